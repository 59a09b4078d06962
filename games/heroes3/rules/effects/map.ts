import { SLOT_NEIGHBOURS } from '../../content/lattice.ts'
import { discoverableFrom, tilesMeant } from '../../reckoning/discovering.ts'
import { fieldStateOf, fieldsWhere, placedTile, printedOn, tilesAround } from '../../reckoning/land.ts'
import { mayPlaceSupply } from '../../reckoning/moves.ts'
import { turnsOf } from '../../reckoning/placing.ts'
import type { FieldKey, Placed, Rules, Table } from '../../shape.ts'
import { dropGrail } from '../heroes.ts'
import { placeFromSupply, turnUp } from '../tiles.ts'
import type { Operations, Scope } from './scope.ts'

type Op =
  | 'discoverTile'
  | 'placeTile'
  | 'rotateTile'
  | 'removeBlackCubes'
  | 'grantToken'
  | 'transferToken'
  | 'dropToken'

/** H3B-LOC-20: any neighbouring tile without a hero of anybody. */
function* rotateTile(t: Table, { seat, field }: Scope): Rules {
  const around = () =>
    tilesMeant(t.state, seat, 'adjacent-to-this-tile', field)
      .flatMap((slot) => tilesAround(t.state, slot))
      .flatMap(({ tile }) => tile ?? [])
      .filter((tile) => !t.state.players.some((_, i) => heroStandsOn(t, i, tile)))
  const options = () =>
    around().flatMap((tile) => {
      const { rotation: now } = placedTile(t.state, tile)
      return turnsOf(t.state.map, tile).flatMap((rotation) => (rotation === now ? [] : { tile, rotation }))
    })
  const choice = yield* t.choose(seat, 'rotate-tile', () => [...options(), 'none'])
  if (choice === 'none') return
  placedTile(t.state, choice.tile).rotation = choice.rotation
  t.tell('tile-rotated', { seat, ...choice })
}

function heroStandsOn({ state }: Table, seat: number, tile: NonNullable<Placed['tile']>): boolean {
  const { heroes } = state.players[seat] ?? {}
  return [heroes?.main, heroes?.secondary].some((hero) => hero?.field.startsWith(`${tile}.`) === true)
}

export const MAP: Operations<Op> = {
  *discoverTile(t, { where }, { seat, field }) {
    const slots = () => discoverableFrom(t.state, seat, where, field)
    if (slots().length === 0) return
    const slot = yield* t.choose(seat, 'discover-tile', () => [...slots(), 'none'])
    if (slot !== 'none') yield* turnUp(t, seat, slot)
  },
  *placeTile(t, { where }, { seat, field }) {
    const beside = tilesMeant(t.state, seat, where, field).flatMap(([u, v]) =>
      SLOT_NEIGHBOURS.map(([du, dv]) => [u + du, v + dv] as const),
    )
    if (mayPlaceSupply(t.state, seat, beside)) yield* placeFromSupply(t, seat, beside)
  },
  *rotateTile(t, _, scope) {
    yield* rotateTile(t, scope)
  },
  *removeBlackCubes(t, effect) {
    const fits = (field: FieldKey) => !('locations' in effect) || effect.locations.includes(printedOn(field).type)
    const fields = fieldsWhere(t.state, (field, { cube }) => cube && fits(field))
    for (const field of fields) fieldStateOf(t.state, field).cube = false
    if (fields.length > 0) t.tell('cubes-removed', { fields })
  },
  // H3B-LOC-23: only one exists, wherever it has come to since.
  *grantToken(t, _, { seat, hero }) {
    const { grail } = t.state
    if (grail.taken || hero === null) return
    grail.taken = true
    grail.field = null
    grail.carrier = { seat, hero }
    t.tell('token-taken', { seat, hero })
  },
  *transferToken(t, _, { winner }) {
    const { grail } = t.state
    if (grail.carrier === null || winner === null) return
    const from = grail.carrier.seat
    grail.carrier = { seat: winner.seat, hero: winner.hero }
    t.tell('token-won', { seat: winner.seat, hero: winner.hero, from })
  },
  *dropToken(t, _, { field }) {
    const carrier = t.state.grail.carrier
    if (carrier !== null && field !== null) dropGrail(t, carrier.seat, carrier.hero, field)
  },
}
