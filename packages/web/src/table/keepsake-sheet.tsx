import { type Face, Icon, type Seen, signs } from '@krcma/look'
import { type AnyGame, type Refusing, refusedWords } from '@krcma/protocol'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../copy.ts'
import { Dialog } from '../dialog.tsx'
import { addressOf, wholeAddress } from '../link/address.ts'
import { isRefusing, type TableLink, untilConnected } from '../link/link.ts'
import { openLink } from '../link/open.ts'
import { putOnServer } from '../link/put-on-server.ts'
import { useSettings, useWords } from '../settings.ts'
import { Work } from './finished-work.tsx'
import { keepsake } from './keepsake.ts'
import { ranked } from './standings.ts'
import { useSeal } from './use-seal.ts'
import { verdictOf } from './verdict.ts'

interface KeepsakeSheetProps {
  /** As it was at the end, and nobody in particular looks. */
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  readonly link: TableLink
  /** Whether this browser has proven the dice of a table on a server. */
  readonly proven?: boolean
  readonly onClose: () => void
}

/** A picture of the finished work, to keep or to send. */
export function KeepsakeSheet({ seen, face, link, proven = false, onClose }: KeepsakeSheetProps) {
  const words = useWords()
  const { language } = useSettings()
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly url: string } | 'failed' | null>(null)
  const [copied, setCopied] = useState(false)
  const [wrong, setWrong] = useState<Refusing | null>(null)
  const [where, setWhere] = useState(() => (link.place === 'local' ? null : wholeAddress(addressOf(link, 'replay'))))
  const box = useRef<HTMLDivElement>(null)
  const info = link.now().sight?.info
  const sealed = useSeal(link, true)
  const { ending } = seen.view
  const all = ending === null ? [] : ranked(seen, ending)
  const names = new Intl.ListFormat(language).format(all.map(({ name }) => name))
  const title = words.ending.keepsakeOf(seen.words.name, names)
  const says = {
    title: seen.words.name,
    verdict: ending === null ? '' : verdictOf(seen, ending, null, words, language),
    lines: all.map(({ name, total, colour = 'var(--gold)' }) => ({ name, points: total, colour })),
    date: new Date(info?.result?.at ?? Date.now()),
    language,
    link: where,
    seal: sealed === true || proven ? words.ending.verified : null,
  }
  const saying = useRef(says)
  saying.current = says
  // Drawn when it is known what there is to say: as it was then.
  const known = sealed !== null
  useEffect(() => {
    if (!known) return
    setPicture(null)
    let url = ''
    let gone = false
    const draw = async () => {
      const work = box.current?.firstElementChild ?? null
      if (work === null) throw new Error('nothing to draw')
      // What measures itself has told what it found, and was drawn anew.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const blob = await keepsake(work, { ...saying.current, link: where })
      if (gone) return
      url = URL.createObjectURL(blob)
      setPicture({ blob, url })
    }
    draw().catch(() => setPicture('failed'))
    return () => {
      gone = true
      URL.revokeObjectURL(url)
    }
  }, [known, where])
  const found =
    picture === null || picture === 'failed' ? null : new File([picture.blob], 'krcma.png', { type: 'image/png' })
  const share = async () => {
    if (found !== null)
      await navigator.share({ files: [found], title, ...(where === null ? {} : { url: where }) }).catch(() => undefined)
  }
  const publish = async () => {
    setWrong(null)
    const out = await putOnServer(link)
    if (isRefusing(out)) return setWrong(out)
    const there = openLink('online', out.table, null)
    await untilConnected(there)
    setWhere(wholeAddress(addressOf(there, 'replay')))
    there.close()
  }
  const copy = async () => {
    await copyText(where ?? '')
    setCopied(true)
  }
  const mayShare = found !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [found] })
  return (
    <Dialog title={words.ending.keepsakeTitle} wide onClose={onClose}>
      <div ref={box} className="keepsake-work" aria-hidden="true" inert>
        <Work seen={seen} face={face} />
      </div>
      {picture === null && (
        <p className="keepsake-wait" role="status">
          {words.ending.keepsakeWait}
        </p>
      )}
      {picture === 'failed' && <p role="alert">{words.ending.keepsakeFailed}</p>}
      {picture !== null && picture !== 'failed' && (
        <img
          className="keepsake"
          src={picture.url}
          alt={[`${title}.`, says.verdict, says.seal ?? ''].join(' ').trim()}
          width={1200}
          height={800}
        />
      )}
      <div className="dialog-foot">
        {picture !== null && picture !== 'failed' && (
          <a className="button-like main-button" href={picture.url} download="krcma.png">
            <Icon of={signs.save} /> {words.ending.keepsakeSave}
          </a>
        )}
        {mayShare && (
          <button type="button" onClick={() => void share()}>
            <Icon of={signs.share} /> {words.ending.keepsakeShare}
          </button>
        )}
        {where !== null && (
          <button type="button" onClick={() => void copy()}>
            <Icon of={signs.share} /> {copied ? words.table.copied : words.ending.keepsakeCopy}
          </button>
        )}
        {where === null && info?.imported === false && (
          <button type="button" onClick={() => void publish()}>
            <Icon of={signs.people} /> {words.ending.keepsakeLink}
          </button>
        )}
        {wrong !== null && (
          <span className="wrong" role="alert">
            {refusedWords[language][wrong.refused]}
          </span>
        )}
      </div>
    </Dialog>
  )
}
