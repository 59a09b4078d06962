import { Icon, signs } from '@krcma/look'
import { useEffect, useRef, useState } from 'react'
import { spreadOf, spreadsRead } from '../../reckoning/story.ts'
import type { At } from '../at.ts'
import { Leaf } from './page.tsx'

interface ReadingProps {
  readonly at: At
  /** The page at which it is opened to be read again. */
  readonly from: number | null
  readonly close: () => void
}

/** The book, large: what was just opened, to be read in peace, or what was read before. */
export function Reading({ at, from, close }: ReadingProps) {
  const news = openedIn(at)
  const [first] = news
  if (first !== undefined)
    return (
      <Opened key={`news ${first}`} at={at} spreads={distinct(news.map(spreadOf))} from={first} isNew close={at.read} />
    )
  if (from === null) return null
  return (
    <Opened key={`again ${from}`} at={at} spreads={spreadsRead(at.state)} from={from} isNew={false} close={close} />
  )
}

/** The pages that this viewer has still to read. */
function openedIn({ reading }: At): readonly number[] {
  return reading.flatMap((event) => (event.kind === 'page-read' ? [event.data.page] : []))
}

const distinct = (spreads: readonly (readonly number[])[]) =>
  spreads.filter(([page], i) => spreads.findIndex(([other]) => other === page) === i)

interface OpenedProps {
  readonly at: At
  readonly spreads: readonly (readonly number[])[]
  readonly from: number
  readonly isNew: boolean
  readonly close: () => void
}

function Opened({ at, spreads, from, isNew, close }: OpenedProps) {
  const { w, layout } = at
  // In the hand there is room for one page at a time.
  const leaves = layout === 'phone' ? spreads.flat().map((page) => [page]) : spreads
  const [n, turn] = useState(
    Math.max(
      0,
      leaves.findIndex((leaf) => leaf.includes(from)),
    ),
  )
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever is writing to the others goes on writing.
    if (document.activeElement?.matches('input, textarea') !== true) main.current?.focus({ preventScroll: true })
  }, [])
  const leaf = leaves[n] ?? []
  const last = n >= leaves.length - 1
  return (
    <section
      className="wpd-reading"
      aria-label={w.book}
      data-new={isNew}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
        if (event.key === 'Escape') close()
        else if (step !== 0 && leaves[n + step] !== undefined) turn(n + step)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <div key={n} className="wpd-spread" data-single={leaf.length === 1} aria-live="polite">
        {leaf.map((page) => (
          <Leaf key={page} at={at} page={page} />
        ))}
      </div>
      <div className="wpd-reading-foot">
        <button type="button" disabled={n === 0} onClick={() => turn(n - 1)}>
          <Icon of={signs.previous} /> {w.turnBack}
        </button>
        <span>
          {n + 1} / {leaves.length}
        </span>
        <button ref={main} type="button" className="wpd-main" onClick={last ? close : () => turn(n + 1)}>
          {last ? (isNew ? w.read : w.closeBook) : w.turnPage} <Icon of={last ? signs.yes : signs.next} />
        </button>
        {!last && (
          <button type="button" onClick={close}>
            {isNew ? w.read : w.closeBook}
          </button>
        )}
      </div>
    </section>
  )
}
