import type { Person, TableCard } from '@krcma/protocol'
import { closeTable, leave, seatBot, sit } from '../acts/gather.ts'
import { opening } from '../acts/opening.ts'
import { begin, seal, show, start } from '../acts/start.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { Listed } from '../store/lists.ts'
import type { StoredCard } from '../table/row.ts'
import { eyesOf, sightOf } from '../table/sight.ts'
import { seatOf } from '../table/state.ts'
import type { Handlers, House } from './context.ts'
import { changesOf, type Openings } from './openings.ts'
import { seqOf } from './seq.ts'

type LobbyCall =
  | 'lobby'
  | 'archive'
  | 'open-table'
  | 'sit'
  | 'leave'
  | 'seat-bot'
  | 'start'
  | 'seal-words'
  | 'show-words'
  | 'close-table'

/** Finding, opening and filling tables. */
export function lobbyCalls(house: House, openings: Openings): Handlers<LobbyCall> {
  const { rooms, hall, store, library, rates, settings } = house
  const { lists } = store
  return {
    lobby: async ({ me }) => {
      const [yours, open, playing] = await Promise.all([
        me === null ? [] : lists.yours(me.id),
        lists.open('gathering'),
        lists.open('playing'),
      ])
      // One's own tables are not to be watched, nor sat down at once more.
      const own = new Set(yours.map(({ id }) => id))
      const others = (tables: readonly Listed[]) => tables.filter(({ id }) => !own.has(id)).map(cardOf)
      return {
        yours: yours.map(cardOf),
        open: others(open).filter(({ sitters }) => sitters.some(({ person, bot }) => person === null && bot === null)),
        playing: others(playing),
      }
    },

    archive: async ({ me }, { game, mine, before }) => {
      if (mine && me === null) return refuse('no-session')
      return { tables: (await lists.archive({ person: mine ? me?.id : undefined, game, before })).map(cardOf) }
    },

    'open-table': async ({ asker, address }, wish) => {
      if (!rates.takeOf(`openings ${address}`, settings.limits.openings)) return refuse('too-fast', 'tables')
      const wanted = await library.wanted(asker, wish.game, wish.scenario)
      if (isRefusing(wanted)) return wanted
      const setting = { ...wish, ...wanted, campaign: null }
      const deedOf = (owner: Person) => opening(rooms, setting, owner)
      const seen = wish.access === 'public'
      const state = await (seen ? openings.openPublic(address, asker, deedOf) : openings.open(asker, deedOf))
      if (isRefusing(state)) return state
      const { scenarioOf } = wanted
      if (scenarioOf !== undefined) await store.scenarios.played(scenarioOf.id, state.id)
      return { sight: sightOf(state, null, eyesOf(state, asker.person?.id)), seq: state.seq }
    },

    sit: async ({ asker }, input) => {
      const done = await hall.act(input.table, sit(asker, input))
      if (isRefusing(done)) return done
      return { seq: done.seq, seat: seatOf(done.state, asker.person?.id) ?? 0 }
    },
    leave: async ({ asker }, { table }) =>
      changesOf(house, asker) ? seqOf(await hall.act(table, leave(asker))) : refuse('too-fast', 'table'),
    'seat-bot': async ({ asker }, input) =>
      changesOf(house, asker) ? seqOf(await hall.act(input.table, seatBot(asker, input))) : refuse('too-fast', 'table'),
    start: async ({ asker }, { table }) => seqOf(await hall.act(table, start(rooms, asker))),
    'seal-words': async ({ asker }, input) =>
      changesOf(house, asker) ? seqOf(await hall.act(input.table, seal(asker, input))) : refuse('too-fast', 'table'),
    'show-words': async ({ asker }, input) => {
      const done = await hall.act(input.table, show(asker, input))
      // Somebody else's may have been last, or there are more to come.
      if (!isRefusing(done)) await hall.act(input.table, begin(rooms))
      return seqOf(done)
    },
    'close-table': async ({ asker, me }, { table }) => {
      const done = await hall.act(table, closeTable(asker))
      if (!isRefusing(done) && me !== null && done.state.owner?.id !== me.id)
        await house.auditor.note({ what: 'table-closed', by: me, about: table })
      return seqOf(done)
    },
  }
}

export function cardOf({ id, game, status, access, card: stored, updated, waiting, deadline }: Listed): TableCard {
  const { title, clock, sitters, result = null, imported = false } = JSON.parse(stored) as StoredCard
  return {
    id,
    game,
    title,
    status: status as TableCard['status'],
    access: access === 'public' ? 'public' : 'link',
    clock,
    sitters,
    updated,
    imported,
    result,
    yourMove: waiting === 1,
    deadline: waiting === 1 ? (deadline ?? null) : null,
  }
}
