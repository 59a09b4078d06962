import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Line } from './client.ts'
import { keepBusy, openHouse, setting, startTable, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Word = 'watch' | 'unwatch'

/** What is answered to these calls, said one after another while their tables are busy; `ok`, or why not. */
async function saidWhileBusy(line: Line, calls: readonly (readonly [Word, string])[]): Promise<readonly string[]> {
  const busy = [...new Set(calls.map(([, table]) => table))].map((table) => keepBusy(house, table))
  const replies = Promise.all(calls.map(([call, table]) => line.call(call, { table })))
  // What is said later is answered later: by now all of it was heard.
  await line.call('me', {})
  for (const turn of busy) await turn.free()
  return (await replies).map(({ refused }) => refused ?? 'ok')
}

async function opened() {
  const anna = await house.person('Anna')
  const { id: table } = (await anna.must('open-table', setting)).sight.info
  return { anna, table, line: await anna.live() }
}

const watchers = (table: string) => house.hall.residents.get(table)?.watchers.size ?? 0

describe('of what one says of a table that is busy, the last word counts:', () => {
  it.each([
    ['an unwatch over every watch before it', ['watch', 'watch', 'unwatch'], ['stale', 'stale', 'ok'], 0],
    ['a watch over the unwatch before it', ['watch', 'unwatch', 'watch'], ['stale', 'ok', 'ok'], 1],
  ] as const)('%s', async (_, words, expected, left) => {
    const { table, line } = await opened()
    expect(
      await saidWhileBusy(
        line,
        words.map((word) => [word, table]),
      ),
    ).toEqual(expected)
    expect(watchers(table)).toBe(left)
    // Nothing is left in memory of a table that nobody watches.
    await house.hall.read(table, () => null)
    expect(house.hall.residents.has(table)).toBe(left > 0)
    line.close()
  })

  it('and says nothing of other tables, nor of other lines', async () => {
    const { anna, table, line } = await opened()
    const { id: second } = (await anna.must('open-table', setting)).sight.info
    const other = await anna.live()
    await other.watch(table)
    expect(
      await saidWhileBusy(line, [
        ['watch', table],
        ['watch', second],
        ['unwatch', table],
      ]),
    ).toEqual(['stale', 'ok', 'ok'])
    expect([watchers(table), watchers(second)]).toEqual([1, 1])
    for (const one of [line, other]) one.close()
  })
})

it('what still waits for its turn counts among the 64 tables that one line may watch', async () => {
  const { anna, table, line } = await opened()
  const { id: second } = (await anna.must('open-table', setting)).sight.info
  await line.watch(table)
  const said = await saidWhileBusy(
    line,
    Array.from({ length: 64 }, () => ['watch', second] as const),
  )
  expect(said.slice(0, 63)).toEqual(Array.from({ length: 63 }, () => 'ok'))
  expect(said[63]).toBe('too-many')
  line.close()
})

describe('a screen that everybody looks at', () => {
  it('is shown what those see who only watch, whoever opened it, and can do nothing in their name', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const table = await startTable(anna, [ben], { access: 'link' })
    const { link } = (await anna.look(table)).sight
    const screen = await anna.screen()
    expect((await screen.call('watch', { table })).refused).toBe('not-found')
    const watched = await screen.call('watch', { table, link: link ?? '' })
    expect(watched).toMatchObject({ full: { seat: null, link: null, view: { viewer: 'spectator', decisions: [] } } })
    expect((await screen.call('resign', { table })).refused).toBe('no-session')
    expect(screen.frames.find(({ t }) => t === 'welcome')).toMatchObject({ me: null, reach: null })
    screen.close()
  })
})
