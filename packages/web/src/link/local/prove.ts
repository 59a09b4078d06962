import { readRecord, replay, type Viewer, verify } from '@krcma/kernel'
import type { Refusing } from '@krcma/protocol'
import { rooms } from '../../shelf/rooms.ts'

/** Plays a record from its seed by the rules of this very client, and gives what somebody saw at its end. */
export async function prove(message: unknown, as: Viewer): Promise<object | Refusing> {
  const record = readRecord(message)
  if ('refused' in record) return record
  const load = rooms.get(record.game)
  if (load === undefined) return { refused: 'not-found', about: record.game }
  const { game } = await load()
  const verified = verify(game, record)
  if (verified.refused !== undefined) return verified
  const table = replay(game, record)
  if ('refused' in table) return table
  return { outcomes: verified.outcomes, state: table.view(as).state }
}
