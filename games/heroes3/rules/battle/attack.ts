import { isProof } from '../../reckoning/battle/aims.ts'
import {
  abilityIn,
  abilityOf,
  areAdjacent,
  battleOf,
  fighterOf,
  findFighter,
  metAs,
  unitsOf,
} from '../../reckoning/battle/fighters.ts'
import { playsCards } from '../../reckoning/battle/host.ts'
import { blowOf, readingOf } from '../../reckoning/battle/roll.ts'
import { healthLeft, isDefending } from '../../reckoning/battle/values.ts'
import { playerAt } from '../../reckoning/player.ts'
import { has } from '../../reckoning/setting.ts'
import type { Attack, Fighter, FighterId, Rules, Table } from '../../shape.ts'
import { respond } from '../cards/play.ts'
import { discardCards } from '../deck.ts'
import { rollAttack, rollOne } from './attack-dice.ts'
import { cancel, harm, spellDamage } from './harm.ts'
import { lift } from './lasting.ts'
import { alternate } from './windows.ts'

/** How an attack went, for what follows from it. */
export interface Outcome {
  /** What the dice that counted showed, for abilities that ask for it; nothing if they were ignored. */
  readonly faces: readonly number[]
  readonly cancelled: boolean
}

type Begun = Pick<Attack, 'attacker' | 'target' | 'kind' | 'value' | 'hindered'>

/** Steps 1 to 6 of an attack (H3B-CRND-15 to H3B-CRND-22). */
export function* strike(t: Table, begun: Begun): Rules<Outcome> {
  const battle = battleOf(t.state)
  const { attacker, target, kind } = begun
  const attack: Attack = { ...begun, dice: null, parried: false, damage: null, cancelled: false }
  battle.attack = attack
  const met = (id: FighterId) => metAs(battle, fighterOf(battle, id))
  t.tell('attacked', { attacker, target, met: [met(attacker), met(target)], kind })
  yield* alternate(t, fighterOf(battle, attacker).camp, 'attack')
  yield* parry(t, attack)
  attack.dice = yield* rollAttack(t, attack, readingOf(battle, attack))
  yield* alternate(t, fighterOf(battle, attacker).camp, 'after-attack-roll')
  const faces = yield* reckon(t, attack)
  yield* dealDamage(t, attack)
  endAttack(t, attack)
  return { faces, cancelled: attack.cancelled }
}

/** parry-discard, H3B-RULING-59: before the roll. */
function* parry(t: Table, attack: Attack): Rules {
  const battle = battleOf(t.state)
  const target = fighterOf(battle, attack.target)
  const { seat } = battle[target.camp]
  if (seat === null || abilityIn(attack, target, 'parry-discard') === undefined || !playsCards(t.state, seat)) return
  const hand = () => playerAt(t.state, seat).hand.items
  if (hand().length === 0) return
  const card = yield* t.choose(seat, 'parry', () => [...hand(), 'none'], { always: true })
  if (card === 'none') return
  discardCards(t, seat, [card])
  attack.parried = true
  t.tell('parried', { ...metAs(battle, target), discarded: card })
}

/** Steps 4 and 5 (H3B-CRND-18, H3B-CRND-19); the faces that trigger something. */
function* reckon(t: Table, attack: Attack): Rules<readonly number[]> {
  const battle = battleOf(t.state)
  const target = fighterOf(battle, attack.target)
  const braces = isDefending(battle, target) && !has(t.state, 'no-attack-die')
  const braced = braces ? yield* brace(t, target) : 0
  const { faces, ...parts } = blowOf(t.state, battle, attack, braced)
  attack.damage = parts.damage
  t.tell('attack-rolled', {
    attacker: attack.attacker,
    target: target.id,
    dice: [...(attack.dice ?? [])],
    ...parts,
  })
  return faces
}

/** H3B-CRND-18, H3B-RULING-60 */
function* brace(t: Table, target: Fighter): Rules<number> {
  const face = yield* rollOne(t, target)
  t.tell('defense-rolled', { ...metAs(battleOf(t.state), target), face })
  return face === 1 ? 1 : 0
}

/** Step 6 (H3B-CRND-20), and what a Fire Shield gives back (H3B-CRND-33). */
function* dealDamage(t: Table, attack: Attack): Rules {
  const battle = battleOf(t.state)
  const attacker = fighterOf(battle, attack.attacker)
  const target = fighterOf(battle, attack.target)
  yield* saveFromDeath(t, attack, target)
  const burns = areAdjacent(attacker, target)
    ? target.lasting.flatMap((one) => (one.is === 'reflect' ? one.n : []))
    : []
  if (!attack.cancelled) yield* harm(t, [{ id: target.id, n: attack.damage ?? 0 }], 'attack')
  for (const n of burns)
    if (!isProof(attacker, 'spell')) yield* harm(t, [{ id: attacker.id, n: spellDamage(attacker, n) }], 'spell')
}

/** H3B-CRND-32, H3B-SPELL-10 */
function* saveFromDeath(t: Table, attack: Attack, target: Fighter): Rules {
  const battle = battleOf(t.state)
  const { seat } = battle[target.camp]
  if (seat === null || (attack.damage ?? 0) < healthLeft(battle, target)) return
  const guardians = () =>
    unitsOf(battle, target.camp).filter(
      (one) => one.id !== target.id && !one.spent && abilityOf(one, 'guardian') !== undefined,
    )
  if (target.card !== 'arrow-tower' && guardians().length > 0) {
    const options = () => [...guardians().map(({ id }): FighterId => id), 'none' as const]
    const guardian = yield* t.choose(seat, 'cancel-attack', options)
    if (guardian !== 'none') {
      const saver = fighterOf(battle, guardian)
      saver.spent = true
      t.tell('ability-worked', { ...metAs(battle, saver), key: 'guardian' })
      return cancel(t, attack)
    }
  }
  if (playsCards(t.state, seat)) while (!attack.cancelled) if (!(yield* respond(t, seat, 'lethal-attack'))) return
}

/** H3B-CARD-15: what was for this attack is used up. */
function endAttack(t: Table, { attacker, target }: Attack): void {
  const battle = battleOf(t.state)
  battle.attack = null
  const one = findFighter(battle, attacker)
  const other = findFighter(battle, target)
  if (one !== undefined)
    lift(
      t,
      one,
      (lasting) =>
        lasting.until === 'attack' && (lasting.is === 'mod' ? lasting.stat === 'attack' : lasting.is !== 'reflect'),
    )
  if (other !== undefined)
    lift(t, other, (lasting) => lasting.until === 'attack' && lasting.is === 'mod' && lasting.stat === 'defense')
}
