import { Icon, signs } from '@krcma/look'
import { type FormEvent, useState } from 'react'
import { go } from '../route.ts'
import { useSettings } from '../settings.ts'
import type { AnyWorkshop, Draft } from '../shelf/workshops.ts'
import { keepDraft } from './kept-drafts.ts'
import { newDraftId } from './new-id.ts'
import { useWorkshopTexts } from './words/index.ts'

interface RowMakerProps {
  readonly game: string
  readonly workshop: AnyWorkshop
  /** What can be played: one's own, and those that one can begin with. */
  readonly from: readonly Draft[]
}

/** The same may come twice. */
interface Entry {
  readonly key: string
  readonly draft: Draft
}

/** Several scenarios one after the other: a saga is begun with them. */
export function RowMaker({ game, workshop, from }: RowMakerProps) {
  const texts = useWorkshopTexts()
  const { language } = useSettings()
  const [name, setName] = useState('')
  const [row, setRow] = useState<readonly Entry[]>([])
  const { row: kind } = workshop
  if (kind === undefined) return null
  const nameOf = (draft: Draft) => workshop.texts(draft)[language].name
  const without = (n: number) => row.filter((_, i) => i !== n)
  const earlier = (n: number) =>
    setRow([...row.slice(0, n - 1), row[n], row[n - 1], ...row.slice(n + 1)] as readonly Entry[])
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const id = newDraftId()
    const draft = kind.make(
      name.trim(),
      row.map(({ draft: one }) => one),
    ) as Draft
    await keepDraft({ id, game, draft, updated: Date.now(), house: null })
    go('begin-saga', `${game}?row=${id}`)
  }
  return (
    <section className="workshop-row">
      <h2>{texts.row}</h2>
      <p>{texts.rowAbout}</p>
      <form onSubmit={(event) => void begin(event)}>
        <ol>
          {row.map(({ key, draft }, n) => (
            <li key={key}>
              <span>{nameOf(draft)}</span>
              {n > 0 && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={texts.earlier(nameOf(draft))}
                  onClick={() => earlier(n)}
                >
                  ↑
                </button>
              )}
              <button
                type="button"
                className="quiet"
                aria-label={texts.outOfRow(nameOf(draft))}
                onClick={() => setRow(without(n))}
              >
                ✕
              </button>
            </li>
          ))}
        </ol>
        <div className="workshop-acts">
          <select
            aria-label={texts.rowAdd}
            value=""
            onChange={(event) => {
              const chosen = from[Number(event.currentTarget.value)]
              if (chosen !== undefined) setRow([...row, { key: newDraftId(), draft: chosen }])
            }}
          >
            <option value="">{texts.rowAdd}</option>
            {from.map((draft, n) => (
              <option key={`${String(draft['id'])} ${nameOf(draft)}`} value={n}>
                {nameOf(draft)}
              </option>
            ))}
          </select>
          {row.length > 0 && (
            <>
              <input
                aria-label={texts.rowName}
                placeholder={texts.rowName}
                required
                maxLength={60}
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
              <button type="submit" disabled={name.trim() === ''}>
                <Icon of={signs.storybook} /> {texts.rowBegin}
              </button>
            </>
          )}
        </div>
      </form>
    </section>
  )
}
