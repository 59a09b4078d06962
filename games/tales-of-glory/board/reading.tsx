import { Explain, Icon, icons, memoOn, Why } from '@krcma/look'
import type { ReactNode } from 'react'
import { TILE_TYPES } from '../content/tile.ts'
import type { TileId } from '../content/tiles.ts'
import type { Space } from '../shape.ts'
import type { At } from './at.ts'
import { hindrance, outlookFor, outlookText } from './outlook.tsx'
import { HalfKeyConnector, PlainConnector } from './tile/connector.tsx'
import { types } from './tile/pictures.ts'
import { explained } from './tile/said.tsx'
import { TileArt } from './tile/tile.tsx'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** Where one reads while choosing: the tile that one looks at, large and in words; else what the signs mean. */
export function Reading({ at }: { at: At }) {
  const { focused } = at.choices
  const space = focused?.kind === 'select' || focused?.kind === 'select-again' ? focused.option : null
  const id = space === null ? null : at.view.state.spaces[space - 1]
  return id === null || id === undefined || space === null ? <Legend at={at} /> : <Read at={at} id={id} space={space} />
}

function Read({ at, id, space }: { at: At; id: TileId; space: Space }) {
  const says = explained(at.v, at.w, id)
  const view = outlookFor(at, id, space)
  const why = view === null ? undefined : hindrance(at, view)
  return (
    <section className="tog-reading" aria-label={says.name} data-explains={says.name} {...reachable}>
      <span className="tog-reading-tile">
        <TileArt id={id} name={at.v.tile[id]} />
      </span>
      <div className="tog-reading-text">
        <strong>{says.name}</strong>
        {view !== null && <div className="tog-said-outlook">{outlookText(at, view).join(' ')}</div>}
        {why !== undefined && <Why of={why} />}
        {says.text}
      </div>
    </section>
  )
}

const Legend = memoOn(['v', 'w'], function Legend({ at }: { at: At }) {
  const { v, w } = at
  return (
    <dl className="tog-legend" aria-label={w.legend.title}>
      <Entry says={w.legend.plain}>
        <svg viewBox="-20 -20 40 40" className="tog-legend-sign" aria-hidden="true">
          <g transform="translate(-80 0)">
            <PlainConnector side={0} />
          </g>
        </svg>
      </Entry>
      <Entry says={w.legend.halfKey}>
        <svg viewBox="-20 -20 40 40" className="tog-legend-sign" aria-hidden="true">
          <g transform="translate(-80 0)">
            <HalfKeyConnector side={0} />
          </g>
        </svg>
      </Entry>
      <Entry says={w.legend.chest}>
        <Icon of={icons.chest} />
      </Entry>
      <Entry says={w.legend.per}>
        <span aria-hidden="true">×</span>
      </Entry>
      <Entry says={w.legend.end}>
        <Icon of={icons.hourglass} />
      </Entry>
      {TILE_TYPES.map((type) => (
        <Entry key={type} says={{ name: v.type[type], text: w.typeRule[type] }}>
          <Icon of={types[type].icon} />
        </Entry>
      ))}
    </dl>
  )
})

function Entry({ says, children }: { says: { name: string; text: string }; children: ReactNode }) {
  return (
    <Explain of={says}>
      <div>
        <dt>{children}</dt>
        <dd>
          <strong>{says.name}</strong>
          <span data-explains={says.name}>{says.text}</span>
        </dd>
      </div>
    </Explain>
  )
}
