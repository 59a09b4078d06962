import type { Seat, Told } from '@krcma/kernel'
import { Icon, icons, type SeatLook } from '@krcma/look'
import type { Space, TalesOfGlory } from '../shape.ts'

/** Who wants the tile of a space, and who of them comes too late. */
interface Wanted {
  readonly seats: readonly Seat[]
  readonly late: readonly Seat[]
}

const nobody: Wanted = { seats: [], late: [] }

/** The secret choices that are being revealed, as far as they name this space. */
export function wantedOf(staged: readonly Told<TalesOfGlory>[], space: Space): Wanted {
  const revealed = staged.find((event) => event.kind === 'selections-revealed')
  if (revealed?.kind !== 'selections-revealed') return nobody
  const seats = revealed.data.selections.filter((one) => one.space === space).map(({ seat }) => seat)
  const late = staged.flatMap((event) =>
    event.kind === 'came-too-late' && event.data.space === space ? [event.data.seat] : [],
  )
  return { seats, late }
}

interface RevealProps {
  readonly looks: readonly SeatLook[]
  readonly space: Space
  readonly wanted: Wanted
}

/** The cards turn over on the tile that they name. Where several do, they clash, and all but the first fall. */
export function Reveal({ looks, space, wanted: { seats, late } }: RevealProps) {
  if (seats.length === 0) return null
  return (
    <span className="tog-reveal" data-clash={seats.length > 1} aria-hidden="true">
      {seats.map((seat) => (
        <span
          key={seat}
          className="tog-reveal-card"
          data-late={late.includes(seat)}
          style={{ color: looks[seat]?.colour }}
        >
          <span className="tog-reveal-back">
            <Icon of={looks[seat]?.sign ?? ''} />
          </span>
          <span className="tog-reveal-face">
            {space}
            <Icon of={looks[seat]?.sign ?? ''} />
          </span>
        </span>
      ))}
      {seats.length > 1 && (
        <span className="tog-clash">
          <Icon of={icons.combat} />
        </span>
      )}
    </span>
  )
}
