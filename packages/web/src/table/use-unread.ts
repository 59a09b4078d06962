import type { ChatLine } from '@krcma/protocol'
import { useEffect, useState } from 'react'

/** Whether something was said since talk was last looked at. What was said before one came is no news. */
export function useUnread(lines: readonly ChatLine[], ready: boolean, looking: boolean): boolean {
  const last = lines.at(-1)?.n ?? -1
  const [read, setRead] = useState<number | null>(null)
  useEffect(() => {
    if (ready) setRead((old) => (old === null || looking ? last : old))
  }, [last, ready, looking])
  return read !== null && last > read && !looking
}
