import type { ParagraphId } from '@krcma/kernel'
import { Icon, signs } from '@krcma/look'
import { useEffect, useRef } from 'react'
import type { MapNumber } from '../../content/map.ts'
import { type At, lookOf, playerAt, shownSeat } from '../at.ts'
import * as own from '../icons.ts'
import { Portrait, Sheet } from './sheet.tsx'

type Entry = ReturnType<typeof playerAt>['journal'][number]

/** All that was read to somebody, in this game and in those before it. */
function readTo(at: At, seat: number): readonly Entry[] {
  const { journal, sheet } = playerAt(at, seat)
  return [...(sheet?.journal ?? []), ...journal]
}

/** The book of somebody's own journey: the sheet, and everything that was read, map by map, to be read again or printed. */
export function Journal({ at, close }: { at: At; close: () => void }) {
  const { v, w, state, say } = at
  const seat = shownSeat(at)
  const player = playerAt(at, seat)
  const { name, colour, sign } = lookOf(at, seat)
  const entries = readTo(at, seat)
  const chapters = byMap(entries)
  const top = useRef<HTMLElement>(null)
  useEffect(() => top.current?.focus({ preventScroll: true }), [])
  const prose = (id: ParagraphId | null) => (id === null ? '' : (say.read?.(id) ?? ''))
  const who = player.character === null ? name : v.names.characters[player.character]
  return (
    <section
      ref={top}
      className="naf-journal"
      aria-label={w.journal.of(name)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <nav className="naf-journal-tools">
        <button type="button" onClick={() => window.print()}>
          <Icon of={signs.save} /> {w.journal.print}
        </button>
        <button type="button" className="naf-main" onClick={close}>
          <Icon of={signs.no} /> {w.close}
        </button>
      </nav>
      <header className="naf-journal-cover">
        <span className="naf-sheet-portrait">{player.character !== null && <Portrait of={player.character} />}</span>
        <h2>{w.journal.title(who)}</h2>
        <p style={{ color: colour }}>
          <Icon of={sign} /> {name}
        </p>
      </header>
      {player.sheet !== null && <Sheet v={v} w={w} mode={state.mode} sheet={player.sheet} />}
      {entries.length === 0 && <p className="naf-journal-empty">{w.journal.empty}</p>}
      {chapters.map(({ map, read }, chapter) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever added
        <section key={chapter} className="naf-chapter">
          <h3>
            <Icon of={own.map} /> {v.names.maps[map]}
          </h3>
          {read.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added
            <article key={i} lang={at.words.language}>
              <p>{prose(entry.paragraph)}</p>
              {entry.choice !== null && (
                <p className="naf-chosen">
                  <Icon of={own.quill} /> {prose(entry.choice)}
                </p>
              )}
              {entry.result === null ? (
                <p className="naf-unheard">{w.journal.unheard}</p>
              ) : (
                <p>{prose(entry.result)}</p>
              )}
            </article>
          ))}
        </section>
      ))}
    </section>
  )
}

interface Chapter {
  readonly map: MapNumber
  readonly read: Entry[]
}

function byMap(entries: readonly Entry[]): readonly Chapter[] {
  const chapters: Chapter[] = []
  for (const entry of entries) {
    const last = chapters.at(-1)
    if (last !== undefined && last.map === entry.map) last.read.push(entry)
    else chapters.push({ map: entry.map, read: [entry] })
  }
  return chapters
}
