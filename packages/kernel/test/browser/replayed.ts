import { readRecord, replay, verify } from '../../src/index.ts'
import { game } from '../night-market/rules.ts'

/** The hash of the state before every entry and at the end, then what `verify` says; or why not. */
export function replayed(json: string): readonly string[] {
  const record = readRecord(JSON.parse(json))
  if ('refused' in record) return [record.refused]
  const hashes = Array.from({ length: record.entries.length + 1 }, (_, to) => {
    const table = replay(game, record, to)
    return 'refused' in table ? `${table.refused}: ${table.about}` : table.hash()
  })
  return [...hashes, JSON.stringify(verify(game, record))]
}
