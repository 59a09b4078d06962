import { plural } from '../plural.ts'

/** The end of a game, and what is kept of it. */
export const ending = {
  youWonBy: (n: number) => (n === 1 ? 'You won by one.' : `You won by ${n}.`),
  youWonEven: 'You won: the points were even, the tie-break decided.',
  decided: (source: string, by: number, than: string) =>
    `What decided it: ${source}, ${plural('en', by, { one: 'point', other: 'points' })} more than ${than}.`,
  keepsake: 'Keepsake',
  keepsakeTitle: 'A keepsake of this game',
  keepsakeSave: 'Save the picture',
  keepsakeShare: 'Send it',
  keepsakeLink: 'Put the game on the server, and its address on the picture',
  keepsakeCopy: 'Copy the link to the replay',
  keepsakeWait: 'The picture is being drawn.',
  keepsakeFailed: 'This browser cannot draw the picture.',
  keepsakeOf: (game: string, names: string) => `${game}: ${names}`,
  verified: 'dice verified',
}
