import { ATTACK_DIE, type AttackFace } from '../../content/dice.ts'
import { abilityIn, battleOf, fighterOf } from '../../reckoning/battle/fighters.ts'
import type { Reading } from '../../reckoning/battle/roll.ts'
import { has } from '../../reckoning/setting.ts'
import type { Attack, Fighter, Rules, Seat, Table, Thrown } from '../../shape.ts'
import { offerRerolls, rollAgain } from '../dice.ts'

function shownBy({ face }: Thrown): AttackFace {
  return ATTACK_DIE[face] as AttackFace
}

/** The face of a die that shows a value. */
function showing(value: AttackFace): Thrown {
  return { die: 'attack', face: ATTACK_DIE.indexOf(value) }
}

/** Who throws the dice of a side, and may reroll them; nobody does for neutral units (H3B-NEUT-06). */
function rollerOf(t: Table, { camp }: Fighter): Seat | null {
  return battleOf(t.state)[camp].seat
}

/** H3B-CRND-17, H3B-CRND-30: the roll, Mummies, rerolls that must be made and those that may be. */
export function* rollAttack(t: Table, attack: Attack, reading: Reading): Rules<AttackFace[]> {
  const battle = battleOf(t.state)
  const attacker = fighterOf(battle, attack.attacker)
  const dice = throwDice(t, attacker, reading === 'one' ? 1 : 2)
  const set = abilityIn(attack, fighterOf(battle, attack.target), 'set-enemy-die')
  if (set !== undefined) dice[0] = showing(set.value)
  if (!has(t.state, 'no-rerolls')) yield* reroll(t, attack, attacker, dice)
  return dice.map(shownBy)
}

function throwDice(t: Table, fighter: Fighter, n: number): Thrown[] {
  const dice = Array.from({ length: n }, (): Thrown => ({ die: 'attack', face: t.chance.below(ATTACK_DIE.length) }))
  const seat = rollerOf(t, fighter)
  if (seat !== null) t.tell('rolled', { seat, dice: [...dice] })
  return dice
}

function* reroll(t: Table, attack: Attack, attacker: Fighter, dice: Thrown[]): Rules {
  const seat = rollerOf(t, attacker)
  mustReroll(t, attack, attacker, dice)
  if (seat === null) return
  yield* mayReroll(t, seat, attack, attacker, dice)
  yield* charge(t, seat, attack, attacker, dice)
  const spent: string[] = []
  for (;;) {
    const before = dice.map(shownBy).join()
    yield* offerRerolls(t, seat, dice, true, spent)
    if (before === dice.map(shownBy).join()) return
    // A die thrown again may have to be, or be allowed to be, thrown once more.
    mustRepeat(t, attack, attacker, dice)
    if (abilityIn(attack, attacker, 'reroll-value')?.repeat === true) yield* mayReroll(t, seat, attack, attacker, dice)
  }
}

function mustReroll(t: Table, attack: Attack, attacker: Fighter, dice: Thrown[]): void {
  const rule = abilityIn(attack, attacker, 'reroll-value')
  if (rule === undefined || !rule.mandatory) return
  dice.forEach((_, i) => {
    if (shownBy(dice[i] as Thrown) === rule.value) again(t, attacker, dice, i)
  })
  mustRepeat(t, attack, attacker, dice)
}

/** Until another value shows. */
function mustRepeat(t: Table, attack: Attack, attacker: Fighter, dice: Thrown[]): void {
  const rule = abilityIn(attack, attacker, 'reroll-value')
  if (rule === undefined || !rule.mandatory || !rule.repeat) return
  dice.forEach((_, i) => {
    while (shownBy(dice[i] as Thrown) === rule.value) again(t, attacker, dice, i)
  })
}

function again(t: Table, fighter: Fighter, dice: Thrown[], index: number): void {
  const seat = rollerOf(t, fighter)
  if (seat !== null) rollAgain(t, seat, dice, index)
  else dice[index] = { die: 'attack', face: t.chance.below(ATTACK_DIE.length) }
}

function* mayReroll(t: Table, seat: Seat, attack: Attack, attacker: Fighter, dice: Thrown[]): Rules {
  const rule = abilityIn(attack, attacker, 'reroll-value')
  if (rule === undefined || rule.mandatory) return
  for (;;) {
    const index = dice.findIndex((die) => shownBy(die) === rule.value)
    if (index < 0 || !(yield* wants(t, seat, dice))) return
    again(t, attacker, dice, index)
    if (!rule.repeat) return
  }
}

/** charge-reroll: once, if the unit has moved elsewhere in this activation. */
function* charge(t: Table, seat: Seat, attack: Attack, attacker: Fighter, dice: Thrown[]): Rules {
  const { activation } = battleOf(t.state)
  if (abilityIn(attack, attacker, 'charge-reroll') === undefined || activation?.moved !== true) return
  if (activation.from !== attacker.space && (yield* wants(t, seat, dice))) again(t, attacker, dice, 0)
}

function* wants(t: Table, seat: Seat, dice: readonly Thrown[]): Rules<boolean> {
  const choice = yield* t.choose(seat, 'reroll-attack', () => ['reroll', 'keep'], {
    context: () => ({ dice: dice.map(shownBy) }),
  })
  return choice === 'reroll'
}

/** One die for a unit besides that of the attack (H3B-CRND-18, push-on-roll, paralyze-on-retaliation). */
export function* rollOne(t: Table, fighter: Fighter): Rules<AttackFace> {
  const dice = throwDice(t, fighter, 1)
  const seat = rollerOf(t, fighter)
  if (seat !== null && !has(t.state, 'no-rerolls')) yield* offerRerolls(t, seat, dice, true, [])
  return shownBy(dice[0] as Thrown)
}
