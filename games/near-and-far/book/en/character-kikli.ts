import { pages } from '../pages.ts'

export const chapter = pages({
  KIK0: {
    text: 'Pack birds brought you up, twenty-two of them, in a stable on the post road. From them you have your stride, and the habit of sleeping on one leg when you are tired. You carry parcels, and none of yours was ever late. Then an egg is handed in at the gate, speckled, the size of a loaf, for a street no driver has heard of. The label, in a hand very like your own, says: ‘Fragile. To whom it may concern.’',
  },
  KIK1: {
    text: 'For nine weeks the egg has lain in the warmest corner of the stable, and nothing has come of it. Tonight it hums. The note is low and even, like a wire in the wind, and all twenty-two birds answer with their necks stretched out, even the deaf one. Up in the loft, where the straw is thin, something with small teeth has begun to listen too.',
    a: {
      label: 'Hum back',
      result:
        'You try it lower, and lower still, until the boards tremble under you both. Then you leave off. From inside comes a tap; and when you begin again, a second one, exactly in the gap where you draw breath. The birds fold in their necks. The ear you hold against the shell grows warm.',
    },
    b: {
      label: 'Drive off the marten',
      result:
        'The marten comes down the beam as if she had been invited. You have a currycomb, she has patience, and the birds in their excitement kick whoever stands nearest. By the time the lamp burns quietly again there is fur on the straw, and some hair of yours. On the roof the next ones are changing places.',
    },
  },
  KIK2: {
    text: 'Across the counter the postmistress has five directories open and a different pair of spectacles for each. ‘The street has been taken off all the lists,’ she says, ‘in one day, in one ink. What has no street goes down to our cellar.’ She turns the egg towards the lamp. ‘Only, the postage is paid up. For three hundred years.’ Behind her rumbles the sorting hall.',
    a: {
      label: 'Ask for the sender',
      result:
        'That needs a sixth pair. The sender is entered in the same street, next door, or in the same house, depending on what one takes a blot for. ‘So it only wants across the landing,’ says the postmistress, and lets her stamp hover over the cellar docket so long that it comes down dry.',
    },
    b: {
      label: 'Carry it off through the sorting hall',
      result:
        'The sacks come towards you down the chute, and among them the clerks: eleven, each with one rule, which he shouts before he grabs. Not without a form. Not on a Thursday. Not in one’s arms. You wade. By the rear gate four tags are hanging from your back, and the egg hums in time with the stamps.',
    },
  },
  KIK3: {
    text: 'The director of the circus has brought the cushion along, violet velvet, with a hollow already pressed into it. It would be for one evening, he says; a canvas booth, a lantern, nobody would touch anything. His trousers are patched, and he has nine people to feed. Behind him two elephants stand at an empty trough and look at the egg as one looks at a relation.',
    a: {
      label: 'Carry water for the elephants instead',
      result:
        'They drink sixty buckets without haste and leave the last for you. In the night, when the circus moves on, they shift apart in their cart, without being told, until there is a gap between two warm walls, lined with straw and exactly as wide as you and one egg.',
    },
    b: {
      label: 'Let them show it',
      result:
        'A coin a look, every third one for you. All evening the queue shuffles past and takes its caps off. A man in a grey coat pays, stands, pays again, and holds a tailor’s tape up to one eye. When the booth is struck, the velvet is damp underneath, and the egg does not hum.',
    },
  },
  KIK4: {
    text: 'You notice it by the sound: behind you the road has begun to patter. A crane leads, then come geese, partridges, quails, larks, all of them on foot and in order of size, and last a wren, running. If you stop, they stop. If the egg hums, they look at their feet. Behind the wren, though by size it belongs further up, a hawk has just joined the line.',
    a: {
      label: 'Walk at the wren’s pace',
      result:
        'Forty steps, a rest, forty steps; milestones become as rare as feast days. By nightfall you count ninety birds. They bed down round the egg in rings, the large ones outermost, and lay before you whatever glitters in their crops. The hawk fasts. The wren sleeps on the shell.',
    },
    b: {
      label: 'Beat back the hawk',
      result:
        'It strikes low, out of the ditch, and all you have in your hand is a strap of the carrying frame. Dust, down, screeching; the line scatters into the fields. Then the hawk sits on a milestone, straightens its pinions and looks elsewhere. When you walk on it walks too, a stone’s throw behind, offended.',
    },
  },
  KIK5: {
    text: 'All you wanted was soup at the back door. But the cook, after whom three dishes and a street are named, has seen what you carry; he has you led in between the copper pans and lays his fortune on the chopping board, house keys included. For one omelette. He is already holding the pan, and it rattles on the stove, for his hands shake with honest longing.',
    a: {
      label: 'Cook him one from other eggs',
      result:
        'Behind the open cupboard door you break six hen’s eggs, and it becomes the best quarter of an hour of your life. He eats standing, eyes closed, down to the last crumb. He knows; he has known since the first crack. ‘Thank you,’ he says, ‘for keeping it off my conscience,’ and hangs the pan on its nail.',
    },
    b: {
      label: 'Fight your way out',
      result:
        'Ladles from the left, steam from the right, eight apprentices with pot lids. You clasp the egg and give them your back. In the doorway the cook swears by his own tongue never to taste another egg. Out in the street a smoked sausage hangs from your frame; it must have joined you on the way.',
    },
  },
  KIK6: {
    text: 'By now the egg weighs as much as a calf, and at the ford you set it on a flat stone to get your breath. A washerwoman, knee-deep in the water, wrings out one sleeve until she has looked enough. ‘Does it move when you are sad?’ she asks. The others always want to know when it will hatch. Midstream the water bulges, as if something there were shifting its feet.',
    a: {
      label: 'Try it',
      result:
        'You think of the stable at five in the morning, of the row of backs, and of the one place between them that is yours and empty. For a while only the river moves. Then the egg tips on its stone, leans against you and stays. The washerwoman turns to her linen and beats it more softly.',
    },
    b: {
      label: 'Wade through, egg on head',
      result:
        'Where it is deepest something arrives that also wants to cross: broad, mossy, with a right of way older than the ford. It pushes, you push, and neither sees past its load. The washerwoman directs you with a wet sheet, like two carts. When it turns side-on at last, you see what it carries: eggs.',
    },
  },
  KIK7: {
    text: 'Thieves have been here in the night. They took the carrying frame and left the egg in the grass; a furrow shows how far they got before it grew too heavy. Now they are ashamed. The whole morning they have followed at a distance, three of them, frame and all, while you drag the egg along on a blanket. Whenever you turn round, they look for mushrooms.',
    a: {
      label: 'Invite them to carry',
      result:
        'The tall one is for uphill, the short one for downhill, and the third calls out the potholes. By evening nobody says ‘it’ any longer; they say ‘ours’, and quarrel in whispers about whose turn it is. As you unroll your blanket the short one is already lying across the path, so that no thief can get by.',
    },
    b: {
      label: 'Get the frame back',
      result:
        'Between the blows it turns out to be a misunderstanding about property: they had thought it belonged to nobody, and had taken you, asleep on one leg, for a scarecrow. They tug at the left strap, you at the right, until something tears and all four of you sit. The youngest already has a needle out.',
    },
  },
  KIK8: {
    text: 'You are late, for the first time. The city of couriers has a wall for that, whitewashed, with a pencil on a string: one signs and goes on. Whoever will not sign hands in the licence, or runs against the master of the house for it. He is waiting in the yard, seventy years old, in thin shoes, and nowhere on the wall is there a stroke of his.',
    a: {
      label: 'Sign, and read the others',
      result:
        'You write small. Then you read until dark: one came late because of a birth, another by fourteen years because of a letter he first had to understand; one signs every spring, always for the same cherry tree. You know no more interesting names. By morning somebody has drawn a little egg beside yours.',
    },
    b: {
      label: 'Race the master',
      result:
        'To make it fair he shoulders a sack of sand, and he is good: no step too many, no breath wasted. At the third bridge the egg turns over in its sleep, and you stand until it lies comfortably. He could run on. He waits with his sack and asks what it is like; he has never carried anything alive.',
    },
  },
  KIK9: {
    text: 'Such a frost has set in that the straw rings. You have wrapped the egg in everything, in your own coat too, and still it is getting cold, from the pointed end upwards. The nearest fire burns at the bottom of the slope. Soldiers with red sleeves and clean hands are sitting round it, the Unbled, and their drum stands so close to the flames that its skin whistles to itself.',
    a: {
      label: 'Sit down at their fire',
      result:
        'You tell them what you carry, and that it cannot bear knocks. They exchange looks. They have been ordered to be fast, and hard, and first; careful is new. So they practise it: one after another they take the egg on their knees and hold their breath, and the biggest pulls off his boots beforehand.',
    },
    b: {
      label: 'Run off with their fire',
      result:
        'One brand is enough, if one runs. They come after you, not in anger, more from habit, drum and all; the sparks fall into the snow, and every one hisses. In the lee of a rock you draw circles of fire round yourself and the egg, until what is left of the wood is as long as a finger.',
    },
    k1: {
      label: 'Hum the note you share',
      result:
        'The note that belongs to you two is still there, a little hoarse. At first it warms only your lips. Then comes a tap from inside, and heat, through straw and coat, until the snow draws back in a ring. You lie down on top as on a stove. Before dawn two soldiers stand at the edge, and you move over.',
    },
  },
  KIK10: {
    text: 'The scholar has been lying under the egg with a lens since noon, straw in his beard. The speckles are writing, he says. A single sentence winds from the blunt end to the point, and it changes; yesterday it was longer. Today it says: ‘not yet’. For an hour alone with it he would give a great deal. On the stairs his pupils are warming something in a saucepan.',
    a: {
      label: 'Ask it in dots of ink',
      result:
        'Where the shell is bare you dab your question with his thinnest brush: who is waiting for you? For six days the ink does nothing but dry. On the seventh the speckles have moved up around it, like people round a market stall. The scholar reads them twice, takes off his glasses and points at you. ‘You,’ it says.',
    },
    b: {
      label: 'Sell him an hour with it',
      result:
        'You keep the door with a broom, and his pupils come by the stairs, the window, the stovepipe, each with a lump of rubbing wax. When the hour is over the scholar pays without looking up. On one side, a palm wide, the speckles are gone; the shell is so thin there that you see something draw back.',
    },
  },
  KIK11: {
    text: 'Two peoples dreamt of the egg in the same night: the one to the left of the road as a sun, the one to the right as the end. Both have turned out with flags and grandmothers. They have stood face to face since daybreak, and the lane they leave is one egg wide. So far nothing has been thrown. Both flags show the same round spot; only the cloth differs.',
    a: {
      label: 'Let both sides knock',
      result:
        'You set the egg down in the middle and show how lightly it is done. A man from the left knocks, a woman from the right, then the children, until nobody in the queue can tell who came from where. Everyone gets the same answer: two taps, and a pause like a question. A pot of soup travels across the road.',
    },
    b: {
      label: 'Break through between the flags',
      result:
        'You lower your head, hug the egg and go, through poles, elbows, opinions. Someone fetches you one with a stick; someone’s grandmother fetches him one. Behind you the lane closes, and the flags, which have never been so near, get wound together by the wind. It is embarrassing. They tug. Then they let them hang, and it is not.',
    },
  },
  KIK12: {
    text: 'Beyond the bend your birds are standing in the road, all twenty-two, and nobody has told them the way. Their tails are singed. From the neck of the oldest hangs the stable bell, black on one side, and so you know that there is no stable any more. They have come after you on burnt feet. They do not complain; they look over your shoulder at the egg and count it in.',
    a: {
      label: 'Dress their feet',
      result:
        'There are forty-four. It takes all the ointment, the lard and the lining of your coat, and you kneel so long that the birds take turns at holding you upright by the collar. With the last foot comes daylight. Between its toes is a pebble that the heat has melted clear.',
    },
    b: {
      label: 'Find who set the fire',
      result:
        'The trail is easy: soot, then a chalk cross on a gatepost, then a man picking down off his grey coat. In his pocket is a price list: tail feathers, pinions, fluff by the pound. Neither of you fights well. Afterwards the list lies in a puddle, and the prices run into each other.',
    },
    k1: {
      label: 'Wait for the wild birds',
      result:
        'The wild ones, who fly wherever you walk, come down, look, and move apart in order of size; beside every singed bird there is a gap, and then a neighbour. The wren takes the oldest. From the end of the row a young pack bird puts its neck under your strap and waits to be loaded.',
    },
  },
  KIK13: {
    text: 'Zag has had a table put up by the roadside, with two chairs, and has been polite enough to take the worse. ‘I deal in what people lack,’ he says. ‘Twenty-two brought you up, and you say mother to none of them. I have the name of yours. It costs one egg.’ From his left sleeve peeps the corner of a folded note, which is quite small.',
    a: {
      label: 'Refuse, and ask for his mother’s',
      result:
        '‘No,’ you say. ‘And yours, what was she called?’ He opens his mouth like a man who has every answer in stock. He looks into his left sleeve, into his right one, and then for quite a while at the tablecloth. He leaves early. The bread stays on the table, and his chair has been pushed in very neatly.',
    },
    b: {
      label: 'Take the note from his sleeve',
      result:
        'The table goes over, and from behind the hedge come two Grey Coats who have been standing there all the while. You catch an elbow, a cuff, the note. It says ‘bird’, in a neat hand, and nothing more. Zag dusts his knees. ‘It is the truth,’ he says, almost hurt. The egg hums as if it had always known.',
    },
    k1: {
      result:
        'First he unrolls a list. You have been on it since the circus, since the man with the tape: name, stride, and a price, which is lower than you thought, lower than a saddle’s. You haggle for your own name until the lamp is empty. Then he draws a line, and from your chair you cannot tell whether through it or under it.',
    },
  },
  KIK14: {
    text: 'A crack. You hear it before you see it: a plate, one would say, somewhere at the far end of a house. It crosses the shell, no longer than a finger, and at its widest point there is an eye. The eye looks at everything once, the sky, the road, a thistle, you; it takes longest over the thistle. Then it closes, and behind the crack there is only breathing.',
    a: {
      label: 'Show it things worth seeing',
      result:
        'On tiptoe, crack forwards, you carry it about for a day and show it a well, a forge, two people making up, the inside of a bell. Your own choice surprises you; there is hardly a mountain in it. Every time the eye opens once. In the evening it opens by itself, for your shoes.',
    },
    b: {
      label: 'Mend the crack',
      result:
        'It is not to come out on the road, between two carts. With silk and the white of a hen’s egg, for which you apologise, you lay strip over strip and press each until it holds. Someone presses back from inside, just as hard. In the end the eye is behind the silk like a lamp behind a curtain.',
    },
  },
  KIK15: {
    text: 'Halfway up the slope your knees take the decision. The egg has the weight of a tower bell by now, and you can go no further unless you leave behind all that is not the egg: the pot, the blanket, the spare shoes, the tin with the receipts for every parcel you ever handed over. Against a hay barn leans a sledge, with room for everything, and no horse.',
    a: {
      label: 'Leave it all, with a label',
      result:
        'You fold the blanket corner to corner, put the pot on it, the shoes in front as if by a bed, the receipts on top in order of years. Last comes the label: to whom it may concern. Just below the summit a child catches up with you, out of breath, with bread from somebody whom the shoes fit.',
    },
    b: {
      label: 'Pull the sledge through the night',
      result:
        'All of it goes on the sledge, and you into the straps. The night is steep, the rope cuts, and what snaps at the runners is first the farm dogs, later something larger that does not bark. Towards three the load moves more easily than it should. Inside, step by step, somebody is pulling with you.',
    },
  },
  KIK16: {
    text: 'The street exists. It lies in the nameless city between two others, swept, and so narrow that a list might well overlook it. On the ninth door is your name; the paint is old. Ilvane, the last clerk, waits with a delivery slip that has yellowed for three hundred years. ‘You are punctual,’ she says. At the far end men in grey are reading the house numbers.',
    a: {
      label: 'Have it signed for',
      result:
        'Ilvane reads out the slip, the small print too, and signs on behalf of the customer, with today’s date, for which she has to ask you. Together you lift the egg over the threshold; with no other parcel have your fingers taken so long to let go. ‘Come in,’ she says, ‘one does want to see.’ She turns the key twice.',
    },
    b: {
      label: 'Keep it: the recipient is you',
      result:
        '‘To whom it may concern,’ you say. ‘It concerns me.’ Ilvane looks from the label to the door and from the door to the slip. Under ‘recipient’ is your name, in faded ink, in your own hand; under ‘price’, nothing. She breathes out. For three hundred years she has not been allowed to prompt.',
    },
    c: {
      label: 'Run with it',
      result:
        'The Grey Coats have read as far as your number. Chalk flies, hands snatch at your straps, and on the threshold Ilvane stamps the slip: ‘in transit’. For three hundred years these streets have been swept. Now there are footprints in them, yours, and into every one falls a crumb of shell.',
    },
    k1: {
      label: 'Hum',
      result:
        'You hum the note that the shell knows. The egg joins in; and then, behind the door with your name, someone else takes it up, softly, after long practice alone. Ilvane lowers the slip. ‘But there is nobody in there,’ she says. The door opens inwards, on straw, morning light and room.',
    },
  },
  KIK17: {
    text: 'The customer’s table turns out to be a kitchen table, scrubbed, one leg propped on a folded form. On it the egg opens, unhurriedly, like a letter. ‘The whole office ordered it, on a slow day,’ says Ilvane. ‘Something new. Nobody knew what to charge.’ For what is sitting there no word has been made yet; it is wet at the edges, and looks round for who will be kind.',
    a: {
      label: 'Stay as its courier',
      result:
        'It has much to send: first a knock, for the neighbours, then a drawing of a shoe, then a smell, well packed, to everyone on a list not yet made. Ilvane opens a clean book. At six each morning you set out with a full frame, and wherever you arrive someone is standing at the gate, asking what is new.',
    },
    b: {
      label: 'Go and fetch the next parcel',
      result:
        'Whoever stays to supper is late with the next. You pocket the signed slip and tighten the empty straps, which hang on you like borrowed clothes. Not until the corner does it occur to you to look back. It stands in the doorway, under your name, and waves, with whatever that is. You walk to the city gate backwards.',
    },
  },
  KIK18: {
    text: 'It hatches towards morning, in the nameless city, without a sound. In the straw lies the shell, folded like a napkin, and beside it something for which neither the birds’ language nor yours has a word. It looks at you and comes to its conclusion: you are its mother. You have some experience with that, from the other side. One keeps still, one is warm, and one does not explain.',
    a: {
      label: 'Build a stable',
      result:
        'Nobody can say how large it is going to be, so the main thing is room. Doors of empty houses make good mangers. On the first evening it inspects every corner, stations itself in the middle, draws up what from now on you call a leg, and falls asleep on the other. You stand beside it and do the same.',
    },
    b: {
      label: 'Teach it to fly',
      result:
        'Pack birds do not fly, nor do you; the run-up is all you have inherited. No roof is higher than the palace’s. You jump first, since that is how it is taught: slate, gutter, air. Halfway down a shadow slips between you and the street and flaps, at first with the wrong thing. Below, Ilvane spreads a tablecloth, in case.',
    },
  },
  KIK19: {
    text: 'At full speed, between two strides, it hatches: the shell drops away in pieces, and the Grey Coats behind you slip on them. What remains in your arms kicks off, is ahead of you, is faster than you; for three streets of the nameless city you run after it with empty hands. Then it halts, turns and comes back. It has grown on the way. It takes you by the collar.',
    a: {
      label: 'Hold on',
      result:
        'You throw both arms round what is probably a neck. A grey hand comes along as far as the gutter, on your left boot, and lets go above a balcony. After that there is wind. Below are the street, the coats, the whole city, small as a delivery slip, and at its edge somebody is waving a stamp.',
    },
    b: {
      label: 'Let go above the stable',
      result:
        'All night it flies over roads that you know on foot, and at dawn you recognise a gate. You let go. The roof is missing just where you come down: straw, feathers, a smell you would know anywhere. Something hard is pressing into your back, tied with string, addressed to you. Over the hole the new thing circles, humming.',
    },
  },
})
