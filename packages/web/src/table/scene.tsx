import { type BoardProps, type Face, Stage } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, useMemo } from 'react'
import { useLate } from './after-paint.ts'

interface SceneProps extends BoardProps<AnyGame> {
  readonly face: Face<AnyGame>
}

/** The board on its stage. It is large, so that it comes a frame after the question, and only when something in it is another. */
export const Scene = memo(function Scene(now: SceneProps) {
  const { face, ...props } = useLate(now)
  const Board = useMemo(() => memo(face.Board), [face])
  return (
    <Stage moment={props.view.entries} pointed={props.pointed} calm={props.calm}>
      <Board {...props} />
    </Stage>
  )
})
