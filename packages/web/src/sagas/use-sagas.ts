import type { SagaCard } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { allSagas } from '../link/local/kept-sagas.ts'
import { house } from '../link/online/house.ts'

type Listed = Pick<SagaCard, 'id' | 'game' | 'title' | 'status' | 'members' | 'played' | 'todo' | 'updated'> & {
  readonly place: 'local' | 'online'
}

/** Those on this device. Whether an evening has ended is found out by whoever looks at one more closely. */
async function here(): Promise<readonly Listed[]> {
  return (await allSagas()).map(({ state: { id, game, title, status, members, updated, evenings } }) => {
    const todo = status === 'open' ? (evenings.at(-1)?.came === 'on' ? 'come' : 'open') : null
    const played = evenings.filter(({ came }) => came === 'played').length
    return { id, game, title, status, members, played, todo, updated, place: 'local' }
  })
}

async function onServer(): Promise<readonly Listed[]> {
  const out = await house.call('sagas', {})
  return isRefusing(out) ? [] : out.sagas.map((saga) => ({ ...saga, place: 'online' }))
}

/** All sagas of whoever sits here, on this device and on the server. */
export function useSagas(): readonly Listed[] {
  const [sagas, setSagas] = useState<readonly Listed[]>([])
  useEffect(() => {
    let ended = false
    void Promise.all([here(), onServer()]).then((found) => ended || setSagas(found.flat()))
    return () => {
      ended = true
    }
  }, [])
  return sagas
}
