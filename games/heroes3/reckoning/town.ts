import { BUILDINGS, type BuildingId } from '../content/buildings.ts'
import type { CardId } from '../content/cards.ts'
import { FACTIONS } from '../content/factions.ts'
import { type Amounts, FEES } from '../content/resources.ts'
import { UNITS } from '../content/units.ts'
import type { FieldKey, Player, Seat, State, TownAct } from '../shape.ts'
import { dwellingOf, isNeutral, recruitingCost, reinforcingCost, reserveOf, stands } from './army.ts'
import { canPay } from './goods.ts'
import { fieldsWhere, heroesOn, ownsField, printedOn } from './land.ts'
import { discounts } from './legion.ts'
import { factionOf, inTurnOrder, playerAt } from './player.ts'
import { isForbidden } from './scenario-rules.ts'
import { has } from './setting.ts'

/** Towns and settlements that a player has flagged. */
export function refugesOf(state: Pick<State, 'fields'>, seat: Seat): FieldKey[] {
  return fieldsWhere(state, (field, { flags }) => flags.includes(seat) && isRefuge(field))
}

export function isRefuge(field: FieldKey): boolean {
  const { type } = printedOn(field)
  return type === 'town' || type === 'settlement'
}

/** The field of a player's own faction town. */
export function townFieldOf({ faction }: Player): FieldKey | null {
  return faction === null ? null : `${FACTIONS[faction].startTile}.C`
}

/** H3B-VAR-03: whose faction town this player has conquered and may use. */
export function capturedTowns(state: State, seat: Seat): Seat[] {
  if (!has(state, 'captured-towns-usable')) return []
  return inTurnOrder(state).filter((owner) => {
    const town = townFieldOf(playerAt(state, owner))
    return owner !== seat && town !== null && state.fields[town] !== undefined && ownsField(state, seat, town)
  })
}

/** H3B-TOWN-04 to H3B-TOWN-06 */
function buildable(state: State, seat: Seat): BuildingId[] {
  const player = playerAt(state, seat)
  if (!player.tokens.build || isForbidden(state, 'build', seat, null)) return []
  return factionOf(player).buildings.filter((id) => {
    const { cost, requires } = BUILDINGS[id]
    return (
      !player.buildings.includes(id) && canPay(player, cost) && (requires === undefined || stands(player, requires))
    )
  })
}

type Mustering = Extract<TownAct, { readonly do: 'recruit' | 'reinforce' }>

/** H3B-UNIT-03, H3B-UNIT-04: the units that one use of the Population token may still be for. */
export function musterOptions(state: State, seat: Seat, hand: readonly CardId[]): Mustering[] {
  const player = playerAt(state, seat)
  if (isForbidden(state, 'recruit', seat, null)) return []
  const affordable = (
    act: 'recruit' | 'reinforce',
    unit: ReturnType<typeof reserveOf>[number],
    full: Amounts,
  ): Mustering[] =>
    discounts(hand, full.gold ?? 0)
      .filter(({ off }) => canPay(player, { ...full, gold: Math.max(0, (full.gold ?? 0) - off) }))
      .map((way) => ({ do: act, unit, with: way.with }))
  const recruits = reserveOf(player)
    .filter((unit) => stands(player, dwellingOf(UNITS[unit].tier)))
    .flatMap((unit) => affordable('recruit', unit, recruitingCost(unit)))
  if (!stands(player, 'citadel')) return recruits
  const reinforces = player.units.flatMap(({ card, side }) =>
    side === 'few' && !isNeutral(card) && stands(player, dwellingOf(UNITS[card].tier))
      ? affordable('reinforce', card, reinforcingCost(state, seat, card))
      : [],
  )
  return [...recruits, ...reinforces]
}

/** H3B-HERO-09: where a Secondary Hero can be hired. */
function hiringFields(state: State, seat: Seat): FieldKey[] {
  const player = playerAt(state, seat)
  if (player.heroes.secondary !== null || !canPay(player, { gold: FEES.secondaryHero })) return []
  return refugesOf(state, seat).filter((field) => heroesOn(state, field).length === 0)
}

/** What the Mage Guild of a town asks for a spell. */
export function spellCost(player: Player): Amounts {
  for (const id of factionOf(player).buildings) {
    for (const trigger of BUILDINGS[id].triggers) {
      if (trigger.when !== 'town-action') continue
      for (const effect of trigger.effects) if (effect.op === 'payThen') return effect.costs[0] ?? {}
    }
  }
  throw new Error('a faction without a Mage Guild')
}

/** H3B-TOWN-08: the towns whose Mage Guild this player may use now. `off`: what a card takes off its price. */
function guilds(state: State, seat: Seat, off: number): Seat[] {
  const player = playerAt(state, seat)
  if (!player.tokens.spellBook) return []
  return [seat, ...capturedTowns(state, seat)].filter((town) => {
    const owner = playerAt(state, town)
    const { gold = 0 } = spellCost(owner)
    const open = stands(owner, 'mage-guild') && owner.guildBuilt !== state.round
    return open && canPay(player, { gold: Math.max(0, gold - off) })
  })
}

/**
 * The Town Actions of a player (H3B-TOWN-01). `hand`: the cards that could make them cheaper; nobody else's business, and so none
 * for those who are not on turn (H3B-CARD-01).
 */
export function townActs(state: State, seat: Seat, hand: readonly CardId[], spellOff = 0): TownAct[] {
  const player = playerAt(state, seat)
  if (player.eliminated || state.round === 0) return []
  return [
    ...buildable(state, seat).map((building): TownAct => ({ do: 'build', building })),
    ...(player.tokens.population
      ? [
          ...musterOptions(state, seat, hand),
          ...hiringFields(state, seat).map((field): TownAct => ({ do: 'hire', field })),
        ]
      : []),
    ...guilds(state, seat, spellOff).map((town): TownAct => ({ do: 'buy-spell', town })),
  ]
}
