import { battleOf } from '../../reckoning/battle/fighters.ts'
import type { Activation, Fighter, Space, Table } from '../../shape.ts'

export function move(t: Table, fighter: Fighter, to: Space): void {
  const activation = battleOf(t.state).activation as Activation
  activation.from = fighter.space
  activation.moved = true
  t.tell('fighter-moved', { fighter: fighter.id, from: fighter.space, to })
  fighter.space = to
}
