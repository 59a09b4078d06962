import { plural } from '../../words/plural.ts'

/** How dice are made and proven, in English. */
export const en = {
  title: 'Proof of the dice',
  working: 'Playing the whole game again from its seed…',
  fair: 'The dice were honest.',
  unfair: 'Something does not agree.',
  older: 'The rules have changed since this game. Save its record and have it proven by the version that played it.',
  how: 'How the dice are rolled, and what the house could still do',
  beforehand: {
    yes: 'The seed of the house is the one whose hash this browser noted before the game.',
    no: 'The seed of the house is another one than was promised before the game.',
    unknown:
      'This browser did not sit down here: that the hash of the seed was shown before the game is the word of the house.',
  },
  own: {
    yes: 'What this browser mixed in is in the dice.',
    no: 'What this browser mixed in is not in the dice.',
    unknown: 'This browser mixed nothing in.',
  },
  others: {
    yes: 'What the others mixed in is what they had sealed before anybody showed anything.',
    no: 'What somebody else mixed in is not what they had sealed.',
    unknown: 'This browser saw no seals of the others.',
  },
  outcomes: (n: number) =>
    `${plural('en', n, { one: 'throw or draw comes', other: 'throws and draws come' })} from the seed and these words, worked out here by the rules.`,
  onTable: {
    yes: 'They lead to exactly what lies on the table.',
    no: 'They do not lead to what lies on the table.',
    unknown: '',
  },
  page: {
    title: 'How the dice are rolled',
    made: 'Nobody decides alone',
    madeText: [
      'When a table opens, the house thinks of a seed and shows its hash at once. The seed can no longer be exchanged.',
      'Whoever sits down has their browser think of words at random. It shows their hash alone, the seal; the words stay in the browser. That holds for whoever opened the table too. Bots mix nothing in.',
      'When the game is started nobody can sit down or leave any more, and the browsers show their words. Every throw and every draw follows from the seed and all the words together. As long as anything could be chosen, nobody knew what would come of it.',
      'On one device the same is done by the device itself, for everybody who plays there.',
    ],
    proven: 'Proven in your own browser',
    provenText: [
      'At the end the seed is shown, and “Verify the dice” plays the whole game again in your browser: the seed against the hash that your browser noted before the game, your words and the seals of the others as it noted them, each throw and each draw by the rules, and the end against what lies on the table.',
      'If you do not trust this page either, for it comes from the house: save the record and have it proven elsewhere, with krcma verify from a copy of the program that you got yourself.',
    ],
    left: 'What whoever runs the house could still do',
    leftText: [
      'Know what comes. The seed lies in the store of the house, with all that is hidden: whoever runs it could look up cards and coming throws. They cannot change them. With people whom you do not trust, do not play in a house that they run.',
      'Not begin. When all words are known the house could let the table break, because the dice would not please it. You would see that: the game does not begin, and everybody sits down anew.',
      'Leave words out. If somebody’s words do not come within twenty seconds, the game can be begun without them, and everybody sees whose they are. A house that sits at the table under another name could gain the choice between two courses of the game so. Do not begin without the words of somebody whom you do not know.',
      'Seal nothing. A seat without a seal, a bot’s too, adds nothing; with one honest seal, yours, nobody could have chosen the dice.',
      'Play the bots. What a bot decides follows from no seed, and nobody can prove that a bot decided it.',
    ],
  },
}
