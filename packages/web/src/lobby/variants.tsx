import { type Refusing, refusedWords } from '@krcma/protocol'
import { useSettings, useWords } from '../settings.ts'
import type { ShelfCard } from '../shelf/cards.ts'

interface VariantFieldsProps {
  readonly card: ShelfCard
  /** Option -> the how manieth of its values. */
  readonly chosen: Readonly<Record<string, number>>
  readonly onChange: (to: Readonly<Record<string, number>>) => void
}

/** By which variants a game is played. */
export function VariantFields({ card, chosen, onChange }: VariantFieldsProps) {
  const words = useWords()
  const { language } = useSettings()
  if (card.options.length === 0) return null
  return (
    <fieldset>
      <legend>{words.setUp.options}</legend>
      <div className="set-up-options">
        {card.options.map(({ id, name, values }) => (
          <label key={id}>
            {name[language]}
            <select
              value={String(chosen[id] ?? 0)}
              onChange={(event) => onChange({ ...chosen, [id]: Number(event.currentTarget.value) })}
            >
              {values.map((value, i) => (
                <option key={value.name.en} value={String(i)}>
                  {value.name[language]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Why a table cannot be set like that: the option that does not go with the others, where it is one. */
export function Unfit({ card, why }: { readonly card: ShelfCard; readonly why: Refusing }) {
  const words = useWords()
  const { language } = useSettings()
  const option = why.refused === 'not-allowed' ? card.options.find(({ id }) => id === why.about) : undefined
  return (
    <p className="wrong" role="alert">
      {option === undefined ? refusedWords[language][why.refused] : words.setUp.unfit(option.name[language])}
    </p>
  )
}
