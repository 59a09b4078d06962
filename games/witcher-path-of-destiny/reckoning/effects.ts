import { type Condition, type Effect, HIGHEST_DEGREE, type Result } from '../content/effects.ts'
import { SIDES, type SymbolId } from '../content/symbols.ts'
import type { Pool } from '../shape.ts'
import { type Active, colourCount, countOf, emptyPool, inactive, inactiveCount, type Seen } from './symbols.ts'

export interface Gains {
  readonly xp: number
  readonly symbols: Readonly<Pool>
}

/**
 * To what degree the condition is met by what the effect sees, from 0 (not at all): 1 for a single effect however far it is
 * exceeded (WPD-EFF-07), and at most 3 for a scaled one (WPD-EFF-06, -08).
 */
export function degreeOf({ condition, scaled }: Effect, seen: Seen, active: Active, sight: number): number {
  const met = meets(condition, seen, active, sight)
  return Math.min(met, scaled ? HIGHEST_DEGREE : 1)
}

function meets(condition: Condition, seen: Seen, active: Active, sight: number): number {
  switch (condition.kind) {
    case 'lose-symbol':
    case 'lose-symbols':
      return countOf(seen, condition.symbol, sight)
    case 'lose-inactive':
    case 'inactive':
      return inactiveCount(seen, active, sight)
    case 'inactive-at-least':
      return inactiveCount(seen, active, sight) >= condition.count ? 1 : 0
    case 'colour-at-least':
      return colourCount(seen, condition.colour, sight) >= condition.count ? 1 : 0
    case 'colour-exactly':
      return colourCount(seen, condition.colour, sight) === condition.count ? 1 : 0
    case 'colours':
      return colourCount(seen, condition.colour, sight)
  }
}

/** WPD-GER-04: the highest degree, whatever the condition. */
export function fullDegree({ scaled }: Effect): number {
  return scaled ? HIGHEST_DEGREE : 1
}

/** The symbols that the condition takes, of any of these types; none where something need only be had. */
export function takes(condition: Condition, active: Active): readonly SymbolId[] {
  switch (condition.kind) {
    case 'lose-symbol':
    case 'lose-symbols':
      return [condition.symbol]
    case 'lose-inactive':
      return inactive(active)
    default:
      return []
  }
}

/** Whether the condition looks at colours, so that Child of Destiny can matter. */
export function looksAtColours({ condition }: Effect): boolean {
  return 'colour' in condition
}

/** WPD-EFF-R1 to -R10. */
export function gainsOf(result: Result, degree: number, active: Active): Gains {
  const symbols = emptyPool()
  switch (result.kind) {
    case 'xp':
      return { xp: result.amount * degree, symbols }
    case 'active':
      symbols[active[result.side]] += result.amount * degree
      break
    case 'each-active':
      for (const side of SIDES) symbols[active[side]] += degree
      break
    case 'symbol':
      symbols[result.symbol] += result.amount * degree
      break
    case 'symbols':
      for (const symbol of result.symbols) symbols[symbol] += degree
  }
  return { xp: 0, symbols }
}
