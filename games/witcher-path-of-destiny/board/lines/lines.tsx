import type { Figure } from '../../shape.ts'
import { type At, bodiesAt, ownSeat } from '../at.ts'
import { Line } from './line.tsx'

/** Everybody's timeline at once, the own one first: what lies there, what counts now, and by how much who leads. */
export function Lines({ at }: { at: At }) {
  return (
    <section className="wpd-lines" aria-label={at.w.lines.name} data-count={bodiesAt(at).length}>
      {inOrder(at).map((figure) => (
        <Line key={figure} at={at} figure={figure} />
      ))}
    </section>
  )
}

/** As they sit around the table from the viewer on; the Automa last. */
function inOrder(at: At): readonly Figure[] {
  const me = ownSeat(at) ?? 0
  const figures = bodiesAt(at).map(({ figure }) => figure)
  const first = figures.indexOf(me)
  const seats = figures.filter((figure) => figure !== 'automa')
  return [...seats.slice(first), ...seats.slice(0, first), ...figures.filter((figure) => figure === 'automa')]
}
