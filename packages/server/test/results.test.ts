import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ending, Saved } from '@krcma/kernel'
import type { AnyGame, TableCard } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deed } from '../src/table/deed.ts'
import { listing } from '../src/table/row.ts'
import { type Checkpoint, seat } from '../src/table/seated.ts'
import { follow, type TableState } from '../src/table/state.ts'
import type { Person } from './client.ts'
import { rooms, shelf } from './fixture/game.ts'
import { openHouse, playOut, startTable, type TestHouse } from './house.ts'

let now = 1_700_000_000_000
let house: TestHouse
let people: readonly Person[]
const data = mkdtempSync(join(tmpdir(), 'krcma-results-'))
beforeAll(async () => {
  house = await openHouse({ data }, { now: () => now })
  people = [await house.person('Anna'), await house.person('Ben')]
})
afterAll(() => house.close())

async function finished(): Promise<string> {
  const [anna, ...others] = people
  if (anna === undefined) throw new Error('nobody is there')
  const table = await startTable(anna, others)
  const lines = await Promise.all(people.map((person) => person.live()))
  for (const line of lines) await line.watch(table)
  await playOut(table, lines)
  return table
}

const cardOf = async (table: string): Promise<TableCard | undefined> =>
  (await people[0]?.must('archive', { mine: true }))?.tables.find(({ id }) => id === table)

describe('the result of a game', () => {
  it('is written with the line that ends it, and the archive tells it whatever the rules are by then', async () => {
    const table = await finished()
    const lines = (await house.store.journal.lines(table)).map(({ at, body }) => ({
      at,
      deed: JSON.parse(body) as Deed,
    }))
    const last = lines.at(-1)
    if (last?.deed.did !== 'entered' || last.deed.after.ending === undefined) throw new Error('nothing is written')
    const { sheets, places } = last.deed.after.ending
    expect(lines.filter(({ deed }) => 'after' in deed && deed.after?.ending !== undefined)).toHaveLength(1)
    const result = {
      at: last.at,
      endedBy: null,
      outcome: null,
      seats: sheets.map(([line], n) => ({ place: places[n], points: line?.points })),
      rivals: [],
    }
    expect((await cardOf(table))?.result).toEqual(result)
    // What comes later changes neither when it ended nor where it stands in the list.
    now += 3_600_000
    await people[0]?.must('rematch', { table })
    expect(await cardOf(table)).toMatchObject({ result, updated: last.at })
    await house.stop()
    const newer = [...shelf.rooms.values()].map((room) => ({ ...room, game: { ...room.game, rules: 2 } }))
    house = await openHouse(
      { data },
      { now: () => now, shelf: { rooms: new Map(newer.map((room) => [room.game.id, room])), modules: {} } },
    )
    people = people.map((person) => person.at(house.port))
    expect((await cardOf(table))?.result).toEqual(result)
    expect((await people[1]?.look(table))?.sight.info.result).toEqual(result)
  })

  it('says how a game ended that its rules did not end', async () => {
    const [anna] = people
    if (anna === undefined) throw new Error('nobody is there')
    const table = await startTable(anna, [], { seats: [{ for: 'me' }, { for: 'bot', level: 'apprentice' }] })
    await anna.must('resign', { table })
    expect(await cardOf(table)).toMatchObject({
      sitters: [{ resigned: true }, { person: null, bot: 'apprentice' }],
      result: { at: now, endedBy: 'everybody-left', outcome: null, seats: [], rivals: [] },
    })
  })

  it('comes with a record that is brought here', async () => {
    const table = await finished()
    const [anna] = people
    const exported = await anna?.must('export', { table })
    if (exported?.whole !== true) throw new Error('not whole')
    const brought = (await anna?.must('import', { record: exported.record }))?.table ?? ''
    expect((await cardOf(brought))?.result?.seats).toEqual((await cardOf(table))?.result?.seats)
    expect((await cardOf(brought))?.result?.seats).toHaveLength(2)
  })
})

const ENDING: Ending<AnyGame> = { sheets: [[{ source: 'lanterns', points: 3 }]], keys: [[3]], places: [1], rivals: [] }

function states(): { readonly opened: TableState; readonly playing: TableState } {
  const setting = { game: 'lanterns', options: {}, seats: [], clock: { kind: 'none' }, access: 'public' } as never
  const sitters = [{ person: { id: 'anna', name: 'Anna' }, bot: null, resigned: false }]
  const deed: Deed = { did: 'opened', setting, rules: 1, owner: null, sitters, seed: '', commitment: '', link: '' }
  const opened = follow(null, 'table', 1, deed)
  const saved = {} as Saved
  return {
    opened,
    playing: follow(opened, 'table', 2, { did: 'started', saved, after: { waiting: [0], over: false } }),
  }
}

describe('a table', () => {
  const entry = { n: 0, seat: 0, decision: '1.0.0~0', option: 'x' }

  it.each<[string, Deed]>([
    ['an answer', { did: 'entered', entry, after: { waiting: [], over: true, ending: ENDING } }],
    [
      'new rules',
      {
        did: 'upgraded',
        rules: 2,
        saved: { entries: [] } as never,
        after: { waiting: [], over: true, ending: ENDING },
      },
    ],
    ['a game from elsewhere', { did: 'brought', saved: {} as Saved, entries: [], over: true, ending: ENDING }],
  ])('that %s brings to its end knows when and how', (_, deed) => {
    const { opened, playing } = states()
    const after = follow(deed.did === 'brought' ? opened : playing, 'table', 7, deed)
    expect(after).toMatchObject({ status: 'over', ended: 7, ending: ENDING })
    expect(listing(playing, after, 7, { node: 'here', until: 8 }).row?.updated).toBe(7)
  })

  it('whose journal is from before endings were written is read: it knows when it ended', () => {
    const { playing } = states()
    const over = follow(playing, 'table', 7, { did: 'entered', entry, after: { waiting: [], over: true } })
    expect(over).toMatchObject({ status: 'over', ended: 7, ending: null })
    const { ended: _, ending: __, ...old } = over
    const checkpoint: Checkpoint = { state: old as TableState, saved: null }
    const restored = seat(rooms, 'table', { checkpoint: { seq: 3, body: JSON.stringify(checkpoint) }, lines: [] })
    expect(restored).toMatchObject({ state: { status: 'over', ended: 7, ending: null } })
  })
})
