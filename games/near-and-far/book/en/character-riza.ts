import { pages } from '../pages.ts'

export const chapter = pages({
  RIZ0: {
    text: 'Pilgrims, a bride, a man with a piano: for nine years you have led other people to where they wanted to go. You yourself have never wanted to go anywhere, and took that for a gift. From a childhood nobody can tell you about you have a compass, a brass box with a hinge and no lid; half of something that may have been one lies in your pocket. You oil the hinge every spring. One never knows.',
  },
  RIZ1: {
    text: 'For nine years your compass has pointed north. This morning it points at a girl selling figs by the roadside, and follows her when she moves.',
    a: {
      label: 'Buy a fig and talk to her',
      result:
        'Her name is Ona, and she has never been further than this road. Half a brass lid hangs at her neck. You have carried the other half since you were a child.',
    },
    b: {
      label: 'Deal with the man who is watching her',
      result:
        'A man in a grey coat has been watching her longer than you have. There is a scuffle behind the wagons. When the dust settles the girl is gone, and the needle points under the hill.',
    },
  },
  RIZ2: {
    text: 'Under the hill it smells of yeast. Behind nineteen barrels of fig wine stands Ona, the girl with the figs, a candle in one hand and a pruning knife in the other. ‘They all say they have just lost their way,’ she says. ‘What do you say?’ She has to know that you are not one of those who follow her. The needle points at her, knife or no knife.',
    a: {
      label: 'Show her the hinge',
      result:
        'From under her collar she draws half a brass lid on a string and holds it to the hinge; it fits by a hair. You add your own piece. Between the two there remains a gap as thin as a nail paring. You both look at the floor, as if the rest had only just dropped.',
    },
    b: {
      label: 'Bolt the door',
      result:
        'The bolt is not home yet when the latch jumps. Out there two grey sleeves try it all night, once a minute, like people paid by the attempt. You lean against the oak; the girl hums so as not to hear. Towards morning a bill slides in under the door, for four hundred and eighty.',
    },
  },
  RIZ3: {
    text: 'The needle leads under the hill, to a chapel locked from inside. Through the keyhole you see a grey coat over a chair and the man who belongs to it; he is winding a bandage round his ribs and talking, in a low voice, to a picture on the wall. It shows a child of four with a brass box on its knees. You know the box. The chin is yours.',
    a: {
      label: 'Listen at the keyhole',
      result:
        'He is making a report. The half that stays sells figs, he says; ‘the half that walks’ has a hard fist and no idea, poor thing. It takes you a while to see who is meant. At last he licks his thumb and rubs a speck off the painted cheek. Outside, in the dark, yours is wet.',
    },
    b: {
      label: 'Go in',
      result:
        'The lock gives before he is up. Nobody draws. A purse is held out to you, at arm’s length, in return for your silence about the picture. ‘Then each of us owes the other something,’ he says. ‘I always pay.’ The end of the bandage rolls across the flagstones as far as your boot.',
    },
  },
  RIZ4: {
    text: 'In the middle of the road, a bundle at her feet, stands Ona who sells figs. She is coming along, for the first time in her life; the hens have been told. At the first milestone she halts. It is not fear, she explains, it is the feet. They stand like two mules and look at the stone, and she has to be carried across. After a mile comes the next.',
    a: {
      label: 'Let her plant a fig there',
      result:
        'She digs with a spoon, lays in a fig, treads down the earth; then she shuts her eyes and steps across as over her own doorstep. It is a slow way of going. ‘I’ll be back,’ she promises each stone. By evening she has nine miles under her fingernails, each in a different colour.',
    },
    b: {
      label: 'Carry her over, stone by stone',
      result:
        'At every stone a wind is waiting, always against you and never wider than the road; the poplars beside it do not stir. On your back she counts the paces, and when you lose one she repeats its number, without reproach. By nightfall she has no voice. She writes them in the dust.',
    },
  },
  RIZ5: {
    text: 'By the roadside the man in the grey coat has set up a folding desk. ‘Harl,’ he says and raises his hat. The contract is in two columns: on the left your compass, on the right the truth about your parents. Half of the truth in advance, the rest on delivery. His blotter is a slice of bread. It has taken up some words already, and he keeps his hand over them.',
    a: {
      label: 'Take the half in advance',
      result:
        'He turns the bread round. Two names, back to front, a street, even the floor; no city. That he has not got either, and he has searched every map and the back of every map. You say the names under your breath. They are neither strange nor familiar, like one stair too many in the dark.',
    },
    b: {
      label: 'Take the paper by force',
      result:
        'The desk snaps shut, ink is everywhere. Wherever you touch the sheet the lines run, as though ashamed, over the edge and into your sleeves; what stays is a street and a house number. Harl kneels in the dust, dabbing with the bread. It was the work of twelve years.',
    },
  },
  RIZ6: {
    text: 'The midwife is so old that she takes you by the chin like a thing she once put down somewhere. ‘You were a single order,’ she says. The street she could still find, the city no longer. One cradle had been paid for; in the morning two had been collected. The linen was her own work. On both pillows there was the same tear, a little to the left, still wet.',
    a: {
      label: 'Ask what the parents wished',
      result:
        '‘That it be safe,’ she says. ‘They never said how. One is safe by staying, another by getting away in time, and nobody asked them which.’ From a drawer she takes a baby’s bonnet. Somebody has cut it in two, exactly down the middle, and hemmed both halves with care.',
    },
    b: {
      label: 'Get the second cradle’s tag',
      result:
        'That went to the pawnbroker, and its tag to his dog, who is as big as a calf. The brass has to be read at close quarters: tomorrow’s date, a hallmark, and in the hallmark a smooth spot where a city should be. Behind the kennel something rocks. Its varnish is still sticky.',
    },
  },
  RIZ7: {
    text: 'Through three lenses, one on top of the other, a locksmith of the lizardfolk studies the hinge. What is missing he can cast, he says, it is a mere sliver; but he needs both halves of the lid, and the whole night. You have only yours. At that moment Ona, the fig seller, comes round the corner, out of breath, with hers in her hand. Across the street a grey sleeve draws the curtain.',
    a: {
      label: 'Stay and pump the bellows',
      result:
        'Towards midnight the halves begin to hum on the anvil, an arm’s length apart, one a little deeper than the other. ‘That is not my doing,’ says the locksmith. Whenever you tire they falter. He pours, files and lays the sliver in. It fits. The gap is now next to it.',
    },
    b: {
      label: 'Guard the door',
      result:
        'The greys have hired honest people this time: a baker’s widow, two ropemakers, a schoolmaster, all behind with the rent. They beg your pardon before every blow. At two in the morning bread is handed round, to both sides. At sunrise they help you hang the door again and want it in writing that they tried.',
    },
  },
  RIZ8: {
    text: 'You only went for water. When you come back Ona lies beside the road, one hand still in the fig basket; at your step she wakes and finishes her sentence. It has been like that all her life, she says, for an hour, for a winter. She took it for what others call night and never told anyone. Together you count back. It begins whenever you are more than a mile away.',
    a: {
      label: 'Pace out the exact distance',
      result:
        'You walk backwards so as to see her, call out the steps, return, wake her; every time there is more grass in her hair. By evening a peg stands nine paces short of the mile. For nine years you have been leading people about. Ona looks at the gap and asks in which month you began.',
    },
    b: {
      label: 'Hunt the hawk that took her hair',
      result:
        'While she slept a lizard hawk pulled one long hair from her plait. Its nest is in a poplar, exactly on the line, and it goes for your eyes. The hair has been woven in all the way round. Of the four young two are screaming. The two on the far side sleep.',
    },
    k1: {
      label: 'Tie the two halves together',
      result:
        'You wind red thread round both halves, nine times, with a bow, and walk off with them. A mile; a mile and one step. Nothing falls behind you. You look round: Ona is coming across the line on her own feet, with long strides as over a brook. From here on she walks beside you, talking.',
    },
  },
  RIZ9: {
    text: 'At breakfast there is a small sound, as when ice makes up its mind. In the box the needle has split, lengthwise, from tip to tail. One half points at Ona, who is peeling a fig. The other points straight up the road and trembles like a dog that has been told to stay. You turn the box this way and that; both abide by their opinion.',
    a: {
      label: 'Mend it with fig gum',
      result:
        'White sap drips from a broken stalk; you hold the halves together and count to a hundred. After a fashion it holds. Only, with every hour now the needle decides anew, for the girl or for the road. Shortly before each it spins, and you stand there like people outside a door.',
    },
    b: {
      label: 'Ride after the second half',
      result:
        'You borrow a plough mare and ride over hedges, through a farmyard, past two greys who snatch at the bridle. With every mile the needle trembles more. Where it stops stands Harl in his grey coat, with a compass of his own, and that too is split. One half points at your box. The other goes slowly round.',
    },
  },
  RIZ10: {
    text: 'The whole village has come after you in its Sunday clothes, and four men are carrying a chair with straps. The straps are padded and embroidered. For as long as anyone remembers, says the eldest, they have got engaged and made peace on her doorstep, beside the girl who never leaves. Since she left nobody quite knows where here is. Ona draws her head back into the little cart she sleeps in.',
    a: {
      label: 'Give them the sleeping cart instead',
      result:
        'You explain: here she sleeps, this is the hollow of her head. They walk round the cart and confer. It is not the girl. But there is the board at the back where she sits of an evening, and they agree that a doorstep would do. They set it in the chair and fasten both buckles.',
    },
    b: {
      label: 'Carry her through the crowd',
      result:
        'With her on your shoulders you make for the gap beside the chair. Nobody strikes. They weep, hang on to your sleeves and throw figs, ripe ones, by the basket. From above Ona tells you who made peace with whom. For a mile the chair follows at a walk, and one of the bearers keeps dusting the seat.',
    },
  },
  RIZ11: {
    text: 'Harl, of the Grey Coats, is sitting on a milestone and does not get up. He too is a half, he says; of the other he knows only that it was sold, he was never shown the receipt. For twelve years he has been after your lid. ‘And this morning I wake,’ he says, ‘and cannot think what for.’ On his palm lies a compass with a split needle.',
    a: {
      label: 'Hear him out',
      result:
        'The night grows long. He tells it by his coats: the first too large, the second with somebody’s initials, and this one. Towards three he laughs, and starts at the sound. When it gets light he lays your purse between you. You had not missed it; he has been waiting for that since dusk.',
    },
    b: {
      label: 'Leave him tied up by the road',
      result:
        'He struggles, but his heart is not in it; in the end he holds the knot for you with one finger. From the bend you look back. It is beginning to rain, and his hat lies out of reach. In the grass before him the compass points past everything, at nothing.',
    },
  },
  RIZ12: {
    text: 'Under the needle something rattles. You press where the brass is most worn, the bottom slides aside, and beneath it is another; between the two lies a letter, sealed and never posted. It is from your parents. ‘To our child’, it says, and then a name, one only. Something wet has fallen on it and made a small blue cloud. Ona wipes her hands on her apron and waits.',
    a: {
      label: 'Read it aloud to both of you',
      result:
        '‘Keep your feet warm, leave the window open, we are on our way.’ There is not much more. Three times the name comes in it. You do not know how it is said, your voice does. It was hers, says Ona afterwards, all three times. In your ears it is still yours. On the paper are three small clouds.',
    },
    b: {
      label: 'Let Ona read it alone',
      result:
        'She goes behind the hedge with it. A wren sings its piece nine times through. When she returns she is folding the sheet small, then smaller; after that she eats a fig, slowly, down to the stalk. ‘They are on their way,’ is all she says. You look for the letter. There is ink on her lips.',
    },
  },
  RIZ13: {
    text: 'A table with a white cloth stands across the road, two chairs are free, and a scribe with his hat pulled down is trimming pens. At the head sits Zag. He has heard so much of you both. He offers a whole new life, with parents, a bed and a dog, in writing, to either of you; the one who goes without has to sign for it. He moves the inkwell to the exact middle.',
    a: {
      label: 'Negotiate until he has to eat',
      result:
        'You ask about the dog: what breed, whose, until when. About the parents. About Tuesdays. By dusk there are fourteen clauses, and Zag’s stomach speaks up. Ona cuts cheese and figs on the contract, into three. He looks long at his share; he has eaten with nobody for years and must be told to begin.',
    },
    b: {
      label: 'Turn over the table',
      result:
        'Ink, pens and cloth go into the ditch, and from behind the hedges come grey coats, more coats than hedges. You catch one contract, another, a whole fistful: they are blank, each of them, but for the line at the bottom. Zag sits where he sat, in the middle of the road, with nothing in front of him.',
    },
    k1: {
      result:
        'The scribe pushes up his hat: it is Harl. Without a word you remind him that you two are not quits. For an hour he writes, beautifully. The first contract is valid once the second has been signed; the second, once the first has. Zag reads each of them twice and screws down the inkwell himself.',
    },
  },
  RIZ14: {
    text: 'After this stone there are no more. The road goes on, white and unnumbered, into a haze that smells of swept pavement. At all the others it was Ona who stopped; at the last one she is waiting already, a hand on top of it, and looks back. You want to come. You send word down to your feet, as you have done for nine years, and it does not arrive.',
    a: {
      label: 'Let her carry you across',
      result:
        'She crouches, tells you to hold on to the basket, and has you on her back before you can think of a reason. She is stronger than she looks. For nine years only you have known the way, and now you have no idea where to put your hands. After three steps you begin to count aloud, for her.',
    },
    b: {
      label: 'Break the milestone',
      result:
        'You hammer till evening. Then the granite breaks open like a loaf. Inside, freshly oiled, sits a brass hinge, the twin of yours; you move it, and somewhere ahead in the haze a door creaks. You have gone two steps towards the sound before you notice.',
    },
    k1: {
      label: 'Look back along the road',
      result:
        'From here the whole of it can be seen, and at each stone stands a fig tree, knee-high, one behind another, down to where it began. The nearest is just unfolding a leaf. Something stirs in your boots. The left one sets off first, then the right, like two mules that have smelt their stable.',
    },
  },
  RIZ15: {
    text: 'Nobody is ferried here any more, but the hut still stands. Inside there are lids up to the rafters, for kettles, for jars, for snuffboxes, a barrel full of the smallest, all done up in dozens. Behind the counter a woman is sorting. She has your face, down to the chin, with more years on it and less weather. ‘By the dozen only,’ she says, and does not look up.',
    a: {
      label: 'Ask for just the one',
      result:
        'Her hands stop. ‘One,’ she repeats, like a word from the language they used at home. From under the counter comes something small, wrapped in flannel. It was never for sale, she says; unwrap it when you no longer need one. Then she looks up after all, from Ona to you, as one checks a sum.',
    },
    b: {
      label: 'Search the counter',
      result:
        'She holds the drawers shut with both forearms. Lids go rolling in all directions. In one drawer is a mouse, in one a mirror with your face in it, or hers, in one half a lid that fits neither half. When the din is over she gets down on her knees and begins again at one.',
    },
  },
  RIZ16: {
    text: 'The streets are swept, and there is nobody in them. For once the needle does not waver; it leads up three flights to a nursery. One cradle, one child’s bed, one open window. Ona takes off her shoes and lies down. The bed is exactly her size. In the doorway stands Harl in his grey coat, his eyes on your box, and behind him the stairs are grey all the way down.',
    a: {
      label: 'Join the lid, shut the box',
      result:
        'Half to half, and wax from the night-light in the gap; it will have to do. You press the lid down over the needle. The box ticks, once, like a clock that has been asked. On the stairs somebody turns and goes down, then another. In her sleep Ona rolls over and takes up the whole bed.',
    },
    b: {
      label: 'Hold the door against the greys',
      result:
        'The staircase is narrow, and they have to come in pairs. Harl is the first, with his eyes shut. Plaster flies, the cradle goes over, a grey button skips down three flights. Ona sleeps through it all, a hand beneath her cheek, and the curtain rises and sinks as though the room were breathing for her.',
    },
    c: {
      label: 'Give Harl the box',
      result:
        'He receives it as one is handed a child, elbow first and not breathing. ‘It is lighter than I thought,’ he gets out. All down the stairs the greys bare their heads. On the bed Ona’s fingers are searching for something on the blanket; they find the hem, and hold on to that.',
    },
    k1: {
      label: 'Lay the halves on the sill',
      result:
        'Hers and yours, side by side in the sun, not touching; you take your hands away. The gap fills with light, slowly, like a footprint with water. Then there is a click. The lid is whole, with one bright strip, warm under the finger. In the doorway Harl holds his hat before his eyes.',
    },
  },
  RIZ17: {
    text: 'The box is shut, and nothing in it pulls any more. Ona sits up, reaches for her shoes and asks what day it is, and whether there will be breakfast. Beyond the gate there is one road with two people on it, and for the first time nobody is looking at a needle. Fifty paces on, the road divides. You both stop, so as to follow the other.',
    a: {
      label: 'Let Ona choose the way',
      result:
        'She turns left, at once, as if going for milk. For nine years you have walked in front and never seen a back from so near: a plait, dust, one heel that drags. At noon she asks how far it is. You do not know. Your hand feels for the compass and finds a fig, warm from the sun.',
    },
    b: {
      label: 'Stay, and let her go alone',
      result:
        'She goes without looking round; that she has yet to learn. You take the room with the window and find out which board creaks. Each year a fig lies on the sill, in a paper from still further off, and you set it in a pot. By the ninth there is so much leaf that the window will not shut.',
    },
  },
  RIZ18: {
    text: 'The needle breaks with the sound of a hair tearing. Now it is clear how it was meant. In this room Ona is awake as she has never been in her life; on the threshold her knees give, and beyond it she sleeps. You try it three times. She can stay here awake or go with you asleep. She sits on the bed, chin on her knees, and lets you think.',
    a: {
      label: 'Leave her awake, the window open',
      result:
        'She writes you a list for the road: what figs cost, how the sea sounds, whether hens remember. Now you are the one who comes back. There is no compass; the last stretch you know by the strokes of the broom. From far off you see one lighted window, the only one, and somebody leaning out too far.',
    },
    b: {
      label: 'Carry her out in spite of it',
      result:
        'In each doorway something takes hold of you: a wind, a sleeve, your own knees. For seven streets she hangs over your shoulder and snores a little. At the gate she opens her eyes. ‘Nobody asked me,’ says Ona. She shouts until the shutters bang in the empty houses, and stamps. Both feet are outside.',
    },
  },
  RIZ19: {
    text: 'Harl lifts out the needle, and after it, stiffly, a man gets up out of the box, in the same coat, only brown. They look each other over and go off arm in arm. You stand in the swept street. Upstairs sleeps a girl whose name was on your tongue this morning. Where was it you wanted to go? You wait for it as for a sneeze. It does not come, which is not unpleasant.',
    a: {
      label: 'Start from north',
      result:
        'Moss shows it, and the noon sun, and the cold side of a wall. North is an honest direction; it wants nothing of you and comes no nearer. On the third day a man with a piano asks you the way. You point. Soon you are pushing, and he walks beside it and plays with one hand.',
    },
    b: {
      label: 'Want it back after all',
      result:
        'The greys have reckoned with it; they strike a moment late, fall better than necessary, and one holds the door. The box lies ready, tied up with ribbon. Three streets on, the needle stirs. It points at you, whichever way you turn it. Behind you Harl is calling a name. It is his own.',
    },
  },
})
