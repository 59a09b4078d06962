import type { Finding } from '@krcma/kernel'
import { PLAYER_REFS } from '../../content/conditions.ts'
import type { Slot } from '../../content/lattice.ts'
import type { LayoutTile, Scenario } from '../../content/scenario.ts'
import { RECOMMENDED } from '../../content/scenario-template.ts'
import { TILE_KINDS, TILES, type TileKind } from '../../content/tiles.ts'
import { slotsAround } from '../lattice.ts'
import { accessOf } from './access.ts'
import { error, findIf, warning } from './finding.ts'
import { canMeet, countOf, demandsOf, linesOf, type TileDemand } from './tile-supply.ts'

/** Whether the map can be made of the tiles of the box (H3B-CREATE-04 to H3B-CREATE-07, H3B-CREATE-25). */
export function checkMap(scenario: Scenario): readonly Finding[] {
  const { map } = scenario
  return [
    ...checkCounts(scenario),
    ...(map.build === 'layout' ? checkLayout(scenario, map.layout ?? []) : checkBuilding(scenario)),
  ]
}

function checkCounts(scenario: Scenario): readonly Finding[] {
  const { players } = scenario
  const most = TILE_KINDS.flatMap((kind) =>
    findIf(!canMeet(demandsOf(scenario, kind)), () =>
      error(
        `map.tiles.${kind}`,
        'The box has no such tiles, or not as many of them.',
        'Takové dílky v krabici nejsou, nebo jich není tolik.',
      ),
    ),
  )
  const few = (['near', 'far'] as const).flatMap((kind) =>
    findIf(countOf(scenario, kind) < RECOMMENDED.tilesPerPlayer[kind] * players.max, () =>
      warning(
        `map.tiles.${kind}`,
        `At least ${RECOMMENDED.tilesPerPlayer[kind]} ${kind} tiles for each player are recommended.`,
        `Doporučují se aspoň ${RECOMMENDED.tilesPerPlayer[kind]} ${kind === 'near' ? 'blízké' : 'vzdálené'} dílky na hráče.`,
      ),
    ),
  )
  // Where tiles are laid out, the layout says whose they are.
  const start = findIf(scenario.map.build === 'tournament' && countOf(scenario, 'start') !== players.max, () =>
    error('map.tiles.start', 'Every player needs one starting tile.', 'Každý hráč potřebuje jeden startovní dílek.'),
  )
  const strangers = TILE_KINDS.flatMap((kind) =>
    linesOf(scenario, kind).flatMap(({ ids = [] }, line) =>
      findIf(
        ids.some((id) => TILES[id].kind !== kind),
        () =>
          error(
            `map.tiles.${kind}[${line}].ids`,
            'One of these tiles is of another kind.',
            'Některý z těchto dílků je jiného druhu.',
          ),
      ),
    ),
  )
  const named = TILE_KINDS.flatMap((kind) => linesOf(scenario, kind).flatMap(({ ids = [] }) => ids))
  const twice = findIf(new Set(named).size < named.length, () =>
    error('map.tiles', 'A tile is named twice.', 'Některý dílek je jmenován dvakrát.'),
  )
  return [...most, ...few, ...start, ...strangers, ...twice]
}

function demandOf({ kind, id, has, lacks }: LayoutTile): TileDemand {
  return { kind, ...(has && { has }), ...(lacks && { lacks }), ...(id && { ids: [id] }) }
}

function checkLayout(scenario: Scenario, layout: readonly LayoutTile[]): readonly Finding[] {
  const { players, map } = scenario
  const at = (slot: Slot) => slot.join(',')
  const supply = (kind: TileKind) => (kind === 'far' ? (map.supply?.far ?? 0) * players.max : 0)
  const unequal = TILE_KINDS.flatMap((kind) => {
    const laid = layout.filter((tile) => tile.kind === kind).length + supply(kind)
    return findIf(laid !== countOf(scenario, kind), () =>
      error(
        `map.tiles.${kind}`,
        `The layout and the supply use ${laid} of these tiles, not ${countOf(scenario, kind)}.`,
        `Rozložení a zásoba používají jiný počet těchto dílků (${laid}, ne ${countOf(scenario, kind)}).`,
      ),
    )
  })
  const ids = layout.flatMap(({ id }) => id ?? [])
  const unlike = layout.flatMap(({ id, kind }, i) =>
    findIf(id !== undefined && TILES[id].kind !== kind, () =>
      error(`map.layout[${i}].id`, 'That tile is of another kind.', 'Tento dílek je jiného druhu.'),
    ),
  )
  const starts = layout.filter(({ kind }) => kind === 'start').map(({ player }) => player)
  const owners = PLAYER_REFS.slice(0, players.max)
  const demands = layout.filter(({ kind }) => kind !== 'start').map(demandOf)
  return [
    ...unequal,
    ...unlike,
    ...findIf(new Set(layout.map(({ slot }) => at(slot))).size < layout.length, () =>
      error('map.layout', 'Two tiles lie on one slot.', 'Dva dílky leží na jednom místě.'),
    ),
    ...findIf(!connected(layout.map(({ slot }) => slot)), () =>
      error('map.layout', 'The tiles are not all connected.', 'Dílky spolu všechny nesousedí.'),
    ),
    ...findIf(starts.length !== owners.length || owners.some((player) => !starts.includes(player)), () =>
      error(
        'map.layout',
        'Every player needs exactly one starting tile of the layout.',
        'Každému hráči musí patřit právě jeden startovní dílek rozložení.',
      ),
    ),
    ...findIf(new Set(ids).size < ids.length || !canMeet(demands), () =>
      error(
        'map.layout',
        'The box has no such tiles, or not as many of them.',
        'Takové dílky v krabici nejsou, nebo jich není tolik.',
      ),
    ),
    ...checkAccess(layout),
  ]
}

