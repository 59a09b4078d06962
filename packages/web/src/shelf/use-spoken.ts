import type { Spoken } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import { wordsOf } from './words.ts'

/** The words of a game in the language of whoever reads; null until they are loaded, and for a game that this client does not have. */
export function useSpoken(game: string | undefined): Spoken<AnyGame> | null {
  const { language } = useSettings()
  const [spoken, setSpoken] = useState<Spoken<AnyGame> | null>(null)
  useEffect(() => {
    let ended = false
    if (game !== undefined) void wordsOf(game, language).then((words) => ended || setSpoken(words))
    return () => {
      ended = true
    }
  }, [game, language])
  return spoken
}
