import { useEffect, useState } from 'react'
import { Frame } from '../frame.tsx'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import type { OpenWorkshop } from '../shelf/workshops.ts'
import { Editor } from './editor.tsx'
import { findDraft, type KeptDraft } from './kept-drafts.ts'
import { Shelf } from './shelf.tsx'
import { useWorkshop } from './use-workshop.ts'
import { useWorkshopTexts } from './words/index.ts'
import './workshop.css'

interface PageProps {
  readonly game: string
  /** A draft on this device; '' for the list of all. */
  readonly id: string
}

/** Where people make scenarios. */
export function Page({ game, id }: PageProps) {
  const words = useWords()
  const texts = useWorkshopTexts()
  const { language } = useSettings()
  const open = useWorkshop(game)
  const card = shelf.find((one) => one.id === game)
  if (card === undefined || open === null) return <Frame title={words.notFound}>{null}</Frame>
  if (open === undefined)
    return (
      <p className="notice" role="status">
        {words.loading}
      </p>
    )
  return (
    <Frame title={texts.title(card.words[language].name)}>
      <div className="workshop" data-room={game}>
        {id === '' ? <Shelf game={game} {...open} /> : <Draft key={id} id={id} {...open} />}
      </div>
    </Frame>
  )
}

function Draft({ id, workshop, words: own }: OpenWorkshop & { readonly id: string }) {
  const words = useWords()
  const [kept, setKept] = useState<KeptDraft | null | undefined>(undefined)
  useEffect(() => void findDraft(id).then((found) => setKept(found ?? null)), [id])
  if (kept === undefined) return <p role="status">{words.loading}</p>
  const read = kept === null ? null : workshop.read(kept.draft)
  if (kept === null || read === null || 'refused' in read) return <p role="alert">{words.notFound}</p>
  return <Editor kept={kept} draft={read} workshop={workshop} words={own} />
}
