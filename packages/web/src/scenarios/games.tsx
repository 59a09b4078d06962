import { type TableCard as Listed, type Refusing, refusedWords } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { TableCard } from '../lobby/table-card.tsx'
import { playersOnline, tellingOf } from '../pages/telling.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { useSpoken } from '../shelf/use-spoken.ts'
import { useScenarioWords } from './words/index.ts'

interface GamesProps {
  readonly game: string
  readonly id: string
  readonly link: string | null
}

/** What was played on a scenario: how many games, and those that whoever looks may watch. */
export function Games({ game, id, link }: GamesProps) {
  const words = useWords()
  const texts = useScenarioWords()
  const { language } = useSettings()
  const spoken = useSpoken(game)
  const [out, setOut] = useState<{ readonly games: number; readonly tables: readonly Listed[] } | Refusing | null>(null)
  useEffect(() => {
    void house.call('scenario-games', { scenario: id, ...(link === null ? {} : { link }) }).then(setOut)
  }, [id, link])
  if (out === null) return null
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <section>
      <h2>{texts.played}</h2>
      {isRefusing(out) ? (
        <p role="alert">{refusedWords[language][out.refused]}</p>
      ) : (
        <>
          <p>{texts.games(out.games)}</p>
          <ul className="table-cards archive">
            {out.tables.map(({ id: table, title, sitters, result, updated, imported }) => (
              <li key={table}>
                <TableCard
                  game={game}
                  href={to('replay', 'online', table)}
                  title={title}
                  {...tellingOf(result, playersOnline(table, sitters, language), words, language, spoken)}
                  state={date.format(result?.at ?? updated)}
                  brought={imported}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
