import type { Slot } from './abilities.ts'

/** WPD-XP-04: where the regular marker stops and the gold one starts. */
export const TRACK_END = 20
/** WPD-XP-07 */
export const GOLD_END = 20
/** WPD-XP-02: our own positions; the rulebook says only that there are some. */
export const UNLOCK_AT: { readonly [S in Slot]: number } = { 1: 0, 2: 5, 3: 10, 4: 15 }
/** WPD-SOLO-20: where the Automa's second ability and its gold marker wait. */
export const AUTOMA_TRACK_END = 8
/** WPD-FINAL-06: VP by the position of the gold marker, from 0 to 20; our own scale. */
export const GOLD_VP: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11]
