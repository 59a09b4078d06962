import { behind, distance, neighboursOf } from '../../reckoning/battle/board.ts'
import { commanderOf, isAutomatic } from '../../reckoning/battle/command.ts'
import {
  abilityIn,
  abilityOf,
  areAdjacent,
  battleOf,
  fighterOf,
  findFighter,
  isEmpty,
  metAs,
  standingOn,
} from '../../reckoning/battle/fighters.ts'
import { preferredTargets } from '../../reckoning/battle/preferences.ts'
import { isUntiring, mayRetaliate } from '../../reckoning/battle/roll.ts'
import type { Attack, Fighter, FighterId, Rules, Space, Table } from '../../shape.ts'
import { draw } from '../deck.ts'
import { pickFighter, pickSpace } from './aiming.ts'
import { type Outcome, strike } from './attack.ts'
import { rollOne } from './attack-dice.ts'
import { healed } from './harm.ts'
import { paralyse } from './immediate-effects.ts'

/** What the abilities of an attack read: fixed before anything of it happens. */
type Struck = Pick<Attack, 'attacker' | 'target' | 'kind' | 'value' | 'hindered'>

/** An attack of the own activation, with all that follows from it (H3B-CRND-15 to H3B-CRND-35). */
export function* attack(t: Table, attacker: FighterId, target: FighterId): Rules {
  const battle = battleOf(t.state)
  const at = fighterOf(battle, target).space
  const apart = !areAdjacent(fighterOf(battle, attacker), fighterOf(battle, target))
  const struck: Struck = { attacker, target, kind: 'attack', value: null, hindered: false }
  const outcome = yield* strike(t, struck)
  const shape: Attack = { ...struck, dice: null, parried: false, damage: null, cancelled: outcome.cancelled }
  if (findFighter(battle, attacker) === undefined) return
  const pushed = yield* followUp(t, shape, at, apart, outcome)
  if (!pushed && !outcome.cancelled) yield* retaliate(t, shape)
  yield* returnHome(t, shape, 'retaliation')
}

/** Step 7 (H3B-CRND-23); whether the target was pushed away. */
function* followUp(t: Table, attack: Attack, at: Space | null, apart: boolean, { faces }: Outcome): Rules<boolean> {
  const battle = battleOf(t.state)
  const attacker = fighterOf(battle, attack.attacker)
  const there = () => findFighter(battle, attack.target)
  const healing = abilityIn(attack, attacker, 'heal-after-attack')
  if (healing !== undefined) healed(t, attacker, healing.n)
  const splash = abilityIn(attack, attacker, 'splash-adjacent')
  const breath = abilityIn(attack, attacker, 'line-breath')
  const push = abilityIn(attack, attacker, 'push-on-roll')
  const drawing = abilityIn(attack, attacker, 'die-draw')
  const stunning = abilityIn(attack, attacker, 'die-paralyze')
  const twice = abilityIn(attack, attacker, 'double-shot')
  if (splash !== undefined && at !== null) yield* splashFrom(t, attack, at, splash.attack)
  if (breath !== undefined && at !== null) yield* breathe(t, attack, at, breath.second)
  let pushed = false
  if (push !== undefined) pushed = yield* pushAway(t, attack, push.on)
  const { seat } = battle[attacker.camp]
  if (drawing !== undefined && seat !== null && faces.some((face) => includes(drawing.on, face)))
    draw(t, seat, drawing.n)
  const stunned = there()
  if (stunning !== undefined && stunned !== undefined && faces.some((face) => includes(stunning.on, face)))
    stun(t, stunned)
  if (twice !== undefined && apart && there() !== undefined && findFighter(battle, attacker.id) !== undefined)
    yield* strike(t, { ...begun(attack), kind: 'further' })
  yield* returnHome(t, attack, 'attack')
  return pushed
}

function begun({ attacker, target, kind, value, hindered }: Attack): Struck {
  return { attacker, target, kind, value, hindered }
}

function includes(on: readonly number[], face: number): boolean {
  return on.includes(face)
}

function stun(t: Table, fighter: Fighter): void {
  if (abilityOf(fighter, 'paralysis-immune') === undefined) paralyse(t, fighter)
}

