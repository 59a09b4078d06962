import { pages } from '../pages.ts'

export const chapter = pages({
  A: {
    text: 'In the galleries the lamps are never put out, so whoever wants to sleep has to buy the dark. At the cave mouth a glogo sells it by the ladle from a covered barrel; the queue of miners with jars reaches round the bend, and nobody pushes. Beneath the barrel a puddle of night has gathered, and a cat is asleep in it.',
    a: {
      label: 'Pay for a place with a story',
      result:
        'You tell them about the uncle who crossed a desert to return a borrowed spoon. They laugh in the right place and wave you forward, one after another. A woman with a caravan badge fills your jar from her own. It weighs nothing and keeps your palm cool.',
    },
    b: {
      label: 'Mend the leaking barrel',
      result:
        'With a new stave, a rag and a little pitch you stop the night from dripping. The glogo taps along the hoops with a hammer no longer than a finger, then gives it to you. The cat, left lying in daylight, looks at you for a long time.',
    },
  },
  B: {
    text: 'Every noon the steam in Kettle Hollow whistles a tune of eleven notes, and by it the glogos set their clocks, their soup and their quarrels. Today the fourth note is wrong, and the great valve screams along with it. Nobody has eaten, nobody has quarrelled; thirty small people stand under the pipes, caps in hand, waiting to be told what time it is.',
    a: {
      label: 'Look for the wrong note',
      result:
        'In the fourth pipe, on a ledge of limescale, sits a nest of blind swallows. You lift them out in a rag soaked with warm oil. At one minute past noon the tune is whole, and the pipe warden, who has no eyebrows, shows you what else lamp oil can do.',
    },
    b: {
      label: 'Smash the screaming valve',
      result:
        'Three blows and the valve is scrap. The steam, with nothing left to say, turns to the soup instead, which boils at once. They eat without a word, one finger still in one ear, and somebody pushes a coin across the table to you.',
    },
  },
  C: {
    text: '‘You are standing in my half,’ says one surveyor to the other. Between them, on a post, burns the only lantern in the gallery, and a chalk line runs along the floor through the middle of its light. They bought it together a year ago. Since then both have walked home in the dark every night, lest the other should have all of it.',
    a: {
      label: 'Divide the light with a mirror',
      result:
        'You hang a pocket mirror behind the flame and turn it by a finger’s width. Now there is light on both sides, and on each side all of it. They walk home arm in arm along the chalk line, rubbing it out with their heels.',
    },
    b: {
      label: 'Take the lantern from both',
      result:
        'It is soon done; neither is used to defending more than a half. For once they are of one mind, about you. On the hook hang their supper and some small change. Behind you two voices grope along the wall, telling each other where to step.',
    },
  },
  D: {
    text: 'A lift platform hangs over a dark shaft. Three glogos, none taller than your knee, haul on the chain and get nowhere; on the boards sits a crate as big as a cart. When they notice you they let go, and the platform drops a hand’s width with a groan.',
    a: {
      label: 'Grease the pulley',
      result:
        'You rub lamp fat into the wheel and call out when to pull. The crate rises as if it were empty. The smallest glogo presses a toothed brass ring into your hand and runs off before you can say thank you.',
    },
    b: {
      label: 'Climb the chain and take the crate',
      result:
        'You are up the chain before they understand. The crate holds dried mushrooms and one good lamp. Behind you somebody small begins to cry.',
    },
  },
  E: {
    text: 'You have never been here before. The wall of crystal at the end of the passage, so the miners say, repeats whatever was said in front of it yesterday: curses, sums, a lullaby. You hold up the lamp and look for a way round. The crystal clears its throat and says your name, in your own voice, through clenched teeth.',
    a: {
      label: 'Answer the voice carefully',
      result:
        'You ask what has happened. A slab, says the wall, above the third pillar. So you give that one a wide berth, and the slab comes down on nobody. In the fresh break shines a gem. The crystal is silent for a while, then begins to hum.',
    },
    b: {
      label: 'Break through before it happens',
      result:
        'The wall gets out one more syllable and bursts. Behind it, on the last two strands of a rope, sways the laden kitchen hoist of a lizardfolk shift, right above where you were going. The cooks haul it in, count the strands and pay you in supper and small coin.',
    },
  },
  F: {
    text: 'Saddled, bridled and belled, a pack bird blocks the passage and does not look round. To its stunted wing somebody has pinned a sheet of paper. It is a will, properly witnessed. The rider, it says, has gone on by another way; the saddle, the bags and all debts pass to the bird.',
    a: {
      label: 'Read the will to the bird',
      result:
        'You read slowly and leave out no clause, as one reads to an heir. At the signature the bird lowers its neck until the reins slide into your hand. For the first mile the bell is silent. Then it begins to ring in time with your steps.',
    },
    b: {
      label: 'Search the saddlebags first',
      result:
        'It kicks, and it kicks well, but straps are only straps. You get away with the purse. The bird does not follow you. The bell does: you hear it behind every bend, all the way, although it still hangs round that neck.',
    },
  },
  G: {
    text: 'Step four thousand and eleven is just being swept. The grandmother marks out, the father cuts, the children carry the chips up in baskets; this family of lizardfolk is building a stair downward and began before the grandmother was hatched. You ask where it is to lead. They look at one another. ‘Down,’ says the youngest, since nobody else will.',
    a: {
      label: 'Carve one step with them',
      result:
        'They lend you the second-best chisel and correct your elbow. By evening there is a step with your initials and the number 4012. The children try it first, one by one, very seriously. It does not rock, and the chisel is yours.',
    },
    b: {
      label: 'Persuade them this is the end',
      result:
        'You talk until the lamps need filling. At last they lay down their tools, pay you the day’s wage and sit in a row on the lowest step, not knowing what to do with their hands. After a while the grandmother asks what there is at the top.',
    },
  },
  H: {
    text: 'Mushroom Steps give a little under the boot and rise again when you have passed. On the broadest of them a hermit is stirring a pot. He feeds everyone who comes and takes no money, but he has one rule: first you finish what the guest before you could not. He slides the bowl across. It is more than half full and still steaming.',
    a: {
      label: 'Finish the bowl',
      result:
        'It is the grief of a cheerful man, rather salty, with good dumplings at the bottom. Twice you have to put the spoon down. When the bowl is clean the hermit dictates the recipe to you. At the salt he hesitates; how much, he says, you know by now.',
    },
    b: {
      label: 'Tip the pot, take the larder',
      result:
        'The broth runs down the stairs, and the stairs drink it. While the hermit kneels with his ladle, saving what he can, you pack the smoked meat and a coin some guest has hidden under the salt. On your way down the steps close behind you, one by one, softly.',
    },
  },
  I: {
    text: 'The accused is taller than the court. It lies on straw in the middle of the chamber, grey, mossy on one side, and is charged with having rolled: through a hen-house, at night, on the second of the month. Seven glogos in chains of office wait to hear what the boulder has to say. The bench for the defence is empty.',
    a: {
      label: 'Speak for the boulder',
      result:
        'You point to the moss: three years’ growth and not a scratch. The court puts its heads together, measures it with a thread and acquits. Costs are awarded against the slope. Outside they wedge a pebble under your client, to keep its name clean.',
    },
    b: {
      label: 'Give false witness for a fee',
      result:
        'You swear that it rolled, whistling. Under the table the owner of the slope, who never put up a fence, passes you a purse with a gem on top. The boulder gets eleven years in the corner. It takes all seven judges to turn its face to the wall.',
    },
  },
  J: {
    text: 'Warm pipes run through the dark here, and on them, row behind row, grow bushes with leaves as white as paper. It is tea, the pickers explain much too loudly, for their ears are wrapped in bandages. The bushes whisper, and whoever listens picks little. High up under the vault something leathery turns over in its sleep.',
    a: {
      label: 'Pick without bandages',
      result:
        'Nine hundred leaves share a single secret: every winter the rich man who owns the pipes lies down between the rows and begs to be told that he is warm. Under the last bush he has buried a gem for whoever listens that far.',
    },
    b: {
      label: 'Drive off the bats',
      result:
        'There are forty of them, each with a white leaf in its teeth, so that the vault looks like a letter being torn up. You swing a rake until the last one lets go. The pickers pay you in coin and cake, shouting their thanks.',
    },
  },
  K: {
    text: 'Two rows of glogos stand side by side, from the foot of the slope to the top, and all of them are sneezing. One row passes buckets of pepper upward, the other passes the same buckets down. So it has been since grandfather’s time. The foremen are posted at opposite ends, a thousand paces apart, and have never met.',
    a: {
      label: 'Introduce the two foremen',
      result:
        'One you bring down, the other up, and halfway they look at each other by the light of your lamp. They have the same ears. They are cousins. Along both rows the buckets are set down, and somebody, for the first time in three generations, sits.',
    },
    b: {
      label: 'Keep every tenth bucket',
      result:
        'You step into the middle of the line, where the lamps are weakest. Nobody counts, everybody sneezes, and by evening you have pepper to sell and pepper to eat. Far up the slope an old glogo stands with his arms held out, waiting for a bucket that does not come.',
    },
  },
  L: {
    text: 'According to the note on the wall, the customer comes today. It is in great-grandfather’s hand, and the date is underlined twice. Beneath it a glogo in his best collar gives a last rub to a gem as big as his head, the only one in the whole gallery that was ever finished. He hears your steps, hides the cloth and stands up straight.',
    a: {
      label: 'Be the customer, leave the stone',
      result:
        'You walk round it, breathe on it and find nothing to wipe away. ‘It should stay where the light is good,’ you say. The glogo has to sit down. Then he writes ‘to full satisfaction’ under the date and, having asked how it is spelt, your name.',
    },
    b: {
      label: 'Be the customer, take the stone',
      result:
        'He wraps it in the cloth he has polished it with all his life and counts out the change that great-grandfather owed you. From the bend you look back once: he stands beside the empty pedestal and waves, and goes on waving as long as your lamp can be seen.',
    },
  },
  M: {
    text: 'A woman with clay up to her elbows sits by an underground pool and waits. ‘It gives back what you drop,’ she says, ‘only never the same thing.’ On the bottom lie coins, keys and a single shoe.',
    a: {
      label: 'Drop a coin and wait',
      result:
        'For an hour nothing moves. Then a bubble bursts, and a blue bead lies at your feet, warm as an egg. The woman nods like someone who has won a bet.',
    },
    b: {
      label: 'Dive in',
      result:
        'The cold steals your breath, but your fingers close on a leather tube sealed with wax. The map inside is dry.',
    },
  },
  N: {
    text: 'The shaft is flooded to the brim, and yet at the bottom a lamp is burning. It belonged to the lamp-keeper, who drowned on duty and had filled it that same morning. Wherever its light falls the rock turns clear as weak tea, and you can see a good way in. Something long and pale winds itself round the glass and unwinds again.',
    a: {
      label: 'Read the rock by its light',
      result:
        'Flat on your stomach at the edge, you read the wall like a page: a vein, a skeleton with its pick raised, a door. You dig where the next blow would have fallen. A gem drops out of the vein. Behind the door is a pantry, and the jam has kept.',
    },
    b: {
      label: 'Fight the eel for the lamp',
      result:
        'The eel is old, thin as a rope, and fights with half its strength; the other half holds the flame. You bring up the lamp and the chest it stood on, and see why the flame never went out: the eel fed it with its own fat. Below you the water slowly darkens.',
    },
  },
  O: {
    text: 'Beyond the last chalk mark the caves end in a kitchen. The table is laid for nine and the soup is hot. Eight chairs are grey with dust, nobody has moved them for years; the ninth has been wiped. There is no stove, no cook and no second door. Only cupboards stand along the wall, shut, and creak when you come near.',
    a: {
      label: 'Sit on the ninth chair and wait',
      result:
        'You touch nothing. The soup does not cool. Towards morning someone comes down the passage, wet from a rain that fell years ago, and counts the chairs. ‘I am late.’ You push the plate across. On the way back there is one more of you.',
    },
    b: {
      label: 'Go through the cupboards',
      result:
        'The drawers hold on from inside, each as long as it can, and you win them one at a time: smoked fish, a cheese, coins knotted into a napkin. In the last one lies a list of eight names. That drawer you close again, and it lets you.',
    },
  },
  P: {
    text: 'Heat stands in the doorway like a second door. Behind it the furnace hall is casting toothed brass rings as big as a palm, ten to a tray, trays stacked up to the vault. Nobody knows what they belong to. On the lectern the order book lies open, and the last entry lacks the customer’s signature. A glogo keeps the pen wet, day and night.',
    a: {
      label: 'Sign for the delivery',
      result:
        'You sign. The hammers fall silent, and down by the furnaces a cheer goes up, uncertain, known only from hearsay. For the receipt you are given the deed to a gallery, small, honest and dry. At the back somebody is already pouring the next tray, out of habit.',
    },
    b: {
      label: 'Carry off a sack of rings',
      result:
        'Brass is brass, and the guard at the chute is no taller than the sack. Two passages on, a dealer takes it without a question and pays half in stones. In the evening, as every evening, they count the rings. Then you hear them begin again from one.',
    },
  },
})
