import type { AbilityKey } from '../../content/unit-abilities.ts'
import { type Aimed, aimsOf } from '../../reckoning/battle/aims.ts'
import { battleOf, findFighter } from '../../reckoning/battle/fighters.ts'
import { hostOf } from '../../reckoning/battle/host.ts'
import type { Fighter, FighterId, Rules, Seat, Space, Table } from '../../shape.ts'
import type { Scope } from '../effects/scope.ts'

interface Why {
  readonly scope?: Scope
  readonly ability?: AbilityKey
  readonly what: string
}

const contextOf = ({ scope, ability, what }: Why) => ({ play: scope?.play ?? null, ability: ability ?? null, what })

/** Chooses one of some units; none if there is none. */
export function* pickFighter(
  t: Table,
  seat: Seat,
  fighters: () => readonly Fighter[],
  why: Why,
): Rules<Fighter | undefined> {
  if (fighters().length === 0) return undefined
  const id = yield* t.choose(seat, 'pick-fighter', () => fighters().map((one): FighterId => one.id), {
    context: () => contextOf(why),
  })
  return findFighter(battleOf(t.state), id)
}

export function* pickSpace(t: Table, seat: Seat, spaces: () => readonly Space[], why: Why): Rules<Space | undefined> {
  if (spaces().length === 0) return undefined
  const space = yield* t.choose(seat, 'pick-space', spaces, { context: () => contextOf(why) })
  return space === 'none' ? undefined : space
}

/** Chooses the unit that an effect is for; the other effects of the card may speak of the same one. */
export function* aim(t: Table, effect: Aimed, scope: Scope): Rules<Fighter | undefined> {
  if (t.state.battle === null || hostOf(t.state, scope.seat) === null) return undefined
  const { seat, play, chosen } = scope
  const card = play?.card ?? null
  const aims = () => aimsOf(t.state, seat, effect, card, chosen.unit)
  const fighter = yield* pickFighter(t, seat, aims, { scope, what: effect.op })
  if (fighter !== undefined) chosen.unit = fighter.id
  return fighter
}
