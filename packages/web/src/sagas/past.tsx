import { TableCard } from '../lobby/table-card.tsx'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { useSagas } from './use-sagas.ts'

/** Sagas that are over, the latest first: their sheets and evenings are still to be looked at. */
export function PastSagas() {
  const words = useWords()
  const { language } = useSettings()
  const past = useSagas().flatMap((saga) => (saga.status === 'open' ? [] : [{ ...saga, status: saga.status }]))
  if (past.length === 0) return null
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <section aria-labelledby="sagas">
      <h2 id="sagas">{words.archive.sagas}</h2>
      <ul className="table-cards archive">
        {past
          .toSorted((a, b) => b.updated - a.updated)
          .map(({ id, game, title, members, status, played, updated, place }) => (
            <li key={id}>
              <TableCard
                game={game}
                href={to('saga', place, id)}
                title={title}
                verdict={words.archive.saga[status](played)}
                who={members.map(({ name }) => name).filter((name) => name !== '')}
                state={date.format(updated)}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}
