import { SLOTS, type Slot } from '../content/abilities.ts'
import { AUTOMA_TRACK_END, GOLD_END, GOLD_VP, TRACK_END, UNLOCK_AT } from '../content/track.ts'

export interface Markers {
  readonly xp: number
  readonly gold: number | null
}

/** Where a player's regular marker stops; the Automa's stops earlier (WPD-SOLO-20). */
export const PLAYERS_TRACK = TRACK_END
export const AUTOMAS_TRACK = AUTOMA_TRACK_END

/** WPD-XP-01, -04 to -07: the regular marker to the end of its track, the gold one with the rest. */
export function gained({ xp, gold }: Markers, amount: number, end: number): Markers {
  if (gold !== null) return { xp, gold: Math.min(GOLD_END, gold + amount) }
  if (xp + amount < end) return { xp: xp + amount, gold }
  return { xp: end, gold: Math.min(GOLD_END, xp + amount - end) }
}

/** WPD-XP-08: the marker in use moves back, never below 0. */
export function lost({ xp, gold }: Markers, amount: number): Markers {
  return gold === null ? { xp: Math.max(0, xp - amount), gold } : { xp, gold: Math.max(0, gold - amount) }
}

/** By how many steps the markers stand further. */
export function stepsBetween(before: Markers, after: Markers): number {
  return after.xp + (after.gold ?? 0) - before.xp - (before.gold ?? 0)
}

/** WPD-XP-02, -03: the abilities whose positions the marker reached or passed on its way. */
export function unlockedBetween(before: number, after: number): readonly Slot[] {
  return SLOTS.filter((slot) => UNLOCK_AT[slot] > before && UNLOCK_AT[slot] <= after)
}

/** WPD-FINAL-06, -07 */
export function experienceVp({ gold }: Pick<Markers, 'gold'>): number {
  return gold === null ? 0 : (GOLD_VP[gold] ?? 0)
}
