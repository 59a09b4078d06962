import { Icon, signs } from '@krcma/look'
import { useEffect, useRef } from 'react'
import { bestOf, leading } from '../../reckoning/battle/leading.ts'
import { type At, ownSeat } from '../at.ts'

/** What one does unless there is something to be gained; the first of these that is offered. */
const QUIET: readonly unknown[] = ['done', 'enough', 'keep', 'pass', 'none']

/** In milliseconds. */
const AGAIN = 200

interface LedProps {
  readonly at: At
  readonly led: boolean
  readonly lead: (led: boolean) => void
}

/**
 * Hands a combat over to the program: as long as it is on, whatever is asked in this combat is answered as a sensible player would.
 * Only the own questions are, with what the own seat sees; the combat is in the log and in the replay like any other.
 */
export function Led({ at, led, lead }: LedProps) {
  const { choices, state } = at
  const asked = choices.all.filter(({ decision }) => !decision.offer)
  const question = asked[0]?.decision
  const answer = useRef<() => void>(() => undefined)
  answer.current = () => {
    if (question === undefined) return
    const worth = leading(state, question)
    const options = asked.map(({ option }) => option)
    const quiet = options.findIndex((option) => QUIET.includes(option))
    const choice = asked[worth === null ? Math.max(0, quiet) : bestOf(options, worth)]
    if (choice !== undefined) choices.answer(choice)
  }
  const id = question?.id
  // Again and again until the question is another: while an answer is on its way the table takes none, and some have to be confirmed.
  useEffect(() => {
    if (!led || id === undefined) return
    answer.current()
    const again = setInterval(() => answer.current(), AGAIN)
    return () => clearInterval(again)
  }, [led, id])
  if (ownSeat(at) === null) return null
  return (
    <button type="button" className="h3-led" aria-pressed={led} onClick={() => lead(!led)}>
      <Icon of={led ? signs.pause : signs.bot} /> {led ? at.w.battle.ledEnd : at.w.battle.led}
    </button>
  )
}
