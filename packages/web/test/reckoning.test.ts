import { readFileSync } from 'node:fs'
import { type GameRecord, hash, openTable, replay, total } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { reckon } from '../src/link/local/reckoning.ts'
import { rooms } from '../src/shelf/rooms.ts'

const recordOf = (game: string, name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../games/${game}/test/records/${name}.json`, import.meta.url), 'utf8'),
  ) as GameRecord
const record = recordOf('tales-of-glory', '1-2-players')
const game = (await rooms.get(record.game)?.())?.game
if (game === undefined) throw new Error('no such game')

describe('who was ahead', () => {
  for (const by of ['mind', 'master'] as const)
    it(`is reckoned after every move, up to the very points of the end (${by}); how far it is, is told`, async () => {
      const heard: number[] = []
      const out = await reckon({ record, by }, (done) => heard.push(done))
      if ('refused' in out) throw new Error(out.refused)
      expect(out.course).toHaveLength(record.entries.length + 1)
      const table = replay(game, record)
      if ('refused' in table) throw new Error(table.refused)
      expect(out.course.at(-1)).toEqual(table.ending()?.sheets.map(total))
      for (const points of out.course) for (const one of points) expect(Number.isFinite(one)).toBe(true)
      expect(heard).toEqual(heard.toSorted((a, b) => a - b))
      expect(heard.at(-1)).toBe(1)
    })

  it('is the same whenever it is asked, and a master looks further than a glance', async () => {
    const [glance, judged, again] = await Promise.all(
      (['mind', 'master', 'master'] as const).map((by) => reckon({ record, by }, () => undefined)),
    )
    expect(judged).toEqual(again)
    expect(judged).not.toEqual(glance)
  })

  it('is told of no game that is under way, which would tell secrets, of none that is altered, and of none of other rules', async () => {
    const open = openTable(game, record)
    if ('refused' in open) throw new Error(open.refused)
    const sealed = (of: Partial<GameRecord>) => {
      const { seal: _, ...unsealed } = { ...record, ...of }
      return { ...unsealed, seal: hash(unsealed) }
    }
    const refused = async (one: unknown) => reckon({ record: one, by: 'mind' }, () => undefined)
    expect(await refused(open.record())).toMatchObject({ refused: 'wrong-time' })
    expect(await refused({ ...record, seats: ['Mallory', 'Bob'] })).toMatchObject({ refused: 'damaged' })
    expect(await refused(sealed({ rules: record.rules - 1 }))).toMatchObject({ refused: 'older-rules' })
    expect(await refused(sealed({ entries: record.entries.slice(1) }))).toMatchObject({ refused: 'older-rules' })
    expect(await refused(null)).toMatchObject({ refused: 'malformed' })
  })
})
