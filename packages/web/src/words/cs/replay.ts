import type { replay as english } from '../en/replay.ts'

export const replay: typeof english = {
  title: 'Záznam',
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
  linkHere: 'Zkopírovat odkaz pro toto zařízení',
  linkHereText: 'Tento odkaz funguje jen v tomto prohlížeči. Chcete-li hru ukázat někomu jinému, pošlete záznam.',
  send: 'Uložit záznam k odeslání',
  seal: 'Kostky ověřeny',
  sealText: 'Každý hod i každé losování vychází ze semínka, jehož otisk byl ukázán před prvním tahem.',
  playOn: 'Hrát odtud dál proti botům',
  share: 'Dát na server, ať ji vidí i ostatní',
}
