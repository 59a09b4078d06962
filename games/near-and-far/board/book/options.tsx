import { Icon, of, touch } from '@krcma/look'
import { modifier } from '../../reckoning/rolls.ts'
import type { Choice, Seat } from '../../shape.ts'
import { amounts } from '../../words/speech.ts'
import { type At, playerAt } from '../at.ts'
import { ICON_SIGNS } from '../pictures.ts'
import { GoodsRow, pictured } from '../signs.tsx'
import { Touched } from '../touched.tsx'

interface OptionsProps {
  readonly at: At
  readonly seat: Seat
  readonly choices: readonly Choice[]
  /** The one that was taken. */
  readonly taken?: Choice['way'] | null
}

/** NAF-ENC-04: of each option what it is called, its test and its price; nothing of what it leads to. */
export function Options({ at, seat, choices, taken = null }: OptionsProps) {
  const { v, w, say } = at
  const asked = of(at.choices, 'option')
  return (
    <ul className="naf-ways">
      {choices.map((choice) => {
        const { way, label, test, cost } = choice
        const called = label === null ? w.encounter.readOn : (say.read?.(label) ?? '')
        const adds = test === null ? 0 : modifier(playerAt(at, seat), `encounter-${test.kind}`)
        const price = amounts(v, cost)
        const chosen = asked.find(({ option }) => option.way === way)
        return (
          <li key={way} className="naf-way-on" data-taken={taken === null ? undefined : taken === way}>
            <Touched by={touch(at.choices, chosen)} says={{ name: chosen?.label ?? called }} />
            <span className="naf-way-called" lang={at.words.language}>
              {called}
            </span>
            <span className="naf-way-test">
              {test === null ? (
                v.withoutTest
              ) : (
                <>
                  <span className="naf-difficulty" data-kind={test.kind} {...pictured(v.test(test, 0))}>
                    <Icon of={ICON_SIGNS[test.kind]} />
                    <b>{test.difficulty}</b>
                  </span>
                  {taken === null && <span>{w.encounter.chance(test.difficulty, adds)}</span>}
                </>
              )}
              {price !== '' && (
                <span className="naf-way-price">
                  {w.encounter.costs} <GoodsRow v={v} of={cost} purse={playerAt(at, seat).goods} />
                  {cost.hearts !== undefined && v.amount('hearts', cost.hearts)}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
