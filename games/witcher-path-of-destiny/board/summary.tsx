import type { Seat } from '@krcma/kernel'
import { Counter, icons, type Score, type Seen, type SummaryProps, signs } from '@krcma/look'
import { handSize } from '../reckoning/figures.ts'
import type { PathOfDestiny } from '../shape.ts'
import { spoken } from './words/words.ts'

/** A player at a glance: who it is, experience, cards in hand, abilities that are ready. */
export function Summary({ view, words, seat }: SummaryProps<PathOfDestiny>) {
  const player = view.state.players[seat]
  if (player === undefined || player.character === null) return null
  const { vocabulary: v, board: w } = spoken(words)
  const ready = player.abilities.filter((state) => state === 'ready').length
  const { xp, gold } = player
  const experience = gold === null ? w.xp(xp) : w.gold(gold, 0)
  return (
    <span className="wpd-summary">
      <span>{v.names.characters[player.character]}</span>
      <Counter icon={icons.star} value={gold ?? xp} name={w.experience} text={experience.text} />
      <Counter icon={icons.card} value={handSize(player)} name={w.inHand} />
      <Counter icon={signs.hint} value={ready} name={w.readyAbilities} />
    </span>
  )
}

export function score({ view, words }: Seen<PathOfDestiny>, seat: Seat): Score | null {
  const player = view.state.players[seat]
  if (player === undefined || player.character === null) return null
  const { board: w } = spoken(words)
  const text = Object.entries(player.points)
    .filter(([, points]) => points !== 0)
    .map(([source, points]) => `${words.source[source as keyof typeof player.points]} ${points}`)
  return { icon: icons.glory, value: player.vp, name: w.vp, ...(text.length === 0 ? {} : { text: text.join(', ') }) }
}
