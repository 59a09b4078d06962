import type { Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { useEffect, useRef, useState } from 'react'
import type { TableNow } from '../link/link.ts'

export interface Shown {
  readonly now: TableNow
  /** What was told between the position shown before and this one. */
  readonly news: readonly Told<AnyGame>[]
  /** Whether later positions are still to be shown. */
  readonly behind: boolean
  readonly catchUp: () => void
}

/** Long enough to follow a movement. */
const PACE = 430
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

  const turn = (to: TableNow) => {
    const news = newsBetween(last.current, to)
    last.current = to
    setShown({ now: to, news })
    return news.length > 0
  }
  const step = () => {
    const next = queue.current.shift()
    if (next === undefined) {
      timer.current = undefined
      setShown((old) => ({ ...old }))
      return
    }
    timer.current = setTimeout(step, turn(next) ? PACE : 0)
  }
  const catchUp = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const end = queue.current.at(-1)
    queue.current = []
    if (end !== undefined) turn(end)
  }

  useEffect(() => {
    if (latest === last.current) return
    const moved = latest.sight?.view?.entries !== last.current.sight?.view?.entries
    const waiting = queue.current.length > 0 || timer.current !== undefined
    if (calm || document.hidden || (!moved && !waiting) || last.current.sight === null) {
      queue.current = []
      clearTimeout(timer.current)
      timer.current = undefined
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

  return { ...shown, behind: queue.current.length > 0, catchUp }
}
