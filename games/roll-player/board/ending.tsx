import { Explain, Icon, icons, type SeatLook } from '@krcma/look'
import { TITLES, type TitleId } from '../content/solo.ts'
import { starsBySource, starsOf } from '../reckoning/outlook.ts'
import { titleFor } from '../reckoning/score.ts'
import type { Source } from '../shape.ts'
import { type At, heroAt } from './at.ts'
import * as own from './icons.ts'
import { plain } from './numbers.ts'
import { Portrait, whoIs } from './sheet/sheet.tsx'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

const sourceIcons: { readonly [S in Source]: string } = {
  goals: own.focused,
  'class-dice': own.classDice,
  alignment: icons.scales,
  backstory: icons.quest,
  armor: own.armor,
  traits: own.trait,
  gold: icons.coin,
}

/** The end: where everybody's stars come from, the best first. */
export function Ending({ at }: { at: At }) {
  const { v, w } = at
  const places = at.view.ending?.places ?? []
  const order = [...at.seats].sort((a, b) => (places[a.seat] ?? 9) - (places[b.seat] ?? 9))
  const [best] = order
  const outcome = at.solo && best !== undefined ? titleFor(starsOf(heroAt(at, best.seat), true)) : null
  return (
    <section className="rpl-ending" aria-label={w.ending.title} {...reachable}>
      <h2 className="rpl-round">{w.ending.title}</h2>
      {outcome !== null && (
        <p className="rpl-title">
          {w.ending.earned} <strong>{v.names.titles[outcome]}</strong>
        </p>
      )}
      {outcome !== null && <Titles at={at} earned={outcome} />}
      {order.map((look) => (
        <Scored key={look.seat} at={at} look={look} first={places[look.seat] === 1 && at.seats.length > 1} />
      ))}
    </section>
  )
}

/** What every score would have been called. */
function Titles({ at, earned }: { at: At; earned: TitleId }) {
  return (
    <ol className="rpl-titles">
      {TITLES.map(({ id, most }, i) => (
        <li key={id} data-earned={id === earned}>
          <span>{most === null ? `${(TITLES[i - 1]?.most ?? 0) + 1}+` : `≤ ${most}`}</span>
          {at.v.names.titles[id]}
          {id === earned && <Icon of={icons.crown} />}
        </li>
      ))}
    </ol>
  )
}

function Scored({ at, look, first }: { at: At; look: SeatLook; first: boolean }) {
  const { v, w } = at
  const hero = heroAt(at, look.seat)
  return (
    <article className="rpl-scored" data-first={first} style={{ borderColor: look.colour }}>
      <Portrait hero={hero} />
      <button type="button" className="rpl-scored-name" onClick={() => at.show(look.seat)}>
        <strong>
          <span style={{ color: look.colour }}>
            <Icon of={look.sign} />
          </span>{' '}
          {look.name}
        </strong>
        <span>{whoIs(at, hero)}</span>
        <span className="rpl-unseen">{w.show(look.name)}</span>
      </button>
      <span className="rpl-scored-total">
        {first && <Icon of={icons.crown} />}
        {plain(starsOf(hero, at.solo))}
        <Icon of={icons.star} />
        <span className="rpl-unseen">{w.ending.total}</span>
      </span>
      <dl className="rpl-sources">
        {starsBySource(hero, at.solo).map(({ source, points }) => (
          <Explain key={source} of={{ name: v.source[source], text: v.stars(points).replace('-', '−') }}>
            <div>
              <dt>
                <Icon of={sourceIcons[source]} />
                <span>{v.source[source]}</span>
              </dt>
              <dd>{plain(points)}</dd>
            </div>
          </Explain>
        ))}
      </dl>
    </article>
  )
}
