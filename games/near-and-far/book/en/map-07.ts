import { pages } from '../pages.ts'

export const chapter = pages({
  81: {
    text: 'Sixty houses stand under Leviathan Ribs, each with its stovepipe tied to a bone. At noon the skeleton creaks from head to tail as if it meant to draw breath, and the whole village puts down spoons and needles and breathes in with it. Nobody here has ever been out of breath, the baker tells you. Then again, nobody has ever hurried.',
    a: {
      label: 'Breathe along',
      result:
        'The first breath tastes of salt, the second of nothing. On the third you hear what the bones are waiting for: high tide. They would be glad if somebody told them when. An old woman reads it in your face and hands you a flute of fishbone, for the answer.',
    },
    b: {
      label: 'Saw off a tip for the carvers',
      result:
        'The saw takes an hour. Below you the village does not breathe; children stand about with their cheeks full. When the tip drops into the straw everyone lets go at once, and the gust carries the sawdust over the roofs. Afterwards the carvers rub your shoulders with oil.',
    },
  },
  82: {
    text: 'Nobody has told the gulls. They circle above the white plain, choose a spot, fold their wings and dive, and every dive ends in a short, dull thud. Children with baskets walk about among them, pick up the stunned birds and lay them out in rows, beaks all pointing one way. Of ten gulls, says the eldest girl, seven try again.',
    a: {
      label: 'Spread out a blue sheet',
      result:
        'You peg it to the ground and shake one corner so that it ripples. They come down feet first, one after another, paddle a while to no effect and look at each other. The girl counts nineteen, all alive. By evening every washing line in the hamlet hangs blue.',
    },
    b: {
      label: 'Buy up the baskets for the kitchens',
      result:
        'Halfway to the ovens the gulls come to, and you hold the lids down with both knees. The cooks pay well; the meat, they find, tastes of surprise. At the back door stands the eldest girl. She would like to know whether there was one among them that limped.',
    },
    k1: {
      result:
        'A crow stands among the gulls and shows them how: look first, land, walk. Row by row they copy her. She nods at you, and from behind a keel trots a stray pack bird, panniers full of dried sprats. That would be the interest. Of the debt, not a word.',
    },
  },
  83: {
    text: 'Lead shoes, copper helmet, one step to every slow breath: a diver in full dress is crossing dry land. Behind him a man drags a handcart with a pump, turns the crank and pays out hose. The wreck they are making for lies a mile off on its side, dry as a barn. ‘Either one does it properly,’ says the man at the pump, ‘or not at all.’',
    a: {
      label: 'Turn the pump for a day',
      result:
        'Toward noon you have the rhythm. In the evening the diver surfaces, that is, he sits down and has himself unscrewed, and dictates his report: twenty-two frames, two thousand rivets, fifty-one spoons, one bent. Under the last spoon lay a green stone. It is entered in your name.',
    },
    b: {
      label: 'Get to the wreck before them',
      result:
        'Two salvagers have had the same thought; the flat of an oar changes their minds. You leave through the stern with a sealed chest. At dusk the others arrive, and in the portholes you see the copper helmet pass from cabin to cabin, slowly, searching for what is gone.',
    },
  },
  84: {
    text: 'The pepper on these terraces is watered with tears. A dealer goes from grower to grower with a rack of little bottles, sorted by reason: onion at the bottom, above it toothache, weddings, farewells. The top row is empty. For that sort, he says, uncorking one so that you can see the bottom, they pay anything; a single drop, and the vine bears twice.',
    a: {
      label: 'Sell him a real reason',
      result:
        'You tell it with the name and the weather. The dealer listens, cork at the ready, and by the end part of the bottle is his. It goes in the top row without a label. Going down between the vines, you breathe more easily than you did coming up.',
    },
    b: {
      label: 'Make the dealer cry',
      result:
        'A twisted arm is not enough; his daughter’s ribbon, held over the brazier, is. First pressing, the growers call it, and bid against each other without asking. When you look round, he is crawling among the vines, gathering up his corks.',
    },
  },
  85: {
    text: 'The quay of Dry Harbour stands six fathoms above the sand. On it there is a table, a flag and a muster roll: Captain Shreya is taking on hands, and behind her Patience waits on her rollers. For twenty years the crew has been paid in promises of water. They ask you for news of the roads, and half of them step closer to hear it.',
    a: {
      label: 'Sign the muster roll',
      result:
        'The ink has been thinned with spit, for want of anything else. Shreya reads your name out to the ship and shakes your hand; hers is all salt and rope. Your advance is no promise: she prises a red stone from the stern lantern, which from then on has one dark eye.',
    },
    b: {
      label: 'Walk out with the crew',
      result:
        'The boatswain bars the gangway, but only half means his blows. Thirty-one sailors go down to the sand barefoot; their shoes stay on deck in line, toes to the bow, as is proper when one leaves a ship. One of them falls into step with you. Shreya salutes the shoes.',
    },
  },
  86: {
    text: 'House number and depth: the postman needs nothing more. He goes from ruin to ruin in oilskins, drops a lead line from the old waterline, nods, and pushes the letter under a stone. ‘People move,’ he says. ‘Addresses don’t.’ On top of his bag lies one for a caravan, and on it, three times, in his own hand: no depth given.',
    a: {
      label: 'Take over part of his round',
      result:
        'Seven fathoms, second on the left, mind the eel. The eel is a stain on the wall by now, yet you step round it like everyone before you. When the last letter lies under its stone, the postman stamps the back of your hand: delivered.',
    },
    b: {
      label: 'Open the thick ones',
      result:
        'Behind a wall you slit them: ground plans, a lock of hair, a fruit loaf in waxed paper, money of a bank long sunk. The rest you seal again with chewed bread. In the evening the postman weighs the bag in his hand, frowns, and weighs it once more.',
    },
    k1: {
      result:
        '‘Sabra Ilen,’ you say. ‘Depth, one hand of sand.’ As it can be delivered in no other way, the postman reads it to you. Her father begs her to turn back; failing that, let whoever reads this have what lies under the third step. You sign for it in pencil.',
    },
  },
  87: {
    text: 'Goods in the Coral Market are laid out in the order in which they drowned: first anchors, then barrels, then whatever floated for a while, and at the very end, among the pink branches, hats. Past the hats a woman sells the last words of ships. She keeps them in conches, and you may hold one to your ear, but not for long.',
    a: {
      label: 'Buy the last word of a ship',
      result:
        '‘Patience,’ says a girl’s voice in the shell, and laughs. But that ship never went down, you object. The woman knows; seven buyers have brought the conch back. She drops your coin into it, some silver of her own and a moonstone besides, so that it stays sold.',
    },
    b: {
      label: 'Sell her a false one',
      result:
        'What you murmur into an empty conch is moving and, towards the end, rhymes. She pays in coral beads and dried figs and wants the ship’s name. You say the first that occurs to you. At the hat stall a man puts something down; his son was on her.',
    },
  },
  88: {
    text: 'Four thousand anchors lie in the Anchor Field, and goats graze between the flukes. All their chains hang slack but one. That one runs straight down into the sand, so tight that it hums when the wind drops, and every few minutes it shifts a link to the east. Something down there, says the goatherd, would still like to drift.',
    a: {
      label: 'Give it slack, link by link',
      result:
        'With a crowbar and goat’s fat you let out link after link, three hundred of them, until the humming stops. A sigh of metal crosses the field. The goatherd, who has not slept properly in years, empties his pocket into your palm and lies down where he stands.',
    },
    b: {
      label: 'Haul it up with six mules',
      result:
        'The mules lean in, the ground lifts, and bow first a ship comes up out of the sand, her lamps hanging straight. Crabs are the crew, and they repel boarders by the book. When the last has backed down the hawse-hole, the captain’s cabin is yours, locked drawer included.',
    },
    k1: {
      result:
        'The chain, when you dig, ends at a wrist of stone. You tell it of its brother on the plain, who has grass between his fingers and keeps asking. For an hour it weeps sand, then lets all four thousand anchors go. In the pit lies what it clung to, and on top a seal: pardoned.',
    },
  },
  89: {
    text: 'The Salt Lighthouse has no shore left to guard. Its keeper lights it all the same, every night, for one ship that could be late. The oil gave out in the ninth year; after that went the barrels, then the bed. This evening he is carrying the last chair up a hundred and eighty steps, and on each landing he sits down on it.',
    a: {
      label: 'Burn your tent poles and bacon',
      result:
        'Ash poles burn white and bacon yellow; together they reach farther than any chair. About midnight something answers, far off, in light: two short, one long. ‘Late,’ the keeper reads, ‘but under sail.’ He leaves you the chair, and you sleep as you have not slept for weeks.',
    },
    b: {
      label: 'Unscrew the lens',
      result:
        'He holds on to the brass frame until you have loosened his fingers. The lens is as large as a cartwheel, and every glass dealer along the road wants a slice. From the plain you look back once. Up there a candle burns, and a hand is turning it slowly.',
    },
  },
  90: {
    text: 'It was the best cod ground on the coast, and now it is a turnip field. Two fishermen stand in it with crossed rods. Each has a deed with a seal, and both deeds are in order; the surveyor merely drew his boundary along the current. At the edge sits the woman who sowed the turnips. She is knitting, and waits to be told whose they are.',
    a: {
      label: 'Let them fish for turnips',
      result:
        'It is a question of bait. Pork rind leaves the turnips cold; at a pinch of compost on the hook they bite so hard that the rod bends double. By evening both nets are full, and the woman counts out every third for herself, as harbour dues.',
    },
    b: {
      label: 'Collect rent from both',
      result:
        'A deed is a deed, you say, and a deed costs money. They reply with the rods, which are long but not made for it. In the end both pay, in coppers and in salt cod, and go home by different paths. The woman sets her trampled turnips upright again.',
    },
  },
  91: {
    text: 'The dust on the horizon is carts, forty of them. All are on their way here, because the nomad well-digger at your feet has struck the only damp place in the plain. She stands waist-deep in her hole and shows you two wet hands. A bucket an hour, she reckons. So who, she asks, may drink first?',
    a: {
      label: 'Draw up the order with her',
      result:
        'Infants, animals, singers, you write, then the rest, smallest barrel first. Every driver finds somebody ahead to whom he cannot grudge it, and the singers earn their place. The last man to drink gives you the pebble he has sucked against thirst. Wet, it turns out to be an opal.',
    },
    b: {
      label: 'Guard the rope against the carts',
      result:
        'Two days you sit with the windlass at your back and a cart pole across your knees. The rope stays whole and nobody has to be buried, though lips are splitting all round. The drivers pay in bread; the digger shares it. In the dark forty carts swallow dry.',
    },
    k1: {
      result:
        'She pulls a cloth off three clay sieves, each with your thumbprint fired into the rim. Even the mud runs clear through them. All forty carts have drunk before dark; she comes last, and drinks to you. The load of the first cart stays behind, rolled in a carpet.',
    },
    k2: {
      result:
        'One driver has recognised the three sieves among your things. Nobody draws a knife; forty carts merely close the ring, axle to axle. You break out between two shafts with part of a load in your arms. No one calls after you. The well-digger covers her bucket with both palms.',
    },
  },
  92: {
    text: 'Here is a pool no bigger than a plate, and it has tides. Twice a day it rises by the thickness of a coin, breaks in a tiny surf on its southern pebbles, and goes out again. An old woman holds an umbrella over it. ‘This is what is left,’ she says. ‘It is homesick. At night it asks me where the rest has gone.’',
    a: {
      label: 'Take one drop to see the world',
      result:
        'Place by place you tell it where you are still going, and the pool comes up to its rim to listen. She counts the drops, twice, and lets one run down a straw into a hollow crystal. ‘Show it everything.’ Then she wraps bread for the journey, enough for two.',
    },
    b: {
      label: 'Take the pool in a bucket',
      result:
        'She fights with the umbrella, longer than anyone would think. In the bucket the water falls silent, like a bird under a cloth; an innkeeper will pay for it. In the mud lies what it hid. The old woman opens the umbrella again, over a round place that is drying.',
    },
  },
  93: {
    text: 'The doors of the sunken bank stand open, and there is a queue. At the counter sits the clerk, dead so long that barnacles have grown on his cuffs and dropped off again. Nobody has informed the bank. On the stroke of ten the drawer slides out by itself, pays the interest in shells, correct to the last one, and slides back.',
    a: {
      label: 'Close the accounts with the bank',
      result:
        'Until dusk you reckon with the drawer, shell against shell; both columns come to nothing. A bell. A shutter, let down before the clerk as softly as one draws up a blanket. A receipt, folded round your fee. The queue puts on its hats and goes home.',
    },
    b: {
      label: 'Force the vault',
      result:
        'Three times the vault door shuts on your crowbar; then it takes offence and stays open. Ship’s biscuit, a little cash, and right at the back a small box labelled ‘price of the sea, on deposit’. It weighs nothing. As you pass the counter, the drawer slides out and offers interest.',
    },
  },
  94: {
    text: 'A brass spyglass sticks out of the Captain’s Grave, at the height of an eye. The old master of Patience had himself buried standing, so as to miss nothing. Every year on this day Shreya comes to report to him. She is here now, cap under her arm, and has got as far as the ninth month. ‘No sea sighted,’ she says.',
    a: {
      label: 'Report along with her',
      result:
        'You go on where she stops: land after land, wells, roofs, who was kind and who was paid for it. You leave nothing out, not even your own part. Shreya listens at attention. Then she steadies the muster roll against the spyglass and enters you: lookout.',
    },
    b: {
      label: 'Tell her whose wish cost the sea',
      result:
        '‘That your ship might never sink,’ you say. ‘And this land is the price.’ She is silent until the spyglass’s shadow has crossed her boots. ‘I know,’ she says. That evening she releases one whole watch, a coin for each and one for you, and keeps it alone until morning.',
    },
    k1: {
      result:
        'The Ferryman comes when you call, sand hissing under his keel. No crossing, he says, merely a landing; your fare stands. For one minute the old captain is there. ‘Let go, girl,’ he tells Shreya. She salutes; she does not obey. He shows you the stone that hides his savings.',
    },
  },
  95: {
    text: 'On the edge of the shelf, where the ground falls away into blue haze, stands a tea house with a view of the deep. The waiters still serve in cork vests. Today the kettle is cold, for the cook has been struck by vertigo and lies with his face to the wall; and at table six a gentleman is going through his pockets for the third time.',
    a: {
      label: 'Stand in for the cook',
      result:
        'One link of the kettle’s chain is painted blue: sea level. A link too high, the tea tastes of tin; a link too low, of regret. At the blue one it opens like a white flower. By evening the cook sits up, gives you the caddy and whispers the recipe.',
    },
    b: {
      label: 'Escort the guest down for his purse',
      result:
        'He left it at thirty fathoms, in another coat, in another house, when he was young. You go down on one rope, and something blind and toothed disputes the last ten. The purse hangs on its nail. All the way up he makes slow strokes with his free arm.',
    },
  },
  96: {
    text: 'Noon lasts a quarter of an hour down here, so deep is the trench. On the bottom a diving bell stands upright, with a lamp in it. Inside, a scholar has been living and measuring for twenty years, in the belief that the sea is above her. The hawker who sells her air through a hose has had enough, and holds the bellows out to you.',
    a: {
      label: 'Tell her, slowly, through the glass',
      result:
        'You write it on the pane with a finger, mirror-wise. She reads, wipes her side of the glass, reads again. She asks for one more night of not knowing; you sit it out in her lamplight. In the morning she hands you her stores and steps out, holding her breath.',
    },
    b: {
      label: 'Go on selling her air',
      result:
        'The bellows go easily, and there is plenty of air about. Every morning the return pipe drops a pearl, wrapped in a page of readings: salt, current, pressure, all unchanged. When the pearls run out she sends her father’s casket. On the last wrapper she thanks you for your faithfulness.',
    },
  },
})
