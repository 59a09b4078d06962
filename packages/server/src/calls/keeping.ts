import type { KeepingNote, Me, PersonCard, Refusing, Report } from '@krcma/protocol'
import { barred } from '../acts/admit.ts'
import { newId } from '../ids.ts'
import type { Noted } from '../people/auditor.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { AuditRow, PersonRow, ReportRow } from '../store/schema.ts'
import type { Caller, Handlers, House } from './context.ts'
import { cardOf } from './lobby.ts'

const YEAR = 366 * 86_400_000
/** How many reports somebody may make at once, and then one every two minutes. */
const REPORTS = { burst: 5, perSecond: 1 / 120 }

/** Keeping order. Admins see no more of a game than any spectator, and all that they do is noted. */
export function keepingCalls(
  house: House,
): Handlers<'report' | 'house-desk' | 'house-people' | 'house-tables' | 'settle-report' | 'silence' | 'shut-out'> {
  const { store, hall, rates, settings, admins, auditor, now } = house
  const { people, reports, audit, lists, chat } = store

  const admin = async <T>({ me }: Caller, go: (me: Me) => Promise<T | Refusing>): Promise<T | Refusing> => {
    if (me === null) return refuse('no-session')
    return me.admin ? go(me) : refuse('forbidden', 'admin')
  }
  const cardOfPerson = (row: PersonRow): PersonCard => {
    const { id, name, login, created, silenced, barred: until } = row
    const on = (time: number | null) => (time !== null && time > now() ? time : null)
    return { id, name, login, created, admin: admins.has(row), silenced: on(silenced), barred: on(until) }
  }
  const openReports = async (): Promise<Report[]> => (await reports.open()).map(reportOf)
  /** Sets until when something is forbidden to somebody. */
  const forbid = (
    caller: Caller,
    { person, until }: { person: string; until: number | null },
    what: 'silenced' | 'barred',
    [noted, undone]: readonly [Noted, Noted],
  ) =>
    admin(caller, async (me) => {
      if (until !== null && (until <= now() || until > now() + YEAR)) return refuse('not-allowed', 'until')
      const row = await people.get(person)
      if (row === undefined) return refuse('not-found', 'person')
      // Admins are made and unmade on the machine alone.
      if (admins.has(row)) return refuse('forbidden', 'admin')
      await people.change(person, { [what]: until })
      const about = until === null ? '' : new Date(until).toISOString()
      await auditor.note({ what: until === null ? undone : noted, of: row, by: me, about })
      return { person: cardOfPerson({ ...row, [what]: until }) }
    })

  return {
    report: async ({ asker, me }, { table, link, person, line, why, note = '' }) => {
      if (me === null) return refuse('no-session')
      const seen = await hall.read(table, ({ state }) => {
        const sitter = state.sitters.find((one) => one.person?.id === person)?.person
        return barred(state, asker, link) ?? { sitter: sitter ?? null }
      })
      if (isRefusing(seen)) return seen
      const said = line === undefined ? undefined : (await chat.lines(table, line)).find(({ n }) => n === line)
      const about = line === undefined ? seen.sitter : said?.by.id === person ? said.by : null
      if (about === null) return refuse('not-found', line === undefined ? 'person' : 'message')
      if (about.id === me.id) return refuse('not-allowed', 'person')
      if (!rates.take(`report ${me.id}`, REPORTS)) return refuse('too-fast', 'report')
      await reports.add({
        id: newId(),
        at: now(),
        by_person: me.id,
        by_name: me.name,
        person,
        name: about.name,
        table_id: table,
        line: line ?? null,
        said: said?.text ?? '',
        why,
        note,
        closed: null,
      })
      return {}
    },

    'house-desk': (caller) =>
      admin(caller, async () => ({
        reports: await openReports(),
        log: (await audit.latest({ byOthers: true })).map(noteOf),
        limits: Object.fromEntries(
          Object.entries(settings.limits).map(([name, most]) => [`KRCMA_LIMIT_${name.toUpperCase()}`, most]),
        ),
      })),

    'house-people': (caller, { search }) =>
      admin(caller, async () => ({ people: (await people.search(search, now())).map(cardOfPerson) })),

    'house-tables': (caller, { before }) =>
      admin(caller, async () => ({ tables: (await lists.all(before)).map(cardOf) })),

    'settle-report': (caller, { report, note = '' }) =>
      admin(caller, async (me) => {
        const row = await reports.settle(report, now())
        if (row === undefined) return refuse('not-found', 'report')
        await auditor.note({ what: 'report-settled', of: { id: row.person, name: row.name }, by: me, about: note })
        return { reports: await openReports() }
      }),

    silence: (caller, input) => forbid(caller, input, 'silenced', ['silenced', 'heard-again']),

    'shut-out': async (caller, input) => {
      const out = await forbid(caller, input, 'barred', ['shut-out', 'let-in-again'])
      if (isRefusing(out) || input.until === null) return out
      await people.closeAll(input.person)
      house.logOut(input.person, null)
      return out
    },
  }
}

function reportOf({ id, at, by_person, by_name, person, name, table_id, line, said, why, note }: ReportRow): Report {
  const by = { id: by_person, name: by_name }
  return { id, at, by, person: { id: person, name }, table: table_id, line, said, why: why as Report['why'], note }
}

function noteOf({ at, what, name, by_name, about }: AuditRow): KeepingNote {
  return { at, what, name, by: by_name, about }
}
