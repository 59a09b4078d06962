import type { Decision, Mind, Room, Seat, Shape, Words, Zone } from '@krcma/kernel'

/**
 * Everybody takes a step, and that is a turn; after ten of them the day is over. Berries grow close by and are worth little; what
 * is far away is worth much, but only when one gets there. One of two caves holds gold, nobody knows which. At noon there may be
 * a storm, for which a die is rolled, or a hill, from which one sees into a cave.
 */
export interface Trek extends Shape {
  state: State
  options: { incident: 'none' | 'storm' | 'hill' }
  decisions: { step: Way }
  contexts: object
  events: Record<string, never>
  sources: 'sites'
  scenario: null
  campaign: null
}

type Way = 'north' | 'east' | 'south' | 'west'
type Site = keyof typeof SITES

interface State {
  /** Steps of each hiker. */
  steps: number
  hikers: { x: number; y: number; points: number }[]
  visited: Site[]
  /** One for each cave; what is in it. */
  readonly caves: Zone[]
}

const WAYS: Record<Way, readonly [number, number]> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }
const SITES = {
  berries: { x: 0, y: -1, points: 1 },
  mushrooms: { x: -1, y: -1, points: 1 },
  shrine: { x: 4, y: 4, points: 20 },
  'upper-cave': { x: -3, y: 3, points: 0 },
  'lower-cave': { x: -3, y: -3, points: 0 },
} as const
const CAVES: readonly Site[] = ['upper-cave', 'lower-cave']
const GOLD = 16
const NOON = 3
const DAY = 10

const isAt = ({ x, y }: State['hikers'][number], site: Site) => SITES[site].x === x && SITES[site].y === y

function arrive(state: State, seat: Seat): void {
  const hiker = state.hikers[seat]!
  for (const site of Object.keys(SITES) as Site[]) {
    if (!isAt(hiker, site) || state.visited.includes(site)) continue
    state.visited.push(site)
    const cave = state.caves[CAVES.indexOf(site)]
    if (cave !== undefined) cave.sees = 'all'
    hiker.points += cave?.items[0] === 'gold' ? GOLD : SITES[site].points
  }
}

/** One step nearer to a site, first north or south; -1 when there is no need or no hope. */
function towards(state: State, { seat, options }: Decision<Trek>, site: Site): number {
  const hiker = state.hikers[seat]!
  if (state.visited.includes(site)) return -1
  const { x, y } = SITES[site]
  const way: Way = y !== hiker.y ? (y > hiker.y ? 'north' : 'south') : x > hiker.x ? 'east' : 'west'
  return options.indexOf(way)
}

/** Wanders about, if it has no plan: whatever a search finds, it has found itself. */
export const wandering: Mind<Trek> = {
  evaluate: ({ hikers }, seat) => hikers[seat]?.points ?? 0,
  choose: (_, { options }, random) => random.below(options.length),
}

export const mind: Mind<Trek> = {
  ...wandering,
  choose: (state, decision, random, plan) =>
    plan === undefined ? wandering.choose(state, decision, random) : towards(state, decision, plan as Site),
  plans: ({ visited }) => (Object.keys(SITES) as Site[]).filter((site) => !visited.includes(site)),
}

/** Goes where the gold is, and turns back where it is not: it looks into what nobody sees. */
export const peeking: Mind<Trek> = {
  ...mind,
  choose: (state, decision, random, plan) =>
    state.caves[CAVES.indexOf(plan as Site)]?.items[0] === 'stone' ? -1 : mind.choose(state, decision, random, plan),
  plans: ({ caves, visited }) =>
    CAVES.filter((site, n) => caves[n]?.items[0] === 'gold' && !visited.includes(site)).concat('mushrooms'),
}

export const room: Room<Trek> = {
  game: {
    id: 'trek',
    rules: 1,
    content: () => SITES,
    players: [1, 2],
    options: { incident: ['none', 'storm', 'hill'] },
    setUp: ({ players }, chance) => ({
      steps: 0,
      hikers: Array.from({ length: players }, () => ({ x: 0, y: 0, points: 0 })),
      visited: [],
      caves: chance.shuffle(['gold', 'stone']).map((item) => ({ of: 'hoard', sees: [], items: [item] })),
    }),
    *turn(t) {
      const { state, opening } = t
      for (const [seat, hiker] of state.hikers.entries()) {
        const way = yield* t.choose(seat, 'step', () => Object.keys(WAYS) as Way[])
        hiker.x += WAYS[way][0]
        hiker.y += WAYS[way][1]
        arrive(state, seat)
      }
      state.steps++
      if (state.steps !== NOON) return
      if (opening.options.incident === 'storm') t.chance.die(6)
      if (opening.options.incident === 'hill') state.caves[0]!.sees = 'all'
    },
    over: ({ steps }) => steps === DAY,
    ending: ({ hikers }) => ({
      sheets: hikers.map(({ points }) => [{ source: 'sites', points }]),
      keys: hikers.map(({ points }) => [points]),
    }),
    bound: 2 * DAY,
    pieces: [],
  },
  mind,
  words: {} as Record<'cs' | 'en', Words<Trek>>,
  report: { traits: () => ({}), holdings: () => [] },
}
