import { clone, type QuietTable, type Shape, same } from '../src/index.ts'
import { hold, type Lawmaker, type Walk } from './law.ts'

/** How far a fork is played before it is compared. */
const FAR = 12

/** 5. A fork and its original never touch each other, and chance in one is not chance in the other. */
export const forking: Lawmaker = <G extends Shape>({ table, random }: Walk<G>) => {
  let kept: { readonly fork: QuietTable<G>; readonly state: G['state'] } | undefined
  return {
    number: 5,
    rate: 15,
    before() {
      const before = table.save()
      const fork = table.fork(random.below(2 ** 31))
      hold(5, same(fork.state, table.state), () => 'a fork is not what it was forked from')
      for (let i = 0; i < FAR && !fork.over; i++) {
        const seat = fork.waiting[random.below(fork.waiting.length)] ?? 0
        const decisions = fork.decisions(seat)
        const decision = decisions[random.below(decisions.length)]
        if (decision !== undefined) fork.give(decision, random.below(decision.options.length))
      }
      hold(5, same(table.save(), before), () => 'playing a fork changed the table')
      const still = table.fork(random.below(2 ** 31))
      kept = { fork: still, state: clone(still.state) }
    },
    after() {
      if (kept === undefined) return
      hold(5, same(kept.fork.state, kept.state), () => 'playing the table changed a fork')
      kept = undefined
    },
  }
}
