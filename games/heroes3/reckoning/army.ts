import { BUILDINGS, type BuildingKind } from '../content/buildings.ts'
import type { Price } from '../content/effects.ts'
import { NEUTRALS, type NeutralCardId, neutralName, neutralOf } from '../content/neutral-units.ts'
import type { Amounts } from '../content/resources.ts'
import { type Face, type Tier, UNITS, type UnitId } from '../content/units.ts'
import type { Player, Seat, State, Unit, UnitCard } from '../shape.ts'
import { printedOn } from './land.ts'
import { factionOf, playerAt, ranksOf } from './player.ts'

export function isNeutral(card: UnitCard): card is NeutralCardId {
  return neutralName(card as NeutralCardId) in NEUTRALS
}

export function tierOf(card: UnitCard): Tier {
  return isNeutral(card) ? neutralOf(card).tier : UNITS[card].tier
}

/** What is printed on the side that is up; what lies on a unit in a combat is the combat's business. */
export function faceOf({ card, side }: Pick<Unit, 'card' | 'side'>): Face {
  if (isNeutral(card)) return neutralOf(card).face
  return side === 'pack' ? UNITS[card].pack : UNITS[card].few
}

/** H3B-UNIT-03: the faction's units that are not in the unit deck. */
export function reserveOf(player: Player): UnitId[] {
  return factionOf(player).units.filter((unit) => !player.units.some(({ card }) => card === unit))
}

export function stands({ buildings }: Player, kind: BuildingKind): boolean {
  return buildings.some((building) => BUILDINGS[building].kind === kind)
}

/** H3B-TOWN-05: the dwelling of a tier. */
export function dwellingOf(tier: Tier): BuildingKind {
  return tier === 'azure' ? 'dwelling-golden' : `dwelling-${tier}`
}

/** H3B-UNIT-13: first the halving, then the discounts; never below nothing. */
export function priced(cost: Amounts, price: Price, discount = 0): Amounts {
  const { gold = 0, valuables = 0 } = cost
  if (price === 'free') return {}
  const halved = price === 'full' ? gold : price === 'half-up' ? Math.ceil(gold / 2) : Math.floor(gold / 2)
  return { gold: Math.max(0, halved - discount), valuables }
}

/** What a unit's own ability takes off its reinforcement (stables-discount). */
function stablesDiscount(state: Pick<State, 'players'>, seat: Seat, unit: UnitId): number {
  const player = playerAt(state, seat)
  const inStables = ranksOf(player).some((rank) => {
    const hero = player.heroes[rank]
    return hero !== null && printedOn(hero.field).type === 'stables'
  })
  if (!inStables) return 0
  return UNITS[unit].few.abilities.reduce((sum, one) => (one.key === 'stables-discount' ? sum + one.gold : sum), 0)
}

export function reinforcingCost(
  state: Pick<State, 'players'>,
  seat: Seat,
  unit: UnitId,
  price: Price = 'full',
  discount = 0,
): Amounts {
  return priced(UNITS[unit].pack.cost, price, discount + stablesDiscount(state, seat, unit))
}

export function recruitingCost(card: UnitCard, discount = 0): Amounts {
  return priced(faceOf({ card, side: 'few' }).cost, 'full', discount)
}

/** The few units of the unit deck that an effect may turn to packs. */
export function reinforceable({ units }: Player, tiers: readonly Tier[]): UnitId[] {
  return units.flatMap(({ card, side }) =>
    side === 'few' && !isNeutral(card) && tiers.includes(tierOf(card)) ? card : [],
  )
}
