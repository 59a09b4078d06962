import { Explain } from '@krcma/look'
import type { Figure } from '../../shape.ts'
import { type At, figureLook } from '../at.ts'
import { FigureSign } from '../figure.tsx'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

/** The initiative track: who acts before whom. While cards are drafted, whoever has moved leaves a shadow. */
export function Track({ at }: { at: At }) {
  const { state, w } = at
  const moved = (figure: Figure) => [...state.places.top, ...state.places.rows].includes(figure)
  const [next] = state.phase === 'draft' ? state.queue : state.initiative
  return (
    <Explain of={w.track}>
      <ol className="wpd-track" aria-label={w.track.name}>
        {state.initiative.map((figure, i) => {
          const { name, colour } = figureLook(at, figure)
          return (
            <li key={PLACES[i]} data-moved={moved(figure)} data-next={figure === next}>
              <span className="wpd-track-place" aria-hidden="true">
                {i + 1}
              </span>
              {moved(figure) ? (
                <span
                  className="wpd-figure-gone"
                  style={{ color: colour }}
                  role="img"
                  aria-label={w.trackPlace(i + 1, name)}
                />
              ) : (
                <FigureSign at={at} figure={figure} />
              )}
            </li>
          )
        })}
      </ol>
    </Explain>
  )
}
