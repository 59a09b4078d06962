import { pages } from '../pages.ts'

export const chapter = pages({
  33: {
    text: 'Water has never been seen at the Crater Ferry, nor has the bottom. The boat hangs from a chain in plain air, and the ferrywoman rows it across in earnest, stroke by stroke, because the fall is real. ‘Stop pulling and you will notice,’ she says. One oar is hers. The other lies along the bench, its grip worn thin as a wrist.',
    a: {
      label: 'Take the other oar',
      result:
        'You pull when she pulls and look where she looks, at her boots. Half-way over she begins to hum. On the far rim she takes a pass from under her coat, stamped for two persons and all rivers, wet or otherwise, and folds your fingers round it.',
    },
    b: {
      label: 'Haul across on the chain',
      result:
        'Hand over hand you go, and the links bite. In the middle you look down after all. Something very large looks up and, when it sees that it is seen, lowers its eyes, as is proper among strangers. Near the other end, wedged between two links, sits a gem that did not care to fall any further.',
    },
  },
  34: {
    text: 'Under copper roofs, dented like old kettles, the prospectors of Iron Rain Camp bet on where the next piece of sky will strike. The slope is chalked out in squares. Most of the money lies on the seventeenth, and on the seventeenth lies a man, asleep, with his hat over his face and his hands folded.',
    a: {
      label: 'Carry him out during the bidding',
      result:
        'All eyes are on the slate. You have him behind a rock when the iron comes down on seventeen. He was paid to lie there, it turns out, in ornate armour that would surely do. He inspects the hole, undoes the buckles and hands you the lot, for your silence.',
    },
    b: {
      label: 'Bet on his square',
      result:
        'You win. For a moment the slope rings like a pan, and nobody looks that way. The winnings are brought in a casket, with compliments. The hat has come down two squares further on and is not even dented. A child carries it round the tables and asks whose it was.',
    },
    k1: {
      result:
        'The man who takes the bets has stopped looking at your money. He looks at your ring. ‘My king’s gold,’ he says under his breath, and will not touch it. He pushes a locked box across, worth ten such rings, so as not to be told how it left the hand. On the slope the sleeper turns over.',
    },
  },
  35: {
    text: 'Up here sheep can fall into the sky, so the shepherd keeps his flock on one long rope, ewe behind ewe, and has the end tied round his own waist. This morning a knot came loose. The missing ewe stands on the underside of a ledge, chews the grass that grows there, and bleats at him for being upside down.',
    a: {
      label: 'Coax her down with salt',
      result:
        'Salt on a flat palm, held just below the rim, sets her thinking. Then she comes round the edge as one comes round the corner of a house. The shepherd ties her on with three knots, looks you over, and to be safe puts a loop through your belt as well.',
    },
    b: {
      label: 'Climb under the ledge',
      result:
        'Fingertips, toes, then nothing you could name. For one breath your hat does not know which way to go, and neither do you. After that you are standing beside her in good grass, with the valley for a ceiling. You bring her home under one arm, and the hat under the other.',
    },
  },
  36: {
    text: 'Shade is dear at Lower Forge, and glogos in lead shoes sell it to the smiths by the parasol. One of them is only passing through. Wick has a lamp, and a toothed brass ring that he can deliver to nobody; since this morning his flame has been burning sideways. He takes it for a hint.',
    a: {
      label: 'Follow the flame with him',
      result:
        'For an hour you go wherever it leans, past slag heaps and washing lines. In the end it leans on a boulder with a hole in it, exactly the size of the ring and of no depth at all. Wick tries it, nods, packs up. The others have kept some shade for you both.',
    },
    b: {
      label: 'Sell him a bearing',
      result:
        '‘North-north-east,’ you say, frowning like a pilot. He learns it by heart and pays with his supper and his second lamp, which brings you a coin at the nearest forge. The first lamp sets off over the slag, north-north-east, quite straight, through the puddles as well.',
    },
  },
  37: {
    text: 'Stones talk while they cool, in small clicks, and on the Monks’ Ledge a dozen monks sit round a newly fallen one, slates on their knees, and take it down. Sister Halm alone can say what it means. She speaks on one day of the year. The novice at the gate points to his calendar: it is today.',
    a: {
      label: 'Ask nothing and listen with her',
      result:
        'By dusk she has spent eleven words, all of them on the stone. The twelfth is for you. Keep it, writes the novice, and be silent one day in every week, or it wears out. When the stone is quite cold, they chip you a splinter off its bright core.',
    },
    b: {
      label: 'Ask her everything at once',
      result:
        'Which roads are open, what fetches money, who is cheating whom: she answers until midnight, hoarse, exact, without a pause. You fill two notebooks, and the cook fills your bag. Then the novice takes down the calendar and leafs forward, past next year, to the one after.',
    },
    c: {
      label: 'Guard the ledge that night',
      result:
        'Three men come when the moon is down, with sacks for the slates. The path is narrow, which helps. Two run. The third steps over the edge and falls upwards, scolding, until he is a dot. Some of his coins do reach the ground, and the monks push them across to you.',
    },
  },
  38: {
    text: 'Every block in this quarry has been cut to the measure of a person, standing. They line the road: broad ones, short ones, one with a stoop. The masons see nothing odd in that. Square ones lie about for years, they say; but at one of these a customer stops, walks round once, and generally buys.',
    a: {
      label: 'Measure yourself against one',
      result:
        'The fourth from the left fits to a hair, down to the shoulder you carry lower. On the back is a price and, in another hand, ‘deposit received’. You would rather not. The mason shrugs, pays the deposit out to you, as is the custom, and chalks on the stone: free.',
    },
    b: {
      label: 'Overturn the row',
      result:
        'They topple one against the next as far as the sixth, which stops, because somebody is propping it from behind. He has a cosh and lives on customers who hold still. The scuffle is short. In his niche you find a whole pie and a stone prised out of some brooch.',
    },
  },
  39: {
    text: 'Above Lower Forge the stairs twist so oddly that nobody can tell which way is up. A duellist has settled on them and challenges every traveller, with great courtesy: whoever stands lower may strike first. He has fought here thirty-one times. Thirty of the duels were broken off over the question of who that was.',
    a: {
      label: 'Accept the challenge',
      result:
        'You meet as people do on a staircase: both step left, both step right, both apologise. In between there is good fencing. When his blade goes over the rail, he thanks you and asks where you are bound. From now on, he says, he will be somewhere below you, or above, practising.',
    },
    b: {
      label: 'Argue about the slope till dark',
      result:
        'As evidence you produce a marble, a plumb line and a bowl of soup; each proves something different. He defends every step like a fortress and has never been so well entertained. After dark he lights you down, or up, and carries the soup. Not a drop is spilt.',
    },
  },
  40: {
    text: 'Each night iron falls on the Anvil, a mountain whose top has been beaten flat. A smith has put up his shop on the very spot: a hearth, a trough, a bed with a steel lid. At dusk he takes his place and holds a pair of tongs open to the sky, patiently, like an umbrella. Another pair leans against the trough.',
    a: {
      label: 'Hold the second pair of tongs',
      result:
        'What comes is small, a nail, no more, yet it takes both pairs to hold it. ‘It flew to your side,’ says the smith, and lets you have it, with supper and a coin. You lay it on flat rock, and it goes on pulling downwards. It has not arrived yet.',
    },
    b: {
      label: 'Take tonight’s piece from him',
      result:
        'It is the iron that fights: twice it drags you across the summit before it lies still under your coat, with something in its core that no forge has seen. The smith has shut his tongs. He counts the years on his fingers, runs out, and begins again at the thumb.',
    },
    k1: {
      label: 'Ask for news of a stone hand',
      result:
        'The smith sweeps the scale off the block he hammers on: it has a fingernail and a knuckle. The thumb fell here, he says, the rest of the hand flew on. You tell it who is asking. It grows warm, bends in greeting, and gives up what it has been lying on for years.',
    },
  },
  41: {
    text: 'Somebody has laid out the tea terraces the wrong way round: they face into the cliff, so near that the bushes almost touch it, and the sun never gets in. The leaves are broad and pale. A planter with a stick patrols the rows. His tea is much in demand, and tastes of being watched.',
    a: {
      label: 'Drink with the planter, back to rock',
      result:
        'With rock behind you it can be borne. And who is watching? A gentleman with a telescope, says the planter, long dead, who could not take his eyes off one star. It fell here, and his look is still arriving. He drops a gem into your cup, to give it something to see.',
    },
    b: {
      label: 'Pick at night',
      result:
        'Your sacks are soon full. When you turn to go, the rows have closed up behind you, leaf in leaf, and you have to hack yourself a lane. From the road, at daybreak, you can see the planter on his knees, tying up stems with his own bootlaces.',
    },
    k1: {
      result:
        'The planter inspects the ground behind you: nothing lies there. ‘Then it has nothing to hold you by,’ he says with envy. The rock catches other pickers by the shadow, and some stand for hours. You may pick for free, right up against the wall, where a gem shines among the roots.',
    },
  },
  42: {
    text: 'Thirty years ago a star came through the hermit’s roof and stopped in the kitchen. He has left the hole, since it draws well, and he cooks on the star; it has not cooled by so much as a degree. ‘Just in time,’ he says, although he cannot have expected you, and reaches for a second bowl.',
    a: {
      label: 'Cook with him',
      result:
        '‘Slowly,’ he says, whenever you reach for the spoon. ‘It has come from far.’ The onions take until evening, the barley until the moon stands in the hole. You eat in silence. Then he dictates the recipe to you. It consists mostly of pauses, and he insists on every one.',
    },
    b: {
      label: 'Chisel out the star',
      result:
        'It sits deep, and each blow throws sparks. The hermit goes on telling you about his winters, out of politeness perhaps. When the star comes loose, his soup goes cold in the middle of a sentence. He looks into the pot, then up at the hole. It has begun to snow in.',
    },
  },
  43: {
    text: 'Snow has buried the pass, and a toll-house stands where your map shows none. The keeper has frost in his beard and a bell rope in his hand.',
    a: {
      label: 'Pay the toll and ask the way',
      result: 'He bites the coin, smiles with four teeth and draws you a shorter way on the back of a tax roll.',
    },
    b: {
      label: 'Push past him',
      result: 'The rope snaps, the bell stays silent, and you are through with his cash box under your arm.',
    },
    k2: {
      result:
        '‘Three, a pause, three,’ he says before you can speak, and opens a gate that is not in the wall. Beyond it someone has laid the table for you.',
    },
    k1: {
      result:
        'He counts the beats you tap on his table and lets go of the rope. ‘Then you are expected. Further on, and not by me.’ He fills your bag for the road.',
    },
  },
  44: {
    text: 'Before it may be sold, every piece that falls near the Star Quarry has the year of its fall carved into it, and the workers are proud of their figures. Today the chisels are silent. On the block in the middle the year was already there when they dug it out, and that year has not come yet.',
    a: {
      label: 'Read the whole inscription',
      result:
        'Under the crust it goes on, in small letters. You wash them out with vinegar: one item, weight as agreed, carriage paid, keep upright. It is a bill of delivery. The foreman pays you for reading it, and throws a cloth over the block as if it were a parrot’s cage.',
    },
    b: {
      label: 'Hold off the owner’s bailiffs',
      result:
        'Six of them have come, with a cart and a document; they want this stone, only this one, and today. You and a row of shovels are of another opinion. When they drive off, a hamper and a cut gem have stayed behind. Beside the year somebody has chalked a question mark.',
    },
    k1: {
      result:
        'You say good day, no more, and the rubble stirs. A stone palm without a thumb works itself free and takes your hand; it has the grip of its brother on the plain. It leaves you what it has clutched all this time, and writes in the dust: pardoned. For what is not stated.',
    },
    k2: {
      result:
        'Rubble slides, and a stone palm rears up. It has four fingers left and knows about its brother’s little one, and about you. You get clear between the knuckles, over a cart it crushes, with as much of the spilt wages as a fist holds. Behind you the workers pick what is left out of the dust and count it twice.',
    },
  },
  45: {
    text: 'A shelf with pigeonholes has been hewn into the rock of the highest pass, and there is not one letter in it. People say a sentence to the wall and go on their way; years later the echo reaches whom it should. Seven travellers in blankets are waiting for theirs. The keeper runs his finger down the list: one for you is due.',
    a: {
      label: 'Wait for your echo',
      result:
        'At dusk the rock speaks up, without a greeting. The voice is yours, older, and in a hurry: it speaks of a fork in the road, says which way not to go, adds something about shoes, and is gone. In your pigeonhole lie bread, bacon and coins, in a scarf you do not own yet.',
    },
    b: {
      label: 'Silence the others to hear better',
      result:
        'After some shoving nobody coughs any more, and you catch every syllable of yours. Among other things it mentions a loose slab; under it lie a purse and a flask. Some had waited longer. One old man’s sentence came while he was being put outside; the keeper enters it as not collected.',
    },
  },
  46: {
    text: 'Feet in the air, the fourteen mules of a pepper caravan lie on their backs across the road, in perfect health. Above them juts an overhang, and along its underside runs a good, broad track. The drivers have tried carrots and they have tried prayer. The animals gaze up at the track and wait for someone to lead them.',
    a: {
      label: 'Lead them along the overhang',
      result:
        'Holding the first halter, you set one boot against the rock overhead, then the other. Fourteen mules come after you, their bells standing up straight, while the drivers run along below with arms outspread. At the far end the eldest pays you, and has still not lowered his.',
    },
    b: {
      label: 'Cut the packs free',
      result:
        'The drivers cannot be everywhere. Once the girths are cut the packs fall upwards, and soon it rains pepper on the next valley. You keep what hits you: two hams, and gems that were sewn into a blanket. Behind you the drivers are sneezing, or that is what it sounds like.',
    },
    k1: {
      result:
        'Somebody beats a roll on a pepper cask. It is Jory, scar and all, who travels with this caravan now; at the second roll the mules get up, embarrassed. He has told his new friends about you, rather more than is true. One has already packed, and asks which side of you to walk on.',
    },
  },
  47: {
    text: 'Big as a barn, of brass and not of iron, a machine lies in the furrow it has ploughed; it must have come down in the night, for the heather is still smoking. Beside it lies a toothed wheel, cleanly broken off. From inside somebody asks something in a tongue you do not know, waits politely, and asks again.',
    a: {
      label: 'Answer with the toothed wheel',
      result:
        'You turn the wheel against the hull: half, half, quarter. A silence. The next question comes in halves and quarters too, and by evening you are agreed on something. A slot delivers a strip of punched brass. At Lower Forge they read it as a mining deed, made out to whoever answers.',
    },
    b: {
      label: 'Open it with wedges',
      result:
        'The plates give way with a shriek, and springs as long as a cart go past your ears. Then comes a small room: a chair with a belt, the belt unbuckled, the seat still warm. From a hook hang a packed lunch and a purse. The question is not asked again.',
    },
  },
  48: {
    text: 'Cut for hooves, the Goat Stairs leave room for two toes. ‘Forty go up each morning,’ says the herdsman, ‘and forty-one come down each evening.’ It is always the same one too many. It eats with the rest and gives no milk, and when he counts them out at sunrise it is not among them.',
    a: {
      label: 'Walk up among the goats',
      result:
        'On all fours it is easier, and the herd makes room. At the top stands a bell without a clapper, licked so thin that daylight shines through. Each goat draws her tongue along the rim, once, and the bronze hums. The herdsman has you tell it to him twice, and pays both times.',
    },
    b: {
      label: 'Wait for the extra one after dark',
      result:
        'Twice it rams you into the wall before you have it by the horns. Then it stands up on two legs, sighs, unties a purse from its neck and pays for its suppers, every one, with a gem for the inconvenience. It goes down to the valley upright, brushing hay from its knees.',
    },
  },
})
