import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/en/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Two stories, one market day, no clean hands.',
  2: 'You come to Blaviken to sell a dead swamp horror and are handed a choice nobody should be given. The mage Stregobor and the exile Renfri both ask for help – against each other. Both pay in gold, and neither will hear of a third way.',
  3: 'Market day is the day after tomorrow, and the square already smells of fish and fresh planks. The alderman wants no trouble; trouble has already taken rooms at the inn.',
  4: 'Comb the town for the woman and her companions.',
  5: 'Get past the illusions and hear the mage out.',
  6: 'Renfri tells it without tears: a princess hunted for the hour of her birth, sold, starved, and taught her trade by those who hunted her. Whoever stood closest to her is watched from now on; whoever kept the tower in sight learned something too.',
  7: 'She leaves the decision to you, or says so. She pours the wine herself. Across the yard her men are sharpening their blades, all in one rhythm.',
  8: 'Talk her towards a bargain she can live with.',
  9: 'Take their weapons before the market opens.',
  10: 'Behind a false garden, under false blossom, sits a frightened old man with a theory and a request nobody likes. Whoever opened his door now owes him; whoever stayed in the alleys overheard the other side.',
  11: 'His proof is a list of dead girls, in a very neat hand. It can be read as a warning or as a confession. The second way of reading it has never occurred to him.',
  12: 'Ride out and learn what really happened to Renfri.',
  13: 'Ask the alderman for guards and a quiet town.',
  14: 'She listens. Once she even laughs, like somebody who used to do it often. Then she says what it would take to believe you.',
  15: 'What she needs is the door of the tower, open, at dawn. What you need is a reason to stand on either side of it.',
  16: 'Go in first and keep the hall.',
  17: 'Warn the mage and close every way in.',
  18: 'Hired swords without their swords make poor company. They drink, they grumble, and one by one they find that they are needed elsewhere. Renfri remembers who struck first.',
  19: 'Alone she is more dangerous – or perhaps easier to save. Her face is the same as ever, and does not help you to tell which.',
  20: 'Promise safe passage and mean it.',
  21: 'Help with the sleeping spell and hope he keeps his word.',
  22: 'The people you find remember a child, not a monster: a loud one, fond of dogs. Somebody paid them to forget, and paid well. They remember the sum to this day.',
  23: 'In Blaviken the stalls are going up, and hired blades stroll between them, asking the price of things that they will not buy.',
  24: 'Meet the hirelings before they meet the crowd.',
  25: 'Take the old man through the fishers’ gate.',
  26: 'The alderman lends you six guards and a look you will not forget. He likes you, he says, and would like to go on liking you.',
  27: 'Under the tower lies a laboratory nobody mentioned, and not long ago somebody worked there. Outside, Renfri’s patience is gone; inside, the guards are learning not to touch anything.',
  28: 'Search the cellar while the guards look away.',
  29: 'Help the mage to prove his theory.',
  30: 'The door breaks, the illusions burn, and blossom turns to soot in the air. The old man’s last spell finds nobody. Renfri climbs the stairs slowly, as one climbs stairs in a dream.',
  ...ending(
    31,
    (hero) =>
      `Blaviken wakes to a dead mage and an empty inn. Nobody saw anything, and everybody has an opinion. Some call it justice, others call it ${hero}.`,
  ),
  32: 'Runes close over the door like ice over a pond. Renfri strikes it once with her fist, nods as if it had answered, and rides away.',
  ...ending(
    33,
    (hero) =>
      `The tower stays shut for a hundred days, and the feud with it. The old man shouts from his window for as long as he has anything to say. The key is worn by ${hero}.`,
  ),
  34: 'She looks at the open road as if it were a trap, because every open road that she knows was one. Then she takes it, and does not look back.',
  ...ending(
    35,
    (hero) =>
      `Years later a caravan captain in the south drinks to a promise kept. She never tells the story, and nobody who rides with her would dare to ask. The second cup is for ${hero}.`,
  ),
  36: 'Sleep takes her in the middle of a word, and nobody will ever know of which. The mage thanks you too quickly. He is already measuring the light.',
  ...ending(
    37,
    (hero) =>
      `A figure of crystal stands in the tower and children dare each other to look. Her eyes are open, they say. The guilt is written down, on one page and without excuses, by ${hero}.`,
  ),
  38: 'Steel rings between the stalls and stops an arm’s length from the first child. It is over before the fish has been weighed. Nobody thanks you, for nobody understands yet what did not happen.',
  ...ending(
    39,
    (hero) =>
      `The town throws stones, because it saw only the blood. The alderman turns his back, and can do no more for you. Most of the stones hit ${hero}.`,
  ),
  40: 'Under herring and sailcloth a great scholar leaves town, complaining all the way of the smell, the company and the state of learning in the North.',
  ...ending(
    41,
    (hero) =>
      `Renfri finds the tower empty and, for once, nobody to hate. She sits on its steps till evening, and her men do not know what to do with their hands. The boat is paid for by ${hero}.`,
  ),
  42: 'Jars, names, dates: the cellar tells the part of the story the mage left out. Some of the jars are empty, and bear a name all the same.',
  ...ending(
    43,
    (hero) =>
      `On market day the alderman reads the ledger aloud, line by line, until nobody thinks of fish any more. The mage leaves under guard. The ledger was laid on the table by ${hero}.`,
  ),
  44: 'The instruments tremble, the mirror clouds, and the theory asks for one more victim. She comes up the stairs by herself, for you gave her your word.',
  ...ending(
    45,
    (hero) =>
      `The proof convinces everyone who was not in the room. It is elegant, and it can be repeated. The textbooks name a single witness: ${hero}.`,
  ),
}
