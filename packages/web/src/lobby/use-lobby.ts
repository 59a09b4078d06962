import type { Output } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'

const OFTEN = 10_000

/** What is on at the server, asked again and again; null without one. */
export function useLobby(): Output<'lobby'> | null {
  const [lobby, setLobby] = useState<Output<'lobby'> | null>(null)
  useEffect(() => {
    let ended = false
    const ask = async () => {
      const { house } = await import('../link/online/house.ts')
      const out = await house.call('lobby', {})
      if (!ended) setLobby(isRefusing(out) ? null : out)
    }
    void ask()
    const timer = setInterval(() => void ask(), OFTEN)
    return () => {
      ended = true
      clearInterval(timer)
    }
  }, [])
  return lobby
}
