import type { replay as english } from '../en/replay.ts'

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
  speed: 'Rychlost',
  eyes: 'Čí pohled',
  all: 'Všechno najednou',
  link: 'Zkopírovat odkaz na tuto chvíli',
  playOn: 'Hrát odtud dál proti botům',
  share: 'Dát na server, ať ji vidí i ostatní',
}
