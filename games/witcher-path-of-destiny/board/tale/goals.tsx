import { Explain, Icon, of, signs, thing, touch } from '@krcma/look'
import { BACKS } from '../../content/hidden-goals.ts'
import { LEVELS } from '../../content/requirements.ts'
import { printedColour } from '../../reckoning/symbols.ts'
import type { SeenState } from '../../shape.ts'
import { type At, playerAt, shownSeat } from '../at.ts'
import { Banner, SymbolSign } from '../card/signs.tsx'
import * as own from '../icons.ts'
import { Touched } from '../touched.tsx'

type Goal = NonNullable<SeenState['goals']>[number]

/** Striga: four hidden goals, each beside the requirement that lets one look at it. */
export function Goals({ at, goals }: { at: At; goals: readonly Goal[] }) {
  const { w } = at
  return (
    <section className="wpd-tale wpd-goals" aria-label={w.goals.name}>
      <Explain of={w.goals}>
        <h3 className="wpd-tale-name">
          <Icon of={own.goal} /> {w.goals.name}
        </h3>
      </Explain>
      {goals.map((goal) => (
        <GoalPlate key={goal.back} at={at} goal={goal} />
      ))}
    </section>
  )
}

function GoalPlate({ at, goal: { back, colour, front } }: { at: At; goal: Goal }) {
  const { v, w, choices, state } = at
  const id = typeof front.items === 'number' ? undefined : front.items[0]
  const player = playerAt(at, shownSeat(at))
  const level = player.levels[colour]
  const next = LEVELS[level]
  const count = printedColour(player, colour)
  const choice = of(choices, 'look').find(({ option }) => option === back)
  const asks = next === undefined ? w.requirementDone : w.requirement(v.colour[colour], count, next.cards)
  const reached = state.players.flatMap((one, seat) =>
    one.levels[colour] === 0 ? [] : [w.levelOf(at.seats[seat]?.name ?? '', one.levels[colour])],
  )
  const name = w.goal(back, BACKS[back].map((symbol) => v.symbol[symbol]).join(', '))
  const text = (
    <span className="wpd-said">
      <span>{id === undefined ? w.goalHidden : v.goal(id)}</span>
      <span>{asks}</span>
      {reached.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
  return (
    <div className="wpd-goal" data-known={id !== undefined} {...thing(`goal-${back.toLowerCase()}`)}>
      <Explain of={{ name, text, ...(id === undefined ? { why: { text: w.why.goal, rule: 'WPD-STRI-06' } } : {}) }}>
        <span className="wpd-goal-face">
          <span className="wpd-symbols" role="img" aria-label={name}>
            {BACKS[back].map((symbol) => (
              <SymbolSign key={symbol} of={symbol} />
            ))}
          </span>
          <span className="wpd-goal-needs" role="img" aria-label={asks}>
            <Banner of={colour} />
            {next === undefined ? <Icon of={signs.yes} /> : `${count}/${next.cards}`}
          </span>
          <span className="wpd-goal-text">{id === undefined ? <Icon of={signs.hidden} /> : v.goal(id)}</span>
        </span>
      </Explain>
      <Touched by={touch(choices, choice)} says={{ name, text }} />
    </div>
  )
}
