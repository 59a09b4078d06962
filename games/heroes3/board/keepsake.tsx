import type { BoardProps } from '@krcma/look'
import { Icon } from '@krcma/look'
import { POSITIONS } from '../content/lattice.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import { fieldKey } from '../reckoning/land.ts'
import { centreOf } from '../reckoning/lattice.ts'
import { sheetOf } from '../reckoning/points.ts'
import type { Heroes3, Placed } from '../shape.ts'
import { unitName } from '../words/texts.ts'
import { type At, inWords, shownSeat } from './at.ts'
import { extentOf } from './map/extent.ts'
import { HEX, pointAt } from './tiles/hex.ts'
import { Location } from './tiles/location.tsx'
import { factionIcons } from './tiles/signs.ts'
import { placeOf } from './tiles/tile.tsx'
import { Medal } from './units/unit.tsx'

/** The land as it was divided in the end, and the hero, the army and the town of whoever it is kept for. */
export function Keepsake(props: BoardProps<Heroes3>) {
  const at = inWords(props)
  const seat = shownSeat(at)
  const player = at.state.players[seat]
  if (player?.hero == null || player.faction === null) return null
  const { v, w, words } = at
  const sheet = sheetOf(at.state, seat).filter(({ points }) => points !== 0)
  return (
    <div className="h3 h3-keepsake">
      <Land at={at} />
      <div className="h3-keepsake-side">
        <h2>
          <Icon of={factionIcons[player.faction]} /> {w.heroOfLevel(v.names.heroes[player.hero], v.roman(player.level))}
        </h2>
        <p>{at.state.setting.scenario.name[v.language]}</p>
        <ul className="h3-keepsake-units">
          {player.units.map(({ card, side }) => (
            <li key={card}>
              <Medal card={card} side={side} /> {unitName(v, card)}
            </li>
          ))}
        </ul>
        <p>{player.buildings.map((id) => v.names.buildings[id]).join(', ')}</p>
        <ul>
          {sheet.map(({ source, points }) => (
            <li key={source}>
              {words.source[source]}: <strong>{points}</strong>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Land({ at }: { readonly at: At }) {
  const { map } = at.state
  const { left, top, width, height } = extentOf(map.map(({ slot }) => slot))
  return (
    <svg className="h3-keepsake-land" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {map.map((placed) =>
        placed.tile === null ? null : <Tile key={placed.tile} at={at} placed={placed} tile={placed.tile} />,
      )}
    </svg>
  )
}

function Tile({ at, placed, tile }: { readonly at: At; readonly placed: Placed; readonly tile: TileId }) {
  const { x, y } = pointAt(centreOf(placed.slot))
  const { terrain, fields } = TILES[tile]
  return (
    <g className="h3-tile" data-terrain={terrain} transform={`translate(${x} ${y})`}>
      {POSITIONS.map((position) => {
        const point = placeOf(position, placed.rotation)
        const [owner] = at.state.fields[fieldKey(tile, position)]?.flags ?? []
        return (
          <g key={position} transform={`translate(${point.x} ${point.y})`}>
            <polygon className="h3-ground" points={HEX} data-blocked={fields[position].type === 'blocked'} />
            <Location of={fields[position]} />
            {owner !== undefined && (
              <polygon className="h3-owned" points={HEX} style={{ stroke: at.seats[owner]?.colour }} />
            )}
          </g>
        )
      })}
    </g>
  )
}
