import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import type { AnyWorkshop } from '../shelf/workshops.ts'
import { findDraft } from './kept-drafts.ts'
import { useWorkshop } from './use-workshop.ts'

/** Where scenarios in a row are kept: on this device, or as a scenario on the server. */
export type RowName = { readonly row: string } | { readonly scenario: string; readonly link: string | null }

/** Scenarios in a row, with which a saga is to be begun. */
export interface Row {
  readonly content: unknown
  readonly names: readonly string[]
  /** For how many all of them are. */
  readonly players: readonly number[]
  readonly texts: ReturnType<AnyWorkshop['texts']>
}

/** Undefined while it comes; null where there is none, or it is none. */
export function useRow(game: string, name: RowName | null): Row | null | undefined {
  const open = useWorkshop(game)
  const { language } = useSettings()
  const [content, setContent] = useState<unknown>(undefined)
  const key = JSON.stringify(name)
  useEffect(() => {
    const named = JSON.parse(key) as RowName | null
    let wanted = true
    void contentOf(named).then((found) => wanted && setContent(found))
    return () => {
      wanted = false
    }
  }, [key])
  if (name === null) return null
  if (open === undefined || content === undefined) return undefined
  if (open === null || content === null) return null
  const { workshop } = open
  const row = workshop.row?.of(content)
  if (row === null || row === undefined) return null
  const { name: called, drafts } = row
  const players = drafts.map(workshop.players)
  return {
    content,
    names: drafts.map((draft) => workshop.texts(draft)[language].name),
    players: (players[0] ?? []).filter((n) => players.every((one) => one.includes(n))),
    texts: { cs: { name: called.cs, about: '' }, en: { name: called.en, about: '' } },
  }
}

async function contentOf(name: RowName | null): Promise<unknown> {
  if (name === null) return null
  if ('row' in name) return (await findDraft(name.row))?.draft ?? null
  const { scenario, link } = name
  const out = await house.call('look-scenario', { scenario, ...(link === null ? {} : { link }) })
  return isRefusing(out) ? null : out.scenario.content
}
