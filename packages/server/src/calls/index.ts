import type { Call } from '@krcma/protocol'
import { accountCalls } from './account.ts'
import type { Handlers, House } from './context.ts'
import { dataCalls } from './data.ts'
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
    ...dataCalls(house),
    ...keepingCalls(house),
    ...lobbyCalls(house, openings),
    ...playingCalls(house, openings),
    ...talkingCalls(house),
    ...pastCalls(house),
    ...sagaCalls(house, openings),
    ...scenarioCalls(house),
  }
}
