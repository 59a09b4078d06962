import { MIDDLE } from '../../reckoning/battle/board.ts'
import { commanderOf } from '../../reckoning/battle/command.ts'
import { battleOf, metAs } from '../../reckoning/battle/fighters.ts'
import type { Fighter, Rules, Space, Table } from '../../shape.ts'
import { newFighter } from './deploying.ts'
import { lift } from './lasting.ts'

/** H3B-SIEGE-04: three walls, a gate, and the tower beside the board. */
export function* raiseWalls(t: Table): Rules {
  const battle = battleOf(t.state)
  const seat = commanderOf(battle, 'defender')
  const gate = yield* t.choose(seat, 'fortify', () => MIDDLE)
  battle.bulwarks = MIDDLE.map((space) => ({ kind: space === gate ? 'gate' : 'wall', space }))
  battle.fighters.push(newFighter('tower', 'defender', { card: 'arrow-tower', side: 'neutral', overlays: [] }))
  t.tell('fortified', { seat, gate })
}

/** H3B-SIEGE-06, H3B-SIEGE-09: it always works, and the tower falls with the last of them. */
export function breach(t: Table, fighter: Fighter, space: Space): void {
  const battle = battleOf(t.state)
  const bulwark = battle.bulwarks.find((one) => one.space === space)
  if (bulwark === undefined) throw new Error(`there is no wall on ${space}`)
  battle.bulwarks = battle.bulwarks.filter((one) => one !== bulwark)
  battle.stirred = true
  t.tell('breached', { ...metAs(battle, fighter), ...bulwark })
  const tower = battle.fighters.find(({ card }) => card === 'arrow-tower')
  if (battle.bulwarks.length > 0 || tower === undefined) return
  dismantle(t, tower)
}

function dismantle(t: Table, tower: Fighter): void {
  const battle = battleOf(t.state)
  t.tell('tower-fell', metAs(battle, tower))
  battle.fighters = battle.fighters.filter((one) => one !== tower)
  lift(t, tower, () => true)
}
