import { pages } from '../pages.ts'

export const chapter = pages({
  STR0: {
    text: 'You come to in a ditch after rain. You reach other people’s belts and are made of glass, in seven colours. The one thing you remember is light, and that it came from the left. A goose girl takes to calling you Shardling, since one has to shout something. By day people see a little of the road through you, by lamplight more than they care to. When you are afraid, you chime. And all over you there are edges to which nothing fits.',
  },
  STR1: {
    text: 'Between the candles and the honey the chapel sells splinters of a holy window, by weight, in twists of paper. Where the window used to be nobody can say; somebody’s uncle ploughed it up. To prove that the goods are genuine, the sexton holds a green shard against the sun. On the whitewash appears a green patch and in it a face, a little crooked. It is yours.',
    a: {
      label: 'Serve a week as an altar light',
      result:
        'You stand on the altar, a candle at your back, until they lock up. The old women stroke you in passing, all on the same shoulder, till it is a pebble. On the seventh evening the sexton breathes on the green shard and presses it in where you have a gap.',
    },
    b: {
      label: 'Take the shard at night',
      result:
        'Through the bars you go sideways, like light. The dog barks at its own colours. Before you are over the fence the shard is warm. Next morning the patch on the wall is still green; the sexton lays his palm on it, then looks to see whether it comes off.',
    },
    c: {
      label: 'Ask the shard what it saw',
      result:
        'You lean your forehead against it. A kitchen, a street below, and a woman who looks out whenever there are steps at the corner. They are never the right ones. She draws the curtain and opens it again by a hand’s width. On the table, evening after evening, stand two plates.',
    },
  },
  STR2: {
    text: 'Ever since the new shard has been in your side you see two streets at once. The upper one has carts, nettles and a dry pump. Under it, as under ice, runs another: white kerbs, swept, the lamps lit at noon. At every corner they part by a hand’s width and your feet cannot agree which to take. The next corner is barred by carters, fighting over who goes first.',
    a: {
      label: 'Follow the lower street',
      result:
        'You stop minding the nettles and keep to a kerb that is not there, round walls which other people walk through, straight across a duck pond. At the far end both streets climb to the same door. Above it hangs a glazier’s sign, swinging in two winds.',
    },
    b: {
      label: 'Break up the carters’ brawl',
      result:
        'A fist stops an inch from your chest: behind you, in blue and yellow, its owner has seen himself, the swollen eye, the whole morning. His enemy sees his own back. They put on their caps. The lower street has drifted off; on the wall hangs a playbill with a black moon.',
    },
  },
  STR3: {
    text: 'Four voices, well rehearsed, are coming over the fields behind you. The chapel people carry no sticks. They carry a ladder, a pot of putty and a velvet cushion, and there is no anger in them. Their east window has had a gap for as long as anyone can remember, and somebody has been up to measure it. It is exactly as tall as you are.',
    a: {
      label: 'Stand still in a hedge of bottles',
      result:
        'Somebody has stuck a bottle on every twig of a hedge, against the starlings. You take your place, arms out, and swallow the chime. The choir passes in the evening sun, at verse four. ‘How it shines,’ says the alto, and falls behind the others by a whole line.',
    },
    b: {
      label: 'Throw light in their eyes',
      result:
        'You turn until the sun has you, and pass it on, all of it, in seven colours. The ladder drops. They kneel down among the beets, hands over their eyes, smiling underneath. The singing does not stop, it only softens, and for a long way you run in time with it.',
    },
  },
  STR4: {
    text: 'A boy on a gate asks if he may, shuts one eye and puts the other to your blue side. He is silent for so long that the sheep leave without him. He has seen his father, he says then, chopping wood, with the braces mended with string. The father has been gone for two winters. The boy would like to look again tomorrow. And after that, every day.',
    a: {
      label: 'Let him look his fill',
      result:
        'He comes in the mornings, before the sheep. The first week he hardly breathes, the second he laughs once, the third he reports what they are having for dinner in there. After a month or so he only nods into you, as to a neighbour across the street, and whistles for the dog.',
    },
    b: {
      label: 'Say it is only coloured glass',
      result:
        'He thinks about it and climbs down from the gate. ‘Thank you,’ he says, nicely, as for a lie that was kindly meant. When you look back from the bend he is up on the top bar again, holding the bottom of a bottle to his eye.',
    },
  },
  STR5: {
    text: 'The glazier lays down his diamond as you come in. His name is Ennet; one eye is milk, and with the other he reads your outline like a signature. ‘Left-handed,’ he says. ‘Only one person cut like that.’ Your edges are his great-grandmother’s work, with a few greats left out. He would go on, but two bailiffs are coming up the path to seize his diamonds.',
    a: {
      label: 'Let him take your measure',
      result:
        'He uses a string, compasses and his thumb. Each of your edges goes down on the table in chalk, and beside it whatever must have lain there, until a rose reaches from rim to rim. In the middle, where others have the heart, he leaves a gap, and rubs his blind eye.',
    },
    b: {
      label: 'Hold off the bailiffs',
      result:
        'They have a warrant, a sack and elbows; you have edges. When it is over, Ennet sweeps up the bits, theirs and yours. ‘She stood in a line once,’ he says, ‘and wished that her work would last.’ He looks you up and down. ‘It does. The rest of us have been mending since.’',
    },
  },
  STR6: {
    text: 'The moon of this travelling theatre is a shard on a thread, with a lamp behind it. You know the edge. They are giving a comedy about a baker, but in the third act the moon comes up and throws two shadows on the sky that are in nobody’s part. One raises an arm; the other is no longer there. Every evening, at that point, the actors speak a little louder.',
    a: {
      label: 'Take the moon into yourself',
      result:
        'After the last bow the property man unties the thread, not unwillingly. It happens in you at once, then again, then each time you shut your eyes. All of it is black. Only near the rim there is a single bright spot, no larger than a pea, and it trembles.',
    },
    b: {
      label: 'Look for the murderer in the audience',
      result:
        'Second row, on the aisle. His season ticket is worn soft as cloth, and he draws in his knees when you stop beside him. Benches go over; the band plays up. ‘I only come in case it turns out differently,’ he says from the floor. Above you both the moon is rising.',
    },
  },
  STR7: {
    text: 'Hailstones like walnuts, and no roof anywhere, only a wedding. You slip under the awning, in among the glasses on the sideboard, draw up your knees and hold your breath. A waiter counts, finds one too many, shrugs and carries you on a tray to the high table. Somebody pours you wine. The bride’s glass beside you is cracked from rim to stem, and it is not the only one.',
    a: {
      label: 'Ring when the toast is spoken',
      result:
        'The bride’s father has lost the thread and is searching his hat for it when you ring: one long note, from fear or on purpose, nobody can tell. They take it for luck. Late that night someone is still going round with a spoon, touching glass after glass.',
    },
    b: {
      label: 'Mend the cracked glasses from within',
      result:
        'Into each crack you let a little of yourself run, the way one leans on a friend; it lasts through all the speeches. The bride’s glass goes from mouth to mouth as far as the smallest cousin. Nobody cuts a lip. The cousin’s milk looks faintly violet.',
    },
  },
  STR8: {
    text: 'Somebody collects you. The merchant unlocks a velvet case and steps aside like a host: eleven shards, each in a hollow cut to measure, with numbers on enamel tags. It has cost him nine years and a house. The twelfth hollow is larger and has arms. He dusted it this morning. ‘I want nothing,’ he says. ‘Only to see it full, for once.’',
    a: {
      label: 'Lie in the case for a night',
      result:
        'The lid comes down. For a while there is only velvet. Then number four asks if you are from outside, and all begin at once: a ship’s lantern, a cellar window, eleven rooms with somebody in each. In the morning the merchant is asleep with one ear against the lid.',
    },
    b: {
      label: 'Break the case',
      result:
        'As the stand goes over he throws his hand across them, like a father in a tipping cart. Eleven cuts, none deep. He calls nobody. He kneels in the velvet, a handkerchief round the hand, and says the numbers under his breath, one to eleven. Then once more.',
    },
  },
  STR9: {
    text: 'White is the light on the headland, and white means deep water. The gale took its red pane this afternoon; the keeper has tried a flannel petticoat, which burned. Below the tower are the rocks, and an hour away is a ship that believes him. When he catches sight of you on the stairs he does not finish his sentence. You have red.',
    a: {
      label: 'Stand in the lamp till morning',
      result:
        'At first it is heat, and your joints tick. Then it is distance. You lie on the waves four miles out, a red strip on a bowsprit, on a helmsman’s wet sleeve, and turn his head. At daybreak the keeper leads you down by the hand, because your steps have grown too long.',
    },
    b: {
      label: 'Row out and warn the ship',
      result:
        'Your boat goes round more than forward. But the keeper’s lantern stands behind you, and what comes over the water is red, sways, and chimes with fear. In the dark somebody shouts a depth; canvas slaps. A tall shape leans over, and a voice asks who taught you to row.',
    },
  },
  STR10: {
    text: 'Behind a glassworks a child of glass sits on the cooling bench, blown yesterday and still warm about the neck. Nobody ordered it; a little was left over on the pipe. It considers your colours and moves up to make room for an elder. It has no memories so far, it says, but has been looking forward to some all day. Could you spare one?',
    a: {
      label: 'Give it one of yours, for good',
      result:
        'What the shards have told you is borrowed; only one was ever your own. You breathe it into the warm neck: light, from the left. The child turns its head that way and laughs. You could not say at what. There is a pane in you now that shows nothing but the wall.',
    },
    b: {
      label: 'Teach it how to get some',
      result:
        'Up the sweep’s ladder you both go, clinking at every rung. A cat. A woman shaking out a cloth. Smoke that cannot decide. ‘And now?’ asks the child. Now one stays sitting. At dusk it points at a star, says ‘That one’, and holds still all night so as not to spill it.',
    },
  },
  STR11: {
    text: 'The town gaol has been let to a mushroom grower. Since the judge has had his new spectacles he cannot condemn anybody: he reads out the charge, looks across at the accused and begins to ask about the mother. The lenses were ground from a shard that a pedlar passed off as amethyst. You know that violet. It belongs above your left knee.',
    a: {
      label: 'Look through them only once',
      result:
        'He takes them off and does not ask what for. A desk from above, a pen, a hand that shakes so much that the other has to hold it. You give them back. The judge waits until the room has stopped chiming and turns to the thief. ‘And did she sing?’',
    },
    b: {
      label: 'Snatch them from his nose in court',
      result:
        'Two ushers and a good deal of ink are in the way. Afterwards the judge feels the dents in his nose, sees a poacher, a thief, a woman with somebody’s goose, and breathes out like a porter who may set down a trunk. By evening the mushrooms stand in crates on the street.',
    },
  },
  STR12: {
    text: 'Iron being short, the archers by the road tip their arrows with coloured glass. Whatever they hit sees its own childhood before it falls; this morning’s hare lay down as if against a warm flank. The men would rather not watch, but the shafts fly straight. Three hundred stand in the quivers round the fire. As you come closer they begin to chime.',
    a: {
      label: 'Swap them for flint overnight',
      result:
        'You sit among the sleepers with flint in your lap, unwinding, winding, unwinding. Each splinter, before it goes still, lets something out: bread, a wet dog, a voice calling in from the yard. Three hundred, one by one. For the last forty the sentry sits down beside you and holds the thread.',
    },
    b: {
      label: 'Let them shoot and keep the arrow',
      result:
        'You go and stand before the targets. The arrow enters where it belongs, hardly a blow, a light shot. For one breath someone is carrying you across a yard in warm cloth, with great care, edges up. Then the road is back. The archer has lowered his bow and asks what it was.',
    },
  },
  STR13: {
    text: '‘Which part would you miss least?’ asks the man in white gloves, and has a chair brought for you. The Ivory Queen desires a window that shows her as she was. He carries the glass cutter in a silk-lined case and has drawn the first line already, on paper for now, so as not to alarm you. You would face south, he adds. It is kind to the colours.',
    a: {
      label: 'Show him himself instead',
      result:
        'Blue towards him first, then yellow, until he stands in there: a boy at a fair, spending his first wages on a bird to let it go. He looks for a long time, lays down the cutter, draws off both gloves and asks if the chair is free.',
    },
    b: {
      label: 'Chime until the diamond splits',
      result:
        'Fear begins it; after that you simply go on, higher, up to where dogs lie down. The diamond drops from its setting in two. Through one pane of yours, across the knee, runs a crack like a hair. The man gathers the halves into a glove and goes to report it, on tiptoe.',
    },
  },
  STR14: {
    text: 'One clear noon the pieces you have agree upon a picture, and you know what the window looked down on: a line of people, along the wall, out through the gate and round the corner. Some had brought folding stools. They moved up pace by pace, and every face that came beneath you said the same as the one before, as if copied from a slate: just this once.',
    a: {
      label: 'Look at every face',
      result:
        'You are at it until night. A baker, a bride, a man with a single oar. Then one you know and cannot say from where: lead under her nails, a glass cutter in the left hand. She alone looks up, edge by edge, and finds her work in order. Now it is her turn.',
    },
    b: {
      label: 'Look at the sky above them',
      result:
        'Blue, with two clouds that might have been picked by hand. You leaf through the days: blue, blue, blue before the feast and after. In all those years nobody in the line has a wet hat. Just once, at the very edge, you catch the hem of a rain cloud being led away.',
    },
  },
  STR15: {
    text: 'No sooner do you lie down at night than your shards begin to quarrel. The green one wants to go home, only it cannot say where. The blue would like to stay here, wherever that is. The yellow wants to be a lamp and nothing else. They rub together till sparks fly, and in the morning innkeepers ask you who that was in your room.',
    a: {
      label: 'Hold a vote',
      result:
        'Three for home, three for staying, and the yellow has it recorded that it is a lamp. The casting vote falls to the smallest splinter, a grain from under your heel that nobody ever asked anything. It needs an hour. Then it says, so softly that you have to bend down: ‘Further.’',
    },
    b: {
      label: 'Solder them anew with lead',
      result:
        'A tinker lends you his iron. Seam by seam the voices sink, as when guests hear the host on the stairs; the yellow is the last to stop. By morning it is quiet. You leave footprints now. They have straight edges, and water stands in them.',
    },
    k1: {
      label: 'Let the green one speak first',
      result:
        'It has waited the longest: in a kitchen window, before a mother who listened for one pair of feet. It does not complain. It tells who swept the street, and how far the sun came. One after another the rest fall silent. Towards morning the yellow asks whether it would like some light.',
    },
  },
  STR16: {
    text: 'In the back room of a stationer’s shop a Grey Coat sits over a mortar. The bag next to him is full of your splinters; when you chime, it chimes. He grinds them to flour, stirs it into his ink and tries the nib. The line stands there, glitters, and cannot be read. It is for the prices, he explains without looking up. People find it easier to sign.',
    a: {
      label: 'Slip in among the powder',
      result:
        'A pinch of you is enough. Stirred in and sent out, you look from his letters, through the loop of every g, at a widow, two brothers, a council moving its lips. From behind, the figures are plain. You read them all. After a few days the letters begin to hum them.',
    },
    b: {
      label: 'Cut the bag open',
      result:
        'An elbow will do. He seizes it and regrets it; then everything runs, over the sill, down the lane, out at the gate behind you. For miles you sparkle on the road. At dusk the roadman comes with his broom, leans on it until dark, and walks home along the verge.',
    },
  },
  STR17: {
    text: 'House by house a woman with a bucket is washing windows, and between the baker’s and the school she does you as well, without asking. Three hundred years come off on the leather. For the first time you see it clearly: a clerk’s desk, evening, the chair pushed in, the clerk gone home. So it was not the clerk who looked through you last. Somebody else is standing there.',
    a: {
      label: 'Ask her to clean the heart side',
      result:
        'She spits on the leather and reaches in beneath your ribs. It hurts as a foot does when it wakes. You chime; she hums along, a third lower, and rubs. Then there is light in there. A wasp from the bakery flies into it and looks a long while for the way out.',
    },
    b: {
      label: 'Wrench free of the cloth',
      result:
        'Over goes the bucket; she has strong wrists. You run with one half washed. Dust has its uses, one can sleep behind it. But on the clean side is a sleeve, dark, turned back twice for a shorter arm, and it comes with you whichever way you look.',
    },
    k1: {
      label: 'Hold the black shard to it',
      result:
        'The two pictures slide across each other and catch. The bright spot is a candle; the hand round it is a child’s, with ink on one finger. The flame leans; the child looks up through you, counting. The woman wrings out her leather. Two clear stones drop into the bucket. Yours, she says.',
    },
  },
  STR18: {
    text: 'Oiled paper is all this town has for glass; people tell the seasons by the colour of their walls and have never seen who is crossing the street. They receive you with bread, a brass band and a plan: two hundred and six houses, two hundred and six splinters, light for all. They would break you up with thanks. The vote is at six.',
    a: {
      label: 'Give one splinter, promise the rest',
      result:
        'You take it from the ball of your thumb and promise the others for a time when you no longer need them. They draw lots. All evening the town files through a seamstress’s kitchen and cheers each passer-by. From the hill, at night, you can tell which window is hers.',
    },
    b: {
      label: 'Leave before the vote',
      result:
        'The band is standing in the only door of the hall. You go sideways, edge first, ringing. At the town gate waits a carpenter with a borrowed hammer behind his back. He does not lift it. He looks at his boots, and with the toe of one of them he holds the gate for you.',
    },
  },
  STR19: {
    text: 'Against a barn leans a mirror in a gilt frame, and it speaks before you have quite appeared in it. They put it out after a funeral. It can walk, if somebody goes in front. In all its life it has never seen anything of its own: what comes in goes out again the same instant, the wrong way round. It would be glad to come along. It needs no feeding.',
    a: {
      label: 'Walk with it a while',
      result:
        'Face to face you go, you backwards. Between you hangs a corridor of coloured doors, one inside the next, without an end, and far down it someone very small raises a hand a moment sooner than you. ‘Is that mine?’ asks the mirror. At the crossroads it sits down to watch.',
    },
    b: {
      label: 'Turn it to the wall',
      result:
        'It is heavy and afraid, and the turning costs each of you a corner. Then it stands facing the barn and sees brick: a single one, close to, with a thumbprint from before the firing. Nothing comes to take its place. ‘Thank you,’ says the mirror. It has begun to count the lines.',
    },
  },
  STR20: {
    text: 'All your pieces but one are in place, and they pull: up a lane, up a flight of stairs, to Ennet the glazier. When he was a boy a splinter sprang from the bench into his eye, and that eye has been blind ever since. Now it turns towards you by itself, and the good one has to follow. ‘Ah,’ says Ennet, and lays down the putty knife.',
    a: {
      label: 'Ask him to come with you',
      result:
        'He considers for as long as putty takes to form a skin. Then he packs it, hangs an empty slate on the door and sets out beside you, the dark eye towards you. ‘Tell me about the kerbs,’ he says. At the height of a face the last piece goes along.',
    },
    b: {
      label: 'Take it from him by force',
      result:
        'It comes to a struggle on the stairs, and the stairs are long; a stack of panes goes down with you. At the bottom he gropes for his cap and puts it on the right way round. Then he turns his face to the chiming and looks at you, with neither.',
    },
    k1: {
      label: 'Wait till he says it himself',
      result:
        'He has known since the day he measured you; he only wanted to get used to it. He takes the splinter out himself, with two fingers, like a lash. Then he looks at you, with both eyes, for as long as the kettle needs, gets up and fills two cups.',
    },
  },
  STR21: {
    text: 'After three days of wind the sand has ground you dull. Whoever looks through you now sees light and nothing else, not a street, not a face. A mule driver puts his eye to your shoulder, because he is looking for his brother, and afterwards wipes the place with his cuff. A good light, he says, one could read by it. Ahead, the road runs on into brown, humming air.',
    a: {
      label: 'Stay dull for a day',
      result:
        'Out of the wind, behind a wall, nothing you have seen asks to be looked at. It is like sleep, as people describe it: milk that does not spill. Towards evening a goat licks the salt from your shoulder. In a patch the size of its tongue, a star.',
    },
    b: {
      label: 'Walk through the worst of it',
      result:
        'It takes your corners first, then the scratches, then the places where the corners were. You walk with your hands before your face until you can see through them. Beyond, the air is still, and you are thin and very clear. A lark flies into you and sits down, more surprised than hurt.',
    },
  },
  STR22: {
    text: 'Right in your road stands a child of glass that has grown too fast: all elbows, and at the neck one can still see where the pipe was broken off. It is clear all through and has found a hammer somewhere. It has been waiting for the one with seven colours. It does not mean to be rude; it has just one question: why should one be whole?',
    a: {
      label: 'Say: to be looked through',
      result:
        'It bends down and tries. Beyond your chest are a dog, a field, a man with a fence post, all in place and slightly green. ‘And if nobody looks?’ Then there is still the dog. From the hill you see the child in the field, hammer under its arm, the dog peering in.',
    },
    b: {
      label: 'Dance with it, hammer and all',
      result:
        'It leads; the hammer keeps time. At each turn something flies off one of you, and the road rings. Afterwards the splinters lie in a circle, and nobody could say whose is whose. You share them out by eye. Your elbow now holds a piece that wonders at everything.',
    },
    k1: {
      label: 'Ask after the memory you gave it',
      result:
        'It lays down the hammer. It has looked at your gift every evening, and from so much looking it is more beautiful than it was: light, from the left. Two bright stones lie beside it for company; those are yours. Then it closes its hands and goes ahead, as one carries water.',
    },
  },
  STR23: {
    text: 'The Heart Court of the nameless city. From the gate onward one goes alone. High in the wall is a round hole, in the hole is sky, and across it a lead frame holds out its empty arms, slightly bent, as though it had only just dropped something. Below stand a desk, dusted, and an open book with one free line. You measure the hole by eye. You would fit.',
    a: {
      label: 'Climb into the frame',
      result:
        'The lead closes round ankle, hip and neck, as one buttons a child’s coat. It is cold, then it has your warmth. The day turns the corner of the roofs: light, from the left. On the desk below lies a rose in seven colours, exactly as wide as the book.',
    },
    b: {
      label: 'Stay below and look at the sky',
      result:
        'You lie on the flagstones, hands under your head. The sky in the hole has no colour of its own; it borrows from whatever goes by, a cloud, a pigeon, the evening. Nobody is looking through you. You are looking. A disc of sun crosses the floor, reaches you, and goes on in colours.',
    },
    c: {
      label: 'Throw yourself on the open book',
      result:
        'Glass on paper: it is not even loud. The free line comes nearer and whiter, the pen rolls away, and then you see it all, from several hundred sides at once: the grain of the desk, ink, a cornice, sky, sky, sky. The page tries to turn over and cannot.',
    },
  },
  STR24: {
    text: 'Once more you are a window. Now and then a line still forms along the wall, a man with a map, a woman with a reason. But the light they write by comes through you. Whoever takes up the pen has the cost on the back of the hand, in seven colours: a well, a forest, a stranger’s child lying awake. They look at the hand, then up.',
    a: {
      label: 'Show them everything',
      result:
        'You keep nothing back. Some curse you, some stay till dusk. The line shortens, and one autumn it is an old man, who looks, thanks you and screws down the inkwell. After him nobody. Day by day the rose crosses the flagstones, and a cat moves along with it.',
    },
    b: {
      label: 'Show a little, and the weather',
      result:
        'A corner of the price, no more, and plenty of sky. Some lay the pen aside; some write fast, hand in the shade. But more and more come only to look. They sit on the steps with plums, and on feast days lift their children to hold their palms under the red.',
    },
  },
  STR25: {
    text: 'A small person of coloured glass leaves the nameless city on foot, by the gate, in broad daylight. The hole in the wall stays open. Before you reach the end of the street two swallows have been in, and the first crumb of mud sticks to the lead; whoever wants to write down there will have to wipe the page. You have the road ahead and nothing you must be.',
    a: {
      label: 'Go wherever a pane is missing',
      result:
        'First a boy on a gate, who wants to see someone far away; then a judge, someone close; then a lighthouse, until its red pane comes. You stay as long as it takes. The world is full of windows without glass. Under one of them somebody has put a stool for you.',
    },
    b: {
      label: 'Go where nobody has looked yet',
      result:
        'Straight through: thorns, scree, a morning without a path. You chime, but not from fear; it goes with your step, like buckets on a yoke. On a ridge nobody has yet called anything, green light falls on a stone for the first time. A grasshopper thinks it over and moves into the green.',
    },
  },
  STR26: {
    text: 'Nobody can write here any more; the page is all edges. Pens catch, sleeves tear, and the last line stays free and glitters. You are everywhere a little: in the fold of the book, between the flagstones, in the boot sole of one who came with a wish and left with a limp. From every place you see something. Put together it makes no court, more a kind of weather.',
    a: {
      label: 'Cut out the last page',
      result:
        'Your edges all pull one way, and the book holds on like a dog to a sleeve. Then something breathes out. The page goes up, through the round hole, over the roofs, with you in its fibres, and wherever it turns in the sun seven colours fall on somebody’s washing.',
    },
    b: {
      label: 'Let Ilvane gather you up',
      result:
        'The last clerk has a soft brush, a saucer and time. Splinter by splinter Ilvane lifts you on a moistened fingertip, holds you to the light and enters nothing anywhere. She has handled much that people longed for, nothing so gladly. In the evening she breathes on the saucer, and it rings.',
    },
  },
})
