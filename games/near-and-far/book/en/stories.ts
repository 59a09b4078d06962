import { pages } from '../pages.ts'

export const chapter = pages({
  S1: {
    text: 'The letter in your pack has grown warm. Beside the fire it unfolds by itself, and a voice you half remember begins to read it aloud. It asks for one true sentence in reply.',
    a: {
      label: 'Tell the truth',
      result:
        'You say what you have never said to anyone. The paper drinks the words and seals itself again, lighter than before. Somewhere a door has been opened.',
    },
    b: { label: 'Make up a pretty lie', result: 'The voice laughs and pays you the way one pays a good actor.' },
  },
  S2: {
    text: 'The strip of dusk on your heel has grown. Each day now, at noon exactly, it rises until it is over your head, and for one hour you go along in an evening of your own, with a single bat. From outside there is little to see: somebody in broad sunshine, feeling for the edge of the road, a lighted lamp in hand.',
    a: {
      label: 'Look around in the dusk',
      result:
        'You put out the lamp. Once your eyes have got used to it, there are kerbs under the thistles, doorsteps, house numbers. Up the street comes a broom that nobody holds, door by door, and skips no corner. You wish it good evening. It pauses, then sweeps on, a good deal more quietly.',
    },
    b: {
      label: 'Sell the hour to two lovers',
      result:
        'They have nowhere else to meet and pay a year in advance, with a coin and a basket of pies. You show them how the dusk peels off the heel. Next day at noon a woman goes through the village with a covered plate, asking if anyone has seen her husband.',
    },
  },
  S3: {
    text: 'Every evening you wipe the slate from the crack, and every night it is written on afresh, in the hand of a child or of somebody who has to write in the dark. At first it wanted to know what you were called when you were five; yesterday, who taught you to whistle. Tonight there is chalk dust on your pillow. ‘What would you give back?’',
    a: {
      label: 'Answer honestly and give it',
      result:
        'You write: one coin. A baker’s wife once gave you too much change, and you counted it and said nothing. You lay the coin on a milestone and go on. In the morning milestone and slate are bare, and on the string hangs the coin you lost as a child.',
    },
    b: {
      label: 'Break the slate',
      result:
        'It takes an axe, and the first blow runs up your arm into your teeth. For months splinters turn up in your purse, in your bread bag, with smaller and smaller questions. ‘Was that loaf meant for you?’ ‘Did the boy get home?’ You pay, you eat, you lay them face down.',
    },
  },
  S4: {
    text: 'A strip of clean linen lies on your blanket, with tomorrow’s date on it in ink. You fall asleep over it. At the edge of the dream sits a boy of nine; he pushes up his sleeves, which are red, and turns his arms in the light as if they were for sale. Not a scratch. ‘So why won’t anyone play with me?’ he asks. Behind him drums are going.',
    a: {
      label: 'Show him a scar',
      result:
        'You choose one and tell him: the fence, the dog, your own stupidity, and who carried you home. Did it hurt, he asks, and how can one tell? He puts a finger on it as one touches a stove that is said to be hot. When you wake the spot is warm.',
    },
    b: {
      label: 'Wake up and follow the drums',
      result:
        'They are real, and half a mile away: four recruiters of the Unbled, and on the drum a list, a pen, a coin and a gem. Two farm lads are about to sign. You arrive in time and without manners. The lads run home across the stubble, the list burns well, and of the drum the hoop remains.',
    },
  },
  S5: {
    text: 'Since the dance the foot has kept still in your bag; only on feast days does it tap, in three-four time. At a crossroads a cavalry officer dismounts, with the help of a crutch and a fence. One boot, polished; one trouser leg pinned up. He praises the weather, the district, your harness. ‘There hasn’t been any dancing hereabouts?’ he says at last, and contemplates his spur.',
    a: {
      label: 'Ask the question for him',
      result:
        '‘Might it be yours?’ you say, and stand the boot in the dust. He turns red down to the collar. The foot hops round him once and takes up its place. On a card he writes you his word of honour; then they go off together, in step. The crutch stays with the fence.',
    },
    b: {
      label: 'Keep him off and let him bid',
      result:
        'For a man who needs one hand for the fence he is good with a sabre. In the end he can bid nothing but the horse, and giving you the reins he speaks to it by name. A farmer pays in coin and ham. Far behind, someone runs on two legs after the sound of hooves.',
    },
  },
  S6: {
    text: 'For four days the nurse from the root throne has been walking after you, in felt slippers. Two Unbled follow at a respectful distance; their orders are to see that nothing happens to her and that she never reaches the King. She undoes a parcel: two red shoes, each as long as your thumb. ‘While he looked at them he’d be small,’ she says. ‘A moment would do me.’',
    a: {
      label: 'Promise to leave them on his way',
      result:
        'Three rings of sentries, and three times a man with clean hands compares your face with a note and steps aside; who wrote it he does not know. You set the shoes on the path to the well. By dawn they are gone. In the wet grass one sees where somebody large has knelt.',
    },
    b: {
      label: 'Beat the treasury road out of them',
      result:
        'Polite to the last, they bruise like anyone but the King. Third oak past the ford, they tell you, the door under the ivy, mind your head. You come back with a chest. The nurse is cooling their eyes with the cloth from the parcel. It is plain she has done this before.',
    },
  },
  S7: {
    text: '‘Two persons’ says the stamp on the ferrywoman’s pass, and so far nobody has asked where the second is. After dark something stirs in the ditch. A man climbs out, brushes himself down and inquires whether the pass is still valid. The evening is mild, yet there is frost in his hair; his soles are scorched. He has evidently fallen from somewhere and does not wish to make a fuss about it.',
    a: {
      label: 'Share supper, ask nothing',
      result:
        'You cut the bread in two, and the talk is of the weather, which he knows chiefly from above. Before lying down he fills his pockets with stones. In the morning he is still there and has shouldered the heaviest bag. ‘With this I might last,’ he says, testing whether his heels touch.',
    },
    b: {
      label: 'Watch him, knife in hand',
      result:
        'Twice he moves, and twice you have him by the collar; he is strong and weighs next to nothing. Towards dawn your fist is empty. He goes up, slowly, like a spark, past the treetops, his face to the embers. From his pockets falls what should have kept him here: gravel, a coin, a gem.',
    },
  },
  S8: {
    text: 'Four carriers set the block from the quarry down beside your tent, have you sign for it and are gone. The year carved into it was still to come; by now it is this one. Below, where there used to be crust, a line has come out: ‘one star, closer, as ordered’. Round the stone the grass is turning yellow, and you have to move the boots you put there to dry.',
    a: {
      label: 'Read the rest by firelight',
      result:
        'You wet letter after letter and read faster than they dry; on the far side supper bakes by itself. Customer: an astronomer, with name and tower. Taken from: the Heron, tip of the left wing. In place of a seal there is a gem. You look up. The Heron is flying aslant.',
    },
    b: {
      label: 'Split it before it gets too hot',
      result:
        'Wedge, hammer, wet sacking; towards the end the handle smokes. The block parts along the line, as quietly as a plate is set down. All of it glows but the middle, and there sits a nail with rime on its head. It is a little bent. Something must have hung on it for a long time.',
    },
  },
  S9: {
    text: 'Here is the fork of which your own older voice spoke. You know it by the particulars: the dead pear tree, the shrine with no saint in it. Not to the left, it said, and so far everything agrees. Only there are not two ways here but three, and about the third it did not say a word, unless that was the bit about shoes.',
    a: {
      label: 'Take the way it never mentioned',
      result:
        'For an hour it climbs through broom and ends at a milestone. Somebody has carved your face on it, with little skill and much goodwill: older, rounder, about to laugh. No miles are given. At its foot lie a coin, a gem and a pair of bootlaces. As you bend down, one of yours snaps.',
    },
    b: {
      label: 'Take the forbidden way',
      result:
        'Beyond the second bend three men guard a chest. One throws his stick away, and you notice a blow too late; he sits in the grass and holds his ear. You carry the chest off at a run. You know now what you will tell a wall of rock one day, and why in such a hurry.',
    },
    c: {
      label: 'Wait until somebody comes',
      result:
        'Towards evening a carter comes along with a load of tiles. In voices he does not believe; he believes in axle grease, and in company. You may lie on top, where the tiles are still warm from the kiln. You are asleep before you can see which of the three he takes.',
    },
  },
  S10: {
    text: 'A letter is waiting in the next settlement, its stamp that of a country which will be founded only later; the postmaster has looked it up. It smells of lentils. The children from under the dune ask how the story ended, for you stopped when he had his hand on the latch. They have been good ever since, they write, all four, and he is still standing there.',
    a: {
      label: 'Write them a good ending',
      result:
        'Two nights, and all your candles. The latch gives, the right person comes in, there is soup, and the dog you had lost sight of is provided for. Regulations oblige the postmaster to read it. He seals it with wet lashes, waives the postage, and by evening the whole settlement is talking about the dog.',
    },
    b: {
      label: 'Write the truth about the water',
      result:
        'You write that it is full of other people’s years and has to be boiled with ash. The answer comes by the same post, in an old woman’s hand. She was the smallest, and thanks you; she grew old one year at a time. Round the recipe, which she has improved, she has traced her palm. Every wrinkle is her own.',
    },
  },
  S11: {
    text: 'Three nights now the cloth donkey from the well has kept your hands warm; by day it rides on top of your bag, its one ear up. A woman is coming towards you with washing on her head, thirty years old perhaps. She sees it. The basket slides down into the dust. She opens her mouth, and not one word comes.',
    a: {
      label: 'Give it to her',
      result:
        'She hides her face in its belly and stands like that for some time. It is her daughter’s, she says; the girl cried for it every evening, until the summer she drank from the wrong jug. She is older than her mother now. Your hands go on smelling of bread.',
    },
    b: {
      label: 'Ride on with it',
      result:
        'Twice you have to loosen her fingers from the stirrup. She runs beside it for a mile, then only walks. A dealer in the next settlement feels the donkey’s belly, pays in stones and silver and locks it in a glass case. By evening the pane has misted over from inside.',
    },
  },
  S12: {
    text: 'Well after midnight a caravan goes by. You hear it and see nothing: forty bridles, a cough, somebody humming the same four notes, all of it at the easy pace of people who have had their rest and know the way. Sabra Ilen is on the move at last. One camel stops beside your fire and breathes, and the embers lean over.',
    a: {
      label: 'Mount and ride along till dawn',
      result:
        'Somebody moves up in the saddle, and the stars pass at knee height. You wake where you lay down, sand in your boots. A pack bird is tied to your peg, asleep on one leg; from its saddle hangs a little book, first page filled in: your name, no debts.',
    },
    b: {
      label: 'Bar the way and demand a toll',
      result:
        'Shoulder against bone you bring the first animal to a halt. They are used to thirst, to storms, to being forgotten; not to this. Nobody argues. Down come a coin and a skin of cool water. Forty heads look past you, as one looks past a relative who begs.',
    },
  },
  S13: {
    text: 'Today is the date on the ringer’s slate. It begins at breakfast: a bell, thin, a long way off. Your people hear nothing, nor does the baker, nor his dog. By noon it is as near as the next field, by four as the far side of the wall, and it is in no hurry. Whoever carries it walks with short steps.',
    a: {
      label: 'Stand still and let it come',
      result:
        'Round the corner comes a goat, streaming wet, duckweed on its horns, and holds out its throat, where a bell hangs. You undo the string. It shakes itself and trots in at the gate of a widow who has been one short since the flood. She counts again, and again.',
    },
    b: {
      label: 'Get away from it, fast',
      result:
        'You go through a hedge, through somebody’s dogs, through a river, and where men bar the road, through the men. When it is quiet at last you stand in a wild orchard no map shows. Pears lie in the grass, and something glitters. Far behind you the bell breaks off.',
    },
  },
  S14: {
    text: 'Towards evening the woman from the open grave catches up with you, hat straight, out of breath from sheer habit. It has come back to her: she had got up in order to post a letter. Here it is; her feet are not what they were, would you see to it? The postage is right. The address has been scratched out, carefully, with the pen that wrote it.',
    a: {
      label: 'Open it with her leave',
      result:
        '‘You will not find us,’ it begins. Below, the sheet is empty and yet heavy, as though full. She had it from a girl with inky fingers, crying as she ran, who paid two coins for the favour; they are yours now. Then she breaks her bread in half.',
    },
    b: {
      label: 'Sell it to a Grey Coat',
      result:
        'He steps out from behind a haystack and asks for the letter by name and date. He does not haggle, which is unlike him, and even adds a stone. In the morning she is there again. She would only like to know whether there has been an answer.',
    },
  },
  S15: {
    text: 'Ever since you rang the bell in the well, somebody has been walking behind you. He is grey, a little frayed at the edges, and keeps the distance that is proper between strangers: twelve paces. When you turn round he lifts his hat. When you stop he studies the road, as if he had once dropped something on it.',
    a: {
      label: 'Ask him to walk beside you',
      result:
        'For forty-one years he was a road mender. He knows each stone by the year he set it: this one rocks, that one sings, under the third an innkeeper keeps his ham. Together you bed the loose ones afresh. Passing carters thank one person. He lifts his hat for both.',
    },
    b: {
      label: 'Drive him off with fire and iron',
      result:
        'Fog is hard to hit. In the end he goes, holding his sleeve where the torch went through it. That night nobody clears his throat before the ditch. You come down on a chest with iron corners and lie until dawn beside its last owner, who was not warned either.',
    },
  },
  S16: {
    text: 'High tide: that is what the bones are waiting for, and they would like to be told when. On the road it had nearly slipped your mind. Tonight something slaps inside your canteen. You pour the water into a bowl, and rings run across it, one after another, from the rim to the middle, on level ground and without a breath of wind.',
    a: {
      label: 'Blow the answer on something hollow',
      result:
        'Flute, jug or reed, it makes no difference; you blow one long note that means ‘now’. Far off something very large turns over in its sleep, content, and every gate along the road swings. Above the clouds a second voice joins in. By morning you know its song.',
    },
    b: {
      label: 'Follow the ripples',
      result:
        'The bowl leads you down a cellar stair to a river nobody ever mentioned, with lamps, boats and a dozen smugglers. They fight badly, like people who have long expected somebody. Afterwards they show you everything: stones, salted trout, and the list of villages that believe their wells ran dry.',
    },
  },
  S17: {
    text: 'The conch lies at the bottom of your bag, under two blankets, and goes on talking. ‘Patience,’ it says, in the voice of a girl of nineteen who has to shout against the wind; behind her canvas is tearing. At first she laughs. Towards three in the morning she has stopped. After the word comes a breath, and at the breath you have always put your hand over the shell.',
    a: {
      label: 'Listen on and write it down',
      result:
        '‘Let her never sink,’ says the girl, and you write it. Your pen goes on in a different hand, small and upright: ‘Granted. Price: one sea.’ The neighbours, who have not slept either, bring breakfast and what they have collected. Out of the conch runs dry sand.',
    },
    b: {
      label: 'Sell the voice to a theatre',
      result:
        'The next town has a playhouse and a director who understands silence. He pays well, sets the conch on a bare stage, and by the third night people stand on the stairs. At the breath a woman in the back row gets up and walks out as on a rolling deck.',
    },
  },
  S18: {
    text: 'Nobody invited them, and yet three people are at your fire, and each has asked you in a low voice about the box from the bank. A shipowner without ships. A farmer with four hundred acres of sea bottom under cabbage. A man in a grey coat. None knows the others. The box stands in the middle, labelled ‘price of the sea, on deposit’, and weighs nothing.',
    a: {
      label: 'Open it before them all',
      result:
        'It holds a page from a large book, written on one side: what was taken, from where, how many had lived by it. The number fills a line. Nobody bids any more. The shipowner leaves his provisions, the farmer a coin; the grey man’s hand jerks back as from a stove.',
    },
    b: {
      label: 'Rob all three, leave it shut',
      result:
        'One good cudgel, one fast animal. The shipowner’s purse yields a cordial, the grey man’s something wrapped in velvet, the farmer’s his seed money, knotted into a handkerchief. You ride until daybreak. Days later the box falls open by itself. It is empty and smells of low tide.',
    },
  },
  S19: {
    text: 'Pots are clanking behind you. It is the two cooks with their field kitchen, both chimneys smoking, two mules in front and every ladle of two armies in the back; they have deserted, jointly, and are still on the subject of the lemon. Dust is rising on the road to the left and on the road to the right. Nine thousand men have noticed that there is no supper.',
    a: {
      label: 'Take them along to the border',
      result:
        'You travel by night and eat by day, and you have never eaten like this. At the border stone they serve a farewell of fourteen courses and drive on, arguing. A scullion stays behind, ladle on shoulder. He was on neither army’s list and would like to be on yours.',
    },
    b: {
      label: 'Hold the ford behind them',
      result:
        'Both quartermasters arrive at once, and hungry men fight badly. You have a boathook and the wind at your back; frying onions do the rest. Jewelled badges glitter in the shallows, a full pot waits on the bank. The last to retreat asks what it would have been.',
    },
  },
  S20: {
    text: 'Something in your bag is as warm as a hand: the white king’s pawn. It is not missed; the generals play on with a button in its place. But no sooner do you shut your eyes than the board is there, squares of smoke, small fires, and both look up from it. It is your move. They can wait, they say. They are good at it.',
    a: {
      label: 'Sleep and resign for both',
      result:
        'With two fingers you lay down both kings at once. The generals look at the empty middle of the board. Then they rise and shake hands, in your head at least. At daybreak a messenger’s rations and pay lie by your blanket, and the pawn has begun to cool.',
    },
    b: {
      label: 'Sleep and win',
      result:
        'You take a bishop, a rook, what stood behind it; it is astonishingly easy. At the last move a distant bugle sounds, much too real. In the morning a rider delivers a chest, ‘for services on the board’, and asks you to sign. His right sleeve is newly pinned up.',
    },
  },
  S21: {
    text: 'When the fire has burned low there is one more at it than before. She is made of what rises from it and sits very upright: the mother from the temple. She asks nothing. On her knees lies mending, two coats with brass buttons, one of either army; boys’ sizes, let out at the seams again and again for sixty years.',
    a: {
      label: 'Hold the yarn for her',
      result:
        'You hold out your hands and she winds, grey from the left, grey from the right. Towards morning she says which of them came first. She has never told anyone; it was seven minutes. Then the sun reaches her. Two loaves lie in the ashes, exactly alike, a coin in one.',
    },
    b: {
      label: 'Ask her to undo it',
      result:
        'She turns down her collar. The knot is round her own neck, both ends run taut into the dark. You work with teeth and tent peg until your fingers smoke; by dawn it gives a finger’s breadth. She breathes in, then out over your hands. Two gilt buttons stay behind.',
    },
  },
  S22: {
    text: 'No sender is given on the letter that has been waiting for you in this settlement. Inside is a thread, drawn as an engineer would draw it, with pitch, depth and direction, and above it, like the head of a screw, the locksmith’s island, of which you know that it is coming out. On the back, in chalk, a small cross. Zag would be obliged to hear what is underneath.',
    a: {
      label: 'Send him a wrong drawing',
      result:
        'It costs you an evening and all the good ink: a left-handed thread, shaded like down, with scale, north arrow and compliments. The messenger pays a coin for its beauty alone. For weeks thirty men in grey lean on crowbars out there, turning the wrong way. The locksmith brings them tea.',
    },
    b: {
      label: 'Write him what you know',
      result:
        'It fits on one sheet: out, a turn a day, one old locksmith, no guard. A Grey Coat brings pay and a hamper, shakes your hand for Zag and studies your boots. By morning the left one bears a chalk cross. Out on his island the locksmith holds on to his chair.',
    },
  },
  S23: {
    text: 'For two days other footprints have followed yours, wet ones, a child’s, over dust, over stone, over a dry doorstep. This evening they come round the fire and stop before you. A sheet is held out, dripping at the corners: homework. The pupil from the empty bench has drawn the bottom of the sea as it used to be, every ridge and wreck, and would like a mark.',
    a: {
      label: 'Mark it fairly',
      result:
        'It takes half the night. Two mistakes: a reef on the wrong side, and ‘abyss’ with one s. Much diligence, you write, and give the second-best mark. A long, wet sigh of relief. On the stone lies the school fee: two green coins and smoked fish, wrapped by somebody’s mother.',
    },
    b: {
      label: 'Keep it and outrun the feet',
      result:
        'You outrun them, though towards the end a whole class is running and cold fingers catch at your belt. Treasure maps are seldom so neat: at the third cross you dig up what went down there. Every morning now a small puddle stands outside your tent, toes pointing in.',
    },
  },
  S24: {
    text: 'The voice at the foot of the whirl was an old clerk’s, dry and exact, and your sleeve has been rustling ever since. Now you unpick the lining. There is a folded page in it, perfectly blank, and from the wrist upwards ink is rising through your skin, line after line, in a hand that keeps its margins.',
    a: {
      label: 'Copy it while it can be read',
      result:
        'One wish, one price, one signature. Every word you copy on to the page fades from your arm, and the paper grows heavier. A scrivener’s widow, reading along, gives you two suppers and a coin and lights you to the road. The arm stays pale, as after a bandage.',
    },
    b: {
      label: 'Wash it off at once',
      result:
        'They have seen it. Hardly have you soaped your arm when four Grey Coats enter the washhouse with blotting paper. The washerwomen join the slippery fight with paddles, then bind you up and share the purses. Blue water runs down the gutter. One of the four crawls after it, reading.',
    },
  },
  S25: {
    text: 'Dame Ossery is dying of being ninety. She does so sitting up, in clean gloves, and asks whether the smoke troubles you. Beside her stands a hatbox with the contracts, all of them, tied in bundles by the decade; on top lies the needle in its case. One spends so long putting one’s papers in order, she says. And what does one do with them then?',
    a: {
      label: 'Burn them with her, name by name',
      result:
        'You read out a name, she says ‘yes’, the sheet goes into the fire. It lasts until the second morning. Towards the end her voice grows firmer, and once she laughs like a woman of seventy. She gives you a coin for firewood. In the embers one document stays white.',
    },
    b: {
      label: 'Take over the business',
      result:
        'She shows you which clauses matter, and how to hold the needle so that people thank you. Strongbox, stones, a list of those who have asked twice: all in order. About midnight her hands lie still on the lid. Outside waits the first customer, a boy, sleeve already rolled up.',
    },
  },
  S26: {
    text: 'A tap, a pause for thought, a second tap, and the shell that was kept warm through that long evening falls into two clean halves. What climbs out is no bigger than a thimble. It has four damp wings and the look of something very old. It surveys the horizon, finds you the tallest thing on it, walks up your sleeve and settles. It takes you for a tree.',
    a: {
      label: 'Stand still until it has grown',
      result:
        'Three days you stand. Rain runs off you; a beetle moves in. The creature eats, grows and hums what it saw before there were people: snow, grass, mammoths to the edge of the world. Then it opens four wings and takes the whole sky with it. The humming stays.',
    },
    b: {
      label: 'Keep off whatever wants to eat it',
      result:
        'Everything has come: foxes, kites, a stoat, something with too many knees, a Grey Coat with a jar. Until dawn you turn on the spot with a burning branch. In the trampled ring remain a magpie’s savings, a coin, a jar lid. The creature has slept through it and doubled.',
    },
  },
  S27: {
    text: '‘I am allowed one visitor,’ says the paper from the postbox, in your own handwriting, signed Ilvane. ‘The others will come without being asked. Bring nothing that can be wished upon.’ To be sure, you turn out your bag by the roadside. Coins such as any well would swallow; candle ends; a horseshoe, a feather, a pebble with a hole. There is nothing in it but such things.',
    a: {
      label: 'Leave all of it by the road',
      result:
        'Piece by piece you lay it out in the grass. Beneath the last lies a page that was never yours, torn along one edge. Overnight children carry off the rest and leave bread, cheese, apples and two coins rubbed smooth: no good for wishing, quite good for paying.',
    },
    b: {
      label: 'Keep it all and go armed',
      result:
        'You sharpen what can be sharpened. At noon five men bar the road, each of whom would rather be the visitor. They leave an iron-bound case, a coin and a flask. At evening a second note sticks in your boot: ‘As you like.’ The handwriting is no longer yours.',
    },
  },
  S28: {
    text: 'He is back, the boy without a scratch, in the same dream as before, and has brought a wooden sword; for you there is a curtain rod. If you beat him, he says, he will tell you what he is afraid of. It comes out quickly, like a thing learnt by heart in the dark. He is nine. It does not occur to him to guard himself.',
    a: {
      label: 'Fight him as one fights a child',
      result:
        'You leave openings and stumble where it looks well. The third time he notices. ‘You are not even trying,’ he says, white with rage, and then you have to: blocks, rocking horse and globe fly at you till morning. In your blanket lies the last of it. It is gold.',
    },
    b: {
      label: 'Lose, and comfort him',
      result:
        'You fall, and stay down. He waits; then he sits beside you. ‘Nobody ever lost to me,’ he says. ‘They only go away.’ You put an arm round him. He is afraid that it will stop, he tells your sleeve. In the morning you find a marble, not of glass.',
    },
  },
  S29: {
    text: 'An umbrella of iron is coming up the road, full of dents, and under it, bent double, the customer from the bill of delivery. You have never met anyone older. In a handcart he pulls the pieces he has been able to collect. He ordered one star, closer, he says; his eyes were so weak. Now he would like to return it, and nobody can tell him where.',
    a: {
      label: 'Carry the heaviest piece uphill',
      result:
        'All day he holds the umbrella over you. At the top he lays on a hand, counts to three, and you both let go. For a breath the piece stays in the air. ‘It has seen the way,’ he says, gives you the coin kept for return carriage and goes to fetch the next.',
    },
    b: {
      label: 'Save him and keep the telescope',
      result:
        'The sky whistles. You throw yourself at him, and where he stood a hole hisses. From the cart has rolled his telescope, brass and ebony, the best ever made. He does not ask for it; everything is so close now. He sits in the ditch looking up, shading his eyes.',
    },
  },
  S30: {
    text: 'In the round letters of a child, by a hand that shakes, you are invited to a birthday. The owner of the cloth donkey is eighty. It will be her ninth, counted properly, with honey cake and games. Seventy-one years have gone somewhere, her mother has added on the back in pencil, and up to now nobody has brought us back even one.',
    a: {
      label: 'Come with a present',
      result:
        'She unwraps it slowly, folds the paper edge to edge, cries, then beats you at marbles five times running. The donkey wears a paper collar. Bees come in for the cake and settle on her hands and yours. They only do that with family, says her mother.',
    },
    b: {
      label: 'Find who took her years',
      result:
        'At three relay stations men were paid to stop you; you end up with the pay. In the last stands a cart of bottles; one breaks, and you breathe in a stranger’s spring. The trail ends at a white glove on the seat. Beside your plate nine candles have burned down.',
    },
  },
  S31: {
    text: 'Overnight the letter has gone on. ‘You will not find us, and that is a kindness,’ it now says. ‘But somebody ought to know what we did.’ The rest of the sheet is blank; only where you lay your palm do brown specks rise, like freckles, and sink again when you lift it. It wants warmth, or somebody who understands such things.',
    a: {
      label: 'Hold it over the fire',
      result:
        'Line by line brown writing comes up: a list of lands, after each a date and the word ‘delivered’. Most of them you have crossed. The last lines are still wet. From the fold drops the quill that wrote it, an owl’s; it lands without the slightest sound.',
    },
    b: {
      label: 'Pay a scholar to read it',
      result:
        'She reads it over her lamp, then again with one finger. She pours the ink back into its bottle, wraps a cheese in a clean shirt and turns the sign on her door. As far as the crossing, she says. There she studies the signpost. To the next one, then.',
    },
  },
  S32: {
    text: 'On the milestone ahead sits a sailor, his right hand bandaged, boots laced as for inspection. He has come for the sheet in your bag, the one with the wish. The captain sent him, he says. Or he ran from her, and this is what he told the sentry; after so long a walk he does not quite know. Far behind him riders raise dust, not all in one colour.',
    a: {
      label: 'Read it to him',
      result:
        'He listens as far as the price. Then he sits down in the dust, takes off his boots and lays two coins and a biscuit on them, for the reading. Barefoot he goes to tell the others. Two days later boots line the whole road, pair after pair.',
    },
    b: {
      label: 'See it back to the captain',
      result:
        'Red sleeves want it, grey coats want it, so does a polite lady’s coachman; you get it past them all. Captain Shreya’s thanks come by evening: two stones from a ship’s lantern, a coin, and a flag folded round a line of the muster roll. It is your name.',
    },
  },
  S33: {
    text: 'Cold as any pebble, the pawn lies in your hand, and at the edge of the firelight stand two old gentlemen in nightshirts, each with a bedside candle. They do not seem to see one another. It has been such a long dream, says one. One loses count, says the other. But you carry the post between them: could you tell them how long it has been?',
    a: {
      label: 'Say the number, nothing more',
      result:
        '‘Sixty years,’ you say, and then keep silent, which is harder. They look at their hands, then, for the first time, across. Each takes your word that you will tell his men. One finds a rusk and breaks it in three. They put the candles together. It is one flame.',
    },
    b: {
      label: 'Tell each that he was winning',
      result:
        'Two adjutants must be knocked down before you reach the ears they guard. ‘You were winning,’ you whisper, left, then right. Both staffs prove generous: a surgeon, a purse, a chest. The two are already hurrying home through the dark, barefoot, each with a hand round his flame.',
    },
  },
  S34: {
    text: 'Held high, the marked homework goes ahead of you, and the wet footprints lead down a stair and through a door swollen in its frame. Behind it lies a schoolroom, flooded up to the inkwells. On the blackboard stands a date three hundred years old, and underneath: last day before the holidays. Thirty benches creak; the class has risen. One can tell that it is looking at the bell.',
    a: {
      label: 'Ring the bell',
      result:
        'You ring as a caretaker rings, once and without feeling. Chairs, shouting, wet feet in every direction, up the stairs, over your boots, out; the road smells of rain. On the front bench lies the teacher’s present, a fishbone flute with a bow. The water begins to sink.',
    },
    b: {
      label: 'Fetch the teacher’s strongbox first',
      result:
        'Round it, beneath the desk, lies an eel that has been on duty ever since. You settle the matter under water, by touch. When you come up with the box they are all in their places, hands folded. Somebody puts up a finger. You are already on the stairs.',
    },
  },
  S35: {
    text: 'Noon, and around you it is getting dark again. In your wrong hour the broom has worked its way along the street, stone by stone, with nobody at the handle. Today it has come to a door you know: it is yours, down to the scratch beside the lock. There it stops and leans itself against the wall, like someone waiting for people to come home.',
    a: {
      label: 'Sweep the other half',
      result:
        'The handle is warm, worn by a smaller hand than yours. You sweep on to the corner, where no one has been. On the last stone, instead of dirt, lies a key; no lock in the street fits it. Behind you lamps go on, as if for somebody.',
    },
    b: {
      label: 'Force the door it swept',
      result:
        'Behind it is a strange house with your own chair, sagging in the right place. The chest of drawers does not know you. Its third drawer bites and hangs on; the poker has to reason with it. What it guarded comes away with you. Outside, the broom has gone.',
    },
  },
  S36: {
    text: 'White among the ashes lies the one contract that did not burn. Dame Ossery never drew it up; it is older, and two parties have signed it, the city and the Queen. A clause on the back has waited for its reader: whoever holds this deed may name the day on which she begins to age again. There is a dotted line. The paper smells of violets.',
    a: {
      label: 'Name tomorrow and send her word',
      result:
        'You write ‘tomorrow’ and send a rider, so she may prepare. He returns with a basket from her kitchen, a coin, an empty white glove and a card: she is obliged for the notice; she never gave any. She has found one grey hair and wears it in a locket.',
    },
    b: {
      label: 'Carry it to her, name a price',
      result:
        'Her guards are many and well rested. Before her at last you name your price, and she pays everything: a chest, a purse, a phial of somebody’s best years, uncorked on the spot. She asks only that you watch her hands while she counts. You watch. Every coin clicks twice.',
    },
  },
})
