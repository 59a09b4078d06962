import { pages } from '../pages.ts'

export const chapter = pages({
  GRE0: {
    text: 'People like to have you about the place: you are large and slow, you mend fences, and bees rest on your sleeves. On your last day in the war, which goes on without you, you laid your anger down by a milestone, spread your army coat over it, as the evening was cold, and walked home light. Going back for the coat, you found flattened grass. Today, years later, comes a bill from a tavern you have never seen: two windows, eleven suppers.',
  },
  GRE1: {
    text: 'You have come to pay, but since the bill was written a table has been added. The landlady shows you round the taproom as one shows a flooded cellar. The table lies in two halves. In the guest book stands your signature, crooked G and all, pressed through four pages. Men are gathering in the yard. She considers your hands, which are turning your hat. ‘Last night,’ she says, ‘there was more of you.’',
    a: {
      label: 'Mend the table',
      result:
        'The break runs with the grain, from end to end: one blow, a good clean one. You would have put it in the same place. You warm the glue, set the clamps and sit by it through the night. ‘Where does one learn that?’ asks the landlady. She means the mending.',
    },
    b: {
      label: 'Stop the men who want revenge',
      result:
        'Three of them wait by the trough, each with the same four knuckles on his cheek, in blue. You raise a hand to calm them; it fits. What follows is short and clumsy, and all through it somebody keeps apologising. Afterwards the four of you sit in a row and pass one wet cloth.',
    },
  },
  GRE2: {
    text: '‘Do it again,’ says a child on a gatepost. ‘The thing with the door.’ Last week the tax bailiffs were met in the lane by a barn door, and behind the door, everybody agrees, was you. It still lies in the nettles, with six dents at the height of hats. People step out of their houses to shake your hand. Farther back two boys are quarrelling in whispers over a purse.',
    a: {
      label: 'Ask for the whole story',
      result:
        'It grows with every teller: six bailiffs become twenty, the door a gate, the gate a drawbridge. Towards evening it gets quieter. ‘And afterwards you sit in the barn,’ says the oldest woman, ‘where there is a draught now, and you ask if we are still frightened. Nobody cared to sit down next to you.’',
    },
    b: {
      label: 'Take the bailiffs’ purse from the boys',
      result:
        'In a sense it was left for you, you explain. The boys look up, quite a long way, and hold on to the purse as one holds on to a branch. A seam gives; coins and a bailiff’s lunch roll through the dust. When you go, the smaller one still has the strap, and the gatepost is empty.',
    },
  },
  GRE3: {
    text: 'A sheet has been nailed to the weigh-house door, and out of it looks your face. Whoever drew this can draw: the broken nose, the notched ear, the collar buttoned wrong. Only the eyes are somebody else’s. You met them once, in a bucket of water, in your last year at the war. The reward has been raised twice. Across the square some men are comparing you with the sheet, feature by feature.',
    a: {
      label: 'Find the artist',
      result:
        'He lives behind the dye works and has held his pencil with both hands ever since. For an hour his sitter did not stir; the chair is scorched. He is sorry only about the mouth. It was trying to smile, and he had not the courage to put that down.',
    },
    b: {
      label: 'Deal with the bounty hunters',
      result:
        '‘You want somebody else,’ you say: once before, once during and once after. By the third time they believe it. The one on the sheet, says their leader, feeling along his teeth, would not have picked up his hat for him. They beg your pardon. One of them even buttons your collar the right way.',
    },
  },
  GRE4: {
    text: 'Over the back of a kitchen chair hangs a coat, and you know it before you know the room: the scorched cuff, the pocket you sewed shut in your second winter at the war. A stranger left it before it was light, says the widow, and walked on in shirtsleeves, steaming in the frost like a horse. She has closed fourteen tears. One button is missing. She looks at your shoulders and moves up on the bench.',
    a: {
      label: 'Sew on the last button with her',
      result:
        'She holds the cloth, you the needle. The button is horn, off her husband’s Sunday jacket; he can spare it. Then she has you put the coat on and turns you round by the shoulders, as she must have turned him. It is still your size. In the armpits it is still warm.',
    },
    b: {
      label: 'Follow the stranger through the frost, coatless',
      result:
        'The snow has melted in the shape of long steps, down to the grass. Wolves have come out of the wood to warm their paws in them and do not mean to share; you pass between, one step at a time, with a fence rail. Towards evening the steps grow longer still. Whoever made them has begun to run.',
    },
  },
  GRE5: {
    text: 'Of the stable four posts are left, and the smell. At the pump your name is being said; it stops when you come near. But ash is soft and keeps everything. Ten horses have walked out through it two by two, without a stumble, and in front of the first pair lies the bolt, drawn, not broken. Somebody opened the doors before it burned. Beside the hooves goes a boot of your size.',
    a: {
      label: 'Read the tracks to the end',
      result:
        'Past the gate the boots sink in up to the ankle. Next to the mare’s hooves there ought to be small ones, and there are none; the foal was carried. Under the apple trees it was set down. There the grass is singed, in the shape of somebody who knelt a long time.',
    },
    b: {
      label: 'Hunt the real fire-raisers',
      result:
        'Three miles on, by a ford, five men in red sleeves are roasting apples. Their hands are as clean as a midwife’s. You ask about the stable; they answer the way they were drilled. When you part, one of them sits in the mud and turns his palms over and over, as if somebody had lent them to him.',
    },
  },
  GRE6: {
    text: 'By the roadside a recruiting officer has set up a table, a flag and an iron stove. He rises when he sees you, on his good leg first. ‘I have kept your place,’ he says, and means it. It is the stool right against the stove; its legs are charred, and the recruits have moved as far away as the bench allows. On the list, under ‘returned’, your name is still wet.',
    a: {
      label: 'Decline very kindly',
      result:
        'You thank him, ask about the leg and move the stool back, so that nobody gets burned. He watches your hands, and his smile goes out, piece by piece. ‘And like this they let you walk about?’ he asks. ‘Empty?’ He limps after you to the bend and will not have his scarf back.',
    },
    b: {
      label: 'Decline in his own language',
      result:
        'The table goes over, and the flag with it; the recruits get up off the bench in order of height. Your arms have forgotten nothing. In the midst of it you reach inward for what used to answer there, the way one feels for the next stair in the dark, and your foot goes through.',
    },
  },
  GRE7: {
    text: 'Two nights ago something came down this lane, and the roofs slid off on both sides as it passed. The tiles are lying in the road, still lukewarm; people sit among blackened beams and watch who is coming. Only the last house has kept everything, even the washing on its line. Into the threshold somebody has cut your name with a knife, not badly, and beneath it: not this one.',
    a: {
      label: 'Ask who lives there',
      result:
        'A man opens, a spoon in his hand, and does not run. In the war you once stood over him in a ditch, and then walked on. He was sure you had forgotten. So you had; something else has kept the accounts. Behind him, at table, a small girl with a blue ribbon goes on eating her soup.',
    },
    b: {
      label: 'Keep the neighbours off',
      result:
        'Why only that one, they want to know, and as you cannot say, they throw what is at hand: roof tiles, their own. You stand on the step and catch what you can. When the stack is knee-high, an old man lowers his arm, counts it with his eyes and goes to fetch the ladder.',
    },
  },
  GRE8: {
    text: 'In the middle of the road a boy puts a letter into your hand and is off. The writing leans as if into a gale; through the full stops one sees daylight. Your Anger is in good health, it writes. It has seen much of the country and been asked to leave most of it. It would like to know how you sleep. The signature is yours, only with more ink.',
    a: {
      label: 'Write back honestly',
      result:
        'Badly, you write, since it has become so quiet, like a house in which the clock has stopped. You cross out the house, then put it back. Not knowing the address, you leave the sheet under a stone by the roadside. In the morning it is gone, and the stone is warm as a loaf.',
    },
    b: {
      label: 'Ride after the messenger',
      result:
        'On a borrowed carthorse you draw level at dusk. He defends himself with stones, teeth and the mailbag, and is twelve at most. When you are both out of breath he tells you: he was given a silver coin, and a blow, so that he would hurry. At home, he says, there is never a coin.',
    },
  },
  GRE9: {
    text: 'For noon, on the bleaching green, a duel has been arranged in your name. Benches have been carried out. Your opponent is old; he has paid the baker, put on a clean shirt and left his canary next door. What you called him on Thursday he will not repeat in public. He offers you the choice of two sabres, his thumb over the rust on the one he means to keep.',
    a: {
      label: 'Apologise for what you never did',
      result:
        'It takes until one o’clock. You begin with Thursday, about which you know nothing; he helps you, word by word, until the insult is complete, and then, word by word, you take it back. That half goes faster. Somebody has been to fetch the canary, and carries it across the green under a cloth.',
    },
    b: {
      label: 'Fight so that both lose',
      result:
        'You parry what would hurt him and let through what will only hurt you. In the end both of you are sitting in the grass, both sabres are somewhere else, and the benches do not know for whom to clap. He needed that, he says. For ten years he has only been helped across the street.',
    },
  },
  GRE10: {
    text: 'There it sits, your Anger, on the other bank, a head taller than you, and eats bread. It breaks the crust off first. It collects the crumbs in its left hand and keeps them for the end, as you were taught at home. Round its boots the grass has turned yellow. You have never seen yourself from outside. It raises its head, finishes chewing, and waves.',
    a: {
      label: 'Eat at the same pace',
      result:
        'You light your own fire and break off the crust. Bite for bite; when it drinks, you drink. Over the water the two smokes lean together and go up as one. By the time you have tipped the last crumbs into your mouth the place opposite is empty, its fire put out properly, with earth.',
    },
    b: {
      label: 'Wade across, hold out your hand',
      result:
        'In midstream the river takes you by the belt and has to be argued with. Dripping, you hold out your hand. The one that grips it is cold; all the heat is on the outside. It shivers up to the shoulder and searches your face for a long time. It had hoped you would be angry.',
    },
  },
  GRE11: {
    text: '‘You will be the agent,’ says the reeve. Tomorrow the Unbled come for the grain and for the sons, and forty chimneys want to hire your Anger: one night, meals included. They have put together what there was: egg money, a christening spoon, three wedding rings on a string. A list has been drawn up of what may be broken. The bakehouse is underlined twice. Not that.',
    a: {
      label: 'Teach them planks and ditches',
      result:
        'You show them what a fence can do when it is in earnest: a ditch here, planks there, a gate that opens only on to the slurry. They dig by lantern, the reeve in his socks, to spare his boots. It will do for one night. Before dawn the drums approach, halt, and then there is swearing, from below.',
    },
    b: {
      label: 'Do its work for it',
      result:
        'You are strong; it had almost slipped your mind. In the narrow part of the lane you do what there is to do, with a cart shaft, and feel as much of it as a mill feels of the flour. At daybreak the women bring breakfast. They put it on the ground and walk away backwards.',
    },
  },
  GRE12: {
    text: 'The little girl on the wall has a comb with four teeth left, and knows at once who you are. Yesterday your Anger sat here all evening, on the ground, so that she could reach, and let her plait its hair, which crackles. It did not say ow a single time. ‘Then there was a drum,’ she says. In the middle of the last plait it went. The drum is still beating, behind the hill.',
    a: {
      label: 'Learn the plait from her',
      result:
        'Over, under, let go. You practise on three straws, on a cow’s tail, on the fringe of her shawl. Over and under your fingers can do by noon; the letting go takes until evening. ‘You pull,’ she says patiently, and lays her small hand on top of yours. ‘It pulled, too.’',
    },
    b: {
      label: 'Smash the drum for her',
      result:
        'Skin, red cord, a king’s seal: the drum is as high as a table, and six men in red sleeves have views about who may touch it. At last a hoop goes bowling down the hill alone, and the girl counts aloud how often it jumps. Beyond the next ridge another drum falls out of step.',
    },
    k1: {
      label: 'Ask about the house left standing',
      result:
        'Yes, she is from there; every morning she steps over your name, right foot first. ‘Then you had better have this,’ she says, pulls the blue ribbon out of her hair and winds it round your wrist, twice. It will know it. Since yesterday its ends have been singed.',
    },
  },
  GRE13: {
    text: 'The Red King’s paymaster has his office in a wagon with curtains, and his papers in order. Gladly he shows you the bill of sale: Anger, one, well preserved. Below it is a thumbprint, yours. The seller appeared in person, ducked under the lamp and took part of the price in kind: one blanket. ‘Delivered and received,’ says the paymaster, and blots a line that has long been dry.',
    a: {
      label: 'Contest it on a point of form',
      result:
        '‘The thumb is the left one,’ you say. The paymaster takes off his spectacles. With the left one may pledge, lend and bless cattle; of selling he would have to read up. He leafs until the candle is down. They have told it that you would come, he says without raising his eyes; since then it has been no trouble.',
    },
    b: {
      label: 'Take back the bill',
      result:
        'The curtains come down, then the lamp, then two guards with clean hands and a good part of the wagon. The paper burns your fingers, a little, like the memory of a stove. By evening there is a brown-rimmed hole where the thumb was. You hold it up, and through it runs the road to your house.',
    },
  },
  GRE14: {
    text: 'The cage in the middle of the camp would not hold a hen: willow rods, a wire hook, and the door stands open. Your Anger sits inside with its knees drawn up; standing, it would wear the thing like a hat. Three times today the men in red sleeves have ordered it to march. But it was told that you would come, and so it stays where you would look first.',
    a: {
      label: 'Sit down in the cage, too',
      result:
        'There is just room enough, knee to knee. It shifts over, with the courtesy of large people, and lets you have half of a blanket that smells of smoke. In here it is warmer than at home. Outside, the keepers discuss who is guarding whom. Towards night it begins to snow, everywhere but on the cage.',
    },
    b: {
      label: 'Throw the keepers out first',
      result:
        'Eight of them, and it counts along. It watches your feet; at the third keeper it sucks air through its teeth, at the fifth it shows you with two fingers: lower. When nobody cares to go on, it stands up, lifts the cage off over its head and hangs it on a branch, where no one will trip.',
    },
  },
  GRE15: {
    text: 'From the hill you can see your house, and on the road to it, running in your stride, your Anger. It has broken loose and is going home. Behind it comes everything it ever started: red sleeves with ropes, bailiffs, innkeepers with bills, dogs. By the footpath you will be first. But your gate, which you always latch, is open, and somebody has put a stone against it, so that it should not shut in your face.',
    a: {
      label: 'Hold the door with boards',
      result:
        'You are good at fences, and a house is only a fence with a lid. Boards, wedges, the kitchen bench; your Anger keeps the nails between its teeth and hands them to you, one by one, unasked. Outside they hammer until dark, and inside you hammer. After the first hour it is the same beat.',
    },
    b: {
      label: 'Stand beside it at the gate',
      result:
        'It takes the left post and you take the right. It has been some years, but you fit together like the two halves of a door. Whatever comes up the road comes up against that. Late, when the dust has settled, you see it walking along your fence, pushing the pickets straight with one finger.',
    },
    k1: {
      label: 'Lay your coat on the road',
      result:
        'You spread it in the dust by the pear tree, lining down. It stops, as anybody would, to put it on: left sleeve, right sleeve, every button up to the one of horn. Those behind come running up and stop as well. Nobody strikes a person who is buttoning a coat. The dogs sit down.',
    },
  },
  GRE16: {
    text: 'Of course it is there before you. Singed footprints lead through the swept streets of the city without a name into a hall with a desk. The general behind it has no army any more; he still returns its salutes. Before him lies a book with one free line. He holds out the pen to your Anger: one wish, for all that is unforgiven. It takes it as you would hold a hammer. Then it looks round at you.',
    a: {
      label: 'Ask it to come home',
      result:
        '‘What for?’ it asks. You have never heard it speak: hoarse, a little higher than yourself. You think of the fences, of the quiet, of the bed with one hollow in it. ‘There is a good deal I ought to have minded,’ you say. It considers this until the ink dries on the nib.',
    },
    b: {
      label: 'Take the pen from it',
      result:
        'It is the fight you have owed each other for years, and each knows every blow by heart. The desk goes, then a window, then a row of chairs. Nobody shouts. From the street it must sound like somebody moving house. Once the pen rolls out from underneath, and the general lifts his feet to let it pass.',
    },
    c: {
      label: 'Let it go where it likes',
      result:
        'You step away from the door. It had not expected that. It looks at the pen, at the street, at you, and its eyebrows ask where the trick is. Then it lays the pen parallel to the edge of the desk and, for the first time since you parted, does not know which foot to begin with.',
    },
    k1: {
      label: 'Hold out your hand again',
      result:
        'Palm up, as at the river. It lays the pen aside, wipes its fingers on its trousers, as you were both taught, and takes hold. This time it is warm, down to the bone. The general looks at the two hands; his own, on the blotter, has opened a little.',
    },
  },
  GRE17: {
    text: 'Through the breastbone it comes in, sideways, like somebody with luggage boarding a full coach, and begs pardon. For a while you both look for room. Then your heart beats, and it is a fist on a table. Everything has come back with it, the year, the ditch, the names, and all of it wants to speak. The general asks if you are unwell. The pen lies on the desk; the line is still free.',
    a: {
      label: 'Weep for the others',
      result:
        'It starts with one, a boy whose bread stayed in your knapsack, and then come the others, sixty years of them, in no order of rank. The general holds your hat so that it will stay dry, first by the brim and then against his chest. When it gets light he asks about one name. You have that one, too.',
    },
    b: {
      label: 'Strike the desk, once',
      result:
        'A good clean blow, with the grain. The desk thinks it over and lies down in two halves; the book claps shut, the pen is gone. Your hand hurts; it must be yours, then. There is no second blow in you. After a while the general asks whether that can be mended. You look along the break. It can.',
    },
  },
  GRE18: {
    text: 'One of you lies on the floor among the pieces of the desk, and it is hard to say which. The one standing has a steady hand; the one lying down has your way of breathing. In the window, where you look for yourself, there is a single face, and it is waiting, too. The general repeats his offer, to whom it may concern: seal, war chest, supreme command.',
    a: {
      label: 'Mend the desk',
      result:
        'You kneel, sort the pieces by their grain and ask the general for glue. By that you know who you are. At the second leg a hand reaches up from the floor, holds the joint for you and goes on holding until it has set. When the clamps come off, you count the hands: two.',
    },
    b: {
      label: 'Accept the general’s offer',
      result:
        'By evening they come up all the streets: the unpaid, the unforgiven, those who have not taken their boots off for years. An army at last, to be angry with. You are handed the key to the war chest and ride in front, a head taller than this morning. In the first village a woman lifts her child off a gatepost and closes the shutters.',
    },
  },
  GRE19: {
    text: 'Two people leave the city by two gates. From his window the general waves, first to the left, then to the right. You go back to your fences; where your Anger has gone you are not told. Only, now and then, a bill arrives: a barn door, two windows, once forty dumplings and a bed for the night. The pen no longer goes through the paper.',
    a: {
      label: 'Pay it, and add a note',
      result:
        'You count out the money and write underneath: How do you sleep? The answer takes all winter. It comes on the back of a wanted poster, in small, careful letters: Until morning, mostly. And you? You turn the sheet over. The face on the other side has learned to smile.',
    },
    b: {
      label: 'Wrestle it once a year',
      result:
        'A river halfway, the first day of frost. You wrestle until dark, without a word; some years it is heavier, some years you are. Then each wades back to a bank and breaks off the crust. The farmers thereabouts show it to their children: two fires over there, and look, one smoke.',
    },
  },
})
