import { useWords } from '../settings.ts'

interface PlayersProps {
  readonly of: readonly number[]
  readonly chosen: number
  readonly onChange: (players: number) => void
}

/** How many will play. */
export function Players({ of, chosen, onChange }: PlayersProps) {
  const words = useWords()
  return (
    <fieldset>
      <legend>{words.setUp.players}</legend>
      <div className="choice-row">
        {of.map((n) => (
          <label key={n} className="pill">
            <input type="radio" name="players" checked={n === chosen} onChange={() => onChange(n)} />
            {n}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
