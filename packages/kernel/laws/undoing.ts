import { clone, type Entry, type OpenTable, replay, restore, type Shape, same } from '../src/index.ts'
import { accepted, hold, type Lawmaker, opened, throughJson, type Walk } from './law.ts'

/** Of the moments looked at, one in so many is taken back as far as it goes. */
const SELDOM = 8

/**
 * 6. Undo gives exactly the earlier state, and the same answer the later one. It is free as far as chance and secrets allow, over any
 * number of turns and at a restored table too, and no further; and whoever saw what others chose gets no second try against it.
 */
export const undoing: Lawmaker = <G extends Shape>({ game, table, random }: Walk<G>) => {
  let earlier: G['state'] | undefined
  let last: Entry | undefined
  /** The last answers, all of one seat, that used no chance and showed it nothing; and the entry before them. */
  let run: Entry[] = []
  let beforeRun: Entry | undefined

  const restored = () => opened(6, restore(game, throughJson(table.save())), 'a restored table').table
  const stateBefore = (n: number) => opened(6, replay(game, throughJson(table.record()), n), 'the record').state
  const binds = ({ seat, chance, shown }: Entry) => chance !== undefined || shown?.includes(seat) === true

  function follow(entry: Entry): void {
    const goesOn = run[0] === undefined ? false : run[0].seat === entry.seat
    if (!goesOn) {
      run = []
      beforeRun = last
    }
    last = entry
    if (entry.decision === undefined || binds(entry)) {
      run = []
      beforeRun = entry
    } else run.push(entry)
  }

  function takeBack(entry: Entry, before: G['state']): void {
    const { seat } = entry
    const later = table.state
    const can = table.canUndo(seat)
    const bound = binds(entry)
    hold(6, can === (bound ? 'needs-consent' : 'free'), () => `after entry ${entry.n}, undo is ${can}`)
    const copy = restored()
    if (bound) {
      const said = copy.undo(seat)
      hold(6, said.refused === 'needs-consent', () => `undo past chance or a secret gave ${said.refused}`)
    }
    const { undo = [] } = accepted(6, copy.undo(seat, { consented: bound }), 'an undo').entry
    const first = Math.min(...undo)
    const was = first === entry.n ? before : stateBefore(first)
    hold(6, same(copy.state, was), () => `taking back entry ${entry.n} does not give the earlier state`)
    for (const n of entry.together ?? []) {
      hold(6, undo.includes(n), () => `entry ${entry.n} is taken back, but not entry ${n}, which came to light with it`)
    }
    if (first < entry.n) return
    // The id of the question names how often its seat has taken back, so the answer must name it anew.
    const again = copy.decisions(seat).find(({ id }) => id.split('~')[0] === entry.decision)
    hold(6, again !== undefined, () => `after taking back, ${entry.decision} is not asked again`)
    if (bound) return
    accepted(6, copy.answer({ seat, decision: again.id, option: entry.option }), 'the same answer again')
    hold(6, same(copy.state, later), () => `entry ${entry.n}, given again, leads elsewhere`)
  }

  function takeAllBack(copy: OpenTable<G>, [first, ...others]: readonly Entry[]): void {
    if (first === undefined || others.length === 0) return
    const { seat } = first
    for (const { n } of [first, ...others].reverse()) {
      const can = copy.canUndo(seat)
      hold(6, can === 'free', () => `nothing is in the way of taking back entry ${n}, but undo is ${can}`)
      accepted(6, copy.undo(seat), 'an undo')
    }
    const back = same(copy.state, stateBefore(first.n))
    hold(6, back, () => `taking back entries ${first.n} to ${first.n + others.length} does not give the earlier state`)
    const wall = beforeRun?.seat === seat && beforeRun.decision !== undefined
    const can = copy.canUndo(seat)
    hold(6, !wall || can !== 'free', () => `undo is free past chance or a secret, before entry ${first.n}`)
  }

  return {
    number: 6,
    rate: 6,
    before() {
      earlier = clone(table.state)
    },
    after(entry) {
      follow(entry)
      const before = earlier
      earlier = undefined
      if (before === undefined || entry.decision === undefined) return
      if (table.over) {
        hold(6, table.canUndo(entry.seat) === 'nothing-to-undo', () => 'undo is possible after the end')
        return
      }
      takeBack(entry, before)
      if (random.below(SELDOM) === 0) takeAllBack(restored(), run)
    },
  }
}
