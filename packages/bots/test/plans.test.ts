import { type Mind, type OpenTable, restore } from '@krcma/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bot, type Intention, type Thought, type Way } from '../src/index.ts'
import { Node } from '../src/search/node.ts'
import { Search } from '../src/search/search.ts'
import { mind, room, type Trek, wandering } from './games/trek.ts'
import { openAt } from './tables.ts'

const manner = {
  iterations: 40,
  breadth: 16,
  trust: 0,
  curiosity: 0.5,
  expansionThreshold: 96,
  widening: 2,
  foresight: 2,
}
const way: Way = { by: 'search', manner }
const open = (incident: Trek['options']['incident'] = 'none', seats: readonly string[] = ['Anna']) =>
  openAt(room.game, 1, { seats, options: { incident } })

function answer(table: OpenTable<Trek>, thought: Thought, seat = 0): void {
  expect(table.answer({ seat, ...thought.answer }).refused).toBeUndefined()
}

/** What one bot thinks, from here to the end of the day. */
function walk(table: OpenTable<Trek>, bot: Bot<Trek>): readonly Thought[] {
  const thoughts: Thought[] = []
  while (!table.over) {
    const thought = bot.decide(table, thoughts.length)
    answer(table, thought)
    thoughts.push(thought)
  }
  return thoughts
}

afterEach(() => vi.restoreAllMocks())

describe('a plan', () => {
  it('finds what pays at the end of eight steps, which the same search does not find step by step', () => {
    const points = (by: Mind<Trek>) =>
      Array.from({ length: 8 }, (_, deal) => {
        const table = openAt(room.game, deal, { seats: ['Anna'] })
        walk(table, new Bot(by, way, 0))
        return table.state.hikers[0]!.points
      })
    for (const one of points(mind)) expect(one).toBeGreaterThanOrEqual(20)
    for (const one of points(wandering)) expect(one).toBeLessThan(20)
  })

  it('is chosen once and followed without another search until it is at its end', () => {
    const thoughts = walk(open(), new Bot(mind, way, 0))
    const searched = thoughts.map(({ iterations }) => iterations > 0)
    expect(searched).toEqual([true, false, false, false, false, false, false, false, true, false])
    expect(thoughts.slice(0, 8).map(({ intention }) => intention?.plan)).toEqual(new Array(8).fill('shrine'))
    expect(thoughts.map(({ intention }) => intention?.entry)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('is one branch of the tree, at the root as further down, and is followed there too', () => {
    const choose = vi.spyOn(Node.prototype, 'choose')
    const deep = { ...manner, iterations: 200, expansionThreshold: 1, foresight: 100 }
    const near: Mind<Trek> = {
      ...mind,
      plans: (state, decision) => (state.steps === 0 ? ['berries', 'mushrooms'] : mind.plans!(state, decision)),
    }
    const search = new Search(near, open(), 0, deep, 1)
    while (!search.over) search.iterate()
    for (const label of choose.mock.calls.flatMap(([all]) => all)) expect(label).toMatch(/^~step /)
    // After the berries there is just enough of the day left for the shrine, and not after the mushrooms.
    const after = (site: string) => search.roots[0]!.next(`~step ${site}`)!.branch('~step shrine')
    expect(after('berries').mean).toBeGreaterThan(0.999)
    expect(after('mushrooms').mean).toBeLessThan(0.999)
  })

  it('is weighed as its first step for whoever asks for advice, and no step is named twice', () => {
    const { weighed, answer: best } = new Bot(mind, way, 0).decide(open(), 1)
    expect(weighed.map(({ option }) => option).toSorted()).toEqual(['north', 'south'])
    expect(weighed[0]?.option).toBe(best?.option)
  })

  it('goes on in another thread or after a restart if whoever asks has kept it; if it was lost, it is made anew', async () => {
    const reached = async (isKept: boolean) => {
      let table = open()
      let intention: Intention | undefined
      let searches = 0
      while (!table.over) {
        const saved = restore(room.game, JSON.parse(JSON.stringify(table.save())))
        if (saved.refused !== undefined) throw new Error(saved.refused)
        table = saved.table
        const thought = await new Bot(mind, way, 0).think(table, {
          seed: 1,
          ...(intention && isKept ? { intention } : {}),
        })
        intention = thought.intention && (JSON.parse(JSON.stringify(thought.intention)) as Intention)
        searches += Number(thought.iterations > 0)
        answer(table, thought)
      }
      return { points: table.state.hikers[0]!.points, searches }
    }
    const kept = await reached(true)
    expect(kept.searches).toBe(2)
    expect(kept.points).toBeGreaterThanOrEqual(20)
    const lost = await reached(false)
    expect(lost.searches).toBe(10)
    expect(lost.points).toBeGreaterThanOrEqual(20)
  })

  it('is made anew when dice were rolled or a secret seen on the way, and not otherwise', () => {
    const searchedAt = (incident: Trek['options']['incident']) =>
      walk(open(incident), new Bot(mind, way, 0)).flatMap(({ iterations }, n) => (iterations > 0 ? [n] : []))
    expect(searchedAt('none')).not.toContain(3)
    expect(searchedAt('storm')).toContain(3)
    expect(searchedAt('hill')).toContain(3)
  })

  it('is made anew when a step was taken back', () => {
    const table = open()
    const bot = new Bot(mind, way, 0)
    answer(table, bot.decide(table, 1))
    answer(table, bot.decide(table, 2))
    expect(table.undo(0).refused).toBeUndefined()
    expect(bot.decide(table, 3).iterations).toBeGreaterThan(0)
  })

  it('goes on while others move, and is given up when one of them was faster', async () => {
    const table = open('none', ['Anna', 'Petr'])
    const bot = new Bot(mind, way, 1)
    const go = (option: Trek['decisions']['step']) =>
      expect(table.answer({ seat: 0, decision: table.decisions(0)[0]!.id, option }).refused).toBeUndefined()
    go('west')
    const first = await bot.think(table, { seed: 1, intention: { plan: 'upper-cave', entry: 1 } })
    answer(table, first, 1)
    go('north')
    const second = bot.decide(table, 2)
    expect(second).toMatchObject({ answer: { option: 'north' }, iterations: 0, intention: { plan: 'upper-cave' } })
    answer(table, second, 1)
    go('south')
    // Within one step of the mushrooms, Anna is there first.
    const third = await bot.think(table, { seed: 3, intention: { plan: 'mushrooms', entry: 5 } })
    expect(third).toMatchObject({ iterations: 0, intention: { plan: 'mushrooms' } })
    answer(table, third, 1)
    go('south')
    const fourth = bot.decide(table, 4)
    expect(fourth.iterations).toBeGreaterThan(0)
    expect(fourth.intention?.plan).not.toBe('mushrooms')
  })
})
