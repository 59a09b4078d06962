import type { Words } from '@krcma/kernel'
import type { TalesOfGlory } from '../../shape.ts'

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: NonNullable<Words<TalesOfGlory>['reason']> = {
  glory: (by) => (by > 0 ? 'more glory' : 'less glory'),
  coins: (by) => (by > 0 ? 'more coins' : 'fewer coins'),
  potions: (by) => (by > 0 ? 'more potions' : 'fewer potions'),
  combat: (by) => (by > 0 ? 'more combat' : 'less combat'),
  magic: (by) => (by > 0 ? 'more magic' : 'less magic'),
  monsters: (by) => (by > 0 ? 'more monsters in the tale' : 'fewer monsters in the tale'),
  characters: (by) => (by > 0 ? 'more characters in the tale' : 'fewer characters in the tale'),
  places: (by) => (by > 0 ? 'more places in the tale' : 'fewer places in the tale'),
  treasures: (by) => (by > 0 ? 'more treasures in the tale' : 'fewer treasures in the tale'),
  keys: (by) => (by > 0 ? 'more opened chests' : 'fewer opened chests'),
  'locked-glory': (by) => (by > 0 ? 'more glory in locked chests' : 'less glory in locked chests'),
  'locked-supplies': (by) => (by > 0 ? 'more supplies in locked chests' : 'fewer supplies in locked chests'),
  'locked-powers': (by) =>
    by > 0 ? 'more combat and magic in locked chests' : 'less combat and magic in locked chests',
  'locked-others': (by) => (by > 0 ? 'more in locked chests' : 'less in locked chests'),
  'open-sides': (by) => (by > 0 ? 'more sides open to the next tiles' : 'fewer sides open to the next tiles'),
  'open-half-keys': (by) =>
    by > 0 ? 'more half keys waiting for their other half' : 'fewer half keys waiting for their other half',
  'promised-glory': (by) => (by > 0 ? 'more glory promised by places' : 'less glory promised by places'),
  'promised-supplies': (by) => (by > 0 ? 'more supplies promised by places' : 'fewer supplies promised by places'),
  'promised-powers': (by) =>
    by > 0 ? 'more combat and magic promised by places' : 'less combat and magic promised by places',
  'promised-keys': (by) => (by > 0 ? 'more keys promised by places' : 'fewer keys promised by places'),
  'first-player': (by) => (by > 0 ? 'the first player token' : 'no first player token'),
  'spare-coins': (by) => (by > 0 ? 'more coins than are needed' : 'fewer coins than could be spared'),
  'spare-potions': (by) => (by > 0 ? 'more potions than are needed' : 'fewer potions than could be spared'),
  'great-combat': (by) => (by > 0 ? 'combat for the great monsters' : 'too little combat for the great monsters'),
  'great-magic': (by) => (by > 0 ? 'magic for the great monsters' : 'too little magic for the great monsters'),
  'final-glory': (by) => (by > 0 ? 'more glory at the end of the game' : 'less glory at the end of the game'),
  'final-growth': (by) =>
    by > 0 ? 'rewards that still grow until the end' : 'fewer rewards that still grow until the end',
  'final-majorities': (by) => (by > 0 ? 'more for majorities' : 'less for majorities'),
  majorities: (by) => (by > 0 ? 'more majorities' : 'fewer majorities'),
  leads: (by) => (by > 0 ? 'a greater lead for majorities' : 'a smaller lead for majorities'),
  quests: (by) => (by > 0 ? 'quests still in hand' : 'fewer quests in hand'),
}
