import type { LayoutTile } from '../../content/scenario.ts'
import { accessOf, startsOf } from '../../reckoning/scenario/access.ts'
import { useForm } from '../form.tsx'

interface AccessTableProps {
  readonly layout: readonly LayoutTile[]
  /** Shows on the map how far it is to one of them; null: to none. */
  readonly onShow: (to: string | null) => void
}

/** How far every start has it to every kind of tile and special place (H3B-CREATE-06). */
export function AccessTable({ layout, onShow }: AccessTableProps) {
  const { words } = useForm()
  const say = words.map
  const starts = startsOf(layout)
  const rows = accessOf(layout).filter(({ far }) => far.some((tiles) => tiles !== null))
  if (starts.length === 0 || rows.length === 0) return null
  const name = (to: string) => (say.special as Readonly<Record<string, string>>)[to] ?? say.inHand(to as 'near')
  return (
    <section className="h3w-part" aria-label={say.access}>
      <h3>{say.access}</h3>
      <p className="h3w-about">{say.accessAbout}</p>
      <table className="h3w-access">
        <thead>
          <tr>
            <td />
            {starts.map(({ slot, player }) => (
              <th key={slot.join(' ')} scope="col">
                {player === undefined ? '?' : words.choices.player[player]}
              </th>
            ))}
            {starts.length > 1 && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ to, far, fair }) => (
            <tr key={to} data-fair={fair} onPointerEnter={() => onShow(to)} onPointerLeave={() => onShow(null)}>
              <th scope="row">
                <button type="button" className="quiet" onFocus={() => onShow(to)} onBlur={() => onShow(null)}>
                  {name(to)}
                </button>
              </th>
              {starts.map(({ slot }, i) => (
                <td key={slot.join(' ')}>{say.far(far[i] ?? null)}</td>
              ))}
              {starts.length > 1 && <td>{fair ? say.equal : say.unequal}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
