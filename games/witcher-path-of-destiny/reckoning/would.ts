import { type CardId, cardOf } from '../content/cards.ts'
import { SYMBOLS } from '../content/symbols.ts'
import type { Body, Loss } from '../shape.ts'
import { degreeOf, type Gains, gainsOf, takes } from './effects.ts'
import { takeAway, waysToLose } from './losses.ts'
import type { Active, Seen } from './symbols.ts'

/** What one card would do. */
interface Step {
  readonly card: CardId
  /** 0 where it has no effect or its condition is not met. */
  readonly degree: number
  readonly gains: Gains | null
  readonly losses: readonly Loss[]
}

type Copy = Pick<Body, 'timeline' | 'pool' | 'special' | 'recoloured'>

export interface Would {
  readonly steps: readonly Step[]
  readonly xp: number
  /** The timeline and the tokens as they would be. */
  readonly after: Copy
}

function copyOf({ timeline, pool, special, recoloured }: Seen): Copy {
  return {
    timeline: timeline.map((laid) => ({ ...laid, covered: [...laid.covered] })),
    pool: { ...pool },
    special: special === null ? null : { ...special },
    recoloured: recoloured === null ? null : { ...recoloured },
  }
}

/** What these cards would bring now, played in this order; of several symbols to lose, a special token goes last. */
export function wouldPlay(seen: Seen, active: Active, cards: readonly CardId[]): Would {
  const after = copyOf(seen)
  const first = after.timeline.length
  for (const card of cards) {
    after.timeline.push({ card, covered: cardOf(card).symbols.map(() => false), fresh: true })
  }
  const steps = cards.map((card, i) => resolved(after, active, card, first + i))
  return { steps, xp: steps.reduce((sum, { gains }) => sum + (gains?.xp ?? 0), 0), after }
}

function resolved(body: Copy, active: Active, card: CardId, at: number): Step {
  const { effect } = cardOf(card)
  const degree = effect === null ? 0 : degreeOf(effect, body, active, at)
  if (effect === null || degree === 0) return { card, degree: 0, gains: null, losses: [] }
  const types = takes(effect.condition, active)
  const losses: Loss[] = []
  for (let left = types.length === 0 ? 0 : degree; left > 0; left--) {
    const ways = waysToLose(body, types, at)
    const loss = ways.find(({ from }) => from !== 'special') ?? ways[0]
    if (loss === undefined) break
    takeAway(body, loss)
    losses.push(loss)
  }
  const gains = gainsOf(effect.result, degree, active)
  for (const symbol of SYMBOLS) body.pool[symbol] += gains.symbols[symbol]
  return { card, degree, gains, losses }
}
