import type { Refusing } from '@krcma/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import type { AnyWorkshop, Draft } from '../shelf/workshops.ts'
import type { KeptDraft } from './kept-drafts.ts'

/** So long after the last change a version goes to the server, in milliseconds: not every letter is one. */
const REST = 5_000

export interface AtHouse {
  /** What it is there; null: it is on this device alone. */
  readonly named: KeptDraft['house']
  readonly refused: Refusing | null
  /** The secret of its link. */
  readonly keep: () => Promise<void>
}

/** Keeps a draft on the server too, from the moment somebody wants that: what can be played, a moment after each change. */
export function useHouse(kept: KeptDraft, draft: Draft, workshop: AnyWorkshop, broken: boolean): AtHouse {
  const [named, setNamed] = useState(kept.house)
  const [refused, setRefused] = useState<Refusing | null>(null)
  const saved = useRef<Draft | null>(kept.house === null ? null : draft)
  const save = useCallback(
    async (before: KeptDraft['house']) => {
      const texts = workshop.texts(draft)
      const out = await house.call('save-scenario', {
        ...(before === null ? {} : { after: { scenario: before.scenario, version: before.version } }),
        game: kept.game,
        access: before?.access ?? 'link',
        texts,
        content: draft,
      })
      if (isRefusing(out)) return setRefused(out)
      saved.current = draft
      setRefused(null)
      const { id: scenario, version, access } = out.scenario
      setNamed({ scenario, version, access })
    },
    [draft, kept.game, workshop],
  )
  useEffect(() => {
    if (named === null || broken || refused !== null || saved.current === draft) return
    const timer = setTimeout(() => void save(named), REST)
    return () => clearTimeout(timer)
  }, [named, broken, refused, draft, save])
  const keep = async () => {
    const me = await house.introduce()
    if (isRefusing(me)) setRefused(me)
    else await save(named)
  }
  return { named, refused, keep }
}
