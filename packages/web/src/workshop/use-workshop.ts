import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import { type OpenWorkshop, workshopOf } from '../shelf/workshops.ts'

/** The workshop of a game in the reader's language; undefined while it comes, null where there is none. */
export function useWorkshop(game: string): OpenWorkshop | null | undefined {
  const { language } = useSettings()
  const [open, setOpen] = useState<OpenWorkshop | null | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    void workshopOf(game, language).then((found) => wanted && setOpen(found))
    return () => {
      wanted = false
    }
  }, [game, language])
  return open
}
