/** WPD-STRI-06, -09: how many cards of the colour a level asks for, and its XP. One requirement card for each colour. */
export const LEVELS = [
  { cards: 3, xp: 1 },
  { cards: 4, xp: 2 },
] as const
