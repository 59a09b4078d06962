import type { CardId } from '../content/cards.ts'
import { type EffortReward, effortOf } from '../content/extra-effort.ts'
import { LEVELS } from '../content/requirements.ts'
import { type Colour, other, SIDES, type Side } from '../content/symbols.ts'
import type { Pool, Seat, SeenState } from '../shape.ts'
import { sideWithMore } from './fate.ts'
import { bodiesOf, playerOf } from './figures.ts'
import { marginOf } from './path-tokens.ts'
import { completes } from './sequence.ts'
import { activeIn } from './story.ts'
import { type Active, activeCounts, changeOf, emptyPool, printedColour, type Seen } from './symbols.ts'
import { type Would, wouldPlay } from './would.ts'

/** What two cards, or one, would change: at once, and at the end of the chapter. */
export interface Outlook {
  readonly would: Would
  /** At once: by effects, extra effort and requirements. */
  readonly vp: number
  readonly xp: number
  readonly symbols: Readonly<Pool>
  /** How many symbols of each path more. */
  readonly active: { readonly [S in Side]: number }
  /** WPD-EDGE-03: whether the sequence of this chapter would be complete. */
  readonly effort: boolean
  /** WPD-STRI-05: the requirement cards on which a level would be reached. */
  readonly levels: readonly Colour[]
  readonly supports: Side | null
  /** By how many symbols of each path ahead of the best of the others. */
  readonly ahead: { readonly [S in Side]: number }
}

export function outlookOf(state: SeenState, seat: Seat, cards: readonly CardId[]): Outlook {
  const player = playerOf(state, seat)
  const active = activeIn(state)
  const would = wouldPlay(player, active, cards)
  const effort = state.efforts?.[state.chapter - 1]
  const completed = effort !== undefined && completes(would.after, effortOf(effort).sequence)
  if (completed) for (const gain of effortOf(effort).reward) take(would.after, gain, active)
  const rewards = completed ? effortOf(effort).reward : []
  const levels = (state.goals ?? []).flatMap(({ colour }) => {
    const next = LEVELS[player.levels[colour]]
    return next !== undefined && printedColour(would.after, colour) >= next.cards ? [{ colour, xp: next.xp }] : []
  })
  const symbols = changeOf(player, would.after)
  const after = bodiesOf(state).map(({ figure, seen }) => ({ figure, seen: figure === seat ? would.after : seen }))
  const margin = (side: Side) => marginOf(after, seat, active, side)
  return {
    would,
    vp: sumOf(rewards, 'vp'),
    xp: would.xp + sumOf(rewards, 'xp') + levels.reduce((sum, { xp }) => sum + xp, 0),
    symbols,
    active: { left: symbols[active.left], right: symbols[active.right] },
    effort: completed,
    levels: levels.map(({ colour }) => colour),
    supports: sideWithMore(activeCounts(would.after, active)),
    ahead: { left: margin('left'), right: margin('right') },
  }
}

/** WPD-ENDCH-04, -05: what it would be worth at the end of the chapter if this path is dominant then, with what it gives at once. */
export function worthIf({ vp, xp, active }: Outlook, dominant: Side): { readonly vp: number; readonly xp: number } {
  return { vp: vp + active[dominant], xp: xp + active[other(dominant)] }
}

/** What kept cards are laid on: a timeline without cards, and no tokens but a special one (WPD-CLEAN-01, -08). */
export function cleared(seen: Seen): Seen {
  return { ...seen, timeline: [], pool: emptyPool(), recoloured: null }
}

function sumOf(rewards: readonly EffortReward[], kind: 'vp' | 'xp'): number {
  return rewards.reduce((sum, reward) => sum + (reward.kind === kind ? reward.amount : 0), 0)
}

function take(after: Would['after'], reward: EffortReward, active: Active): void {
  if (reward.kind !== 'active') return
  for (const side of SIDES) if (side === reward.side) after.pool[active[side]] += reward.amount
}
