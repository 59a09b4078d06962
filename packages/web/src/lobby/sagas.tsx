import { to } from '../route.ts'
import { useSagas } from '../sagas/use-sagas.ts'
import { useWords } from '../settings.ts'
import { TableCard } from './table-card.tsx'

/** Sagas to go on with: where there is something to do first. */
export function Sagas() {
  const words = useWords()
  const open = useSagas().filter(({ status }) => status === 'open')
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
