import { ATTRIBUTES, type Attribute } from '../content/basics.ts'
import { stepsOfAction } from '../reckoning/actions.ts'
import { powers, stepsOf } from '../reckoning/powers.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { Die, Rules, Seat, Table } from '../shape.ts'
import { spend } from './powers.ts'
import { carryOut } from './steps.ts'

const NONE = 'none' as const

/** The action of the row in which the die was placed; declining is the first option that it asks about (RPL-DICE-06). */
export function attributeAction(t: Table, seat: Seat, row: Attribute): Rules {
  const hero = heroOf(t.state, seat)
  const [others] = stepsOf(hero, 'attribute-action-choice', 'choose-attribute-action')
  return others === undefined
    ? carryOut(t, seat, stepsOfAction(hero, row))
    : actionOfOneOf(t, seat, [row, ...others.rows])
}

/** Enigmatic: the action of the row, or of one of some others (RPL-CLASS-16). */
function* actionOfOneOf(t: Table, seat: Seat, rows: readonly Attribute[]): Rules {
  const options = [...ATTRIBUTES.filter((row) => rows.includes(row)), NONE]
  const chosen = yield* t.choose(seat, 'attribute-action', () => options)
  if (chosen === 'none') return
  yield* carryOut(t, seat, stepsOfAction(heroOf(t.state, seat), chosen))
}

/** What is triggered by placing a die; it is no attribute action (RPL-DICE-10). */
export function* afterPlacing(t: Table, seat: Seat, placed: Die): Rules {
  const hero = heroOf(t.state, seat)
  for (const power of powers(hero, 'place-die')) {
    // What it comes from may be discarded beside its own question: then it stops (RPL-WEAPON-04).
    const target = () => (powers(hero, 'place-die').includes(power) ? placed : null)
    if (spend(hero, power)) yield* t.step(() => carryOut(t, seat, power.rule.do, target))
  }
}
