import { type Choice, Explain, Icon, icons, of, signs, thing, touch } from '@krcma/look'
import { FACTIONS } from '../../content/factions.ts'
import { GOODS } from '../../content/goods.ts'
import { MINE_COLUMNS } from '../../content/mine.ts'
import { type Building, TRADE_VALUES } from '../../content/town.ts'
import { sizeOf } from '../../reckoning/cards.ts'
import { mineReward, numberAt } from '../../reckoning/mine.ts'
import { price } from '../../reckoning/party.ts'
import { canPay } from '../../reckoning/payment.ts'
import type { NearAndFar } from '../../shape.ts'
import { adventurerText, amounts, cardName } from '../../words/speech.ts'
import { Asked } from '../asked.tsx'
import { type At, lookOf, playerAt, shownSeat } from '../at.ts'
import { AdventurerCard } from '../company/adventurer.tsx'
import { answeredIn } from '../parts.ts'
import { BUILDING_SIGNS, GOOD_SIGNS } from '../pictures.ts'
import { pictured } from '../signs.tsx'
import { Touched } from '../touched.tsx'
import { because, whyNotDug, whyNotHired } from '../why.ts'

interface InsideProps {
  readonly at: At
  readonly building: Building
  /** Null while somebody visits it: it closes by itself. */
  readonly close: (() => void) | null
}

type VisitChoice = Choice<NearAndFar, 'visit'>

/** Behind the door: what there is, and what of it can be done now. */
export function Inside({ at, building, close }: InsideProps) {
  const { state, w } = at
  const here = state.turn.building === building
  const visits = here ? of(at.choices, 'visit') : []
  const shown = visits.filter(({ option }) => option.do === 'hire' || option.do === 'dig')
  const others = here
    ? answeredIn(at, 'town').filter((one) => one.kind !== 'action' && !shown.some(({ key }) => key === one.key))
    : []
  return (
    <section className="naf-inside" aria-label={w.town.house[building]} data-building={building}>
      <header>
        <h3>
          <Icon of={BUILDING_SIGNS[building]} /> {w.town.house[building]}
        </h3>
        <p>{w.town.rule[building]}</p>
        {close !== null && (
          <button type="button" className="naf-close" onClick={close} aria-label={w.close}>
            <Icon of={signs.no} />
          </button>
        )}
      </header>
      {building === 'saloon' && <Row at={at} building={building} visits={visits} />}
      {building === 'mine' && <Mine at={at} visits={visits} />}
      {building === 'mine' && visits.some(({ option }) => option.do === 'hire') && (
        <Row at={at} building={building} visits={visits} />
      )}
      {building === 'town-hall' && <Values at={at} />}
      {building === 'stables' && <p className="naf-stock">{at.v.scene.stables(state.stables)}</p>}
      {building === 'hut' && <Hut at={at} />}
      {building === 'store' && (
        <p className="naf-stock">{w.town.decks(sizeOf(state.decks.basic.items), sizeOf(state.decks.advanced.items))}</p>
      )}
      <Asked at={at} of={others} />
    </section>
  )
}

interface VisitedProps {
  readonly at: At
  readonly visits: readonly VisitChoice[]
}

/** NAF-SALOON-02: five adventurers, each at the price that it has for this seat. */
function Row({ at, building, visits }: VisitedProps & { readonly building: Building }) {
  const { state, v } = at
  const seat = shownSeat(at)
  return (
    <ul className="naf-saloon-row">
      {state.row.map((id) => {
        const coins = price(state, seat, id)
        const choice = visits.find(({ option }) => option.do === 'hire' && option.adventurer === id)
        const why = whyNotHired(at, seat, id, building)
        const says = { name: adventurerText(v, id), text: at.w.town.hires(coins), ...because(why) }
        return (
          <Explain key={id} of={says}>
            <li>
              <AdventurerCard v={v} id={id} price={coins} payable={canPay(playerAt(at, seat), { coin: coins })} />
              <Touched by={touch(at.choices, choice)} says={says} />
            </li>
          </Explain>
        )
      })}
    </ul>
  )
}

