import { Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useSettings, useWords } from '../settings.ts'

/** With the sign of arithmetic, not a hyphen. */
const signed = (points: number) => (points < 0 ? `−${-points}` : String(points))

/** Who won, and a picture of where everybody's points came from. */
export function ScoreSheet({ seen }: { seen: Seen<AnyGame> }) {
  const words = useWords()
  const { language } = useSettings()
  const { view, seats } = seen
  const { ending } = view
  if (ending === null) return null
  const sources = [...new Set(ending.sheets.flatMap((sheet) => sheet.map(({ source }) => source)))]
  const points = (seat: number, source: string) =>
    ending.sheets[seat]?.find((line) => line.source === source)?.points ?? 0
  const totals = ending.sheets.map((sheet) => sheet.reduce((sum, line) => sum + line.points, 0))
  const most = Math.max(1, ...totals)
  const order = seats.map(({ seat }) => seat).sort((a, b) => (ending.places[a] ?? 0) - (ending.places[b] ?? 0))
  const winners = seats.filter(({ seat }) => ending.places[seat] === 1).map(({ name }) => name)
  const names = new Intl.ListFormat(language).format(winners)
  const verdict =
    ending.outcome !== undefined
      ? seen.words.outcome(ending.outcome)
      : winners.length > 1
        ? words.table.winners(names)
        : words.table.winner(names)
  return (
    <div className="score">
      <p className="score-verdict">
        <Icon of={signs.trophy} /> {verdict}
      </p>
      <div className="score-bars" aria-hidden="true">
        {order.map((seat) => (
          <div key={seat} className="score-bar">
            <span className="score-bar-name" style={{ '--seat': seats[seat]?.colour }}>
              <Icon of={seats[seat]?.sign ?? signs.person} className="score-sign" /> {seats[seat]?.name}
            </span>
            <span className="score-bar-track">
              {sources.map((source, i) =>
                points(seat, source) > 0 ? (
                  <span
                    key={source}
                    className="score-part"
                    data-part={i % 8}
                    style={{ width: `${(points(seat, source) / most) * 100}%` }}
                  >
                    {points(seat, source)}
                  </span>
                ) : null,
              )}
            </span>
            <b>{signed(totals[seat] ?? 0)}</b>
          </div>
        ))}
      </div>
      <div className="score-table-box">
        <table className="score-table">
          <thead>
            <tr>
              <th scope="col">{words.table.score}</th>
              {order.map((seat) => (
                <th key={seat} scope="col" style={{ '--seat': seats[seat]?.colour }}>
                  {ending.outcome === undefined && `${words.table.place(ending.places[seat] ?? 0)} `}
                  <Icon of={seats[seat]?.sign ?? signs.person} className="score-sign" />{' '}
                  <span className="score-name">{seats[seat]?.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source, i) => (
              <tr key={source}>
                <th scope="row">
                  <span className="score-key" data-part={i % 8} /> {seen.words.source[source]}
                </th>
                {order.map((seat) => (
                  <td key={seat}>{signed(points(seat, source))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.table.total}</th>
              {order.map((seat) => (
                <td key={seat}>{signed(totals[seat] ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}
