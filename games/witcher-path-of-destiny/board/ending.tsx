import { Explain, Icon, icons } from '@krcma/look'
import type { Figure, Source } from '../shape.ts'
import { type At, bodiesAt, bodyAt, figureLook } from './at.ts'
import { characterIcons, sourceIcons } from './pictures.ts'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

const SOURCES: readonly Source[] = [
  'chapter-1',
  'chapter-2',
  'chapter-3',
  'story',
  'effort',
  'goals',
  'side-quest',
  'experience',
]

/** The end: the hero of the tale, and where everybody's points came from, the best first. */
export function Ending({ at, open }: { at: At; open: (page: number) => void }) {
  const { w, words, state } = at
  const order = ranked(at)
  const used = SOURCES.filter((source) => order.some((figure) => bodyAt(at, figure).points[source] !== 0))
  const { hero } = state
  return (
    <section className="wpd-ending" aria-label={w.ending.title} {...reachable}>
      <h2>{w.ending.title}</h2>
      {hero !== null && <p className="wpd-ending-hero">{w.ending.hero(heroName(at, hero))}</p>}
      <table className="wpd-sheet">
        <thead>
          <tr>
            <th scope="col">{w.ending.player}</th>
            {used.map((source) => (
              <Explain key={source} of={{ name: words.source[source] }}>
                <th scope="col" aria-label={words.source[source]}>
                  <Icon of={sourceIcons[source]} />
                  {source.startsWith('chapter-') && source.at(-1)}
                </th>
              </Explain>
            ))}
            <th scope="col">{w.ending.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((figure) => {
            const look = figureLook(at, figure)
            const body = bodyAt(at, figure)
            return (
              <tr key={figure} data-first={figure === hero}>
                <th scope="row">
                  <span style={{ color: look.colour }}>
                    <Icon of={look.sign} />
                  </span>{' '}
                  {look.name}
                </th>
                {used.map((source) => (
                  <td key={source}>{body.points[source]}</td>
                ))}
                <td className="wpd-total">
                  {figure === hero && <Icon of={icons.crown} />} {body.vp}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <button type="button" className="wpd-again" onClick={() => open(1)}>
        <Icon of={icons.book} /> {w.readAgain}
      </button>
      {hero !== null && (
        <span className="wpd-ending-sign" aria-hidden="true">
          <Icon of={characterIcons[characterAt(at, hero)]} />
        </span>
      )}
    </section>
  )
}

const characterAt = (at: At, figure: Figure) => bodyAt(at, figure).character ?? 'geralt'

export function heroName(at: At, figure: Figure): string {
  const character = at.v.names.characters[characterAt(at, figure)]
  return figure === 'automa' ? figureLook(at, figure).name : `${character} (${figureLook(at, figure).name})`
}

/** WPD-FINAL-09, -10: most VP first; of equals whoever stands higher on the initiative track. */
function ranked(at: At): readonly Figure[] {
  const { initiative } = at.state
  return bodiesAt(at)
    .map(({ figure }) => figure)
    .sort((a, b) => bodyAt(at, b).vp - bodyAt(at, a).vp || initiative.indexOf(a) - initiative.indexOf(b))
}
