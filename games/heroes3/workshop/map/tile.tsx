import { POSITIONS } from '../../content/lattice.ts'
import type { LayoutTile } from '../../content/scenario.ts'
import { TILES } from '../../content/tiles.ts'
import type { Words } from '../words/words.ts'
import { fieldPath, middleOfField } from './geometry.ts'

/** What is written on it: who listens to the map hears the same. */
export function linesOn(tile: LayoutTile, words: Words): readonly string[] {
  if (tile.kind === 'start') return [words.map.kind.start, tile.player?.slice(1) ?? '?']
  if (tile.id !== undefined) return [tile.id]
  const specials = (tile.has ?? []).map((place) => words.choices.location[place] ?? place)
  return [words.map.kind[tile.kind], ...specials.slice(0, 2)]
}

/** A tile of the map: its fields if it is a particular one, else what is asked of it. */
export function TileDrawing({ tile, words }: { readonly tile: LayoutTile; readonly words: Words }) {
  const rotation = tile.rotation ?? 0
  const fields = tile.id === undefined ? null : TILES[tile.id].fields
  const lines = linesOn(tile, words)
  return (
    <>
      {POSITIONS.map((position) => (
        <path
          key={position}
          className="h3w-field-hex"
          data-is={fields === null ? undefined : fields[position].type}
          d={fieldPath(position, rotation)}
        />
      ))}
      {fields !== null &&
        POSITIONS.map((position) => {
          const { type } = fields[position]
          if (type === 'empty' || type === 'blocked' || position === 'C') return null
          const { x, y } = middleOfField(position, rotation)
          return <circle key={position} className="h3w-place" cx={x} cy={y} r={6} />
        })}
      {lines.map((line, i) => (
        <text key={line} y={5 + (i - (lines.length - 1) / 2) * 17}>
          {line}
        </text>
      ))}
    </>
  )
}
