import type { Told } from '@krcma/kernel'
import { type AnyGame, apply, type Replay } from '@krcma/protocol'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { hear, isRefusing, type TableLink, type TableNow } from '../link/link.ts'
import { nowSeen, seenUpTo } from '../memory.ts'
import type { Shown } from './playout.ts'

export interface Away {
  /** What happened while nobody looked here. */
  readonly missed: readonly Told<AnyGame>[]
  /** How many entries there were when somebody last looked. */
  readonly from: number
  readonly playAgain: () => void
  /** It has been seen. */
  readonly forget: () => void
}

/** Coming back later plays what was missed; staying remembers what was seen. */
export function useAway(
  link: TableLink,
  { now, behind }: Shown,
  play: (past: readonly TableNow[]) => void,
  calm: boolean,
): Away {
  const [since, setSince] = useState<{ readonly event: number; readonly entries: number } | null>(null)
  const event = now.log.at(-1)?.n ?? -1
  const entries = now.sight?.view?.entries ?? 0
  const known = useRef(false)

  const playSince = useCallback(
    async (from: number) => {
      const replay = await link.call('replay', { from })
      if (!isRefusing(replay)) play(positionsOf(link.now(), replay))
    },
    [link, play],
  )
  useLayoutEffect(() => {
    // What is still to be shown has not been seen.
    if (event < 0 || behind) return
    const before = known.current ? null : seenUpTo(link.id)
    known.current = true
    nowSeen(link.id, { event, entries })
    // People at one device have missed nothing of each other's.
    const people = link.now().sight?.info.setting.seats.filter((plan) => plan.for === 'me').length ?? 0
    if (before === null || before.event >= event || (link.place === 'local' && people > 1)) return
    setSince(before)
    if (!calm) void playSince(before.entries)
  }, [event, entries, behind, link, calm, playSince])

  return {
    missed: since === null ? [] : now.log.filter(({ n }) => n > since.event),
    from: since?.entries ?? 0,
    playAgain: () => void playSince(since?.entries ?? 0),
    forget: () => setSince(null),
  }
}

/** The positions of a replay, as the table saw them; nothing can be answered in the past. */
function positionsOf(now: TableNow, { from, start, steps }: Replay): readonly TableNow[] {
  const { sight } = now
  if (sight === null) return []
  let view = start
  let log: TableNow['log'] = now.log.filter(({ after }) => after < from)
  const at = (): TableNow => ({ ...now, log, sight: { ...sight, view: { ...view, decisions: [] } } })
  const all = [at()]
  for (const { changes, heard } of steps) {
    view = apply(view, changes)
    log = hear(log, heard)
    all.push(at())
  }
  // The last one is the present, which comes anyway.
  return all.slice(0, -1)
}
