import type { Seat } from '@krcma/kernel'
import { Explain, Icon, icons, memoOn, type SeatLook, signs } from '@krcma/look'
import { ATTRIBUTES } from '../content/basics.ts'
import { attributeScore } from '../reckoning/attributes.ts'
import { cardsOwned } from '../reckoning/cards.ts'
import { rowOutlook, starsOf } from '../reckoning/outlook.ts'
import type { SeenHero } from '../shape.ts'
import { type At, dieName, heroAt, ownSeat, shownSeat } from './at.ts'
import * as own from './icons.ts'
import { plain } from './numbers.ts'
import { Purse } from './purse.tsx'
import { whoIs } from './sheet/sheet.tsx'

interface CompanyProps {
  readonly at: At
  readonly others?: boolean
}

/** Everybody's sheet at a glance; touching one opens it. `others`: without the one that lies open. */
export const Company = memoOn(
  ['view', 'v', 'w', 'seats', 'shown', 'show', 'pointed', 'news'],
  function Company(props: CompanyProps) {
    const { at, others = false } = props
    const looks = at.seats.filter(({ seat }) => !others || seat !== shownSeat(at))
    if (looks.length === 0) return null
    return (
      <ul className="rpl-company" data-others={others} aria-label={at.w.tabs.players}>
        {looks.map((look) => (
          <li key={look.seat}>
            <Friend
              at={at}
              look={look}
              hero={heroAt(at, look.seat)}
              wide={!others}
              on={shownSeat(at) === look.seat}
              mine={ownSeat(at) === look.seat}
              starts={at.view.state.start === look.seat}
              spokenOf={isSpokenOf(at, look.seat)}
            />
          </li>
        ))}
      </ul>
    )
  },
)

interface FriendProps {
  readonly at: At
  readonly look: SeatLook
  readonly hero: SeenHero
  readonly wide: boolean
  readonly on: boolean
  readonly mine: boolean
  readonly starts: boolean
  readonly spokenOf: boolean
}

const Friend = memoOn(['v', 'w', 'solo', 'show'], function Friend(props: FriendProps) {
  const { at, look, hero, wide, on, mine, starts, spokenOf } = props
  const { v, w } = at
  const stars = starsOf(hero, at.solo)
  const text = [whoIs(at, hero), `${w.stars.name}: ${stars}`, v.gold(hero.gold), w.show(look.name)]
    .filter((part) => part !== '')
    .join(' · ')
  return (
    <>
      <Explain of={{ name: look.name, text }}>
        <button
          type="button"
          className="rpl-friend"
          aria-pressed={on}
          data-spoken-of={!on && spokenOf}
          data-mine={mine}
          style={{ borderColor: look.colour }}
          onClick={() => at.show(look.seat)}
        >
          <span className="rpl-friend-name">
            <span style={{ color: look.colour }}>
              <Icon of={look.sign} />
            </span>
            <span className="rpl-clipped">{look.name}</span>
            {starts && <Icon of={own.startPlayer} className="rpl-flag" />}
          </span>
          {hero.class !== null && <Mini at={at} hero={hero} />}
          <span className="rpl-friend-facts">
            <span className="rpl-clipped">{hero.class === null ? '\u00a0' : v.names.classes[hero.class]}</span>
            <span>
              <Icon of={icons.star} /> {plain(stars)}
            </span>
            <span>
              <Icon of={icons.coin} /> {hero.gold}
            </span>
            <span>
              <Icon of={icons.card} /> {cardsOwned(hero)}
            </span>
          </span>
          <span className="rpl-unseen">{w.show(look.name)}</span>
        </button>
      </Explain>
      {wide && <Purse v={at.v} solo={at.solo} w={w} hero={hero} seat={look.seat} small />}
    </>
  )
})

/** Eighteen small dice, with a tick where a goal is met. */
function Mini({ at, hero }: { at: At; hero: SeenHero }) {
  return (
    <span className="rpl-mini" aria-hidden="true">
      {ATTRIBUTES.map((row) => {
        const { standing } = rowOutlook(hero, row)
        return (
          <span key={row} className="rpl-mini-row" data-standing={standing}>
            {[0, 1, 2].map((column) => {
              const die = hero.rows[row][column]
              return (
                <span
                  key={column}
                  className="rpl-mini-die"
                  data-gem={die?.colour ?? 'none'}
                  title={die === undefined ? undefined : dieName(at, die)}
                >
                  {die?.value ?? ''}
                </span>
              )
            })}
            <span className="rpl-mini-score">
              {plain(attributeScore(hero, row))}
              {standing === 'met' && <Icon of={signs.yes} />}
            </span>
          </span>
        )
      })}
    </span>
  )
}

/** Whether the log points at something on a sheet that does not lie open. */
function isSpokenOf(at: At, seat: Seat): boolean {
  const { weapons, armor, traits, skills } = heroAt(at, seat)
  const owned: readonly string[] = [...weapons, ...armor, ...traits, ...skills.map(({ id }) => id)]
  return at.pointed.some((id) => owned.includes(id) || new RegExp(`^[a-z]+-${seat}(-|$)`).test(id))
}
