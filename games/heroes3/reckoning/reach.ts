import type { FieldKey, Rank, Seat, State } from '../shape.ts'
import { mayStop, movesFrom } from './moves.ts'
import { givesWay, type Opposition, oppositionOn } from './opposition.ts'
import { playerAt } from './player.ts'

/** A field that a hero could come to in this turn. */
interface Reached {
  /** Movement points that it takes, and those that are left there. */
  readonly mp: number
  readonly left: number
  /** The way there, its own field left out. */
  readonly way: readonly FieldKey[]
  readonly meets: Opposition | null
  /** Whether it may stop there, or only pass (H3B-MOVE-05, H3B-MOVE-08). */
  readonly stops: boolean
}

/**
 * Where a hero could go with the movement points it has, by the cheapest way (H3B-MOVE-03, H3B-MOVE-12). A way leads on past an enemy
 * only if it gives way without a combat: what comes after one that is fought, nobody knows.
 */
export function reachOf(state: State, seat: Seat, rank: Rank): ReadonlyMap<FieldKey, Reached> {
  const hero = playerAt(state, seat).heroes[rank]
  const reached = new Map<FieldKey, Reached>()
  if (hero === null) return reached
  let open: readonly { readonly field: FieldKey; readonly mp: number; readonly way: readonly FieldKey[] }[] = [
    { field: hero.field, mp: hero.mp, way: [] },
  ]
  while (open.length > 0) {
    const further: (typeof open)[number][] = []
    for (const { field, mp, way } of open) {
      for (const move of movesFrom(state, seat, rank, { field, mp, flying: hero.flying })) {
        // A tile that is being turned up has no fields before somebody has said how it lies (H3B-MAP-12).
        if (state.fields[move.to] === undefined) continue
        const left = mp - move.mp
        const known = reached.get(move.to)
        if (move.taking || move.to === hero.field || (known !== undefined && known.left >= left)) continue
        const meets = oppositionOn(state, seat, move.to)
        const stops = mayStop(state, seat, move.to, rank)
        const there = [...way, move.to]
        reached.set(move.to, { mp: hero.mp - left, left, way: there, meets, stops })
        const passes =
          hero.flying || meets === null || (meets.is === 'guard' && givesWay(state, seat, meets.difficulty))
        if (passes || !stops) further.push({ field: move.to, mp: left, way: there })
      }
    }
    open = further
  }
  return reached
}
