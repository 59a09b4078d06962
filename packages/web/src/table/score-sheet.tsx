import type { Ending } from '@krcma/kernel'
import { Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useSettings, useWords } from '../settings.ts'

/** With the sign of arithmetic, not a hyphen. */
const signed = (points: number) => (points < 0 ? `−${-points}` : String(points))

/** Whoever is ranked: a seat, or a rival that is none. */
interface Contestant {
  readonly key: string
  readonly name: string
  readonly sign: string
  readonly colour: string | undefined
  readonly place: number
  readonly points: (source: string) => number
  readonly total: number
}

/** Everybody who is ranked, the best first. */
function ranked({ seats, words }: Seen<AnyGame>, { sheets, places, rivals }: Ending<AnyGame>): readonly Contestant[] {
  const counted = (sheet: (typeof sheets)[number]) => ({
    points: (source: string) => sheet.find((line) => line.source === source)?.points ?? 0,
    total: sheet.reduce((sum, line) => sum + line.points, 0),
  })
  const people = seats.map(({ seat, name, sign, colour }) => ({
    key: `seat ${seat}`,
    name,
    sign,
    colour,
    place: places[seat] ?? 0,
    ...counted(sheets[seat] ?? []),
  }))
  const others = rivals.map(({ id, sheet, place }) => ({
    key: `rival ${id}`,
    name: words.rival?.(id) ?? id,
    sign: signs.bot,
    colour: undefined,
    place,
    ...counted(sheet),
  }))
  return [...people, ...others].sort((a, b) => a.place - b.place)
}

/** Who won, and a picture of where everybody's points came from. */
export function ScoreSheet({ seen }: { seen: Seen<AnyGame> }) {
  const words = useWords()
  const { language } = useSettings()
  const { ending } = seen.view
  if (ending === null) return null
  const all = ranked(seen, ending)
  const lines = [...ending.sheets, ...ending.rivals.map(({ sheet }) => sheet)].flat()
  const sources = [...new Set(lines.map(({ source }) => source))]
  const most = Math.max(1, ...all.map(({ total }) => total))
  const winners = all.filter(({ place }) => place === 1).map(({ name }) => name)
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
        {all.map(({ key, name, sign, colour, points, total }) => (
          <div key={key} className="score-bar">
            <span className="score-bar-name" style={{ '--seat': colour }}>
              <Icon of={sign} className="score-sign" /> {name}
            </span>
            <span className="score-bar-track">
              {sources.map((source, i) =>
                points(source) > 0 ? (
                  <span
                    key={source}
                    className="score-part"
                    data-part={i % 8}
                    style={{ width: `${(points(source) / most) * 100}%` }}
                  >
                    {points(source)}
                  </span>
                ) : null,
              )}
            </span>
            <b>{signed(total)}</b>
          </div>
        ))}
      </div>
      <div className="score-table-box">
        <table className="score-table">
          <thead>
            <tr>
              <th scope="col">{words.table.score}</th>
              {all.map(({ key, name, sign, colour, place }) => (
                <th key={key} scope="col" style={{ '--seat': colour }}>
                  {(ending.outcome === undefined || ending.rivals.length > 0) && `${words.table.place(place)} `}
                  <Icon of={sign} className="score-sign" /> <span className="score-name">{name}</span>
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
                {all.map(({ key, points }) => (
                  <td key={key}>{signed(points(source))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.table.total}</th>
              {all.map(({ key, total }) => (
                <td key={key}>{signed(total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}
