import { resultOf, type TableCard } from '@krcma/protocol'
import type { Append } from '../store/journal.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { deadlines } from './clock.ts'
import { hasEnded, people, type TableState } from './state.ts'

/** The part of a table's card that is kept ready for lists; older ones have no result. */
export type StoredCard = Pick<TableCard, 'title' | 'clock' | 'sitters'> &
  Partial<Pick<TableCard, 'result' | 'imported'>>

/** Who sees to an alarm that is due, and until when. */
export interface Claim {
  readonly node: string
  readonly until: number
}

/** When the table needs attention though nobody asks: at once for a bot or for a film, later for a clock, or never. */
function alarmOf(state: TableState, now: number): number | null {
  if (hasEnded(state)) return state.endedBy === 'called-off' ? null : now
  if (state.status !== 'playing') return null
  if (state.waiting.some((seat) => state.sitters[seat]?.bot !== null)) return now
  const times = deadlines(state.clock).filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** So exactly do lists know when a table was last played at: it only orders them, and costs three pages of the disk each time. */
const LATELY = 900_000

/** Whether lists would show the table as they did: most answers change nothing there, and pages less are flushed to the disk. */
function isListed(before: TableState, after: TableState, at: number): boolean {
  const alarms = alarmOf(before, at) !== null || alarmOf(after, at) !== null
  const sameCard = before.status === after.status && before.owner === after.owner && before.sitters === after.sitters
  return sameCard && !alarms && Math.floor(before.at / LATELY) === Math.floor(at / LATELY)
}

/** What the lists must know after a change. `claim`: the node that will see to an alarm that is due, and until when. */
export function listing(
  before: TableState | null,
  after: TableState,
  at: number,
  claim: Claim,
): Pick<Append, 'row' | 'seats' | 'gone'> {
  const old = new Map(before === null ? [] : seatRows(before).map((seat) => [seat.person, seat]))
  const now = seatRows(after)
  const seats = now.filter((seat) => {
    const was = old.get(seat.person)
    return was === undefined || was.waiting !== seat.waiting || was.deadline !== seat.deadline
  })
  const gone = [...old.keys()].filter((person) => now.every((seat) => seat.person !== person))
  const row = before !== null && isListed(before, after, at) ? null : rowOf(after, at, claim)
  return { row, seats, gone }
}

function rowOf(state: TableState, at: number, claim: Claim): TableRow {
  const { id, setting, status, owner, endedBy, ended } = state
  const alarm = alarmOf(state, at)
  const due = alarm !== null && alarm <= at
  return {
    id,
    game: setting.game,
    // What was called off was never played: it is on no list, neither among tables nor among games of the past.
    status: endedBy === 'called-off' ? endedBy : status,
    // Nobody is shown what they may not look at.
    access: status === 'gathering' || setting.spectators ? setting.access : 'link',
    owner: owner?.id ?? null,
    card: cardOf(state),
    // What happens at a table afterwards does not make it a later game.
    updated: ended ?? at,
    alarm,
    claimed_by: due ? claim.node : null,
    claimed_until: due ? claim.until : 0,
  }
}

export function cardOf({ setting, sitters, ended, endedBy, ending, imported }: TableState): string {
  const result = ended === null ? null : resultOf(ended, endedBy, ending)
  const card: StoredCard = {
    title: setting.title ?? null,
    clock: setting.clock,
    sitters,
    result,
    ...(imported ? { imported } : {}),
  }
  return JSON.stringify(card)
}

function seatRows(state: TableState): SeatRow[] {
  const asked = state.status === 'playing' ? people(state, state.waiting) : []
  const times = deadlines(state.clock)
  return state.sitters.flatMap(({ person, resigned }, seat) =>
    person === null || person.id === '' || resigned
      ? []
      : [
          {
            table_id: state.id,
            person: person.id,
            waiting: asked.includes(seat) ? 1 : 0,
            deadline: times[seat] ?? null,
          },
        ],
  )
}
