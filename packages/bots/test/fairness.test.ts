import { fileURLToPath } from 'node:url'
import {
  type Game,
  type Mind,
  type OpenTable,
  type Room,
  readOpening,
  redact,
  reshuffle,
  type Seat,
  type Shape,
  same,
  source,
} from '@krcma/kernel'
import { shelfIn } from '@krcma/shelf'
import { describe, expect, it } from 'vitest'
import { Bot, LEVELS, type Thought, type Way, ways } from '../src/index.ts'
import { peeking, type Trek, room as trek } from './games/trek.ts'
import { room, type State, type Tricks } from './games/tricks.ts'
import { openAt, openFrom } from './tables.ts'

const ME = 0
const games = shelfIn(fileURLToPath(new URL('../../../games', import.meta.url)))
const way: Way = {
  by: 'search',
  manner: {
    iterations: 60,
    breadth: 16,
    trust: 0,
    curiosity: 0.5,
    expansionThreshold: 1,
    widening: 2,
    foresight: 1000,
  },
}

/** The same table for this seat, with all that it cannot see dealt anew. */
function another<S extends object>(state: S, seat: Seat, seed: number): S {
  const other = structuredClone(state)
  const { below } = source(seed)
  const shuffle = <T>(list: T[]): T[] => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(i + 1)
      ;[list[i], list[j]] = [list[j] as T, list[i] as T]
    }
    return list
  }
  reshuffle(other, seat, { shuffle } as never)
  return other
}

