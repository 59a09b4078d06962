import { describe, expect, it } from 'vitest'
import { OFFSETS, type Rotation } from '../content/lattice.ts'
import { fieldKey, slotsBeside, stepsFrom } from '../reckoning/land.ts'
import { centreOf, fieldAxial, slotDistance, slotsAround } from '../reckoning/lattice.ts'
import {
  isConnected,
  type Lying,
  linked,
  openSlots,
  placementsOf,
  refusalOf,
  rotationsFor,
  turnsOf,
} from '../reckoning/placing.ts'
import type { FieldKey, Placed } from '../shape.ts'

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5]
const lying = (tile: Lying['tile'], slot: Lying['slot'], rotation: Rotation = 0): Lying => ({ tile, slot, rotation })

function land(...tiles: readonly Lying[]): { map: Placed[] } {
  return {
    map: tiles.map((one) => ({ ...one, kind: 'near', hidden: { of: 'tile', sees: [], items: [] } })),
  }
}

const open = (map: readonly Lying[], field: FieldKey): FieldKey[] =>
  stepsFrom(land(...map), field).flatMap(({ to, open: is }) => (is ? to : []))

describe('geometry', () => {
  it('H3B-EX-12, H3B-MAP-04: centres of the neighbours of a slot', () => {
    const centres = (
      [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ] as const
    ).map(centreOf)
    expect(centres).toEqual([
      [2, 1],
      [-1, 3],
      [-3, 2],
      [-2, -1],
      [1, -3],
      [3, -2],
    ])
    expect(slotsAround([0, 0])).toHaveLength(6)
  })

  it('H3B-MAP-02: a turn of 60 degrees clockwise takes NW to NE', () => {
    expect(fieldAxial([0, 0], 1, 'NW')).toEqual(OFFSETS.NE)
    expect(fieldAxial([0, 0], 3, 'E')).toEqual(OFFSETS.W)
    expect(fieldAxial([0, 0], 5, 'C')).toEqual([0, 0])
  })

  it('H3B-MAP-03: fields in axial coordinates', () => {
    expect(fieldAxial([0, 0], 0, 'SW')).toEqual([-1, 1])
  })

  it('H3B-MAP-05: neighbours share exactly three edges, and distance is counted in tiles', () => {
    const map = [lying('F1', [0, 0]), lying('F2', [1, 0])]
    const across = (['NW', 'NE', 'W', 'E', 'SW', 'SE', 'C'] as const).flatMap((position) =>
      stepsFrom(land(...map), fieldKey('F1', position)).filter(({ to }) => to.startsWith('F2.')),
    )
    expect(across).toHaveLength(3)
    expect(slotDistance([2, 0], [-2, 2])).toBe(4)
  })

  it('H3B-MAP-01: a tile has a centre with six fields around it', () => {
    expect(stepsFrom(land(lying('N4', [0, 0])), 'N4.C')).toHaveLength(6)
  })
})

describe('steps', () => {
  it('H3B-MAP-06: nobody steps onto a blocked field, whoever stands there may leave', () => {
    const map = [lying('N4', [0, 0])]
    expect(open(map, 'N4.C')).not.toContain('N4.SE')
    expect(open(map, 'N4.SE')).toContain('N4.C')
  })

  it('H3B-MAP-07, H3B-MAP-08: a border line is closed from both sides, and turns with its tile', () => {
    const map = [lying('S1', [0, 0]), lying('F1', [1, 0])]
    expect(open(map, 'S1.E').filter((field) => field.startsWith('F1.'))).toEqual([])
    expect(open(map, 'F1.NW').filter((field) => field.startsWith('S1.'))).toEqual([])
    const turned = [lying('S1', [0, 0], 3), lying('F1', [1, 0])]
    const out = (['NW', 'NE', 'W', 'E', 'SW', 'SE'] as const).flatMap((position) => open(turned, `S1.${position}`))
    expect(out.some((field) => field.startsWith('F1.'))).toBe(true)
  })

  it('H3B-MAP-08: a face-down tile cannot be stepped onto', () => {
    const map = [lying('F2', [0, 0]), lying(null, [1, 0])]
    expect(open(map, 'F2.E').every((field) => field.startsWith('F2.'))).toBe(true)
    expect(slotsBeside(land(...map), 'F2.E')).toContainEqual([1, 0])
  })
})

