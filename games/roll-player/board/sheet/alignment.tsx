import { Emblem, Explain, Icon, lit, memoOn, of, thing, touch } from '@krcma/look'
import { ALIGNMENT } from '../../content/heroes.ts'
import { directionTo } from '../../reckoning/alignment.ts'
import type { Seat, SeenHero } from '../../shape.ts'
import { type At, isOwnShown } from '../at.ts'
import * as own from '../icons.ts'
import { signed } from '../numbers.ts'
import { alignmentIcons } from '../pictures.ts'
import { Touched } from '../touched.tsx'
import { wouldBe } from '../would.ts'

interface AlignmentProps {
  readonly at: At
  readonly seat: Seat
  readonly hero: SeenHero
}

/** Where the marker would be after what is looked at. */
function markerThen(at: At): SeenHero['marker'] | null {
  const { focused } = at.choices
  return focused === null || !isOwnShown(at) ? null : (wouldBe(focused, at.view.state)?.marker ?? null)
}

/** The grid of good and evil, law and chaos, with the marker. */
export function Alignment({ at, seat, hero }: AlignmentProps) {
  const goes = markerThen(at)
  const now = `${goes?.row} ${goes?.column} ${lit(at.choices, isOwnShown(at) ? of(at.choices, 'move-marker') : [])}`
  return <Grid at={at} seat={seat} hero={hero} now={now} />
}

interface GridProps extends AlignmentProps {
  /** All that is shown in it besides the hero. */
  readonly now: string
}

const Grid = memoOn(['v', 'w', 'shown'], function Grid({ at, seat, hero }: GridProps) {
  const { v, w } = at
  const { alignment } = hero
  if (alignment === null) return null
  const goes = markerThen(at)
  return (
    <section className="rpl-alignment" aria-label={v.names.alignments[alignment]}>
      <Explain of={{ name: v.names.alignments[alignment], text: w.alignmentRule }}>
        <h4>
          <span className="rpl-thumb">
            <Emblem id={alignment} icon={alignmentIcons[alignment]} hue={42} frame="none" />
          </span>
          {v.names.alignments[alignment]}
        </h4>
      </Explain>
      <div className="rpl-grid">
        <span className="rpl-axis" data-side="top">
          {w.axis.rows[0]}
        </span>
        <span className="rpl-axis" data-side="left">
          {w.axis.columns[0]}
        </span>
        <div className="rpl-cells">
          {ALIGNMENT[alignment].grid.map((values, row) =>
            values.map((value, column) => (
              <Cell
                key={w.cell(row, column)}
                at={at}
                seat={seat}
                hero={hero}
                row={row}
                column={column}
                value={value}
                coming={
                  goes !== null &&
                  goes.row === row &&
                  goes.column === column &&
                  (row !== hero.marker.row || column !== hero.marker.column)
                }
              />
            )),
          )}
        </div>
        <span className="rpl-axis" data-side="right">
          {w.axis.columns[1]}
        </span>
        <span className="rpl-axis" data-side="bottom">
          {w.axis.rows[1]}
        </span>
      </div>
    </section>
  )
})

interface CellProps extends AlignmentProps {
  readonly row: number
  readonly column: number
  readonly value: number
  /** Whether the marker would come here. */
  readonly coming: boolean
}

function Cell({ at, seat, hero, row, column, value, coming }: CellProps) {
  const { v, w } = at
  const here = hero.marker.row === row && hero.marker.column === column
  const direction = directionTo(hero, row, column)
  const choice =
    isOwnShown(at) && direction !== null
      ? of(at.choices, 'move-marker').find(({ option }) => option === direction)
      : undefined
  const number = value === 0 ? '0' : signed(value)
  const text = `${v.stars(value).replace('-', '−')}.${here ? ` ${w.here}` : ''}`
  const says = { name: w.cell(row, column), text }
  const looks = choice === undefined ? { role: 'img', 'aria-label': `${says.name}: ${text}` } : {}
  const body = (
    <span className="rpl-cell" data-here={here} data-coming={coming} data-tone={Math.sign(value)} {...looks}>
      <span aria-hidden="true">{number}</span>
      {here && (
        <span className="rpl-marker" {...thing(`marker-${seat}`)}>
          <Icon of={own.marker} />
        </span>
      )}
      <Touched by={touch(at.choices, choice)} says={says} />
    </span>
  )
  return choice === undefined ? <Explain of={says}>{body}</Explain> : body
}
