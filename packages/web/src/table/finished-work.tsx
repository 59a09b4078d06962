import type { BoardProps, Face, Seen } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useLayoutEffect, useRef } from 'react'
import { ranked } from './standings.ts'

interface FinishedWorkProps {
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
}

const nothing: BoardProps<AnyGame>['choices'] = {
  all: [],
  focused: null,
  narrowed: null,
  focus: () => undefined,
  narrow: () => undefined,
  answer: () => undefined,
}

/** The finished work of the winner, as large as it is, and nothing to touch. */
export function Work({ seen, face }: FinishedWorkProps) {
  const Drawn = face.Keepsake ?? face.Board
  const { ending } = seen.view
  const best = ending === null ? undefined : ranked(seen, ending).find(({ seat }) => seat !== null)
  return (
    <Drawn
      {...seen}
      shown={best?.seat ?? 0}
      show={() => undefined}
      choices={nothing}
      news={[]}
      staged={[]}
      reading={[]}
      read={() => undefined}
      pointed={[]}
      layout="desk"
      calm
    />
  )
}

/** A picture of it, whole, in the room that there is. It is read on the board. */
export function FinishedWork(props: FinishedWorkProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = frame.current
    const work = box?.firstElementChild?.firstElementChild
    if (box === null || !(work instanceof HTMLElement)) return
    const fit = new ResizeObserver(() => {
      const scale = Math.min(box.clientWidth / work.offsetWidth, box.clientHeight / work.offsetHeight)
      box.style.setProperty('--fit', String(scale))
      box.style.setProperty('--left', `${(box.clientWidth - work.offsetWidth * scale) / 2}px`)
      box.style.setProperty('--top', `${(box.clientHeight - work.offsetHeight * scale) / 2}px`)
    })
    fit.observe(box)
    fit.observe(work)
    return () => fit.disconnect()
  }, [])
  if (props.face.Keepsake === undefined) return null
  return (
    <div ref={frame} className="finished-work" data-miniature="true" aria-hidden="true" inert>
      <div className="finished-work-in">
        <Work {...props} />
      </div>
    </div>
  )
}
