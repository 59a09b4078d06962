import type { Seat } from '@krcma/kernel'
import { Counter, icons, type Score, type Seen, type SummaryProps } from '@krcma/look'
import { pointsOf } from '../reckoning/score.ts'
import type { NearAndFar } from '../shape.ts'
import * as own from './icons.ts'
import { spoken } from './words/words.ts'

/** A traveller at a glance: who it is, hearts, coins, gems, food, and camps that are left. */
export function Summary({ view, words, seat }: SummaryProps<NearAndFar>) {
  const player = view.state.players[seat]
  if (player === undefined) return null
  const { vocabulary: v, board: w } = spoken(words)
  const { character, hearts, goods, camps } = player
  return (
    <span className="naf-summary">
      {character !== null && <span>{v.names.characters[character]}</span>}
      <Counter icon={icons.heart} value={hearts} name={w.summary.hearts} />
      <Counter icon={icons.coin} value={goods.coin} name={w.summary.coins} />
      <Counter icon={own.gem} value={goods.gem} name={w.summary.gems} />
      <Counter icon={own.food} value={goods.food} name={w.summary.food} />
      <Counter icon={own.camp} value={camps} name={w.summary.camps} />
    </span>
  )
}

export function score({ view, words }: Seen<NearAndFar>, seat: Seat): Score | null {
  if (view.state.players[seat] === undefined) return null
  return { icon: icons.star, value: pointsOf(view.state, seat), name: spoken(words).board.summary.points }
}
