import type { Face } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { faceOf } from './faces.ts'

/** The board of a game; null until it is loaded. */
export function useFace(game: string): Face<AnyGame> | null {
  const [face, setFace] = useState<Face<AnyGame> | null>(null)
  useEffect(() => {
    let ended = false
    void faceOf(game).then((found) => ended || setFace(found))
    return () => {
      ended = true
    }
  }, [game])
  return face
}
