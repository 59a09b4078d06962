import { type Choice, Explain, of, touchSome, type WhyNot } from '@krcma/look'
import type { Slot } from '../../content/lattice.ts'
import { POSITIONS } from '../../content/lattice.ts'
import { TILES, type TileId } from '../../content/tiles.ts'
import { centreOf, sameSlot } from '../../reckoning/lattice.ts'
import { openSlots, type Refused, refusalOf } from '../../reckoning/placing.ts'
import type { Heroes3 } from '../../shape.ts'
import type { At } from '../at.ts'
import { HEX, pointAt } from '../tiles/hex.ts'
import { placeOf, TileDrawing } from '../tiles/tile.tsx'
import { pictured } from './pictured.ts'

type Placing = Choice<Heroes3, 'placement'>

interface Spot {
  readonly slot: Slot
  readonly tile: TileId
  readonly choices: readonly Placing[]
}

/** The places beside the map, those where the drawn tile may go and those where it may not. */
export function spotsOf({ choices, state }: At): readonly Spot[] {
  const placings = choices.all.filter((choice): choice is Placing & Choice<Heroes3> => choice.kind === 'placement')
  const [first] = placings
  if (first === undefined) return []
  const { tile } = first.decision.context
  const open = openSlots(state.map)
  const listed = placings.map(({ option }) => option.slot)
  const slots = [...open, ...listed.filter((slot, i) => listed.findIndex((one) => sameSlot(one, slot)) === i)]
  return slots
    .filter((slot, i) => slots.findIndex((one) => sameSlot(one, slot)) === i)
    .map((slot) => ({ slot, tile, choices: placings.filter(({ option }) => sameSlot(option.slot, slot)) }))
}

/** Where a tile may be laid; where it was touched it lies as it would lie. */
export function Spots({ at, spots }: { readonly at: At; readonly spots: readonly Spot[] }) {
  return spots.map((spot) => <SpotView key={spot.slot.join()} at={at} spot={spot} />)
}

function SpotView({ at, spot }: { readonly at: At; readonly spot: Spot }) {
  const { slot, tile, choices } = spot
  const { focused, narrowed } = at.choices
  const { x, y } = pointAt(centreOf(slot))
  const move = { transform: `translate(${x} ${y})` }
  const [only] = choices
  if (only === undefined) {
    const name = at.w.map.noSpot
    return (
      <Explain of={{ name, why: whyNot(at, spot) }}>
        <g className="h3-spot" data-open={false} {...move} {...pictured(name)}>
          <Outline />
        </g>
      </Explain>
    )
  }
  const looked = choices.find(({ key }) => key === focused?.key)
  const opened = narrowed === null ? undefined : choices.find(({ key }) => narrowed.some((one) => one.key === key))
  const laid = looked ?? (opened !== undefined && narrowed?.length === choices.length ? opened : undefined)
  const name = at.w.map.spot(at.words.answer.placement(only.option, only.decision.context, at.say).split(',')[0] ?? '')
  return (
    <Explain of={{ name, text: at.w.map.spotRule(choices.length) }}>
      <g className="h3-spot" data-open={true} {...move} {...touchSome(at.choices, choices, name)}>
        {laid === undefined ? (
          <Outline />
        ) : (
          <g className="h3-would">
            <TileDrawing of={TILES[tile]} id={tile} rotation={laid.option.rotation} />
          </g>
        )}
      </g>
    </Explain>
  )
}

const RULES: Readonly<Record<Refused, string>> = {
  way: 'H3B-MAP-11',
  two: 'H3B-MAP-10',
  near: 'H3B-TMAP-08',
  start: 'H3B-TMAP-10',
  farthest: 'H3B-TMAP-11',
  far: 'H3B-TMAP-13',
  supply: 'H3B-MAP-15',
}

/** Why the tile may not be laid there. */
function whyNot({ state, choices, w }: At, { slot, tile }: Spot): WhyNot {
  const placings = of(choices, 'placement')
  const step = placings[0]?.decision.context.step ?? 'far'
  const refused = refusalOf(
    state.map,
    tile,
    slot,
    step,
    placings.map(({ option }) => option.slot),
  )
  return { text: w.map.refused[refused], rule: RULES[refused] }
}

function Outline() {
  return POSITIONS.map((position) => {
    const { x, y } = placeOf(position, 0)
    return <polygon key={position} points={HEX} transform={`translate(${x} ${y})`} />
  })
}
