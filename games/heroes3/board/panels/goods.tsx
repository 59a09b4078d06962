import { Counter } from '@krcma/look'
import { RESOURCES } from '../../content/resources.ts'
import { incomeOf } from '../../reckoning/income.ts'
import type { Seat } from '../../shape.ts'
import type { At } from '../at.ts'
import { resourceIcons } from '../tiles/signs.ts'

/** H3B-ROUND-05: odd rounds from the third on. */
const nextResourceRound = (round: number) => (round < 2 ? 3 : round % 2 === 0 ? round + 1 : round + 2)

/** What a player has of each resource, and what the next income brings. */
export function Goods({ at, seat }: { readonly at: At; readonly seat: Seat }) {
  const { state, v, w } = at
  const player = state.players[seat]
  if (player === undefined) return null
  const income = incomeOf(state, seat)
  const round = nextResourceRound(state.round)
  const comes = round <= state.setting.scenario.roundLimit.round
  return (
    <p className="h3-goods">
      {RESOURCES.map((resource) => (
        <span key={resource} className="h3-good">
          <Counter
            icon={resourceIcons[resource]}
            value={player.goods[resource]}
            name={v.resource[resource]}
            text={w.nextIncome(income[resource] ?? 0)}
          />
          {comes && <span className="h3-quiet">+{income[resource] ?? 0}</span>}
        </span>
      ))}
      <span className="h3-quiet">{comes ? w.incomeIn(round) : w.noMoreIncome}</span>
    </p>
  )
}
