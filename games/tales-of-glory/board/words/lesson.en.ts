import type { Spoken } from '@krcma/look'
import type { TalesOfGlory } from '../../shape.ts'

export const lesson: NonNullable<Spoken<TalesOfGlory>['lesson']> = {
  'return-quest':
    'You were dealt three secret quests. Keep the two that suit your hero: a quest is placed beside the tile of a round and costs what its pennant shows. Quests that are never placed are worth nothing.',
  select:
    'Everybody secretly picks a space. If two pick the same one, whoever comes first after the first player token gets the tile, and the other chooses again. Under each tile you see how many cells of your tale it fits and what you would pay. The upper row is wilderness: one coin or potion more.',
  'select-again': 'Somebody was faster. Take any tile that is left: you see what the others have taken already.',
  place:
    'Place the tile on a glowing cell. Connectors must meet connectors and bare sides bare sides; nothing is ever turned. Signs on a cell show what its connections bring: two half keys make a key, and places reward every connection. If nothing pays off, discard the tile for a coin, a potion and a key.',
  surcharge:
    'The tile comes from the wilderness, so one coin or one potion more is due. You choose which you can spare.',
  'open-chest':
    'A key opens one locked chest, at once. The key of two half keys opens a chest of those two tiles or of your hero; any other key opens any chest of your tale.',
  'next-gain':
    'Several gains wait, and their order makes a difference: rewards that count something should come after what adds to it.',
}
