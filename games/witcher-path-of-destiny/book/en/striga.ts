import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/en/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'A crown, a crypt and a reward nobody has collected.',
  2: 'For years the old palace of Wyzima has stood empty because of what sleeps in its vault. She was born there and buried there, and when the moon is full she gets up. The king offers a fortune to whoever gives him back his daughter – alive.',
  3: 'The town whispers of a curse, the nobles of a quick blade and a closed coffin. Others have taken on the task before you, and their horses still stand in the royal stables. Night falls in three hours.',
  4: 'Meet the striga in the palace and learn how she fights.',
  5: 'Turn over every stone and every forgotten paper.',
  6: 'You last until cockcrow, at a price in furniture and ribs. She is too quick for her size, and she never once tires. One of you knows her reach now, another her way back to the vault.',
  7: 'She will rise again tonight, and hungrier. What is more, some servants who did not believe the stories went back for the silver, and are trapped in the east wing.',
  8: 'Keep her away from the people by force.',
  9: 'Draw a circle round the coffin before she wakes.',
  10: 'Behind a locked desk, a locked chapel and several locked mouths lies the proof: the jealous courtier Ostrit spoke the curse. One of you keeps the papers, another the gossip of the kitchens, and both are worth something.',
  11: 'Ostrit knows that you know. The king does not – yet. At supper the courtier raises his cup to you across the whole hall, and is the only one who drinks.',
  12: 'Play the nobles against each other until the truth is spoken.',
  13: 'Gather what the old lore demands.',
  14: 'The wing holds, door by door and table by table. By morning the servants are out, one of them with the silver after all, and the striga has learned to fear steel.',
  15: 'One night is left before the nobles send in torches and crossbows. They call it mercy, and speak of the king as one speaks of the sick.',
  16: 'Keep her out of her coffin, whatever it costs.',
  17: 'Win a little more patience from the court.',
  18: 'The circle burns blue at midnight. The striga walks round it once, twice, and sniffs at the salt like a dog. She cannot cross it, and neither can you.',
  19: 'Inside the ring the curse can be undone, word by word, while she listens. Outside it an older passage leads under the palace, and the dust on its steps is freshly stirred.',
  20: 'Pour everything you have into the circle.',
  21: 'Find her second lair and seal it before dawn.',
  22: 'Over a single sentence the court splits in two, and chairs are pushed back. Ostrit makes his first mistake: he flees, by night and on foot.',
  23: 'A guilty man, a waking monster and a single gate between them. The man has the key. The monster has time.',
  24: 'Bring Ostrit before the king while there is time.',
  25: 'Lure the striga away through the crypt.',
  26: 'Herbs, salt, silver and a lock of a dead mother’s hair: all is ready, if somebody survives to use it. The recipe is older than the palace and gives no quantities.',
  27: 'The lid of the coffin grinds aside. Nine hours remain until the third crow, and the candles are cut for eight.',
  28: 'Undo the curse word by word.',
  29: 'Hold her with a silver chain and bare hands.',
  30: 'Hall by hall you give ground, but never the last one. There are no more doors to close; there is only you. When the light creeps in, she is still on her feet – and so are you.',
  ...ending(
    31,
    (hero) =>
      `Dawn does what steel could not: on the flagstones lies a thin, dirty girl, and she breathes. Foltest comes alone and kneels without a word. The court remembers who did not step back: ${hero}.`,
  ),
  32: 'While swords wait in the yard you talk, promise and flatter. You invent a precedent, then a treaty, and in the end a very old law. The torches burn down before your voice does.',
  ...ending(
    33,
    (hero) =>
      `The king gains time, the striga peace, and the palace stays closed. No child comes out of it, but no more coffins do, either. In Wyzima the last word on the matter belongs to ${hero}.`,
  ),
  34: 'The circle shrinks; the howl becomes a cry, the cry becomes words. They come one by one and with effort, from somebody who was never taught any.',
  ...ending(
    35,
    (hero) =>
      `The princess asks for water and for her own name. The king has to say it twice, for the first time his voice fails. Scholars still argue over the notes of ${hero}.`,
  ),
  36: 'Dust, a falling arch, darkness: the second lair is gone, and she has nowhere to hide from the morning. She digs until her claws break. Then she sits down on the rubble, like a child, and waits.',
  ...ending(
    37,
    (hero) =>
      `The curse breaks in the open air, before a crowd that never learns how. The masons ask who drew the plan of the vaults, for it is better than theirs. It is signed ${hero}.`,
  ),
  38: 'Before throne and town Ostrit says it aloud: the love, the envy, and the wish that somebody heard. And in the vault something goes quiet.',
  ...ending(
    39,
    (hero) =>
      `For once justice is done by daylight, and the girl who slept through it wakes with clean hands. Foltest pays. Under the verdict, beside the royal seal, stands one more name: ${hero}.`,
  ),
  40: 'Down the narrow stair she follows your lantern, away from the town and into the old moat. Ostrit walks before you, since you asked him to; he no longer asks why.',
  ...ending(
    41,
    (hero) =>
      `She never returns to the palace, and Ostrit is found at the foot of the stair. The king pays and does not want to know any more. The lantern is kept by ${hero}.`,
  ),
  42: 'The last word costs blood, and takes it from whoever speaks. But the fur falls from her arms like ash, and under it is the skin of a child that has never seen the sun.',
  ...ending(
    43,
    (hero) =>
      `A frightened girl looks at the world for the first time and finds it far too bright. She bites two physicians. She sleeps only while the door is kept by ${hero}.`,
  ),
  44: 'Silver bites, the chain holds, and at the third crow the coffin is still empty. You let go finger by finger, and not every finger obeys at once.',
  ...ending(
    45,
    (hero) =>
      `The bargain of dawn is kept to the letter: the king has a daughter, the town its sleep. No minstrel ever gets the story right. But the fencing schools of the North now teach a guard named after ${hero}.`,
  ),
}
