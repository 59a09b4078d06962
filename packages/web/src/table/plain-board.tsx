import type { Seat } from '@krcma/kernel'
import { type BoardProps, type Face, type Score, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

function PlainBoard({ view, words, say }: BoardProps<AnyGame>) {
  return (
    <pre className="plain-scene" {...reachable}>
      {words.scene(view, say).join('\n')}
    </pre>
  )
}

/** The points are known when they are counted. */
function score({ view }: Seen<AnyGame>, seat: Seat): Score | null {
  const points = view.ending?.sheets[seat]?.reduce((sum, line) => sum + line.points, 0)
  return points === undefined ? null : { icon: signs.score, value: points, name: '' }
}

/** The board of a game that has none of its own: the table in words; the question bar lists every option. */
export const plainFace: Face<AnyGame> = { Board: PlainBoard, Summary: () => null, score, things: () => [] }
