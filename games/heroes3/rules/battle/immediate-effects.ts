import type { EffectOf } from '../../content/effects.ts'
import { isProof } from '../../reckoning/battle/aims.ts'
import { distance, neighboursOf, SPACES } from '../../reckoning/battle/board.ts'
import { battleOf, isEmpty, metAs, standingOn, unitsOf } from '../../reckoning/battle/fighters.ts'
import { campOf } from '../../reckoning/battle/host.ts'
import { leastBy } from '../../reckoning/battle/preferences.ts'
import type { Battle, Fighter, Rules, Space, Table } from '../../shape.ts'
import type { Operations, Scope } from '../effects/scope.ts'
import { aim, pickFighter, pickSpace } from './aiming.ts'
import { cancel, clearParalysis, harm, healed, spellDamage } from './harm.ts'

type Op =
  | 'damage'
  | 'damageArea'
  | 'damageChain'
  | 'heal'
  | 'clearStatus'
  | 'paralyze'
  | 'cancelAttack'
  | 'swapUnits'
  | 'teleportUnit'
  | 'restoreRetaliation'

type Source = EffectOf<'damage'>['source']

/** H3B-SPELL-06: defense does not count; some units are proof or hard against it. */
function blow(fighter: Fighter, n: number, source: Source): { id: string; n: number } {
  if (isProof(fighter, source)) return { id: fighter.id, n: 0 }
  return { id: fighter.id, n: source === 'spell' ? spellDamage(fighter, n) : n }
}

/** Pairs of spaces next to each other with somebody on one of them. */
function areas(battle: Battle): (readonly [Space, Space])[] {
  return SPACES.flatMap((one) =>
    neighboursOf(one).flatMap((other): (readonly [Space, Space])[] =>
      one < other && (standingOn(battle, one) ?? standingOn(battle, other)) !== undefined ? [[one, other]] : [],
    ),
  )
}

function* damageArea(t: Table, { n, source }: EffectOf<'damageArea'>, scope: Scope): Rules {
  const battle = battleOf(t.state)
  const tower = battle.fighters.find(({ card }) => card === 'arrow-tower')
  if (tower !== undefined) {
    // H3B-SIEGE-12: it stands nowhere, and so it is reached alone.
    const aimed = yield* t.choose(scope.seat, 'pick-fighter', () => [tower.id, 'none'], {
      context: () => ({ play: scope.play, ability: null, what: 'damageArea' }),
    })
    if (aimed !== 'none') return yield* harm(t, [blow(tower, n, source)], source)
  }
  const spaces = yield* t.choose(scope.seat, 'pick-spaces', () => areas(battle))
  const hit = spaces.flatMap((space) => standingOn(battle, space) ?? [])
  yield* harm(
    t,
    hit.map((fighter) => blow(fighter, n, source)),
    source,
  )
}

/** The first unit is chosen, then the nearest to it one after the other; the tower is near to nothing. */
function* damageChain(t: Table, { amounts, source }: EffectOf<'damageChain'>, scope: Scope): Rules {
  const battle = battleOf(t.state)
  const why = { scope, what: 'damageChain' }
  const first = yield* pickFighter(t, scope.seat, () => battle.fighters.filter((one) => !isProof(one, source)), why)
  if (first === undefined) return
  const hit = [first]
  while (hit.length < amounts.length && first.space !== null) {
    const others = battle.fighters.filter((one) => one.space !== null && !hit.includes(one))
    const nearest = () => leastBy(others, (one) => distance(one.space ?? 0, first.space ?? 0))
    const next = yield* pickFighter(t, scope.seat, nearest, why)
    if (next === undefined) break
    hit.push(next)
  }
  yield* harm(
    t,
    hit.map((fighter, i) => blow(fighter, amounts[i] ?? 0, source)),
    source,
  )
}

function* swapUnits(t: Table, scope: Scope): Rules {
  const camp = campOf(t.state, scope.seat)
  if (camp === null) return
  const battle = battleOf(t.state)
  const why = { scope, what: 'swapUnits' }
  if (unitsOf(battle, camp).length < 2) return
  const one = yield* pickFighter(t, scope.seat, () => unitsOf(battle, camp), why)
  const others = () => unitsOf(battle, camp).filter((other) => other !== one)
  const other = yield* pickFighter(t, scope.seat, others, why)
  if (one === undefined || other === undefined) return
  const { space } = one
  one.space = other.space
  other.space = space
  t.tell('swapped', { met: [metAs(battle, one), metAs(battle, other)] })
}

/** What is done at once. */
export const IMMEDIATE: Operations<Op> = {
  *damage(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) yield* harm(t, [blow(fighter, effect.n, effect.source)], effect.source)
  },
  *damageArea(t, effect, scope) {
    if (campOf(t.state, scope.seat) !== null) yield* damageArea(t, effect, scope)
  },
  *damageChain(t, effect, scope) {
    if (campOf(t.state, scope.seat) !== null) yield* damageChain(t, effect, scope)
  },
  *heal(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) healed(t, fighter, effect.n)
  },
  *clearStatus(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) clearParalysis(t, fighter)
  },
  *paralyze(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) paralyse(t, fighter)
  },
  *cancelAttack(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    const attack = t.state.battle?.attack
    if (fighter !== undefined && attack != null) cancel(t, attack)
  },
  *swapUnits(t, _, scope) {
    yield* swapUnits(t, scope)
  },
  *teleportUnit(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter === undefined) return
    const battle = battleOf(t.state)
    const free = () => SPACES.filter((space) => isEmpty(battle, fighter.camp, space))
    const to = yield* pickSpace(t, scope.seat, free, { scope, what: 'teleportUnit' })
    if (to === undefined) return
    t.tell('fighter-moved', { ...metAs(battle, fighter), from: fighter.space, to })
    fighter.space = to
  },
  *restoreRetaliation(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) fighter.retaliated = false
  },
}

/** H3B-CRND-04: one token at most. */
export function paralyse(t: Table, fighter: Fighter): void {
  if (fighter.paralysed) return
  fighter.paralysed = true
  t.tell('paralysed', metAs(battleOf(t.state), fighter))
}
