import { pages } from '../pages.ts'

export const chapter = pages({
  TAN0: {
    text: 'You sell the year in print: moons, markets, name days, when to sow and when to let blood. Everybody trusts your almanac, and so do you, apart from one sheet. Between the eighth and the tenth of harvest month it comes out a line short, however you set it, and the paper is thinner there. The day is in no diary, and nobody misses it. At supper you lay a second plate, look at it for a while and put it back.',
  },
  TAN1: {
    text: 'A woman lays your almanac on the counter, open, and wants her money back. Her son, she says, was born on the day after the eighth, and on the day after the eighth you have the tenth. He is sitting over there on the paper bales, ten years old to judge by his teeth, and swings his legs. He has never had a cake. ‘So when is it?’ he asks. ‘Roughly.’',
    a: {
      label: 'Give him your own birthday',
      result:
        'It is in spring, you tell him, with rain and radishes. He looks the offer over as if it were a horse at a fair, then holds out his hand. You cross out your name in the almanac and write his there. ‘At the parish,’ says the mother in the doorway, ‘they go from eight to ten as well.’',
    },
    b: {
      label: 'Search his face for the date',
      result:
        'Every face is dated somewhere: behind the ears, along the hairline. He holds still and hums to pass the time. Four bars, a hole of one breath, four bars. Your foot is beating time, and you do not dance. ‘The organ man plays that,’ says the boy. His mother leaves without her money.',
    },
  },
  TAN2: {
    text: 'The parish books stand in a damp cupboard; the sexton wears the key on his braces. Christenings, burials, weather, all in one hand. You lay the eighth beside the tenth. The same pen, the same loops, only the ink of the tenth is tired: it leans against the line, between the words it sits down. That is the damp, says the sexton. The candle accounts are kept in the dry; across the street the inn is opening.',
    a: {
      label: 'Compare the candle accounts',
      result:
        'Forty on the eighth, thirty-nine on the tenth, and nobody has signed for the fortieth. You find it behind the font: a stump, burned down to the stone, that no one lit. An ear of wheat is stuck in the wax. The sexton carries the stump to the window and shields it with his hand, as if there were something left to blow out.',
    },
    b: {
      label: 'Buy the sexton a drink',
      result:
        'After the second glass he admits it. Once a year, in the night after the eighth, he sits on the vestry steps and weeps until it gets light. He has no grounds; it is a habit, like winding the clock, and he lays out the handkerchief beforehand. Lately a gentleman in grey has offered him money for it. Unwashed.',
    },
  },
  TAN3: {
    text: 'By the pump stands an organ grinder, and out of his machine comes the boy’s tune. After four bars it breaks off; the barrel keeps turning, and for one breath a strip without pins runs past under the keys. In that breath the whole street stops: a jug at the spout, a hammer in the air. Then the music resumes and people are cross with one another. ‘Every time,’ says the man. ‘Usually I am gone before they work it out.’',
    a: {
      label: 'Feel the bare strip',
      result:
        'You shut your eyes and read the barrel with your fingertips, like type. The holes are all there, two hundred of them, smoothed over with wax. Whoever drew the pins took them one at a time and bruised nothing: a jeweller, or someone used to getting splinters out of a child. Only at the very last one is the wood torn.',
    },
    b: {
      label: 'Keep the crowd off the machine',
      result:
        'They come with buckets and a rolling pin, one with a half-plucked hen. You stand with your back to the organ and take what there is to take. ‘Give it back,’ shouts the baker. You ask him what. He lowers his fist, thinks, and his chin begins to tremble. At the corner a man in grey is counting those who weep.',
    },
  },
  TAN4: {
    text: 'The long field is reaped by nobody. On the evening of the eighth it stands in ear, on the morning of the tenth in sheaves, and in the whole village there is no scythe that would go through butter. They have talked it over and thank no one in particular. Only the last sheaf they do not care to bring home; it is burned with the stubble. Today is the eighth.',
    a: {
      label: 'Sleep in the field tonight',
      result:
        'You lie down in a furrow, and the wheat closes over you. Towards midnight a bell, and then women singing, quite near, one of those songs one works to. You raise your head to see them. It is the tenth, broad daylight, dew on the sheaves. Under your neck is a folded apron, so that you should not feel the draught.',
    },
    b: {
      label: 'Fight the fire for the last sheaf',
      result:
        'On the tenth, at noon, they light the stubble at all four corners. You go in with a wet sack. The wind turns; boys with rakes hit at the flames and at you without distinction. What holds the last sheaf is not straw but white silk, singed at one end, in a bow such as brides have round their flowers.',
    },
  },
  TAN5: {
    text: 'On the village green a man in grey has set up a table and buys old almanacs. He holds each one against the sun, feels for harvest month, and if the leaf between the eighth and the tenth is thin enough, he pays: in Thursdays, on stamped slips, good at any time. An old couple goes off with six. The stack at his elbow is already as tall as a man, and all of it comes from your press.',
    a: {
      label: 'Hide the one page',
      result:
        'By right of trade you ask for a copy and turn aside to cough. The leaf comes out without a sound. It was never in your press: no number, no margin, nothing on either side. Under your shirt it is warm, like a plate kept on the stove for you. The man in grey feels through the rest, frowns, and gives a Wednesday for it.',
    },
    b: {
      label: 'Follow him to his cart',
      result:
        'You follow his lantern into a hollow lane. On the cart stand twelve thousand almanacs, shelved by owner from A to Z. At S two porters take hold of you; they hit without anger, as one beats carpets, and a basket of sausages goes over. From below, between the spokes, you see T. At your name a space has been kept, one almanac wide.',
    },
  },
  TAN6: {
    text: 'The monks of another mountain, who are passing through, count their month in services, and this one will not come out. Eight were held; the bell rang nine times. They do not argue, they merely do not wish to carry it any farther. So they hang it up in the yard of the inn where you sleep, bow and leave it to you. Their calendar, which could settle the matter, is in a tower, with robbers.',
    a: {
      label: 'Ring it the ninth time',
      result:
        'You pull the rope once. It sounds deeper than so small a bell has any right to. ‘Coming,’ calls a woman in the yard, out of breath and glad. A gate latch, quick steps over gravel, a bucket being put down. The yard is paved. The bronze hums itself out, and nobody comes.',
    },
    b: {
      label: 'Fetch the calendar from the robbers’ tower',
      result:
        'The robbers keep it under the short leg of their table. There are a good many stools and a man with a ladle. In the brawl the roll gets loose and runs down the tower stairs, month after month. Between the eighth and the tenth stands a name, one word, crossed out so hard that the stone shows through.',
    },
  },
  TAN7: {
    text: 'A judge has sent for you, because you know about dates. File 212: charge, verdict, hangman’s receipt, and the rope itself, coiled, with a tag. Carried out on the day after the eighth. Of the man there is nothing, only a mound behind the wall that will not settle, and a rumour that somebody very like him cooks for the outlaws. ‘I should like to know,’ says the judge, ‘whether I did it.’',
    a: {
      label: 'Plead for a late acquittal',
      result:
        'He hears you in full robes; the rope has been given the chair of the accused. You speak of a day for which no one can vouch. At dusk he writes ‘acquitted’ across the old page and blots it. Behind the wall something breathes out. The mound has sunk in, and there is nothing below.',
    },
    b: {
      label: 'Look for him among the outlaws',
      result:
        'Outlaws receive visitors with cudgels. Afterwards there is soup for everyone, whichever side they were on. The cook wears a scarf up to his chin and begs your pardon for the spoon. Is he alive? He would not like to tell you anything incorrect. When he believes that nobody is looking, he lays two fingers on his wrist and counts.',
    },
  },
  TAN8: {
    text: 'Clean shirts and paper bring you home for a night. Behind the bedroom door stands a cupboard. You have dusted it for years, the wallpaper stops at its edges, and it has never crossed your mind to open it. Tonight it hangs from one hinge. Inside is a blue dress, and nothing else. You lay it over the chair at the second plate, and it goes with it as a cup goes with its saucer.',
    a: {
      label: 'Read the laundry mark',
      result:
        'Inside the collar somebody has stitched five letters in red. You read them as one reads type, from right to left, and then like other people: Maris. In the pocket are a glass button and the change from some market. You say it aloud. The cat, which has never answered to anything, comes out from under the stove and looks at the door.',
    },
    b: {
      label: 'Mend the hinge and shut it',
      result:
        'You hang the dress back and put in two new screws. The door you close as one closes it when somebody is asleep. It squeaks on two notes, the second higher, more or less the way people say good morning. You oil it; it squeaks again. Later at the stove, over soup for two, you catch yourself answering.',
    },
  },
  TAN9: {
    text: 'It has been Tuesday in this market for quite some time. A dealer sells spare days, and as Tuesdays are the cheapest, everyone has bought a second and a third: twins, impossible to tell apart. Double work, double takings. They all wear rings, and under the eyes they are blue. A cheesemonger weighs out gold and asks you what used to come next; it is on the tip of her tongue.',
    a: {
      label: 'Sell them a rest day at cost',
      result:
        'You set it on the spot, one line in capitals, and ask what the paper cost you. They turn the slips over and look for the instructions. What does one do on it? Sit, you say. They sit down on the crates, upright, hands on knees, as if for a painter. After an hour the first head sinks on to a shoulder.',
    },
    b: {
      label: 'Overturn the dealer’s stall',
      result:
        'The dealer has three helpers, who know this punch from another Tuesday, and where to stand for it. Trestles fall, jars fall. Out of the smallest slips an hour, an early evening by its colour, and runs off under the tables, giggling. Half the market is down on its knees after it. On the underside of the boards is a cross in chalk.',
    },
  },
  TAN10: {
    text: '‘There you are at last,’ says the painter and turns the easel round. On it is a wedding, and it is yours. He began it on the eighth, resumed on the tenth, and has been stuck ever since. Aunts, a fiddler, a dog beneath the table; in the middle you, with one arm round nothing. The nothing is bare canvas and has shoulders and a waist. He is in a hurry: there are people about who cut the faces out of pictures.',
    a: {
      label: 'Sit for him until dark',
      result:
        '‘Do not look at me,’ he says. ‘Look wherever you like.’ One has to look somewhere, so you look at the bare place. He paints by the window, then by the stove, then by touch. What he paints, he explains, is what you see. At midnight a hand is lying in yours on the canvas, with printer’s ink on the thumb.',
    },
    b: {
      label: 'Defend the picture from the cutters',
      result:
        'They come over the balcony with short knives and a list. In the dark it is all elbows and turpentine, and the easel falls on everybody. When the lamp burns again, two aunts and the fiddler have no faces; at yours the knife has only just begun. The gap in the middle has not been touched. It was not on the list.',
    },
    k1: {
      label: 'Say the name to the canvas',
      result:
        '‘Maris,’ you say, not loudly, more to the canvas than to him. The painter reaches for his finest brush and stops looking at you; he is listening. When the lamps are lit, there is an ear on the bare place, the left one, with a small scar on the lobe. You remember the goose.',
    },
  },
  TAN11: {
    text: 'Behind a ropewalk stands the warehouse of the Grey Coats, with days in casks up to the rafters. It smells of hay, of church, of snow, according to the row. The guards are paid in nights that others had no use for; they sleep them off by turns, and now and then one of them calls out to a child that is not his. Every cask has a date burned into it, except in the last row.',
    a: {
      label: 'Find the cask by its sound',
      result:
        'You go along the row with your ear to the wood. A washing day. A quarrel, a long one. Then bells, rain, and after the rain a shout, and feet running over planks. You stay there until a guard turns on to his other side. The tag names the sender: one village, one woman. Under occupation it says ‘knits’.',
    },
    b: {
      label: 'Break in by the roof',
      result:
        'The third tile gives. You come down on the top tier, and the top tier comes down with you; nine casks burst, and it is several evenings at once: swifts, a brass band, first snow, somebody called in to supper by four voices. The guards stagger through it, hitting out at the swifts. Violet and lukewarm, it all runs off towards the drain.',
    },
  },
  TAN12: {
    text: 'She has a second chair ready; sooner or later, she says, they come. The wish was hers. On the ninth her child drowned, so she asked that there might be no ninth, and there was none. That it would take along whoever ended in it, from their first day on, they told her only afterwards. By now she knows how many. The old woman does not put down her needles. The sleeve, a child’s, reaches to the door.',
    a: {
      label: 'Stay until she has told it',
      result:
        'Twice the lamp has to be filled. He was six, he whistled through the gap in his teeth, and the bridge was forbidden. Nobody else remembers him; that was part of it. Tobin, she says in the end, as if lending you something. You say it after her. For the length of a stitch the needles are quiet.',
    },
    b: {
      label: 'Reproach her with what she took',
      result:
        'You shout, and then there is a chair in your hands and the neighbours are in the room. She nods at every sentence and drops no stitch. For those who come she has put by bread and the stones of her brooch; on the road you find them in your pockets. Behind you the windows of the village go dark, one by one.',
    },
  },
  TAN13: {
    text: 'The man at the crossroads lets down the tailboard of his cart and does not praise the goods. One cask. The ninth of harvest month, he says, as if that were a date like any other: a copy, his own work, with everything in it except the evening. The evening would not come out, he tried it twice. As a sample he draws off a thimbleful of forenoon. It smells of starch and wet nettles.',
    a: {
      label: 'Look at the morning only',
      result:
        'You put your eye to the bunghole. A kitchen, yours, with strange curtains; a back bent over the stove, flour on the plait. ‘How many eggs?’ asks a voice, and yours, with its mouth full, says two. The back begins to laugh. Gently the man pushes the bung in. Until nightfall you wear the ring of the cask round your eye.',
    },
    b: {
      label: 'Take the whole cask',
      result:
        'You have hold of one hoop and he of the other, and so it goes down the embankment, now with you on top, now with him. In the ditch the cask comes to rest; light drips from a seam. He sits down beside it and weeps. It was his best. He never meant to sell it at all, he only wanted somebody to look.',
    },
  },
  TAN14: {
    text: 'Long before dawn a bell begins to ring on the hill, without a rope and without a ringer. After it comes a morning, a second one, thin, and rises where no morning has any business, in the north. Birds wake. On all your papers the date is running. The day that was taken out wants to be lived, and up the road, in nightshirts, come people who want to get into it.',
    a: {
      label: 'Calm it hour by hour',
      result:
        'You walk alongside and talk to it as to a horse: four o’clock, good; five o’clock, steady. At eight it takes the halter. Noon is the worst; it rears, all the shadows creep under their owners, and you talk on, about oats, about the price of paper. Towards evening it breathes quietly and follows you down the road, a little to the left.',
    },
    b: {
      label: 'Hold the road against them',
      result:
        'Nearly all of them have lost somebody; why else does one run towards a day. A smith with a baby’s bonnet in his fist, two sisters, an old man who only says ‘let me through’. You push and are pushed and learn the names they call. Then the light sinks back. On the road lie slippers, several dozen, all pointing north.',
    },
    k1: {
      label: 'Stop the clapper with your hand',
      result:
        'This voice has rung by your hand before. You wait for the swing and put your palm between. It hurts as when a cow leans against you. The bronze trembles, then holds its breath. It will wait for you, your wrist understands, as far as the city. Over the field the thin light is folded up like a tablecloth.',
    },
  },
  TAN15: {
    text: 'The man under the signpost asks you for the time and takes an honest pleasure in the answer. Where he lives it is always about four: one single afternoon after rain, ever since the eighth, with sheaves on either hand. He only comes out for matches. Whom does one meet there? Hardly anyone. A woman on a bridge. She is waiting, he adds, and measures you with his eyes, for somebody of roughly your height.',
    a: {
      label: 'Walk a mile of it with him',
      result:
        'Beside the signpost he steps off the road, and you after him. Puddles, straw, any number of larks. The shadows point to the left, and after a mile they have not stirred by a straw’s breadth. Far ahead something white leans over a rail. ‘That is as near as it comes,’ he says. Back on the road, you have grain in every pocket.',
    },
    b: {
      label: 'Give him a letter for her',
      result:
        'It turns out short. For the address you put: on the bridge. He lays it in his hat, asks what he has in his hat, is told, nods and forgets it again. Three times on the way he stops, takes it out and puts it back with both hands. Then he is a hat among the sheaves, and then a sheaf.',
    },
  },
  TAN16: {
    text: 'In the Archive of the nameless city lie, under glass, the days that somebody wished not to have. Yours is a hand long, of a dull silver, like a fish, and twitches now and then. The card says who ended in it: Tobin, six years; Maris, married, and then your address. On the bench an old woman is knitting a child’s sleeve. It was her wish, for Tobin’s sake. ‘I knew you would come,’ she says. The key hangs on a nail.',
    a: {
      label: 'Open the glass',
      result:
        'The key turns as if it were used every day. A smell of stubble and rain, then of bread, candle, wet dog; on the bench the clicking stops. You hold out your hands, but the day slips through between them, smacks on the tiles and is off by the crack under the door. Outside, in the middle of the afternoon, a first cock crows.',
    },
    b: {
      label: 'Let her decide',
      result:
        'You put the key in her lap, on the wool. She lays down her needles, and only now can one hear how long it has not been quiet. Her breath mists the glass; she wipes it with a sleeve, the small one. Her hand with the key is perfectly steady until a finger’s breadth from the lock.',
    },
    c: {
      label: 'Break it and step in',
      result:
        'First with the bench, then with the shoulder. Brass ushers come trundling out of the aisles and seize you by the coat; they may keep the coat. The pane does not splinter, it gives way in rings and closes behind you like water. Outside, already a little blurred, the old woman raises the sleeve, as one waves from a quay.',
    },
    k1: {
      label: 'Lay the warm page on the glass',
      result:
        'It settles on the pane as if cut to measure. Print rises in it, your own type, battered e and all: sunrise, two eggs, a quarrel about curtains, made up by ten; women reaping; rain. Line by line the silver thing below grows paler. The old woman reads along, moving her lips. The last line is a single word, bridge.',
    },
  },
  TAN17: {
    text: 'You sit on the steps of the Archive, you and the old woman, and the day comes back in order, to everyone. Eggs. Wheat. Rain. At about four Tobin leans out too far, and Maris runs along the wet planks to catch hold of him, and the rail breaks. Both are dead, and both have lived; all the years are there again, with the whistling and the laughter. The old woman puts down her knitting and does not know where to keep her hands.',
    a: {
      label: 'Mourn properly, with a date',
      result:
        'In the new almanac the sheet comes out full. Between the eighth and the tenth stands a line: sunrise, weather, two small crosses. You wear black, and can say since when. On the day itself a boy comes into the shop, runs his finger along the line and finds himself there, too. He has brought a cake. On the table are two plates.',
    },
    b: {
      label: 'Go to the bridge with her',
      result:
        'It is an ordinary bridge with a new rail. She has brought a dahlia for Maris; you, though nothing was arranged, have a sprig of mint for Tobin. You let go at the same moment. At the bend the dahlia is caught by a root, and the mint circles beside it until both come free. Then you unwrap the bread.',
    },
  },
  TAN18: {
    text: 'She cannot. When the lamps light themselves, as is their habit here, she is still standing before the lock, and you free the key from her fingers, one after the other. It could be done now; nobody would stop you. You hang it on its nail. At the gate she says ‘Tobin’ and you say ‘Maris’, as people introduce their company. At home, in the evening, you lay the second plate, and this time you do not put it back.',
    a: {
      label: 'Print only the two names',
      result:
        'Two names in the middle of the page; no date, no cross. The apprentice opens his mouth, shuts it again and sets them. No customer asks. Old almanacs end up on a nail in the privy and dwindle leaf by leaf; passing through the villages in winter, you see everywhere the nail, the string, and that one page.',
    },
    b: {
      label: 'Sell the page white',
      result:
        'In the first year people take the empty page for a mistake; in the second they write on it whom they owe a visit. A hen is returned, a fence moves back by a foot. Nobody has decreed it. By the fifth year the bakers have a roll for that day, quite plain, and sell it only in pairs.',
    },
  },
  TAN19: {
    text: 'It is afternoon, about four, and warm. The rain has just gone over; stubble on both banks, wet planks, steam. In the water is the child, Tobin, and his cap has already drifted a little way ahead of him. On the bridge Maris is leaning far out over the rail, which is rotten. She is looking down at him, not yet at you. To the bank it is thirty paces. You can swim.',
    a: {
      label: 'Jump in after him',
      result:
        'The water is colder than the day. You have him by the collar, or you have the collar; the rail breaks, or it does not; above you somebody cries your name. Then it is about four, and warm, and the cap is drifting ahead. You jump. Each time, you jump. In the Archive the day no longer lies under its glass. It swims.',
    },
    b: {
      label: 'Call to her, only call',
      result:
        'You call her name, once, with all the breath you have. She turns round. The hair slides back from an ear with a small scar, she sees who it is, and her face makes ready to say something. That is the whole day. On the water the cap stands still. Under the bridge hangs a swallow with open wings.',
    },
  },
})
