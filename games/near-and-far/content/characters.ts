/** Each with the code that the numbers of its encounters begin with. */
export const CHARACTERS = {
  riza: 'RIZ',
  ejim: 'EJI',
  rin: 'RIN',
  shardling: 'STR',
  grear: 'GRE',
  vera: 'VER',
  tanian: 'TAN',
  kikli: 'KIK',
} as const

export type Character = keyof typeof CHARACTERS
export const CHARACTER_IDS = Object.keys(CHARACTERS) as Character[]

/** NAF-SETUP-17: not in one game where the stories of characters are told. */
export const NEVER_TOGETHER: readonly (readonly Character[])[] = [['ejim', 'rin']]
/** NAF-SETUP-18: best with two players. */
export const LONG_STORIES: readonly Character[] = ['shardling', 'rin']
