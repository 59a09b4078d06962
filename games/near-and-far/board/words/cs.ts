import { vocabulary } from '../../words/cs/vocabulary.ts'
import { words as game } from '../../words/cs.ts'
import { map } from './map.cs.ts'
import type { BoardWords, NearAndFarSpoken } from './words.ts'

const board: BoardWords = {
  tabs: { map: 'Mapa', town: 'Město', company: 'Družina', hand: 'Artefakty', label: 'Části stolu' },
  map,
  town: { name: 'Město' },
  company: { of: (name) => `Družina: ${name}` },
  hand: { name: 'Artefakty v ruce' },
  encounter: { name: 'Setkání' },
  ending: { title: 'Cesta je u konce' },
  summary: {
    points: 'Body putování',
    hearts: 'Zdraví',
    coins: 'Mince',
    gems: 'Drahokamy',
    food: 'Jídlo',
    camps: 'Tábory na desce',
  },
}

export const words: NearAndFarSpoken = { ...game, board, vocabulary }