/** H3B-RULING-71: one unit next to the target, whichever side it is of, the attacker itself too. */
function* splashFrom(t: Table, attack: Attack, at: Space, value: number): Rules {
  const battle = battleOf(t.state)
  const attacker = fighterOf(battle, attack.attacker)
  const beside = () =>
    neighboursOf(at).flatMap((space) => {
      const found = standingOn(battle, space)
      return found === undefined || found.id === attack.target ? [] : found
    })
  const choice = () => {
    const enemies = beside().filter(({ camp }) => camp !== attacker.camp)
    return isAutomatic(battle, attacker.camp) && enemies.length > 0
      ? preferredTargets(battle, attacker, enemies)
      : beside()
  }
  const seat = commanderOf(battle, attacker.camp)
  const other = yield* pickFighter(t, seat, choice, { ability: 'splash-adjacent', what: 'splash-adjacent' })
  if (other !== undefined) yield* strike(t, { ...begun(attack), target: other.id, kind: 'further', value })
}

/** The unit straight behind the target. */
function* breathe(t: Table, attack: Attack, at: Space, value: number): Rules {
  const battle = battleOf(t.state)
  const attacker = fighterOf(battle, attack.attacker)
  if (attacker.space === null || distance(attacker.space, at) !== 1) return
  const beyond = behind(attacker.space, at)
  const other = beyond === undefined ? undefined : standingOn(battle, beyond)
  if (other !== undefined) yield* strike(t, { ...begun(attack), target: other.id, kind: 'further', value })
}

/** push-on-roll: the target's side moves it one space, away from the unit. */
function* pushAway(t: Table, attack: Attack, on: readonly number[]): Rules<boolean> {
  const battle = battleOf(t.state)
  const attacker = findFighter(battle, attack.attacker)
  const target = findFighter(battle, attack.target)
  if (attacker === undefined || target === undefined || target.space === null) return false
  const from = target.space
  const face = yield* rollOne(t, attacker)
  if (!includes(on, face)) return false
  const away = () =>
    neighboursOf(from).filter(
      (space) => isEmpty(battle, target.camp, space) && !areAdjacent(attacker, { ...target, space }),
    )
  const why = { ability: 'push-on-roll', what: 'push-on-roll' } as const
  const to = yield* pickSpace(t, commanderOf(battle, target.camp), away, why)
  if (to === undefined) return false
  target.space = to
  t.tell('fighter-moved', { ...metAs(battle, target), from, to })
  return true
}

/** Step 8 (H3B-CRND-24 to H3B-CRND-26). */
function* retaliate(t: Table, attack: Attack): Rules {
  const battle = battleOf(t.state)
  if (!mayRetaliate(battle, attack)) return
  const attacker = fighterOf(battle, attack.attacker)
  const target = fighterOf(battle, attack.target)
  if (!isUntiring(target)) target.retaliated = true
  const hindered = abilityIn(attack, attacker, 'hinder-retaliation') !== undefined
  yield* strike(t, { attacker: target.id, target: attacker.id, kind: 'retaliation', value: null, hindered })
  yield* petrify(t, target.id, attacker.id)
}

/** paralyze-on-retaliation */
function* petrify(t: Table, by: FighterId, whom: FighterId): Rules {
  const battle = battleOf(t.state)
  const retaliator = findFighter(battle, by)
  const ability = retaliator === undefined ? undefined : abilityOf(retaliator, 'paralyze-on-retaliation')
  if (retaliator === undefined || ability === undefined || findFighter(battle, whom) === undefined) return
  if (ability.roll) {
    const face = yield* rollOne(t, retaliator)
    if (!includes(ability.on, face)) return
  }
  const attacker = findFighter(battle, whom)
  if (attacker !== undefined) stun(t, attacker)
}

/** return-home: to where the movement of this activation began, if that is still empty. */
function* returnHome(t: Table, attack: Attack, after: 'attack' | 'retaliation'): Rules {
  const battle = battleOf(t.state)
  const attacker = findFighter(battle, attack.attacker)
  const home = battle.activation?.from ?? null
  if (attacker === undefined || home === null || home === attacker.space) return
  if (abilityIn(attack, attacker, 'return-home')?.after !== after || !isEmpty(battle, attacker.camp, home)) return
  if (!isAutomatic(battle, attacker.camp)) {
    const seat = commanderOf(battle, attacker.camp)
    const choice = yield* t.choose(seat, 'return-home', () => ['return', 'stay'])
    if (choice === 'stay') return
  }
  t.tell('fighter-moved', { ...metAs(battle, attacker), from: attacker.space, to: home })
  attacker.space = home
}
