import { useEffect, useState } from 'react'
import type { TableLink, TableNow } from '../link/link.ts'
import { afterPaint, whenLetGo } from './after-paint.ts'

/** How the table stands. News waits until what was just touched is let go and painted; each position comes in a task of its own, and none is left out. */
export function useLatest(link: TableLink): TableNow {
  const [latest, setLatest] = useState(link.now)
  useEffect(() => {
    let gone = false
    let shown: TableNow | null = null
    const waiting: TableNow[] = []
    const next = () => {
      shown = waiting.shift() ?? shown
      if (gone || shown === null) return
      setLatest(shown)
      if (waiting.length > 0) afterPaint(next)
    }
    const hear = () => {
      const now = link.now()
      const idle = waiting.length === 0
      // What only changed around the game replaces what waits.
      if (waiting.at(-1)?.sight === now.sight) waiting.pop()
      waiting.push(now)
      if (idle) whenLetGo(next)
    }
    hear()
    const stop = link.subscribe(hear)
    return () => {
      gone = true
      stop()
    }
  }, [link])
  return latest
}
