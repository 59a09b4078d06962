import type { Plan, Received, Refusing, SagaMember } from '@krcma/protocol'
import {
  begin,
  cardOf,
  choose,
  type Eyes,
  end,
  eveningOn,
  exported,
  giveUp,
  handOver,
  imported,
  isIn,
  join,
  leave,
  type Opened,
  openEvening,
  replace,
  type SagaState,
  sightOf,
} from '@krcma/saga'
import { opening } from '../acts/opening.ts'
import { newId, newLink } from '../ids.ts'
import type { Asker } from '../people/asker.ts'
import { isTaken } from '../people/name.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { KeptSaga } from '../sagas/keeper.ts'
import type { TableSetting } from '../table/deed.ts'
import type { Handlers, House } from './context.ts'
import { changesOf, type Openings } from './openings.ts'

type SagaCall =
  | 'sagas'
  | 'begin-saga'
  | 'look-saga'
  | 'join-saga'
  | 'leave-saga'
  | 'replace-member'
  | 'hand-over-saga'
  | 'choose-between'
  | 'open-evening'
  | 'give-up-evening'
  | 'end-saga'
  | 'export-saga'
  | 'import-saga'

/** So long nothing must have happened at the table of an evening before its saga's owner may give it up; in milliseconds. */
const DESERTED = 3 * 24 * 3_600_000

