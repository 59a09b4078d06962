import { pages } from '../pages.ts'

export const chapter = pages({
  17: {
    text: 'Where three forest paths meet stands a signpost with one arm, and on it sits an owl. Whenever nobody is looking, she takes the arm in her beak and swings it round. Three villages have not greeted each other for twenty-two years, each being certain that the other two do it. The owl looks at you and will not be the first to blink.',
    a: {
      label: 'Watch the owl for a night',
      result:
        'Four times the arm creaks round, and four times you find someone in the dark where it points: a pedlar, a child, a priest, a cow. It never meant the villages. It shows whoever is nearest to getting lost. At dawn it swings towards you, and a feather comes down.',
    },
    b: {
      label: 'Drive her off and nail the arm',
      result:
        'She goes for your hat, then for the hand with the hammer. Six nails later the arm points where its lettering says, and the owl has moved to a spruce, offended. People from the three villages come to look. They stand about; then somebody brings up the matter of the well.',
    },
  },
  18: {
    text: 'This pine is bandaged from the roots to as high as a ladder reaches. Somebody has dressed every cut with linen, tied it off with a flat knot and inked a date on it, year after year. The lowest strip is clean and has nothing to hold together yet. The date on it is tomorrow’s.',
    a: {
      label: 'Wait for tomorrow with fresh linen',
      result:
        'With the first light a sword that nobody holds whistles through the air, and the bark opens a hand’s breadth. You are ready: three turns, the knot, the ink. In a fork above your head hang a loaf, a cheese and a coin. Wages, says the slip, for the next on duty.',
    },
    b: {
      label: 'Look for whoever will strike',
      result:
        'Six miles off a sergeant of the Unbled is trying his blade on his own forearm and laughing: never a scratch. Getting it away from him takes a while. Where your fist has landed a bruise comes up. He reads it like a letter from home, and pays for the lesson.',
    },
  },
  19: {
    text: 'Ladle has stopped in mid-stride. She is a pack turtle, big as a hay cart, with a whole workshop roped to her shell, bench, vice and kettle, and nothing will move her. Kesha, the lizardfolk machinist, lies flat beside the left hind foot with her head on the ground. ‘It ticks,’ she reports. ‘Whatever she is standing on, it ticks.’',
    a: {
      label: 'Lift the foot, toe by toe',
      result:
        'Toe after toe goes up on a wooden wedge, and at each one Ladle sighs. Underneath, pressed into the clay, a kitchen clock is going. It bears the names of three owners, all crossed out. Kesha hangs it over her bench, and the turtle sets off in time with it.',
    },
    b: {
      label: 'Buy whatever ticks, unseen',
      result:
        'For a thing she cannot see Kesha asks little: a reel of wire and a joke about hinges. Then she tickles the turtle behind the knee. You pull a kitchen clock out of the clay and open the case: in the bearing sits a ruby. ‘Well bought,’ says Kesha, rather later than is polite.',
    },
  },
  20: {
    text: 'One birch in the White Glade does not bleed. Chapel folk with candles stand on this side of it, resin burners with pails on that, toe to toe since spring; some of their boots are overgrown with bindweed. Both claim the tree. Nobody wants to be the first to go home, not even for dinner.',
    a: {
      label: 'Ask the birch itself',
      result:
        'To ask, one sleeps on its roots. In the morning a single white leaf is shut in your fist; you did not pick it. Candles and pails bend over it together. Somebody sets a kettle of white flowers on the fire, enough for all of them and a bag over for you.',
    },
    b: {
      label: 'Drive both out of the glade',
      result:
        'After a scuffle they leave, several of them barefoot, their boots still in the grip of the bindweed. It gets so quiet that you hear a catkin drop. The trampled ground beneath it sounds hollow: here lies the box that each side has been accusing the other of hiding.',
    },
  },
  21: {
    text: 'Out of a hollow log looks a drum, and behind the drum a boy in red sleeves. Jory is fourteen and has a scar on his chin, the only one in his regiment of the Unbled. ‘They say I must have let it happen,’ he whispers. Along the path comes the patrol that is looking for him, perfectly in step.',
    a: {
      label: 'Send the patrol the wrong way',
      result:
        'The corporal thanks you, and after him each of his eight men; they are well brought up. When the last red sleeve is out of sight, Jory crawls out and beats a soft roll on the log. ‘That is how you drum a debt,’ he explains. ‘When you call, I come.’',
    },
    b: {
      label: 'Hand him over',
      result:
        'He bites, and is strong for fourteen. The corporal counts new red coins into your palm and has you brought soup, a dry blanket and the place by the fire. The boy may carry his own drum. You hear it for a long time, knocking against his knees.',
    },
  },
  22: {
    text: 'No sign hangs over the charcoal burners’ stall, and none is needed. Their coal glows without a flame, no hotter than a hand, and old people buy it so as to have something to hold in the evening. What wood it comes from they do not say. The eldest wears gloves to weigh it out, and looks elsewhere.',
    a: {
      label: 'Find another wood for them',
      result:
        'Oak is too proud and willow goes out. On the fifth evening a piece of alder, soaked overnight in strong tea, glows almost as kindly as the other. The old burner holds it, changes hands, holds it again. Then he takes off his gloves.',
    },
    b: {
      label: 'Buy cheap and keep silent',
      result:
        'You want a sackful and you want to know nothing; for such customers there is a discount and a bright stone from the ashes. It is pleasant to carry. Only at night, when you are nearly asleep, the piece in your pocket squeezes your fingers.',
    },
  },
  23: {
    text: 'Twelve can stand inside the Hollow Matron and not touch elbows. Names cover her walls up into the dark, scratched with knives, with nails, once with a fork; the oldest are healing, and of some only the first letter is still open. Level with your heart runs a cut that is no letter. It is fresh, and wet.',
    a: {
      label: 'Bind the cut with your shirt',
      result:
        'Folded four times, the shirt just covers it; a cord and two wedges keep it there. You lean on it until the wood stops throbbing and the red runs thin. Somewhere, you will never learn where, a well-aimed stroke goes wide and a man curses his wrist.',
    },
    b: {
      label: 'Cut a board out of her',
      result:
        'The saw sticks, comes free, sticks again. Resin burners buy by weight, and one board of the Matron weighs as much as a calf. They pay with a cut stone and do not haggle. There was somebody’s name on the wood. It drips all the way to the cart.',
    },
  },
  24: {
    text: 'A vixen trots by with a cub in her mouth, lays it under a hazel and trots back for the next. You count along: four, five, six. Having moved the last, she goes over them with her nose, hesitates, and begins to carry them all back. Now there are seven. She has grown thin with it.',
    a: {
      label: 'Count with her until it comes right',
      result:
        'Till dusk you sit between hazel and den and put down a pebble for each. Eight, nine, eight. At last the sum stays a sum, and the vixen lies down around it and sleeps. One cub is left over. It comes to you, smells the pebbles and climbs into your hood.',
    },
    b: {
      label: 'Track down what makes them',
      result:
        'Beyond the den a furrier has hung mirrors between the trunks, so angled that a cub runs in once and comes out twice. He defends them with a skinning knife and departs without his purse. When the glass has been swept up, the vixen counts to five, and leaves it at that.',
    },
  },
  25: {
    text: 'The mushroom picker keeps ten paces between herself and her basket. On top of the ceps lies a cavalry boot, polished, and in the boot is a foot, healthy and warm, with nobody above the ankle. It taps its toe, one two three, one two three. ‘It was under a birch,’ she says. ‘I took it for a large one.’',
    a: {
      label: 'Follow where it wants to go',
      result:
        'Once on the ground it hops ahead at a good pace and waits for you at puddles. After dark you hear fiddles: a barn, lanterns, sixty people in pairs. Until morning the foot does not lack partners. Then it lets itself be put in your bag and does not stir.',
    },
    b: {
      label: 'Show it at fairs',
      result:
        'It kicks like a colt until it is strapped to a velvet board. In the first village they clap in time; in the second a rich widow throws you the stone out of her ring. After that the tapping stops. The leather shines as before.',
    },
  },
  26: {
    text: 'A suit of armour hums at the edge of the wood. Bees have built it full of comb, from the greaves up to the visor, and honey seeps out at the knee. In front of it sits a boy with wet, combed hair. By his reckoning it will fit him on Saturday, and on Saturday he is leaving for the war.',
    a: {
      label: 'Ask the bees on his behalf',
      result:
        'You state his case through the visor in a low voice. They debate it until evening; then the left gauntlet drops into the grass, licked clean. For him it is enough. He carries it home to show his mother, and one bee walks slowly all the way round your wrist.',
    },
    b: {
      label: 'Smoke the bees out',
      result:
        'Wet straw, a bellows, swollen hands. There is honey by the bucket, and in the helmet a stone the bees had walled up. The suit is too wide in the shoulders. The boy sets out in it all the same, straight down the road, clanking, and still dripping at the knee.',
    },
  },
  27: {
    text: 'Sap boils in red kettles at the Resin Works, and the steam tastes of coins. The mistress of the works pays by the tree, in advance if one likes. From a rack of two dozen axes she takes one down without asking. The handle is exactly the length of your arm, and someone has oiled it.',
    a: {
      label: 'Show her tapping without felling',
      result:
        'You cut shallow, set in a spout of elder and, when the cup is full, bind the place with your shirt, for want of better. It brings less in a day than the axe, but it brings it every day. She does the sum twice, in soot on a kettle, and hangs the axe back.',
    },
    b: {
      label: 'Take the axe',
      result:
        'By nightfall nine trees are down, with nine small cries from no throat. The mistress counts stumps, is pleased, and lets you choose from the chest where she keeps what is better than money. Letting go of the axe takes some time; your fingers have to be opened one by one.',
    },
  },
  28: {
    text: 'The altar of the Red Chapel is stacked out of swords, several hundred of them, and not one has ever wounded anybody. The sexton oils them on Thursdays. He used to be an Unbled himself; now he recruits in the name of the King and blesses in the name of no one. On the font lie a pen, a list and a purse.',
    a: {
      label: 'Ask him why he left',
      result:
        'Outside he shows you an ash tree with his initials in it, and below them forty cuts. ‘Forty fights,’ he says, ‘and I was never touched.’ What is left of his pay, coin and jewel, he gives to you; he has not found out what it could be spent on.',
    },
    b: {
      label: 'Take sword and pay',
      result:
        'First you must beat the sergeant in the yard; then you may sign. The sword is cold and stays cold, even beside the stove. The pay, less the sword, is a loaf and one red coin, to be shown on demand. An altar boy with a penknife is sent into the wood, to choose a tree for your initials.',
    },
    c: {
      label: 'Break up the altar',
      result:
        'The recruiting officers object with their fists, until the sexton joins in on your side, armed with a candle snuffer. The swords are light as toys and come down like the contents of a kitchen drawer. He shares out the offertory and his supper, and lights the stove with the list.',
    },
  },
  29: {
    text: '‘Straight through the lung,’ says the hunter, and goes on staring. In the clearing a stag grazes with an arrow upright between its ribs and flicks an ear at a fly. A hundred paces to the left an oak has just fallen over, in full leaf, without a wind. The hunter has taken off his cap; to which of them is not clear.',
    a: {
      label: 'Draw the arrow out',
      result:
        'It needs salt, an hour and a steady hand. Blood follows the point, and the stag flinches, astonished. The oak will not get up again. But the animal limps off into the thicket, and is a stag. The hunter unpicks the stone from his cap and hands it to you.',
    },
    b: {
      label: 'Follow the herd',
      result:
        'Round the neck of every deer is a red ribbon. Their keeper explains it between two lashes of the whip: the King likes to hunt the same stag each Sunday. You relieve him of whip, purse and luncheon basket and cut the ribbons. Thirty heads go up, frightened at last.',
    },
  },
  30: {
    text: 'Over the gorge a bridge is growing, a foot each year, from living branches grafted end to end. On this side it reaches about as far as one can throw a hat. The girl who looks after it has wax under her fingernails, and has worked it out: when the first person crosses, she will be ninety.',
    a: {
      label: 'Graft two feet with her',
      result:
        'You learn the slanting cut, the bast, the wax, and to be slow. In a fortnight the bridge has gained two feet, and she sends you out to the very end. The branches give, and hold. On her tally she crosses out ninety and writes: eighty-eight.',
    },
    b: {
      label: 'Sell tickets for the opening day',
      result:
        'People do like a date, and you choose them a pretty one in May. By evening the roll is sold out. The girl finds a ticket in the moss, reads it, counts on her fingers. Then she takes up the grafting knife and works on, faster than branches can bear.',
    },
  },
  31: {
    text: 'So deep in the wood that not even the drums carry, roots have grown together into a throne, of the right height for a child. Across its arms lies a wooden sword. Nobody has sat here for sixty years, as the moss on the steps can prove. But the seat has been dusted this morning; one still sees the strokes.',
    a: {
      label: 'Wait for whoever dusts it',
      result:
        'On the third morning an old woman comes with a goose feather. She was the nurse. The Red King she calls Mato, and says that he never once slept with his back to the door. You get half of her bread, and two bright stones that he gave her to mind.',
    },
    b: {
      label: 'Take the toy sword',
      result:
        'The roots hold on to it, and you pay with skin. In the hollow below lie a boy’s treasures: a coin, walnuts, something wrapped in gold paper. All along the hilt run the marks of milk teeth, as when somebody bites so that he will not be heard.',
    },
  },
  32: {
    text: 'Pepper vines have taken over a wrecked army wagon. Its wheels lie on three sides of it, the horses left a week ago, and on the box still sits the Unbled who drove it, holding the reins. From there to the ground it is one good step. He looks at it as one looks into a well.',
    a: {
      label: 'Talk him down',
      result:
        '‘I have never fallen,’ he says. ‘How is it done?’ You demonstrate, twice, from the tailboard. At last he lets go of the reins, lands on hands and knees, stays there and laughs. Out of his lining he picks you the stone he had been saving for somebody with a ladder.',
    },
    b: {
      label: 'Unload the wagon before his eyes',
      result:
        'From up there he can reach you with the whip, and does. Army pepper, army biscuit, army boots and a small cash box go past him all the same. When the wagon is empty, he leans down as far as he dares and asks whether you might leave one crate below, as a step.',
    },
    k1: {
      result:
        'Along the shafts, the sideboards and the driver’s shoulders crows are sitting, in rows. One drops a key into your hand; another scores through a stroke on the wood, but only half of it. The key fits a chest under the box. Behind the vines a pack bird stands saddled, and they make way for it without a sound.',
    },
  },
})
