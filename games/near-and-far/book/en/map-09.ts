import { pages } from '../pages.ts'

export const chapter = pages({
  113: {
    text: 'The flood has set a brig down on a roof and not come back for her. Every Monday her crew lines up at the front door and offers the householder rent, in advance. He does not want rent, he wants his chimney, which ends somewhere under the keel; since the autumn tide his kitchen has been full of smoke, and he weeps over every soup.',
    a: {
      label: 'Lead the smoke through the mast',
      result:
        'The mainmast is rotten at the core, which saves half the work. You clear it, seat it on the flue, caulk the joint. It draws like a good pipe. The Monday rent goes to you, and the place by the stove; overhead the flag turns black, slowly, from the hoist outwards.',
    },
    b: {
      label: 'Launch her at spring tide',
      result:
        'The water comes at three in the morning, and for an hour the crew and you wrestle with a ridge beam. Then she slides, and half the roof with her. Somebody throws you a sock with a coin and a garnet in it. Out at sea two lights grow smaller, stern lantern and dormer window.',
    },
    k1: {
      result:
        'Half these faces you know: they walked away from Patience, with your help. Houses they have nearly learned; they have got as far as the roof. At a word from you they open the hull to his chimney. One shoulders her sea-bag. A road, she thinks, at least keeps moving.',
    },
  },
  114: {
    text: 'Moor your boat to the north of this island, and at evening it lies in the south, tugging at its rope. Once a day the ground goes right round, with a fine grinding from below. The only inhabitant is a retired locksmith; every spring he greases the shoreline. He has one question left in life: is it screwing itself in, or out?',
    a: {
      label: 'Scratch a mark and wait',
      result:
        'You scratch a line at the water’s edge and let a whole tide pass over it, three days, so that the sea cannot cheat. Then the line stands a hair higher: out. The locksmith pays by guild rules, in coin and smoked eels, and carries his chair to the very middle.',
    },
    b: {
      label: 'Wedge it fast',
      result:
        'Three beams it spits out in splinters; the fourth, with your shoulder behind it, holds. A click. At your feet a hatch has come open that nobody ever saw from this side, and on its top rung hangs an iron-bound box. While you unhook it, something clicks back, far down.',
    },
  },
  115: {
    text: 'Farthest out, where the jaw of rocks ends, Tooth Rock has developed a cavity. Fishermen row up to it at slack water and put in what they are afraid of: a torn sail, an unopened letter, a cradle. Then they ship their oars and listen. It chews, with long pauses. That it may also swallow, nobody has yet had the courage to suggest.',
    a: {
      label: 'Give it a fear of yours',
      result:
        'It has no shape, so you say it into the hole and feel a little of yourself go too. The rock works all night. The fishermen bet on how long; the one who said ‘till morning’ halves his silver and cod with you. At sunrise it spits out a pip, quite smooth.',
    },
    b: {
      label: 'Climb in and take things out',
      result:
        'Between two bites you can count to thirty. At twenty-six you have a gilded chest by the ring; some rich man must have dreaded it very much. On the way out you save the letter. You open it in the boat: good news, eight years old, and a coin for the messenger.',
    },
  },
  116: {
    text: 'This school floats on twelve barrels. It teaches swimming, silence and the counting of strokes; a child who has learned all three can get home from anywhere. Thirty pupils sit in pairs; only the bench nearest the water is empty. Wet footprints lead up to it, small ones, none away, and at roll-call the teacher leaves a pause there, the length of a name.',
    a: {
      label: 'Teach the empty bench',
      result:
        'To the empty bench you explain the breath between two strokes. The others stop fidgeting. How many to the quay, you ask, and drops come out on the wood, four hundred and six. The teacher counts along. She pays you for the lesson and enters in the register: nobody absent.',
    },
    b: {
      label: 'Follow the prints back',
      result:
        'They go down an anchor chain. On a sunken roof something small and cold is playing hopscotch; caught, it bites, and weighs nothing. It buys itself off with a pearl from its cheek and a net of mussels. Up on the raft the bell rings. It looks up, then draws another square.',
    },
  },
  117: {
    text: 'Nobody mourns like the people of Wreckers’ Cove. Each ship has her name on the wall and a candle below it, and for a week no one sings. The black armbands they put on beforehand, since afterwards there is so much to carry. The false fire on the headland is burning, the bread bin is empty, and tonight’s ship is due at two.',
    a: {
      label: 'Put the fire out',
      result:
        'First you talk, then you use sand. At two she goes by, so close that you can hear a spoon in a cup. Nobody looks at anybody. In the morning her boat brings flour for the village and a coin for whoever darkened the headland. They knead with their armbands still on.',
    },
    b: {
      label: 'Hold the lamp for them',
      result:
        'A good lamp; the helmsman raises a hand to thank it. Then it is a matter of arms and hooks till dawn, and a good cargo. One of the crew reaches the shingle and looks past the light, at your face, and goes on looking. The women ask how the ship’s name is spelled.',
    },
    k1: {
      result:
        'At two a light asks in Shreya’s code who is there. You take the lamp and give your name; it is on her roll. Her pinnace feels its way in between the teeth. The wreckers make her fast, what else. The coxswain hands you a chest. One by one the armbands vanish into pockets.',
    },
    k2: {
      result:
        'The man at the fire served on Patience, until you helped him walk away. ‘I eat here,’ he says, ‘so I can’t.’ But he can hand you the bellows: blown hard enough, even this goes out. He gives you his share of the last ship, two gems. At two, something large goes by, humming.',
    },
  },
  118: {
    text: '‘I watered the milk,’ says a gull on the gutter, in a woman’s voice. ‘I wished him dead,’ says the next. At Gull Abbey it is the birds who hear confession, and afterwards they repeat it, to anyone, in any order. Pilgrims come all the same; from here to the mainland there is no other priest. The abbot has stopped his ears with wax and smiles at everybody.',
    a: {
      label: 'Confess something true',
      result:
        'You need three beginnings. The gull hears you out, shuts its beak and flies straight out to sea, without repeating a word. That is new. The abbot, who merely sees, empties the poor box into your hat, silver, stone and all. Along the gutter they move up, to leave a gap.',
    },
    b: {
      label: 'Learn the rich men’s sins',
      result:
        'They peck for their perches, and you climb down with bleeding hands and a list: shipowner, judge, dealer in sails. Silence has a going rate, paid in gems and hams. At the end of the line stands a woman with a milk can. She would like to know what hers would cost.',
    },
    k1: {
      result:
        'This is the one day of your week without words. You sit under the gutter, confessing nothing. The gulls wait; then, row upon row, they sit down too, beaks shut, as no one living has seen them. The abbot takes out his wax. He hears the sea, and fetches what he keeps under the altar.',
    },
  },
  119: {
    text: 'Inside the whirl there are steps. The Whirlpool Stair is dry for as long as you keep walking; whoever stops has water at his ankles, and whoever thinks it over, at his neck. Level with the ninetieth step a straw hat has been circling since last summer. Right at the bottom, in the eye, a lamp is burning, and somebody has just trimmed it.',
    a: {
      label: 'Go down reciting',
      result:
        'You pick something long, a verse to each step. From the third hundred on a second voice recites along, old, dry, exact; where a line escapes you it waits, then supplies it. Beside the lamp sits nobody. Coins and two stones lie in a row, and on the way up your sleeve rustles.',
    },
    b: {
      label: 'Go down with rope and hook',
      result:
        'Standing still is out, so you fish at a run. The hook finds a ring, the ring a chest, the chest a hand that had it first. You pull, it pulls. Then it keeps the hook and leaves the chest. On your line hang crabs in a basket and a coin: the change.',
    },
    k1: {
      result:
        'The nail has not stopped falling, and here there is room. It takes you down the middle, straight and dry; the straw hat you catch in passing, for its owner. You count aloud, and from below an old voice counts along. Beside the lamp stands a chest. Your sleeve rustles; the nail pulls on.',
    },
  },
  120: {
    text: 'Whoever lands at Rope Quay needs an arrival, issued by the harbour master. Without one nobody has arrived, and he is out of forms. Some people have been sitting on their trunks since spring, a yard from the first house. You too, he explains, are legally still at sea; and he raises his voice a little, because of the waves.',
    a: {
      label: 'Cut him a turnip stamp',
      result:
        'The turnip was to have been his lunch. You carve three waves and a roof into it, mirror-wise, and ink it with beetroot. The first fee is yours. By evening everyone has arrived, stamped on the hand for want of paper. Dry oblongs are left where the trunks stood.',
    },
    b: {
      label: 'Sell arrivals on the quay',
      result:
        'You write them on wrapping paper, with flourishes. People who have waited since spring do not haggle; one gives a brooch, others the cheeses they brought as presents. They queue at the window. You hear the harbour master ask, quite kindly, where they got this. Then trunks creak, being sat on again.',
    },
    k1: {
      result:
        'Two men rise from one trunk, arm in arm; each has only the one, and they come from opposite sides of the Delta. They have waited for you, and only want it explained. You explain. Then they pay what was still owing: one holds the purse, the other takes out the coins.',
    },
  },
  121: {
    text: 'The rope-maker twists whatever people bring her: hair, straw, oaths. Today a married couple has brought its own rope back, nineteen years old, and wants it untwisted. They stand at the two ends of the ropewalk, sixty paces apart. ‘After you,’ he calls. ‘No, after you,’ calls she. The rope hangs between them and does not touch the ground anywhere.',
    a: {
      label: 'Hold both ends for them',
      result:
        'You hold, they untwist, and step by step they walk towards each other. In the middle, between his strand and hers, lies a third, thin and yellow. ‘The boat,’ she says after a while. ‘We never named it,’ he says. They are still standing there when the rope-maker puts up the shutters.',
    },
    b: {
      label: 'Cut it in the middle',
      result:
        'Seven blows it takes; a promise is hard on steel. Then there are two ropes, both too short: his does not reach from quay to boat, hers not from window to window. They pay you with the lunch they brought along, for two, in one basket.',
    },
    k1: {
      result:
        '‘That was you,’ says the rope-maker, and takes from its peg a rope the Fire Delta has sent: two colours, evenly twisted, not one splice. The truce has held. It is wound about a casket, and is to hold up the next one. From their two ends the couple come nearer, to look.',
    },
  },
  122: {
    text: 'With yokes on their shoulders the tide sellers come down the street. An hour of ebb, they call, for the price of a hen. They tip the bucket out on your step, and the sea withdraws from it, over the neighbour’s. So the neighbour buys as well. By now the whole street has paid, and from every upper window hangs a dripping carpet.',
    a: {
      label: 'Buy one hour for the whole street',
      result:
        'It takes a day, door by door, and in the end they only argue about who holds the pencil. Twenty-three households, one hour. The buckets are tipped together, and the sea, finding no neighbour left, goes and stands beyond the harbour wall, offended. The surplus is yours. Children discover that the street is paved.',
    },
    b: {
      label: 'Tip out all the buckets',
      result:
        'Eight sellers, sixteen buckets; you go through them like a cart. Around you the sea leaps back as far as the mud, and in the mud lie flounders and lost rings. The rest of the street swims. A bed drifts past with a child on it, calling out its house number.',
    },
  },
  123: {
    text: 'On Net-Menders’ Pier a promise is tied before it counts, and Yeva ties it: loans, betrothals, the I-shan’t-be-long of husbands, each with its own knot. The oldest hangs over her own door. Back by dark, he said, and took the small boat. She was twenty. She has not lit a lamp since; as long as none is lit, she says, it is not properly dark.',
    a: {
      label: 'Learn the knot from her',
      result:
        'Over, under, and then a turn that cannot be shown, because it has to be meant. Six come undone in your lap. With the seventh you say what you promise, and to whom, and it pulls itself tight. Yeva hangs it on a beam, takes hold and draws up her feet. It bears her.',
    },
    b: {
      label: 'Invent a message from him',
      result:
        'Held up, you say; he thinks of her; she is not to wait. Yeva asks only whether he is grey now. You say yes. With one pull she undoes it and gives you the rope, pearls and wedding silver plaited in. Then she lights a lamp and does not know where to put it.',
    },
    k1: {
      result:
        'You tell her of a rope that went up into a cloud, and of the hands that let go. Yeva mends to the end of the row. Hers she unties slowly, so that you see how, and gives you the cord. ‘Dark, then,’ she says. She goes in, and the window turns yellow.',
    },
    k2: {
      result:
        'She takes your hands to measure off a cord, turns them over, and sees the mark that stays when a rope has been pulled tight. She says nothing. She fills your net with dried fish, finds a hole in it and mends it. Then she mends it again, over the first time.',
    },
  },
  124: {
    text: 'He has time for you, says Zag the Treasure Hunter; he bought some this morning, from a midwife. His counting table stands on a reef no bigger than a room, and beside it a hundred shadows hang on a line to dry, pegged by the heels. You may have any of them, and something more besides. All he asks is a handshake.',
    a: {
      label: 'Ask what he himself has paid',
      result:
        'His finger stops on a coin. The Grey Coats look up; they have never heard him not counting. He leafs back, far back, to a blank page. For the question he pays at once, silver and a stone, so as not to owe it. When you cast off, he has not found his place.',
    },
    b: {
      label: 'Shake hands with him',
      result:
        'His hand is dry and friendly and holds yours no longer than it must. A Grey Coat kneels and chalks a small cross on your boot. What you have sold was not mentioned. They load you a chest and two stones. On the line a hundred shadows turn away, as far as the pegs allow.',
    },
    c: {
      label: 'Cut the washing line',
      result:
        'Four Grey Coats stand before the post, then in the water. The line parts, and a hundred shadows slide away over the waves, homeward, like a shoal. Zag opens a new column. From every jetty people hold out bread and silver to you, trailing something dark, and keep turning round to look at it.',
    },
  },
  125: {
    text: 'The bakery was in Low Street, and Low Street lies four fathoms down now. The oven has stayed alight. Every morning a diver takes a deep breath and comes up with loaves under both arms, hot and a little salty, and the quay applauds. His breath is getting shorter: on Monday it was forty loaves, today it is thirty-one. The queue counts along, moving its lips.',
    a: {
      label: 'Move the oven to a roof',
      result:
        'Brick by brick it comes up on a rope, the embers last, in a pot with a lid. On the sailmaker’s roof you wall it up again. From the first batch the bread is less salty, and people complain. The diver sits by the oven door all day, breathing in and out, for pleasure.',
    },
    b: {
      label: 'Race him for the last loaf',
      result:
        'You push off together. Over the shop sign you are level, at the counter he leads; there he looks for something on the floor, rather long, and the loaf is yours. The quay goes wild. He bows lower than you, and four children catch the coppers in an apron, one at each corner.',
    },
  },
  126: {
    text: 'Once in three days the Tidal Gate opens and lets in what is due. The gate clerk reads from a list, item by item, and after each he waits until it has come: driftwood, a cork, one drowned man, herring. Then he pushes up his spectacles, because the next is you. Your name is spelled correctly. After you there is only fog.',
    a: {
      label: 'Go through on your own tide',
      result:
        'It comes late, reaches to your knees and is a little warmer than the rest; the thing is not to help it. It carries you through between herring and fog. The clerk ticks you off and stamps your palm. You try it in the next puddle: where you lay your hand, water moves aside.',
    },
    b: {
      label: 'Hold it open for a late boat',
      result:
        'The list is closed, and the gate keeps to the list. Your back against one leaf, your boots against the other, you argue over every inch. Eleven herring fishers shoot through below and toss you up a tarred purse that clinks. All eleven shout one word: your name. It was read out, after all.',
    },
    k1: {
      result:
        'There is one more line. The drop in your bag has a name too; the clerk needs three breaths for it. That night the gate does not shut. The water goes home, by a hand’s breadth, and on a bared step leaves a chest. The whole quay stands there, and nobody dares to speak first.',
    },
    k2: {
      label: 'Buy the drowned man back',
      result:
        'The fare is paid, you say. The clerk leafs back and finds it, one crossing in your name. He strikes the man off and lets the crossing stand: coming up costs nothing. On the steps a man appears, takes off his hat and wrings it out. The pack bird waiting on the quay is yours, he says. He means to stay in.',
    },
  },
  127: {
    text: 'Four pepper smugglers have trained a seal as a lookout. It has learned one word, ‘customs’, and likes it: it says it at breakfast, to the moon, to buttons, and every time the four throw themselves flat behind their sacks. On the other side of the channel the real customs men have put out a bucket of fish. They want it for the service.',
    a: {
      label: 'Teach it to say ‘herring’',
      result:
        'It costs a whole bucket. Both sides have laid a stake, and when the customs boat rounds the point and the smugglers stand there loaded, the seal looks from one to the other. ‘Herring,’ it says. The stakes are yours, coin and opal. An officer laughs until his cap falls in; the seal returns it.',
    },
    b: {
      label: 'Sell it to both sides',
      result:
        'It has to be delivered twice, in a wet sack, and it bites. The officers pay in silver, the smugglers in sausages. By evening it has swum home, to nobody. At night each side goes to fetch its property from the other. Oars splinter in the narrows, and a bass voice repeats its one word.',
    },
    k1: {
      result:
        'One of them, lying flat, sees the paper in your bag: hand, on the roll of Patience. They rise and take off their caps. For twenty years Shreya has gone on paying her debts here, every quarter, by messengers on foot. She has overpaid by two gems; you sign. Even the seal is silent.',
    },
  },
  128: {
    text: 'Nine miles farther south the ships go by these days, and no one has needed the Lone Beacon for a generation. Its keeper knows that. ‘Until relieved,’ an officer told him forty years ago, rowed off, and was drowned the same night. So he feeds the fire, polishes the silver shutters and, at every change of watch, calls down the steps: ‘Who comes there?’',
    a: {
      label: 'Relieve him',
      result:
        '‘Relief,’ you call, and come up in step. He hands you tongs, logbook and the relief’s first pay, which has lain ready all these years: a coin and a stone. Then he does not know where one goes. He gets three steps down, comes back for his cup, asks if it is raining there.',
    },
    b: {
      label: 'Send him off, take the shutters',
      result:
        'He defends the post as ordered, and after an hour is allowed to have lost it; he leaves swinging his arms. The silver shutters lift off their pins. Behind the last are a chest and a cut stone. Then the fire falls in. The dark is larger than before, and starts at the oars.',
    },
    k1: {
      result:
        'You know the words by which one lets go of a rope; they work on fires. He puts down the tongs and sleeps, for the first time in forty years, before his cap has stopped rolling. Until dawn the beacon burns by itself and lights, beside your blanket, the chest he kept for his relief.',
    },
    k2: {
      result:
        'He knows the grip you have on the rail: he too was pulled tight by somebody who meant well. All night you argue across the fire what one owes to the drowned. By morning you have agreed on half. The flame he will keep; the officer’s chest he pushes over to you with his foot.',
    },
  },
})
