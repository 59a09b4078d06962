import { readRecord, replay, verify } from '@krcma/kernel'
import { inputs, type Person, type Refusing } from '@krcma/protocol'
import * as v from 'valibot'
import { refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Append } from '../store/journal.ts'
import { needsCheckpoint } from '../table/checkpoint.ts'
import type { Deed } from '../table/deed.ts'
import { appendOf } from '../table/journal-writer.ts'
import { follow } from '../table/state.ts'
import { step } from '../table/step.ts'

/** Of which table a record is to become the game, and who brings it. */
export interface Bringing {
  readonly id: string
  readonly at: number
  readonly owner: Person
  readonly link: string
}

/** The games that a record may be of, fetched when they are needed. */
export type RoomsFor = (game: string) => Promise<Rooms>

/** More than any table of ours ever has of entries, and of those among them that bring a game no further. */
const ENTRIES = 20_000
const IDLE = 5_000

/**
 * Reads a record that comes from outside, the body of an `import`, proves it, and gives the lines by which it becomes a table.
 * What this costs is up to whoever wrote the record.
 */
export async function bring(roomsFor: RoomsFor, body: string, bringing: Bringing): Promise<Append | Refusing> {
  const given = parse(body)
  if (given === undefined) return refuse('malformed', 'record')
  const record = readRecord(given.record)
  if ('refused' in record) return record
  const { entries } = record
  const idle = entries.filter(({ undo, stand }) => undo !== undefined || stand !== undefined)
  if (entries.length > ENTRIES || idle.length > IDLE) return refuse('too-large', 'entries')
  const rooms = await roomsFor(record.game)
  const room = rooms.get(record.game)
  if (room === undefined) return refuse('not-found', 'game')
  const verified = verify(room.game, record)
  if (verified.refused !== undefined) return verified
  const start = replay(room.game, record, 0)
  if ('refused' in start) return start
  const { id, at, owner, link } = bringing
  const opened: Deed = {
    did: 'opened',
    setting: {
      game: record.game,
      options: record.options as Record<string, unknown>,
      scenario: record.scenario,
      campaign: record.campaign,
      seats: record.seats.map(() => ({ for: 'anybody' })),
      access: 'link',
      clock: { kind: 'none' },
      late: 'default',
      spectators: true,
      hints: false,
    },
    rules: record.rules,
    owner,
    sitters: record.seats.map((name) => ({ person: { id: '', name }, bot: null, resigned: true })),
    seed: record.seed,
    commitment: record.commitment,
    link,
  }
  const saved = entries.length > 0 ? start.save() : { ...start.save(), entries: [] }
  const played = replay(room.game, record)
  const ending = 'refused' in played ? null : played.ending()
  const deed: Deed = { did: 'brought', saved, entries, over: record.over, ...(ending === null ? {} : { ending }) }
  const before = { state: follow(null, id, at, opened), table: null }
  const after = step(rooms, before, at, deed)?.seated
  if (after === undefined) return refuse('damaged', 'entries')
  const whole = needsCheckpoint(deed, before.state, after.state)
  const next = { before: before.state, after, at, deed, whole }
  return appendOf({ before: null, after: before, at, deed: opened, whole: false, next }, { node: '', until: 0 })
}

function parse(body: string): v.InferOutput<typeof inputs.import> | undefined {
  try {
    const read = v.safeParse(inputs.import, JSON.parse(body))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Reads records in the thread that asks: where games have no module that a thread could load. */
export function bringHere(rooms: Rooms): (body: Uint8Array, bringing: Bringing) => Promise<Append | Refusing> {
  return (body, bringing) => bring(async () => rooms, Buffer.from(body).toString('utf8'), bringing)
}
