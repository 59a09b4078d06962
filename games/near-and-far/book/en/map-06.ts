import { pages } from '../pages.ts'

export const chapter = pages({
  65: {
    text: 'Mistgate registers breath. One by one the travellers blow on the clerk’s slate; he counts the grey patches and lets down the chain. Nine of you are standing there, and the slate shows eleven. One he finds: an infant, asleep under a shawl. The other patch has no mouth in front of it, and is still growing.',
    a: {
      label: 'Talk to the one who is missing',
      result:
        'You stop where the queue is coldest, and ask. He wants nothing of anybody, only to be ticked off; he came nine years ago and has been carried as pending ever since. The clerk makes the tick himself, a large one. The patch fades, and the place beside you is warm.',
    },
    b: {
      label: 'Register as him',
      result:
        'When the patch breathes out, so do you. The slate believes you: an old entry, the fee long since paid. The toll men in the street lift their hats as to a native. Something beside you sighs and goes to stand at the end of the queue.',
    },
  },
  66: {
    text: 'Every evening the water bearer goes her round, up the street of the living, down the street of the dead, and pours. The dead drink slowly; one hears it, a little late. At the last door, always the same one, the jug is empty. She has tried a larger jug. She has tried running.',
    a: {
      label: 'Carry the jug the other way',
      result:
        'Begun from the bottom it is another street. The last house is first today; a bar is lifted that had rusted to its hooks, and a hand holds out a cup, gingerly, like a borrowed thing. At the top the living grumble, take their buckets and find the well by themselves.',
    },
    b: {
      label: 'Take over round and fee',
      result:
        'She defends the jug, not for long. Thirst is regular and so is the pay: eggs and cheese from the living, old coppers from the dead. The last door you leave out, it saves time. On the third evening a cup is standing in front of it.',
    },
    k1: {
      result:
        'Among the dead stand three new ones, with sand in their collars. They say nothing; they look at the sieves on your mule. Then one unrolls a form with an ivory seal. You sign over the only thing they lack, a year. Two clear stones are left on the step, exact to the grain.',
    },
  },
  67: {
    text: 'Someone has tried to find the road by hanging mirrors in the fog, on strings, a stride apart. They turn. In the first you have yesterday’s mud on your boots; in the next, a hat you lost long ago; further in stands a child with your ears, in no hurry. And one of the mirrors smiles before you do.',
    a: {
      label: 'Turn them until they agree',
      result:
        'A thumb’s width here, a knot there: fiddling work. At last the same face looks out of every glass, today’s, and between the two rows lies a straight road, an hour long. For the first hundred paces the child keeps up with you, on the inside.',
    },
    b: {
      label: 'Break the one that smiles',
      result:
        'The mirror ducks; it has had practice. At the fourth blow it bursts, and the smile stays in the fog a moment longer than the glass. A mirror merchant comes running, pale, and buys your silence with his set of files. Nobody must hear, he says, that they can do that.',
    },
  },
  68: {
    text: 'Day and night pepper is roasted at the crossroads in iron pans: the dear departed cannot bear the smoke and keep at arm’s length, where they are easier to miss. One grey woman does not. She stands in the thick of it, eyes shut, and sneezes with delight. Behind a wall some boys are gathering stones.',
    a: {
      label: 'Let her hold the pan',
      result:
        'She was a cook, the wrist gives her away. She tosses the corns, catches them, adds something from a pocket that has been twenty years under ground. People come out with plates. Over one smoke the whole village sups, grey and rosy, and someone lays a coin on your knee.',
    },
    b: {
      label: 'Drive off the boys',
      result:
        'They are alive and aim well; there will be a lump above your ear. That anybody might come over the wall they had not considered. The woman has noticed nothing. She sneezes, feels for her handkerchief and presses the brooch it was pinned with into your hand, by mistake or not.',
    },
  },
  69: {
    text: 'Beneath the lake a village goes to mass. Through the planks of the jetty you can hear the Drowned Bells; the people on the shore set their clocks by them. Today they ring differently. Three strokes, a pause, three strokes, over and over, and the fishermen stand by their boats with their caps in their hands.',
    a: {
      label: 'Row out and lower a lamp',
      result:
        'The lamp sinks past a weathercock, past a gallery, and comes to rest before a belfry window. Someone in shirtsleeves leans out, shades his eyes and holds up a slate. On it is a date, nothing else. When you haul in the line, a basket of crayfish hangs where the lamp was.',
    },
    b: {
      label: 'Dive for the smallest bell',
      result:
        'Many hands are on its rope, and none wants to let go. It starts to ring with the first mouthful of air and wakes the dogs of four villages. The fishermen hang it in an alder, rub you warm with sacking and stand about, listening to it dry.',
    },
    k1: {
      result:
        'You knock the answer on the side of the nearest boat: three, a pause, three. Below, the bell stops in the middle of a swing. Up floats a slate with a date on it; tied to the slate, a letter, bone dry, in your own handwriting, and a small casket, evidently the postage.',
    },
  },
  70: {
    text: 'Along Lantern Row hang fifty-two lamps, and in each is somebody’s last sentence, which begins again as soon as the wick takes. The lighter is forbidden to listen. So he talks, from the first post to the last, about weather, about cabbage, and weeps the while. This evening he stands below with his pole and cannot start.',
    a: {
      label: 'Light them for him tonight',
      result:
        'By the third lantern you are humming, by the seventh talking, about boots, about your aunt. At the last you are hoarse, and know why the pole was given to a man who loves to chatter. He has sat on the kerb all evening, silent as a bell on a Monday.',
    },
    b: {
      label: 'Listen for hidden savings',
      result:
        'Most of them speak of people. The ninth, a dry old voice, mentions a loose brick behind the stove and the money under it, for Hanna’s schooling. You find the house, the stove, the brick, even a ham in the chimney. As you pass again, the ninth lantern says its sentence a little louder.',
    },
    k1: {
      result:
        'It is your silent day. You light the row without a word, and so, for once, there is quiet enough. The thirty-first, which breaks off every night at ‘tell her that’, gets to the end. Its flame stands straight till morning. The lighter takes both your hands; you nod, and it counts as a pilgrim’s vow.',
    },
  },
  71: {
    text: 'From a jetty that ends in the fog a fisherman casts, waits, and reels in a hat. He has a hundred and six on pegs, dried and brushed. The latest is green with a darned brim, and for three days nothing else has been biting: he throws it back, and up it comes. It wants its head, he says.',
    a: {
      label: 'Ask among the hatless',
      result:
        'Many in the fog shake their heads. Then a girl comes who reaches to your belt, both hands over her ears; she has been cold, she says, ever since the boat. She pulls it down to her chin, darn in front. Behind you the fisherman has a different bite.',
    },
    b: {
      label: 'Cut the line in time',
      result:
        'This time the line sings: what has bitten is bigger than a hat. It has him over the edge to the waist before you are through. The fog heaves and closes. He gives you hot broth and the brass reel, which he would rather not see again.',
    },
  },
  72: {
    text: 'One room, one pair of brass scales, one feather: that is the Weigh House of Souls. The clerk keeps the feather under glass because of his cold. He weighs the dead as they come in; he weighs the living too, for comparison, and pays for exactness. On the bench a young man in mourning is counting out money.',
    a: {
      label: 'Step on the scale',
      result:
        'Lighter than you fear, heavier than you tell: he enters both, delighted, to three places. By way of payment he opens the drawer of unclaimed things and lays a necklace in the pan, black, as thick as a finger. The pointer does not move.',
    },
    b: {
      label: 'Add your thumb for the heir',
      result:
        'The will divides by weight of soul. Your thumb is quick, the clerk is sneezing, and uncle was a heavy man, officially. The heir pays before the ink has dried. In the pan sits the old gentleman himself, who had so hoped to be light.',
    },
    k1: {
      result:
        'The pointer stops a year short. The clerk blows his nose, wipes the brass and weighs you once more. He would have to enter it, and then somebody would call, in gloves. You agree between you that the scales have a cold as well. He pushes two stones across the desk and turns the page.',
    },
  },
  73: {
    text: 'A grave stands open, tidily, the wreath laid to one side. Its owner sits on the edge in her good coat, hat on, feet hanging in. She got up for something, she says; it is on the tip of her tongue. In the grass lie two spades, and those who brought them are coming back.',
    a: {
      label: 'Go through her pockets together',
      result:
        'A punched ticket. A thimble with a garnet in the tip. A letter that was never posted; she turns it over and over, like someone who nearly knows a face. The thimble is for you, and the penny from her hem. The letter stays on her knee, turned towards the road.',
    },
    b: {
      label: 'Fight off the ring thieves',
      result:
        'They have come to dig for her ring. She moves up to make room and watches with interest, once drawing your attention to a third. What they leave behind is a supper and a coin. ‘Only glass,’ she says, breathes on the stone and rubs it on her sleeve.',
    },
  },
  74: {
    text: 'Sound is late in this hollow. Across the stream a fir leans, falls and lies there without a noise; you have waded over and eaten a pear before the crash rolls over you. Woodcutters die of it. A shout of warning arrives in time for the funeral, says the foreman, and says it twice, to be understood.',
    a: {
      label: 'Set up flags, not calls',
      result:
        'Red for falling, white for lunch. You cut up a blanket and somebody’s Sunday shirt, and by afternoon the slope is in conversation. Nobody is hit. When the white goes up, thirty men come running downhill; the cheer gets there while the dishes are being washed.',
    },
    b: {
      label: 'Run when you hear nothing',
      result:
        'By eye alone, under trunks that are already on their way, you get through to a boulder. There the first crew once hung up its coats. The saws are still sharp, the pay is in a sock. You are halfway home before the forest comes down behind you.',
    },
  },
  75: {
    text: 'You feel it before you see it: a song, coming up through the soles of your boots. Over the saddle hangs a sky whale, as long as a street, caught in the fog by both fins. From the east whalers are bringing ladders. From the west come four choir masters with tuning forks, and they are in a hurry too.',
    a: {
      label: 'Sing it the way out',
      result:
        'You sing badly, left fin first. It falls silent and gives you the note again, lower, as one hands a child across a plank. At the fourth try you have it. The whale folds one fin, then the other, and rises. All night the tune sits in your feet and wants to go on.',
    },
    b: {
      label: 'Get there before the whalers',
      result:
        'There is lamp oil in it worth a house, and what it has swallowed over a hundred towns: a strongbox, a weathercock, a cheese. You work fast. The song stops on a high note and never comes down from it. In the valley the choir masters still hold the forks to their ears.',
    },
  },
  76: {
    text: 'In the Moss Court sit three judges, so overgrown that the usher has to part them to hand up a paper. The next plaintiff has been dead for thirty years and still has flour in his eyebrows. He is suing his son, the miller Odo, for leaving the mill. Odo has walked here from the plains with his spade. He has no witness.',
    a: {
      label: 'Testify for the living',
      result:
        '‘Look at his hands,’ you say, and the court looks, for a long time; one sail dug out a year leaves its marks. Adjourned for a hundred years. Both parties are content. On the way out the father asks whether the wind still comes from the left, and pays for your trouble with a stone from his cuff.',
    },
    b: {
      label: 'Testify for the dead',
      result:
        'You tell them how a mill sounds when nobody comes. The dead in the gallery are grateful, have nothing to lose by it and pass you down their funeral cakes. Sentence: a cup of flour a year on the father’s grave. Odo has always left one there and is too polite to say so.',
    },
  },
  77: {
    text: 'The mason works from dictation. He holds an ear to the fog, nods, cuts a letter, listens again; the finished stones lean along his wall in order of delivery. Third from the end is your own. Your name, your birthday, a dash. The rest will reach him in good time, he says, there is no need to worry.',
    a: {
      label: 'Point out a spelling mistake',
      result:
        'Your name has a letter too many. He reddens to the ears; nobody has ever checked. A faulty stone cannot be delivered. He saws it up before your eyes, pays damages out of a tea tin and gives you the best piece for a whetstone. The dash is still on it.',
    },
    b: {
      label: 'Break the stone',
      result:
        'Only stone, and it takes half a day. It rings, spits, breaks two of his mallets. In the core sit crystals, as in an egg; the rubble he buys from you for paving. Towards evening the fog starts dictating again, slowly, from the first letter.',
    },
  },
  78: {
    text: 'Where the ground stops, the Ghost Ferry Post stands, with a boat moored to it. In the light of the stern lamp the post has a shadow, the oar has a shadow, the Ferryman has none. He rows when the boat is full. One seat is left; the ghost it belongs to is turning out her pockets again. Behind the shed a man in grey takes notes.',
    a: {
      label: 'Pay for her, and once more',
      result:
        'One coin for her, one for somebody some day. He bites the second, and on the ground nothing bites with him. ‘That one I owe you,’ he says. She leaves you what was laid beside her, cakes and two clear beads, which would only get damp. The boat casts off, full, and sits no lower.',
    },
    b: {
      label: 'Throw him the Grey Coat',
      result:
        'He is heavier than he looks, and he bites. The Ferryman knows that coat; no sooner is the free seat taken than he casts off and rows him over, alive and protesting. The satchel stays with you. The woman sits down on the post to wait for the next boat, and swings her feet.',
    },
    k1: {
      result:
        'He looks at your feet, then at his own. The woman rides for nothing, and you, for once, are to sit in front. Halfway over he tells you who bought both shadows: a certain Zag, prompt in paying. He cuts a notch in the oar, one crossing to your credit, and hands you a stone from the far side.',
    },
    k2: {
      result:
        'Behind the post wait forty riders, all bone, all patience. You call the name of Sabra Ilen. She opens her saddlebag and pays: for forty, for the woman without a fare, for one crossing more in your name. Then she bends to the youngest, and he walks over to you, a little more solid at each step.',
    },
  },
  79: {
    text: 'Up into the cloud goes the Widow’s Rope, as tight as a lute string. On a stool at the lower end sits Amabel, three hundred years old, with both hands round the knot. Somebody ordered it so, she says, and it was she. From above a man’s voice asks, kindly, not for the first time, whether he might go now.',
    a: {
      label: 'Untie the knot',
      result:
        'There are three hundred years of damp in it, and it takes the night. She holds the light and tells you what he liked for breakfast. With the last loop she helps. Overhead somebody says thank you, already from further off. Then the old woman goes in, fries two eggs and gives you his.',
    },
    b: {
      label: 'Pull it tight',
      result:
        'You brace both feet and haul, as she begs you to. She winds the slack round her wrist, weeps for joy and gives you the chest with her dowry. He is a yard nearer. Through the thin of the cloud you can see his boots, his hands, his face, and how he closes his eyes.',
    },
    k1: {
      label: 'Hang the falling iron on it',
      result:
        'The nail is still falling. On the rope it sinks, gently, and draws him down out of the cloud until both of them stand in the grass. They have an hour and talk mostly about the roof. Then she gives you back the nail, adds the stone from her ring, and lets go herself.',
    },
  },
  80: {
    text: 'They draw clouds at the Cloud Well, by the bucket, and let them out over the wall to graze. Ninety ells down hangs the bell that called the first dead home. It has been mute for three hundred years: someone has stuffed it with a wedding dress and sewn the sleeves round the clapper. By the windlass wait two gentlemen in grey, with an offer.',
    a: {
      label: 'Free the bell and ring once',
      result:
        'Stitch by stitch you unpick the sleeves, fold the dress, and ring. The valley holds its breath; then some of it goes, like a crowd that remembers the time. The cloud drawers break their bread with you. Out of the hem fall a bridal coin and a bell no bigger than a walnut, still humming.',
    },
    b: {
      label: 'Cut the bell down for them',
      result:
        'The cloud drawers, four of them, hang on to the rope until it parts above their hands. The bell goes into a crate, dress and all, with a chalk cross on the lid. The gentlemen pay well. Afterwards the fog is thicker; it rises to your mouth and feels your face all over, so as to know it again.',
    },
  },
})
