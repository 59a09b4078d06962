import type { replay as english } from '../en/replay.ts'
import { plural } from '../plural.ts'

export const replay: typeof english = {
  title: 'Záznam',
  unproven: 'Pravidla se od té doby změnila. Ukazujeme, co o partii říká soubor; dokázat se to tu nedá.',
  undrawable: 'Tahle partie se hrála podle starších pravidel a dnešní deska ji nakreslit neumí.',
  step: (n, of) => `Tah ${n} z ${of}`,
  play: 'Přehrát',
  pause: 'Zastavit',
  next: 'O tah dál',
  previous: 'O tah zpět',
  first: 'Na začátek',
  last: 'Na konec',
  course: 'Body všech tah po tahu; svislé čáry jsou začátky kol',
  ahead: 'Kdo vedl',
  judge: { points: 'podle bodů na stole', mind: 'na první pohled', master: 'podle mistra' },
  judging: 'Mistr to promýšlí:',
  swings: 'Kroužky označují tahy, které změnily nejvíc.',
  swing: (name, by) =>
    `Příští tah: ${name} si proti ostatním polepší o ${plural('cs', by, { one: 'bod', few: 'body', other: 'bodů' })}.`,
  better: 'Zahrát to líp',
  speed: 'Rychlost',
  eyes: 'Čí pohled',
  all: 'Všechno najednou',
  link: 'Zkopírovat odkaz na tuto chvíli',
  linkHere: 'Zkopírovat odkaz pro toto zařízení',
  linkHereText: 'Tento odkaz funguje jen v tomto prohlížeči. Chcete-li hru ukázat někomu jinému, pošlete záznam.',
  send: 'Uložit záznam k odeslání',
  seal: 'Kostky ověřeny',
  sealText: 'Každý hod i každé losování vychází ze semínka, jehož otisk byl ukázán před prvním tahem.',
  playOn: 'Hrát odtud dál proti botům',
  share: 'Dát na server, ať ji vidí i ostatní',
}
