import { afterAll, beforeAll, expect, it } from 'vitest'
import { greedy } from '../src/bots/greedy.ts'
import type { Position } from '../src/bots/thinker.ts'
import { openHouse, startTable } from './house.ts'

const asked: Position[] = []
let heard: (position: Position) => void = () => undefined
const thinker = {
  ...greedy,
  ponder: (position: Position) => {
    asked.push(position)
    heard(position)
  },
}
let house: Awaited<ReturnType<typeof openHouse>>
beforeAll(async () => {
  house = await openHouse({}, { thinker })
})
afterAll(() => house.close())

/** Sits down with a bot that begins, and waits for its answer. */
async function against(level: 'master' | 'grandmaster'): Promise<string> {
  const anna = await house.person('Anna')
  const table = await startTable(anna, [], { seats: [{ for: 'bot', level }, { for: 'me' }] })
  const line = await anna.live()
  await line.watch(table)
  const question = () =>
    line.held(table).sight.view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
  await line.until(() => question() !== undefined)
  return table
}

it('a grandmaster thinks ahead while a person is asked, and nobody else does', async () => {
  const master = await against('master')
  const pondered = new Promise<Position>((hear) => {
    heard = hear
  })
  const table = await against('grandmaster')
  expect(await pondered).toMatchObject({ table, seat: 0, level: 'grandmaster' })
  expect(asked.map((one) => one.table)).not.toContain(master)
})
