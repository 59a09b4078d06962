import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/en/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Where the maps stop, the trouble starts.',
  2: 'Your purses are empty and the road has run out at Lower Posada, the last village below the mountains. The peasants have food, beds and barley beer. They also have an odd request, and they wait until you have eaten before they come out with it.',
  3: 'By night something with horns and hooves raids their fields, tramples the hops and throws stones at whoever comes near. They want to be rid of it, but nobody may kill it – and nobody will say why. The elders look at the floor, the children at you.',
  4: 'Sit down with the elders and coax the truth out of them.',
  5: 'Wait in the hops with a stick, a net and a bad temper.',
  6: 'Mead loosens tongues. The village obeys an old book of charms, kept by a wise woman who cannot read it and understood by a girl who never speaks. One of you earns the elders’ trust before the jug is empty; another steps out for air and sees who carries grain away at night.',
  7: 'The book describes the horned guest and a way to be rid of him, in verses older than the village. The grain, though, leaves by cart and not by magic. Two trails, then, and only one of them smells of mead.',
  8: 'Puzzle out the charm with the girl’s silent help.',
  9: 'Trail the missing grain towards the mountains.',
  10: 'It begins with a stone that knocks off a hat and ends with a wrestling match among the hop poles. The fiend turns out to be a sylvan with a good throwing arm and a rich vocabulary. One of you makes sense of him; another keeps pressing until he bolts and leaves clear prints.',
  11: 'Now you know what he is: no devil, only a nuisance that keeps its word. Why a sylvan should need seed, tools and fodder is another matter. Of all that he takes he eats nothing himself.',
  12: 'Offer him a game, a drink and a fair hearing.',
  13: 'Follow the hoofprints up the gully.',
  14: 'The charm is no weapon but a promise between the fields and those who till them. Whoever breaks it goes hungry; whoever keeps it is never quite alone out there. When the last word has been read, the girl smiles for the first time.',
  15: 'Out of the hills come elves, gaunt and proud, to fetch their share. Nobody ever offered it to them, so they never learned to ask. Words or wonders must settle it, and soon, for the first bow is strung.',
  16: 'Trust the old power that walks in her shape.',
  17: 'Talk peasants and elves to one table.',
  18: 'On wheels wrapped in rags the cart climbs all night and leads you to a camp hidden in the rocks. First you see the sacks. Then you see the arrows, and where they are pointed.',
  19: 'Bound to a tree, you listen to the elves debating how quietly you ought to vanish. It would seem rude to them to lower their voices. The youngest counts the sacks meanwhile, again and again, as if the number might grow.',
  20: 'Fight your way out before the verdict falls.',
  21: 'Use the ravine, the dusk and a loose knot.',
  22: 'You lose at dice, and that helps. Over stolen beer the sylvan admits it: he gathers seed for hungry elves who were driven into the mountains and never learned to farm. He is not made for charity, he says, so he calls it theft.',
  23: 'Snow lies on the passes already. Whoever wants peace before winter must bring the elves something better than pride – and the village a reason to let it go.',
  24: 'Lead a supply train over the forgotten path.',
  25: 'Wake the old guardian of the valley.',
  26: 'His den is a larder: sacks in rows, seed sorted by hand, hoes and sickles greased against rust. All of it is neatly packed for somebody else. That somebody is already standing behind you.',
  27: 'The elves need no witnesses, the sylvan wants no blood, and mist is rising from the valley. Somewhere in it a child is humming. None of you has brought a child.',
  28: 'Hold the ravine until they tire of it.',
  29: 'Answer the voice that calls from the fields.',
  30: 'The girl walks between the two lines as if through a field. She raises her hand, and every blade sinks. For one breath the whole valley smells of blossom, in the last week of autumn.',
  ...ending(
    31,
    (hero) =>
      `Elves and peasants part without a blow, and the fields bear twice that year. In Lower Posada nobody speaks of it to strangers. But there is a ballad, and it tells who understood the girl before all others: ${hero}.`,
  ),
  32: 'It takes all night, three barrels and one broken bench. They quarrel over every sack and every insult since their grandfathers’ days. But towards morning they count the sacks together, and the elf turns out to have had the right number.',
  ...ending(
    33,
    (hero) =>
      `The treaty of Lower Posada is scratched on a barrel lid and still holds. Both peoples signed by a mark, for neither trusted the other’s letters. One name alone is written out in full, as surety for both: ${hero}.`,
  ),
  34: 'Ropes snap, fists fly, and the camp learns what cornered wanderers are worth. Afterwards nobody asks who struck first. You leave three broken bows behind, two broken noses, and all of the grain.',
  ...ending(
    35,
    (hero) =>
      `The elves withdraw higher into the rocks and the raids end, though nobody sings of it gladly. Up there hunger does the rest, and cannot be seen from here. Posada keeps a song without a chorus, a few scars, and the name of ${hero}.`,
  ),
  36: 'A shadow, a loosened knot, a long-held breath. The sentry looks away for a moment longer than needed, and whether on purpose nobody will ever know. By moonrise you are gone.',
  ...ending(
    37,
    (hero) =>
      `The camp is never found again and the village keeps its private devil, who is rather proud of it. Grain still vanishes, but never the last of it. Those who know the way follow the signs cut into the rock by ${hero}.`,
  ),
  38: 'Sack by sack the seed crosses the pass, on mules, on shoulders, and once on a sylvan who complains all the way. On the other side an elf takes a first handful, looks at it for a long time and bends down to a furrow.',
  ...ending(
    39,
    (hero) =>
      `In spring there is barley above the tree line, thin and crooked and their own. When the mountain folk brew their first beer of it, they do not drink to a king. They drink to a guide called ${hero}.`,
  ),
  40: 'You call into an empty field and feel foolish. Out of the corn walks someone who was never merely a girl. Behind her the ears straighten, row after row, like an army.',
  ...ending(
    41,
    (hero) =>
      `The Lady takes her old people under her cloak and leaves the valley to the living. From that day the book of charms is blank, and nobody misses it. Her last glance, half thanks and half warning, is caught by ${hero}.`,
  ),
  42: 'Stone by stone you hold the gully, until arms are too tired for hatred. At dawn both sides see how few of them are left standing, and nobody wants to go on.',
  ...ending(
    43,
    (hero) =>
      `Both sides carry off their wounded and their excuses. Posada pays in full, quickly, and would rather that you did not stay for supper. The heaviest purse, and the longest road from here, goes to ${hero}.`,
  ),
  44: 'The mist closes and the bows fall silent. Out of the white comes a voice and asks each of you one question. Nobody is asked the same, and nobody ever tells the others.',
  ...ending(
    45,
    (hero) =>
      `You wake at the edge of the fields with empty hands and a pardon. The sacks are gone, and with them every reason to fight. The voice fades from all minds; its question, and the answer, are remembered only by ${hero}.`,
  ),
}
