import { pages } from '../pages.ts'

export const chapter = pages({
  RIN0: {
    text: 'Four generations of your family have worked the lock, always in the same direction. When the mayor sold the river to the Ivory Queen, payable on delivery, you went down at three in the morning, opened the gates the other way, and talked. It took some talking; the bottle had been blown for plum brandy. Now there is wax on the cork, a thirsty town behind you, and somewhere, you hope, a bed that nobody can sell. At full moon you need a cart.',
  },
  RIN1: {
    text: 'First evening, first well. At noon the village was still drawing from it; since you put your bag down on the rim, the bucket has come up dry, twice, with one leaf in it. Inside the bag the bottle hums, well fed. A man with cracked lips takes the rope out of your hand, looks down the shaft, looks at the bag and asks, quite civilly, for a drink.',
    a: {
      label: 'Ask the river for a cupful',
      result:
        'It wants a song first and thinks nothing of yours. So it teaches you one of its own, line by line, through the cork; in the refrain your name turns up, pronounced the way water says it to stones. The man holds out his cup and looks tactfully at the sky.',
    },
    b: {
      label: 'Send him away',
      result:
        'He goes as far as the fence and whistles. Over the fields, in the dusk, come three more with his ears, and each of the four has two buckets. There is shoving; somebody pulls at the strap. Until long after midnight empty buckets toll behind you in the dark.',
    },
    c: {
      label: 'Tell him half the truth',
      result:
        '‘I am carrying a river,’ you say, and leave out whose. The man sits down on the edge of the well. For thirty years he was a boatman; now his pole props the washing line. He listens for a while, then asks in a whisper whether it is asleep.',
    },
  },
  RIN2: {
    text: 'By morning there are frogs. They sit round your camp in three curved rows, small ones in front, like people who have come early to a concert, and not one of them croaks. When you reach for the bread, they look at the bread. When you reach for the bottle, several hundred throats stop moving. The track is wet from their bellies all the way back to the last pond.',
    a: {
      label: 'Explain it to them',
      result:
        'You speak of contracts, of a queen, of beds that belong to somebody. It takes most of an hour. The eldest, big as a loaf, blinks twice, the left eye after the right. Then the rows turn and go, without pushing. Where she sat the stone stays wet till evening.',
    },
    b: {
      label: 'Take three along as witnesses',
      result:
        'Three come forward as though it had been discussed. They ride on your bag, facing three ways, and pass judgement on every well along the road: one croak for good water, two for lead. At some wells they say nothing, and there you too walk faster.',
    },
  },
  RIN3: {
    text: 'Daylight shows who has been chasing you: four brothers, the eldest barefoot, on a field which they rent by the row. They have no knives, only the eight buckets. On the poles their beans hang like forgotten string; while all of you are catching your breath, another leaf lets go. ‘We don’t want the whole of it,’ says the youngest. ‘We wouldn’t know where to put it.’',
    a: {
      label: 'Water one row, openly',
      result:
        'You pour where all four can see it, plant by plant, from the ditch to the hedge. The row turns dark; the bottle is lighter by exactly one row. The brothers take off their hats and stand along it as if at a christening. The seven other rows look on.',
    },
    b: {
      label: 'Get away over the dead beans',
      result:
        'The rows rustle under your boots like paper that somebody wanted to keep. Poles topple, a bucket rolls, and a voice begs you at least to mind the last row, it is still alive. Pods have stuck to your soles. The beans in them rattle, small as milk teeth.',
    },
  },
  RIN4: {
    text: 'Keel up in the meadow behind his house lies the boatman’s boat. The varnish is this year’s, as it has been every year; hens live underneath. Across the gate a bailiff has hung a chain, on account of unpaid harbour dues. ‘Once more over wet grass,’ says the boatman, ‘only to the boundary stone. In the dusk it would look almost right.’ He has already carried the hens into the kitchen.',
    a: {
      label: 'Pour him out one meadow',
      result:
        'Ankle-deep it spreads, without a sound, and has stars in it at once. He rows to the stone, turns, and rows back, until neither of you keeps count. To borrow the water back takes sieves, hats and kind words. Dawn finds you both in the grass, dripping, unable to stop laughing.',
    },
    b: {
      label: 'Drag the boat past the chain',
      result:
        'The chain has to be reasoned with, and so has the watchman asleep on top of it. Then two cartwheels and a rope will do. It rolls better than it ever swam, claims the boatman, who sits in the stern and steers with an oar, from habit, as far as the high road.',
    },
  },
  RIN5: {
    text: 'This town has forty fountains, and every one is on a chain: an iron collar round the basin, a padlock the size of a ham, and in the middle a jet of water that stands to attention. Citizens hold keys according to income. You are halfway across the square when the cork in your bag begins to rattle. The river has seen the others. A constable looks up from his list.',
    a: {
      label: 'Tell it about its source',
      result:
        'On the town hall steps you tell it how it was: moss, one white stone, a goat that always drank on the left. At the goat the rattling stops. All round the square the jets are leaning over, as far as their collars allow, so as not to miss anything.',
    },
    b: {
      label: 'Break one of the chains',
      result:
        'Iron cries out, then come the whistles. In the uproar a small fountain gathers up its water, steps down from its pedestal and waits until you look away. Beyond the town gate it is thirty paces behind you, dripping, and acts as if it merely had the same way to go.',
    },
  },
  RIN6: {
    text: 'Down the road comes a hazel rod, pulling a water diviner after it. It drags him past a spring, past a pond, straight through somebody’s dahlias and up to your bag, where it trembles and will not be talked away. He is paid by the find. Behind him follow his six children, each with a spade taller than itself.',
    a: {
      label: 'Lead him to a better find',
      result:
        'Your river knows where its cousins sleep. At the foot of a bald hill it hums, and six spades go in; at about the depth of the smallest child the clay turns dark. The diviner’s glance goes from the hole to your bag and back. ‘Luggage,’ he tells the rod, sternly.',
    },
    b: {
      label: 'Break his rod',
      result:
        'It was his father’s. It cracks like a bird’s bone, and both halves go on twitching in the dust, one towards you, one towards him. He says nothing. The children have put down their spades. The smallest picks up the shorter piece and tries to calm it in both hands.',
    },
  },
  RIN7: {
    text: 'A wet strap, a flat stone: that is all it takes. The bottle slips and rings, as glasses ring at other people’s weddings. When at last you dare to turn it to the light, there is a crack in it, no longer than an eyelash. On the crack stands a drop with the whole sky inside, upside down. It does not fall. It appears to be looking round.',
    a: {
      label: 'Seal it with pitch and hair',
      result:
        'You melt pitch in a spoon, pull out three of your own hairs and lay them crosswise over the crack. Then you wait. ‘It itches,’ says the river that night, and again on the next. They are the first words it has ever spoken to you without a tune.',
    },
    b: {
      label: 'Leave it a window',
      result:
        'From now on you carry it crack outward, so that it can see the road. It is less angry, and it is less: each evening a cupful is missing. From a hill you can make out the way you came: a seam of cress, one stitch to every step.',
    },
  },
  RIN8: {
    text: 'You recognise the oar first: it used to hang beside the ferry bell, two bends below the lock. The woman on the milestone has it across her knees. ‘Dorsa,’ she says. ‘The ferryman’s. Every morning Father pushes the boat over through the mud, and he’s ashamed to take the fare.’ She has been following you for twelve days. Now she stands up and tries where the oar is best held.',
    a: {
      label: 'Let her hit you once',
      result:
        'She hits well, with the flat of the blade, and the sky turns turtle. By the time it has righted itself she is sitting next to you, emptying sand from her boots. ‘Where to, then?’ asks Dorsa. The oar she will carry herself; one day somebody is going to have to row.',
    },
    b: {
      label: 'Take the oar from her',
      result:
        'The fight goes up the bank and down, for a long time, and halfway through it the bottle starts humming along, in time, as it used to under the ferry. Dorsa hears it and lets her arms drop. Without a word she turns for home. The oar leans on the milestone, still rocking.',
    },
  },
  RIN9: {
    text: 'Something small and furious is stamping up the road with its skirts tucked up. It is the mermaid of your river. At home you never saw her, and imagined someone younger and above all larger; she is the height of a jug. You left her behind in the mud below the weir, she says, and she has come on foot, and feet were new to her. Three herons stroll behind, thinking.',
    a: {
      label: 'Carry her in your hat',
      result:
        'You fill the hat at a horse trough. The water is stale, she finds, and tastes of head. Towards evening she props her elbows on the brim and scolds the river through the glass, at length, with examples, until both of them are in the best of moods.',
    },
    b: {
      label: 'Keep the herons off her',
      result:
        'Stiff-legged they come, from three sides, like clerks who have found an error. Feathers fly. From under your elbow the old woman keeps pointing at the one with the grey crest: that one she has not forgotten, ninety years ago, her brother. The heron is the first to look away.',
    },
  },
  RIN10: {
    text: 'The news of you has walked faster than you did. At the border of a dry country stand fourteen triumphal arches plaited from straw, your name on each; opinions on the spelling differ. Schoolchildren hold up paper fish. Beyond them, along a strip of white dust, the mills are already finished, the wheels greased, the millers at their doors in clean aprons. So far nobody has asked you anything.',
    a: {
      label: 'Tell them you cannot stay',
      result:
        'From the platform you say it, into a silence full of paper fish. The schoolmaster thanks you for the visit and has the children sing what they have practised. As you leave, the mill wheels move, half a turn each, out of politeness. You look closely: nobody is pushing.',
    },
    b: {
      label: 'Leave by night, through the arches',
      result:
        'They have posted guards, out of love, so that nothing should happen to you. They hang on your sleeves; they plead; one sobs into his helmet with every blow. Past the last arch you turn your head. Somebody on a chair is putting out the lanterns round your name.',
    },
  },
  RIN11: {
    text: 'Five arches, neatly swept, lead from nothing to nothing. The bridge stands in the sand; its river left so long ago that the carved fish have lost their scales. The third arch sags. As your foot touches the crown of the road, a voice rises through the paving, dusty from want of use, and asks what it has evidently been turning over all this time: ‘Why do they go?’',
    a: {
      label: 'Answer as a thief',
      result:
        '‘They go when they are counted,’ you say; you ought to know. For a long while only the sand moves. Then a creaking runs from the first pier to the last, as when a sleeper shifts to make room. You lie down beneath the bridge and are not cold.',
    },
    b: {
      label: 'Prop its third arch',
      result:
        'You work until your palms burn, with beams from a wrecked cart and a boulder for a hammer. The voice asks nothing more. Towards evening the weight comes down, as an old man’s hand comes down on an arm that is offered, and a little sand runs out of the joints.',
    },
  },
  RIN12: {
    text: 'Full moon. You have the room above the taproom, and waves of light walk across the ceiling. Tonight the bottle weighs as much as an ox and wants to go down. The bed has given way. Now the floorboards bend, and from below somebody calls that nails are dropping into his soup. Beneath the soup is the cellar, and beneath the cellar, the river seems to think, is the place.',
    a: {
      label: 'Hang it from a tree',
      result:
        'The walnut in the yard has one bough fit to carry a bell. You haul until the rope smokes. Then it hangs, a hand’s width off the ground, and swings all night, to and fro in a bed of air. Morning shows the grass under it combed in two directions.',
    },
    b: {
      label: 'Wrestle with it till morning',
      result:
        'You put your arms round the glass and your feet against the doorposts. It is still young, you learn: it feints, it sulks, and when a cow lows in the stable it forgets what it wanted. Towards five the moon sets. You lie side by side on the bare joists, out of breath.',
    },
  },
  RIN13: {
    text: 'The envelope bears your name in a kindly hand. Dame Ossery pours the tea in white gloves and asks about milk. She knows what is in the bag; she has laid a third place for it. ‘Her Majesty would pay with a lifetime,’ she says, ‘a whole one, hardly used.’ Whose, she does not say. The contract waits beneath the sugar tongs, and several people have already signed.',
    a: {
      label: 'Praise the cups, leave through the kitchen',
      result:
        'The tea is excellent, the cups so thin that your fingers show through; you praise both. Then you ask where one might wash one’s hands. In the kitchen two cooks step aside. ‘Today, yes,’ says one. Behind you china clinks: the third cup is being poured back into the pot.',
    },
    b: {
      label: 'Pour the tea over the contract',
      result:
        'The signatures begin to swim: a seamstress, two brothers, a lamplighter. Dame Ossery lifts her gloves clear of the wet, chairs scrape behind the screen, and the teapot in your hand is a good, heavy one. Afterwards the names dry on the tablecloth, each a little apart from the rest.',
    },
  },
  RIN14: {
    text: 'For the sake of a spoon you go back to the empty fountain where you had your last fire. Somebody has been here: a bailiff, by the nails in the soles. Two prints stand side by side, as deep as a whole night. The ashes are covered with sand, as they should be. Then the tracks take the wrong fork; by evening they will return. The spoon lies on the rim, washed.',
    a: {
      label: 'Leave a letter under a stone',
      result:
        '‘Before you come, stand for an hour where it flowed.’ The other lines you cross out; there are too many of them. On the rim of the fountain you weigh the paper down with a pebble dipped in the bottle. For miles around it is the only wet stone.',
    },
    b: {
      label: 'Lay a false trail down the scree',
      result:
        'Between a barrel of rubble and a cart without a drawbar you serve as the brake; down it all goes like a quarrel. From above, the furrow must look as if a river had bolted south. You lie under the axle and listen to the last pebbles arriving, one by one.',
    },
  },
  RIN15: {
    text: '‘Mine,’ you said yesterday, when a child asked whose it was. It had been listening. This morning the cup smells of walnut husks, and the first sip pulls your mouth shut like a purse. It is bitter right to the bottom. It neither hums nor rattles; it lies in the glass perfectly level, the way people sit who are waiting for you to see it for yourself.',
    a: {
      label: 'Apologise and drink the bitter cup',
      result:
        'You tell it that the word was wrong, that you have no better one yet, and you drink to the bottom without pulling a face. For an hour your hands are cold as fish. The river takes note: deep in the glass a bubble writes something down and underlines it.',
    },
    b: {
      label: 'Shake it until it stops',
      result:
        'You take it by the neck and shake, and it shakes you, from the wrists to the teeth. Then it stops. It stops everything: it is not bitter, it is not anything. You lay it in the grass, and all round it, in a circle, the crickets go silent.',
    },
    k1: {
      label: 'Sing the song of the first evening',
      result:
        'You are hoarse, and you begin too high. Where the refrain has your name, you put in the river’s instead. The second verse has not yet come and the cup is sweet; from there on it takes the lower part, softly, as one does who knows the song better.',
    },
  },
  RIN16: {
    text: 'Salt has bleached the smugglers’ eyebrows and their manners. They own a tunnel, four days long, that comes out in the sea: once there, they say, no queen could find it any more, let alone buy it. ‘Mind you, it won’t be a river afterwards,’ says the eldest and licks his thumb. ‘But none has ever come back to complain.’ The draught from the hole leaves a white bloom on the cork.',
    a: {
      label: 'Ask the river',
      result:
        'Its silence lasts until the men deal cards. Then it tells you, under its breath, that it fears the sea as people fear being old: all you have been is still there, and nobody finds it. You decline with thanks. The bottle has gooseflesh, on the inside.',
    },
    b: {
      label: 'Rush the tunnel as a short cut',
      result:
        'A lantern falls, somebody has you by the coat, and from there on it is all running. In the middle of the mountain, equally far from both ends, the bottle hums, and the walls give it back larger. Behind you the boots stop. Salt comes down, quiet as snow.',
    },
  },
  RIN17: {
    text: 'The whole village is standing round a hole. It is a well, ten fathoms deep and dry for years, and at the bottom is a child who went in after a ball. One can hear it sing, to give the dark something to do. The ropes are short, or old. Somebody looks at your bag and says what they are all thinking: ‘With a river one could float it up.’',
    a: {
      label: 'Pour in all of it',
      result:
        'You pull the cork and keep nothing back. It climbs through the dark, roaring, and on top bobs the child, ball under one arm. Getting the river in again takes a week, three funnels and every promise you know. Each morning the child asks when it may go down next.',
    },
    b: {
      label: 'Go down on the rope',
      result:
        'Where the rope ends there are only fingers and joints in the stone. It is a long way. Halfway you hear water, not yours and not there: an echo the well has put by. The child stops singing to listen. Then, in the dark, a small hand takes hold of your belt.',
    },
  },
  RIN18: {
    text: 'Across a meadow runs a mill race without a mill: dressed stone, joints fine as hairs, and not one bird has sat on it yet. On the signboard the paint is wet: ‘For Rin’. At the inlet moss has been planted along a ruler. The width is right. The fall is right. Behind the hedge a person in white gloves coughs, and swallows the second half of the cough.',
    a: {
      label: 'Test the bed with one cup',
      result:
        'One cup, then, and you walk beside it. Prettily it runs, through two bends, under a bridge fit for dolls, and straight into a cask with an ivory bung. The coughing in the hedge turns into counting. For a mile afterwards the rest of the river presses against your back.',
    },
    b: {
      label: 'Turn the sluice on the hedge',
      result:
        'Only a cupful, but of a river: it takes a run. The hedge lies down, and there on folding stools sit four wet gentlemen, two with a funnel, one with a pen, one with a stick. They get up. Afterwards a white glove drifts down the race, waving.',
    },
  },
  RIN19: {
    text: '‘You are holding it too tight.’ It is said at noon, between bread and onion, by whoever is sharing the road with you; with a river on one’s back one is never alone for long. You look down. The strap is wound three times about your fist, the knuckles are white, and there is a hollow in the glass that fits your thumb. Since when, you could not say.',
    a: {
      label: 'Let go of the strap',
      result:
        'You lay it in the grass and sit on your hands. It rolls a little way, towards the slope, and you do not get up. There it stays. For the rest of the hour it watches the clouds go by, and in the glass the hollow slowly fills out.',
    },
    b: {
      label: 'Say that nobody asked',
      result:
        'The onion goes back into its cloth, the cloth into the bag, all very neatly. At the next fork the steps beside you turn off, and you do not turn round. In the evening you break the bread in two, from habit. One half is lying by the fire next morning.',
    },
    k1: {
      label: 'Give Dorsa the bottle for a day',
      result:
        'She slings it round her neck and, as she walks, rows the air: long strokes, a shade more on the left, as her father did above the weir. By the third mile it is humming. By the fifth you notice that your arms are swinging, both of them, like anybody’s.',
    },
  },
  RIN20: {
    text: 'Beyond the ridge opens a valley, green, without a single chimney. Down the middle goes a bed, empty and clean; you measure it with the string you have carried since the lock, and it fits to the inch. Even the willows are where they ought to be. At the source is a grave. The left half of the stone bears a name. The right half is polished and free.',
    a: {
      label: 'Lie down in the bed and listen',
      result:
        'The pebbles fit your back like a palm. For a long time nothing; then, from below, it comes: this river too was carried here by somebody, and left by somebody. It did not run dry. It stopped. Your bottle listens until dark, then asks you to press the cork in tighter.',
    },
    b: {
      label: 'Chase off the surveyors',
      result:
        'Red flags, white flags, grey: three parties are staking out the same bank, and none of them has noticed the others yet. They all notice you. Tripods fall, chains swing, a plumb bob whistles past your ear. At nightfall the flags are lying in the empty bed, like the first fish.',
    },
  },
  RIN21: {
    text: 'This morning the road can be seen through the bottle. No surface, no bubble: it is empty right up to the neck. On a grocer’s scales it weighs what it weighed yesterday. Not until evening do you find out what is missing. You have walked since sunrise, over gravel, past mills and dogs, in the hush of a house after guests. The water has not gone. The sound has.',
    a: {
      label: 'Give it back a sound',
      result:
        'There is not much in stock. Oars: two spoons in a pot. Frogs: your own throat, not badly. Washing day: a wet shirt slapped on a stone, and the laughter of nine women, every one of them you. At the shirt a small ring runs round the inside of the glass.',
    },
    b: {
      label: 'Blow across the neck',
      result:
        'One note, the deepest you know. It goes out over the fields, and your breath gives out before it does; at a farm the panes buzz in their putty. And then, late, as when someone answers from the opposite bank, the glass returns it, lower by a hair.',
    },
    k1: {
      label: 'Put your ear to the crack',
      result:
        'It is all in there. Behind a crack fine as an eyelash it stands crammed to the last drop and holds its breath. Something cool touches your earlobe: a word, then another. For weeks it has been looking ahead. It has seen who is waiting: a pair of boots, and steps that click.',
    },
  },
  RIN22: {
    text: 'There lies your town, and it is brown: roofs, gardens, washing, all the colour of silt. The people are down in the bed of the river, one behind another, in a line that begins at your lock and disappears round the bend. They carry nothing and do nothing. All of them, even the smallest, up on somebody’s shoulders, are looking your way.',
    a: {
      label: 'Go down and say it was you',
      result:
        'You say it at the lock, loud enough for the first forty, and they hand it on; the sentence can be heard going round the bend. Nobody speaks to you. An old woman leaves the line, goes into her house and returns with a chair. She sets it in the mud, behind you.',
    },
    b: {
      label: 'Go round by night',
      result:
        'You know every gap in the fences; so does the dog, which was yours. By the tannery it gives tongue for joy, and lamps come running along the bed. Hands catch at coat and strap; after that, thorns. At the last garden the dog sits down, as you once taught it, and stays.',
    },
  },
  RIN23: {
    text: 'In the middle of the nameless city lies a basin, round as a coin and swept dry. Nine outlets lead from it, each under the carved name of a land; the tenth is bricked up and has no name. You sit on the rim, the bottle in your lap. Across the square comes the bailiff, in dusty boots, not hurrying. Farther back something clicks like a slow clock: the Queen.',
    a: {
      label: 'Uncork it and let it choose',
      result:
        'The wax splits, the cork comes out with the sound of a kiss. For a moment nothing. Then the river stands up in the neck, taller than you remember, and inspects the square. The bailiff’s hat comes off. The Queen stretches out a hand, and it is too stiff to close.',
    },
    b: {
      label: 'Break open the tenth outlet',
      result:
        'Heels first, then a paving stone, then the shoulder. The Queen’s people are climbing over the rim and tugging at the strap. A brick moves. Through the gap comes a breath of tar, wet rope and the stove in the lock house, smoking as ever in an east wind.',
    },
    c: {
      label: 'Hand the bottle to the bailiff',
      result:
        'You hold it out, and all at once it weighs nothing; your arms, which have been pulling against it for so long, fly up like an empty pan of the scales. The bailiff has it now. In the groove across your shoulder, where the strap used to run, you feel the wind.',
    },
    k1: {
      label: 'Say what you told the bridge',
      result:
        'Not loudly, to the tenth mouth, you say it again: ‘They go when they are counted.’ The clicking stops. So does the bailiff’s finger, halfway along a line of the warrant. Inside the brickwork something thinks it over. Then a brick drops out, unaided, and lies in the basin, wet on one side.',
    },
  },
  RIN24: {
    text: 'Once round the basin it goes, like a guest who is shown the rooms. It looks into each of the nine mouths, stays at none, and then divides, without a splash, as a family does at a crossroads. The Queen’s people run from one outlet to the next with their funnel. There is no river any more. Nine lands have a brook, and the bottle is for plum brandy again.',
    a: {
      label: 'Follow the smallest brook',
      result:
        'No wider than a belt, it keeps stopping for you to catch up. Where it is headed there are, by the smell, goats. On the third evening it begins to hum, very high. It has not got the tune yet; it knows only that there is one, and whom to ask.',
    },
    b: {
      label: 'Stay and keep the lock',
      result:
        'From old doors you build gates for the nine mouths and hang them so that they open both ways. Now and then a brook comes back for a night, having something to tell. Then you get up, at three in the morning, turn the crank and make room on the rim.',
    },
  },
  RIN25: {
    text: 'Through the tenth mouth it goes back where it came from, on tiptoe at first, then not any more. You follow, through bricks and darkness, and come out by your own lock. At home the bridge has wet feet. The whole town stands on it, looking down between its shoes. The mayor is there too, with two buyers in white gloves and a bill of sale that has stayed perfectly dry.',
    a: {
      label: 'Stand trial, knee-deep in the river',
      result:
        'You will answer here or nowhere, you say, and do not move. So all have to come in: the judge, his robe tucked up, the witnesses, the mayor with the bill above his head. By the second question nobody can hear who is accusing whom. By evening the bill has a trout in it.',
    },
    b: {
      label: 'Drive off the buyers with an oar',
      result:
        'There has always been an oar in the lock house. The buyers leave the bridge one to the left, one to the right, gloves and all, and swim well; somebody taught them once, in some river. Their strongbox goes round and round in the lock and cannot find the way out.',
    },
  },
  RIN26: {
    text: 'The bailiff puts the bottle to one ear, as one does with a shell, and listens. The square waits. The Queen waits, hand outstretched; she has had practice. In the bailiff’s other hand the warrant has begun to drip, first the seal, then the name. You know that face. It was three in the morning, the crank was cold, and nothing had been done yet.',
    a: {
      label: 'Say nothing',
      result:
        'Silence is heavier than a river at full moon. Then comes a small sound of wax. The cork is out, and this time it was not you. The bailiff stands in the water with the face of someone who was called from a bridge, long ago, and only now looks up.',
    },
    b: {
      label: 'Run while it is quiet',
      result:
        'You go through the Queen’s people as through washing on a line: white sleeves, starch, a hand, another. Nobody shouts. At the corner, behind you, begins the sound that you have been carrying all this time, and only from outside do you hear how big it is. At the gate it overtakes you.',
    },
  },
})
