import type { Face, Spoken } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import { faceOf } from './faces.ts'
import { wordsOf } from './words.ts'

/** A game as it is shown: its board, and its words in the language of whoever looks at it. */
export interface Shown {
  readonly face: Face<AnyGame>
  readonly words: Spoken<AnyGame>
}

/** Null until both are loaded. While another language comes, what is there stays. */
export function useShown(game: string | undefined): Shown | null {
  const { language } = useSettings()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (game === undefined) return
    let wanted = true
    void Promise.all([faceOf(game), wordsOf(game, language)]).then(([face, words]) => {
      if (wanted) setShown(words === null ? null : { face, words })
    })
    return () => {
      wanted = false
    }
  }, [game, language])
  return shown
}
