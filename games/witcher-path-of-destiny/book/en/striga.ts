import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/en/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'A crown, a crypt and a reward nobody has collected.',
  2: 'For years the old palace of Wyzima has stood empty because of what sleeps in its vault. The king offers a fortune to whoever gives him back his daughter – alive.',
  3: 'The town whispers of a curse, the nobles of a quick blade. Night falls in three hours.',
  4: 'Meet the striga in the palace and learn how she fights.',
  5: 'Turn over every stone and every forgotten paper.',
  6: 'You last until cockcrow, at a price in furniture and ribs. One of you knows her reach now, another her way back to the vault.',
  7: 'She will rise again tonight, and hungrier. Servants are still trapped in the east wing.',
  8: 'Keep her away from the people by force.',
  9: 'Draw a circle round the coffin before she wakes.',
  10: 'A locked desk holds the proof: the jealous courtier Ostrit spoke the curse. One of you keeps the papers, another the gossip of the kitchens, and both are worth something.',
  11: 'Ostrit knows that you know. The king does not – yet.',
  12: 'Play the nobles against each other until the truth is spoken.',
  13: 'Gather what the old lore demands.',
  14: 'The wing holds. By morning the servants are out and the striga has learned to fear steel.',
  15: 'One night is left before the nobles send in torches and crossbows.',
  16: 'Keep her out of her coffin, whatever it costs.',
  17: 'Win a little more patience from the court.',
  18: 'The circle burns blue at midnight. She cannot cross it, and neither can you.',
  19: 'Inside the ring the curse can be undone; outside it, an older passage leads under the palace.',
  20: 'Pour everything you have into the circle.',
  21: 'Find her second lair and seal it before dawn.',
  22: 'The court splits in two and Ostrit makes his first mistake: he flees at night.',
  23: 'A guilty man, a waking monster and a single gate between them.',
  24: 'Bring Ostrit before the king while there is time.',
  25: 'Lure the striga away through the crypt.',
  26: 'Herbs, salt, silver and a lock of hair: all is ready, if somebody survives to use it.',
  27: 'The lid of the coffin grinds aside. Nine hours remain until the third crow.',
  28: 'Undo the curse word by word.',
  29: 'Hold her with a silver chain and bare hands.',
  30: 'Hall by hall you give ground, but never the last one. When the light creeps in, she is still on her feet – and so are you.',
  ...ending(
    31,
    (hero) =>
      `Dawn does what steel could not: a girl lies on the flagstones. The court remembers who did not step back: ${hero}.`,
  ),
  32: 'While swords wait in the yard you talk, promise and flatter until the torches burn down.',
  ...ending(
    33,
    (hero) =>
      `The king gains time, the striga peace, and the palace stays closed. In Wyzima the last word belongs to ${hero}.`,
  ),
  34: 'The circle shrinks; the howl becomes a cry, the cry becomes words.',
  ...ending(
    35,
    (hero) => `The princess asks for water and for her own name. Scholars still argue over the notes of ${hero}.`,
  ),
  36: 'Dust, a falling arch, darkness: the second lair is gone and she has nowhere to hide from the morning.',
  ...ending(
    37,
    (hero) =>
      `The curse breaks in the open air, before a crowd that never learns how. The plan of the vaults is signed ${hero}.`,
  ),
  38: 'Before throne and town Ostrit says it aloud, and something in the vault goes quiet.',
  ...ending(
    39,
    (hero) => `For once justice is done by daylight. Foltest pays, and the verdict carries one more name: ${hero}.`,
  ),
  40: 'Down the narrow stair she follows your lantern, away from the town and into the old moat.',
  ...ending(
    41,
    (hero) =>
      `She never returns to the palace, and Ostrit is found at the foot of the stair. The lantern is kept by ${hero}.`,
  ),
  42: 'The last word costs blood, but the fur falls from her arms like ash.',
  ...ending(
    43,
    (hero) =>
      `A frightened child looks at the world for the first time. She sleeps only while the door is kept by ${hero}.`,
  ),
  44: 'Silver bites, the chain holds, and at the third crow the coffin is still empty.',
  ...ending(
    45,
    (hero) =>
      `The bargain of dawn is kept to the letter. Fencing schools of the North now teach a guard named after ${hero}.`,
  ),
}
