import type { Language } from '@krcma/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import type { Told } from './texts.ts'

/** A text in the reader's language: undefined until it has come, null where there is none. */
export function useText(
  load: (game: string, language: Language) => Promise<Told | null>,
  game: string,
): Told | null | undefined {
  const { language } = useSettings()
  const [told, setTold] = useState<Told | null | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    void load(game, language).then((text) => {
      if (wanted) setTold(text)
    })
    return () => {
      wanted = false
    }
  }, [load, game, language])
  return told
}
