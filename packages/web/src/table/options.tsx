import type { Choice } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo } from 'react'
import { useWords } from '../settings.ts'
import { type Looking, useLook } from './looking.ts'

interface OptionsProps {
  /** Whether it is the long list over the board. */
  readonly list?: boolean
  readonly of: readonly Choice<AnyGame>[]
  readonly looking: Looking
  /** The choice that wants a second click. */
  readonly armed: string | null
  /** The choice that was made and is on its way. */
  readonly chosen: string | null
  readonly label: string
}

export function Options({ list = false, of, looking, armed, chosen, label }: OptionsProps) {
  return (
    <ul className="options" data-list={list} aria-labelledby={label}>
      {of.map((choice) => (
        <Option
          key={choice.key}
          choice={choice}
          looking={looking}
          armed={armed === choice.key}
          chosen={chosen === choice.key}
        />
      ))}
    </ul>
  )
}

/** The one that is looked at, where the board shows the others better than a list. */
export function OptionLookedAt(props: Omit<OptionsProps, 'list' | 'of'>) {
  const looked = useLook(props.looking, ({ focused }) => focused)
  return looked === null || looked.decision.offer ? null : <Options of={[looked]} {...props} />
}

interface OptionProps {
  readonly choice: Choice<AnyGame>
  readonly looking: Looking
  readonly armed: boolean
  readonly chosen: boolean
}

/** Looks come and go: each option knows by itself whether it is the one. */
const Option = memo(function Option({ choice, looking, armed, chosen }: OptionProps) {
  const words = useWords()
  const focused = useLook(looking, (now) => now.focused?.key === choice.key)
  const { focus, answer } = looking.now()
  const number = looking.digits.get(choice.key) ?? 0
  const { answered } = choice.decision
  const laid = answered !== undefined && JSON.stringify(answered) === JSON.stringify(choice.option)
  return (
    <li>
      <button
        type="button"
        className="option"
        data-option={choice.key}
        data-focused={focused}
        data-chosen={chosen}
        data-laid={laid}
        aria-pressed={answered === undefined ? undefined : laid}
        onClick={() => answer(choice)}
        onPointerEnter={() => focus(choice)}
        onPointerLeave={() => focus(null)}
        onFocus={() => focus(choice)}
      >
        {number >= 1 && number <= 9 && (
          <span className="option-key" aria-hidden="true">
            {number}
          </span>
        )}
        <span>{armed ? `${words.table.confirm}: ${choice.label}` : choice.label}</span>
      </button>
    </li>
  )
})
