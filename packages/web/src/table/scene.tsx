import { type BoardProps, type Face, Stage } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { useLate } from './after-paint.ts'
import type { Looking } from './looking.ts'
import type { Pointing } from './pointing.ts'

interface SceneProps extends Omit<BoardProps<AnyGame>, 'pointed' | 'choices'> {
  readonly face: Face<AnyGame>
  readonly looking: Looking
  readonly pointing: Pointing
}

/** The board on its stage. It is large, so that it comes a frame after the question, and only when something in it is another. */
export const Scene = memo(function Scene(now: SceneProps) {
  const { face, pointing, looking, ...props } = useLate(now)
  const choices = useSyncExternalStore(looking.later, looking.now)
  const pointed = useSyncExternalStore(pointing.subscribe, pointing.now)
  const Board = useMemo(() => memo(face.Board), [face])
  return (
    <Stage moment={props.view.entries} pointed={pointed} calm={props.calm}>
      <Board {...props} choices={choices} pointed={pointed} />
    </Stage>
  )
})
