export const SYMBOLS = ['combat', 'diplomacy', 'exploration', 'magic'] as const
export type SymbolId = (typeof SYMBOLS)[number]

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** The two paths of a decision. */
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

export function other(side: Side): Side {
  return side === 'left' ? 'right' : 'left'
}
