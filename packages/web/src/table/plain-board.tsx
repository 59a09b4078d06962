import type { Language, Words } from '@krcma/kernel'
import type { BoardProps, Face, SummaryProps } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'

/** The board of a game that has none of its own yet: the table in words; the question bar lists every option. */
export function plainFace(words: { readonly [L in Language]: Words<AnyGame> }): Face<AnyGame> {
  return { words, Board: PlainBoard, Summary: PlainSummary, things: () => [] }
}

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

export function PlainBoard({ view, words, say }: BoardProps<AnyGame>) {
  return (
    <pre className="plain-scene" {...reachable}>
      {words.scene(view, say).join('\n')}
    </pre>
  )
}

function PlainSummary({ view, seat }: SummaryProps<AnyGame>) {
  const points = view.ending?.sheets[seat]?.reduce((sum, line) => sum + line.points, 0)
  return points === undefined ? null : <span className="seat-points">{points}</span>
}
