import { pages } from '../pages.ts'

export const chapter = pages({
  146: {
    text: 'The Gate of Names is covered with writing to the top of the arch: everyone who ever entered is carved into it, in neat columns, and the moss has been brushed out of the letters. The stonecutter left no mark, and where the city’s name should be the stone is smooth. At the height of your eyes one line is free. Beside it a chisel hangs on a string.',
    a: {
      label: 'Carve your name',
      result:
        'Stone dust grates between your teeth, and the last letter comes out crooked. The gate reads you to itself, twice, the second time without a mistake, and opens. On a napkin lies what every newcomer is given: smoked fish, a loaf, two coins for the first day. The loaf is warm.',
    },
    b: {
      label: 'Leave no name and climb over',
      result:
        'So many names give good footholds, though they do not care for it; twice an edge bites through your sole. Where climbers land lies a mattress, stuffed with feathers and your predecessors’ small change. You rest on it a while. Outside something picks up the chisel and begins, by the sound, with your initial.',
    },
    k1: {
      result:
        'The wicket beside it has stood ajar since a letter got one true sentence out of you. On the swept stones wait slippers, your size. ‘Ilvane,’ says a small old woman with ink on her cuffs. ‘We have corresponded.’ The parcel she hands you bears your own writing. Further in, a kettle begins to sing.',
    },
    k2: {
      result:
        'With the chisel’s handle you knock: three, a pause, three. From very far in somebody begins to run, with the short steps of the old. It takes half an hour. Ilvane, the last clerk, cannot speak yet; she raises an inky finger, for patience, and shows you to a bed with a warmed brick in it.',
    },
  },
  147: {
    text: 'Twenty rows of empty chairs make up the Silent Forum, each drawn up a little differently, after the habit of its owner. The assembly is in session. A pen without a hand takes the minutes, and on every sheet since the opening stands ‘carried’; nobody has yet voted against anything. As you come in it dips itself and moves to a new line. You have, it seems, the floor.',
    a: {
      label: 'Move for an adjournment',
      result:
        '‘Until somebody is here,’ you add, for the record. The pen hesitates; no motion has ever asked for nothing. Then all the chairs are pushed back at once, with a smell of coats and umbrellas. In the lobby lunch is laid, the attendance money beside the plate. The pen lies down on its side.',
    },
    b: {
      label: 'Have something granted to yourself',
      result:
        'The pen writes what it likes, so you take it by the neck and write with it: two gems, for you. It struggles like a hen. Carried, without dissent. They already lie on the speaker’s desk, cut and cool. In a far country a roof comes down over a table that somebody was just laying.',
    },
    k1: {
      result:
        'You say nothing; it is your day for it. The pen waits, dries, and for the first time writes down a silence. One chair turns to the rear wall, then nine, then all, scraping like surf. There, in small frames, hang the prices; behind the largest is a casket. The chairs do not turn back.',
    },
  },
  148: {
    text: 'Wheels of brass fill the Engine Hall up to the vault, and all of them limp. At every turn there is a catch, where one toothed ring is missing, and the whole building bows. Before the gap stands Wick, his lamp at his feet, the ring in both hands. He has found the customer. ‘It would fit to a hair,’ he says, without turning round. ‘I thought I would be gladder.’',
    a: {
      label: 'Hold him back',
      result:
        'You tell him where it was taken from, all that came out of here: wells, a sea, pieces of the sky. He hears you out; he is thorough. You sign for ring and deposit. Then he sits down on the customers’ bench, delivered, and sleeps. You turn down his lamp.',
    },
    b: {
      label: 'Let him fit the ring',
      result:
        'It fits. Wick gives it a last quarter turn with his thumb, and everything runs round, so softly that one can hear the lamp burn. It is beautiful. The engine settles its account with him, and with you. Wick beams. In a village where they once gave you to drink a bucket comes up dry, and is let down again.',
    },
    c: {
      label: 'Wedge the wheels',
      result:
        'A bench leg, a crowbar, finally your shoulder. The first wheel chews wood, the second flings you at the wall, the third loses a spoke and stands. A long quiet. Two gems roll out of the bearings. Wick unpacks the food he had saved for the delivery, and keeps looking up, as when a clock has stopped.',
    },
    k1: {
      result:
        'You lay the nail among the wheels. It is still falling, past spokes, past axles, and whatever it passes slows down, like people round a grave. Then nothing moves. The lowest tray gives up the last thing it held for someone. Wick folds the ring into his handkerchief. ‘Then it is mine,’ he says, surprised.',
    },
  },
  149: {
    text: 'Everything ever wished for and not collected is kept in a quartermaster’s store behind the market. There are shoes, mostly; a throne with a ticket on it; one kind word, in a box such as rings come in. Each thing has its slip, with name and date. The counter is empty. But the ladder on its rail is still rolling past the shelves, and comes to rest at your letter.',
    a: {
      label: 'Collect your childhood wish',
      result:
        'The slip is in order: a rainy autumn, a child’s capitals, yours. What the ladder brings is smaller than you remember, and it works. A pencil nobody holds notes on your sleeve: good customer, quartermaster to look in the back as well. Outside, behind a hedge, you try it out until dark.',
    },
    b: {
      label: 'Collect what others wished for',
      result:
        'Slips are easily copied; you are in turn a baker, a bishop and a bride. At the fourth signature the ladder comes at you full tilt and has to be knocked off its rail. Hams, wine, a dowry in silver. On the way out you step on a small box. The word in it says itself, once, to nobody.',
    },
    k1: {
      result:
        'Down from the throne climbs a Grey Coat; he has noticed your boot. Zag wants his handshake back. For that there is a form, you say, and find it: returns, intangible, used, in triplicate. You shake hands once more, backwards, and the deposit falls to you. The cross stays; that is another counter. He goes on looking at his palm.',
    },
    k2: {
      result:
        'The great doors lie flat. Hundred-and-Two has followed your smell across the city and stands between the shelves, careful as on ice. She takes down her calf’s bell and holds it so that it does not ring. The rest is yours. A pack bird in a jewelled halter steps out of its crate and stretches.',
    },
  },
  150: {
    text: 'Both sides of Mirror Street are glass. The mirrors do not show who is passing; they show what that person has cost others, in good light and without comment. Over one of them hangs a captain’s cloak. Shreya has got as far as the next. She stands before it at attention, thumbs on her seams, and in the glass a harbour is drying out, boat by boat.',
    a: {
      label: 'Walk it with open eyes',
      result:
        'It is a long street. You hurry past nothing, and to one mirror you go back. At the end Shreya is walking beside you, without her cloak. A table is laid there for those who come the whole way: bread, two clear gems, not a crease in the cloth. Shreya breaks the bread.',
    },
    b: {
      label: 'Break a way through the glass',
      result:
        'A shutter bar does it, pane by pane, and your knuckles pay a little too. Behind lies a second street, just as long, where those live who paid. They come to their doors, see somebody from the other side, and out of old habit bring bread, coins, whatever is in the house. A boy is already sweeping up.',
    },
    k1: {
      result:
        'Pane after pane shows only your shadow. It has travelled; it stoops a little, as after years under somebody’s arm. But it knows the Grey Coats’ habits and points between two frames at a low door: their store, unguarded at noon, when shadows are short. In the last glass it raises a hand, a moment before you.',
    },
    k2: {
      result:
        'The wish from the amber looks out of one frame: a woman with a lamp, a boy on either side. The glass shows what came of it to everyone but her; you tell her. She nods, wipes one boy’s cheek and, to be fair, the other’s, and goes. Two gems remain. The street is shorter by her.',
    },
  },
  151: {
    text: 'A hand’s breadth above the paving of a colonnade floats the Ivory Queen’s litter, or so it looks. Eight bearers are holding it. They have turned to ivory in mid-step, left foot forward, straps and all, and pigeons sit along their shoulders. The curtains are open, the cushion still has its hollow. ‘By your leave,’ says the third on the right. ‘Has my lady far to go on foot?’',
    a: {
      label: 'Warm him with your hands',
      result:
        'You begin with his ears and work downwards, until the street lamps light themselves. Every forty steps she has to rest, he tells you, always on a threshold, and she never asks for a chair. In return he rubs your fingers warm and gives you the coin from his shoe. In the row ahead a thumb is moving.',
    },
    b: {
      label: 'Break off the handles',
      result:
        'Ivory of the best kind: it wants an axe and a shoulder, and at every stroke it says please, in the bearer’s voice, quite evenly. The litter tips over; the travelling casket spills things worth stooping for. You wrap the handles in a curtain. Round the second corner the bundle says it once more, softly.',
    },
    k1: {
      result:
        'In a case under the cushion stand bottles the size of a thumb; one bears your name. You drink part of a winter, a stove, someone reading aloud. With your breath all eight bearers draw theirs, once, and bend their knees. The litter comes down so gently that the pigeons stay.',
    },
  },
  152: {
    text: 'On a table as long as a barge lies the Ledger, and the whole Archive of Wishes has been built around it. Its left-hand pages are soft with use. The right-hand ones, on which the prices stand, have never been cut open. Twelve Grey Coats are doing it now, with clean knives, and sort what they find into trays marked ‘due’, ‘overdue’ and ‘heirs’.',
    a: {
      label: 'Read the right-hand pages aloud',
      result:
        'You take the nearest tray and read, without raising your voice: who, what, for how long. At the seventh name one knife stops. The Grey Coats are on the right-hand side too, every one; that is how one comes by such a coat. Towards evening twelve knives lie in a row, beside them the key to the strongroom.',
    },
    b: {
      label: 'Drive them out',
      result:
        'They cut well, but only in straight lines. The last to run leaves his coat behind: the book has fallen shut on the sleeve. In the trays lies what they had already collected. Grey cloth hangs out of the pages like a bookmark, and is slowly drawn in.',
    },
    k1: {
      result:
        'You carry a page that belongs here. Its torn edge finds the stub, fibre takes hold of fibre, and the book draws breath like a diver. All sums come right. What is written in full cannot be sold; the knives slide off as off glass. Out of the spine drops what had marked the gap. The Grey Coats button their cuffs.',
    },
    k2: {
      result:
        'Your boot is enough. A chair is drawn up, a knife put into your hand, a stack before you. You cut all day; it makes a pleasant sound. At dusk you leave with the thinnest page under your shirt. At the gate it fetches three gems, and you read why it is so thin: the debtor was four.',
    },
    k3: {
      label: 'Look up the widow of the valley',
      result:
        'One more bent back attracts no notice. You leaf to A, on the left: ‘Amabel, to keep him.’ On the right stands a valley with all its dead, and under it a ruled line and ‘settled’, in a new hand. So somebody keeps the book after all. Two gems weigh the page down. The ink is wet.',
    },
  },
  153: {
    text: 'Down a flight of marble steps lies the ballroom of the Sunken Palace, filled to the gallery with water so clear that only the swaying chandeliers betray it. Along the wall servants’ bells are ringing: rose room, blue room, her ladyship. One may drink it, says a seeker from the camp, who has sat here three days over an empty cup. Only one never knows whose years they are.',
    a: {
      label: 'Drain one room',
      result:
        'The plug is under the carpet. With a long gurgle the blue room empties into the old pipes, and on the walls hangs a woman of thirty-one, thirty-one times, the smile a little stiffer in each. Under a silver dome supper has kept, a gem where the lemon should be. In the last picture she hides her hands.',
    },
    b: {
      label: 'Dive for the silver',
      result:
        'The current of the last dance turns you three times before it lets you reach the table. A place is laid, with your name on the card. You take the cutlery, the change from the saucer, a roll, which is dry. Down on the bottom somebody pushes the chair in again.',
    },
    k1: {
      result:
        'You know these pipes. Behind the pantry lie clay sieves as in the desert, still in their straw, ordered once and never put in; under the straw is something better than clay. You set nine in a row. By nightfall the stairs are full of people drinking, not one born here. The seeker holds out his cup again.',
    },
    k2: {
      result:
        'With your mule’s first hoof on the steps all the bells ring: the three sieves on its back were made to the measure of these pipes, and the house knows it. You push them in. They fit; a stone lion spits out two gems, as a tip. One bell keeps ringing, very faintly. ‘Keeper’, it says underneath.',
    },
  },
  154: {
    text: 'As long as you look at it, the fountain in the square is dry: green stone, a ring of lime, a dolphin with its mouth open. Turn away, and it runs, with a good deal of noise. Look back, and one last drop falls. On the rim lies a sailor’s cap with the word Patience on its ribbon, and in the cap, saved up, half a slice of bread.',
    a: {
      label: 'Look aside and drink',
      result:
        'It is a shy fountain; one has to be interested in something else. You study the gables and hold your waterskins out behind you. They fill. Last of all something wet is slipped into your hand, by the feel of it a fish, already scaled. You thank the gables.',
    },
    b: {
      label: 'Lie in wait for the owner',
      result:
        'He comes at dusk, one of Shreya’s last nine, so thin that the cutlass seems to lead him. He fights by the manual, then has to sit down. A prisoner pays ransom, he insists: a coin, an earring with a stone. Half of the half slice is yours too. The cap, when he puts it on, slips to his eyebrows.',
    },
    k1: {
      result:
        'You tip the crystal, and the drop runs once round the basin, like a dog in a house it remembers. Water rises to the rim and stays, though you look. On the bottom shines what was thrown in for small wishes. The square smells of salt; on the gate roof Shreya’s trumpet blows ‘water’, and cracks.',
    },
  },
  155: {
    text: 'The Unbled have taken quarters in a girls’ school and kept the benches; sixty men sit two by two, knees against the desks, and write. On the blackboard stands the King’s sentence, for copying: ‘That nothing may ever wound me.’ Tomorrow each of them is to say it before the engine. A sergeant goes along the rows, correcting the spelling. Nobody looks up. They are trying very hard.',
    a: {
      label: 'Teach a lesson about trees',
      result:
        'You draw a tree on the board, and across the trunk a stroke. Whose is this, you ask. Chalk dust settles. ‘Mine,’ says somebody. ‘From Thursday.’ You draw the next. They leave what teachers get, an apple, two coins. In the back row they have begun to look at their hands.',
    },
    b: {
      label: 'Challenge their best man',
      result:
        'He cannot be wounded, so he has never learned to save his strength. You give ground, round the benches, upstairs and down, all afternoon. At the bell he drops on to a chair made for ten-year-olds. His sword, a gem in the pommel, is yours; the steel stays cold. ‘What is this called,’ he asks, ‘in the legs?’',
    },
    k1: {
      result:
        'You are on the roll, among those who took the red coin, and are set to guard the pay chest. Towards midnight three men with a handcart bring supper, a coin and a question. You turn to the wall and read the multiplication table. Your share is heavy. In the morning sixty men queue, each with a letter home.',
    },
    k2: {
      result:
        'Under the floor goes a root. It knows you by the shirt; when you lift two boards it rises a little into the light. They have never seen what bleeds for them. ‘That was July,’ says a corporal, feeling an unmarked arm. Nine take off the red sleeve and bandage with it. Two drops of resin harden into gems in your hand.',
    },
  },
  156: {
    text: 'Over a side street the arch has a face for its keystone, tall as a door: the Stone King, crown and all, walled in since the day they broke him. For three hundred years he has looked at the city that did it, its chimneys, its washing days. Of the rest of himself he knows by hearsay. ‘You come from outside,’ he says, and mortar trickles. ‘Am I still lying there?’',
    a: {
      label: 'Tell him about his realm',
      result:
        'It has no borders, you say, as was wished; only nothing in it holds together. He thinks until dark. ‘And the grass?’ It leans across every crack, all one way. He lets you have what wedding parties pushed between his lips for luck, three coins and a gem. ‘One way,’ he repeats.',
    },
    b: {
      label: 'Take the crown off him',
      result:
        'You climb up by an ear and get a crowbar under it. The stone eyes roll after you until only the whites are left. The crown comes down with you, lighter than it looked, hollow, one point still whole. ‘Ah,’ says the king. ‘There is a breeze.’',
    },
    k1: {
      result:
        'You report as you swore to: the arm on the plain, where sheep sleep, and every piece the roads know of. He listens like someone being put to bed. Then he falls asleep, finger by finger, over half the world, eyes last. The gate that he is opens; on the threshold lie what it guarded and a shard of his crown.',
    },
    k2: {
      result:
        'The ring on your hand turns to face him. All of him remembers, over half the world, and the arch crooks itself like a finger. You run, snatching what bursts from the crown behind you. When the dust lies down, a mouth is left among the stones. Without anger it asks how the little one is.',
    },
  },
  157: {
    text: 'Two boys’ beds, two boys’ coats on two hooks, one lamp: in the schoolmaster’s house nothing has been moved since a mother said here, under her breath, that neither should lose. The blankets are thrown back, as when children are called to the window. From the kitchen comes a dull beating. The Red King’s drummers are quartered there; at night their drums are locked away, and they practise on the table.',
    a: {
      label: 'Make the beds',
      result:
        'You shake out both blankets and turn down both sheets, by the same width, since somebody is sure to measure. It has waited long enough; the house breathes out. Under one pillow are biscuits, under the other two coins, hidden, no doubt, from each other. In the kitchen the beating has turned into snoring.',
    },
    b: {
      label: 'Turn out the drummers',
      result:
        'You go in with the poker raised. They are children, six of them, and defend the kitchen with ladles, rather well. All you turn out is their corporal, asleep behind the stove in three of their blankets; his purse drops on the threshold. There is room in the warm now. Somebody takes the poker and covers you up.',
    },
    k1: {
      result:
        'Under the lamp lies the truce of the Delta, in a copy that no one can have brought. You carry it to the beds; there are two pillows, so you push them together and lay it on the join. In the kitchen the beating stops. Out of either coat something slides. They are two halves of one thing.',
    },
    k2: {
      result:
        'The lamp flares as you come in; it knows what you sold in the Delta. Curtains, then stairs. Six drummers, none over twelve, stand under the kitchen table as drilled. You drag them out in pairs, by their straps, and the pay box last. On the pavement they count off, to six. Behind them both beds burn, equally.',
    },
    k3: {
      result:
        'On an upturned pot sits Jory, scar and all, teaching the others a beat no manual has: ‘home’. They lack only the last stroke; there they wait for somebody to say where that is. You go from boy to boy: which river, how many days. In the empty kitchen Jory shoulders his drum. ‘I am going your way.’',
    },
  },
  158: {
    text: 'All streets end in the Heart Court. In its wall is the mouth of the engine, no larger than a baker’s oven, and it breathes. Before it stands a desk with the Ledger’s last page, one line free, a trimmed pen, a cup of tea. Ilvane’s sleeve sweeps the cup to the ground. It stays whole, and full; she listens for where another breaks. ‘I am not to stop anyone,’ she says. ‘It is not in my instructions.’',
    a: {
      label: 'Write nothing, rule off the line',
      result:
        'The pen is heavy as a gatepost. So many good things occur to you, some not even for yourself. You lay on the ruler and draw the line, across the fold to the far edge, and then it is only a pen. Ilvane strews sand and gives you what the office drawer still holds. Her sleeve catches the cup again. It breaks.',
    },
    b: {
      label: 'Write down your wish',
      result:
        'It is granted, completely, before the ink is dry; your arms are full of it, your pockets heavy. ‘Better not look to the right,’ says Ilvane, and lays her sleeve over that page. Then she takes the pen and begins her entry, in small letters. When you glance back she has lit the lamp. She is still writing.',
    },
    c: {
      label: 'Break the desk',
      result:
        'Oak, brass, three hundred years of ink. It fights as furniture does, with its corners. Then it is planks, and a false bottom yields what it kept. Ink runs over the flagstones; while wet it spells every name. Ilvane gives you her tea. She asks where to enter this.',
    },
    k1: {
      label: 'Write the price on the left',
      result:
        'On the left, where wishes go, you enter what it cost: a sea, a sky, a forest, the years in the water. The right stays blank. The engine looks for a place to take it from, and finds only itself. By sunset it has paid. Ilvane asks what the city was called. Nobody is left to contradict you. She says it over, beside you, to the gate and beyond.',
    },
    k2: {
      label: 'Close the book before witnesses',
      result:
        'Slow, warm breath fills the court behind you. Hundred-and-Two has come, and with her all that ever came back: herds, ferns, somebody’s great-aunt with a covered dish. Before such witnesses no one could wish. The clasp of the book takes both your hands and a trunk. Ilvane empties the desk drawer into your bag; the great-aunt uncovers the dish.',
    },
  },
  159: {
    text: 'With her bowsprit between two rows of upper windows, Patience stands in the main street on her rollers. There are ropes for ninety; nine sailors are pulling. At the baker’s the houses lean together, and there the street is too narrow, by a hand. Captain Shreya has measured it four times, with the same result. Before she orders the next heave she thanks each of the nine by name.',
    a: {
      label: 'Grease the house corners',
      result:
        'There is lard at the baker’s, and you rub it into both corners, as high as a boathook reaches. At the next heave Patience goes through with a sigh of paint. Shreya pays the pilot’s fee, two coins and a ship’s biscuit. Along either wall now runs a blue stripe, dead level, as though the sea had stood here.',
    },
    b: {
      label: 'Chock the rollers',
      result:
        'The sailors defend each roller, but the wedges hold, and at the next heave the ropes part. Here she stays, and is a house. Two gems and a lucky coin drop from the broken stern lantern. By evening washing hangs in the shrouds. Shreya stands at the gangway and wonders whether one knocks.',
    },
    k1: {
      result:
        'Being on the roll, you are given the tenth rope, and the captain takes hold behind you. At the ninth heave she tells you, in her counting voice, what she has never told the crew: that she would rather have sunk. A house corner gives; in the wall shines a strongbox. ‘Yours. The other thing does not go in the log.’',
    },
    k2: {
      result:
        'The nine let go of the ropes when they see who has come. They have one question: what is it like, to live in houses? You tell them about stairs, about mice, about lying awake and hearing rain. Eight sit down on doorsteps, to try. The ninth would rather begin with a road, yours. Shreya winds up her measuring tape, all of it.',
    },
  },
  160: {
    text: 'Someone has watered the tea garden this morning; the gravel is raked, and on every table stands a cup, upside down. On the pergola sit a parrot, a gull and a crow, in that order. They are silent like people who have just been talking about you. The crow inspects its claws. The parrot clears its throat, thinks better of it, and asks whether you take sugar.',
    a: {
      label: 'Wait until they go on',
      result:
        'You pour yourself a cup and admire the hedge until they have forgotten you. It was about the weather, and the end of everything, which the gull expects from the west. The crow takes bets; three coins and a gem are left on your saucer. Over the western roofs it is clearing.',
    },
    b: {
      label: 'Catch one of them',
      result:
        'Tables go over, hot water flies. For a moment you are holding one and do not know which. Then you sit in spilt tea with feathers of three colours, and out of the crow’s nest, come down with the pergola, tumble two gems and half a cake. From the ridge opposite you hear it being told already, with improvements.',
    },
    k1: {
      result:
        'The gull says your true sentence, word for word, in your voice. The parrot hands it on, to sparrows, to weathercocks, from roof to roof, until the city has a voice again, a single one, yours. It answers you. To occupy your hands you turn over a cup; what lies there was not there before.',
    },
  },
  161: {
    text: 'A canal of fog runs right across the city, its quays swept. At the landing stage lies a boat with a lamp in the stern, and on his oar leans the Ferryman without a shadow. He has never been so far up. In three hundred years, he says, not one of those who lived here has come down to the water. Perhaps nobody told them. He has put out cushions.',
    a: {
      label: 'Show him the swept houses',
      result:
        'You go from door to door. The ovens are warm, the beds turned down; nobody is at home. At each house he takes off his hat, and after the last he leaves it off. What two of them paid in advance, a coin and a gem, he gives to you. He walks back softly, as past sleepers.',
    },
    b: {
      label: 'Take the boat',
      result:
        'He has no shadow to stop you with, only the oar, and is good with it. In the end you have the boat and he the quay. It goes where it likes, into a vault of old fares, somebody’s lunch on top, and brings you back. He is standing where he stood. ‘She pulls to the left,’ he says.',
    },
    k1: {
      result:
        'One crossing stands to your credit. Within an hour he takes you through all the streets of the dead; behind shutters lamps are lit, as on a feast day. At the last quay they hand down what they have collected for you. ‘Mind the step,’ he says, and adds your name. Names are rare here. It carries far.',
    },
    k2: {
      label: 'Give the roped man a knife',
      result:
        'In the boat sits a man, and the rope round his chest leads straight up. You know the knot; you pulled it. He asks you, you of all people, for a knife, as kindly as he once asked whether he might go. He cuts slowly, so that she will not fall. You get his two jewelled cufflinks. They were from her.',
    },
  },
})
