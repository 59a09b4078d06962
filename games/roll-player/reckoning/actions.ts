import { STANDARD } from '../content/actions.ts'
import type { Attribute } from '../content/basics.ts'
import type { Step } from '../content/effects.ts'
import type { SeenHero } from '../shape.ts'
import { powers } from './powers.ts'

/** A class may have an action of its own in place of the standard one (RPL-ATTR-14). */
export function stepsOfAction(hero: SeenHero, row: Attribute): readonly Step[] {
  return powers(hero, 'attribute-action').find(({ rule }) => rule.row === row)?.rule.do ?? STANDARD[row]
}
