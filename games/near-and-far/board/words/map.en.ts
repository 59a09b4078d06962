import { counted } from '../../words/en/amounts.ts'
import type { MapWords } from './map.ts'

export const map: MapWords = {
  label: (map) => `Map: ${map}`,
  space: (text) => text,
  all: 'The whole map',
  threat: {
    name: 'A threat on the path',
    text: 'Whoever goes this way fights the weakest threat that is left, passes with caution, or lets a pack animal go. Camps at both ends drive it away.',
  },
  treasure: {
    name: 'A treasure on the path',
    text: 'Whoever goes this way draws a treasure, as long as there are not camps at both ends.',
  },
  quiet: 'There are camps at both ends, or nobody is left to lie in wait: it counts no more.',
  townRule: 'Everybody sets out from here. It counts as a camp.',
  brings: (amount) => `A camp here brings ${amount}.`,
  route: (goods, solo, shared) =>
    `One end of the trade route for ${goods}: ${solo} points if both camps are yours, ${shared} if they are shared.`,
  token: 'An encounter waits here.',
  book: 'No encounter waits at this book.',
  water: 'Poisoned water: whoever arrives loses 1 heart.',
  mammoth: 'Mammoths graze here: at the end whoever has no camp with mammoths loses points.',
  here: (names) => `Here: ${names}.`,
  journey: ({ steps, hearts, threats, treasures }) =>
    [
      `${counted(steps, 'step', 'steps')}, ${counted(hearts, 'heart', 'hearts')}`,
      ...(threats > 0 ? [`past ${counted(threats, 'threat', 'threats')}`] : []),
      ...(treasures > 0 ? [`over ${counted(treasures, 'treasure', 'treasures')}`] : []),
    ].join(', '),
  steps: (n) => counted(n, 'step', 'steps'),
}
