import { commit, readOpening } from '@krcma/kernel'
import type { Person, Plan, Refusing, Sitter } from '@krcma/protocol'
import { newLink, newSeed } from '../ids.ts'
import { refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Deed, TableSetting } from '../table/deed.ts'

/** Opens a table as it was set, or says what it cannot be. The seed is drawn now, and its hash shown from now on. */
export function opening(rooms: Rooms, setting: TableSetting, owner: Person, link = newLink()): Deed | Refusing {
  const room = rooms.get(setting.game)
  if (room === undefined) return refuse('not-found', 'game')
  const read = readOpening(room.game, setting.seats.length, setting)
  if ('refused' in read) return read
  if (setting.seats.filter((plan) => plan.for === 'me').length > 1) return refuse('not-allowed', 'seats')
  const seed = newSeed()
  return {
    did: 'opened',
    setting: { ...setting, options: read.options },
    rules: room.game.rules,
    owner,
    sitters: setting.seats.map((plan) => sitter(plan, owner)),
    seed,
    commitment: commit(seed),
    link,
  }
}

function sitter(plan: Plan, owner: Person): Sitter {
  const person = plan.for === 'me' ? owner : null
  return { person, bot: plan.for === 'bot' ? plan.level : null, resigned: false }
}
