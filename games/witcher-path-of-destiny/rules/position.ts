import { LOWEST_ROW_XP } from '../content/components.ts'
import { TOP } from '../reckoning/draft.ts'
import type { Figure, Rules, Table } from '../shape.ts'
import { drawAlliance } from './alliances.ts'
import { gainXp } from './gains.ts'

/** WPD-DRAFT-06, -07, -09 */
export function stand({ state }: Table, figure: Figure, row: number): void {
  if (row === TOP) state.places.top.push(figure)
  else state.places.rows[row - 1] = figure
}

/** WPD-DRAFT-11; in The Lesser Evil an alliance card instead (WPD-EVIL-02, -05). */
export function* positionBonus(t: Table, figure: Figure, row: number): Rules {
  const { alliances, supply } = t.state
  if (alliances === null) {
    if (row === supply.length) gainXp(t, figure, LOWEST_ROW_XP, 'position')
    return
  }
  const token = alliances.tokens[row - 1]
  if (token != null) yield* drawAlliance(t, figure, token)
}
