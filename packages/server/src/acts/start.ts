import { openTable, sealWords } from '@krcma/kernel'
import { LIMITS, type Received, type Refusing } from '@krcma/protocol'
import type { Asker } from '../people/asker.ts'
import { refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Act, Done } from '../table/hall.ts'
import { afterOf } from '../table/seated.ts'
import { sealsOf, type TableState } from '../table/state.ts'
import { owning, playing } from './admit.ts'

/**
 * How a game begins: commit and reveal. The house has shown the hash of its seed; each seat shows the hash of its words, then, when nobody can
 * come or choose others any more, the words. So neither the house nor whoever is last knows the dice as long as anything can be chosen.
 */

export function seal(asker: Asker, { seal }: Received<'seal-words'>): Act {
  return ({ state }) => {
    const seat = playing(state, asker)
    if (typeof seat !== 'number') return seat
    if (state.status !== 'gathering' || isUnsealing(state)) return refuse('wrong-time', 'start')
    return { deed: { did: 'sealed', seat, seal } }
  }
}

export function show(asker: Asker, { words }: Received<'show-words'>): Act {
  return ({ state }) => {
    const seat = playing(state, asker)
    if (typeof seat !== 'number') return seat
    if (!isUnsealing(state) || state.mixedIn[seat] !== '') return refuse('wrong-time', 'words')
    if (sealWords(state.commitment, words) !== sealsOf(state)[seat]) return refuse('not-allowed', 'words')
    return { deed: { did: 'showed', seat, words } }
  }
}

/** What the owner does; the second time, after some patience, without those who do not show their words. */
export function start(rooms: Rooms, asker: Asker): Act {
  return ({ state }, now) => {
    const not = owning(state, asker)
    if (not !== undefined) return not
    if (state.status !== 'gathering') return refuse('wrong-time', 'start')
    if (state.sitters.some(({ person, bot }) => person === null && bot === null)) return refuse('wrong-time', 'seats')
    if (!areMissing(state)) return begun(rooms, state)
    const { unsealing = null } = state
    // Nothing of the game is wrong, or it would be found when the words are known.
    if (unsealing === null) {
      const trial = begun(rooms, state)
      return trial.refused === undefined ? { deed: { did: 'unsealing' } } : trial
    }
    return now - unsealing < LIMITS.unsealing ? refuse('wrong-time', 'words') : begun(rooms, state)
  }
}

/** As soon as the last words are shown. */
export function begin(rooms: Rooms): Act {
  return ({ state }) => (isUnsealing(state) && !areMissing(state) ? begun(rooms, state) : refuse('wrong-time', 'words'))
}

function isUnsealing({ status, unsealing = null }: TableState): boolean {
  return status === 'gathering' && unsealing !== null
}

/** Whether there are seals whose words nobody has seen. */
function areMissing(state: TableState): boolean {
  return sealsOf(state).some((seal, seat) => seal !== null && state.mixedIn[seat] === '')
}

function begun(rooms: Rooms, { setting, campaign, sitters, seed, mixedIn }: TableState): Done | Refusing {
  const room = rooms.get(setting.game)
  if (room === undefined) return refuse('unavailable', 'game')
  const table = openTable(room.game, {
    seats: sitters.map(({ person, bot }, seat) => person?.name ?? `${bot} ${seat + 1}`),
    options: setting.options,
    scenario: setting.scenario,
    campaign,
    seed,
    contributions: mixedIn,
  })
  if ('refused' in table) return table
  return { deed: { did: 'started', saved: table.save(), after: afterOf(table) } }
}
