import { type BoardProps, type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { useSettings, useWords } from '../settings.ts'
import { type Keepsake, keepsake } from './keepsake.ts'
import { ranked } from './standings.ts'

interface KeepsakeSheetProps {
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  /** Where the game can be seen again by others, if it can. */
  readonly link: string | null
  /** When it ended. */
  readonly date: Date
  /** Whether its dice have been verified. */
  readonly verified: boolean
  readonly onClose: () => void
}

const nothing: BoardProps<AnyGame>['choices'] = {
  all: [],
  focused: null,
  narrowed: null,
  focus: () => undefined,
  narrow: () => undefined,
  answer: () => undefined,
}

/** A picture of the finished work, to keep or to send. */
export function KeepsakeSheet({ seen, face, link, date, verified, onClose }: KeepsakeSheetProps) {
  const words = useWords()
  const { language } = useSettings()
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly url: string } | 'failed' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const Work = face.Keepsake ?? face.Board
  const { ending } = seen.view
  const all = ending === null ? [] : ranked(seen, ending)
  const names = new Intl.ListFormat(language).format(all.map(({ name }) => name))
  const title = words.ending.keepsakeOf(seen.words.name, names)
  const [best] = all
  const says = useRef<Keepsake | null>(null)
  says.current = {
    title: seen.words.name,
    verdict: ending?.outcome === undefined ? words.table.winner(best?.name ?? '') : seen.words.outcome(ending.outcome),
    lines: all.map(({ name, total, colour = 'var(--gold)' }) => ({ name, points: total, colour })),
    date,
    language,
    link,
    seal: verified ? words.ending.verified : null,
  }
  // Drawn once, as it was when it was asked for.
  useEffect(() => {
    let url = ''
    const draw = async () => {
      const work = box.current?.firstElementChild ?? null
      if (work === null || says.current === null) throw new Error('nothing to draw')
      // What measures itself has told what it found, and was drawn anew.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const blob = await keepsake(work, says.current)
      url = URL.createObjectURL(blob)
      setPicture({ blob, url })
    }
    draw().catch(() => setPicture('failed'))
    return () => URL.revokeObjectURL(url)
  }, [])
  const file = () =>
    picture === null || picture === 'failed' ? null : new File([picture.blob], 'krcma.png', { type: 'image/png' })
  const share = async () => {
    const found = file()
    if (found !== null)
      await navigator.share({ files: [found], title, ...(link === null ? {} : { url: link }) }).catch(() => undefined)
  }
  const found = file()
  const mayShare = found !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [found] })
  return (
    <Dialog title={words.ending.keepsakeTitle} wide onClose={onClose}>
      <div ref={box} className="keepsake-work" aria-hidden="true" inert>
        <Work
          {...seen}
          shown={all.find(({ seat }) => seat !== null)?.seat ?? 0}
          show={() => undefined}
          choices={nothing}
          news={[]}
          staged={[]}
          reading={[]}
          read={() => undefined}
          pointed={[]}
          layout="desk"
          calm
        />
      </div>
      {picture === null && <p role="status">{words.ending.keepsakeWait}</p>}
      {picture === 'failed' && <p role="alert">{words.ending.keepsakeFailed}</p>}
      {picture !== null && picture !== 'failed' && (
        <>
          <img className="keepsake" src={picture.url} alt={title} width={1200} height={800} />
          <div className="dialog-foot">
            <a className="button-like main-button" href={picture.url} download="krcma.png">
              <Icon of={signs.save} /> {words.ending.keepsakeSave}
            </a>
            {mayShare && (
              <button type="button" onClick={() => void share()}>
                <Icon of={signs.share} /> {words.ending.keepsakeShare}
              </button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
