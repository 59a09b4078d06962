import type { Slot } from '../content/lattice.ts'
import { TILES } from '../content/tiles.ts'
import type { Act, FieldKey, HeroOnMap, Rank, Seat, State } from '../shape.ts'
import { heroesOn, printedOn, slotsBeside, stepsFrom, tileAt } from './land.ts'
import { sameSlot } from './lattice.ts'
import { openSlots, placementsOf } from './placing.ts'
import { heroOf, playerAt, ranksOf } from './player.ts'
import { isForbidden, movementCost } from './scenario-rules.ts'
import { categoryOf, effectsAt, isEmptyFor } from './visiting.ts'

type Move = Extract<Act, { readonly do: 'move' }>

/** H3B-MOVE-08: nobody may be attacked there. */
function isSanctuary(field: FieldKey): boolean {
  return printedOn(field).type === 'sanctuary'
}

/** H3B-MOVE-05, H3B-MOVE-08, H3B-MOVE-12: whether a hero may end its way there. */
export function mayStop(state: State, seat: Seat, field: FieldKey, rank: Rank): boolean {
  if (printedOn(field).type === 'blocked') return false
  return heroesOn(state, field).every((one) => (one.seat === seat ? one.rank === rank : !isSanctuary(field)))
}

/** H3B-S3-07: what entering costs. */
function entryCost(state: State, seat: Seat, field: FieldKey): number {
  return movementCost(state, 'enter-location', seat, field) ?? 1
}

/** H3B-S3-13: what it costs to enter a field and take the token that was dropped there. */
function takingCost(state: State, seat: Seat, field: FieldKey): number | null {
  const { grail } = state
  if (!grail.taken || grail.field !== field) return null
  return movementCost(state, 'pick-up-token', seat, field) ?? 1
}

function mayEnter(state: State, seat: Seat, field: FieldKey): boolean {
  if (isForbidden(state, 'enter-location', seat, field)) return false
  const enemies = heroesOn(state, field).filter((one) => one.seat !== seat)
  return enemies.length === 0 || isSanctuary(field) || !isForbidden(state, 'attack-hero', seat, field)
}

/** H3B-MOVE-03, H3B-MOVE-12: where a hero may go with its next movement point. */
export function movesOf(state: State, seat: Seat, rank: Rank): Move[] {
  return movesFrom(state, seat, rank, heroOf(state, seat, rank))
}

/** The same for a hero as it could be: on another field, with another number of movement points. */
export function movesFrom(
  state: State,
  seat: Seat,
  rank: Rank,
  hero: Pick<HeroOnMap, 'field' | 'mp' | 'flying'>,
): Move[] {
  if (hero.mp < 1) return []
  return stepsFrom(state, hero.field)
    .filter(({ to, open }) => (open || hero.flying) && mayEnter(state, seat, to))
    .flatMap(({ to }): Move[] => {
      const cost = entryCost(state, seat, to)
      const taking = takingCost(state, seat, to)
      const spare = mayStop(state, seat, to, rank) ? 0 : 1
      const move = (mp: number, takes: boolean): Move[] =>
        mp + spare <= hero.mp ? [{ do: 'move', hero: rank, to, mp, taking: takes }] : []
      const walks = taking !== null && taking <= cost ? [] : move(cost, false)
      return taking === null || spare > 0 ? walks : [...walks, ...move(Math.max(cost, taking), true)]
    })
}

/** H3B-MOVE-06: own heroes that stand on one field and of which one must leave. */
export function crowded(state: State, seat: Seat): boolean {
  const { main, secondary } = playerAt(state, seat).heroes
  return main !== null && secondary !== null && main.field === secondary.field
}

/** The hero that is on its way and must go on or land before anything else is done. */
export function underway(state: State, seat: Seat): Rank | null {
  return ranksOf(playerAt(state, seat)).find((rank) => heroOf(state, seat, rank).passing) ?? null
}

