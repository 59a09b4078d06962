import { pages } from '../pages.ts'

export const chapter = pages({
  VER0: {
    text: 'You take sicknesses out of people with two fingers and a thread. The sicknesses live on; they must be kept. Your cellar has shelves for ninety clay jars, one for each time you could not say no. In 41 was the sleep that fell on your sister Lida over her soup at six and kept coming back till twenty. For thirty-six years she has been well and believes that it died. This morning there is a ring in the dust, and clean wood inside it.',
  },
  VER1: {
    text: 'Where the jar stood lies money: your fee, exact to the penny, though you have never told anybody what you charge. Under it is a receipt in a small, upright hand: ‘One sleep, used.’ In the yard the dog lies with its nose towards the road and cannot be woken, not even with bacon. By the gate a carter whom nobody sent for is turning his horse.',
    a: {
      label: 'Carry the dog into the sun',
      result:
        'It weighs twice what it weighed yesterday. In the warmth its paws begin to run, and out of its throat comes a child: is it morning yet? You know the voice, though it has not been so high for fifty years. The nose still points down the road.',
    },
    b: {
      label: 'Stop the carter',
      result:
        'He would be hard to hold if he did not have to yawn so often. In between he hits out, apologises, loses his cap. His sleeves are full of fine straw, the kind used for eggs. Then he sits down between the wheels. The horse walks on to the corner and waits.',
    },
  },
  VER2: {
    text: 'Nobody in the next village has had breakfast. Behind the shop the baker sleeps on his feet, bent over the trough, both arms in the dough to the elbow, and the dough rises when he breathes in and sinks when he breathes out. The oven is hot. In the queue along the wall the last still hold their baskets; the first are rolling up their sleeves.',
    a: {
      label: 'Bake for him',
      result:
        'Loaf by loaf you work the dough out from under his elbows. By noon all have bread, and all have told you the same: before dawn a cart at walking pace, a carriage by the well, and white gloves that took something in through the window as one takes a baby.',
    },
    b: {
      label: 'Guard the oven door',
      result:
        'You stand there with the peel held crosswise. The first want to be first, the last have children, and a basket comes down over your ear. Behind the iron the loaves rise and sink, all together. By the time the door is opened the whole queue is breathing with them.',
    },
  },
  VER3: {
    text: 'Between two yawns the carter from your yard talks. He has nothing to hide: night work, decently paid, by a lady in white gloves. He was to drive slowly, that was all, because the jar must not be shaken; on account of one stone they went round through the next parish. She has engaged him for a second trip, he says, and looks about for a wall to lean on.',
    a: {
      label: 'Buy his second errand',
      result:
        'He sells it gladly, he only wants to lie down. It comes to a parcel of straw and a list of numbers. You need no names. Whoever wrote this has walked along your shelves with a candle, and has put a small, appreciative dot beside some of them.',
    },
    b: {
      label: 'Take him to the watch',
      result:
        'He has to be dragged past every doorstep that looks soft. The watch sits round its table in full equipment, cards in hand, and sleeps. In the middle lie the stakes, which nobody claims. The carter looks on with envy, then stretches out on the bench for prisoners.',
    },
  },
  VER4: {
    text: 'The inn has twelve rooms, and at noon eleven doors are still shut. The guests lie as they lay down, boots by the bed, moving their lips. ‘It took only those who had bad dreams,’ says the maid, who goes round with a cloth and dries their foreheads. ‘The happy ones got up and paid.’ She herself has never had a dream; somebody always rang.',
    a: {
      label: 'Write down the names they speak',
      result:
        'At each bed you burn an inch of candle. They call for mothers, creditors, a horse. In the last room an old tinker whom you have never seen says ‘Lida’, twice, in the tone in which one calls a child in from the garden, and turns to the wall.',
    },
    b: {
      label: 'Offer the maid a place as helper',
      result:
        'Nobody has ever asked her to go anywhere; she wants to hear it twice. Then she climbs the stairs and gives notice to each sleeper separately. You wait in the yard. At last she stands on the threshold, a shoe in each hand, one foot already in the grass.',
    },
  },
  VER5: {
    text: 'A sheet of good paper lies on the road. The thieves have kept your numbering, down to the bar through the seven. 41 is crossed out. Next comes 17, the laughing cough, which you have sworn never to open and never to leave at home alone. It hangs from your belt in a stocking, and as you read it clears its throat. Smoke from a camp stands over the hill.',
    a: {
      label: 'Have a false 17 made',
      result:
        'The potter copies everything, down to the chipped rim. When she raps on the finished jar it giggles a little, though nothing has ever been inside; new pots do that, she says, next to old ones. You leave it where the list lay. By morning there is a ring in the dust.',
    },
    b: {
      label: 'Open it at their camp',
      result:
        'The one who is stirring coughs first. Then it goes round the fire; they try to get up and cannot run for laughing, and tears drop into the beans. One holds the pot out to you, pleading. All night you hear it behind you, and now and then in front.',
    },
  },
  VER6: {
    text: 'With two suitcases, a hatbox and a potted fern, your sister Lida climbs down from the mail coach. She has had a feeling, she says, and when she has a feeling she packs. She is fifty-six, red-cheeked from the wind, and has made friends with everybody on board including the horses. ‘You look as if something had gone missing,’ she says. ‘What are we looking for?’',
    a: {
      label: 'Tell her what was in the jar',
      result:
        'She laughs first. Then she sits down on the larger suitcase and wants to know everything: how big her sleep is, whether it had a light, whether anyone ever talked to it. Meanwhile she waters the fern, with great care, until it runs over into her shoe.',
    },
    b: {
      label: 'Say nothing and let her help',
      result:
        'In shops and through open windows she asks after ‘something from our house’, and everybody would like to have seen it. At night she pulls the ring off her finger and works it over your knuckle. ‘So that I do not go missing as well.’ The gold is still warm.',
    },
  },
  VER7: {
    text: 'The invitation is on heavy paper, and a carriage comes with it. A physician of the Ivory Queen receives you in a hall with ten thousand jars: white glaze, every label straight, no dust. She keeps her gloves on. ‘I have long admired this handwriting,’ she says, and does not say where she has seen it. ‘Ninety, and in common clay. One wonders what might be done with proper shelves.’',
    a: {
      label: 'Exchange remedies with her',
      result:
        'Hers act at once, and under each there is something in small writing: the toothache goes and takes a tune along, the scar closes and a street is missing. She tastes one of yours, waits for the second price, waits longer and, at a loss, has supper brought.',
    },
    b: {
      label: 'Count the exits, break a jar',
      result:
        'Four doors, two of them merely painted. The jar bursts and holds no sickness at all: there is a smell of seaside, of tar and hot planks. An old servant puts down his tray and begins to dance, stiffly, from memory. Meanwhile you learn which doors are the painted ones.',
    },
  },
  VER8: {
    text: 'Haymakers lie where the scythe let go of them. It is the same down the whole valley: the priest on his steps, the smith across his anvil, a wedding round its cake. On every sleeper sits a bird, because it is warm there. People with linen bags go from mouth to mouth. They wait for the breath, hold the bag to it, say thank you and tie a knot.',
    a: {
      label: 'Take one child’s sleep into yourself',
      result:
        'There is no jar at hand, so you use what there is. The smallest bridesmaid sits up, asks who has been at the cake, and puts her shawl round you because your teeth are chattering. At night you sit so close to the fire that your sleeve smoulders, and are cold.',
    },
    b: {
      label: 'Scatter the collectors',
      result:
        'Some wear white gloves, some have red sleeves and remarkably clean hands, and at the first blow each side explains that it was the other’s idea. Knots come undone. Fifty breaths go out at once, and over the whole valley the birds lift, circle, and look for their places.',
    },
  },
  VER9: {
    text: 'By the roadside waits a woman with one sleeve rolled up. Her son, nine years old, has been burning for six days, and she has thought it through: you take out her health and put it into him. It must be good, she has hardly used it. You have never taken a healthy thing out of anybody. ‘It comes out the same way,’ she says. ‘Does it not?’',
    a: {
      label: 'Refuse and sit up with him',
      result:
        'You wring out cloths and change the water, you on one side of the bed, she on the other. Until four she does not speak to you. Towards five the boy asks for a pear. Fevers do that. She rolls her sleeve down and goes out, in the dark, to climb the tree.',
    },
    b: {
      label: 'Let her force you to it',
      result:
        'She holds your wrist until it is done. It slides out like a drawer, so smoothly that your own fingers frighten you. The boy is in the yard, leaping over the trough, again, again. She feels for her purse, sitting down. When she tries to wave, the arm is too heavy.',
    },
  },
  VER10: {
    text: 'For one night you are back in the cellar, dusting and counting. On the steps sits a basket-maker, cap in hand: number 4, the Thursday fever. In those days he spoke in rhyme every Thursday from noon, and people came from five parishes to hear it. Since the cure he has had Thursdays like anybody else. He was somebody, he says. He would like it back.',
    a: {
      label: 'Let him hold the jar',
      result:
        'He takes it on his knees like a grandchild, one thumb on the lid. Through the floor you hear him tell it about his wife, about the price of willow; now and then he stops, so that it can answer. At dawn it is on the shelf, polished, beside a basket of eggs.',
    },
    b: {
      label: 'Bar his way to the shelf',
      result:
        'The man is seventy and lifts you off the ground. A board comes down, jars roll. Halfway through he stops to examine his arms by candlelight. With the fever, he says, he could not lift a cup. He asks what the board cost and takes the steps two at a time.',
    },
  },
  VER11: {
    text: 'They have come up the lane in their Sunday clothes and stopped at your fence, some forty of them. Word has it that you make the sleep yourself, down there, in order to sell people the waking. Everyone has brought a stone, not a large one; that would not be right between neighbours. ‘We are sorry,’ says the schoolmaster, who has been chosen to speak, and it is true.',
    a: {
      label: 'Invite them all into the cellar',
      result:
        'They wipe their shoes. A single candle travels along the shelves, and in the quiet they spell out the labels: the smith’s gout, the widow’s three bad winters, a stammer, dated. One after another they come upon their own names. Later forty small stones lie on the steps, and among them some coins.',
    },
    b: {
      label: 'Break through the fence with the jars',
      result:
        'Your barrow takes two slats along. Stones fly, apologetic, most of them wide, and by mistake a loaf. Three jars crack in the lane, and at the back of the crowd three people sit down: one scratches, one shivers, one weeps for a dog that died years ago.',
    },
  },
  VER12: {
    text: 'Lida walks beside you, her hat in her hand, and talks about gooseberries. In the middle of a word she yawns. She begs your pardon, finishes the word and is as fresh as ever, she says. You count without wanting to: to the next yawn it is two hundred steps, then a hundred and forty, then ninety. The word she cannot get to the end of is ‘marmalade’.',
    a: {
      label: 'Start your oldest quarrel',
      result:
        '‘That was my sledge,’ you say. Lida stands still. It was hers, it was kept in her half of the shed. The blood is in her cheeks, she needs both arms. Two villages further on she is still hearing witnesses, and in the houses they put out the lamps to listen better.',
    },
    b: {
      label: 'Ride with her day and night',
      result:
        'You lay her over the saddle like a rolled carpet. She tells the horse everything: whom she wanted to marry, who really broke the blue bowl, what one heard through the wall when one was supposed to be asleep. By the second night the horse has begun to tread more softly.',
    },
    k1: {
      label: 'Turn her ring on your finger',
      result:
        'When she gave it to you it sat tight. Now it turns by itself whenever her eyelids sink, and once it slides down as far as the nail. So that is how long there is: a week if she keeps talking, four days if she is happy. You close your hand.',
    },
  },
  VER13: {
    text: 'Behind a folding table in the middle of the road sits the Queen’s physician, gloves on. She proposes a trade. Your eighty-nine are on her wagons, packed in straw overnight, cracks mended; you may have them back for 41, which lies in the carriage on a cushion and obeys nobody but you. The Queen is tired. She would like to sleep, and not to grow old meanwhile.',
    a: {
      label: 'Ask for an hour to count',
      result:
        'You count aloud and you count slowly. At thirty the coachman’s chin sinks, at fifty the horses’, at seventy the physician rests her cheek on a glove. At eighty-nine nobody is awake but you. The carriage door hangs open, and the prints of small bare feet lead away through the dust.',
    },
    b: {
      label: 'Take 41 from the carriage',
      result:
        'Over goes the table, a lackey gets in the way of the whip handle, and for a moment your hands are round the clay. It is empty, and warm, like a bed that somebody has just got out of. Someone shouts to the drivers, and the wagons roll.',
    },
  },
  VER14: {
    text: 'Someone has been trying door handles at night, all along the road, and wherever one gave way the house slept till noon. Now it has come to your fire: your sister Lida at six, in the nightgown with the mended hem, a front tooth missing. It is the sleep, got loose. It is tired of clay and tired of strangers, and asks whether you will bring it home.',
    a: {
      label: 'Tell it the old story',
      result:
        'The one about the heron that sold its left leg; you made it up at ten, for one listener. The child leans against you and corrects you twice. Before the heron has its leg back there is a head in your lap. You go on to the end, to be safe.',
    },
    b: {
      label: 'Net it with jar strings',
      result:
        'Out of lid strings you knot a net and hang it between two birches. It is quick, as she was, ducks, doubles back, laughs through the gap in its teeth. Twice you hold a hem. In the end you sit in the mesh together, and neither wants to say that it is late.',
    },
  },
  VER15: {
    text: 'Where four roads meet, three wagons stand with their brakes on, and round them, in straw and numbered crates, lie your eighty-nine. Along the ditch sit the drivers, eleven of them, and each has caught one thing: a rash, a squint, a fear of geese. ‘It jolts, you see,’ says the eldest and turns his cap. ‘If they could be got out of us again. Please.’',
    a: {
      label: 'Treat all eleven first',
      result:
        'The crates have to wait. You work your way along the ditch with thread and two fingers, and for want of empty clay take what they offer: a tobacco tin, a boot, a spectacle case. At dawn some geese go by. The last patient watches them and starts to whistle.',
    },
    b: {
      label: 'Drive off with the wagons',
      result:
        'The brakes let go; somebody clings to a tailboard and drops off because he has to sneeze. The first wagon draws the others after it like a duck. Behind you eleven people start to cough, one after another, in canon, and they hold the tune until the hill is between you.',
    },
    k1: {
      result:
        'One of them coughs and laughs and cannot stop; he caught it at a certain camp fire, and he knows you. Here, he has told the others, is someone who once opened a jar and had a reason. They unharness, horse by horse, and the laughing one holds the lantern, which shakes.',
    },
  },
  VER16: {
    text: 'In the nameless city is the room where a sickness was first taken out of someone by a wish. The bed is made. On the cover sleeps Lida; her shoes, worn through, stand side by side. 41 is open on the sill, and the sleep lies knee-deep in the room, like warm milk, not knowing whose it is. At the door, with hands that click like dominoes, the Queen asks for it.',
    a: {
      label: 'Put it back into Lida',
      result:
        'Thread and two fingers, only backwards; your hands do not know this direction. It goes along like a cat that recognises the house, turns round once and lies down. The milk sinks to the boards. For a while ivory knuckles rap on the door frame, and then they do not.',
    },
    b: {
      label: 'Take all of it yourself',
      result:
        'From the knees it climbs to the hips, to the collarbone; it is heavier than it looked, and knows you by hearsay. While you can still guide a pen, you write on your sleeve, in your best hand, the number, the date and ‘do not shake’. Lida is rubbing her eyes.',
    },
    c: {
      label: 'Give it to the Queen',
      result:
        'Her people push in, each with a bag, and you meet them with the warming pan. She comes alone. She has forgotten how one lies down; you show her, and she stretches out, stiff as cutlery. Two fingers, the thread. Beside her Lida sits up and feels for her shoes.',
    },
    k1: {
      label: 'Lie down and share it',
      result:
        'How it is carried, you know. You set your shoes next to hers and lie down on the free half, as in the winter when there was only one blanket. Half for you, half for her, measured by breathing. In her sleep Lida pulls over the larger part of the cover.',
    },
  },
  VER17: {
    text: 'For eleven days Lida sleeps, and you sit at the window and mend her shoes. She will sleep away a third of her life, as she was meant to; others do so too, they merely have it spread more evenly. On the twelfth morning she stretches, looks at the ceiling, looks at you and is not in the least surprised. ‘Go on, then,’ she says. ‘What have I missed?’',
    a: {
      label: 'Tell her, every day from now on',
      result:
        'You begin with the weather and by evening you have got as far as Tuesday. It proves to be a trade: one has to go out, ask how it ended, and keep it fresh until she wakes. Soon other families send for you. At home, in place 41, stands a notebook.',
    },
    b: {
      label: 'Open the other jars, with permission',
      result:
        'For every label you write a letter. Most want theirs: the limp that had been a father’s, the cough by which a wife knew who was on the stairs. They hold out their palms; some bring cake, some a coin. Seven reply that they thank you, no. Those you go on dusting.',
    },
  },
  VER18: {
    text: 'It has got about on the shelves that you have room. Whatever was still in clay has followed you, one by one, over the roofs of the nameless city, and has asked to be let in; in the cellar at home there are ninety rings of dust and nothing else. The shelf is you now. It is bearable if one sits down in time. Lida is up, and has brought a chair.',
    a: {
      label: 'Teach Lida the trade',
      result:
        'Her hands are steady. You practise on a hiccup, back and forth, till she needs no thread. Her labels are long; they say what the person was like, and whether there was a cat. Each evening she takes the heaviest one off you and returns it at breakfast.',
    },
    b: {
      label: 'Go among people, take nothing more',
      result:
        'At sixty you are learning a word of one syllable. You try it on a goat, on a man with a wart, on a mother, which takes a whole afternoon. They ask you to supper all the same. Between soup and meat something in you coughs, and you say it again, kindly.',
    },
  },
  VER19: {
    text: 'The Queen sleeps at last and smiles, her mouth a little open. She does not age. The years that ought to fall on her fall outside the door, dry and white, and by morning they have drifted up to the handle. Lida, wide awake, makes tea. Through the drift the royal household is digging its way towards the bed; down in the yard, under guard, stands your fee.',
    a: {
      label: 'Keep the door against her household',
      result:
        'They would simply like to sleep, too: the cook, who has risen at four for two hundred years, the pages, the physician, her bare knuckles chapped like anyone’s. You lean on the door, Lida on the chair against it. Towards evening you see them shovel each other a path, yawning.',
    },
    b: {
      label: 'Take the fee past the guards',
      result:
        'The guards fight with half-closed eyes, and hit hard. What you are owed is in jars, white and clean, ten thousand, and the axles groan. Lida reads out the labels: a first snow, a singing voice, somebody’s seventh year. After the third she stops, climbs down and goes on foot.',
    },
  },
})
