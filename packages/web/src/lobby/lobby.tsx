import { Icon, signs } from '@krcma/look'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Frame } from '../frame.tsx'
import { all, type Kept } from '../link/local/kept.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { aboutOf } from '../shelf/about.ts'
import type { ShelfCard } from '../shelf/cards.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shorterFirst } from '../shelf/shorter-first.ts'
import { useLayout } from '../table/use-layout.ts'
import { useUpdate } from '../update.ts'
import { Doors, Here } from './doors.tsx'
import { OnlineTables } from './online-tables.tsx'
import { TableCard } from './table-card.tsx'
import { useLobby } from './use-lobby.ts'

// After the lobby itself is there.
const Sagas = lazy(async () => ({ default: (await import('./sagas.tsx')).Sagas }))

export function Lobby() {
  const words = useWords()
  const update = useUpdate()
  const lobby = useLobby()
  const [tables, setTables] = useState<readonly Kept[]>([])
  useEffect(() => {
    void all().then(setTables)
  }, [])
  // Where somebody here is asked something first, then the latest.
  const open = tables.filter(({ over }) => !over).sort((a, b) => Number(b.asked !== null) - Number(a.asked !== null))
  return (
    <Frame>
      <div className="lobby-hello">
        <h1>Krčma</h1>
        <p>{words.tavern}</p>
        <Here lobby={lobby} />
      </div>
      <Doors open={open} lobby={lobby} />
      {update !== undefined && (
        <p className="notice-bar" role="status">
          {words.lobby.updateReady}{' '}
          <button type="button" onClick={update}>
            {words.lobby.update}
          </button>
        </p>
      )}
      {open.length > 0 && (
        <section aria-labelledby="continue">
          <h2 id="continue">{words.lobby.continue}</h2>
          <ul className="table-cards">
            {open.map((table) => (
              <li key={table.id}>
                <LocalCard table={table} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suspense fallback={null}>
        <Sagas />
      </Suspense>
      <OnlineTables lobby={lobby} />
      <section aria-labelledby="games">
        <h2 id="games">{words.lobby.games}</h2>
        <ul className="game-cards">
          {shorterFirst.map((card) => (
            <li key={card.id}>
              <GameCard card={card} />
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  )
}

function LocalCard({ table }: { table: Kept }) {
  const words = useWords()
  const { asked, seats } = table
  const people = seats.filter(({ bot }) => bot === null).length
  const state = asked === null ? words.table.waiting : people > 1 ? words.lobby.waitingFor(asked) : words.yourMove
  const who = seats.map(({ name }) => name)
  return <TableCard game={table.game} href={to('table', 'local', table.id)} who={who} state={state} />
}

function GameCard({ card }: { card: ShelfCard }) {
  const words = useWords()
  const { language } = useSettings()
  const layout = useLayout()
  const { name, pitch } = card.words[language]
  const least = Math.min(...card.players)
  const most = Math.max(...card.players)
  const [short, long] = aboutOf(card.id).minutes
  return (
    <article className="game-card" data-room={card.id}>
      <div className="game-card-picture">
        <GamePicture game={card.id} shape={layout === 'phone' ? 'wide' : 'tall'} />
      </div>
      <div className="game-card-text">
        <h3>{name}</h3>
        <p className="game-card-facts">
          <span>
            <Icon of={signs.people} /> {words.playersRange(least, most)}
          </span>
          <span>
            <Icon of={signs.clock} /> {words.minutes(short, long)}
          </span>
        </p>
        <p>{pitch}</p>
        <div className="game-card-ways">
          <a className="main-button" href={`${to('new', card.id)}?mode=bots`}>
            <Icon of={signs.bot} /> {words.lobby.bots}
          </a>
          <a href={`${to('new', card.id)}?mode=online`}>
            <Icon of={signs.online} /> {words.lobby.online}
          </a>
          <a href={`${to('new', card.id)}?mode=hot-seat`}>
            <Icon of={signs.people} /> {words.lobby.hotSeat}
          </a>
          {least === 1 && (
            <a href={`${to('new', card.id)}?mode=solo`}>
              <Icon of={signs.candle} /> {words.lobby.solo}
            </a>
          )}
          {card.sagas !== null && (
            <a href={to('begin-saga', card.id)}>
              <Icon of={signs.storybook} /> {words.lobby.beginSaga}
            </a>
          )}
          {card.scenarios && (
            <a href={to('scenarios', card.id)}>
              <Icon of={signs.tavern} /> {words.lobby.scenarios}
            </a>
          )}
          <a href={to('rules', card.id)}>
            <Icon of={signs.rules} /> {words.lobby.rules}
          </a>
        </div>
      </div>
    </article>
  )
}
