import { PLAYER_REFS } from '../../content/conditions.ts'
import type { LayoutTile } from '../../content/scenario.ts'
import { TILE_IDS, TILES } from '../../content/tiles.ts'
import { onTile } from '../../reckoning/scenario/tile-supply.ts'
import { pieceName } from '../../words/texts.ts'
import { tilesFor } from '../draft/box.ts'
import { Select, Tick } from '../fields.tsx'
import { useForm } from '../form.tsx'
import { CHOICES } from '../sentences/blank.ts'
import { tileName } from './lattice.tsx'

interface InspectorProps {
  readonly tile: LayoutTile | undefined
  readonly tiles: readonly LayoutTile[]
  readonly onChange: (tile: LayoutTile) => void
  readonly onTurn: () => void
  readonly onMove: () => void
  readonly onRemove: () => void
}

/** What is asked of the tile that is selected: whose it is, what it must have, which one it is, how it lies. */
export function Inspector({ tile, tiles, onChange, onTurn, onMove, onRemove }: InspectorProps) {
  const { words, draft } = useForm()
  const say = words.map
  if (tile === undefined)
    return (
      <div className="h3w-inspector">
        <p className="h3w-about">{say.nothingSelected}</p>
      </div>
    )
  const { kind, id, has = [], lacks = [], rotation = null } = tile
  const isPlace = (place: string) => TILE_IDS.some((one) => TILES[one].kind === kind && onTile(one, place))
  const places = CHOICES.location.filter((place) => place !== 'empty' && place !== 'town' && isPlace(place))
  const turn = rotation === null ? (kind === 'start' ? say.byOwner : say.unturned) : say.turned(rotation * 60)
  return (
    <section className="h3w-inspector" aria-label={say.selected}>
      <h4>{tileName(words, tile)}</h4>
      {kind === 'start' ? (
        <Select
          label={say.startOf}
          value={tile.player}
          of={PLAYER_REFS.slice(0, draft.players.max)}
          names={words.choices.player}
          onChange={(player) => player && onChange({ ...tile, player })}
        />
      ) : (
        <>
          <Select
            label={say.particular}
            value={id}
            of={tilesFor(kind, tiles, tile)}
            names={Object.fromEntries(TILE_IDS.map((one) => [one, pieceName(words.v, one)]))}
            none={say.any(kind)}
            onChange={(one) =>
              onChange(one === undefined ? without(tile, 'id') : { ...without(without(tile, 'has'), 'lacks'), id: one })
            }
          />
          {id === undefined && (
            <>
              <Select
                label={say.with}
                value={has[0]}
                of={places}
                names={words.choices.location}
                none={say.anything}
                onChange={(place) => onChange(place ? { ...tile, has: [place] } : without(tile, 'has'))}
              />
              <Select
                label={say.without}
                value={lacks[0]}
                of={places}
                names={words.choices.location}
                none={words.field.none}
                onChange={(place) => onChange(place ? { ...tile, lacks: [place] } : without(tile, 'lacks'))}
              />
            </>
          )}
          <Tick label={say.faceUp} on={tile.faceUp === true} onChange={(faceUp) => onChange({ ...tile, faceUp })} />
        </>
      )}
      {(kind === 'start' || tile.faceUp === true) && (
        <p>
          {turn}{' '}
          <button type="button" onClick={onTurn}>
            {say.turn}
          </button>
        </p>
      )}
      <div className="h3w-row">
        <button type="button" onClick={onMove}>
          {say.move}
        </button>
        <button type="button" onClick={onRemove}>
          {say.remove}
        </button>
      </div>
    </section>
  )
}

function without(tile: LayoutTile, field: 'id' | 'has' | 'lacks'): LayoutTile {
  const { [field]: _, ...rest } = tile
  return rest
}
