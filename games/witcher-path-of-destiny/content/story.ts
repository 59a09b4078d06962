import type { Side, SymbolId } from './symbols.ts'

/** Which decisions were taken so far: '' in chapter 1, 'L' or 'R' in chapter 2, 'LL' to 'RR' in chapter 3. */
export type Path = '' | 'L' | 'R' | 'LL' | 'LR' | 'RL' | 'RR'
export type EndPath = `${'LL' | 'LR' | 'RL' | 'RR'}${'L' | 'R'}`

/** What a page gives to, or takes from, the holder of a path token. */
export type Bonus =
  /** Less than none is a penalty. */
  | { readonly kind: 'xp' | 'vp'; readonly amount: number }
  /** A token of that path's symbol of the chapter that begins (WPD-NEXT-04). */
  | { readonly kind: 'active'; readonly side: Side }
  | { readonly kind: 'draw'; readonly draw: number; readonly discard: number }
  /** Whoever is first already gains XP instead. */
  | { readonly kind: 'first'; readonly otherwise: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'special'; readonly symbol: SymbolId }
  | { readonly kind: 'look' }

export interface Story {
  readonly active: { readonly [P in Path]: { readonly [S in Side]: SymbolId } }
  /** By page. */
  readonly bonuses: { readonly [page: number]: { readonly [S in Side]: Bonus } }
}

export const xp = (amount: number): Bonus => ({ kind: 'xp', amount })
export const vp = (amount: number): Bonus => ({ kind: 'vp', amount })
export const active = (side: Side): Bonus => ({ kind: 'active', side })
export const drawOne: Bonus = { kind: 'draw', draw: 1, discard: 0 }
export const drawTwoDiscardOne: Bonus = { kind: 'draw', draw: 2, discard: 1 }
export const first: Bonus = { kind: 'first', otherwise: 1 }
export const last: Bonus = { kind: 'last' }
export const special = (symbol: SymbolId): Bonus => ({ kind: 'special', symbol })
export const look: Bonus = { kind: 'look' }

/**
 * WPD-RULING-50: the page that opens a chapter. The next one leads in, and on the two after that lies the decision. Chapter 1
 * opens with the intro, the others with the outcome of the decision before.
 */
export const OPENING_PAGE: { readonly [P in Path]: number } = { '': 2, L: 6, R: 10, LL: 14, LR: 18, RL: 22, RR: 26 }

/** The page of the final scoring; the epilogue is the next one. */
export const FINAL_PAGE: { readonly [P in EndPath]: number } = {
  LLL: 30,
  LLR: 32,
  LRL: 34,
  LRR: 36,
  RLL: 38,
  RLR: 40,
  RRL: 42,
  RRR: 44,
}
