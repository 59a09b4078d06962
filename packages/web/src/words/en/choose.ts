export const choose = {
  title: {
    learn: 'Which game would you like to learn?',
    play: 'What will you play?',
    friends: 'What will you play together?',
  },
  text: {
    learn:
      'A bot, the apprentice, sits down with you, and every kind of question is explained when it comes for the first time.',
    play: 'How many bots sit down and how well they play is for you to say.',
    friends: 'Send the others a link, or hand one device around.',
  },
  first: 'A good first game',
  lesson: 'Begin the lesson',
}
