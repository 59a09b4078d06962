import { type Call, type FromServer, httpOnly, inputs } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHouse, type TestHouse } from '../house.ts'
import { hiddenAt, leaks } from '../secrets.ts'
import { type Cast, makeCast, makeScene, type Scene, WHO, type Who } from './cast.ts'
import { type Row, rows } from './rows.ts'

let house: TestHouse
let cast: Cast
beforeAll(async () => {
  house = await openHouse()
  cast = await makeCast(house)
})
afterAll(() => house.close())

/** Makes a call the way that it is made, and gives all that came back, as text too. */
async function make(who: Who, call: Call, input: unknown): Promise<{ outcome: string; text: string }> {
  const person = cast[who]
  if (httpOnly.some((only) => only === call)) {
    const { body } = await person.post(call, JSON.stringify(input))
    return { outcome: (body as { refused?: string }).refused ?? 'ok', text: JSON.stringify(body) }
  }
  const line = await person.live()
  const said = line.texts.length
  line.say({ t: 'call', id: 1, call, input })
  let reply: FromServer | undefined
  await line.until(() => {
    reply = line.frames.find(({ t }) => t === 'reply')
    return reply !== undefined
  })
  const text = line.texts.slice(said).join('\n')
  line.close()
  return { outcome: reply !== undefined && 'refused' in reply ? reply.refused : 'ok', text }
}

const seatOf: Readonly<Record<Who, number | 'spectator'>> = {
  stranger: 'spectator',
  spectator: 'spectator',
  other: 1,
  same: 0,
  owner: 'spectator',
  admin: 'spectator',
}

/** A number that is another one after every change of what a scene is about. */
async function seqOf({ table, saga, scenario }: Scene): Promise<number> {
  const { store, hall } = house
  if (saga !== null) return (await store.sagas.get(saga.id))?.version ?? -1
  if (scenario !== null) return (await store.scenarios.latest(scenario.id))?.version ?? -1
  const seq = await hall.read(table, ({ state }) => state.seq)
  return typeof seq === 'number' ? seq : -1
}

async function tryRow(row: Row, more: Parameters<typeof makeScene>[2], expected: Row['expect']): Promise<void> {
  // Those who are refused first: they leave the table as it was for the next.
  const order = [...WHO].sort((a, b) => Number(expected[a] === 'ok') - Number(expected[b] === 'ok'))
  let scene = await makeScene(cast, row.stage, more)
  for (const who of order) {
    const before = await seqOf(scene)
    const hidden = row.stage === 'over' || scene.table === '' ? [] : await hiddenAt(house, scene.table, seatOf[who])
    const { outcome, text } = await make(who, row.call, row.input(scene))
    expect(`${who}: ${outcome}`).toBe(`${who}: ${expected[who]}`)
    expect(leaks(text, hidden)).toEqual([])
    expect(text).not.toMatch(/\bat .*\.(ts|js):\d+/)
    if (expected[who] !== 'ok') expect(await seqOf(scene)).toBe(before)
    else if (row.spends === true) cast = await makeCast(house)
    if (expected[who] === 'ok' && who !== order.at(-1)) scene = await makeScene(cast, row.stage, more)
  }
}

describe('who may do what', () => {
  it('is said for every call there is', () => {
    expect([...new Set(rows.map(({ call }) => call))].sort()).toEqual(Object.keys(inputs).sort())
  })
  it.each(rows.map((row) => [`${row.call}${row.note === undefined ? '' : ` ${row.note}`}`, row] as const))(
    '%s',
    async (_, row) => {
      await tryRow(row, row.setting ?? {}, row.expect)
    },
  )
})

const ofTables = rows.filter(
  ({ input, call }) =>
    'table' in
      (input({ table: 'x', decision: '', proposal: 0, line: 0, person: '', saga: null, scenario: null }) as object) &&
    call !== 'unwatch',
)

describe('a table by link', () => {
  it.each(ofTables.map((row) => [`${row.call} ${row.note ?? ''}`, row] as const))(
    'is not even there for those without the link: %s',
    async (_, row) => {
      const scene = await makeScene(cast, row.stage, { access: 'link' })
      for (const who of ['stranger', 'spectator'] as const) {
        const { outcome } = await make(who, row.call, row.input(scene))
        expect(['not-found', 'no-session']).toContain(outcome)
        if (who === 'spectator') expect(outcome).toBe('not-found')
      }
    },
  )
})

describe('a table without spectators', () => {
  const begun = ofTables.filter(({ stage }) => !['gathering', 'full', 'unsealing'].includes(stage))
  it.each(begun.map((row) => [`${row.call} ${row.note ?? ''}`, row] as const))(
    'is not even there for those who do not play, once it has begun: %s',
    async (_, row) => {
      const scene = await makeScene(cast, row.stage, { spectators: false })
      for (const who of ['stranger', 'spectator'] as const) {
        const { outcome } = await make(who, row.call, row.input(scene))
        expect(['not-found', 'no-session']).toContain(outcome)
        if (who === 'spectator') expect(outcome).toBe('not-found')
      }
    },
  )
  it.each(rows.filter(({ call }) => call === 'watch').map((row) => [row.call, row] as const))(
    'is there for all before, and later for those who play, who own it or who see to the house: %s',
    async (_, row) => {
      await tryRow({ ...row, stage: 'full' }, { spectators: false }, row.expect)
      const outsiders = { stranger: 'not-found', spectator: 'not-found' } as const
      await tryRow(row, { spectators: false }, { ...row.expect, ...outsiders })
    },
  )
})
