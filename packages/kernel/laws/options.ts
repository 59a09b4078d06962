import { type Decision, restore, type Shape, same } from '../src/index.ts'
import { accepted, Broken, hold, type Lawmaker, opened, throughJson } from './law.ts'

/** 2. Every option offered is accepted; anything else is refused and changes nothing. */
export const options: Lawmaker = ({ game, table, random }) => {
  function tryOption<G extends Shape>(decision: Decision<G>, index: number): void {
    const option: unknown = decision.options[index]
    const { table: copy } = opened(2, restore(game, throughJson(table.save())), 'a restored table')
    const what = `${decision.kind} ${JSON.stringify(option)}`
    try {
      accepted(2, copy.answer({ seat: decision.seat, decision: decision.id, option }), what)
    } catch (mistake) {
      throw mistake instanceof Broken ? mistake : new Broken(2, `${what} failed: ${String(mistake)}`)
    }
  }
  function misuse<G extends Shape>({ seat, id, options }: Decision<G>): void {
    const option: unknown = options[0]
    const stranger = (seat + 1) % table.seats.length
    const wrong: [string, unknown][] = [
      ['malformed', null],
      ['malformed', { seat: 'x', decision: id, option }],
      ['malformed', { seat, decision: 7, option }],
      ['malformed', { seat, decision: 'no such thing', option }],
      ['stale', { seat, decision: `0.${seat}.0~0`, option }],
      ['not-an-option', { seat, decision: id, option: { not: 'an option' } }],
      ['not-an-option', { seat, decision: id, option: undefined }],
    ]
    if (stranger !== seat) wrong.push(['wrong-seat', { seat: stranger, decision: id, option }])
    const before = table.save()
    for (const [reason, message] of wrong) {
      const said = table.answer(message)
      hold(2, said.refused === reason, () => `${JSON.stringify(message)} gave ${said.refused}, not ${reason}`)
    }
    hold(2, same(table.save(), before), () => 'a refused answer changed the table')
  }
  return {
    number: 2,
    rate: 12,
    before() {
      const decisions = table.seats.flatMap((seat) => table.decisions(seat))
      const empty = decisions.find(({ options }) => options.length === 0)
      hold(2, empty === undefined, () => `${empty?.kind} has no options`)
      const decision = decisions[random.below(decisions.length)] as (typeof decisions)[number]
      tryOption(decision, random.below(decision.options.length))
      misuse(decision)
    },
    end() {
      const said = table.answer({ seat: 0, decision: '1.0.1~0', option: null })
      hold(2, said.refused === 'game-over', () => `an answer after the end gave ${said.refused}`)
    },
  }
}
