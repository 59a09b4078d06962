import { readRecord, replay, verify } from '../src/index.ts'
import { hold, type Lawmaker, opened, throughJson } from './law.ts'

/** A whole game again costs as much as the game: in long runs one game in so many is replayed. */
const SELDOM = 4

/** 3. Replaying a record gives the same state hash, and every die comes from the committed seed. */
export const replaying: Lawmaker = ({ game, table, random, sparsely }) => ({
  number: 3,
  rate: 1,
  end() {
    if (random.below(Math.min(SELDOM, sparsely)) > 0) return
    const record = opened(3, readRecord(throughJson(table.record())), 'the record')
    if (random.below(2) === 0) {
      const again = opened(3, replay(game, record), 'the replay')
      hold(3, again.hash() === table.hash(), () => 'a replay comes to another state')
    } else {
      const verified = opened(3, verify(game, record), 'the verification')
      hold(3, verified.hash === table.hash(), () => 'the dice lead to another state')
    }
  },
})
