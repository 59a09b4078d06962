import { TURNS } from '../content/components.ts'
import { SIDES, type Side } from '../content/symbols.ts'
import { dominantBy, supportOf } from '../reckoning/fate.ts'
import { bodiesOf, handOf } from '../reckoning/figures.ts'
import { questVp } from '../reckoning/side-quests.ts'
import { activeIn } from '../reckoning/story.ts'
import { type Active, activeCounts, inactiveCount, type Seen } from '../reckoning/symbols.ts'
import type { Player, State } from '../shape.ts'

/** About what a point of experience brings by the end: abilities first, gold later. */
export const XP_WORTH = 0.45
/** A symbol that counts for nothing now may pay for an effect. */
const INACTIVE_WORTH = 0.12
/** How much of the side quest is believed in, by chapter. */
const QUEST_BELIEF = [0, 0.25, 0.5, 0.9]

export type Weights = { readonly [S in Side]: number }

/** How likely the left path is to become dominant. */
export function leftChance(state: State): number {
  const { fate, dominant } = state
  if (dominant !== null) return dominant === 'left' ? 1 : 0
  const placed = fate.left.length + fate.right.length + fate.aside.length
  if (placed === TURNS) return dominantBy(fate) === 'left' ? 1 : dominantBy(fate) === 'right' ? 0 : 0.5
  const active = activeIn(state)
  const supports = bodiesOf(state).map(({ seen }) => supportOf(seen, active))
  const lean = SIDES.map((side) => supports.filter((support) => support === side).length)
  const now = ((lean[0] ?? 0) - (lean[1] ?? 0)) / supports.length
  const chance = 0.5 + 0.25 * (fate.left.length - fate.right.length) + 0.12 * now
  return Math.min(0.97, Math.max(0.03, chance))
}

/** What a symbol of each path is worth now: VP where it becomes dominant, XP where not. */
export function weightsOf(state: State): Weights {
  const left = leftChance(state)
  return { left: left + (1 - left) * XP_WORTH, right: 1 - left + left * XP_WORTH }
}

export const EVEN: Weights = { left: 0.5 + 0.5 * XP_WORTH, right: 0.5 + 0.5 * XP_WORTH }

export function symbolsWorth(seen: Seen, active: Active, weights: Weights): number {
  const { left, right } = activeCounts(seen, active)
  return left * weights.left + right * weights.right + inactiveCount(seen, active) * INACTIVE_WORTH
}

export function questWorth({ sideQuests, chapter }: State, player: Player): number {
  if (!sideQuests || player.character === null) return 0
  return questVp(player.character, handOf(player)) * (QUEST_BELIEF[chapter] ?? 0)
}
