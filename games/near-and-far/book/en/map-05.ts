import { pages } from '../pages.ts'

export const chapter = pages({
  49: {
    text: 'The dune has been walking ahead of you since morning, at the pace of an ox. Towards four o’clock it stops, the sand slides off to both sides, and in the slope a green door comes clear. A boy holds it open with his foot. ‘One hour,’ he says. ‘Mother has kept supper warm since last year.’',
    a: {
      label: 'Stay for supper',
      result:
        'They ask which year it is and do not believe the answer. Over the lentils you begin a story for the children. At the best part the sand hisses in the doorway; you are pushed out with a warm loaf, and two bright pebbles from the smallest girl’s apron.',
    },
    b: {
      label: 'Carry out what you can',
      result:
        'The father guards the chest with his back; you move him. You are out with the second armful when the slope comes down, a good half hour early. Beside you in the sand lie a strongbox, a bag of flour and a child’s spoon, still sticky with honey.',
    },
  },
  50: {
    text: 'On a crate behind the counter of the caravanserai stands the landlady. She is eight. Her hands are seventy: spotted, ringed, quick on the beads. ‘They drank on their own,’ she says. ‘I was only washing.’ No camel driver has cheated her since. Tonight fourteen caravans want their bills, and the candle is short.',
    a: {
      label: 'Do the accounts with her',
      result:
        'By four the columns agree. Now she would like a story, an accurate one. You tell her about a road, with all its wells; she has you repeat the miles. Asleep, she looks her age, all but the hands, which go on counting.',
    },
    b: {
      label: 'Use her one mistake',
      result:
        'Towards morning, under a yawn, a seven turns into a one. You say nothing, sign and load what was never paid for. From the road you can see her in the lit window, running a finger up the column and down it and up.',
    },
  },
  51: {
    text: 'At the Dead Oasis the palms are white as plaster and the pool is bluer than the sky. Two dozen pilgrims queue for a cup. They are all about twenty; where they come from, nobody under fifty is listened to. Under an awning sits Dame Ossery in white gloves and pours tea for anyone who hesitates.',
    a: {
      label: 'Boil the water with ash',
      result:
        'Palm ash, a rolling boil, a cloth. The pilgrims drink, pull faces and stay twenty. They had hoped for wrinkles; instead they take home something that can be explained, slowly, with pauses. You drink with them, and your throat learns the bitterness by heart.',
    },
    b: {
      label: 'Sell Dame Ossery a year',
      result:
        'She reads you every clause, hands you the pen, asks whether the light is agreeable, and is so deft with the needle that you thank her. The purse is heavy. When you look up, the queue has left the pool. One after another the pilgrims are rolling up their sleeves.',
    },
  },
  52: {
    text: 'Stone cutters were after paving and found stairs. Every step is the lid of a tomb with a portrait on it: an old woman at the top, below her one of sixty, then of forty, then a bride, then a schoolgirl. On the last landing the men have laid down their tools. A cradle stands there, its blanket turned back.',
    a: {
      label: 'Read the inscriptions downward',
      result:
        'All the way down it is one name, cut by one hand. Only the last tomb has a line more: ‘Remainder forwarded.’ The foreman lets you copy it, shares his onions, and gives you the bead that lay in the schoolgirl’s inkwell. Somebody ought to have it, he says.',
    },
    b: {
      label: 'Go down to the cradle',
      result:
        'It rocks before you touch it. Whoever works it with a foot objects to being seen: twice your lamp is knocked out, once your shin is kicked. At the third light the cradle stands still. Under the small pillow lies what was meant for a christening.',
    },
  },
  53: {
    text: 'Nineteen army wagons stand in the sand in perfect line, harness oiled, canvas taut. The quartermaster salutes. His troops were to join him here on a Tuesday; on the Monday they found a well. He has seen them once since: eleven hundred old men along a ditch, their boots beside them, politely asking about the pension.',
    a: {
      label: 'Help him write off the war',
      result:
        'Nineteen wagons, nineteen signatures, and a column for reasons, in which you write ‘age’. By evening he owes nobody anything. He has no practice in being useless, so he asks what you are short of, and sharpens a new pencil.',
    },
    b: {
      label: 'Requisition the last wagon',
      result:
        'He fights by the regulations and loses by them. Then he picks up his cap and asks for a receipt; as you have no paper, he holds out his cuff. You drive off with the biscuit and a handful of somebody’s pay. Behind you he paces out the gap in the line.',
    },
  },
  54: {
    text: 'A pale arm rises out of the first of the Tentacle Shafts, wet, as thick as a mast, and sets a full bucket on the rim without spilling a drop. Then it waits, the tip curled up like a palm. The water carriers know the custom: one puts down a thing one is fond of. Turnips are handed back.',
    a: {
      label: 'Put down something you love',
      result:
        'Choosing takes you a while, opening your fingers longer. The arm feels the thing all over, carefully, and goes down with it. In the next bucket lies a cloth donkey, one ear loved away entirely, its belly as warm as bread.',
    },
    b: {
      label: 'Haul on the arm',
      result:
        'Your heels plough two furrows up to the rim. There it lets go first, out of manners, and leaves you a slippery brass collar with a coin stuck under the edge. The other shafts draw in their arms, one by one, like a street closing its shutters.',
    },
  },
  55: {
    text: '‘For nothing,’ says the barber at the edge of Last Cistern, and snaps his cloth. Black hair he sweeps out to the goats. The grey he picks up with tweezers, holds to the sun and files in little bottles, labelled by year and month. On the shelf behind the mirror one label gives your own age, exactly.',
    a: {
      label: 'Have your hair cut and ask',
      result:
        'For a lady in gloves, he says; she comes at every new moon, in a closed carriage, counts them hair by hair and never sits down. On you he finds four, and apologises. Seeing that haircut, the caravan drivers greet you first.',
    },
    b: {
      label: 'Steal the bottle with your age',
      result:
        'While he strops the razor it goes up your sleeve. Round the corner you draw the cork: hay, warm plums, somebody’s summer. A trader takes it for the smell and adds a lunch to the money. Through the wall you can hear the barber ask his next customer, very politely, to turn out his pockets.',
    },
  },
  56: {
    text: 'No wind has ever touched this pool. You can see to the bottom and then further, up the other side, to a lawn with parasols: a bathing party, laughing, two hundred years ago by the cut of the caps. A girl with wet plaits lifts a glass of the water and stops. She has seen you.',
    a: {
      label: 'Tell her not to drink',
      result:
        'You shape the words slowly, without a voice. Her lips try them on. Then she turns and says them to the others, and the lawn empties, the parasols last. On your side the water has left a ring with a wet stone and a coin such as nobody mints any more.',
    },
    b: {
      label: 'Dive for their jewels',
      result:
        'Cold hands help you: they undo a clasp, pass you a bracelet, a picnic basket, and steady you by the ankle. The ankle they keep. You leave them the boot and lie gasping on the bank, beside a jewel case nobody has called for in two hundred years.',
    },
  },
  57: {
    text: 'In all that sand stands one tree, broad and red. A furrow runs back from it over the dunes, towards forests far away: it has walked. Across the trunk, at the height of your heart, gapes a fresh sword cut, still running. There is no sword within fifty miles.',
    a: {
      label: 'Dress the cut and water it',
      result:
        'You bind it with a strip of tent and pour out what you meant to drink; your bread goes under a root, which closes over it. In the morning the tree stands one step further on. You wake in its shade, and where the root lay shines an old coin.',
    },
    b: {
      label: 'Burn it for warmth',
      result:
        'It does not give in easily, and the night is very cold. The fire burns steadily, and bleeds: a red thread comes out between the stones and finds its way round your blanket. In the ashes lie somebody’s hidden coins and two drops of resin, hard as gems.',
    },
    k1: {
      result:
        'The crown turns to you, though there is no wind. It has heard from its sisters, by root and over a great distance, of the one with the shirt. All day it leans over and keeps you in shade. At dusk a branch sinks into your lap, with something wrapped in bark.',
    },
    k2: {
      result:
        'The roots have told it whose hand held the axe. It lets you come quite close and then falls on you, on purpose, so far as a tree can have one. You hack yourself free in a shower of coins that had grown into the bark. Until sundown one twig keeps hold of your sleeve.',
    },
  },
  58: {
    text: 'Nobody is waiting in the waiting room, though it has been swept. Her drops do work, says the physician; she could have the village across the wadi on its feet by Sunday. But the recipe asks for a leaf of the white birch that does not bleed. She has been through thirty-nine herbals, and takes the tree for a copyist’s joke.',
    a: {
      label: 'Search her books for another',
      result:
        'There it stands, in the last herbal but one, under a pressed moth: moss, vinegar and patience, half as good. She pays you with the garnet from her scales. By noon a man is sitting in the waiting room with his hat on his knees, coughing as loudly as he can.',
    },
    b: {
      label: 'Fetch the sand wasps’ paper',
      result:
        'Nothing strains drops like wasp paper, and she has had none since spring. The wasps are at home. You come back with the nest in a blanket and one eye swollen shut; she dresses it with the first sheet while the soup is warming.',
    },
    k1: {
      result:
        'She has to sit down when she sees what you lay on her table. Of the white leaf she needs the tip, of the night all of it. On Sunday half a village gets up, comes across the wadi and brings you the box in which they were saving for their funerals.',
    },
  },
  59: {
    text: 'Forty camels stand in line, forty riders sit on them, and all of it is bone. Drivers call the place Caravan Bones and go round it in a wide arc. Reins lie ready between the fingers; every skull looks ahead, to the first saddle. There the leader has raised one arm. Her mouth is open for the word.',
    a: {
      label: 'Find her name and say it',
      result:
        'The ninth saddle book has it, beside a debt for dates: Sabra Ilen. You say it aloud. Forty skulls turn, like children called in for supper. Then, from the last camel to the first, the line kneels and lies down to rest, and a single coin rolls out of her sleeve.',
    },
    b: {
      label: 'Ride along with a sack',
      result:
        'Not one of them lets go of the reins easily. You learn to start with the thumb. At the thirtieth saddle the sack is full, at the fortieth you have stopped looking up. Behind you forty empty hands stay held out, as if to find out whether it is raining.',
    },
  },
  60: {
    text: 'Nine clay sieves, each the size of a shield, are all the Filter House can put between the desert and three villages. Six are cracked. The keeper tastes what drips from the last one, makes a mark on the wall and waits to see what it does to him. He is thirty and looks eighty.',
    a: {
      label: 'Fire new sieves with him',
      result:
        'Five days of clay, straw and smoke. He tries cup after cup, and nine times he shakes his head. The tenth he drinks to the bottom. ‘That is only water,’ he says. Three villages come with jugs, with bread, with a hatful of small coins; he still has not put down the cup.',
    },
    b: {
      label: 'Take the three good ones',
      result:
        'In the doorway stand two water carriers, and then they do not. The sieves fit on a mule; behind the third the villages had walled up what they had put by for clay. The keeper does not run after you, he cannot. Out of habit he sets his cup under the pipe.',
    },
  },
  61: {
    text: 'Milk teeth rattle at the throats of the pepper pickers. Each bites the poison once, they say, and then goes black; one of the men drinks from the ditch to prove it. The forewoman has three white ones left on her string. In the village there are no more children of the right age, and only half the crop is in.',
    a: {
      label: 'Buy teeth in the next valley',
      result:
        'The children there are glad of a coin. They queue with open mouths, wiggling; one asks for a knife and settles for a whistle. You bring back a tobacco tin that rattles, and the pickers pay in meat and money. That night the forewoman threads her string by touch, humming.',
    },
    b: {
      label: 'Open the first picker’s grave',
      result:
        'The grave is deep and defends itself, with roots, with flies, with a hand that used to be folded. The necklace has one tooth for each who trusted it, and goes three times round your neck. All the way back it lies cold on your chest and clicks, out of step with you.',
    },
  },
  62: {
    text: 'A man is digging a well, and drinks from it as he goes. At sunrise he is old and his beard hangs in the mud. Towards ten his back straightens. At noon a boy stands in the shaft with his sleeves over his fingers, shovelling. ‘Nearly there,’ he calls up every time, in a different voice.',
    a: {
      label: 'Line the well at ten o’clock',
      result:
        'He has one hour in which he can lift a stone and also listen. In that hour, for six days, you lay the ring together and pack it with clay. He thanks you in three voices, one after another; the youngest pays.',
    },
    b: {
      label: 'Take the boy’s gold',
      result:
        'The digger keeps his gold on a ledge in the shaft, a lump with a stone in it, beside two days’ food. The boy takes it for a game: he wrestles, giggles, then hides his eyes and counts. Beyond the dune you still hear him, past ninety; his voice is beginning to break.',
    },
  },
  63: {
    text: 'Under the Yellow Arch there are cushions, a samovar and a folding table with three dozen little bottles. Dame Ossery asks about your journey before she asks about anything. Ahead of you a father is kneading his cap: ten years, he says, for a dowry. His daughter waits by the donkey, out of earshot, holding herself very straight.',
    a: {
      label: 'Bargain on his side',
      result:
        'You find a clause about quantity, then one about widowers, and drink five cups of her tea. It comes to four years, and a better dowry than he had dared to name. Dame Ossery shakes your hand. The father carries the blue cloth to the donkey on both arms, as if it were asleep.',
    },
    b: {
      label: 'Sell a year in his place',
      result:
        'The needle does not hurt at all. You get a receipt, a biscuit and the money that lay counted out for him; Dame Ossery has bought enough for today and folds her table. By the donkey the daughter takes out a list of linen, smooths it and puts it away.',
    },
    c: {
      label: 'Upset the table',
      result:
        'Her footmen try to save the table and get the samovar instead. All three dozen bottles break on the stone. Somewhere people sit up in bed and feel well for no reason. The father looks at the wet flagstones, then gives you the bread he had brought for the way home.',
    },
  },
  64: {
    text: 'Over a fire of camel thorn a cook stirs a soup that lacks nothing but one spoonful: a year that somebody would like to be rid of. He tastes, shakes his head and taps the list nailed to his cart. There are two hundred names on it. ‘They all want to eat,’ he says. ‘Nobody wants to give.’',
    a: {
      label: 'Give him your worst year',
      result:
        'Your year goes in without a splash. For a moment your chest is so light that you hold on to the cart. Then he passes you the first bowl. You look for it under the leeks, and the taste is smaller than you expected: a little smoke.',
    },
    b: {
      label: 'Sell places on the list',
      result:
        'By noon the first page has changed hands twice. A judge buys number four, a bride number three; regret, it appears, is eaten by the best people. By midnight your takings have gone round the drivers’ fires in a jug. The acquaintances remain, and one of them sings.',
    },
  },
})
