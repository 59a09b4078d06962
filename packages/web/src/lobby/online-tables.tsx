import type { Output, TableCard } from '@krcma/protocol'
import { personName } from '../person-name.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { TableCard as Card } from './table-card.tsx'

/** Tables on the server, if there is one: yours first, then those with a free seat, then those to watch. */
export function OnlineTables({ lobby }: { lobby: Output<'lobby'> | null }) {
  const words = useWords()
  if (lobby === null) return navigator.onLine ? null : <p className="notice-bar">{words.lobby.noServer}</p>
  return (
    <>
      <Cards title={words.lobby.yourTables} tables={lobby.yours} />
      <Cards title={words.lobby.openTables} tables={lobby.open} />
      <Cards title={words.lobby.playing} tables={lobby.playing} />
    </>
  )
}

interface CardsProps {
  readonly title: string
  readonly tables: readonly TableCard[]
}

const yourMoveFirst = (a: TableCard, b: TableCard) => Number(b.yourMove) - Number(a.yourMove)

function Cards({ title, tables }: CardsProps) {
  const words = useWords()
  const { language } = useSettings()
  if (tables.length === 0) return null
  const state = ({ status, yourMove, sitters }: TableCard) => {
    const taken = sitters.filter(({ person, bot }) => person !== null || bot !== null).length
    if (status === 'gathering') return words.lobby.gathering(taken, sitters.length)
    return yourMove ? words.yourMove : words.table.waiting
  }
  return (
    <section>
      <h2>{title}</h2>
      <ul className="table-cards">
        {[...tables].sort(yourMoveFirst).map((table) => (
          <li key={table.id}>
            <Card
              game={table.game}
              href={to('table', 'online', table.id)}
              title={table.title}
              who={table.sitters.flatMap(({ person }) => (person === null ? [] : [personName(person, language)]))}
              state={state(table)}
              brought={table.imported}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
