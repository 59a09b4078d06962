import type { SagaCard } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { allSagas } from '../link/local/kept-sagas.ts'
import { house } from '../link/online/house.ts'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { TableCard } from './table-card.tsx'

type Listed = Pick<SagaCard, 'id' | 'game' | 'title' | 'status' | 'members' | 'todo' | 'updated'> & {
  readonly place: 'local' | 'online'
}

/** Those on this device. Whether an evening has ended is found out by whoever looks at one more closely. */
async function here(): Promise<readonly Listed[]> {
  return (await allSagas()).map(({ state: { id, game, title, status, members, updated, evenings } }) => {
    const todo = status === 'open' ? (evenings.at(-1)?.came === 'on' ? 'come' : 'open') : null
    return { id, game, title, status, members, todo, updated, place: 'local' }
  })
}

async function onServer(): Promise<readonly Listed[]> {
  const out = await house.call('sagas', {})
  return isRefusing(out) ? [] : out.sagas.map((saga) => ({ ...saga, place: 'online' }))
}

/** Sagas to go on with: where there is something to do first. */
export function Sagas() {
  const words = useWords()
  const [sagas, setSagas] = useState<readonly Listed[]>([])
  useEffect(() => {
    let ended = false
    void Promise.all([here(), onServer()]).then((found) => ended || setSagas(found.flat()))
    return () => {
      ended = true
    }
  }, [])
  const open = sagas.filter(({ status }) => status === 'open')
  if (open.length === 0) return null
  const first = [...open].sort((a, b) => Number(b.todo !== null) - Number(a.todo !== null) || b.updated - a.updated)
  return (
    <section aria-labelledby="sagas">
      <h2 id="sagas">{words.lobby.sagas}</h2>
      <ul className="table-cards">
        {first.map(({ id, game, title, members, todo, place }) => (
          <li key={id}>
            <TableCard
              game={game}
              href={to('saga', place, id)}
              title={title}
              who={members.map(({ name }) => name).filter((name) => name !== '')}
              state={todo === null ? words.lobby.sagaRests : words.lobby.sagaTodo[todo]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