/** NAF-MINE-01 to NAF-MINE-06: the numbers, what they bring, and whose camp is where. */
function Mine({ at, visits }: VisitedProps) {
  const { state, v, w } = at
  return (
    <div className="naf-mine" style={{ gridTemplateColumns: `repeat(${MINE_COLUMNS}, 1fr)` }}>
      {state.mine.map((owner, i) => {
        const { reputation = 0, ...goods } = mineReward(i, state.town)
        const brings = amounts(v, { ...goods, reputation })
        const choice = visits.find(({ option }) => option.do === 'dig' && option.at === i)
        const name = w.town.number(numberAt(i))
        const text = owner === null ? w.town.digs(brings) : v.step.camp(lookOf(at, owner).name)
        const says = { name, text, ...because(whyNotDug(at, shownSeat(at), i)) }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number of the mine is its place
          <Explain key={i} of={says}>
            <span className="naf-shaft" data-taken={owner !== null}>
              <Touched by={touch(at.choices, choice)} says={says} />
              <b>{numberAt(i)}</b>
              {owner === null ? (
                <span {...pictured(brings)}>
                  {(goods.coin ?? 0) > 0 && <Signed icon={icons.coin} n={goods.coin ?? 0} />}
                  {(goods.gem ?? 0) > 0 && <Signed icon={GOOD_SIGNS.gem} n={goods.gem ?? 0} />}
                  {reputation > 0 && <Signed icon={icons.star} n={reputation} />}
                </span>
              ) : (
                <span
                  className="naf-pawn"
                  style={{ background: lookOf(at, owner).colour }}
                  {...pictured(lookOf(at, owner).name)}
                >
                  <Icon of={lookOf(at, owner).sign} />
                </span>
              )}
            </span>
          </Explain>
        )
      })}
    </div>
  )
}

function Signed({ icon, n }: { icon: string; n: number }) {
  return (
    <>
      <Icon of={icon} />
      {n > 1 && n}
    </>
  )
}

/** NAF-HALL-06, and who has which chief. */
function Values({ at }: { at: At }) {
  const { state, v, w } = at
  return (
    <div className="naf-values">
      <p>
        {w.town.values}
        {GOODS.map((good) => (
          <span
            key={good}
            className="naf-good"
            data-good={good}
            {...pictured(w.town.value(v.amount(good, 1), TRADE_VALUES[good]))}
          >
            <Icon of={GOOD_SIGNS[good]} />
            <span>{TRADE_VALUES[good]}</span>
          </span>
        ))}
      </p>
      <p>
        {FACTIONS.map((faction) => {
          const owner = state.chiefs[faction]
          const says = `${v.chief[faction]}: ${owner === null ? v.scene.free : lookOf(at, owner).name}`
          return (
            <Explain key={faction} of={{ name: says, text: w.company.chiefRule }}>
              <span className="naf-chief" data-faction={faction} {...pictured(says)} {...thing(`chief-${faction}`)}>
                <Icon of={GOOD_SIGNS[faction]} />
                <Icon of={icons.crown} />
                {owner !== null && (
                  <span className="naf-pawn" style={{ background: lookOf(at, owner).colour }}>
                    <Icon of={lookOf(at, owner).sign} />
                  </span>
                )}
              </span>
            </Explain>
          )
        })}
      </p>
    </div>
  )
}

/** NAF-TREASURE-04: everybody may look through the treasures that were discarded. */
function Hut({ at: { state, v } }: { at: At }) {
  const { decks, discards } = state
  return (
    <>
      <p className="naf-stock">{v.scene.treasures(sizeOf(decks.treasure.items), discards.treasure.length)}</p>
      {discards.treasure.length > 0 && (
        <p className="naf-stock">{v.and(discards.treasure.map((id) => cardName(v, id)))}</p>
      )}
    </>
  )
}
