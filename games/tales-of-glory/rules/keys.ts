import type { Rules, Seat } from '@krcma/kernel'
import { eligibleChests, type Pair } from '../reckoning/chests.ts'
import { playerAt } from '../reckoning/player.ts'
import type { Chest, Table } from '../shape.ts'

/** Puts a key on a chest. It must be used if it can be (TOG-KEY-08, TOG-RULING-31); if it cannot, it is gone (TOG-KEY-07). */
export function* putKey(t: Table, seat: Seat, pair: Pair): Rules<Chest | null> {
  const { tale } = playerAt(t.state, seat)
  const eligible = () => eligibleChests(tale, pair)
  if (eligible().length === 0) {
    t.tell('key-without-chest', { seat })
    return null
  }
  const chest = yield* t.choose(seat, 'open-chest', eligible, { context: () => ({ seat, pair }) })
  const placed = tale.find(({ tile }) => tile === chest.tile)
  if (placed !== undefined) placed.opened[chest.chest] = true
  t.tell('chest-opened', { seat, tile: chest.tile, chest: chest.chest })
  return chest
}
