/** The six attributes, in the order of their rows on a sheet. */
export const ATTRIBUTES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

export const CLASS_COLOURS = ['green', 'blue', 'red', 'purple', 'black', 'white'] as const
export type ClassColour = (typeof CLASS_COLOURS)[number]
export const COLOURS = [...CLASS_COLOURS, 'gold'] as const
export type Colour = (typeof COLOURS)[number]

/** How many dice of each colour there are (73 in all). */
export const DICE: { readonly [C in Colour]: number } = {
  green: 10,
  blue: 10,
  red: 10,
  purple: 10,
  black: 10,
  white: 10,
  gold: 13,
}

/** Up is towards good, down towards evil, left towards lawful, right towards chaotic. */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const CARD_TYPES = ['weapon', 'armor', 'trait', 'skill'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const SIDES = ['female', 'male'] as const
export type Side = (typeof SIDES)[number]
