import { type BoardProps, type Face, Stage } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, useMemo, useSyncExternalStore } from 'react'
import type { Looking } from './looking.ts'
import { type Playout, useTurn } from './playout.ts'
import type { Pointing } from './pointing.ts'

interface SceneProps extends Omit<BoardProps<AnyGame>, 'pointed' | 'choices'> {
  readonly face: Face<AnyGame>
  readonly looking: Looking
  readonly pointing: Pointing
  readonly playout: Playout
}

/** The board on its stage. It is large, so that it has a turn of its own after the question, and only when something in it is another. */
export const Scene = memo(function Scene(now: SceneProps) {
  const { face, pointing, looking, playout: _, ...props } = useTurn(now.playout, 1, now)
  const choices = useSyncExternalStore(looking.later, looking.now)
  const pointed = useSyncExternalStore(pointing.subscribe, pointing.now)
  const Board = useMemo(() => memo(face.Board), [face])
  return (
    <Stage moment={props.view.entries} pointed={pointed} calm={props.calm}>
      <Board {...props} choices={choices} pointed={pointed} />
      {props.staged.length > 0 && <div className="stage-skip" onPointerDown={now.playout.skip} />}
    </Stage>
  )
})
