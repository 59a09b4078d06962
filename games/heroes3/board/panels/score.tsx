import { Icon } from '@krcma/look'
import { SCORE_SOURCES } from '../../content/rulesets.ts'
import { sheetOf } from '../../reckoning/points.ts'
import { ruleText } from '../../words/scenario-text.ts'
import { sentence } from '../../words/texts.ts'
import type { At } from '../at.ts'
import { Goods } from './goods.tsx'

/** Victory points so far by source, for everybody; what everybody has and earns; and what the scenario is about. */
export function ScoreTable({ at }: { readonly at: At }) {
  const { state, w, words } = at
  const sheets = state.players.map((_, seat) => sheetOf(state, seat))
  const total = (seat: number) => sheets[seat]?.reduce((sum, { points }) => sum + points, 0) ?? 0
  const of = (seat: number, source: string) => sheets[seat]?.find((line) => line.source === source)?.points ?? 0
  return (
    <table className="h3-score">
      <caption>{w.points}</caption>
      <thead>
        <tr>
          <td />
          {at.seats.map(({ name, colour, sign }) => (
            <th key={name} scope="col">
              <span style={{ color: colour }}>
                <Icon of={sign} />
              </span>{' '}
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_SOURCES.map((source) => (
          <tr key={source}>
            <th scope="row">{words.source[source]}</th>
            {sheets.map((_, seat) => (
              <td key={at.seats[seat]?.name ?? seat}>{of(seat, source)}</td>
            ))}
          </tr>
        ))}
        <tr className="h3-total">
          <th scope="row">{w.total}</th>
          {sheets.map((_, seat) => (
            <td key={at.seats[seat]?.name ?? seat}>{total(seat)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

export function Points({ at }: { readonly at: At }) {
  const { state, v } = at
  const { scenario } = state.setting
  return (
    <>
      <ScoreTable at={at} />
      {at.seats.slice(0, state.players.length).map(({ name }, seat) => (
        <div key={name}>
          <h3>{name}</h3>
          <Goods at={at} seat={seat} />
        </div>
      ))}
      <h3>{scenario.name[v.language]}</h3>
      <ul className="h3-goals">
        {scenario.rules.map((rule) => (
          <li key={rule.id}>{ruleText(v, rule)}</li>
        ))}
        {scenario.victory.map((one) => (
          <li key={one.id}>{sentence(v.scenario.victory(one, v.condition(one.if)))}</li>
        ))}
        <li>{sentence(v.scenario.limit(scenario.roundLimit))}</li>
      </ul>
    </>
  )
}
