import { pages } from '../pages.ts'

export const chapter = pages({
  97: {
    text: 'Tea grows well on warm ash. It is picked by invalids of both armies, side by side on low stools; and as none may know who sits next to him, they wear flour bags over their heads, with friendly faces painted on. A steady hand did the first ones. The newer smiles slip. Just now a man is being led in whose bag is blank.',
    a: {
      label: 'Paint the newcomer’s bag',
      result:
        'He asks for a moustache, of the kind he never managed to grow, and keeps very still. There is soot to spare, so you mend the slipping smiles too. Somebody’s only hand leaves a coin in yours; two stools move apart to let the moustache sit down.',
    },
    b: {
      label: 'Lift the bags for pay',
      result:
        'An officer wants his own men sorted out and pays by the head. They lash about them with baskets, blind. At the end of the row you lift two bags at once. Two old men take a long look. Then each withdraws his hand from the mug they share.',
    },
    k1: {
      result:
        'You let the white leaf down into the great kettle; it comes up as white as before. They drink. Towards evening one hangs his bag on a tea bush, then another, without haste. The box of badges by which nobody was to be known they push across to you.',
    },
  },
  98: {
    text: 'Nine hundred army coats are drawn up in the yard of the Ash Barracks, on sticks, buttoned to the neck, with nobody in them. Sergeant Corrow calls the roll. The men went off one night, he explains between two names; but the list exists, and what is on a list has to be paraded. He has announced the end of the war eleven times. The coats heard him out.',
    a: {
      label: 'Answer for one of the coats',
      result:
        '‘Present,’ you call at a name in the fourth rank, and Corrow’s pencil stops. He takes the coat off its stick and holds it for you; it fits. In the lining is a gem, sewn in for the journey home. At the next name Corrow waits a little longer.',
    },
    b: {
      label: 'Desert with a coat’s decorations',
      result:
        'The guard on the gate is a coat too, but mounted on a spring, and it hits back. Then you are outside with a crest and a fistful of medals. Nobody gives chase, there being nobody. Later you hear Corrow reach the plucked coat and ask what it has done.',
    },
    k1: {
      result:
        'A drum in the yard beats ‘dismiss’. You know the touch: Jory, by the pump, scarred chin over the rim. Corrow has waited eleven years for that order and obeys it weeping, button by button. In the fourth rank one coat has a man in it after all. He comes with you.',
    },
    k2: {
      result:
        'The red coin slips from your hand and rolls against Corrow’s boot. He stiffens: with this money the King buys from both armies, and whoever carries it outranks a sergeant. Nine hundred sleeves salute. The regimental chest, brought for your inspection, he does not ask for back.',
    },
  },
  99: {
    text: 'The field kitchen has two chimneys and one good stove, and stands on an island in the lava. For three years two cooks have shared it, one from each army. This evening both were sent a sealed order and a paper of powder for the other’s plate. They are peeling onions at one table without looking up, and under the pots the fire has drawn in its head.',
    a: {
      label: 'Cook with both of them',
      result:
        'You tie on a third apron and propose a single pot, from which all three taste after every pinch. Supper is slow that way. With the seventh course one cook empties his powder into the lava, then the other; it burns blue. At daybreak they are still arguing about lemon.',
    },
    b: {
      label: 'Report them both',
      result:
        'Two headquarters pay two rewards, and you take the patrols across the hot stones. The cooks defend themselves with ladles, and then each other. The larder is yours. For a while the pot goes on boiling by itself; then there is a smell of burning.',
    },
  },
  100: {
    text: '‘A cup of cold,’ the boy calls, ‘who wants a cup of cold?’ He has a grey stone the size of a loaf which has never grown warm. He holds it over a cup for as long as it takes to count to ten, and the cup is full of cold. Soldiers of both sides stand for it in one queue, each with his eyes on the collar in front.',
    a: {
      label: 'Keep the queue peaceful',
      result:
        'Hats off, eleven paces from man to man, not a word about bridges. You repeat it until it sounds like grace, and the lava on either side lies down. Last in line is a colonel. He pays for everyone with the jewel out of his sword hilt.',
    },
    b: {
      label: 'Buy the stone with a threat',
      result:
        'You name a low price and stand one step closer than is decent; two corporals who object end up across the barrow. The nearest mess gives bread and silver for it. The boy has pulled out another, no bigger than a plum. The queue is as long as before.',
    },
    k1: {
      label: 'Let the drop touch the stone',
      result:
        'Inside its crystal the drop only leans on the stone, like a forehead on a window. A cloud gathers, hardly larger than a towel, and it rains: on one square yard, for the first time in the war. Everybody gets a turn. An old gunner stands there, boots in hand.',
    },
  },
  101: {
    text: 'What the glazier carries on his back along the dyke is a door, the last wooden one in the delta. All the others have been burned. He sets it down, raps on it so that you can hear the grain, and names no price: he will part with it only to someone who keeps it shut. The draught in these parts, he says, is full of shouting.',
    a: {
      label: 'Hang it where he wants',
      result:
        'He wants it between two rocks, nothing before it and nothing behind. You bed the hinges in clay, plane a corner, let it fall to. The shouting breaks off mid-word. He counts out your wages, a drop of ruby glass on top, and you both hear every coin.',
    },
    b: {
      label: 'Burn it against the cold night',
      result:
        'He stands before it, arms spread, and has to be carried aside. Then it is the best night in months: soldiers come out of the dark, ask nothing about sides, pay for a place with bacon and looted stones. In the morning the glazier shoulders two hinges and goes on.',
    },
    k1: {
      result:
        'The door knows you: it comes from a bleeding tree, and your hand did the cutting. It wedges itself across the dyke. Until dark you talk to it: the axe, the wages, the sound. It yields by a shoulder’s breadth. The glazier has heard it all and pays you to go elsewhere.',
    },
  },
  102: {
    text: 'Letters home are written here by an old woman under an awning, for the soldiers of either army. On the tenth day they come back for the answer, and there always is one: the cow has calved, the roof is mended, wear your scarf. Two inkwells stand before her, one for each direction. The homes burned down before most of these boys could spell them.',
    a: {
      label: 'Write fifty answers with her',
      result:
        'She teaches you how to make a hand shake: the elbow must not rest on anything. You invent forty-nine hens, uncles and plum harvests. The fiftieth boy asks only if the dog still waits by the gate. She dips your pen for you, in the second well.',
    },
    b: {
      label: 'Sell them the truth',
      result:
        'The truth fetches more than any letter. They hear the name of their village, nod, put down rations and silver, and ask nothing further. After the twentieth nobody comes to write. At dusk the old woman pours the second inkwell back into its bottle and spills nothing.',
    },
  },
  103: {
    text: 'The big cannon above the ford talks in its sleep. It has been doing so for a week; the words cannot be made out, but the voice is bronze and lasts until dawn, and the gunners, who have to lie beside it, are grey in the face. Half the crew want it woken, the other half want it sold. On one point they agree: let it be today.',
    a: {
      label: 'Sing it down to a murmur',
      result:
        'Marches only upset it. At a ringers’ song the voice falls in, a third below, and one word becomes clear: tower. It used to be a bell. By midnight it merely hums. A cap goes round for you, and then all of you sleep about the barrel like cats about a stove.',
    },
    b: {
      label: 'Fire it once into the air',
      result:
        'Sleepers kick, so a dozen of you hang on the ropes. The cannon says one word, very clearly: somebody’s first name. Then what was stuck in the barrel comes down, an iron box that hops twice across the glass. One of the gunners turns away and blows his nose.',
    },
  },
  104: {
    text: 'The game is played by messenger, a move a day, and what a piece does on the generals’ chessboard the men do in the field. The messenger sits by the road with one boot off and his ankle swollen. He holds out his pouch to you. It has been a draw since autumn, he says; every private can see that, only those two will not.',
    a: {
      label: 'Carry the move, add nothing',
      result:
        'The pawn is warm through the leather. From the ridge you see, for a moment, the whole board: squares of smoke, on each a small fire with men round it. The general has you fed and paid without raising his eyes. At night you find the pawn in your bag.',
    },
    b: {
      label: 'Carry a different move',
      result:
        'You change a single letter. Nine hundred men march left in the night, spoons wrapped in rags, and their camp lies open until morning: wagons, cashbox, supper still on the fire. Next day the messenger limps past with a sack of letters nobody is left to sign for.',
    },
  },
  105: {
    text: 'Cinder Bridge holds as long as nobody on it is angry. It says so on a board, in two languages, and down in the lava lie those who did not read it. In the exact middle, at a folding table, sits a tax collector. He charges for boots, for sighs, for asking what one is being charged for; and he smiles, because he knows where he is sitting.',
    a: {
      label: 'Smile and pay him in compliments',
      result:
        'You praise his sevens, his parting, the nerve it takes to sit there day after day. He adds it up; you praise the sum. At the last yard you hear weeping. From under the table he sends a suit of silvered armour, some marshal’s pledge, sliding after you over the cool iron.',
    },
    b: {
      label: 'Sweep him off with his table',
      result:
        'It has to be quick and without hatred. You gather up the table, the man and speed; at your heels the iron goes red, then yellow. You land together, on the right side, in a shower of small change. He finds nothing missing, and shares his lunch.',
    },
    k1: {
      result:
        'Among the iron lie red planks, and they know you: in their forest something stopped bleeding on your account. Swear at every step, the bridge stays cool. The collector tries it too, with a word he has saved for years. Laughing, he lets you choose among the pledges.',
    },
  },
  106: {
    text: 'At Glassblowers’ Bank they take the glass straight from the river of fire and blow it into bottles with a shout inside. Officers buy them by the crate, for throwing. One has just slipped out of an apprentice’s hands, and ‘Forward’ is still going round under the roof. The apprentice himself was last seen marching.',
    a: {
      label: 'Blow one with a kind word',
      result:
        'A kind word is thinner than a shout, and the glass is at a loss: it leans, it bulges, twice it changes colour. The bottle comes off crooked, the only one they have ever kept. You get the piece that broke from its neck; it never quite cools.',
    },
    b: {
      label: 'Carry a crate to the front',
      result:
        'Twice you have to fight for it on the way, once with your own customers. They pay in potted meat and stones picked out of medals. The night has a hundred shouts in it. At dawn men on both sides hold their ears and do not know that it has stopped.',
    },
  },
  107: {
    text: 'Stone breakers have laid bare a wall so straight that both armies use it as proof of victory; each has screwed a plaque to it. The foreman waits until the visitors are gone. Then he shows you two shoulder blades, and the row of knobs between them. It is the Stone King’s back, he says, and under the chisel it comes out in gooseflesh.',
    a: {
      label: 'Read him the names of both sides',
      result:
        'You read them from both plaques, in one alphabet. At every other name the quarry hums: he has known all their grandfathers, and which of them shared a goat. The stone breakers bring soup, then part of their wages, then a screwdriver. By sunset the wall is bare.',
    },
    b: {
      label: 'Chip off proofs for both armies',
      result:
        'It can only be done between two shudders; one of them throws you off the ladder. Both sides pay for a victory that fits in a pocket, and pay again on hearing of each other. At night the wall sweats. The foreman lays wet rags on it, as high as he can.',
    },
  },
  108: {
    text: 'Every truce of this war has been signed on the Truce Stone and broken on the way home. Today’s is the forty-fourth. The envoys sit on the stone back to back, having no intention of looking at each other, and the paper lies where neither can reach. What they need is a third hand to hold the pen. They have been studying yours for some time.',
    a: {
      label: 'Hold the pen, walk home with both',
      result:
        'Three hands on one pen make a crooked but legible signature. Then you walk home with both, to one camp, then to the other, so that neither can break it first. Behind you the lava grows a skin. On the second evening somebody puts a kettle on, for everyone.',
    },
    b: {
      label: 'Show each the other’s secret order',
      result:
        'Each keeps his in his boot, not willingly shown. They agree word for word: sign, and attack at dusk. You are paid, feasted and bandaged at both ends. On the hot stone the paper curls, and down in the plain the lamps go out, row after row.',
    },
    k1: {
      result:
        'The stone is a knee. Feeling the ring on your hand, it bends, and shuts, envoys, pen and all. Both sides come running. For each you find the right words: that it was the others. They pay in cash. In the crack a corner of white paper goes on fluttering.',
    },
  },
  109: {
    text: 'Behind the lines a surgeon from the Ivory Queen’s household has put up her tent. She sews well and takes no money, only years, drawn off with a thin needle when the operation is over. On the benches of the waiting room sit young old men, twenty by their papers, chins propped on canes. Her bottles stand along the shelf as neat as preserves.',
    a: {
      label: 'Work beside her till morning',
      result:
        'You hold the lamp, the clamps, the boys’ hands. Under your eyes she takes months only, from the smallest weeks. ‘One gets out of the way of being watched,’ she says towards morning, and pushes half her breakfast across. In the waiting room somebody with white hair begins to whistle.',
    },
    b: {
      label: 'Take the strongbox of bottled years',
      result:
        'Two orderlies with ivory fingernails go down, but slowly. In the officers’ mess nobody haggles: a major wants to be a lieutenant again, a colonel asks for the year before his wedding. They dance when you leave. In the waiting room a boy with a cane still clutches his number.',
    },
    k1: {
      result:
        'One bottle has your name on it, not quite half a year; the rest has gone on to her lady. Whoever can say what is inside may drink it. You say: a morning, a staircase, a smell of plums. She draws the cork. You take those stairs once more, two at a time.',
    },
  },
  110: {
    text: 'For sixty years the priests of the Smoke Temple have read the future of the war, and for sixty years the smoke has shown them one picture: a woman between two boys, a hand on the head of each. They have entered it twenty thousand times. The generals would prefer something newer. Today, the youngest priest tells you, she looked tired.',
    a: {
      label: 'Ask who she was',
      result:
        'Their orders were to read, and so nobody has ever asked. The smoke turns its head and considers you. It straightens your collar, as one does for a child before school, and leaves by the door instead of the chimney. The priests load you with a week’s offerings, still staring after it.',
    },
    b: {
      label: 'Put out the fire for an hour',
      result:
        'Thirty priests link arms before it, though not one has ever struck anybody. Then it is dark and, for once, cool. In the ash pan lies what has been burning for sixty years, not even singed. After an hour the fire returns, and in it the woman. She counts heads.',
    },
  },
  111: {
    text: 'Only the Last Field has not burned. Both armies plough it at night, turn and turn about, on their knees so as not to show against the glow, and in all these years they have never once met there. Tonight both have come. The Unbled mean to drill here tomorrow: four hundred pairs of boots.',
    a: {
      label: 'Sow it tonight with all of them',
      result:
        'Seed turns up in every pocket: barley, beans, one apple pip that has been through three campaigns. You press some on the Unbled scouts too. It is hard to drill on one’s own beans. In the morning the column goes round by the edge, in single file, minding its feet.',
    },
    b: {
      label: 'Bar their way at dawn',
      result:
        'They come out of the mist in step, men with clean hands. Nothing wounds them, but they can be tripped, and nobody has taught them to fall. By noon they are gone. In the ditch lie red buttons set with stones, and one man who would like a little more sky.',
    },
    k1: {
      result:
        'Before light the captain of the Unbled holds a red coin against yours. They match, so he hands you the whip. When the mist lifts it is over, four hundred pairs of boots, up and down. The field chest pays. Men of both armies kneel there, feeling for the furrows.',
    },
  },
  112: {
    text: 'The delta ends in a spit of glass, and on its tip stand a furnace, a lamp and a glogo. It is Wick. Someone has engaged him to cast the ring again, only larger; how much larger was not said, and he has no pattern but the old one, which lies before him on a handkerchief. Behind the last boulder grey coat-tails are moving.',
    a: {
      label: 'Be his pattern',
      result:
        'Wick measures the ring, then your wrist, then, with one eye shut, the horizon. Until evening you hold out your arm while he pours. For keeping still you are paid like a master. Then he lifts the new ring, and the setting sun goes through it without touching.',
    },
    b: {
      label: 'Guard the casting from the Grey Coats',
      result:
        'Five of them come across the glass with chalk, sacks and a polite offer. You reply in another currency, and they run, leaving a chalk-marked trunk behind. Wick has not looked round once. He pours, counts to ninety, breaks his bread in two and measures the halves.',
    },
  },
})
