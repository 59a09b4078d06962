import { Explain, Icon, icons } from '@krcma/look'
import { keyOf, sheetOf } from '../reckoning/score.ts'
import type { Source } from '../shape.ts'
import { type At, lookOf, playerAt } from './at.ts'
import * as own from './icons.ts'
import { Atlas } from './map/atlas.tsx'

const SOURCE_SIGNS: { readonly [S in Source]: string } = {
  camps: own.camp,
  routes: own.move,
  artifacts: icons.scroll,
  hand: icons.discard,
  threats: own.threat,
  cards: icons.card,
  money: icons.coin,
  tokens: own.banner,
  chiefs: icons.crown,
  reputation: own.flame,
  board: own.bird,
  map: own.map,
  sheet: own.quill,
  skills: icons.star,
}

/** The seats, the best first (NAF-SCORE-16, NAF-TIE-01). */
export function ranked({ state }: Pick<At, 'state'>): readonly number[] {
  const keys = state.players.map((_, seat) => keyOf(state, seat))
  const compare = (a: number, b: number) => {
    const [one = [], other = []] = [keys[a], keys[b]]
    const at = one.findIndex((value, i) => value !== other[i])
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
  }
  return state.players.map((_, seat) => seat).sort(compare)
}

/** The map as it was left, and where everybody's points came from. */
export function Ending({ at }: { at: At }) {
  const { state, v, w, words } = at
  const order = ranked(at)
  const sheets = order.map((seat) => sheetOf(state, seat))
  const used = (sheets[0] ?? [])
    .filter((_, i) => sheets.some((sheet) => sheet[i]?.points !== 0))
    .map(({ source }) => source)
  return (
    <section className="naf-ending" aria-label={w.ending.title}>
      <h2>{w.ending.title}</h2>
      <div className="naf-scores" {...reachable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.ending.traveller}</th>
              {used.map((source) => (
                <Explain key={source} of={{ name: words.source[source] }}>
                  <th scope="col" aria-label={words.source[source]}>
                    <Icon of={SOURCE_SIGNS[source]} />
                  </th>
                </Explain>
              ))}
              <th scope="col" aria-label={w.summary.points}>
                <Icon of={icons.star} />
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat, place) => {
              const { name, colour, sign } = lookOf(at, seat)
              const { character } = playerAt(at, seat)
              const sheet = sheets[place] ?? []
              return (
                <tr key={name} data-first={place === 0}>
                  <th scope="row">
                    <span style={{ color: colour }}>
                      <Icon of={sign} />
                    </span>{' '}
                    {name}
                    {character !== null && <small>{v.names.characters[character]}</small>}
                  </th>
                  {used.map((source) => (
                    <td key={source}>{sheet.find((line) => line.source === source)?.points ?? 0}</td>
                  ))}
                  <td className="naf-sum">{sheet.reduce((sum, { points }) => sum + points, 0)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <Atlas at={at} />
    </section>
  )
}

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }
