import { FACTIONS } from '../../content/factions.ts'
import type { VisitedId } from '../../content/locations.ts'
import { TILES, type TileId } from '../../content/tiles.ts'
import { placementsOf } from '../../reckoning/placing.ts'
import { factionOf, inTurnOrder, playerAt } from '../../reckoning/player.ts'
import type { Placement, Rules, Seat, Table, Task, TaskOf } from '../../shape.ts'
import { next } from '../agenda.ts'
import { layTile, turnUp } from '../tiles.ts'
import { boxUp, demandsFor, drawTiles, familyOf, fillPool, hasLocation, layFaceDown, tilesLeft } from './deal.ts'

/** H3B-TMAP-05, H3B-TMAP-16: the centre face down, the other tiles dealt. */
export function layCentre(t: Table): void {
  const { state } = t
  const { map } = state.setting.scenario
  const variant = map.center?.variants.find(({ id }) => id === (state.setting.centre ?? map.center?.default))
  const slots = variant?.slots ?? []
  const left = tilesLeft()
  const near = chosen(t, left, 'near')
  const center = chosen(t, left, 'center')
  const far = chosen(t, left, 'far')
  const byKind = { near, center, far, start: [] as TileId[] }
  const strict = slots.map((slot, i) => ({ ...slot, i })).sort((a, b) => (b.has?.length ?? 0) - (a.has?.length ?? 0))
  const centre: (TileId | undefined)[] = []
  for (const { i, kind, has, extra } of strict)
    [centre[i]] = drawTiles(t, extra === true ? left : byKind[kind], [{ kind, ...(has ? { has } : {}) }])
  // Where everybody knows which near tiles have an obelisk, they are no others' likes.
  const obelisks = slots.every(({ kind, has = [] }) => kind !== 'near' || has.includes('obelisk'))
  const known = (tile: TileId): VisitedId[] => {
    const { kind } = TILES[tile]
    if (kind === 'near' && obelisks && hasLocation(tile, 'obelisk')) return ['obelisk']
    if (kind === 'center' && slots.every(({ has }) => has !== undefined))
      return hasLocation(tile, 'grail') ? ['grail'] : ['dragon-utopia']
    return []
  }
  const family = (tile: TileId) => familyOf(TILES[tile].kind, known(tile))
  for (const [i, { slot }] of slots.entries()) {
    const tile = centre[i]
    if (tile !== undefined) layFaceDown(t, slot, tile, family(tile))
  }
  dealNear(t, near, family)
  dealEvenly(t, 'far', far, family)
  boxUp(t, [...left, ...near, ...center, ...far], family)
  next(t, ...slots.map((_, index): Task => ({ do: 'turn-up-centre', index })), ...placingOrder(t), { do: 'settle-in' })
}

function chosen(t: Table, left: TileId[], kind: 'near' | 'center' | 'far'): TileId[] {
  return drawTiles(t, left, demandsFor(t, kind)).flatMap((tile) => tile ?? [])
}

/** H3B-RULING-05, H3B-S2-02, H3B-S3-02 */
function dealNear(t: Table, near: TileId[], family: (tile: TileId) => string): void {
  if (t.state.setting.scenario.map.deal?.near !== 'one-with-and-one-without-obelisk-each') {
    dealEvenly(t, 'near', near, family)
    return
  }
  for (const withObelisk of [true, false]) {
    const tiles = near.filter((tile) => hasLocation(tile, 'obelisk') === withObelisk)
    dealEvenly(t, 'near', tiles, family)
    for (const tile of near.filter((one) => !tiles.includes(one) && hasLocation(one, 'obelisk') === withObelisk))
      near.splice(near.indexOf(tile), 1)
  }
}

/** Takes the tiles off the list and deals them in equal numbers. */
function dealEvenly(t: Table, kind: 'near' | 'far', tiles: TileId[], family: (tile: TileId) => string): void {
  const seats = inTurnOrder(t.state)
  const each = Math.floor(tiles.length / seats.length)
  const shuffled = t.chance.shuffle(tiles.splice(0))
  for (const seat of seats) {
    const dealt = shuffled.splice(0, each)
    const families = new Set(dealt.map(family))
    for (const of of families)
      fillPool(
        t,
        seat,
        kind,
        dealt.filter((tile) => family(tile) === of),
        of,
      )
  }
  tiles.push(...shuffled)
}

/** H3B-TMAP-07, -10 to -12, H3B-CREATE-22 */
function placingOrder({ state }: Table): Task[] {
  const forwards = inTurnOrder(state)
  const backwards = [...forwards].reverse()
  const counts = (kind: 'near' | 'far') =>
    forwards.map((seat) =>
      state.pools
        .filter((pool) => pool.seat === seat && pool.kind === kind)
        .reduce((n, { tiles }) => n + tiles.items.length, 0),
    )
  const rounds = (kind: 'near' | 'far', order: readonly Seat[]): Task[] =>
    Array.from({ length: Math.max(0, ...counts(kind)) }, (_, i) =>
      order.map((seat): Task => ({ do: 'place-tile', seat, kind, first: i === 0 })),
    ).flat()
  return [
    ...rounds('near', backwards),
    ...forwards.map((seat, i): Task => ({ do: 'place-tile', seat, kind: 'start', first: i === 0 })),
    ...rounds('far', forwards),
  ]
}

/** H3B-TMAP-06 */
export function* turnUpCentre(t: Table, { index }: TaskOf<'turn-up-centre'>): Rules {
  const placed = t.state.map[index]
  if (placed !== undefined) yield* turnUp(t, t.state.first ?? 0, placed.slot)
}

/** H3B-TMAP-07 to H3B-TMAP-18 */
export function* placeTile(t: Table, task: TaskOf<'place-tile'>): Rules {
  const { seat, kind } = task
  const tile = kind === 'start' ? factionOf(playerAt(t.state, seat)).startTile : yield* drawFromPool(t, task)
  if (tile === null) return
  t.state.drawnTile = tile
  if (kind !== 'start') t.tell('tile-drawn', { seat, tile })
  const { slot, rotation } = yield* t.choose(seat, 'placement', () => placements(t, tile, task), {
    context: () => ({ tile, step: kind }),
  })
  t.state.drawnTile = null
  layTile(t, seat, tile, slot, rotation)
}

/** A tile that has no place at all stays where it is (H3B-TMAP-16). */
function* drawFromPool(t: Table, task: TaskOf<'place-tile'>): Rules<TileId | null> {
  const { seat, kind } = task
  const pools = () => t.state.pools.filter((pool) => pool.seat === seat && pool.kind === kind)
  const fitting = () =>
    pools().flatMap(({ tiles }) => tiles.items.filter((tile) => placements(t, tile, task).length > 0))
  if (fitting().length === 0) return null
  const tile = t.state.setting.openPools ? yield* t.choose(seat, 'pool-tile', fitting) : t.chance.pick(fitting())
  for (const { tiles } of pools()) tiles.items = tiles.items.filter((one) => one !== tile)
  return tile
}

function placements({ state }: Table, tile: TileId, { seat, kind, first }: TaskOf<'place-tile'>): Placement[] {
  const { map } = state
  const slotsOf = (fits: (placed: (typeof map)[number]) => boolean) => map.filter(fits).map(({ slot }) => slot)
  if (kind === 'near') {
    const centre = state.setting.scenario.map.center?.variants.find(
      ({ id }) => id === (state.setting.centre ?? state.setting.scenario.map.center?.default),
    )
    return placementsOf(map, tile, { step: 'near', centre: centre?.slots.map(({ slot }) => slot) ?? [] })
  }
  if (kind === 'start') {
    const starts = slotsOf((placed) => placed.kind === 'start')
    const best =
      starts.length > 0
        ? placementsOf(map, tile, { step: 'start-next', starts })
        : placementsOf(map, tile, { step: 'start-first', near: slotsOf((placed) => placed.kind === 'near') })
    // A scenario of somebody's own may leave no such place.
    return best.length > 0 ? best : placementsOf(map, tile, { step: 'far' })
  }
  const own = FACTIONS[playerAt(state, seat).faction ?? 'castle'].startTile
  const start = map.find((placed) => placed.tile === own)
  const demanded = first && start !== undefined ? placementsOf(map, tile, { step: 'far-first', start: start.slot }) : []
  return demanded.length > 0 ? demanded : placementsOf(map, tile, { step: 'far' })
}
