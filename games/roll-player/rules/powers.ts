import type { Power } from '../reckoning/powers.ts'
import type { Hero } from '../shape.ts'

/** Whether a power can be used now; one that works once per round is then used up (RPL-EFF-04). */
export function spend(hero: Hero, { from, rule }: Power): boolean {
  if (rule.limit === undefined) return true
  if (hero.used.includes(from)) return false
  hero.used.push(from)
  return true
}
