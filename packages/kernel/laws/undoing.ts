import { clone, restore, type Shape, same } from '../src/index.ts'
import { accepted, hold, type Lawmaker, opened, throughJson, type Walk } from './law.ts'

/** 6. Undo gives exactly the earlier state, and the same answer the later one; never past chance or a secret seen. */
export const undoing: Lawmaker = <G extends Shape>({ game, table }: Walk<G>) => {
  let earlier: G['state'] | undefined
  return {
    number: 6,
    rate: 6,
    before() {
      earlier = clone(table.state)
    },
    after(entry) {
      const before = earlier
      earlier = undefined
      if (before === undefined || entry.decision === undefined) return
      const { seat } = entry
      if (table.over) {
        hold(6, table.canUndo(seat) === 'nothing-to-undo', () => 'undo is possible after the end')
        return
      }
      const later = table.state
      const can = table.canUndo(seat)
      const bound = entry.chance !== undefined || entry.shown?.includes(seat) === true
      hold(6, can === (bound ? 'needs-consent' : 'free'), () => `after entry ${entry.n}, undo is ${can}`)
      const { table: copy } = opened(6, restore(game, throughJson(table.save())), 'a restored table')
      if (bound) {
        const said = copy.undo(seat)
        hold(6, said.refused === 'needs-consent', () => `undo past chance or a secret gave ${said.refused}`)
      }
      accepted(6, copy.undo(seat, { consented: bound }), 'an undo')
      hold(6, same(copy.state, before), () => `taking back entry ${entry.n} does not give the earlier state`)
      // The id of the question names how often its seat has taken back, so the answer must name it anew.
      const again = copy.decisions(seat).find(({ id }) => id.split('~')[0] === entry.decision)
      hold(6, again !== undefined, () => `after taking back, ${entry.decision} is not asked again`)
      if (bound) return
      accepted(6, copy.answer({ seat, decision: again.id, option: entry.option }), 'the same answer again')
      hold(6, same(copy.state, later), () => `entry ${entry.n}, given again, leads elsewhere`)
    },
  }
}
