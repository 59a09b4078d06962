import { ATTRIBUTES, type Attribute } from '../content/basics.ts'
import type { Step } from '../content/effects.ts'
import type { Die, Hero, Rules, Seat, Table } from '../shape.ts'
import { powers, spend, stepsOf } from './powers.ts'
import { heroOf } from './sheet.ts'
import { carryOut, STANDARD } from './steps.ts'

const NONE = 'none' as const

/** The action of the row in which the die was placed; declining is the first option that it asks about (RPL-DICE-06). */
export function attributeAction(t: Table, seat: Seat, row: Attribute): Rules {
  const hero = heroOf(t.state, seat)
  const [others] = stepsOf(hero, 'attribute-action-choice', 'choose-attribute-action')
  return others === undefined
    ? carryOut(t, seat, stepsOfAction(hero, row), { closed: false })
    : actionOfOneOf(t, seat, [row, ...others.rows])
}

/** Enigmatic: the action of the row, or of one of some others (RPL-CLASS-16). */
function* actionOfOneOf(t: Table, seat: Seat, rows: readonly Attribute[]): Rules {
  const options = [...ATTRIBUTES.filter((row) => rows.includes(row)), NONE]
  const chosen = yield* t.choose(seat, 'attribute-action', () => options)
  if (chosen === 'none') return
  yield* carryOut(t, seat, stepsOfAction(heroOf(t.state, seat), chosen), { closed: true })
}

/** A class may have an action of its own in place of the standard one (RPL-ATTR-14). */
export function stepsOfAction(hero: Hero, row: Attribute): readonly Step[] {
  return powers(hero, 'attribute-action').find(({ rule }) => rule.row === row)?.rule.do ?? STANDARD[row]
}

/** What is triggered by placing a die; it is no attribute action (RPL-DICE-10). */
export function* afterPlacing(t: Table, seat: Seat, placed: Die): Rules {
  const hero = heroOf(t.state, seat)
  for (const power of powers(hero, 'place-die')) {
    if (spend(hero, power)) yield* carryOut(t, seat, power.rule.do, { closed: false, placed })
  }
}