function revisits(state: State, seat: Seat, rank: Rank): Act[] {
  const { mp, field } = heroOf(state, seat, rank)
  const again =
    mp > 0 && categoryOf(state, field) === 'revisitable' && !isForbidden(state, 'visit-location', seat, field)
  return again && hasEffect(state, field) ? [{ do: 'revisit', hero: rank }] : []
}

/** A Sanctuary has none to be had again. */
function hasEffect(state: State, field: FieldKey): boolean {
  const { type } = printedOn(field)
  return (
    effectsAt(state, field).length > 0 ||
    state.setting.scenario.rules.some(
      ({ kind, ...rule }) => kind === 'trigger' && 'on' in rule && rule.on.location === type,
    )
  )
}

function takings(state: State, seat: Seat, rank: Rank): Act[] {
  const { mp, field } = heroOf(state, seat, rank)
  const cost = takingCost(state, seat, field)
  return cost !== null && cost <= mp ? [{ do: 'take-token', hero: rank, mp: cost }] : []
}

/** H3B-MAP-14: face-down tiles next to a field. */
function discoverable(state: State, field: FieldKey): Slot[] {
  return slotsBeside(state, field).filter((slot) => tileAt(state, slot)?.tile === null)
}

function discoveries(state: State, seat: Seat, rank: Rank): Act[] {
  const { mp, field } = heroOf(state, seat, rank)
  return mp < 1 ? [] : discoverable(state, field).map((slot) => ({ do: 'discover', hero: rank, slot }))
}

/** Whether some far tile that nobody sees could be placed beside one of these slots (H3B-MAP-15, H3B-MAP-16). */
export function mayPlaceSupply(state: State, seat: Seat, beside: readonly Slot[]): boolean {
  const pool = state.pools.find((one) => one.seat === seat && one.kind === 'far')
  if (pool === undefined || pool.tiles.items.length === 0) return false
  const slots = openSlots(state.map).filter((slot) => beside.some((other) => sameSlot(other, slot)))
  if (slots.length === 0) return false
  const unseen = Object.keys(TILES).filter((id) => !state.map.some(({ tile }) => tile === id)) as (keyof typeof TILES)[]
  return unseen.some(
    (tile) => TILES[tile].kind === 'far' && placementsOf(state.map, tile, { step: 'supply', beside: slots }).length > 0,
  )
}

/** Marks that no tile of the own supply fits anywhere in this turn. */
export const SUPPLY = 'supply'

function placings(state: State, seat: Seat, rank: Rank): Act[] {
  const { mp, field } = heroOf(state, seat, rank)
  const tried = playerAt(state, seat).usedThisTurn.includes(SUPPLY)
  return mp > 0 && !tried && mayPlaceSupply(state, seat, slotsBeside(state, field))
    ? [{ do: 'place-tile', hero: rank }]
    : []
}

/** H3B-MOVE-02, but for extending combats: what heroes may do with movement points. */
export function movements(state: State, seat: Seat): Act[] {
  const ranks = ranksOf(playerAt(state, seat))
  const moves = ranks.flatMap((rank): Act[] => movesOf(state, seat, rank))
  const going = underway(state, seat)
  if (going !== null) {
    const hero = heroOf(state, seat, going)
    const on = moves.filter((act) => act.do === 'move' && act.hero === going)
    const lands = hero.flying && mayStop(state, seat, hero.field, going)
    return lands ? [...on, { do: 'land', hero: going }] : on
  }
  if (crowded(state, seat)) return moves
  return [
    ...moves,
    ...ranks.flatMap((rank) => [
      ...revisits(state, seat, rank),
      ...takings(state, seat, rank),
      ...discoveries(state, seat, rank),
      ...placings(state, seat, rank),
    ]),
  ]
}

/** H3B-MOVE-11: an empty field next to the hero, for effects that move it without a visit. */
export function emptyFieldsBeside(state: State, seat: Seat, hero: HeroOnMap): FieldKey[] {
  return stepsFrom(state, hero.field)
    .filter(({ to, open }) => open && heroesOn(state, to).length === 0 && isEmptyFor(state, seat, to))
    .map(({ to }) => to)
    .filter((to) => !isForbidden(state, 'enter-location', seat, to))
}
