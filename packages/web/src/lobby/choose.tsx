import { Icon, signs } from '@krcma/look'
import { Frame } from '../frame.tsx'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { aboutOf } from '../shelf/about.ts'
import type { ShelfCard } from '../shelf/cards.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shorterFirst } from '../shelf/shorter-first.ts'

export type Way = 'learn' | 'play' | 'friends'

/** Which game, for one way of playing: the shorter ones first, and one button for each. */
export function Page({ way }: { way: Way }) {
  const words = useWords()
  return (
    <Frame title={words.choose.title[way]}>
      <p className="choose-text">{words.choose.text[way]}</p>
      <ul className="choices">
        {shorterFirst.map((card, i) => (
          <li key={card.id}>
            <Choice card={card} way={way} first={i === 0} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function Choice({ card, way, first }: { card: ShelfCard; way: Way; first: boolean }) {
  const words = useWords()
  const { language } = useSettings()
  const { id, players, words: said } = card
  const [short, long] = aboutOf(id).minutes
  const set = (mode: string) => `${to('new', id)}?mode=${mode}`
  return (
    <article className="choice-card" data-room={id}>
      <div className="choice-card-picture">
        <GamePicture game={id} shape="wide" />
      </div>
      <h2>{said[language].name}</h2>
      <p className="game-card-facts">
        <span>
          <Icon of={signs.people} /> {words.playersRange(Math.min(...players), Math.max(...players))}
        </span>
        <span>
          <Icon of={signs.clock} /> {words.minutes(short, long)}
        </span>
        {way === 'learn' && first && <strong>{words.choose.first}</strong>}
      </p>
      <p>{said[language].pitch}</p>
      <div className="game-card-ways">
        {way === 'learn' && (
          <>
            <a className="main-button" href={to('lesson', id)}>
              <Icon of={signs.candle} /> {words.choose.lesson}
            </a>
            <a href={to('rules', id)}>
              <Icon of={signs.rules} /> {words.rules.book}
            </a>
          </>
        )}
        {way === 'play' && (
          <>
            <a className="main-button" href={set('bots')}>
              <Icon of={signs.bot} /> {words.lobby.bots}
            </a>
            {players.includes(1) && (
              <a href={set('solo')}>
                <Icon of={signs.candle} /> {words.lobby.solo}
              </a>
            )}
          </>
        )}
        {way === 'friends' && (
          <>
            <a className="main-button" href={set('online')}>
              <Icon of={signs.online} /> {words.lobby.online}
            </a>
            <a href={set('hot-seat')}>
              <Icon of={signs.people} /> {words.lobby.hotSeat}
            </a>
          </>
        )}
      </div>
    </article>
  )
}
