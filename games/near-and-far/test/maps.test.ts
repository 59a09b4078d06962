import { describe, expect, it } from 'vitest'
import {
  CANVAS,
  type GameMap,
  MAP_NUMBERS,
  type MapNumber,
  type Space,
  type SpaceId,
  TRADE_GOODS,
} from '../content/map.ts'
import { MAPS } from '../content/maps.ts'
import { chart } from '../reckoning/charts.ts'
import { hasThreat, hasTreasure } from '../reckoning/movement.ts'
import type { SeenState } from '../shape.ts'

/** What a map is made of: paths, threats, treasures, coins, gems, route points, named spaces, the farthest space, and how many can be reached without a threat. */
const MADE_OF: Readonly<Record<MapNumber, readonly number[]>> = {
  1: [48, 12, 5, 14, 10, 6, 3, 4, 9, 10],
  2: [49, 12, 5, 14, 10, 6, 3, 6, 6, 21],
  3: [49, 13, 6, 14, 10, 7, 3, 4, 7, 10],
  4: [44, 13, 5, 12, 12, 7, 4, 7, 9, 14],
  5: [48, 12, 5, 14, 10, 8, 4, 5, 8, 12],
  6: [46, 12, 5, 14, 10, 7, 3, 7, 10, 21],
  7: [46, 13, 6, 13, 11, 8, 4, 6, 6, 18],
  8: [44, 13, 5, 14, 10, 8, 4, 6, 9, 15],
  9: [45, 12, 6, 13, 11, 9, 4, 7, 9, 16],
  10: [50, 13, 5, 14, 10, 8, 4, 4, 6, 17],
  11: [48, 14, 6, 13, 11, 9, 5, 7, 10, 14],
}

/** The letters or numbers at the open books. */
function printed(map: MapNumber): string[] {
  if (map === 1) return [...'ABCDEFGHIJKLMNOP']
  const first = map === 10 ? 130 : map === 11 ? 146 : 16 * (map - 2) + 1
  return Array.from({ length: 16 }, (_, i) => String(first + i))
}

const count = (map: GameMap, wanted: (space: Space) => boolean) => map.spaces.filter(wanted).length

/** How many steps every space is away from one, where these paths may be gone. */
function steps({ paths }: GameMap, from: SpaceId, open = (_: GameMap['paths'][number]) => true): Map<SpaceId, number> {
  const far = new Map([[from, 0]])
  for (const [at, n] of far)
    for (const path of paths.filter((one) => open(one) && (one.a === at || one.b === at))) {
      const to = path.a === at ? path.b : path.a
      if (!far.has(to)) far.set(to, n + 1)
    }
  return far
}

function turns([ax, ay]: readonly number[], [bx, by]: readonly number[], [cx, cy]: readonly number[]): number {
  return Math.sign(
    ((bx ?? 0) - (ax ?? 0)) * ((cy ?? 0) - (ay ?? 0)) - ((by ?? 0) - (ay ?? 0)) * ((cx ?? 0) - (ax ?? 0)),
  )
}

describe.each(MAP_NUMBERS.map((number) => [number, MAPS[number]] as const))('map %i', (number, map) => {
  const { spaces, paths, town, route } = map
  const where = new Map(spaces.map(({ id, x, y }) => [id, [x, y] as const]))

  it('NAF-MAP-01, NAF-ROUTE-01: has its town, coins, gems, routes, books and paths', () => {
    const far = steps(map, town)
    const free = steps(map, town, ({ icon }) => icon !== 'threat')
    expect([
      paths.length,
      paths.filter(({ icon }) => icon === 'threat').length,
      paths.filter(({ icon }) => icon === 'treasure').length,
      count(map, ({ icon }) => icon === 'coin'),
      count(map, ({ icon }) => icon === 'gem'),
      route.solo,
      route.shared,
      count(map, ({ named }) => named === true),
      Math.max(...far.values()),
      free.size - 1,
    ]).toEqual(MADE_OF[number])
    expect(spaces).toHaveLength(33)
    expect(spaces.filter(({ icon }) => icon === 'town').map(({ id }) => id)).toEqual([town])
    for (const goods of TRADE_GOODS) expect(count(map, ({ icon }) => icon === goods)).toBe(2)
    expect(far.size).toBe(33)
  })

  it('NAF-MAP-02: has no path with two icons, nor two paths that would make one of them', () => {
    for (const path of paths) expect(['threat', 'treasure', null]).toContain(path.icon)
    for (const { id } of spaces) {
      const next = chart(number).exits[id]?.map(({ to }) => to) ?? []
      expect(new Set(next).size).toBe(next.length)
    }
    const state = { map: number, camps: {}, threats: ['thr-robber'], villains: [] } as unknown as SeenState
    for (const path of paths)
      expect(hasThreat(state, { to: path.b, path }) && hasTreasure(state, { to: path.b, path })).toBe(false)
  })

  it('NAF-ENC-03: has its sixteen letters or numbers, each once', () => {
    const numbers = spaces.flatMap(({ encounter }) => encounter ?? [])
    expect(numbers.sort()).toEqual(printed(number).sort())
    for (const { named, encounter } of spaces) if (named) expect(encounter).toBeDefined()
  })

  it('NAF-ROUTE-06: has the two ends of each route far apart', () => {
    for (const goods of TRADE_GOODS) {
      const [one, other] = spaces.filter(({ icon }) => icon === goods).map(({ id }) => id)
      expect(steps(map, one!).get(other!)).toBeGreaterThanOrEqual(4)
    }
  })

  it('has at least three ways out of town, one of them free and one guarded', () => {
    const exits = paths.filter(({ a, b }) => a === town || b === town)
    expect(exits.length).toBeGreaterThanOrEqual(3)
    expect(exits.some(({ icon }) => icon === null)).toBe(true)
    expect(exits.some(({ icon }) => icon === 'threat')).toBe(true)
  })

  it('lies on its canvas with spaces apart, and no path double or across another', () => {
    for (const { id, x, y } of spaces) {
      expect(x > 0 && x < CANVAS.width && y > 0 && y < CANVAS.height).toBe(true)
      for (const other of spaces) if (other.id !== id) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(60)
    }
    const pairs = paths.map(({ a, b }) => [a, b].sort().join(' '))
    expect(new Set(pairs).size).toBe(paths.length)
    for (const [i, one] of paths.entries())
      for (const other of paths.slice(i + 1)) {
        if ([one.a, one.b].some((end) => end === other.a || end === other.b)) continue
        const [a, b, c, d] = [one.a, one.b, other.a, other.b].map((end) => where.get(end)!)
        const cross = turns(a!, b!, c!) !== turns(a!, b!, d!) && turns(c!, d!, a!) !== turns(c!, d!, b!)
        expect([one.id, other.id, cross]).toEqual([one.id, other.id, false])
      }
  })
})

describe('special spaces', () => {
  it('NAF-WATER-01: six waters on map 5 alone, no two side by side', () => {
    for (const number of MAP_NUMBERS)
      expect(count(MAPS[number], ({ water }) => water === true)).toBe(number === 5 ? 6 : 0)
    const waters = MAPS[5].spaces.filter(({ water }) => water).map(({ id }) => id)
    expect(MAPS[5].paths.some(({ a, b }) => waters.includes(a) && waters.includes(b))).toBe(false)
  })

  it('NAF-MAMMOTH-01: five mammoths on map 10 alone', () => {
    for (const number of MAP_NUMBERS)
      expect(count(MAPS[number], ({ mammoth }) => mammoth === true)).toBe(number === 10 ? 5 : 0)
  })
})
