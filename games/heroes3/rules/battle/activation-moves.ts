import { battleOf, metAs } from '../../reckoning/battle/fighters.ts'
import type { Activation, Fighter, Space, Table } from '../../shape.ts'

export function move(t: Table, fighter: Fighter, to: Space): void {
  const battle = battleOf(t.state)
  const activation = battle.activation as Activation
  activation.from = fighter.space
  activation.moved = true
  t.tell('fighter-moved', { ...metAs(battle, fighter), from: fighter.space, to })
  fighter.space = to
}
