import { type BoardProps, type Face, Stage } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { useLate } from './after-paint.ts'
import type { Pointing } from './pointing.ts'

interface SceneProps extends Omit<BoardProps<AnyGame>, 'pointed'> {
  readonly face: Face<AnyGame>
  readonly pointing: Pointing
}

/** The board on its stage. It is large, so that it comes a frame after the question, and only when something in it is another. */
export const Scene = memo(function Scene(now: SceneProps) {
  const { face, pointing, ...props } = useLate(now)
  const pointed = useSyncExternalStore(pointing.subscribe, pointing.now)
  const Board = useMemo(() => memo(face.Board), [face])
  return (
    <Stage moment={props.view.entries} pointed={pointed} calm={props.calm}>
      <Board {...props} pointed={pointed} />
    </Stage>
  )
})
