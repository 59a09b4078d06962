import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/en/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Where the maps stop, the trouble starts.',
  2: 'Your purses are empty and the road has run out at Lower Posada, the last village below the mountains. The peasants have food, beds and an odd request.',
  3: 'Something with horns and hooves raids their fields. They want to be rid of it, but nobody may kill it – and nobody will say why.',
  4: 'Sit down with the elders and coax the truth out of them.',
  5: 'Wait in the hops with a stick, a net and a bad temper.',
  6: 'Mead loosens tongues: the village obeys an old book of charms, kept by the wise woman and understood by a girl who never speaks. One of you earns the elders’ trust, another sees who carries grain away at night.',
  7: 'The book describes the horned guest and a way to be rid of him. The grain, though, leaves by cart and not by magic.',
  8: 'Puzzle out the charm with the girl’s silent help.',
  9: 'Trail the missing grain towards the mountains.',
  10: 'The fiend turns out to be a sylvan with a good throwing arm and a rich vocabulary. One of you makes sense of him, another keeps pressing until he bolts and leaves clear prints.',
  11: 'Now you know what he is. Why a sylvan should need seed, tools and fodder is another matter.',
  12: 'Offer him a game, a drink and a fair hearing.',
  13: 'Follow the hoofprints up the gully.',
  14: 'The charm is no weapon but a promise between the fields and those who till them. The girl smiles for the first time.',
  15: 'Out of the hills come elves, gaunt and proud, to fetch their share. Words or wonders must settle it.',
  16: 'Trust the old power that walks in her shape.',
  17: 'Talk peasants and elves to one table.',
  18: 'The cart leads to a camp hidden in the rocks. First you see the sacks, then the arrows pointed at you.',
  19: 'Bound to a tree, you listen to the elves debating how quietly you ought to vanish.',
  20: 'Fight your way out before the verdict falls.',
  21: 'Use the ravine, the dusk and a loose knot.',
  22: 'Over dice and stolen beer the sylvan admits it: he gathers seed for hungry elves who never learned to farm.',
  23: 'Winter is close. Whoever wants peace must bring the elves something better than pride.',
  24: 'Lead a supply train over the forgotten path.',
  25: 'Wake the old guardian of the valley.',
  26: 'His den is a larder, neatly packed for somebody else. That somebody is already standing behind you.',
  27: 'The elves need no witnesses, the sylvan wants no blood, and the mist is rising.',
  28: 'Hold the ravine until they tire of it.',
  29: 'Answer the voice that calls from the fields.',
  30: 'The girl raises her hand and every blade sinks. For one breath the whole valley smells of blossom.',
  ...ending(
    31,
    (hero) =>
      `Elves and peasants part without a blow, and the fields bear twice that year. In the ballad ${hero} understands her first.`,
  ),
  32: 'It takes all night, three barrels and one broken bench, but in the end they count the sacks together.',
  ...ending(
    33,
    (hero) =>
      `The treaty of Lower Posada is scratched on a barrel lid and still holds. At its head stands one name: ${hero}.`,
  ),
  34: 'Ropes snap, fists fly, and the camp learns what cornered wanderers are worth.',
  ...ending(
    35,
    (hero) =>
      `The elves withdraw higher into the rocks and the raids end, though nobody sings of it gladly. What remains is scars, and ${hero}.`,
  ),
  36: 'A shadow, a loosened knot, a long held breath: by moonrise you are gone.',
  ...ending(
    37,
    (hero) =>
      `The camp is never found again and the village keeps its private devil. Those who know the way follow the signs of ${hero}.`,
  ),
  38: 'Sack by sack the seed crosses the pass, and the first elf bends down to a furrow.',
  ...ending(
    39,
    (hero) => `In spring there is barley above the tree line. The mountain folk drink to a guide called ${hero}.`,
  ),
  40: 'You call, and out of the corn walks someone who was never merely a girl.',
  ...ending(
    41,
    (hero) =>
      `The Lady takes her people under her cloak and leaves the valley to the living. Her last glance is caught by ${hero}.`,
  ),
  42: 'Stone by stone you hold the gully till dawn, and at dawn nobody wants to go on.',
  ...ending(
    43,
    (hero) =>
      `Both sides carry off their wounded and their excuses. Posada pays in full, and the largest purse goes to ${hero}.`,
  ),
  44: 'The mist closes, the bows fall silent, and a soft voice asks each of you one question.',
  ...ending(
    45,
    (hero) =>
      `You wake at the edge of the fields with empty hands and a pardon. The answer is remembered only by ${hero}.`,
  ),
}
