import { filming, logIn, replaying } from '@krcma/film'
import type { GameRecord, Viewer } from '@krcma/kernel'
import { type Exported, type Heard, LIMITS, type Refusing } from '@krcma/protocol'
import { barred } from '../acts/admit.ts'
import { shownIn, textsOf } from '../books.ts'
import { newId, newLink } from '../ids.ts'
import type { Asker } from '../people/asker.ts'
import { isRefusing, refuse } from '../refusing.ts'
import { firstOf, pastOf, recordOf, scene, standing } from '../table/past.ts'
import { eyesOf, mayLookAs } from '../table/sight.ts'
import { inSlices } from '../table/slices.ts'
import { hasEnded, type TableState } from '../table/state.ts'
import type { Handlers, House } from './context.ts'

/** Seconds of a day. */
const DAY = 86_400

/** Looking back: log, replays, what was read aloud, records. */
export function pastCalls(house: House): Handlers<'log' | 'replay' | 'read' | 'export' | 'import'> {
  const { hall, rooms, shelf, store, camera, rates, settings, records, now } = house

  /** A whole journal is read and played again: strangers, whom nobody can tell apart, share what may be asked of a table. */
  const mayLook = ({ person }: Asker, table: string) =>
    rates.takeOf(`look ${person?.id ?? table}`, settings.limits.looks)

  /** The table's state and whose eyes it is looked at with, if the asker may. */
  const look = async (asker: Asker, table: string, link: string | undefined, as: Viewer | undefined) => {
    if (!mayLook(asker, table)) return refuse('too-fast', 'table')
    const state = await hall.read(table, (seated) => seated.state)
    if (isRefusing(state)) return state
    const own = eyesOf(state, asker.person?.id).viewer
    const not = barred(state, asker, link)
    if (not !== undefined) return not
    const viewer = as ?? own
    return mayLookAs(state, own, viewer) ? { state, viewer } : refuse('forbidden', 'eyes')
  }
  /** Only what the state that was looked at knew of: lines that came later belong to a later look. */
  const past = async ({ id, seq }: TableState) => pastOf(await store.journal.lines(id, 0, seq))

  const withFilm = async (state: TableState, record: GameRecord): Promise<Exported> => {
    const film = await camera.asText(state)
    return { whole: true, record, ...(film === undefined ? {} : { film }) }
  }

  const heard = async (state: TableState, viewer: Viewer): Promise<Heard | Refusing> => {
    if (hasEnded(state)) {
      const film = await camera.film(state)
      return isRefusing(film) ? film : logIn(film, viewer)
    }
    const whole = await past(state)
    const game = isRefusing(whole) ? whole : await standing(rooms, whole)
    return isRefusing(game) ? game : { from: 0, list: game.events(viewer) }
  }

  return {
    log: async ({ asker }, { table, link, as }) => {
      const seen = await look(asker, table, link, as)
      if (isRefusing(seen)) return seen
      const out = await heard(seen.state, seen.viewer)
      return isRefusing(out) ? out : { heard: out }
    },

    read: async ({ asker }, { table, link, as, language, paragraphs }) => {
      const ids = new Set(paragraphs)
      // What was just told is at hand, and costs no look at the whole journal.
      const near = await hall.read(table, ({ state, table: game }) => {
        const not = barred(state, asker, link)
        if (not !== undefined) return not
        const own = eyesOf(state, asker.person?.id).viewer
        const viewer = as ?? own
        if (!mayLookAs(state, own, viewer)) return refuse('forbidden', 'eyes')
        const shown = game === null ? [] : [game.view(viewer), game.events(viewer)]
        return { game: state.setting.game, shown: shownIn(shown, ids) }
      })
      if (isRefusing(near)) return near
      if (near.shown.size === ids.size) return { texts: await textsOf(shelf, near.game, language, ids) }
      const seen = await look(asker, table, link, as)
      if (isRefusing(seen)) return seen
      const all = await heard(seen.state, seen.viewer)
      if (isRefusing(all)) return all
      const shown = new Set([...near.shown, ...shownIn(all, ids)])
      return { texts: await textsOf(shelf, near.game, language, shown) }
    },

    replay: async ({ asker }, { table, link, as, from, to }) => {
      const seen = await look(asker, table, link, as)
      if (isRefusing(seen)) return seen
      const { state, viewer } = seen
      const upTo = (start: number) => Math.min(to ?? Number.POSITIVE_INFINITY, start + LIMITS.steps)
      if (hasEnded(state)) {
        const film = await camera.film(state)
        if (isRefusing(film)) return film
        const start = Math.max(from, film.start.entries)
        return inSlices(replaying(film, viewer, { from: start, to: upTo(start) }, rooms.get(film.game)?.game))
      }
      const whole = await past(state)
      if (isRefusing(whole)) return whole
      const start = Math.max(from, firstOf(whole))
      const set = await scene(rooms, whole, start, upTo(start))
      const film = isRefusing(set) ? set : await inSlices(filming(set.table, set.entries))
      if (isRefusing(film)) return film
      return { ...(await inSlices(replaying(film, viewer))), entries: (whole.entries.at(-1)?.n ?? -1) + 1 }
    },

    export: async ({ asker }, { table, link }): Promise<Exported | Refusing> => {
      const seen = await look(asker, table, link, undefined)
      if (isRefusing(seen)) return seen
      const { state, viewer } = seen
      const whole = await past(state)
      if (isRefusing(whole)) return whole
      const game = await standing(rooms, whole)
      if (isRefusing(game)) {
        const latest = game.refused === 'older-rules' && hasEnded(state) ? await store.journal.latest(table) : null
        const record = latest === null ? game : recordOf(whole, latest, state.status === 'over')
        return isRefusing(record) ? record : withFilm(state, record)
      }
      if (hasEnded(state)) return withFilm(state, game.record())
      const { rules, commitment, setting } = state
      const view = game.view(viewer)
      return { whole: false, game: setting.game, rules, viewer, commitment, view, events: game.events(viewer) }
    },

    import: async ({ asker }, { record }) => {
      const { person } = asker
      if (person === undefined) return refuse('no-session')
      // The body as it came: it is read elsewhere.
      if (!(record instanceof Uint8Array)) return refuse('malformed', 'record')
      const { recordsOfGuest, recordsOfAccount } = settings.limits
      const perDay = asker.guest ? recordsOfGuest : recordsOfAccount
      if (!rates.take(`records ${person.id}`, { burst: perDay, perSecond: perDay / DAY }))
        return refuse('too-many', 'records')
      const id = newId()
      const lines = await records.read(record, { id, at: now(), owner: person, link: newLink() })
      if (isRefusing(lines)) return lines
      await hall.bring(lines)
      return { table: id }
    },
  }
}
