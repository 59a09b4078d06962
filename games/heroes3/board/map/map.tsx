import { type Choice, Explain, of, Surface, thing, touchSome } from '@krcma/look'
import { POSITIONS, type Slot } from '../../content/lattice.ts'
import { TILES } from '../../content/tiles.ts'
import { fieldKey, heroesOn } from '../../reckoning/land.ts'
import { centreOf, sameSlot } from '../../reckoning/lattice.ts'
import { reachOf } from '../../reckoning/reach.ts'
import type { FieldKey, Heroes3, Placed } from '../../shape.ts'
import { type At, shownSeat } from '../at.ts'
import { thingOf } from '../things.ts'
import { TileBack } from '../tiles/back.tsx'
import { pointAt } from '../tiles/hex.ts'
import { TileDrawing } from '../tiles/tile.tsx'
import { choicesOf } from '../where.ts'
import { extentOf } from './extent.ts'
import { FieldView } from './field.tsx'
import { HeroOnField } from './hero.tsx'
import { pictured } from './pictured.ts'
import { axialOf } from './said.ts'
import { Spots, spotsOf } from './spots.tsx'

/** The size of the numerals on guards' shields, the smallest letters of the map. */
const SMALLEST = 28

/** The field that a choice leads to. */
export function fieldOf(choice: Choice<Heroes3>): FieldKey | null {
  switch (choice.kind) {
    case 'act':
      return choice.option.do === 'move' ? choice.option.to : null
    case 'starting-field':
      return choice.option
    case 'destination':
      return choice.option === 'none' ? null : choice.option
    default:
      return null
  }
}

/** The whole map, as it lies. */
export function MapView({ at }: { readonly at: At }) {
  const { state, w } = at
  const mine = choicesOf(at.choices.all, 'map')
  const spots = spotsOf(at)
  const extent = extentOf([...state.map.map(({ slot }) => slot), ...spots.map(({ slot }) => slot)])
  const fields = state.map.flatMap(({ tile }) => (tile === null ? [] : POSITIONS.map((one) => fieldKey(tile, one))))
  const reach = reachIn(at)
  const near = nearIn(at)
  const { left, top, width, height } = extent
  return (
    <Surface
      label={w.map.label}
      left={left}
      top={top}
      width={width}
      height={height}
      fit={state.map.length}
      smallest={SMALLEST}
      all={w.map.all}
      {...(near === null ? {} : { near })}
    >
      <svg
        className="h3-map"
        role="presentation"
        viewBox={`${left} ${top} ${width} ${height}`}
        width={width}
        height={height}
        style={{ left, top }}
      >
        {state.map.map((placed) => (
          <Tile key={placed.slot.join()} at={at} placed={placed} />
        ))}
        {fields.map((field) => (
          <FieldView
            key={field}
            at={at}
            field={field}
            place={pointAt(axialOf(at, field))}
            choices={mine.filter((choice) => fieldOf(choice) === field)}
            steps={reach.get(field) ?? null}
          />
        ))}
        <Spots at={at} spots={spots} />
        {fields.flatMap((field) =>
          heroesOn(state, field).map(({ seat, rank }, i, all) => {
            const { x, y } = pointAt(axialOf(at, field))
            const apart = (i - (all.length - 1) / 2) * 22
            return <HeroOnField key={`${seat} ${rank}`} at={at} seat={seat} rank={rank} place={{ x: x + apart, y }} />
          }),
        )}
      </svg>
    </Surface>
  )
}

/** How far it is to what the heroes in view can come to. */
function reachIn({ state, shown }: At): ReadonlyMap<FieldKey, number> {
  const seat = state.active ?? shownSeat({ state, shown })
  const steps = new Map<FieldKey, number>()
  if (state.round === 0 || state.ended !== null || state.players[seat] === undefined) return steps
  for (const rank of ['main', 'secondary'] as const)
    for (const [field, { mp, stops }] of reachOf(state, seat, rank))
      if (stops) steps.set(field, Math.min(mp, steps.get(field) ?? mp))
  return steps
}

/** Around the hero of the seat in view, for windows that are too small for all of the map. */
function nearIn(at: At): { left: number; top: number; width: number; height: number } | null {
  const hero = at.state.players[shownSeat(at)]?.heroes.main
  if (hero == null || at.state.fields[hero.field] === undefined) return null
  const { x, y } = pointAt(axialOf(at, hero.field))
  return { left: x - 150, top: y - 150, width: 300, height: 300 }
}

function Tile({ at, placed }: { readonly at: At; readonly placed: Placed }) {
  const { slot, tile, kind, rotation } = placed
  const { x, y } = pointAt(centreOf(slot))
  const move = { transform: `translate(${x} ${y})` }
  if (tile !== null)
    return (
      <g {...move}>
        <g {...thing(thingOf.tile(tile))} data-turning={isTurned(at, slot)}>
          <TileDrawing of={TILES[tile]} id={tile} rotation={rotation} />
        </g>
      </g>
    )
  const { v, w } = at
  const some = at.choices.all.filter((choice) => {
    if (choice.kind === 'act') return choice.option.do === 'discover' && sameSlot(choice.option.slot, slot)
    return choice.kind === 'discover-tile' && choice.option !== 'none' && sameSlot(choice.option, slot)
  })
  const [only] = some
  const name = w.map.faceDown(v.tileKind[kind])
  return (
    <Explain of={{ name, text: w.map.faceDownRule }}>
      <g className="h3-hidden-tile" {...move}>
        <g {...(only === undefined ? pictured(name) : {})}>
          <TileBack kind={kind} />
        </g>
        {only !== undefined && (
          // Beside the numeral, not around it: what one does there is called by another name.
          <g {...touchSome(at.choices, some, name)}>
            <circle className="h3-lit" r={112} />
          </g>
        )}
      </g>
    </Explain>
  )
}

const isTurned = (at: At, slot: Slot) =>
  of(at.choices, 'rotation').some(({ decision }) => sameSlot(decision.context.slot, slot))
