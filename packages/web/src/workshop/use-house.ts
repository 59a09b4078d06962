import { same } from '@krcma/kernel'
import type { Me, Refusing } from '@krcma/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import type { AnyWorkshop, Draft } from '../shelf/workshops.ts'
import type { KeptAtHouse, KeptDraft } from './kept-drafts.ts'

/** So long after the last change a version goes to the server, in milliseconds: not every letter is one. */
const REST = 5_000
/** So long after it could not be reached it is tried again. */
const AGAIN = 20_000

export interface AtHouse {
  /** What it is there; null: it is on this device alone. */
  readonly named: KeptAtHouse | null
  /** Whether something has changed since. */
  readonly behind: boolean
  readonly refused: Refusing | null
  readonly keep: () => Promise<void>
}

/**
 * Keeps a draft on the server too: what can be played, a moment after each change. For whoever has an account from the first
 * change on, for others from the moment they want that.
 */
export function useHouse(kept: KeptDraft, draft: Draft, workshop: AnyWorkshop, broken: boolean): AtHouse {
  const [named, setNamed] = useState(kept.house)
  const [refused, setRefused] = useState<Refusing | null>(null)
  const [account, setAccount] = useState(false)
  const [first] = useState(draft)
  useEffect(() => {
    const know = (out: { readonly me: Me | null } | Refusing) =>
      setAccount(!isRefusing(out) && out.me !== null && !out.me.guest)
    void house.call('me', {}).then(know)
  }, [])
  const busy = useRef(false)
  const behind = named !== null && !same(named.saved, draft)
  const save = useCallback(
    async (before: KeptAtHouse | null) => {
      if (busy.current) return
      busy.current = true
      const out = await saved(kept.game, workshop.texts(draft), draft, before)
      busy.current = false
      setRefused(isRefusing(out) ? out : null)
      if (!isRefusing(out)) setNamed(out)
    },
    [draft, kept.game, workshop],
  )
  const late = refused?.refused === 'late'
  useEffect(() => {
    const wanted = named === null ? account && draft !== first : behind
    if (!wanted || broken || late) return
    const timer = setTimeout(() => void save(named), refused === null ? REST : AGAIN)
    return () => clearTimeout(timer)
  }, [named, account, draft, first, broken, late, behind, refused, save])
  const keep = async () => {
    const me = await house.introduce()
    if (isRefusing(me)) setRefused(me)
    else await save(named)
  }
  return { named, behind, refused, keep }
}

/** The next version, after the one that is known; also where somebody has only shown or hidden it since. */
async function saved(
  game: string,
  texts: ReturnType<AnyWorkshop['texts']>,
  content: Draft,
  before: KeptAtHouse | null,
): Promise<KeptAtHouse | Refusing> {
  const after = before === null ? {} : { after: { scenario: before.scenario, version: before.version } }
  const out = await house.call('save-scenario', { ...after, game, access: before?.access ?? 'link', texts, content })
  if (!isRefusing(out)) {
    const { id: scenario, version, access } = out.scenario
    return { scenario, version, access, saved: content }
  }
  if (before === null || out.refused !== 'late') return out
  const seen = await house.call('look-scenario', { scenario: before.scenario })
  if (isRefusing(seen) || seen.scenario.version <= before.version) return out
  const { version, access, content: theirs } = seen.scenario
  return same(theirs, before.saved) ? saved(game, texts, content, { ...before, version, access }) : out
}
