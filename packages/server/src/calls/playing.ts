import { playing } from '../acts/admit.ts'
import { propose, resume, vote } from '../acts/consent.ts'
import { sit } from '../acts/gather.ts'
import { opening } from '../acts/opening.ts'
import { answer, hinted, resign, stand, undo } from '../acts/play.ts'
import { newBotSeed } from '../ids.ts'
import type { Asker } from '../people/asker.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { Act } from '../table/hall.ts'
import { everybody, hasEnded } from '../table/state.ts'
import type { Handlers, House } from './context.ts'
import { changesOf, type Openings } from './openings.ts'
import { seqOf } from './seq.ts'

/** Advice is dear: so many at once, and then one every few seconds. */
const ADVICE = { burst: 5, perSecond: 0.3 }

/** Playing. */
export function playingCalls(
  house: House,
  openings: Openings,
): Handlers<'answer' | 'stand' | 'undo' | 'propose' | 'vote' | 'resume' | 'resign' | 'rematch' | 'hint'> {
  const { hall, rooms, thinker, rates } = house
  const mayChange = (asker: Asker) => () => changesOf(house, asker)
  /** What adds to a journal without bringing the game on is done now and then, not again and again. */
  const change = async (asker: Asker, table: string, act: Act) =>
    mayChange(asker)() ? seqOf(await hall.act(table, act)) : refuse('too-fast', 'table')
  return {
    answer: async ({ asker }, input) => seqOf(await hall.act(input.table, answer(asker, input, mayChange(asker)))),
    stand: async ({ asker }, input) => change(asker, input.table, stand(rooms, asker, input)),
    undo: async ({ asker }, { table }) => change(asker, table, undo(asker)),
    propose: async ({ asker }, input) => change(asker, input.table, propose(asker, input)),
    vote: async ({ asker }, input) => seqOf(await hall.act(input.table, vote(asker, input))),
    resume: async ({ asker }, { table }) => change(asker, table, resume(asker)),
    resign: async ({ asker }, { table }) => seqOf(await hall.act(table, resign(asker))),

    rematch: async ({ asker }, { table }) => {
      const { person } = asker
      if (person === undefined) return refuse('no-session')
      const old = await hall.read(table, ({ state }) => state)
      if (isRefusing(old)) return old
      const seat = old.sitters.findIndex((sitter) => sitter.person?.id === person.id)
      if (seat < 0) return playingRefusal(old, asker)
      if (!hasEnded(old) || old.imported) return refuse('wrong-time', old.status)
      // How a saga goes on is its game's to say.
      if (old.setting.saga !== undefined) return refuse('not-allowed', 'saga')
      // Who was let in to the old table is let in to the new one: it keeps the link.
      const { link } = old
      /** Who comes to a rematch comes to play, at the same place if nobody has taken it. */
      const join = async (next: string) => {
        await hall.act(next, sit(asker, { table: next, link, seat }))
        return { table: next, link }
      }
      if (old.rematch !== null) return join(old.rematch)
      const seats = old.sitters.map(({ person: sitter, bot, resigned }) => {
        if (sitter?.id === person.id) return { for: 'me' as const }
        return bot === null || resigned ? { for: 'anybody' as const } : { for: 'bot' as const, level: bot }
      })
      const opened = await openings.open(asker, (owner) =>
        opening(rooms, { ...old.setting, campaign: old.campaign, seats }, owner, link),
      )
      if (isRefusing(opened)) return opened
      const { id } = opened
      const done = await hall.act(table, ({ state }) =>
        state.rematch === null ? { deed: { did: 'rematched', table: id } } : refuse('late', state.rematch),
      )
      if (!isRefusing(done)) return { table: id, link }
      // Somebody else asked for it at the same moment: everybody goes to theirs.
      await hall.act(id, () => ({ deed: { did: 'ended', by: 'called-off' } }))
      return done.refused === 'late' && done.about !== 'table' ? join(done.about) : done
    },

    hint: async ({ asker }, { table, level }) => {
      const question = await hall.read(table, ({ state, table: game }) => {
        const seat = playing(state, asker)
        if (typeof seat !== 'number') return seat
        if (game === null || state.status !== 'playing') return refuse('wrong-time', state.status)
        const among = everybody(state).length > 1
        if (among && !state.setting.hints) return refuse('no-hints', 'setting')
        return { seat, saved: game.save(), game: state.setting.game, among }
      })
      if (isRefusing(question)) return question
      if (!rates.take(`hint ${asker.person?.id}`, ADVICE)) return refuse('too-fast', 'hint')
      if (question.among) {
        const told = await hall.act(table, hinted(asker))
        // Who asks again before anything has changed is told the same, and the others have heard of it.
        if (isRefusing(told) && told.refused !== 'stale') return told
      }
      const room = rooms.get(question.game)
      if (room === undefined) return refuse('unavailable', 'game')
      const { seat, saved } = question
      return { hint: await thinker.advise({ table, room, saved, seat, level, seed: newBotSeed() }) }
    },
  }
}

function playingRefusal(...of: Parameters<typeof playing>) {
  const seat = playing(...of)
  return typeof seat === 'number' ? refuse('forbidden', 'seat') : seat
}
