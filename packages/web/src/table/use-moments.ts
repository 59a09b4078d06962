import type { Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableNow } from '../link/link.ts'

export interface Shown {
  readonly now: TableNow
  /** What was told between the position shown before and this one. */
  readonly news: readonly Told<AnyGame>[]
  /** Whether later positions are still to be shown. */
  readonly behind: boolean
  /** Whether they are past ones, played once more. */
  readonly again: boolean
  readonly catchUp: () => void
  /** Shows positions of the past one after another, then the present one. */
  readonly playAgain: (past: readonly TableNow[]) => void
}

/** Long enough to follow a movement; longer where one has to find one's way back. */
const PACE = { live: 430, again: 900 }
const MOST = 24

const newsBetween = (before: TableNow, after: TableNow) => {
  const known = before.log.at(-1)?.n ?? -1
  return before.sight?.seat === after.sight?.seat ? after.log.filter(({ n }) => n > known) : []
}

/** Shows positions one after another, each for a moment, so that what bots do at once can be followed. */
export function useMoments(latest: TableNow, calm: boolean): Shown {
  const [shown, setShown] = useState<{ now: TableNow; news: readonly Told<AnyGame>[] }>({ now: latest, news: [] })
  const queue = useRef<TableNow[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(latest)
  const present = useRef(latest)
  present.current = latest
  const again = useRef(false)

  const turn = useCallback((to: TableNow) => {
    const news = newsBetween(last.current, to)
    last.current = to
    setShown({ now: to, news })
    return news.length > 0
  }, [])
  const step = useCallback(() => {
    const next = queue.current.shift()
    if (next === undefined) {
      timer.current = undefined
      again.current = false
      setShown((old) => ({ ...old }))
      return
    }
    const pace = PACE[again.current ? 'again' : 'live']
    timer.current = setTimeout(step, turn(next) ? pace : 0)
  }, [turn])
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    again.current = false
    queue.current = []
  }, [])
  const catchUp = useCallback(() => {
    const end = queue.current.at(-1)
    stop()
    if (end !== undefined) turn(end)
  }, [stop, turn])
  const playAgain = useCallback(
    (past: readonly TableNow[]) => {
      stop()
      const [first, ...rest] = past
      if (first === undefined) return
      again.current = true
      last.current = first
      queue.current = [...rest, present.current]
      setShown({ now: first, news: [] })
      timer.current = setTimeout(step, PACE.again)
    },
    [stop, step],
  )

  useEffect(() => {
    if (latest === last.current) return
    const moved = latest.sight?.view?.entries !== last.current.sight?.view?.entries
    const waiting = queue.current.length > 0 || timer.current !== undefined
    const atOnce = (calm || document.hidden) && !again.current
    if (atOnce || (!moved && !waiting) || last.current.sight === null) {
      stop()
      turn(latest)
      return
    }
    const end = queue.current.at(-1)
    // What only changed around the game (a thought, a connection) replaces the last position; it is no step of its own.
    if (end !== undefined && end.sight === latest.sight) queue.current[queue.current.length - 1] = latest
    else if (end === undefined && last.current.sight === latest.sight) {
      last.current = latest
      setShown((old) => ({ ...old, now: latest }))
      return
    } else queue.current.push(latest)
    if (queue.current.length > MOST) queue.current.splice(0, queue.current.length - MOST)
    if (timer.current === undefined) step()
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const behind = queue.current.length > 0
  return { ...shown, behind, again: behind && again.current, catchUp, playAgain }
}
