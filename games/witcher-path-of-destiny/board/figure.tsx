import { Icon, thing } from '@krcma/look'
import type { Figure } from '../shape.ts'
import { type At, figureLook } from './at.ts'

/** A figure in its colour, with its sign. */
export function FigureSign({ at, figure, named = false }: { at: At; figure: Figure; named?: boolean }) {
  const { name, colour, sign } = figureLook(at, figure)
  return (
    <span className="wpd-figure" style={{ color: colour }} {...thing(`figure-${figure}`)}>
      <span className="wpd-figure-sign" role="img" aria-label={name}>
        <Icon of={sign} />
      </span>
      {named && (
        <span className="wpd-clipped" aria-hidden="true">
          {name}
        </span>
      )}
    </span>
  )
}
