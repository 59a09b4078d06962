import { type Rate, reportOf } from '@krcma/bots'
import { Icon, signs } from '@krcma/look'
import { useMemo, useState } from 'react'
import { LocalLink } from '../link/local/link.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings.ts'
import { useSpoken } from '../shelf/use-spoken.ts'
import type { AnyWorkshop, Draft } from '../shelf/workshops.ts'
import { newDraftId } from './new-id.ts'
import type { TrialOf } from './use-trial.ts'
import { useWorkshopTexts } from './words/index.ts'

interface TrialProps {
  readonly game: string
  readonly draft: Draft
  readonly workshop: AnyWorkshop
  readonly broken: boolean
  readonly trial: TrialOf
}

const GAMES = [10, 50, 200]

/** Bots play the scenario before friends do: whether it ends, how, who wins, and what is never used. */
export function Trial({ game, draft, workshop, broken, trial }: TrialProps) {
  const texts = useWorkshopTexts()
  const numbers = workshop.players(draft)
  const [wanted, setPlayers] = useState<number | null>(null)
  const players = wanted !== null && numbers.includes(wanted) ? wanted : (numbers.at(-1) ?? 2)
  const [games, setGames] = useState(50)
  const { tried, running, refused } = trial
  return (
    <div className="workshop-trial">
      <p>{texts.tryAbout}</p>
      {broken && <p className="notice-bar">{texts.first}</p>}
      <div className="workshop-acts">
        {numbers.length > 1 && (
          <label>
            <span className="hidden-text">{texts.seats}</span>
            <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
              {numbers.map((n) => (
                <option key={n} value={n}>
                  {texts.players(n)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {texts.games}{' '}
          <select value={games} onChange={(event) => setGames(Number(event.currentTarget.value))}>
            {GAMES.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        {running ? (
          <button type="button" onClick={trial.stop}>
            <Icon of={signs.pause} /> {texts.stop}
          </button>
        ) : (
          <button
            type="button"
            className="main-button"
            disabled={broken}
            onClick={() => trial.begin(draft, players, games)}
          >
            <Icon of={signs.bot} /> {texts.try}
          </button>
        )}
      </div>
      {tried !== null && (
        <p className="workshop-progress" role="status" data-done={running ? undefined : 'true'}>
          <progress value={tried.games.length} max={tried.of} aria-label={texts.try} />{' '}
          {texts.trying(tried.games.length, tried.of)}
        </p>
      )}
      {refused !== null && (
        <p className="wrong" role="alert">
          {texts.playRefused(refused.about)}
        </p>
      )}
      {tried !== null && tried.stuck > 0 && (
        <p className="wrong" role="alert">
          {texts.stuck(tried.stuck)}
        </p>
      )}
      {tried !== null && tried.draft !== draft && <p className="notice-bar">{texts.outdated}</p>}
      {tried !== null && tried.games.length > 0 && <Report game={game} tried={tried} />}
    </div>
  )
}

function Report({ game, tried }: { game: string; tried: NonNullable<TrialOf['tried']> }) {
  const texts = useWorkshopTexts()
  const { language } = useSettings()
  const spoken = useSpoken(game)
  const games = tried.games
  const report = useMemo(
    () =>
      reportOf(
        games.map((one) => one.game),
        tried.pieces,
      ),
    [games, tried.pieces],
  )
  const percent = (share: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  const digits = (n: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n)
  const parts = spoken?.parts?.(tried.draft) ?? []
  const partOf = (id: string) => parts.find((part) => part.id === id)?.text ?? texts.otherEnd
  const { rounds } = report
  const mean = rounds.reduce((sum, round) => sum + round, 0) / Math.max(1, rounds.length)
  const goals = parts.filter(({ kind }) => kind === 'victory')
  const never = parts.filter(({ id, kind }) => kind !== 'end' && (report.came[id] ?? 0) === 0)
  const rates = (rows: readonly (readonly [string, Rate, (number | undefined)?])[]) => (
    <table className="workshop-rates">
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.rate}</th>
          <th scope="col">{texts.interval}</th>
          {rows.some(([, , points]) => points !== undefined) && <th scope="col">{texts.points}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { rate, low, high }, points]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percent(rate)}</td>
            <td>
              {percent(low)} – {percent(high)}
            </td>
            {points !== undefined && <td>{digits(points)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      <section>
        <h3>{texts.ends}</h3>
        <ul className="workshop-bars">
          {report.ends.map(({ end, n }) => (
            <li key={end}>
              <meter min={0} max={report.games} value={n} aria-label={partOf(end)} /> <b>{percent(n / report.games)}</b>{' '}
              {partOf(end)}
            </li>
          ))}
        </ul>
        {rounds.length > 0 && <p>{texts.rounds(digits(mean), Math.min(...rounds), Math.max(...rounds))}</p>}
      </section>
      <section>
        <h3>{texts.goals}</h3>
        <ul>
          {goals.map(({ id, text }) => (
            <li key={id}>
              {text} <b>{texts.goalsOf(report.came[id] ?? 0, report.games)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{texts.seats}</h3>
        {rates(report.seats.map((rate, seat) => [texts.player(seat + 1), rate, report.points[seat]] as const))}
        {Object.entries(report.traits).map(([trait, values]) => (
          <details key={trait} open={trait === 'faction'}>
            <summary>{texts.trait(trait)}</summary>
            {rates(Object.entries(values).map(([value, rate]) => [nameOf(spoken, value), rate] as const))}
          </details>
        ))}
      </section>
      <section>
        <h3>{texts.never}</h3>
        {never.length === 0 ? (
          <p>{texts.allCame}</p>
        ) : (
          <ul>
            {never.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
        {report.unused.length > 0 && (
          <details>
            <summary>{texts.unused(report.unused.length)}</summary>
            <p>{report.unused.map((piece) => nameOf(spoken, piece)).join(', ')}</p>
          </details>
        )}
      </section>
      <section>
        <h3>{texts.watch}</h3>
        <ul className="workshop-games">
          {games.map(({ game: one, record }) => (
            <li key={one.n}>
              <button type="button" onClick={() => void watch(record)}>
                <Icon of={signs.play} /> {texts.game(one.n + 1)}
              </button>{' '}
              {one.course !== null && texts.endedIn(partOf(one.course.end), one.course.round)}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Keeps the game among the tables of this device, and shows it from its beginning. */
async function watch(record: unknown): Promise<void> {
  const id = newDraftId()
  const link = new LocalLink({ from: 'record', id, record, seats: null, upto: null })
  await link.begun
  link.close()
  go('replay', 'local', id)
}

function nameOf(spoken: ReturnType<typeof useSpoken>, id: string): string {
  return spoken?.piece(id) ?? id
}
