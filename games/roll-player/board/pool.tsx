import { type Choice, Explain, Icon, icons, lit, memoOn, of, signs, thing, touch } from '@krcma/look'
import type { RollPlayer } from '../shape.ts'
import { type At, dieName, nameAt } from './at.ts'
import { Gem } from './gem.tsx'
import { Touched } from './touched.tsx'

/** There are no more Initiative cards. */
const numbers = [1, 2, 3, 4, 5]

/** The Initiative cards with their dice, coins and takers. */
export function Pool({ at }: { at: At }) {
  return (
    <section className="rpl-pool" aria-label={at.w.initiative.name}>
      {numbers.slice(0, at.view.state.initiative.length).map((number) => (
        <InitiativeCard key={number} at={at} number={number} />
      ))}
    </section>
  )
}

/** What can be done with the die or the card of this number. */
function choiceFor(at: At, number: number): Choice<RollPlayer> | undefined {
  const die = at.view.state.initiative[number - 1]?.die
  const byNumber = (['initiative', 'pool-die', 'pool-flip', 'pool-reroll'] as const)
    .flatMap((kind) => of(at.choices, kind))
    .find(({ option }) => option === number)
  if (byNumber !== undefined) return byNumber
  return of(at.choices, 'order-die').find(
    ({ option, decision }) =>
      number >= decision.context.initiative && die?.colour === option && die.value === decision.context.value,
  )
}

interface CardProps {
  readonly at: At
  readonly number: number
}

/** Choices light up one at a time: the other cards are left as they are. */
function InitiativeCard({ at, number }: CardProps) {
  return <CardNow at={at} number={number} now={lit(at.choices, [choiceFor(at, number)])} />
}

const CardNow = memoOn(
  ['view', 'v', 'w', 'seats', 'news'],
  function CardNow({ at, number }: CardProps & { now: string }) {
    const { w, v } = at
    const card = at.view.state.initiative[number - 1]
    if (card === undefined) return null
    const { die, coin, taker } = card
    const look = taker === null ? undefined : at.seats[taker]
    const choice = choiceFor(at, number)
    const chosen = of(at.choices, 'pool-reroll')[0]?.decision.context.chosen.includes(number) === true
    const rolled = at.news.some(
      ({ kind }) => kind === 'dice-rolled' || kind === 'pool-rerolled' || kind === 'pool-flipped',
    )
    const said = [
      look === undefined ? (die === null ? w.noDie : `${dieName(at, die)}.`) : `${w.taken(look.name)}.`,
      ...(coin ? [w.coin.text] : []),
      ...(chosen ? [w.chosen] : []),
    ].join(' ')
    const says = { name: w.initiativeCard(number), text: `${said} ${w.initiative.text}` }
    const looks = choice === undefined ? { role: 'img', tabIndex: 0, 'aria-label': `${says.name}. ${said}` } : {}
    const body = (
      <div
        className="rpl-initiative"
        data-taken={taker !== null}
        data-chosen={chosen}
        data-turn={taker !== null && at.view.state.phase === 'market' && at.view.state.active === taker}
        {...thing(`initiative-${number}`)}
        {...looks}
      >
        <span className="rpl-initiative-number" aria-hidden="true">
          {number}
        </span>
        {coin && (
          <span className="rpl-coin" aria-hidden="true">
            <Icon of={icons.coin} />
          </span>
        )}
        {die !== null && (
          <span className="rpl-initiative-die" {...thing(`pool-${number}`)}>
            <Gem v={v} colour={die.colour} value={die.value} rolled={rolled} />
          </span>
        )}
        {look !== undefined && (
          <span className="rpl-taker" style={{ color: look.colour }} aria-hidden="true">
            <Icon of={look.sign} />
            <span>{nameAt(at, look.seat)}</span>
          </span>
        )}
        {chosen && <Icon of={signs.yes} className="rpl-tick" />}
        <Touched by={touch(at.choices, choice)} says={says} />
      </div>
    )
    return choice === undefined ? <Explain of={says}>{body}</Explain> : body
  },
)
