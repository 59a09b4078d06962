import { type Choice, type Consequence, icons, type Seen } from '@krcma/look'
import { chart } from '../reckoning/charts.ts'
import { campHearts, departureHearts, hasThreat, hasTreasure, waterHearts } from '../reckoning/movement.ts'
import { playerAt, spaceOf } from '../reckoning/players.ts'
import type { NearAndFar } from '../shape.ts'
import * as own from './icons.ts'
import { spoken } from './words/words.ts'

/** What a choice would give and cost, by the functions that the rules use. */
export function preview(choice: Choice<NearAndFar>, seen: Seen<NearAndFar>): readonly Consequence[] {
  const { state } = seen.view
  const { vocabulary: v } = spoken(seen.words)
  const player = playerAt(state, choice.decision.seat)
  switch (choice.kind) {
    case 'step': {
      const from = spaceOf(player.at)
      if (choice.option === 'stop' || from === null) return []
      const exit = chart(state.map).exits[from]?.find(({ to }) => to === choice.option)
      const hearts = departureHearts(state, player, from) + waterHearts(state, player, choice.option)
      return [
        ...(hearts > 0 ? [{ tone: 'cost' as const, text: v.amount('hearts', hearts), icon: icons.heart }] : []),
        ...(exit !== undefined && hasThreat(state, exit)
          ? [{ tone: 'note' as const, text: v.step.threat, icon: own.threat }]
          : []),
        ...(exit !== undefined && hasTreasure(state, exit)
          ? [{ tone: 'gain' as const, text: v.step.treasure, icon: icons.chest }]
          : []),
        ...(state.tokens.includes(choice.option)
          ? [{ tone: 'note' as const, text: v.step.token, icon: icons.book }]
          : []),
      ]
    }
    case 'arrival':
      return choice.option === 'camp' && campHearts(player) > 0
        ? [{ tone: 'cost', text: v.amount('hearts', campHearts(player)), icon: icons.heart }]
        : []
    default:
      return []
  }
}
