import type { ParagraphId } from '@krcma/kernel'
import { Icon, icons, signs } from '@krcma/look'
import { useEffect, useRef, useState } from 'react'
import { leftOf } from '../../reckoning/players.ts'
import { amounts, losses } from '../../words/speech.ts'
import { type At, lookOf } from '../at.ts'
import * as own from '../icons.ts'
import { Reader } from './reader.tsx'
import { TestLine } from './test-line.tsx'

type News = At['reading'][number]
type Read = Extract<
  News,
  { readonly kind: 'encounter-won' | 'encounter-lost' | 'introduction-read' | 'villain-read' | 'villain-result' }
>

const READ = ['encounter-won', 'encounter-lost', 'introduction-read', 'villain-read', 'villain-result'] as const

const isRead = (event: News): event is News & Read => (READ as readonly string[]).includes(event.kind)

/** The pages that were opened and are not read yet. */
export const toRead = ({ reading }: At): readonly (News & Read)[] => reading.filter(isRead)

/** What was opened since, page by page, to be read in peace. */
export function Results({ at, of }: { at: At; of: readonly (News & Read)[] }) {
  const { w } = at
  const [n, turn] = useState(0)
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever is writing to the others goes on writing.
    if (document.activeElement?.matches('input, textarea') !== true) main.current?.focus({ preventScroll: true })
  }, [])
  const page = of[Math.min(n, of.length - 1)]
  if (page === undefined) return null
  const last = n >= of.length - 1
  return (
    <section
      className="naf-open-book"
      data-result="true"
      aria-label={w.encounter.name}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
        if (step === 0 || of[n + step] === undefined) return
        turn(n + step)
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <Leaves key={page.n} at={at} event={page} />
      <footer className="naf-turn">
        {of.length > 1 && (
          <>
            <button type="button" disabled={n === 0} onClick={() => turn(n - 1)}>
              <Icon of={signs.previous} /> {w.encounter.back}
            </button>
            <span>
              {n + 1} / {of.length}
            </span>
          </>
        )}
        <button ref={main} type="button" className="naf-main" onClick={last ? at.read : () => turn(n + 1)}>
          {last ? w.encounter.read : w.encounter.turn} <Icon of={last ? signs.yes : signs.next} />
        </button>
      </footer>
    </section>
  )
}

function Leaves({ at, event }: { at: At; event: News & Read }) {
  const { v, w, say, state } = at
  const language = at.words.language
  const { seat } = event.data
  const prose = (id: ParagraphId | null) => (id === null ? '' : (say.read?.(id) ?? ''))
  const name = lookOf(at, seat).name
  const reader = leftOf(state.players, seat)
  if (event.kind === 'introduction-read' || event.kind === 'villain-read' || event.kind === 'villain-result') {
    const title =
      event.kind === 'introduction-read' ? v.names.characters[event.data.character] : v.names.foes[event.data.villain]
    return (
      <article className="naf-leaf" data-leaf="single">
        <header>
          <Reader at={at} reader={reader} seat={seat} />
          <h2>{title}</h2>
        </header>
        <p className="naf-prose" lang={language} aria-live="polite">
          {prose(event.data.paragraph)}
        </p>
      </article>
    )
  }
  const { introduction, choice, rolled, paragraph } = event.data
  const won = event.kind === 'encounter-won'
  // A card of the arcade is its title.
  const isTitle = introduction.startsWith('arcade/')
  return (
    <>
      <article className="naf-leaf" data-leaf="left">
        <header>
          <Reader at={at} reader={reader} seat={seat} />
          {isTitle && <h2>{prose(introduction)}</h2>}
        </header>
        {!isTitle && (
          <p className="naf-prose" data-read="true" lang={language}>
            {prose(introduction)}
          </p>
        )}
      </article>
      <article className="naf-leaf" data-leaf="right" aria-live="polite">
        {choice !== null && (
          <p className="naf-chosen">
            <Icon of={own.quill} /> {prose(choice.label) || w.encounter.readOn}
          </p>
        )}
        {rolled !== null && (
          <TestLine
            at={at}
            of={{
              roll: rolled.roll,
              die: rolled.die,
              adds: rolled.total - rolled.die,
              summed: true,
              total: rolled.total,
              needed: rolled.difficulty,
            }}
          />
        )}
        <h3 data-won={won}>
          {won ? (event.data.bonus ? w.encounter.wonMore(name) : w.encounter.won(name)) : w.encounter.lost(name)}
        </h3>
        {paragraph !== null && (
          <p className="naf-prose" lang={language}>
            {prose(paragraph)}
          </p>
        )}
        {won && <Brings at={at} of={event.data} />}
      </article>
    </>
  )
}

/** What a success brought: goods and gifts, words and stories for the sheet. */
function Brings({ at, of }: { at: At; of: Extract<Read, { readonly kind: 'encounter-won' }>['data'] }) {
  const { v, w } = at
  const { brings, keywords, stories } = of
  const got = amounts(v, brings)
  const lost = amounts(v, losses(brings))
  const lines = [
    ...(got === '' ? [] : [{ icon: icons.chest, text: w.encounter.gains(got) }]),
    ...(brings.world === undefined ? [] : [{ icon: icons.card, text: v.names.worldCards[brings.world] }]),
    ...(lost === '' ? [] : [{ icon: own.flame, text: w.encounter.loses(lost) }]),
    ...(keywords.length === 0
      ? []
      : [{ icon: icons.key, text: w.encounter.keywords(v.and(keywords.map((id) => v.names.keywords[id]))) }]),
    ...(stories.length === 0 ? [] : [{ icon: icons.book, text: w.encounter.stories(v.and(stories)) }]),
  ]
  return (
    <ul className="naf-brings">
      {lines.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} /> {text}
        </li>
      ))}
    </ul>
  )
}