/** A table that shows everything: what a cheat would like to be given. */
function glass<G extends Shape>(table: OpenTable<G>): OpenTable<G> {
  return new Proxy(table, {
    get: (whole, key) => {
      if (key === 'imagine') return (_: number, seed: number) => whole.fork(seed)
      const value: unknown = Reflect.get(whole, key, whole)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}

/** Opponents' hands of the lowest and of the highest unseen cards: nothing could matter more to one who saw it. */
function extremes(state: State): readonly [State, State] {
  const unseen = [...state.hands[1]!.items, ...state.rest.items].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  const dealt = (items: string[]): State => {
    const other = structuredClone(state)
    other.hands[1]!.items = items.slice(0, 5)
    other.rest.items = items.slice(5)
    return other
  }
  return [dealt(unseen), dealt(unseen.toReversed())]
}

// Many thoughts: on a busy machine they take their time.
describe('a bot plays the same whatever is hidden from it', { timeout: 120_000 }, () => {
  const options = { redraw: false }
  const scene = { ...openAt(room.game, 4, { options }).state, round: 0 }
  const [low, high] = extremes(scene)
  const open = (state: State) => openFrom(room.game, state, { options })
  const thoughts = (table: OpenTable<Tricks>): readonly Thought[] =>
    Array.from({ length: 20 }, (_, n) => new Bot(room.mind, way, ME).decide(table, n * 7919))

  it('seed by seed and to the last digit, however the unseen cards are dealt', () => {
    const usual = thoughts(open(scene))
    for (const state of [low, high, another(scene, ME, 1), another(scene, ME, 2)]) {
      expect(redact(state, ME)).toEqual(redact(scene, ME))
      expect(state).not.toEqual(scene)
      expect(thoughts(open(state))).toEqual(usual)
    }
  })

  it('while one that saw through the cards would not, and this test would tell', () => {
    const answers = (state: State) => thoughts(glass(open(state))).map(({ answer }) => answer?.option)
    expect(answers(low)).not.toEqual(answers(high))
  })

  it('whatever another seat has answered in secret', () => {
    const all = [undefined, 0, 1, 4].map((answer) => {
      const table = open(scene)
      if (answer !== undefined) table.give(table.decisions(1)[0]!, answer)
      return new Bot(room.mind, way, ME).decide(table, 5)
    })
    for (const thought of all) expect(thought).toEqual(all[0])
  })

  it('and the mind is asked about imagined worlds only', () => {
    const seen = new Set<string>()
    const curious: Mind<Tricks> = {
      ...room.mind,
      choose: (state) => {
        seen.add(state.hands[1]!.items.join())
        return 0
      },
    }
    for (let seed = 0; seed < 20; seed++) new Bot(curious, { by: 'custom', slip: 0 }, ME).decide(open(scene), seed)
    expect(seen.size).toBeGreaterThan(15)
  })
})

describe('a bot plans the same whatever is hidden from it', () => {
  const open = (state: Trek['state']) => openFrom(trek.game, state, { seats: ['Anna'] })
  const scene = openAt(trek.game, 1, { seats: ['Anna'] }).state
  const other = { ...scene, caves: scene.caves.toReversed() }
  /** The whole way, by a mind that would go where the gold is. */
  const walks = (state: Trek['state'], through = (table: OpenTable<Trek>) => table) =>
    Array.from({ length: 4 }, (_, seed) => {
      const table = open(state)
      const bot = new Bot(peeking, way, ME)
      return Array.from({ length: 5 }, (_, n) => {
        const thought = bot.decide(through(table), seed * 7919 + n)
        table.answer({ seat: ME, ...thought.answer })
        return thought
      })
    })

  it('for plans are made, and followed, in imagined worlds only', () => {
    expect(redact(other, ME)).toEqual(redact(scene, ME))
    expect(other).not.toEqual(scene)
    expect(walks(other)).toEqual(walks(scene))
    expect(walks(scene)[0]?.every(({ intention }) => intention !== undefined)).toBe(true)
  })

  it('while one that saw through the rock would not, and this test would tell', () => {
    const plans = (state: Trek['state']) => walks(state, glass).map(([first]) => first?.intention?.plan)
    expect(plans(other)).not.toEqual(plans(scene))
  })
})

/** All states between two turns of one game. */
function scenes<G extends Shape>(
  { game, mind }: Pick<Room<G>, 'game' | 'mind'>,
  options: object,
): readonly G['state'][] {
  const found: G['state'][] = []
  const table = openAt(game, 1, { options })
  const bots = table.seats.map((seat) => new Bot(mind, ways.greedy, seat))
  for (let n = 0, turn = -1; !table.over; n++) {
    if (table.turn !== turn) found.push(table.save().checkpoints.at(-1)!.state as G['state'])
    turn = table.turn
    const [seat = 0] = table.waiting
    table.answer({ seat, ...bots[seat]!.decide(table, n).answer })
  }
  return found
}

/** How many thoughts of every level were the same after a swap of all that is hidden, and which were not. */
function compare<G extends Shape>(
  { game, mind }: Pick<Room<G>, 'game' | 'mind'>,
  options: object,
  through = (table: OpenTable<G>) => table,
): { same: number; other: string[] } {
  const found = { same: 0, other: [] as string[] }
  for (const [n, state] of scenes({ game, mind }, options).entries()) {
    // One scene in a few is enough for each level.
    const level = LEVELS[n % LEVELS.length]!
    if (n % 2 !== 0) continue
    const table = openScene(game, state, options)
    const [seat] = table?.waiting ?? []
    if (table === undefined || seat === undefined) continue
    const swapped = openScene(game, another(state, seat, n), options)
    // Where the turn begins by uncovering something, the seat sees another table.
    if (swapped === undefined || !same(swapped.view(seat).state, table.view(seat).state)) continue
    if (same(swapped.state, table.state)) continue
    const [one, two] = [table, swapped].map((open) => new Bot(mind, brief(ways[level]), seat).decide(through(open), n))
    if (same(JSON.stringify(one), JSON.stringify(two))) found.same++
    else found.other.push(`${level} at ${n}`)
  }
  return found
}

/** The same of what seats think ahead that are not asked anything. */
async function compareAhead<G extends Shape>(
  { game, mind }: Pick<Room<G>, 'game' | 'mind'>,
  options: object,
  through = (table: OpenTable<G>) => table,
): Promise<{ same: number; other: string[] }> {
  const found = { same: 0, other: [] as string[] }
  for (const [n, state] of scenes({ game, mind }, options).entries()) {
    if (n % 4 !== 0) continue
    if (found.same + found.other.length === ENOUGH) break
    const table = openScene(game, state, options)
    const seat = table?.seats.find((one) => !table.waiting.includes(one))
    if (table === undefined || seat === undefined) continue
    const swapped = openScene(game, another(state, seat, n), options)
    if (swapped === undefined || !same(swapped.view(seat).state, table.view(seat).state)) continue
    if (same(swapped.state, table.state)) continue
    const ponder = (open: OpenTable<G>) => new Bot(mind, BRIEFEST, seat).ponder(through(open), { seed: n })
    const [one, two] = await Promise.all([ponder(table), ponder(swapped)])
    if (one.length === 0 && two.length === 0) continue
    if (same(JSON.stringify(one), JSON.stringify(two))) found.same++
    else found.other.push(`ahead at ${n}`)
  }
  return found
}

/** Positions of a game, for each thinks about several questions. */
const ENOUGH = 6
const BRIEFEST: Way = { by: 'search', manner: { ...way.manner, iterations: 12, foresight: 2 } }

/** As this level decides, with fewer worlds: peeking shows in a few as in many. */
function brief(level: Way): Way {
  return level.by === 'search'
    ? { ...level, manner: { ...level.manner, iterations: Math.min(48, level.manner.iterations) } }
    : level
}

function openScene<G extends Shape>(game: Game<G>, state: G['state'], options: object): OpenTable<G> | undefined {
  return game.over(state) ? undefined : openFrom(game, state, { options })
}

describe('bots of the house are fair, seed by seed and to the last digit', { timeout: 120_000 }, () => {
  it.each(games)('in $id, whatever is hidden from them', async ({ open }) => {
    const { other } = await open((room) => compare(room, variant(room)))
    expect(other).toEqual([])
  })

  it('in positions enough to find out one that is shown everything', async () => {
    const fair = await Promise.all(games.map(({ open }) => open((room) => compare(room, variant(room)).same)))
    expect(Math.max(...fair)).toBeGreaterThan(10)
    const cheats = await Promise.all(games.map(({ open }) => open((room) => compare(room, variant(room), glass).other)))
    expect(cheats.flat()).not.toEqual([])
  })
})

describe('bots that think ahead are fair, too', { timeout: 120_000 }, () => {
  it.each(games)('in $id, whatever is hidden from them', async ({ open }) => {
    const { other } = await open((room) => compareAhead(room, variant(room)))
    expect(other).toEqual([])
  })

  it('in positions enough to find out one that is shown everything', async () => {
    const fair = await Promise.all(games.map(({ open }) => open((room) => compareAhead(room, variant(room)))))
    expect(Math.max(...fair.map((found) => found.same))).toBe(ENOUGH)
    const cheats = await Promise.all(games.map(({ open }) => open((room) => compareAhead(room, variant(room), glass))))
    expect(cheats.flatMap(({ other }) => other)).not.toEqual([])
  })
})

/** In how many scenes a learning mind saw the same in all features and leanings after a swap of all that is hidden. */
function looks<G extends Shape>({ game, mind }: Room<G>, options: object): { same: number; other: string[] } {
  const found = { same: 0, other: [] as string[] }
  const { learnt } = mind
  if (learnt === undefined) return found
  const { senses, judge } = learnt
  for (const [n, state] of scenes({ game, mind }, options).entries()) {
    const table = openScene(game, state, options)
    for (const seat of table?.seats ?? []) {
      const swapped = another(state, seat, n)
      if (same(swapped, state)) continue
      const seen = [state, swapped].map((one) => Array.from(senses.look(one, seat, judge)))
      const decisions = table?.decisions(seat) ?? []
      const [here, there] = [table?.state ?? state, another(table?.state ?? state, seat, n + 1)]
      const leans = [here, there].map((one) => decisions.map((decision) => learnt.urges(one, decision)))
      if (same(seen[0], seen[1]) && same(leans[0], leans[1])) found.same++
      else found.other.push(`seat ${seat} at ${n}`)
    }
  }
  return found
}

describe('what a learning mind looks at', { timeout: 120_000 }, () => {
  it.each(games)('in $id is the same, whatever is hidden from the seat', async ({ open }) => {
    const { other } = await open((room) => looks(room, variant(room)))
    expect(other).toEqual([])
  })

  it('is looked at in scenes enough to tell', async () => {
    const counts = await Promise.all(games.map(({ open }) => open((room) => looks(room, variant(room)).same)))
    expect(Math.max(...counts)).toBeGreaterThan(20)
  })

  it('and one that peeks is found out', async () => {
    const peeking = <G extends Shape>(room: Room<G>) => {
      const { learnt } = room.mind
      if (learnt === undefined) return []
      const look: typeof learnt.senses.look = (state) => [
        JSON.stringify(state).length % 7,
        state === null ? 0 : charSum(state),
      ]
      return looks(
        { ...room, mind: { ...room.mind, learnt: { ...learnt, senses: { ...learnt.senses, look } } } },
        variant(room),
      ).other
    }
    const found = await Promise.all(games.map(({ open }) => open(peeking)))
    expect(found.flat()).not.toEqual([])
  })
})

/** A number that another order of the same letters changes. */
function charSum(state: object): number {
  return [...JSON.stringify(state)].reduce((sum, letter, n) => sum + letter.charCodeAt(0) * (n % 97), 0)
}

/** The last value of every option: where it opens a variant, there is more in hand. The usual ones where those do not go together. */
function variant<G extends Shape>({ game }: Room<G>): object {
  const all = Object.entries(game.options as Readonly<Record<string, readonly unknown[]>>)
  const options = Object.fromEntries(all.map(([name, values]) => [name, values.at(-1)]))
  return 'refused' in readOpening(game, 2, { options }) ? {} : options
}
