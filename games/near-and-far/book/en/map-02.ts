import { pages } from '../pages.ts'

export const chapter = pages({
  1: {
    text: 'At the Half-Buried Gate the earth has risen as far as the keystone, so the gatekeeper has moved on top. To let a traveller through he lifts the hatch of his roof and leads the way across the kitchen, down a ladder, under the arch. He does it in uniform. Beyond the gate there is no city, only more grass, and he asks whether you have anything to declare.',
    a: {
      label: 'Share bread and news',
      result:
        'He has heard nothing since the wall sank, so you begin with the weather. Your loaf he cuts thin, to make it last. By dusk you have only reached last year’s wars. He stamps both your hands and fetches you a jar of pears from the guardroom, now his cellar.',
    },
    b: {
      label: 'Dig out the left wing',
      result:
        'After two days of clay and roots the left wing swings on its lizardfolk hinge as if oiled yesterday. Under the threshold lie coins that travellers left for luck. The gatekeeper watches you put them back. ‘The spare hinge pin you may take,’ he says. ‘And the luck.’',
    },
  },
  2: {
    text: 'Dust on the road, hoofbeats, a rider at full gallop. He is past you before you notice that there is no horse. He sits on the air at the right height, leaning forward, and the reins in his fists end in nothing. At the milestone he wheels round and comes back. ‘The third day now,’ he calls out as he goes by.',
    a: {
      label: 'Whistle for the horse',
      result:
        'The horse comes from the other side at the same pace, lathered, its back empty. For a moment they are rushing straight at each other. Then a man is sitting on a horse and it walks. He tosses you his courier’s sash and strokes its neck with both hands.',
    },
    b: {
      label: 'Pull him down',
      result:
        'You catch a boot and are dragged the length of a field. Then you are both in the ditch. Bruised and immensely grateful, he unscrews a spur for you, lizardfolk work with a spring in it. His purse has not stopped: it jingles away down the road at a gallop.',
    },
  },
  3: {
    text: 'King’s Elbow, as the shepherds call it, is a stone arm the length of a barn, and their sheep sleep in the crook of it. At your first word the hand opens. From the wrist, where a pulse would be, a voice asks whether you bring news of the other hand. It asks like someone who has asked often.',
    a: {
      label: 'Swear to look for the other',
      result:
        'The fingers close around your hand, gently, like a trap that has time. They tremble. ‘Tell it I still have the ring,’ says the voice. When they let go, their white print stays on your skin and will not wash off before full moon.',
    },
    b: {
      label: 'Break off the little finger',
      result:
        'The arm does not cry out. From the road you still see the thumb feel along the hand, counting. In the next village a mason takes the finger and asks nothing. The ring you keep: real gold, wide as a bracelet, and by evening it fits you.',
    },
  },
  4: {
    text: 'Lay your ear to any of the five mounds at Windmill Graves and you will hear millstones. Under each stands a mill, buried up to the cap. Odo the miller digs out one sail a year, with a shovel worn down to the size of a hand. So far one stands in the wind. At night, he says, you can hear grain being poured.',
    a: {
      label: 'Help Odo with the shovel',
      result:
        'You take turns and do not talk much. Towards evening the second sail rises out of the clay, hesitates and turns. Odo takes off his cap, to the sail and not to you. But the first sack is yours, he says, and a loaf on every farm where they know him.',
    },
    b: {
      label: 'Crawl in and grind for yourself',
      result:
        'A badger’s hole leads in under the cap. The stones take Odo’s seed corn and work for you until dawn. The flour is grey, very fine and not only flour: three buttons are left in the sieve. It sells. Odo finds the buttons in the grass and knows the coat.',
    },
  },
  5: {
    text: 'They have been waiting since Thursday. The tables stand in the open field with the bride at their head, and one pace from her chair there gapes a crack that was not there on Wednesday. The groom, people say, has been seen in the north, running along the edge to find where it ends. The musicians play quietly, to spare their strings.',
    a: {
      label: 'Carry her veil across',
      result:
        'Down one wall, up the other, then a day’s walk north with the veil round your neck. The groom puts his face in it, knows the smell and sets off at a run, back along your footprints. That night the whole plain can hear that nobody is sparing the strings.',
    },
    b: {
      label: 'Claim the wedding feast',
      result:
        'You bring your hilt down on the table, and nobody has the heart to defend a roast. You take the geese, the lower storeys of the cake and the purse meant for the musicians. They play on. The bride sits with her back to you and watches the north.',
    },
  },
  6: {
    text: 'A lamp burns by the roadside in full daylight. Its owner, a glogo by the name of Wick, has sat down beside it with a toothed brass ring on his knees. He is to deliver it, only the customer cannot be found. He has tried every round thing in the plain, the wells included, and it fits none. Now he is looking at the sun.',
    a: {
      label: 'Try it on your own things',
      result:
        'You unpack everything you own: cup, spyglass, lid, wrist. It fits nothing, and with every failure Wick breathes more easily, for then it cannot be that he has searched badly. When the pack is empty he makes you a present of his spare wick and sets off again, lamp first.',
    },
    b: {
      label: 'Read the stamp in the ring',
      result:
        'Under the grime inside there is a long number, and where a name should follow, nothing. It has not worn off; the place is smooth, as if the name had been lifted out with care. Wick pays you a clerk’s fee for the copy and strokes the gap with his thumb.',
    },
  },
  7: {
    text: 'In the middle of the plain stands a door without a house. Someone knocks on the far side: three, a pause, three.',
    a: {
      label: 'Answer the knocking',
      result:
        'You knock back: three, a pause, three. A letter slides out under the door, addressed in your own handwriting to a town nobody has heard of.',
    },
    b: {
      label: 'Kick the door in',
      result:
        'The frame cracks and falls flat into the grass. Nobody is there, only a drawer full of hinges and old silver.',
    },
  },
  8: {
    text: 'Long before you reach the field you hear the crowd. There is no crowd. Voices are lying about in the grass by the hundred, calling cattle home, calling children home, and not one has a mouth. By your boot one of them keeps apart from the others. It is deep, well preserved, and asks without much hope if anybody is missing it.',
    a: {
      label: 'Carry it to the next village',
      result:
        'It sits in your cupped hands as still as a fledgling. The village smith, mute from birth, takes it from you and turns away to put it on. He says thank you with it. Then he goes from house to house and wishes everybody a good evening.',
    },
    b: {
      label: 'Sell it to a street singer',
      result:
        'She tries it on behind her barrow, an octave up, an octave down, pays what you ask and adds a pie. By Sunday she is famous. She used to sing of love; now every song turns in the last verse to one question, put to the back rows.',
    },
  },
  9: {
    text: 'On this road a stack of bricks has right of way. It is just crossing: the hindmost brick climbs over the rest and lies down in front, then the next sets out, all at walking pace. Further south it means to be a house. In the middle, handed on carefully from brick to brick, travels a window.',
    a: {
      label: 'Lay the first course for it',
      result:
        'You choose a level spot, stretch a string and lay the first course. The bricks stop to watch. After that they go up by themselves, like hens to roost, and leave you the trowel on the sill. The window turns out to face your way.',
    },
    b: {
      label: 'Stop it and search it',
      result:
        'It defends itself brick by brick, and your shins remember each one. At the very bottom, where a house has its foundation stone, it hides a carved crest: two keys and a heron. You ask about it in the neighbourhood. Everybody looks a moment too long, and nobody has lost it.',
    },
  },
  10: {
    text: 'By the sun it is ten in the morning, by the Crooked Obelisk evening. Its shadow lies in the grass as no sun would lay it, and where it lies the grass is wet with dew. A man in a grey coat goes over it with a tape, in no hurry, and writes in a notebook what an hour like this is worth.',
    a: {
      label: 'Step into the wrong hour',
      result:
        'Inside it is evening, today’s: cool, with your supper already behind you. You rest as one rests after a whole day and come out at ten past ten. The man makes a note. A strip of dusk has stayed on your heel and will not be stamped off.',
    },
    b: {
      label: 'Take the Grey Coat’s notebook',
      result:
        'He fights fairly and without surprise, as if this too had been budgeted for. A coin and a gem mark the page. The rest is prices, in a neat hand: a dimple, a fear of dogs, the last word in a quarrel. The final entry reads ‘one stubborn head’.',
    },
  },
  11: {
    text: 'Nobody at the fire says a word. The pepper farmers have piled up their whole harvest and lit it with their own hands; the smoke rolls out over the stubble and their eyes are streaming. There is no other way, says the eldest, wiping her face. Something is out there that has no body, only a hunger. Last week it ate the shade under the pear tree.',
    a: {
      label: 'Teach them to use lamp oil',
      result:
        'A handful of husks in a rag with a dash of lamp oil smokes as bitterly as a whole sack. They rake half of the harvest out again. The children soon discover that the thing can also be thrown. Beyond the stubble something coughs that has no throat.',
    },
    b: {
      label: 'Go into the smoke with a club',
      result:
        'You strike wherever the smoke is dented. What you hit feels like an empty sack, and at the ninth blow it folds. They scatter the fire and send a hat round for you. On the stubble lies the shade of a pear tree; the eldest carries it home in her apron.',
    },
  },
  12: {
    text: 'The twins Pell and Pella were six and sharing a bench when the ground opened between them. Today they are both grey. The crack is too wide to jump, so they shout across it, one move each evening, and the game of draughts they were playing has gone on for forty years. Pella has the board on her side. A few shepherds sit around and take bets.',
    a: {
      label: 'Rig a basket line',
      result:
        'An arrow, a string, a rope, a basket. The board goes over first, every piece stuck down with wax, then Pella. They do not embrace; it is his move. Later the basket comes back with what has served them as a king since they were six: a shard of a crown.',
    },
    b: {
      label: 'Bet, then move a piece',
      result:
        'You bet with the shepherds, wait until Pella cups her hands to shout, and let fly a pebble. One piece slides. Neither has ever cheated, so neither looks. You win bread, cheese and a coin. Across the crack Pell goes over forty years of moves, looking for his mistake.',
    },
  },
  13: {
    text: 'Between the white stalls of the Salt Fair a man in a grey coat is buying shadows by the yard. He goes round each with chalk, rolls it up from the feet and pays on the spot. It does not hurt. Those who have sold stand about in the sun a little oddly, like furniture in the wrong room. The bundle under his table stirs from time to time.',
    a: {
      label: 'Talk the crowd out of it',
      result:
        'You have one of the sellers walk to the well and back, and let the others watch. One by one they pick up their baskets and leave, keeping an eye on what follows them. The Grey Coat folds his table with great politeness. Half an outline remains on the ground.',
    },
    b: {
      label: 'Sell your own shadow',
      result:
        'The chalk tickles. You get a coin and a gem, and he draws your face in a grey book so that the goods can be traced. A boy who has hesitated all morning steps up after you. Your shadow goes off under the man’s arm, and looks back.',
    },
    c: {
      label: 'Cut the bundle loose',
      result:
        'Two assistants in grey have to be laid across the salt sacks first. Then the cord gives, and the shadows run in every direction, most of them home. A lizardfolk cook gets hers back in mid-stir; she fills your bag and drops in the gem she was paid.',
    },
  },
  14: {
    text: 'Three carts stand at the end of a road that went on yesterday. The carters hold their whips and stare ahead into untrodden grass. By the last rut kneels Bessin, the blind cartographer, a sheet of paper on his knee and one ear to the ground. ‘It has not gone far,’ he says. ‘Somebody walk.’',
    a: {
      label: 'Walk while he listens',
      result:
        'You walk in widening circles, and the pencil follows your heels. Where the ground sounds hollow he shades, where it rings he draws a line, until the carts can roll out on it. Bessin folds the sheet and comes along with you, to hear how it continues.',
    },
    b: {
      label: 'Sell the carters an invented map',
      result:
        'You slap a sheet on the shaft and let your knife be seen, which shortens the haggling. It sells very well, and the carts turn off towards the swamp. Bessin, his ear still to the ground, raises one hand and keeps it raised as long as there is something to hear.',
    },
  },
  15: {
    text: 'One grain and not one more: a crow flies in at the gable, takes it, leaves by the gate, and the next is already waiting on the sill. So it goes all day in the Granary of Crows. The village that threshed this corn no longer exists, not even a well is left of it. The birds stay on guard and keep the account on a beam, stroke beside stroke.',
    a: {
      label: 'Add your own food',
      result:
        'They count it, fetch another crow and count it again. Towards evening it is all returned to you in corn, to the crumb, with a coin from under the floor. But the stroke they have cut into the beam on your account they do not cross out.',
    },
    b: {
      label: 'Load a sack of grain',
      result:
        'They beat at your face as far as the gate, then stop. The sack will make bread to put you on your feet, and the rest good money. For an hour they follow in rows, without a sound. The last row is all young birds, hardly able to keep up.',
    },
  },
  16: {
    text: 'After every few breaths of yours the ground takes one too. The crack is no wider than a door here; warm air comes up out of it and goes back down, and over the edge hangs a rope with a knot at every arm’s length. While you stand and look, one knot slips over the rim, without haste, and after a time another. Somebody is pulling.',
    a: {
      label: 'Pull back, hand over hand',
      result:
        'Whoever is down there has manners, yields a knot and takes back half. In the knots a coin and a green gem have caught. At the end hangs a slate, and on it, in chalk that is still damp, ‘Whose are you?’ The crack holds its breath.',
    },
    b: {
      label: 'Climb down',
      result:
        'The warm breath tears at you, up, down, up. On the ledges lies what falls from people who were standing close together: single gloves, a ring that was just being handed over. You come back with a casket on your shoulders. It has two handles, and both are worn.',
    },
  },
})
