import { type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useSettings, useWords } from '../settings.ts'
import { FinishedWork } from './finished-work.tsx'
import { decisive, ranked, sourcesOf } from './standings.ts'
import { verdictOf } from './verdict.ts'

/** With the sign of arithmetic, not a hyphen. */
const signed = (points: number) => (points < 0 ? `−${-points}` : String(points))

/** Who won, what the winner made, and where everybody's points came from. */
export function ScoreSheet({ seen, face }: { seen: Seen<AnyGame>; face: Face<AnyGame> }) {
  const words = useWords()
  const { language } = useSettings()
  const { ending } = seen.view
  if (ending === null) return null
  const all = ranked(seen, ending)
  const sources = sourcesOf(ending)
  const most = Math.max(1, ...all.map(({ total }) => total))
  const verdict = verdictOf(seen, ending, seen.view.viewer, words, language)
  const decided = ending.outcome === undefined ? decisive(all, sources) : null
  return (
    <div className="score">
      <p className="score-verdict">
        <Icon of={signs.trophy} /> {verdict}
      </p>
      {decided !== null && (
        <p className="score-decided">
          {words.ending.decided(seen.words.source[decided.source] ?? '', decided.by, decided.than)}
        </p>
      )}
      <FinishedWork seen={seen} face={face} />
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
                    style={{
                      width: `${(points(source) / most) * 100}%`,
                      animationDelay: `calc(var(--motion) * ${i * 160}ms)`,
                    }}
                  >
                    <span>{points(source)}</span>
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
