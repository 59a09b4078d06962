import type { Colour, Side, SymbolId } from './symbols.ts'

/** What must be had or lost once (WPD-EFF-C1, -C4 to -C7, -C10). */
type SingleCondition =
  | { readonly kind: 'lose-symbol'; readonly symbol: SymbolId }
  | { readonly kind: 'colour-at-least' | 'colour-exactly'; readonly colour: Colour; readonly count: number }
  | { readonly kind: 'inactive-at-least'; readonly count: number }

/** What counts one, two or three times (WPD-EFF-C2, -C3, -C8, -C9). */
type ScaledCondition =
  | { readonly kind: 'lose-symbols'; readonly symbol: SymbolId }
  | { readonly kind: 'lose-inactive' | 'inactive' }
  | { readonly kind: 'colours'; readonly colour: Colour }

/** WPD-EFF-R2 to -R4, -R9: so many for each step of the condition. */
type ScaledResult =
  | { readonly kind: 'xp'; readonly amount: number }
  | { readonly kind: 'active'; readonly side: Side; readonly amount: number }
  | { readonly kind: 'symbol'; readonly symbol: SymbolId; readonly amount: number }

/** WPD-EFF-R1, -R5 to -R8, -R10. */
type SingleResult =
  | ScaledResult
  | { readonly kind: 'each-active' }
  | { readonly kind: 'symbols'; readonly symbols: readonly SymbolId[] }

export type Condition = SingleCondition | ScaledCondition
export type Result = SingleResult

/** WPD-EFF-01: a condition and a result; scaled conditions go with scaled results alone (WPD-EFF-13). */
export interface Effect {
  readonly scaled: boolean
  readonly condition: Condition
  readonly result: Result
}

export interface Card {
  readonly colours: readonly Colour[]
  readonly symbols: readonly SymbolId[]
  readonly effect: Effect | null
}

/** WPD-EFF-08 */
export const HIGHEST_DEGREE = 3

export function single(condition: SingleCondition, result: SingleResult): Effect {
  return { scaled: false, condition, result }
}
export function scaled(condition: ScaledCondition, result: ScaledResult): Effect {
  return { scaled: true, condition, result }
}

export const lose1 = (symbol: SymbolId): SingleCondition => ({ kind: 'lose-symbol', symbol })
export const lose123 = (symbol: SymbolId): ScaledCondition => ({ kind: 'lose-symbols', symbol })
export const loseInactive123: ScaledCondition = { kind: 'lose-inactive' }
export const atLeast = (count: number, colour: Colour): SingleCondition => ({ kind: 'colour-at-least', colour, count })
export const exactly = (count: number, colour: Colour): SingleCondition => ({ kind: 'colour-exactly', colour, count })
export const cards123 = (colour: Colour): ScaledCondition => ({ kind: 'colours', colour })
export const inactive123: ScaledCondition = { kind: 'inactive' }
export const inactive2: SingleCondition = { kind: 'inactive-at-least', count: 2 }

export const xp3: SingleResult = { kind: 'xp', amount: 3 }
export const xp123: ScaledResult = { kind: 'xp', amount: 1 }
export const active123 = (side: Side): ScaledResult => ({ kind: 'active', side, amount: 1 })
export const active2 = (side: Side): SingleResult => ({ kind: 'active', side, amount: 2 })
export const eachActive: SingleResult = { kind: 'each-active' }
export const two = (symbol: SymbolId): SingleResult => ({ kind: 'symbol', symbol, amount: 2 })
export const symbol123 = (symbol: SymbolId): ScaledResult => ({ kind: 'symbol', symbol, amount: 1 })
export const oneEach = (...symbols: readonly SymbolId[]): SingleResult => ({ kind: 'symbols', symbols })
