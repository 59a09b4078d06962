import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from './children/process.ts'
import { rooms } from './fixture/game.ts'
import { fickleRecord } from './hostile/fickle.ts'

const modules = { lanterns: new URL('../dist/test/fixture/game.js', import.meta.url).href }
const bringing = { id: 'aaaaaaaaaaaa', at: 1, owner: { id: 'bbbbbbbbbbbb', name: 'Eve' }, link: 'c'.repeat(16) }

let reader: import('../src/records/reader.ts').RecordReader
let hasty: import('../src/records/reader.ts').RecordReader
beforeAll(async () => {
  build()
  const { RecordReader } = (await import(
    new URL('../dist/src/records/reader.js', import.meta.url).href
  )) as typeof import('../src/records/reader.ts')
  reader = new RecordReader({ rooms, modules })
  hasty = new RecordReader({ rooms, modules }, 1)
})
afterAll(() => Promise.all([reader.close(), hasty.close()]))

const bodyOf = (given: unknown) => Buffer.from(JSON.stringify({ record: given }))

it('a record is read in a thread, and comes back as the lines of a table', async () => {
  const lines = await reader.read(bodyOf(fickleRecord(3)), bringing)
  expect(lines).toMatchObject({ table: bringing.id, seq: 0, next: { seq: 1, checkpoint: expect.any(String) } })
})

it('one with more undos than anybody plays is refused before it is played, and one that takes too long is not read to its end', async () => {
  expect(await reader.read(bodyOf(fickleRecord(5_001)), bringing)).toEqual({ refused: 'too-large', about: 'entries' })
  expect(await hasty.read(bodyOf(fickleRecord(1)), bringing)).toEqual({ refused: 'too-large', about: 'time' })
})

it('what is no record is refused, and a crowd of them does not wait without end', async () => {
  expect(await reader.read(Buffer.from('{'), bringing)).toEqual({ refused: 'malformed', about: 'record' })
  expect(await reader.read(bodyOf({ ...(fickleRecord(1) as object), game: 'chess' }), bringing)).toMatchObject({
    refused: 'damaged',
  })
  const crowd = await Promise.all(Array.from({ length: 12 }, () => hasty.read(bodyOf(null), bringing)))
  expect(crowd.filter((out) => 'refused' in out && out.refused === 'too-fast')).toHaveLength(4)
})
