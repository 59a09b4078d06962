import { glance, judgement } from '@krcma/bots'
import { again } from '@krcma/film'
import { openTable, readRecord } from '@krcma/kernel'
import type { Refusing } from '@krcma/protocol'
import { rooms } from '../../shelf/rooms.ts'
import type { Reckoning } from './messages.ts'

/** As many as tell who is ahead, and are imagined for a whole game while somebody waits. */
const WORLDS = 12
const SEED = 1

const refuse = (refused: Refusing['refused'], about: string): Refusing => ({ refused, about })

/** With how many points each seat was to be seen after every entry of a game that is over: before that, it would tell secrets. */
export async function reckon(
  { record: brought, by }: Reckoning,
  onProgress: (done: number) => void,
): Promise<{ readonly course: readonly (readonly number[])[] } | Refusing> {
  const record = readRecord(brought)
  if ('refused' in record) return record
  if (!record.over) return refuse('wrong-time', 'reckon')
  const room = await rooms.get(record.game)?.()
  if (room === undefined) return refuse('not-found', record.game)
  const { game, mind } = room
  if (record.rules !== game.rules) return refuse(record.rules < game.rules ? 'older-rules' : 'newer-rules', 'reckon')
  const table = openTable(game, record)
  if ('refused' in table) return table as Refusing
  const points = () => (by === 'mind' ? glance(mind, table) : judgement(mind, table, WORLDS, SEED))
  const course = [points()]
  for (const [n, entry] of record.entries.entries()) {
    if (again(table, entry) === undefined) return refuse('older-rules', `entry ${entry.n}`)
    course.push(points())
    onProgress((n + 1) / record.entries.length)
  }
  return { course }
}
