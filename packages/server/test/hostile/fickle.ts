import { openTable } from '@krcma/kernel'
import { room } from '../fixture/game.ts'

/** The record of a game in which somebody has thought again so many times. */
export function fickleRecord(undos: number): unknown {
  const table = openTable(room.game, { seats: ['Eve'], options: { rounds: 3 }, seed: 'a'.repeat(64) })
  if ('refused' in table) throw new Error(table.refused)
  for (let n = 0; n < undos; n++) {
    const [asked] = table.decisions(0)
    table.answer({ seat: 0, decision: asked?.id, option: asked?.options[n % 2] })
    table.undo(0, { consented: true })
  }
  return table.record()
}
