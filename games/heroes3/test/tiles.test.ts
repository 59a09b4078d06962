import { describe, expect, it } from 'vitest'
import { FACTION_IDS, FACTIONS } from '../content/factions.ts'
import { type Axial, DIRECTIONS, OFFSETS, POSITIONS, SLOT_NEIGHBOURS, type Slot } from '../content/lattice.ts'
import { LOCATION_IDS, LOCATIONS } from '../content/locations.ts'
import { TILE_IDS, TILE_KINDS, TILES, type TileId } from '../content/tiles.ts'
import { slotDistance } from '../reckoning/lattice.ts'

const fieldsOf = (id: TileId) => POSITIONS.map((position) => TILES[id].fields[position])
const having = (type: string) => TILE_IDS.filter((id) => fieldsOf(id).some((field) => field.type === type))
const centre = ([u, v]: Slot): Axial => [2 * u - v, u + 3 * v]
const fieldsAt = (slot: Slot) =>
  POSITIONS.map((position): Axial => [centre(slot)[0] + OFFSETS[position][0], centre(slot)[1] + OFFSETS[position][1]])

describe('the tiles', () => {
  it('H3B-MAP-01 H3B-MAP-06: seven fields each, exactly one of them blocked', () => {
    for (const id of TILE_IDS) {
      expect(fieldsOf(id)).toHaveLength(7)
      expect(
        fieldsOf(id).filter(({ type }) => type === 'blocked'),
        id,
      ).toHaveLength(1)
    }
    const count = (kind: string) => TILE_IDS.filter((id) => TILES[id].kind === kind).length
    expect(TILE_KINDS.map((kind) => [kind, count(kind)])).toEqual([
      ['start', 3],
      ['far', 9],
      ['near', 6],
      ['center', 2],
    ])
  })

  it('H3B-VISIT-07: guards I on starting, II and III on far, IV and V on near, VI and VII on center tiles', () => {
    const guards = { start: [1], far: [2, 3], near: [4, 5], center: [6, 7] }
    for (const id of TILE_IDS)
      for (const field of fieldsOf(id)) if ('guard' in field) expect(guards[TILES[id].kind], id).toContain(field.guard)
    expect(TILES.F2.fields.SE).toEqual({ type: 'artifact', guard: 2 })
  })

  it('H3B-TMAP-17 H3B-SETUP-15: the town of each faction lies in the middle of its starting tile', () => {
    for (const faction of FACTION_IDS)
      expect(TILES[FACTIONS[faction].startTile].fields.C).toEqual({ type: 'town', faction })
  })

  it('H3B-MAP-07: three fields of each starting tile have a line on all their outer edges, no other tile has any', () => {
    for (const id of TILE_IDS) {
      const { closed, kind } = TILES[id]
      expect(closed, id).toHaveLength(kind === 'start' ? 9 : 0)
      for (const [position, edge] of closed) {
        const [q, r] = OFFSETS[position]
        const [dq, dr] = OFFSETS[edge]
        const beyond = POSITIONS.some((other) => OFFSETS[other][0] === q + dq && OFFSETS[other][1] === r + dr)
        expect(beyond, `${id} ${position} ${edge}`).toBe(false)
      }
    }
  })

  it('H3B-LOC-07 H3B-LOC-10: where what is', () => {
    expect(having('obelisk')).toEqual(['N3', 'N4', 'N5'])
    expect(having('settlement')).toEqual(['F1', 'F2', 'F3'])
    expect(having('redwood-observatory')).toEqual(['F5', 'F7', 'F9'])
    expect(having('shrine-incantation')).toEqual(['F2', 'F6'])
    expect([having('dragon-utopia'), having('grail')]).toEqual([['C1'], ['C2']])
    const twoDice = TILE_IDS.filter((id) => fieldsOf(id).some((field) => 'dice' in field && field.dice === 2))
    expect(twoDice).toEqual(['F7', 'F8', 'F9'])
  })

  it('H3B-VISIT-05 H3B-VISIT-06 H3B-LOC-22: every location lies on some tile; which are optional, shared, the scenario’s', () => {
    for (const id of LOCATION_IDS) expect(having(id).length, id).toBeGreaterThan(0)
    const that = (is: 'optional' | 'shared' | 'scenario') => LOCATION_IDS.filter((id) => LOCATIONS[id][is])
    expect(that('optional')).toEqual([
      ...['artifact', 'tree-of-knowledge', 'shrine-incantation', 'shrine-gesture', 'magic-spring'],
      ...['warriors-tomb', 'redwood-observatory', 'trading-post'],
    ])
    expect(that('shared')).toEqual(['obelisk'])
    expect(that('scenario')).toEqual(['obelisk', 'dragon-utopia'])
    const revisitable = LOCATION_IDS.filter((id) => LOCATIONS[id].category === 'revisitable')
    expect(revisitable).toEqual(['stables', 'sanctuary', 'trading-post'])
  })
})

describe('the lattice', () => {
  it('H3B-EX-12 H3B-MAP-04: the centres of the neighbours of the middle slot', () => {
    expect(SLOT_NEIGHBOURS.map(centre)).toEqual([
      [2, 1],
      [-1, 3],
      [-3, 2],
      [-2, -1],
      [1, -3],
      [3, -2],
    ])
  })

  it('H3B-MAP-05: neighbours share three field edges and no tiles overlap', () => {
    const own = fieldsAt([0, 0])
    const steps = DIRECTIONS.map((direction) => OFFSETS[direction])
    for (let u = -3; u <= 3; u++)
      for (let v = -3; v <= 3; v++) {
        if (u === 0 && v === 0) continue
        const others = new Set(fieldsAt([u, v]).map(String))
        const shared = own.flatMap(([q, r]) => steps.filter(([dq, dr]) => others.has(String([q + dq, r + dr]))))
        const neighbour = SLOT_NEIGHBOURS.some(([du, dv]) => du === u && dv === v)
        expect(shared.length, `${u},${v}`).toBe(neighbour ? 3 : 0)
        expect(own.some((field) => others.has(String(field)))).toBe(false)
        expect(slotDistance([0, 0], [u, v]) === 1).toBe(neighbour)
      }
  })
})
