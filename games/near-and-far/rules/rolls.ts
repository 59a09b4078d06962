import type { Roll } from '../content/effects.ts'
import { inForce } from '../reckoning/cards.ts'
import { heartsAtHand } from '../reckoning/payment.ts'
import { playerAt } from '../reckoning/players.ts'
import {
  bonusAt,
  boosts,
  defenderTotal,
  mayActFreely,
  needed,
  ownTotal,
  standing,
  usefulHearts,
} from '../reckoning/rolls.ts'
import type { CardId, Check, Rules, Seat, Table, Throw } from '../shape.ts'
import { gain, pay } from './gains.ts'

const SIDES = 6

export function thrown(t: Table, bonus = 0): Throw {
  return { die: t.chance.die(SIDES), bonus, hearts: 0, used: [] }
}

export function checkOf(t: Table): Check {
  const { check } = t.state
  if (check === null) throw new Error('nothing was rolled')
  return check
}

/** Throws for the own turn and says so. */
export function begin(t: Table, check: Check): void {
  t.state.check = check
  const { seat, roll, throw: mine, defender } = check
  t.tell('rolled', { who: seat, roll, die: mine.die, total: ownTotal(t.state, check) })
  if (defender === null) return
  const { who, throw: theirs } = defender
  t.tell('rolled', { who, roll, die: theirs.die, total: defenderTotal(t.state, check) })
}

/** NAF-HEART-05: cards and hearts after the die, hearts last (NAF-DUEL-10); what comes of it. */
export function* raise(t: Table): Rules<number> {
  const { seat, roll } = checkOf(t)
  for (;;) {
    const most = () => bonusAt(t.state, checkOf(t)) ?? needed(t.state, checkOf(t))
    const total = () => ownTotal(t.state, checkOf(t))
    const open = () => total() < most()
    const options = (): (CardId | number)[] => {
      const player = playerAt(t.state, seat)
      const limits = {
        needed: needed(t.state, checkOf(t)),
        bonus: bonusAt(t.state, checkOf(t)),
        hearts: heartsAtHand(player),
      }
      return [...usefulHearts(total(), limits), ...(open() ? boosts(player, roll, checkOf(t).throw) : [])]
    }
    const said = yield* t.choose(seat, 'raise', options, {
      context: () => ({ ...standing(t.state, checkOf(t)), bonusAt: bonusAt(t.state, checkOf(t)) }),
      always: open() && mayActFreely(t.state, seat),
    })
    if (typeof said === 'number') {
      if (said > 0) yield* spendHearts(t, seat, said)
      return total()
    }
    yield* boost(t, seat, roll, checkOf(t).throw, said, total)
  }
}

function* spendHearts(t: Table, seat: Seat, hearts: number): Rules {
  const { hearts: fromTrack = 0, food = 0 } = yield* pay(t, seat, { hearts }, 'roll')
  const check = checkOf(t)
  check.throw.hearts += hearts
  t.tell('hearts-spent', { seat, hearts: fromTrack, food, total: ownTotal(t.state, check) })
}

/** Rolls again, or pays for more (NAF-CARD-21). */
export function* boost(t: Table, seat: Seat, roll: Roll, mine: Throw, card: CardId, total: () => number): Rules {
  mine.used.push(card)
  const player = playerAt(t.state, seat)
  const raised = inForce(player, 'roll-pay-bonus').find((one) => one.card === card && one.effect.rolls.includes(roll))
  if (raised !== undefined) {
    yield* pay(t, seat, raised.effect.cost, card)
    mine.bonus += raised.effect.n
    t.tell('roll-raised', { seat, card, by: raised.effect.n, total: total() })
    return
  }
  const again = inForce(player, 'roll-reroll').find((one) => one.card === card)
  if (again?.effect.cost) yield* pay(t, seat, again.effect.cost, card)
  mine.die = t.chance.die(SIDES)
  t.tell('rerolled', { seat, card, die: mine.die, total: total() })
}

/** A die that nothing can change (NAF-SKILL-16). */
export function rollForGain(t: Table, seat: Seat): void {
  const { building, done } = t.state.turn
  for (const { card, effect } of inForce(playerAt(t.state, seat), 'visit-die')) {
    if (effect.building !== building || done.includes(card)) continue
    done.push(card)
    const die = t.chance.die(SIDES)
    t.tell('die-for-gain', { seat, card, die })
    if (die >= effect.atLeast) gain(t, seat, effect.gain, card)
  }
}
