import { Icon } from '@krcma/look'
import { type At, lookOf } from '../at.ts'

/** NAF-ENC-03: the left neighbour reads. */
export function Reader({ at, reader, seat }: { at: At; reader: number; seat: number }) {
  const { w } = at
  const { name, colour, sign } = lookOf(at, reader)
  return (
    <p className="naf-reader">
      <span style={{ color: colour }}>
        <Icon of={sign} />
      </span>
      {w.encounter.reads(name, lookOf(at, seat).name)}
    </p>
  )
}