function connected(slots: readonly Slot[]): boolean {
  const left = new Set(slots.map((slot) => slot.join(',')))
  const open = slots.slice(0, 1)
  for (const slot of open) {
    left.delete(slot.join(','))
    open.push(...slotsAround(slot).filter((next) => left.delete(next.join(','))))
  }
  return left.size === 0
}

/** Whether everybody has as far to each kind of tile and each special location (H3B-CREATE-06). */
function checkAccess(layout: readonly LayoutTile[]): readonly Finding[] {
  return findIf(!accessOf(layout).every(({ fair }) => fair), () =>
    warning(
      'map.layout',
      'Some players have farther to some tiles or special locations than others.',
      'Někteří hráči to mají k některým dílkům nebo zvláštním lokacím dál než jiní.',
    ),
  )
}

function checkBuilding(scenario: Scenario): readonly Finding[] {
  const { map } = scenario
  const center = map.center
  if (center === undefined) return []
  const named = center.variants.some(({ id }) => id === center.default)
  return [
    ...findIf(!named, () =>
      error('map.center.default', 'No variant of the middle has that name.', 'Žádná varianta středu se tak nejmenuje.'),
    ),
    ...center.variants.flatMap(({ slots }, i) => [
      ...findIf(new Set(slots.map(({ slot }) => slot.join(','))).size < slots.length, () =>
        error(`map.center.variants[${i}]`, 'Two tiles lie on one slot.', 'Dva dílky leží na jednom místě.'),
      ),
      ...findIf(!connected(slots.map(({ slot }) => slot)), () =>
        error(`map.center.variants[${i}]`, 'The tiles are not all connected.', 'Dílky spolu všechny nesousedí.'),
      ),
      ...findIf(!canDeal(scenario, i), () =>
        error(
          `map.center.variants[${i}]`,
          'With this middle the other tiles cannot be dealt as the scenario says.',
          'S tímto středem nelze ostatní dílky rozdělit tak, jak scénář říká.',
        ),
      ),
    ]),
  ]
}

/** Whether what the middle leaves can be dealt to every number of players (H3B-CREATE-25). */
function canDeal(scenario: Scenario, variant: number): boolean {
  const { players, map } = scenario
  const slots = map.center?.variants[variant]?.slots ?? []
  const beyond = slots.filter(({ extra }) => extra)
  const used = (kind: TileKind) => slots.filter((slot) => slot.kind === kind && !slot.extra).length
  const left = (kind: TileKind) => countOf(scenario, kind) - used(kind)
  const everything = [
    ...TILE_KINDS.flatMap((kind) => demandsOf(scenario, kind)),
    ...beyond.map(({ kind, has = [] }): TileDemand => ({ kind, has })),
  ]
  if (TILE_KINDS.some((kind) => left(kind) < 0) || left('center') > 0 || !canMeet(everything)) return false
  const numbers = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i)
  return numbers.every((seats) => {
    if (left('far') % seats !== 0) return false
    if (map.deal?.near !== 'one-with-and-one-without-obelisk-each') return left('near') % seats === 0
    const withObelisk = (line: TileDemand) => line.has?.includes('obelisk') ?? false
    const withObelisks = demandsOf(scenario, 'near').filter(withObelisk).length
    const inMiddle = slots.filter((slot) => slot.kind === 'near' && slot.has?.includes('obelisk')).length
    return left('near') === 2 * seats && withObelisks - inMiddle === seats
  })
}
