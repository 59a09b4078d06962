import { counted } from '../../words/cs/amounts.ts'
import type { MapWords } from './map.ts'

export const map: MapWords = {
  label: (map) => `Mapa: ${map}`,
  space: (text, named) => (named ? text : `políčko ${text}`),
  all: 'Celá mapa',
  threat: {
    name: 'Nepřítel na cestě',
    text: 'Kdo jde tudy, bojuje s nejslabším zbývajícím nepřítelem, projde s opatrností, nebo se vzdá nákladního zvířete. Tábory na obou koncích ho zaženou.',
  },
  treasure: {
    name: 'Poklad na cestě',
    text: 'Kdo jde tudy, dobere si poklad, dokud nestojí tábory na obou koncích.',
  },
  quiet: 'Na obou koncích stojí tábory, nebo už nezbývá nikdo, kdo by tu číhal: neplatí.',
  townRule: 'Odtud se všichni vydávají na cestu. Platí jako tábor.',
  brings: (amount) => `Tábor zde vynese: ${amount}.`,
  route: (goods, solo, shared) =>
    `Konec obchodní cesty (${goods}). Body za oba vlastní tábory: ${solo}, za společnou cestu: ${shared}.`,
  token: 'Čeká tu setkání.',
  book: 'U této knihy žádné setkání nečeká.',
  water: 'Otrávená voda: příchod stojí 1 bod zdraví.',
  mammoth: 'Pasou se tu mamuti: kdo na konci nemá tábor u mamutů, ztrácí body.',
  here: (names) => `Stojí tu: ${names}.`,
  journey: ({ steps, hearts, threats, treasures }) =>
    [
      `${counted(steps, 'krok', 'kroky', 'kroků')}, ${counted(hearts, 'bod zdraví', 'body zdraví', 'bodů zdraví')}`,
      ...(threats > 0 ? [`kolem ${counted(threats, 'nepřítele', 'nepřátel', 'nepřátel')}`] : []),
      ...(treasures > 0 ? [`přes ${counted(treasures, 'poklad', 'poklady', 'pokladů')}`] : []),
    ].join(', '),
  steps: (n) => counted(n, 'krok', 'kroky', 'kroků'),
}
