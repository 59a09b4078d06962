import type { Seat } from '@krcma/kernel'
import { icons, type Score, type Seen, type SummaryProps } from '@krcma/look'
import type { TalesOfGlory } from '../shape.ts'
import { gloryOf } from './at.ts'
import { Purse } from './purse.tsx'
import { spoken } from './words/words.ts'

/** A player at a glance. */
export function Summary({ view, words, seat }: SummaryProps<TalesOfGlory>) {
  const player = view.state.players[seat]
  if (player === undefined) return null
  return <Purse w={spoken(words).board} player={player} seat={seat} small first={view.state.first === seat} />
}

export function score({ view, words }: Seen<TalesOfGlory>, seat: Seat): Score | null {
  const player = view.state.players[seat]
  return player === undefined
    ? null
    : { icon: icons.glory, value: gloryOf(player), ...spoken(words).board.resource.glory }
}
