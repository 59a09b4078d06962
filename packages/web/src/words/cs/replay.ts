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
  course: 'Body všech tah po tahu; svislé čáry jsou začátky kol',
  swing: (name, by) => `${name} a náskok o ${by} lepší. Podívejte se na chvíli předtím a zahrajte to líp.`,
  speed: 'Rychlost',
  eyes: 'Čí pohled',
  all: 'Všechno najednou',
  link: 'Zkopírovat odkaz na tuto chvíli',
  playOn: 'Hrát odtud dál proti botům',
  share: 'Dát na server, ať ji vidí i ostatní',
}
