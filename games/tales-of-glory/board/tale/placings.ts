import { type Choice, type Choices, of } from '@krcma/look'
import type { TileId } from '../../content/tiles.ts'
import type { Cell, Placing, TalesOfGlory } from '../../shape.ts'

type PlaceChoice = Choice<TalesOfGlory, 'place'>
type Spot = Extract<Placing, { readonly do: 'place' }>

/** A choice of a cell for a tile. */
export interface SpotChoice {
  readonly choice: PlaceChoice
  readonly option: Spot
}

const isSpot = (option: Placing): option is Spot => option.do === 'place'

export function spotChoices(choices: Choices<TalesOfGlory>): readonly SpotChoice[] {
  return of(choices, 'place').flatMap((choice) => (isSpot(choice.option) ? [{ choice, option: choice.option }] : []))
}

/** Those for one tile, or those that the question was narrowed to. */
export function spotsOf(choices: Choices<TalesOfGlory>, tile: TileId): readonly PlaceChoice[] {
  return spotChoices(choices)
    .filter(({ option }) => option.tile === tile)
    .map(({ choice }) => choice)
}

interface CellChoices extends Cell {
  readonly spots: readonly SpotChoice[]
}

/** The cells on which something may be placed, each with what may be placed there. */
export function cellsOf(choices: Choices<TalesOfGlory>): readonly CellChoices[] {
  const all = spotChoices(choices)
  const narrowed = all.filter(({ choice }) => choices.narrowed?.some(({ key }) => key === choice.key))
  const cells = new Map<string, { x: number; y: number; spots: SpotChoice[] }>()
  for (const spot of narrowed.length > 0 ? narrowed : all) {
    const { x, y } = spot.option
    const cell = cells.get(`${x} ${y}`) ?? { x, y, spots: [] }
    cell.spots.push(spot)
    cells.set(`${x} ${y}`, cell)
  }
  return [...cells.values()]
}
