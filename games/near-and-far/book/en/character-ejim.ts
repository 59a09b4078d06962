import { pages } from '../pages.ts'

export const chapter = pages({
  EJI0: {
    text: 'For thirty years you have brought people back: debtors, a runaway bridegroom, once a bishop. You never hurry, and not one of them has missed a hearing. The wages come quarterly in a white envelope. Behind your house the river goes by, older than the law; you fall asleep to it. This morning the quiet wakes you. Beyond the fence lies a bed of cracked mud, and on the doorstep a warrant: theft of a river, damage not yet assessed. The name is left blank.',
  },
  EJI1: {
    text: 'Your home bridge stands on five arches over dust, like someone who has walked into a room and forgotten why. From the parapet the mayor reads out the charge: one river, complete, with fish, removed by night. He does not look down, where people with sieves are already digging. In your hand the warrant grows cool. On the blank line, like damp through a wall, an R comes up.',
    a: {
      label: 'Ask who heard it go',
      result:
        'Three streets heard nothing. In the fourth lives an old angler who no longer sleeps. At three in the morning, he says, it passed beneath his window on tiptoe, lifting its gravel like a skirt. He shows you how, in his stockings, along the whole landing.',
    },
    b: {
      label: 'Clear the looters from the bed',
      result:
        'At every wedding somebody leans too far over this parapet: three hundred brides, three hundred rings, and now the mud is open to all. You wade in with your staff. Shouting, sieves, silt in the ears. What remains is footprints; in one, as in a dish, lies a ring.',
    },
  },
  EJI2: {
    text: 'The last cupful stands on the angler’s windowsill, in a gherkin jar. The water is not level; it leans against the eastern side like a dog against a gate. He scooped it off his doorstep that night and has told nobody. You may take it along, he says, but his thumb stays on the lid. First he wants to know whether you will hang whoever it was.',
    a: {
      label: 'Tell him you do not know',
      result:
        'In thirty years you have never said that on duty. He looks at you as at a float that has twitched. Then the thumb leaves the lid. ‘Lent,’ he says, ‘not given.’ All day, in his Sunday scarf, the water leans ahead as if it were pulling the mule.',
    },
    b: {
      label: 'Tell him what he wants to hear',
      result:
        '‘Nobody will hang,’ you say, in the voice you keep for mothers. He counts his savings out on the table, for a lawyer, and lays a smoked eel beside them. In the morning the water in the jar is cloudy, lies flat like any other and leans nowhere.',
    },
  },
  EJI3: {
    text: 'One of the looters has not run: a girl of about eight, in mud to the knees, both arms round a bucket. In it, slightly folded, stands a fish, the last of all. A stranger gave it to her in the night, she says, and cried into the bucket until it was full enough. Behind her two wheel ruts climb the bank. The wind is already tidying them away.',
    a: {
      label: 'Ask what the stranger looked like',
      result:
        '‘Tired,’ she says, and since you go on waiting, she takes your pencil. On the back of the warrant appear a bent neck, a strap, and the eyes of somebody carrying a thing that must not spill. When she holds it over the bucket, the fish comes up to look.',
    },
    b: {
      label: 'Follow the ruts before the wind does',
      result:
        'A cart, pulled by hand, heavy: the ruts are a palm deep, and beside them not one drop. The wind comes to meet you from the far end, with sand, and planes your face. By a gate, where the cart has rested, lie half a loaf and the prints of two knees.',
    },
  },
  EJI4: {
    text: 'A bell is what the toll keeper charged for. He shows you the entry: one cart, one person, one church bell, large. It was under a sheet and hummed in every pothole, and bells are not inspected. You put him down as your first witness. Behind his hut the road is blocked with pews: since the story got about, the next parish has been afraid for a bell of its own.',
    a: {
      label: 'Have him ring how it sounded',
      result:
        'He tries the kettle, then the handbell, and shakes his head at both. Finally he leans into the empty rain barrel and hums. The note is deep and does not stay where it is: it goes off along the road, round the bend. For a while you both look after it.',
    },
    b: {
      label: 'Clear the pews from the ruts',
      result:
        'The parish has something to say about it, with candlesticks. Under the pews the ruts come to light, and they are not of one depth: an arm, a finger, an arm again. The load rose and sank with the moon. Where it was full, a hare is lying in the track.',
    },
  },
  EJI5: {
    text: 'Whoever can walk is on the road: millers, washerwomen, a whole school in pairs. ‘The bailiff,’ it goes back along the line, and cups are raised as though there were something to pour. They want the river brought home. If that is not to be had, they want somebody. On a handcart lies a gallows, planed and numbered; they have built it in advance, to save you time.',
    a: {
      label: 'Promise only the river',
      result:
        '‘The river,’ you say from the milestone. About the other thing you say nothing, three times over, for the line is long. By evening half the carts have turned homewards. The rest are sitting on the gallows; it is the only bench for miles.',
    },
    b: {
      label: 'Break up the gallows',
      result:
        'The carpenter defends it, and his brothers-in-law defend the carpenter. It is good oak, properly jointed. With so many hands pulling both ways it comes apart at every number. Until morning small fires burn along the road, and over each hangs somebody’s soup.',
    },
  },
  EJI6: {
    text: 'Your list has an innkeeper as its second witness. For a room and a bath her guest paid with a glass of water that is not yet wet: she pours it over the guest book, and the page stays dry. It says R, I and a smear, like your warrant. Four carters now hold the room and will not leave the cool. The plaintiff’s name lies, as always, under the seal.',
    a: {
      label: 'Break the seal',
      result:
        'Half your life you have guarded seals; this is the first you hear crack. Beneath the wax there is no name. There is a thumbprint, deep, perfectly smooth, without a single line, and it is of ivory. Along the broken edge the wax is beginning to get wet.',
    },
    b: {
      label: 'Turn the carters out',
      result:
        'The wardrobe goes first, then two chairs, and for some time nobody could say who is turning out whom. In the end all five of you lie on the floorboards. Nobody cares to get up. Across the ceiling, bright and unhurried, waves are running, as under a bridge at noon.',
    },
  },
  EJI7: {
    text: 'After dark two men in white gloves sit down at your fire. They are the reinforcements, they say, from the office that pays you; Her Majesty sends her regards. One unpacks a copper funnel, the other a cask. They have no handcuffs. On the warrant an I has come up beside the R. ‘And the thief?’ you ask. They look at each other. ‘What thief?’',
    a: {
      label: 'Misdirect them by the book',
      result:
        'You quote the paragraph under which reinforcements take the northern road. They have a counter-paragraph. So it goes, down to the footnotes, until the fire is out. At sunrise they shoulder their things, still disputing, and wherever they rest the cask leaves a round mark, like a stamp.',
    },
    b: {
      label: 'Quarrel with them openly',
      result:
        'One word leads to another, and that to the funnel, which receives a dent and starts to roll: past the mule, over the road, with dignity. In the ditch it rings so long that all three of you stop to listen. A white glove lies in the grass, palm upwards.',
    },
  },
  EJI8: {
    text: 'Third on your list is a woman who has never heard the river. For forty years she has had it in her soles, in her teeth, in the flour. That night, her hands report, it came in by the kitchen, lifted the chairs, set them down and left through the bedroom; a tidemark runs just above her pillow. Her husband, the miller, translates and leaves out the best. Your form has eleven lines.',
    a: {
      label: 'Learn ten signs from her',
      result:
        'She sends the miller out and begins with bread, wheel, rain. The tenth sign is two hands that close round something small and lift it out of reach. ‘Theft?’ you write. She nods, writes ‘rescue’ beside it, nods again. When the lamp dies, her fingers check yours in the dark.',
    },
    b: {
      label: 'Write her statement in clean words',
      result:
        'It comes to half a page: date, hour, direction, chairs undamaged. The miller pays the copying fee. Every word is correct, and it is not what happened. She signs. Then her hand stays lying on the paper and goes on talking for a while, quite softly.',
    },
  },
  EJI9: {
    text: 'In the wheel rut stands a puddle no larger than a plate, the first water for days, and it is boiling. There is no fire; the mud round it is cold. It boils in fits, the way someone breathes after running, and spits towards the east. It is a piece of the river, frightened or furious; in so small a piece one cannot tell. The mule will not drink.',
    a: {
      label: 'Cool it in clay',
      result:
        'You bed it in a clay bowl and change the wrappings hour by hour, as for a feverish child. Towards four it lies still and shows a picture, upside down: a bent back, a strap, stars where the road should be. You turn your head, and the clay drinks it up.',
    },
    b: {
      label: 'Ride east all night',
      result:
        'The night has something against every mile: thorns, a gate, dogs, a gate. At first light comes a camp, burnt down to the pegs, empty. The apples in the provision chest are stewed. By the hearth lies a cork as big as a hat; lift it, and it steams.',
    },
  },
  EJI10: {
    text: 'Night catches you between two villages, and the only soft place is the bed of some other stream, empty too, its gravel still sorted by size. Around midnight it speaks up, like a neighbour through the wall: do you know what has become of the one next door? On still nights they used to hear each other turn over. Further up, stones shift under something that walks.',
    a: {
      label: 'Lie still and dream it out',
      result:
        'The dream comes from upstream and brings your house along. You are lying where the river will lie: hulls pass over your chest, then a line with no hook, then the shadow of the bridge. In the morning your coat is dry to the lining, and smells of fish.',
    },
    b: {
      label: 'Drive it off with fires',
      result:
        'Three fires, and you between them with the staff. It comes all the same, put together out of what streams leave behind: roots, a rowlock, one boot. There is some pushing; then it sits down at the third fire and holds out its twigs. When you wake, somebody has put on wood.',
    },
  },
  EJI11: {
    text: 'At a crossroads the courier with your wages catches up. This quarter it is not an envelope but a padded case, and in it a bottle: three months, drawn off clear, the colour of June. ‘Your loyalty is valued,’ writes Dame Ossery on behalf of Her Majesty. The label names the vineyard, so to speak: the old angler who lives beside your bridge, signed in his own hand.',
    a: {
      label: 'Return it to the angler',
      result:
        'It is two weeks there and back, and meanwhile a witness you were counting on moves away without an address. The angler holds the bottle up against the light and asks nothing. As you cross the bridge again, he is sitting on the dry bank, line out, with a summer before him.',
    },
    b: {
      label: 'Drink it',
      result:
        'It tastes of tench and early mornings, and goes to the knees first. You mount as in your best years, you read milestones from three hundred paces, you whistle. Around noon your wrist swings back by itself and casts, far out over the dust, a line that is not there.',
    },
  },
  EJI12: {
    text: 'Overnight the N has come. Now the name stands there, dry and black as if it had never been missing: Rin. You read it aloud once, as the rules demand before an arrest. Whereupon, one line lower, where no line is printed, the paper darkens again. It takes an hour for each stroke. An E. You do not know many names on this road that begin like that.',
    a: {
      label: 'Sit down and let it come',
      result:
        'You sit before the paper as before a kettle. The second letter has a tail. The nearest farm sends soup, then eggs, and asks in a low voice who has died. On the third morning it is your name. The ink, still soft, takes the print of your finger.',
    },
    b: {
      label: 'Cut off the lower edge',
      result:
        'It defends itself: buckles, slips away, goes for the thumb. You kneel on it with the knife. The strip that falls at last is blank. Above the cut the letters have moved up beside the first three, as people do on a bench, and the edge drips on your boots.',
    },
    k1: {
      label: 'Hold it to the broken seal',
      result:
        'With the two halves of wax beneath it the paper turns clear. The second line was never meant for the accused. Before it, in very small print, stands ‘Signature of the officer’, and the letters come no further than you let them. Below, the ivory thumb has moved aside.',
    },
  },
  EJI13: {
    text: 'A colleague from the hill towns has been quicker. He is young, his badge is new, and he has arrested a pedlar for a flask with water in it. The crowd has brought chairs. They have waited so long for somebody that it matters little whom. On your warrant, since this morning, stand three letters: Rin. The pedlar spells his own name for all who listen; it is a long one.',
    a: {
      label: 'Testify against your own office',
      result:
        'You climb on a chair and swear by the badge that the badge is wrong. It is an hour nobody enjoys. Towards supper somebody hands the pedlar his laces. Your badge, used for hammering on the table, is bent; it would hold rain, if there were any.',
    },
    b: {
      label: 'Get him out by the back',
      result:
        'A constable at the back door, two in the yard, then a wall. From the wall on he talks: tin flasks, felt flasks, his grandmother’s gourd, the importance of stoppers. He talks through three fields and a night. At dawn he breaks bread and shakes his smallest flask at your ear. It rattles.',
    },
  },
  EJI14: {
    text: 'On the rim of an empty fountain, under a wet pebble, lies a letter. ‘Before you come, stand for an hour where it flowed.’ The other lines are crossed out; the signature is Rin. You know the place. Behind the fountain the old bed comes out of the hills, and in it is the flat stone where you stood as a child. From the east a storm of dust is moving up.',
    a: {
      label: 'Stand there for the hour',
      result:
        'It is a long hour. For the first quarter you stand like an official. In the second your feet remember the cold. After that you hear what is missing: washing, wagtails, above all the frogs, a gap in the evening on either bank. At the end your trousers are rolled up.',
    },
    b: {
      label: 'Ride on into the dust',
      result:
        'An hour against the wind, the coat over the mule’s eyes, your own shut. On your left something keeps pace, without steps, at about the height of flowing water. Then the sky opens. You and the mule have the colour of the river bed, ears included.',
    },
    k1: {
      label: 'Write on the back: ‘I have’',
      result:
        'There is no need to walk over; one night, in a borrowed bed, you lay there. You write the two words and put the pebble back. One foot is in the stirrup when, in the fountain that has been dry for longer than the river, something clears its throat.',
    },
  },
  EJI15: {
    text: 'Six horses draw the cask, which is as big as a chapel; the men in white gloves ride on top like swallows. They catch up with you where a post still shows how deep the ford gets. One of the Queen’s people climbs down, dusts his knees and presents a paper with both hands. It is a warrant, sealed, in order, and has your name on it, all the letters at once.',
    a: {
      label: 'Read their warrant closely',
      result:
        'Anyone under arrest may read. On page three: date and place left open, for convenience. You borrow a pen and fill in a town long since burnt down, and a Tuesday in another century. They check, line by line. The youngest counts on his gloves whether he has been born.',
    },
    b: {
      label: 'Fight at the dry ford',
      result:
        'The dust comes up to your hips. Every blow arrives late and soft, as in dreams, and nobody can fall down properly. The cask breaks loose, drifts three lengths downstream on nothing, out of habit, and runs aground. When it clears, no one can say whose gloves were the white ones.',
    },
  },
  EJI16: {
    text: 'Swept streets, and no name over any gate. Seven steps lead up to a round, dry basin, and on its rim sits Rin, smaller than the charge would suggest, a brandy bottle in the lap. Rin does not run, but looks at you as at someone who is late. Behind you, a street away, something clicks on the stones, slowly, like chessmen being put down: the Queen, and soft shoes around her.',
    a: {
      label: 'Read out the warrant to the end',
      result:
        'You read it standing, from ‘Whereas’ to the last full stop. Rin listens as one listens to a child reciting and helps, without a sound, in the difficult places. Somewhere the clicking has stopped. Then Rin stands up and holds out both wrists. Between them, on its strap, the bottle turns.',
    },
    b: {
      label: 'Turn and stop the Queen’s men',
      result:
        'You turn your back on the accused, which is forbidden, and hold the warrant out towards the white gloves. The law has two edges; so far they have seen only the handle. They come up in threes, against staff, hat and voice. Among them the Queen waits, one foot raised.',
    },
    c: {
      label: 'Tear the warrant in two',
      result:
        'It tears like bread. Both halves are soaked through. The clicking pauses; nobody has a rule for this. You are still looking for somewhere to put your hands when the name runs off the sheet: three letters, three threads of water, over the paving, up the steps, to the basin.',
    },
    k1: {
      label: 'Make the tenth sign',
      result:
        'Two hands close round something small and lift it out of reach. Rin looks at them for a long time, clamps the bottle between the knees, answers with the same, and moves over on the rim. The stone there is warm. One sees all seven steps from it.',
    },
  },
  EJI17: {
    text: 'Rin comes along, untied; the question does not arise. All the way home the bottle rides between you on the saddle, and since it slides on the bends you hold it by turns. You talk of locks, of mules, of sleeping upright. On the last hill the road divides. Left, the dry bridge, black with people, every one with a cup. Right, a white coach, its step let down.',
    a: {
      label: 'Hold the trial at the bridge',
      result:
        'Court is held in the bed, beneath the third arch. The jury are the thirsty, that is, all. The verdict is one sentence; only the mayor would like it repeated. The drink lasts until evening, and nobody finds the bottom. Last in line stands your mule, in water to the knees.',
    },
    b: {
      label: 'Deliver it to the Queen',
      result:
        'They do not strike; they hold on, to the stirrup, the coat, the strap, and each hand has to be loosened singly. The coach door shuts without a sound. The receipt says: paid in full. In autumn the bridge gets your name, in brass. Under the plate, every morning, stands an upturned cup.',
    },
  },
  EJI18: {
    text: 'Seven steps, and you on the topmost. Below, the white gloves have formed up, row on row, and in their midst the Queen, ivory to the elbows. At your back Rin is working at the wax with a thumbnail. ‘It may go where it likes,’ says Rin. ‘It has my word.’ Whether it will choose east, west or neither, nobody here knows, and there is no paragraph for it.',
    a: {
      label: 'Stand until you hear it',
      result:
        'They come three abreast, and you have a staff and thirty years of standing in doorways. You count blows, then steps. Behind you something gets up, like a house in the morning. It is at your heels, your knees, and runs past on both sides, as round a bridge pier.',
    },
    b: {
      label: 'Call it by its name',
      result:
        'The name has stood in no document for years. You call it the way children call under a bridge, to hear it come back. The river knows the voice. It descends step by step, as one comes down to breakfast, parts round the Queen’s shoes, and waits at the bottom.',
    },
  },
  EJI19: {
    text: 'Without a warrant you are a person in a square, in good boots. The Queen clicks past; officials she can see, but you are no longer one. Her people are looking for a thief and a bailiff, and ask you civilly whether two such have come by. Rin has bedded the bottle in a laundry basket, under a shirt, and offers you the other handle. ‘Heavier than it looks,’ says Rin.',
    a: {
      label: 'Carry it on together',
      result:
        'Two people with washing are let through; a white glove holds the gate. It is two days’ walk, and nobody counts whose turn it is. In a valley without an owner you set the basket down. Long afterwards, when you make a fist, the groove in your palm is wet.',
    },
    b: {
      label: 'Go home and wait',
      result:
        'You hang the badge on its nail and carry a chair down under the third arch. People bring soup and stop asking. One night, about three, you wake because the silence has altered. It is coming on tiptoe, lifting its gravel like a skirt. You move the chair to one side.',
    },
  },
})