/** Campaigns of several evenings. */
export function sagaCalls(house: House, openings: Openings): Handlers<SagaCall> {
  const { sagas, store, settings, rooms, library, now } = house
  const gameOf = (id: string) => sagas.gameOf(id)

  const shown = ({ state, version }: KeptSaga, eyes: Eyes, coming?: readonly number[]) => ({
    saga: sightOf(gameOf(state.game), state, eyes, { version, coming }),
  })

  /** Does something to a saga that the asker is in, and shows what has become of it. */
  const change = async (
    asker: Asker,
    id: string,
    act: (state: SagaState, eyes: Eyes) => SagaState | Refusing,
  ): Promise<ReturnType<typeof shown> | Refusing> => {
    const { person } = asker
    if (person === undefined) return refuse('no-session')
    if (!changesOf(house, asker)) return refuse('too-fast', 'saga')
    const eyes = { person: person.id }
    const kept = await sagas.change(id, (before) => {
      if (!isIn(before, eyes)) return refuse('not-found', 'saga')
      const state = act(before, eyes)
      return isRefusing(state) ? state : { state }
    })
    return isRefusing(kept) ? kept : shown(kept, eyes)
  }

  /** Keeps one more, if the asker may have one more. */
  const add = async (asker: Asker, make: (id: string, link: string) => SagaState | Refusing) => {
    const { person } = asker
    if (person === undefined) return refuse('no-session')
    if ((await store.sagas.owned(person.id)) >= settings.limits.sagas) return refuse('too-many', 'sagas')
    if (!changesOf(house, asker)) return refuse('too-fast', 'sagas')
    const state = make(newId(), newLink())
    return isRefusing(state) ? state : shown(await sagas.add(state), { person: person.id })
  }

  return {
    sagas: async ({ asker: { person } }) => {
      if (person === undefined) return refuse('no-session')
      const eyes = { person: person.id }
      const mine = (await sagas.of(person.id)).filter(({ state }) => isIn(state, eyes))
      const cards = mine.map(({ state }) => cardOf(gameOf(state.game), state, eyes))
      return { sagas: cards.sort((a, b) => Number(b.todo !== null) - Number(a.todo !== null)) }
    },

    'begin-saga': async ({ asker }, { game: id, title = null, options, scenario: wish, members: plans }) => {
      const { person } = asker
      if (person === undefined) return refuse('no-session')
      const room = rooms.get(id)
      if (room === undefined) return refuse('not-found', 'game')
      if (plans.filter((plan) => plan.for === 'me').length > 1) return refuse('not-allowed', 'members')
      const wanted = await library.wanted(asker, id, wish)
      if (isRefusing(wanted)) return wanted
      const { scenario } = wanted
      const members = plans.map((plan): SagaMember => memberOf(plan, person))
      return add(asker, (saga, link) =>
        begin(room.game, { id: saga, title, owner: person, link, members, options, scenario, at: now() }),
      )
    },

    'look-saga': async ({ asker: { person, admin } }, { saga, link, coming }) => {
      const kept = await sagas.read(saga)
      if (isRefusing(kept)) return kept
      const eyes = { person: person?.id ?? '' }
      const may = admin || isIn(kept.state, eyes) || link === kept.state.link
      return may ? shown(kept, eyes, coming) : refuse('not-found', 'saga')
    },

    'join-saga': async ({ asker }, { saga, link, member }) => {
      const { person } = asker
      if (person === undefined) return refuse('no-session')
      if (!changesOf(house, asker)) return refuse('too-fast', 'saga')
      const kept = await sagas.change(saga, (before) => {
        if (before.link !== link) return refuse('not-found', 'saga')
        if (isTaken(person, [before.owner, ...before.members.map((one) => one.person)])) return refuse('same-name')
        const state = join(gameOf(before.game), before, person, member)
        return isRefusing(state) ? state : { state }
      })
      return isRefusing(kept) ? kept : shown(kept, { person: person.id })
    },

    'leave-saga': async ({ asker }, { saga }) => {
      const left = await change(asker, saga, (state) => leave(state, asker.person?.id ?? ''))
      return isRefusing(left) ? left : {}
    },

    'replace-member': async ({ asker }, { saga, member, bot }) =>
      change(asker, saga, (state, eyes) => replace(state, eyes, member, bot)),

    'hand-over-saga': async ({ asker }, { saga, to }) =>
      change(asker, saga, (state, eyes) => handOver(state, eyes, to)),

    'choose-between': async ({ asker }, { saga, member, choice }) =>
      change(asker, saga, (state, eyes) => choose(gameOf(state.game), state, eyes, { member, choice })),

    'open-evening': async ({ asker }, input) => {
      const { person } = asker
      if (person === undefined) return refuse('no-session')
      const eyes = { person: person.id }
      const table = newId()
      const kept = await openings.within(asker, (owner) =>
        sagas.change(input.saga, (before, version) => {
          if (!isIn(before, eyes)) return refuse('not-found', 'saga')
          if (version !== input.version) return refuse('late', 'saga')
          const { evening, coming } = input
          const opened = openEvening(gameOf(before.game), before, eyes, { table, at: now(), evening, coming })
          if (isRefusing(opened)) return opened
          const deed = opening(rooms, settingOf(opened, input, owner.id), owner, before.link)
          return isRefusing(deed) ? deed : { state: opened.state, opening: deed }
        }),
      )
      return isRefusing(kept) ? kept : { table, ...shown(kept, eyes) }
    },

    'give-up-evening': async ({ asker }, { saga }) => {
      const before = await sagas.read(saga)
      const on = isRefusing(before) ? null : eveningOn(before.state)
      const moved = on === null ? undefined : await store.lists.updatedOf(on.table)
      return change(asker, saga, (state, eyes) => {
        const at = now()
        const given = giveUp(gameOf(state.game), state, eyes, { at, endedBy: 'everybody-left' })
        if (isRefusing(given)) return given
        // Whoever plays ends it at the table, together with the others.
        const deserted = moved === undefined || moved <= at - DESERTED
        return deserted && eveningOn(state)?.table === on?.table ? given : refuse('wrong-time', 'evening')
      })
    },

    'end-saga': async ({ asker }, { saga }) => change(asker, saga, (state, eyes) => end(state, eyes)),

    'export-saga': async ({ asker: { person } }, { saga }) => {
      if (person === undefined) return refuse('no-session')
      const kept = await sagas.read(saga)
      if (isRefusing(kept)) return kept
      const eyes = { person: person.id }
      if (!isIn(kept.state, eyes)) return refuse('not-found', 'saga')
      const file = exported(gameOf(kept.state.game), kept.state, eyes)
      return isRefusing(file) ? file : { file }
    },

    'import-saga': async ({ asker }, { file }) =>
      add(asker, (id, link) =>
        imported(gameOf, file, { id, link, owner: asker.person ?? { id: '', name: '' }, at: now() }),
      ),
  }
}

function memberOf(plan: Plan, me: { readonly id: string; readonly name: string }): SagaMember {
  if (plan.for === 'bot') return { person: null, bot: plan.level, name: '' }
  return plan.for === 'me' ? { person: me, bot: null, name: me.name } : { person: null, bot: null, name: '' }
}

/** How the table of an evening is set. Whoever opens it sits there at once; the other seats are kept for their members. */
function settingOf(
  { state, evening, seats }: Opened,
  { access, clock, late, spectators, hints }: Received<'open-evening'>,
  opener: string,
): TableSetting {
  const { id, game, title, members, evenings } = state
  const holders = seats.map(({ member, bot }) => (bot === null ? (members[member]?.person?.id ?? null) : null))
  return {
    game,
    ...(title === null ? {} : { title }),
    ...evening,
    seats: seats.map(({ bot }, seat) => {
      if (bot !== null) return { for: 'bot', level: bot }
      return holders[seat] === opener ? { for: 'me' } : { for: 'anybody' }
    }),
    saga: { id, evening: evenings.length - 1, kept: holders },
    access,
    clock,
    late,
    spectators,
    hints,
  }
}
