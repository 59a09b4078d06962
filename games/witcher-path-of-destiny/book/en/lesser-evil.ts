import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/en/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Two stories, one market day, no clean hands.',
  2: 'You come to Blaviken to sell a dead swamp horror and are handed a choice nobody should be given. The mage Stregobor and the exile Renfri both ask for help – against each other.',
  3: 'Market day is the day after tomorrow. The alderman wants no trouble; trouble has already taken rooms at the inn.',
  4: 'Comb the town for the woman and her companions.',
  5: 'Get past the illusions and hear the mage out.',
  6: 'Renfri tells it without tears: a princess hunted for the hour of her birth. Whoever stood closest to her is watched from now on; whoever kept the tower in sight learned something too.',
  7: 'She leaves the decision to you, or says so. Her men are sharpening their blades.',
  8: 'Talk her towards a bargain she can live with.',
  9: 'Take their weapons before the market opens.',
  10: 'Behind a false garden sits a frightened old man with a theory and a request nobody likes. Whoever opened his door now owes him; whoever stayed in the alleys overheard the other side.',
  11: 'His proof is a list of dead girls. It can be read as a warning or as a confession.',
  12: 'Ride out and learn what really happened to Renfri.',
  13: 'Ask the alderman for guards and a quiet town.',
  14: 'She listens. She even laughs. Then she says what it would take to believe you.',
  15: 'What she needs is the door of the tower, open, at dawn.',
  16: 'Go in first and keep the hall.',
  17: 'Warn the mage and close every way in.',
  18: 'Armed men without swords make poor company. Renfri remembers who struck first.',
  19: 'Alone she is more dangerous – or perhaps easier to save.',
  20: 'Promise safe passage and mean it.',
  21: 'Help with the sleeping spell and hope he keeps his word.',
  22: 'The people you find remember a child, not a monster. Somebody paid them to forget.',
  23: 'In Blaviken the stalls are going up, and hired blades stroll between them.',
  24: 'Meet the hirelings before they meet the crowd.',
  25: 'Take the old man through the fishers’ gate.',
  26: 'The alderman lends you six guards and a look you will not forget.',
  27: 'Under the tower lies a laboratory nobody mentioned. Outside, Renfri’s patience is gone.',
  28: 'Search the cellar while the guards look away.',
  29: 'Help the mage to prove his theory.',
  30: 'The door breaks, the illusions burn, and the old man’s last spell finds nobody.',
  ...ending(
    31,
    (hero) => `Blaviken wakes to a dead mage and an empty inn. Some call it justice, others call it ${hero}.`,
  ),
  32: 'Runes close over the door like ice. Renfri strikes it once, nods and rides away.',
  ...ending(33, (hero) => `The tower stays shut for a hundred days, and the feud with it. The key is worn by ${hero}.`),
  34: 'She looks at the open road as if it were a trap, and then she takes it.',
  ...ending(
    35,
    (hero) => `Years later a caravan captain in the south drinks to a promise kept. The second cup is for ${hero}.`,
  ),
  36: 'Sleep takes her in the middle of a word. The mage thanks you too quickly.',
  ...ending(
    37,
    (hero) =>
      `A figure of crystal stands in the tower and children dare each other to look. The guilt is written down by ${hero}.`,
  ),
  38: 'Steel rings between the stalls and stops an arm’s length from the first child.',
  ...ending(39, (hero) => `The town throws stones, because it saw only the blood. Most of them hit ${hero}.`),
  40: 'Under herring and sailcloth a great scholar leaves town, complaining all the way.',
  ...ending(
    41,
    (hero) => `Renfri finds the tower empty and, for once, nobody to hate. The boat is paid for by ${hero}.`,
  ),
  42: 'Jars, names, dates: the cellar tells the part of the story the mage left out.',
  ...ending(
    43,
    (hero) =>
      `The alderman reads the ledger aloud on market day and the mage leaves under guard. It is laid on the table by ${hero}.`,
  ),
  44: 'The instruments tremble, the mirror clouds, and the theory asks for one more victim.',
  ...ending(
    45,
    (hero) => `The proof convinces everyone who was not in the room. The textbooks quote a single source: ${hero}.`,
  ),
}
