import { pages } from '../pages.ts'

export const chapter = pages({
  162: {
    text: 'The drums have broken off. The Red King sits on a kerb and looks at his knee. It is bleeding, not badly, the way boys’ knees bleed on such stones. He touches it, looks at the finger with interest, and holds it out for you to see. ‘Will it stop?’ he asks.',
    won: {
      result:
        '‘By tonight,’ you say, and press a handkerchief on it. His name is Mato. When he wished, he says, he was looking out of the window so as not to cry, and a tree stood there; he had nothing against it. In the forest, at this hour, every wound closes. He hands you his crown, to hold, and asks whether there will be a scar.',
    },
  },
  163: {
    text: 'As nobody offers a chair, the Ivory Queen sits down on a threshold and lays her hands in her lap, like two things left in her care. There is a click. The little finger comes open, then the next, and the next, as one unlocks a house after a long journey. ‘Do sit,’ she says. ‘This may take all afternoon.’',
    won: {
      result:
        'She grows old as she talks, and is better company by the hour. Her mother died at thirty-one; it had seemed impolite to become older than she. Towards evening she asks for a mirror and laughs at it, kindly. ‘So that is how she would have looked.’ Two rings, now loose, are yours. Far off a child drinks from a spring, and stays a child.',
    },
  },
  164: {
    text: 'Captain Shreya gives up her sword in good form, hilt forward, blade along the forearm. She has one request and makes it standing: that Patience may be allowed to sink, once, properly, in however little water there is. What is left of the crew looks straight ahead. One of them is already unlacing his boots.',
    won: {
      result:
        'The fountain in the square is knee-deep, and it is enough. Patience goes down in it bow first, masts and all, with honours. There is grog for everyone. That night a little rain falls on the dry sea. In the storm, says Shreya, she was not thinking of the ship. The cook had a canary. It was singing; nobody had told it.',
    },
  },
  165: {
    text: 'Zag does not run. He sits down on his travelling case and turns out his pockets, in order of value: keys, contracts, somebody’s left-handedness, the last breath of a tenor, in its bottle. The labels flutter in the draught. In the end one pocket remains, on the inside, buttoned. He looks at it as if it belonged to a customer.',
    won: {
      result:
        'It holds a child’s first tooth, his own, the one thing he never sold; at six he offered it at every door. He does not ask to be forgiven. He asks what a thing is worth that nobody wants, and pays four coins for an opinion. You close his fingers over it. That night the shadows come home, and dogs get up to let them in.',
    },
  },
})