describe('placing', () => {
  it('H3B-EX-13: beside the closed side of a starting tile', () => {
    const legal = (start: Rotation, far: Rotation) => linked(lying('S1', [0, 0], start), lying('F1', [1, 0], far))
    expect(ROTATIONS.map((far) => legal(0, far))).toEqual([false, false, false, false, false, false])
    expect(ROTATIONS.map((start) => legal(start, 0))).toEqual([false, true, false, true, false, false])
  })

  it('H3B-EX-14: beside a center tile with a blocked field', () => {
    const centre = [lying('C1', [0, 0])]
    expect(linked(lying('C1', [0, 0]), lying('N4', [1, 0], 0))).toBe(true)
    expect(linked(lying('C1', [0, 0]), lying('N4', [1, 0], 2))).toBe(false)
    expect(placementsOf(centre, 'N4', { step: 'far' })).toHaveLength(35)
  })

  it('H3B-EX-15, H3B-TMAP-11: the second starting tile lies as far away as can be', () => {
    const map = [
      lying('C1', [0, 0]),
      ...(
        [
          [1, 0],
          [0, 1],
          [-1, 1],
          [-1, 0],
        ] as const
      ).map((slot, i) => lying((['N1', 'N2', 'N3', 'N4'] as const)[i]!, slot)),
      lying('S3', [2, 0]),
    ]
    const slots = placementsOf(map, 'S1', { step: 'start-next', starts: [[2, 0]] }).map(({ slot }) => slot.join())
    const all = ['-2,0', '-2,1', '-2,2', '-1,-1']
    expect(new Set(slots).size).toBeGreaterThan(1)
    for (const slot of slots) expect(all).toContain(slot)
  })

  it('H3B-MAP-09: a tile goes to an empty slot', () => {
    const map = [lying('C1', [0, 0]), lying('N4', [1, 0])]
    expect(openSlots(map).map(String)).not.toContain('1,0')
  })

  it('H3B-MAP-10, H3B-TMAP-18: it touches two tiles if any place does', () => {
    const map = [lying('C1', [0, 0]), lying('N4', [1, 0])]
    const slots = new Set(placementsOf(map, 'F1', { step: 'far' }).map(({ slot }) => slot.join()))
    expect(slots).toEqual(new Set(['1,-1', '0,1']))
    expect(placementsOf([lying('C1', [0, 0])], 'F1', { step: 'far' }).length).toBeGreaterThan(0)
  })

  it('H3B-MAP-11: all tiles reach each other by open steps', () => {
    expect(isConnected([lying('S1', [0, 0]), lying('F1', [1, 0])])).toBe(false)
    expect(isConnected([lying('S1', [0, 0], 3), lying('F1', [1, 0])])).toBe(true)
  })

  it('H3B-MAP-12: a face-down tile counts as open; without a legal rotation any may be chosen', () => {
    expect(isConnected([lying('S1', [0, 0]), lying(null, [-1, 0])])).toBe(true)
    const closedIn = [lying('S1', [0, 0])]
    expect(rotationsFor(closedIn, 'F1', [1, 0])).toHaveLength(6)
    expect(rotationsFor([lying('C1', [0, 0])], 'N4', [1, 0])).not.toContain(2)
  })

  it('H3B-TMAP-08, H3B-RULING-50: a near tile touches a tile of the centre if it can', () => {
    const map = [lying('N3', [0, 0]), lying('N4', [1, 0]), lying('N1', [2, 0])]
    const spots = placementsOf(map, 'N2', {
      step: 'near',
      centre: [
        [0, 0],
        [1, 0],
      ],
    })
    for (const { slot } of spots)
      expect(Math.min(slotDistance(slot, [0, 0]), slotDistance(slot, [1, 0])), String(slot)).toBe(1)
  })

  it('H3B-TMAP-10: the first starting tile touches a near tile, and one tile is enough', () => {
    const map = [lying('C1', [0, 0]), lying('N1', [1, 0])]
    const spots = placementsOf(map, 'S3', { step: 'start-first', near: [[1, 0]] })
    expect(spots.some(({ slot }) => slot.join() === '2,0')).toBe(true)
    for (const { slot } of spots) expect(slotDistance(slot, [1, 0])).toBe(1)
  })

  it('H3B-TMAP-13, H3B-TMAP-14: the first far tile touches the own starting tile, others go anywhere', () => {
    const map = [lying('C1', [0, 0]), lying('N1', [1, 0]), lying('S3', [2, 0])]
    for (const { slot } of placementsOf(map, 'F1', { step: 'far-first', start: [2, 0] }))
      expect(slotDistance(slot, [2, 0])).toBe(1)
    expect(placementsOf(map, 'F1', { step: 'far' }).some(({ slot }) => slotDistance(slot, [2, 0]) > 1)).toBe(true)
  })

  it('H3B-LOC-21: a tile of the map may be turned as long as all stay connected', () => {
    const map = [lying('C1', [0, 0]), lying('N4', [1, 0])]
    expect(turnsOf(map, 'N4')).toContain(0)
    expect(turnsOf(map, 'N4')).not.toContain(2)
  })
})

describe('why a tile may not lie somewhere', () => {
  const laid = (kind: Placed['kind'], tile: Lying['tile'], slot: Lying['slot'], rotation: Rotation = 0) => ({
    ...lying(tile, slot, rotation),
    kind,
  })
  const map = [laid('near', 'N4', [0, 0]), laid('near', 'N3', [1, 0])]

  it('H3B-MAP-10: one neighbour where two can be had', () => {
    expect(refusalOf(map, 'F1', [-1, 0], 'far', [[1, -1]])).toBe('two')
    expect(refusalOf(map, 'F1', [-1, 0], 'far', [[2, 0]])).toBe('far')
  })

  it('H3B-MAP-11: walled off', () => {
    const alone = [laid('start', 'S1', [0, 0])]
    for (const slot of openSlots(alone)) {
      const reached = ROTATIONS.some((rotation) => linked(lying('S1', [0, 0]), lying('F1', slot, rotation)))
      expect(refusalOf(alone, 'F1', slot, 'far', [slot])).toBe(reached ? 'far' : 'way')
    }
    expect(openSlots(alone).some((slot) => refusalOf(alone, 'F1', slot, 'far', [slot]) === 'way')).toBe(true)
  })

  it('H3B-TMAP-08, H3B-TMAP-10, H3B-TMAP-11: what the step itself demands', () => {
    expect(refusalOf(map, 'N1', [-1, 0], 'near', [[2, 0]])).toBe('near')
    expect(refusalOf(map, 'S1', [-1, 0], 'start', [[2, 0]])).toBe('start')
    const begun = [...map, laid('start', 'S3', [-1, 0], 3)]
    const [first] = placementsOf(begun, 'F1', { step: 'far' })
    expect(refusalOf(begun, 'F1', first!.slot, 'start', [])).toBe('farthest')
  })
})
