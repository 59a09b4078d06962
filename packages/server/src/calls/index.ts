import type { Call } from '@krcma/protocol'
import { accountCalls } from './account.ts'
import type { Handlers, House } from './context.ts'
import { dataCalls } from './data.ts'
import { inTurn } from './dear.ts'
import { keepingCalls } from './keeping.ts'
import { lobbyCalls } from './lobby.ts'
import { mailCalls } from './mail.ts'
import { Openings } from './openings.ts'
import { pastCalls } from './past.ts'
import { peopleCalls } from './people.ts'
import { playingCalls } from './playing.ts'
import { sagaCalls } from './sagas.ts'
import { scenarioCalls } from './scenarios.ts'
import { talkingCalls } from './talking.ts'

/** Every call but those that are the socket's own. */
export type HouseCall = Exclude<Call, 'watch' | 'unwatch'>

export function callsOf(house: House): Handlers<HouseCall> {
  const openings = new Openings(house)
  return {
    ...peopleCalls(house),
    ...accountCalls(house),
    ...mailCalls(house),
    ...inTurn(house, dataCalls(house), ['my-data']),
    ...keepingCalls(house),
    ...lobbyCalls(house, openings),
    ...playingCalls(house, openings),
    ...talkingCalls(house),
    ...inTurn(house, pastCalls(house), ['log', 'replay', 'read', 'export']),
    ...inTurn(house, sagaCalls(house, openings), ['sagas', 'look-saga', 'export-saga']),
    ...inTurn(house, scenarioCalls(house), ['scenarios', 'look-scenario', 'export-scenario']),
  }
}
