import { pages } from '../pages.ts'

export const chapter = pages({
  130: {
    text: 'The library that burned here eleven hundred years ago is coming up again. Its shelves are fern, its books still furled in bud, with a little down on the spines. A librarian walks along the rows with a watering can and begs you to keep your voice low. Some open too early, she whispers, and then there is nothing in them but the preface.',
    a: {
      label: 'Read a bud without opening it',
      result:
        'You weigh it, hold it to your ear, note which way it leans and where it kicks. A cookery book, you say; towards the back, dumplings. The librarian catalogues it, pays you the reader’s fee and cooks by your account that very evening. On the shelves the buds turn towards the pot.',
    },
    b: {
      label: 'Cut the ripest one',
      result:
        'The stalk is as thick as a wrist, and the fronds around it hit out. When the knife is through, the book cries like a hinge. It has no pages yet, but between its covers lies what somebody hid there before the fire. The librarian bandages the stump with a bookmark.',
    },
    k1: {
      result:
        'On the top shelf crows are nesting, and they have kept the account. They push a book over the edge; it lands at your feet wide open, years before its time and yet complete, something heavy in its spine. ‘Quits,’ says the eldest. ‘Quits,’ repeats the row. They know no other word.',
    },
  },
  131: {
    text: 'What you took for a wooded hill is breathing. Mammoths lie here one above the other, daughters on mothers on grandmothers, right at the bottom only bone; they have come back all together, and there is no room to stand. On top is Hundred-and-Two, with that many rings on her left tusk. Each of them was once the last. None wants to be, a second time.',
    a: {
      label: 'Remember one of them aloud',
      result:
        'You take one from the third layer and say only what can be read there: that she limped, had toothache, used to lie facing the wind. You invent nothing, not even a name. Hundred-and-Two listens with her feet. Where you stop she goes on; it comes up through your soles, a whole summer, and stays.',
    },
    b: {
      label: 'Saw off the tip of a tusk',
      result:
        'The one you choose is dead, but the saw has hardly bitten when a living one answers, far down, on the same note. You are through before the hill is up. The ivory dealers pay in silver, bacon and a chest. At nightfall trunks pass from tusk to tusk, feeling for whose it was.',
    },
  },
  132: {
    text: 'Here pepper still grows as it was before anyone tamed it: it burns whoever tells a lie within ten paces. A merchant once put up his stall beside the bush, for the quality of the goods, and praised them to his first customer. That was eight years ago. He has grown very silent since, and between two sales keeps his tongue in a cup of milk.',
    a: {
      label: 'Do business in plain words',
      result:
        '‘What did it cost you?’ ‘Four.’ ‘And what will you take?’ ‘Six. Five would do.’ It is over before the scales are still, and you look at each other in astonishment. For the hour saved he gives back a coin and adds a topaz, because he likes you, he says. The bush does not stir.',
    },
    b: {
      label: 'Harvest it wearing a gag',
      result:
        'The gag keeps you from saying anything; it turns out that the bush goes by thoughts as well. You pick blind, doing sums, and come away with two sacks and smoking gloves. The cooks of Fernstead pay in silver and stew. For three days your eyes water whenever somebody asks how you are.',
    },
  },
  133: {
    text: 'Two eyes of the Six-Eyed Idol look back, two look ahead, and two look at you; only these ever blink. Before it kneels Dame Ossery, who buys up years for the Ivory Queen, in travelling dress, a hatbox beside her. She has grown old overnight. Her collar is still buttoned for a longer neck, and she smiles very politely, at the wrong pair of eyes.',
    a: {
      label: 'Kneel beside her and ask',
      result:
        '‘My lady has called in everything,’ she says, ‘the servants’ years as well. It was in the contract. I drew it up.’ You kneel there until the sun reaches the eyes that look back, and oddly enough it is a rest. She opens her purse, from habit, and gives you a coin for your time.',
    },
    b: {
      label: 'Prise out an eye looking ahead',
      result:
        'The idol has arms for such occasions, six, slow and of basalt. You duck under the fifth with the eye in your fist. It shows nothing but darkness, some lint and the edge of a coin: the inside of your pocket, later. Dame Ossery gets up with difficulty and lays her glove over the socket.',
    },
  },
  134: {
    text: 'Parrots sit within call of one another, one to a tree, from the coast to the far end of the jungle; that is the telegraph. For a week it has carried a single sentence. Unfortunately somebody along the line has a cold, and by the time it reaches Fernstead all that is left of it is a sniff, two vowels and great urgency.',
    a: {
      label: 'Trace it to the first parrot',
      result:
        'Beyond the twentieth tree, where a parrot sits in a knitted scarf, the sentence gets its consonants back. The first bird of all eyes you sideways. ‘An army,’ it says. ‘Clean hands. Coming.’ For news Fernstead pays by size: two gems and a loaf, the last on the shelf. Everyone is packing.',
    },
    b: {
      label: 'Put in a sentence of your own',
      result:
        '‘The Isles have stopped making rope,’ you tell the nearest bird. By noon it costs double, and you happen to have some. They pay in silver, in cheese, in eggs. Towards evening a man unhooks the swing from the tree before his house and takes it to market. His children follow, carrying the board.',
    },
    k1: {
      result:
        'A gull sits between two parrots and says, in your voice, the one thing you have truly meant. The telegraph stops; even the cold is gone. Then the next bird repeats it, softly, and the next. By morning somebody in wet boots stands at your fire, who has walked all night to find the voice.',
    },
  },
  135: {
    text: 'By night the robber digs the dead man up. By morning the dead man lies in his grave again, turf closed, hands folded, and on his chest a receipt: ‘One gentleman, returned complete.’ Fourteen of these hang on a nail by now. That in this jungle whatever goes comes back, the robber knew. He did not know that somebody keeps the books.',
    a: {
      label: 'Work out the bookkeeping with him',
      result:
        'Laid out on the grass, the fourteen slips make sense: they want a signature on the back. He signs, tongue between his teeth. At dawn a basket stands on the turf, bread, cold fowl, a coin, a note: ‘Account closed.’ Chewing, he reads for the first time the name on the stone.',
    },
    b: {
      label: 'Dig faster than the morning',
      result:
        'You race the light, and it is very nearly a sport. Share and share alike, you are out of the pit first, with rings, a watch chain and burning cheeks; you have not felt so well for weeks. At sunrise he is returned. ‘Incomplete,’ it says. He has put his hands under his coat.',
    },
    k1: {
      result:
        'Each receipt has a small chalk cross in the corner, and so has your boot. Near midnight a Grey Coat steps out of the ferns, compares them and bows: one thing, whichever you like. You point to the casket. He adds a gem, for a round sum, and writes. Your page is still almost empty.',
    },
  },
  136: {
    text: 'At noon the battle stops for lunch. The villagers bring it to their ancestors in covered pots, for both tribes have come back after six hundred years and gone straight on with their war. It is about the hill. The hill has been carried off meanwhile, basket by basket; they storm the flat meadow where it stood, and at the top they are out of breath.',
    a: {
      label: 'Show them where the hill went',
      result:
        'You take both chiefs through the village. It is in the church, the wall, the mill; they lay their palms on it and know every stone. On the bakery step sits somebody’s great-granddaughter, shelling peas on the summit. They ask leave to join her. You get peas, and what once glittered at the top.',
    },
    b: {
      label: 'Lead one tribe to victory',
      result:
        'You choose the ones with the better lunch. By four it is taken, a fine flat meadow; your share is silver and half a sheep. The victors crowd together in the middle, where it was highest, and tell each other what can be seen from there. Ten paces below, the defeated are handed their soup.',
    },
    k1: {
      result:
        'Even people who were dead at the time have heard of it: a truce in the Delta, and somebody whose word both sides took. They would like the same word, and company on the way home. You go with both, uphill and down again, over level grass. What lay under the hill they dig up for you.',
    },
  },
  137: {
    text: 'Both the girl’s arms are round the egg. It is as big as a loaf, weighs next to nothing, and the bird that laid it died out before there were people to name it. Her father has put the pan on; it is a long time since Sunday. The Grey Coat in the doorway wants only the shell. ‘It moved,’ says the girl. Nobody has asked her.',
    a: {
      label: 'Sit on it in turns',
      result:
        'You sit first, then the girl, then, grumbling, the father; it proves good for the back. The evening is long. Neighbours bring soup and stay, one pays a coin for a turn. About midnight the Grey Coat leaves. At dawn the egg rolls after you to the gate, and the girl lifts the latch.',
    },
    b: {
      label: 'Keep both of them off',
      result:
        'The Grey Coat tries politeness, then a knife, then he runs, losing a coin. The father is harder, being hungry and therefore in the right; you end up sitting on the pan. At last he makes porridge, and you get the warm place by the stove. The girl eats with one hand. The other is busy.',
    },
    c: {
      label: 'Arrange an auction',
      result:
        'By ten half of Fernstead is in the kitchen. The shell goes high, to grey gloves; the inside is thrown in. You get your percentage in silver, and a stone besides. There is a crack, then a hissing. The girl keeps her arms as they were, in a ring, until the evening.',
    },
  },
  138: {
    text: 'Forty choir stalls of fern uncurl at first light, and the Fern Cathedral sings. Nobody conducts; it was so before there was anyone to kneel here. One voice is missing. Where it ought to be the harmony leans over, like a table on three legs, and waits. Between the pillars men with folding rules are measuring the stalls.',
    a: {
      label: 'Take the missing voice',
      result:
        'It is low and has few words: ‘on’, ‘further’, and at the very end ‘here’. You stand in the gap and hold it while breath lasts. The harmony straightens, and all the dew drops from the vault at once. Out on the road you are still singing; it will do as a vow.',
    },
    b: {
      label: 'Chase the poachers from the nave',
      result:
        'They came for the stalls, to order: some rich man wants singing with his breakfast. You fight from pillar to pillar, and every blow rings a third too high. Their lunch stays behind, their advance and seven folding rules. The choir has not missed a bar; only the Amen comes a little faster.',
    },
    k1: {
      result:
        'At your first step the singing stops: the ferns smell a hand that felled for pay. You lay your iron down outside, knife, buckle, boot nails, and wait. Towards evening one voice starts, then others, not all. Two drops of resin harden at your feet. The people in the porch saw for whom it stopped.',
    },
    k2: {
      result:
        'A red root has come all the way from the Crimson Forest and grown up here as a pulpit. In its hollow lies something for you. It bends and fingers your shirt, as if looking for the mend; the bees of the nave take that for a blessing, and settle on your sleeves.',
    },
  },
  139: {
    text: 'Out of the green comes a steam plough, orchids on its boiler and a nest in the funnel, draws a furrow past you as straight as a ruler and goes back in. It has done so ever since Kesha’s great-grandmother got down to open a gate. The lizardfolk machinist knows the name plate from stories; she leans on Ladle, her pack turtle. ‘It can’t be stopped,’ she says. ‘Only asked.’',
    a: {
      label: 'Ask it with oil',
      result:
        'You walk beside it with the can, three drops to every bearing, a word, three drops. In the fifth furrow it slows, sighs through its valve and lets down a step, worn hollow by a three-toed foot. Kesha pulls you up after her. Till dusk you ride on warm brass; the driver’s wages you share.',
    },
    b: {
      label: 'Jump on and pull the lever',
      result:
        'Twice it throws you off. The third time you hang on the lever with your whole weight, and what has run for ninety years stops for good. The nest falls out of the funnel. Kesha pushes you the chest from under the seat. Then she walks the field, counting furrows, and does not skip one.',
    },
  },
  140: {
    text: 'In spring a mammoth calf came to the bakery in Fernstead for a roll and lay down by the oven. It has taken to the baker and is growing; the bakery is not. When it turned over this morning, the door frame went along. The baker serves through the window now, with a trunk on his shoulder, and tells everyone it must be the yeast.',
    a: {
      label: 'Walk it to the herd',
      result:
        'You go ahead with a loaf on a pole, then the calf, then the baker, just to the bridge, he says; then just to the ford. At the herd he stays until all have been scratched. On the way home something treads on your heels: a smaller one, nobody’s, eyes on the bread.',
    },
    b: {
      label: 'Sell it to the Unbled',
      result:
        'The baker holds one end, you the other, and you are stronger. The Unbled pay in new coins and army bread; their captain wants to ride before the drums. They lead it through the whole town. At every corner it looks back for floury sleeves, and they wait until it has finished looking.',
    },
    k1: {
      result:
        'Its tusks are singed; it fled here from the Delta, and knows your smell from there. It will not be led. So you keep to windward, and it goes where you are not: over the bridge, to the herd. The baker counts your pay onto the sill and shuts the window, because of the draught.',
    },
  },
  141: {
    text: 'Three hundred pairs of tusks line Tusk Road like posts, and each wheel that passes makes them hum. Carters stuff their ears and whip up. One has lost his nerve and left his wagon at the entrance, with the pack bird in harness and the load lashed down. At the far end, grey and very still, Hundred-and-Two is waiting for somebody to come slowly.',
    a: {
      label: 'Go barefoot',
      result:
        'Barefoot you find that it is not noise but a list of names. At the end she lays her trunk on your face and reads, brow, eyelids, mouth, as one reads a letter. Then she breathes once down your collar. In your boots, when you come back, are bread and a coin from the carters.',
    },
    b: {
      label: 'Take the wagon and drive fast',
      result:
        'The pack bird needs no whip. Behind you it roars like a sea; twice a tusk crashes across the traces. You shoot past so close that her hair brushes the load. Under the canvas is a chest, and the bird stays with you. Hundred-and-Two watches the road again, in case somebody comes on foot.',
    },
  },
  142: {
    text: 'This bush is older than the habit of drinking tea. What its leaves do nobody knows: of those who tried them one went to see his brother, one repainted the door, one sits smiling on a wall. The woman who did know has come back, with everything else; she is about four thousand, brews it in a gourd and will not say. There are two gourds.',
    a: {
      label: 'Drink with her, cup for cup',
      result:
        'The first tastes of rain, the second of bark; at the fourth you stop wanting to know. With the sixth she moves closer. With the seventh she says it: ‘One finishes what one began.’ For four thousand years she has meant to tell somebody. Out of the upturned gourd falls a coin not minted yet.',
    },
    b: {
      label: 'Sell it as something else',
      result:
        'Against warts, you say, and Fernstead pays in gems and pies. The warts stay. But that night in every other house somebody finishes what was better left alone: a letter, a quarrel, a bottle. Long after midnight you can hear a dinner service being broken, plate by plate, down to the last saucer.',
    },
  },
  143: {
    text: 'Vines have one of Zag’s wagons by all four wheels; its Grey Coats have unharnessed and walked on. Inside, in clean straw, stand boxes labelled in a neat hand: ‘laughter, a judge’s’, ‘left-handedness’, ‘Thursday’. Beside them lie shadows, rolled up like carpets. It does not say whose Thursday. When you put your ear to it, somebody is laying a table.',
    a: {
      label: 'Open them all',
      result:
        'Lid after lid flies up; most of it is gone before you have seen it. The left-handedness knocks over a lantern. Thursday takes longest, with the tablecloth and all. In some town a judge breaks off in mid-verdict, startled, and puts a hand to his mouth. In the straw a coin is left over, unlabelled.',
    },
    b: {
      label: 'Drive off with the wagon',
      result:
        'You hack the wheels free and ride off with half a liana in the spokes. The dealer at the crossing opens nothing: the labels are worth most. He pays in silver and stones. While he counts, it is quiet in ‘Thursday’. They have laid the table and are waiting for someone to come home.',
    },
    k1: {
      label: 'Find your own shadow',
      result:
        'One of the rolls has your length, with chalk still on its heels. Untied, it comes out stiff, stamps its feet and looks you over, as after a long journey. Then it lies down where it belongs. You had forgotten how much one leans on it. In the last turn was a gem, its price.',
    },
  },
  144: {
    text: 'Trout and all, the river collects itself at the foot of the cliff and falls upward, two hundred feet. Beside it, in the dry, stands a brass postbox such as no village here has ever had. The place where a town’s name would be has been filed smooth. The slot is warm. As you bend down, it knocks from within: three, a pause, three.',
    a: {
      label: 'Put your hand in',
      result:
        'For an arm’s length there is nothing. Then another hand, old and thin, ink on two fingers, takes yours and presses it, longer than is usual; it is warm, and you are sorry when it stops. It turns businesslike, passes you a folded paper and after it, coin by coin, the return postage.',
    },
    b: {
      label: 'Empty the box',
      result:
        'The flap bites, the lock holds for six blows, then they pour over your boots: letters to a city, three hundred years of them, some with money, one with a key and where it fits. What you leave the waterfall carries off, up, sheet by sheet. In the empty box it knocks: three, a pause.',
    },
  },
  145: {
    text: 'Nothing ripples in the Amber Pool. It is filled to the brim with something between honey and window glass, cool to the hand, and a midge in it has one leg raised. Farther down one sees a wish, a single one, at the very moment when it is made. Those who come to look have a rope tied round them. One could fall in, and one would keep.',
    a: {
      label: 'Look down into it',
      result:
        'A kitchen, a lamp, a woman, her hands on the heads of two sons. She says it under her breath; it takes no longer than trimming a wick. In the window behind her, very far off, a river catches fire. You are pulled up and fed. Two lumps of amber warm your fist.',
    },
    b: {
      label: 'Break out a block',
      result:
        'Every wedge is held fast; you need a dozen. The block comes away like a cork. In it somebody’s hand is reaching for a pen, an inch off. The men with the rope give you bread and a coin. In the evening you hold it to the fire. Still an inch, or a little less.',
    },
    k1: {
      result:
        'You hold the page over it. Below is the wish, on the paper the price; stroke by stroke they settle and fit, letter by letter. Now you know who wrote it: no king, only a clerk, and her pen trembled once, in the last word. Something works loose below and is given up at the rim.',
    },
  },
})
