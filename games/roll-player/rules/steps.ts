import { STANDARD } from '../content/actions.ts'
import type { Attribute } from '../content/basics.ts'
import { ATTRIBUTES } from '../content/basics.ts'
import type { Step } from '../content/effects.ts'
import { CHARISMA_TOKENS } from '../content/numbers.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { Rules, Seat, State, Table } from '../shape.ts'
import { moveAlignment } from './alignment.ts'
import { adjustDice, flipDice, moveDie, rerollDice, swapDice, type Target } from './dice.ts'
import { exchangeDie } from './exchange.ts'
import { gainGold } from './gold.ts'
import { flipPool, rerollPool } from './pool.ts'
import { buyDiscarded, buyUnseen } from './purchase.ts'

/** Carries out the steps of an effect in order (RPL-EFF-03). `placed`: the die just placed, for what acts on it; null if it may not. */
export function carryOut(t: Table, seat: Seat, steps: readonly Step[], placed: Target = NO_DIE): Rules {
  const [only] = steps
  return only !== undefined && steps.length === 1
    ? carryOutOne(t, seat, only, placed)
    : carryOutAll(t, seat, steps, placed)
}

function* carryOutAll(t: Table, seat: Seat, steps: readonly Step[], placed: Target): Rules {
  for (const step of steps) yield* carryOutOne(t, seat, step, placed)
}

function carryOutOne(t: Table, seat: Seat, step: Step, placed: Target): Rules {
  switch (step.op) {
    case 'flip-die':
      return flipDice(t, seat, step)
    case 'swap-dice':
      return swapDice(t, seat, step)
    case 'adjust-die':
      return adjustDice(t, seat, step, placed)
    case 'reroll-die':
      return rerollDice(t, seat, step)
    case 'move-alignment':
      return moveAlignment(t, seat, step)
    case 'gain-charisma':
      return takeTokens(t, seat, step.count)
    case 'gain-gold':
      return takeGold(t, seat, step.amount)
    case 'attribute-action':
      return anyStandardAction(t, seat)
    case 'move-die':
      return moveDie(t, seat)
    case 'exchange-die':
      return exchangeDie(t, seat, step)
    case 'pool-flip':
      return flipPool(t, seat, step)
    case 'pool-reroll':
      return rerollPool(t, seat)
    case 'purchase-from':
      return buyDiscarded(t, seat)
    case 'purchase-top':
      return buyUnseen(t, seat, step)
    default:
      throw new Error(`${step.op} is nothing that is carried out`)
  }
}

const NO_DIE: Target = () => null
const TAKE_OR_NONE = ['take', 'none'] as const
const NONE = ['none'] as const

function tokensLeft(state: State): number {
  return state.heroes.reduce((left, { tokens }) => left - tokens, CHARISMA_TOKENS)
}

/** As many as are left (RPL-ATTR-13). */
function* takeTokens(t: Table, seat: Seat, count: number): Rules {
  const context = () => ({ tokens: count })
  const options = () => (tokensLeft(t.state) > 0 ? TAKE_OR_NONE : NONE)
  if ((yield* t.choose(seat, 'take', options, { context })) === 'none') return
  const tokens = Math.min(count, tokensLeft(t.state))
  heroOf(t.state, seat).tokens += tokens
  t.tell('token-taken', { seat, tokens })
}

function* takeGold(t: Table, seat: Seat, gold: number): Rules {
  const context = () => ({ gold })
  if ((yield* t.choose(seat, 'take', () => TAKE_OR_NONE, { context })) === 'none') return
  gainGold(t, seat, gold, 'skill')
}

/** One of the six in its standard form, whatever the class (RPL-SKILL-09, RPL-EFF-18). */
function* anyStandardAction(t: Table, seat: Seat): Rules {
  const row = yield* t.choose(seat, 'attribute-action', () => ROWS_OR_NONE)
  if (row !== 'none') yield* carryOut(t, seat, STANDARD[row])
}

const ROWS_OR_NONE: readonly (Attribute | 'none')[] = [...ATTRIBUTES, 'none']
