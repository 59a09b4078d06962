import { RECOMMENDED } from '../../content/scenario-template.ts'
import { CountAt, WordsAt } from '../fields.tsx'
import { Found, useForm } from '../form.tsx'

/** H3B-CREATE-01 */
export function Name() {
  const { words } = useForm()
  return (
    <>
      <WordsAt at="name" label={words.field.name} most={60} />
      <WordsAt at="description" label={words.field.about} most={2000} long />
    </>
  )
}

/** H3B-CREATE-02 */
export function Players() {
  const { words, draft, put } = useForm()
  return (
    <>
      <fieldset className="h3w-several">
        <legend>{words.field.most}</legend>
        {[1, 2, 3].map((n) => (
          <label key={n} className="h3w-chip">
            <input
              type="radio"
              name="most"
              checked={draft.players.max === n}
              onChange={() => put('players', { min: Math.min(draft.players.min, n), max: n })}
            />
            <span>{n}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="h3w-several">
        <legend>{words.field.least}</legend>
        {[1, 2, 3].map((n) => (
          <label key={n} className="h3w-chip">
            <input
              type="radio"
              name="least"
              checked={draft.players.min === n}
              onChange={() => put('players', { min: n, max: Math.max(draft.players.max, n) })}
            />
            <span>{n}</span>
          </label>
        ))}
      </fieldset>
      <Found at="players" within />
      <Found at="perPlayer" within />
    </>
  )
}

/** H3B-CREATE-03: more than the round counter has is allowed, and advised against. */
export function Length() {
  const { words, put, draft } = useForm()
  return (
    <>
      <CountAt at="length.rounds" label={words.field.rounds} least={1} most={2 * RECOMMENDED.rounds} />
      <fieldset className="h3w-several">
        <legend>{words.begins.preset}</legend>
        {[6, 8, 10, 12, 14, 16].map((n) => (
          <button
            key={n}
            type="button"
            className="pill"
            aria-pressed={draft.length.rounds === n}
            onClick={() => put('length.rounds', n)}
          >
            {n}
          </button>
        ))}
      </fieldset>
    </>
  )
}
