import { type Answer, type OpenTable, restore, type Shape, same } from '../src/index.ts'
import { accepted, hold, type Lawmaker, opened, throughJson, type Walk } from './law.ts'

/** How many answers a restored table is followed. */
const FAR = 5

/** 4. A table restored from JSON at any decision goes on identically, whoever of those who are asked at once answers first. */
export const restoring: Lawmaker = <G extends Shape>({ game, table, random }: Walk<G>) => {
  const copy = () => opened(4, restore(game, throughJson(table.save())), 'a restored table').table
  let shadow: OpenTable<G> | undefined
  let followed = 0

  function anyAnswer(): Answer | undefined {
    const seat = table.waiting[random.below(Math.max(1, table.waiting.length))]
    const decision = table.asked.find((asked) => asked.seat === seat && asked.answered === undefined)
    if (decision === undefined) return undefined
    return {
      seat: decision.seat,
      decision: decision.id,
      option: decision.options[random.below(decision.options.length)],
    }
  }

  function eitherFirst(): void {
    const [one, other] = [anyAnswer(), anyAnswer()]
    if (one === undefined || other === undefined || one.seat === other.seat) return
    // A standing answer ends with an event, whoever causes it: there it does matter who is first, and may.
    if (table.seats.some((seat) => table.view(seat).standing.length > 0)) return
    const after = (first: Answer, second: Answer) => {
      const trial = copy()
      accepted(4, trial.answer(first), 'an answer to a question asked of several')
      const said = trial.answer(second)
      // The end of an interruption asks everybody afresh.
      if (said.refused === 'stale') return undefined
      accepted(4, said, 'an answer to a question asked of several')
      return trial.hash()
    }
    const hashes = [after(one, other), after(other, one)]
    const alike = hashes.includes(undefined) || hashes[0] === hashes[1]
    hold(4, alike, () => `it matters which of ${one.decision} and ${other.decision} comes first`)
  }

  return {
    number: 4,
    rate: 15,
    before() {
      shadow = copy()
      followed = 0
      const someSeat = random.below(table.seats.length)
      for (const viewer of [someSeat, 'spectator', 'all-seeing'] as const) {
        const [here, there] = [table.view(viewer), shadow.view(viewer)]
        const agree = same({ ...here, undo: '' }, { ...there, undo: '' })
        hold(4, agree, () => `restored, ${viewer} sees something else`)
        hold(4, (here.undo === 'free') === (there.undo === 'free'), () => `restored, ${viewer} can undo otherwise`)
      }
      eitherFirst()
    },
    after(entry, repeat) {
      if (shadow === undefined) return
      const { entry: made } = accepted(4, repeat(shadow), 'an answer at a restored table')
      const agree = same(made, entry) && same(shadow.state, table.state)
      hold(4, agree, () => `restored, entry ${entry.n} led elsewhere`)
      if (++followed === FAR) shadow = undefined
    },
  }
}
