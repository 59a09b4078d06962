import { type Choice, Explain, of, touch, touchSome } from '@krcma/look'
import type { Rotation } from '../../content/lattice.ts'
import { TILES, type TileId } from '../../content/tiles.ts'
import type { Heroes3 } from '../../shape.ts'
import { pieceName } from '../../words/texts.ts'
import type { At } from '../at.ts'
import { TileDrawing } from '../tiles/tile.tsx'

interface Turn {
  readonly choice: Choice<Heroes3>
  readonly tile: TileId
  readonly rotation: Rotation
}

/** The ways to turn a tile between which one chooses now: of one tile, in one place. */
function turnsIn({ choices }: At): readonly Turn[] {
  const turned = of(choices, 'rotation')
  if (turned.length > 0)
    return turned.map((choice) => ({ choice, tile: choice.decision.context.tile, rotation: choice.option }))
  return (choices.narrowed ?? []).flatMap((choice): Turn[] => {
    if (choice.kind === 'placement')
      return [{ choice, tile: choice.decision.context.tile, rotation: choice.option.rotation }]
    return choice.kind === 'rotate-tile' && choice.option !== 'none' ? [{ choice, ...choice.option }] : []
  })
}

/** A tile in all the ways in which it may lie: one turns it before it is laid. */
export function Turning({ at }: { readonly at: At }) {
  const turns = turnsIn(at)
  const tiles = tilesIn(at)
  if (turns.length + tiles.length === 0) return null
  return (
    <section className="h3-turning" aria-label={at.w.map.turning}>
      {turns.length === 0 && tiles.map(([tile, some]) => <TileToTurn key={tile} at={at} tile={tile} some={some} />)}
      {turns.map(({ choice, tile, rotation }) => (
        <Explain key={choice.key} of={{ name: choice.label }}>
          <span className="h3-turn" {...touch(at.choices, choice)}>
            <Small tile={tile} rotation={rotation} />
          </span>
        </Explain>
      ))}
    </section>
  )
}

/** Of the tiles on the map that may be turned, which one. */
function tilesIn({ choices }: At): readonly (readonly [TileId, readonly Choice<Heroes3>[]])[] {
  const found = new Map<TileId, Choice<Heroes3>[]>()
  for (const choice of of(choices, 'rotate-tile'))
    if (choice.option !== 'none') found.set(choice.option.tile, [...(found.get(choice.option.tile) ?? []), choice])
  return [...found]
}

function TileToTurn({ at, tile, some }: { at: At; tile: TileId; some: readonly Choice<Heroes3>[] }) {
  const name = pieceName(at.v, tile)
  const rotation = at.state.map.find((placed) => placed.tile === tile)?.rotation ?? 0
  return (
    <Explain of={{ name }}>
      <span className="h3-turn" {...touchSome(at.choices, some, name)}>
        <Small tile={tile} rotation={rotation} />
      </span>
    </Explain>
  )
}

function Small({ tile, rotation }: { readonly tile: TileId; readonly rotation: Rotation }) {
  return (
    <svg viewBox="-128 -124 256 248" aria-hidden="true">
      <TileDrawing of={TILES[tile]} id={tile} rotation={rotation} />
    </svg>
  )
}
