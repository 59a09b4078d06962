import { ARMIES } from '../content/difficulty.ts'
import { NEUTRAL_IDS, NEUTRALS } from '../content/neutral-units.ts'
import type { Difficulty } from '../content/tiles.ts'
import { TIERS, type Tier } from '../content/units.ts'
import { faceOf } from '../reckoning/army.ts'
import { worthOf } from '../reckoning/battle/stakes.ts'
import type { Seat, State, Unit } from '../shape.ts'

/** Units that take part in a combat at most (H3B-COMB-08). */
const FIGHTING = 5
/** What cards in hand are worth in a combat. */
const CARD = 0.6

/** What a card of each tier is worth on average. */
const AVERAGE = Object.fromEntries(
  TIERS.map((tier) => {
    const faces = NEUTRAL_IDS.filter((id) => NEUTRALS[id].tier === tier).map((id) => worthOf(NEUTRALS[id].face))
    return [tier, faces.reduce((sum, one) => sum + one, 0) / faces.length]
  }),
) as Readonly<Record<Tier, number>>

export function unitWorth(unit: Pick<Unit, 'card' | 'side'>): number {
  return worthOf(faceOf(unit))
}

/** The best units that would fight. */
export function armyWorth({ players }: Pick<State, 'players'>, seat: Seat): number {
  const units = (players[seat]?.units ?? []).map(unitWorth).sort((a, b) => b - a)
  return units.slice(0, FIGHTING).reduce((sum, one) => sum + one, 0)
}

export function guardWorth({ setting }: Pick<State, 'setting'>, difficulty: number): number {
  const tiers = ARMIES[difficulty as Difficulty][setting.hardness]
  return tiers.reduce((sum, tier) => sum + AVERAGE[tier], 0)
}

/** How likely it seems to be that the hero beats so much, from 0 to 1. */
export function chances(state: State, seat: Seat, main: boolean, against: number): number {
  const hand = main ? (state.players[seat]?.hand.items.length ?? 0) : 0
  const ratio = (armyWorth(state, seat) * (1 + (CARD * hand) / 10)) / Math.max(1, against)
  return Math.min(1, Math.max(0, (ratio - 0.7) / 0.8))
}
