import type { RecordedGame } from '@krcma/bots'
import type { Refusing } from '@krcma/protocol'
import { useEffect, useRef, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { tryOut } from '../link/try-out.ts'
import type { Draft } from '../shelf/workshops.ts'
import { newDraftId } from './new-id.ts'

/** What is known so far of how bots play a draft. */
export interface Tried {
  /** What it was when they began. */
  readonly draft: Draft
  readonly of: number
  readonly games: readonly RecordedGame[]
  readonly pieces: readonly string[]
  /** Games that went wrong. */
  readonly stuck: number
}

export interface TrialOf {
  readonly tried: Tried | null
  readonly running: boolean
  readonly refused: Refusing | null
  readonly begin: (draft: Draft, players: number, games: number) => void
  readonly stop: () => void
}

/** Has bots play a draft; `before`: what was known already. It goes on while one looks at something else of the scenario, and ends with the page. */
export function useTrial(game: string, before: Tried | null): TrialOf {
  const [tried, setTried] = useState(before)
  const [running, setRunning] = useState(false)
  const [refused, setRefused] = useState<Refusing | null>(null)
  const worker = useRef<(() => void) | null>(null)
  useEffect(() => () => worker.current?.(), [])
  const begin = (draft: Draft, players: number, games: number) => {
    setRefused(null)
    setRunning(true)
    setTried({ draft, of: games, games: [], pieces: [], stuck: 0 })
    const trying = { game, scenario: draft, players, games, seed: newDraftId() }
    worker.current = tryOut(
      trying,
      (one, pieces) => setTried((before) => before && { ...before, pieces, games: [...before.games, one] }),
      (out) => {
        setRunning(false)
        if (isRefusing(out)) setRefused(out)
        else setTried((known) => known && { ...known, stuck: out.stuck })
      },
    )
  }
  const stop = () => {
    worker.current?.()
    setRunning(false)
  }
  return { tried, running, refused, begin, stop }
}
