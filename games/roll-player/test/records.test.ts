import { readdirSync, readFileSync } from 'node:fs'
import { readRecord, replay, verify } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'

const folder = new URL('records/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

it('there are ten recorded games', () => {
  expect(files).toHaveLength(10)
})

it.each(files)('%s replays to its hash, with dice from its seed', (file) => {
  const record = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  if ('refused' in record) throw new Error(`${record.refused}: ${record.about}`)
  const table = replay(game, record)
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  expect(table.over).toBe(true)
  expect(table.hash()).toBe(record.hash)
  expect(verify(game, record)).toMatchObject({ hash: record.hash, entries: record.entries.length })
})
