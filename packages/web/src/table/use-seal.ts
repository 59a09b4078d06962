import { useEffect, useState } from 'react'
import { isRefusing, type TableLink } from '../link/link.ts'
import { LocalLink } from '../link/local/link.ts'

/** Whether every die of a game that is over was proven to come from the seed that was promised before the first move; null: not yet known. */
export function useSeal(link: TableLink, over: boolean): boolean | null {
  const [sealed, setSealed] = useState<boolean | null>(null)
  useEffect(() => {
    if (!over) return
    if (link instanceof LocalLink) void link.verify().then((out) => setSealed(!isRefusing(out)))
    else setSealed(false)
  }, [link, over])
  return sealed
}
