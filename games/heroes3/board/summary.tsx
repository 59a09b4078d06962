import type { Seat } from '@krcma/kernel'
import { Counter, Explain, Icon, icons, type Score, type Seen, type SummaryProps } from '@krcma/look'
import { RESOURCES } from '../content/resources.ts'
import { trackOf } from '../reckoning/income.ts'
import { ranksOf } from '../reckoning/player.ts'
import { sheetOf } from '../reckoning/points.ts'
import type { Heroes3, State } from '../shape.ts'
import * as own from './icons.ts'
import { resourceIcons } from './tiles/signs.ts'
import { spoken } from './words/words.ts'

/** A player at a glance: hero and level, resources with what comes at the next income, movement left, cards in hand. */
export function Summary({ view, words, seat }: SummaryProps<Heroes3>) {
  const { vocabulary: v, board: w } = spoken(words)
  const state = view.state as State
  const player = state.players[seat]
  if (player === undefined || player.hero === null || player.faction === null) return null
  const { hand } = view.state.players[seat] ?? player
  return (
    <span className="h3-summary">
      <span className="h3-summary-hero">{w.heroOfLevel(v.names.heroes[player.hero], v.roman(player.level))}</span>
      {player.eliminated && <span>{v.scene.eliminated}</span>}
      {RESOURCES.map((resource) => (
        <Counter
          key={resource}
          icon={resourceIcons[resource]}
          value={player.goods[resource]}
          name={v.resource[resource]}
          text={w.nextIncome(trackOf(state, seat, resource))}
        />
      ))}
      {ranksOf(player).map((rank) => (
        <Counter
          key={rank}
          icon={rank === 'main' ? own.mainHero : own.secondaryHero}
          value={player.heroes[rank]?.mp ?? 0}
          name={w.movementOf(v.rank[rank])}
        />
      ))}
      <Counter
        icon={icons.card}
        value={typeof hand.items === 'number' ? hand.items : hand.items.length}
        name={w.inHand}
      />
      {player.morale !== 'neutral' && (
        <Explain of={{ name: v.morale[player.morale] }}>
          <span className="h3-morale" data-morale={player.morale} role="img" aria-label={v.morale[player.morale]}>
            <Icon of={own.morale} />
            {player.morale === 'positive' ? '+' : '−'}
          </span>
        </Explain>
      )}
    </span>
  )
}

export function score({ view, words }: Seen<Heroes3>, seat: Seat): Score | null {
  const state = view.state as State
  if (state.round === 0) return null
  const sheet = sheetOf(state, seat).filter(({ points }) => points !== 0)
  const text = sheet.map(({ source, points }) => `${words.source[source]} ${points}`).join(', ')
  return {
    icon: icons.glory,
    value: sheet.reduce((sum, { points }) => sum + points, 0),
    name: spoken(words).board.points,
    ...(text === '' ? {} : { text }),
  }
}
