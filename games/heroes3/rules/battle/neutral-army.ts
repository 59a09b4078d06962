import { ASTROLOGERS } from '../../content/astrologers.ts'
import { ARMIES } from '../../content/difficulty.ts'
import { type NeutralCardId, neutralOf } from '../../content/neutral-units.ts'
import type { Difficulty } from '../../content/tiles.ts'
import { battleOf } from '../../reckoning/battle/fighters.ts'
import type { Rules, Seat, State, Table } from '../../shape.ts'
import { discardNeutral, drawNeutral } from '../neutral-decks.ts'
import { newFighter } from './deploying.ts'

/** H3B-NEUT-01: by the difficulty of the field and of the game. */
export function* drawNeutrals(t: Table): Rules {
  const { state } = t
  const battle = battleOf(state)
  const tiers = ARMIES[battle.difficulty as Difficulty][state.setting.hardness]
  battle.drawn = tiers.flatMap((tier) => drawNeutral(t, tier) ?? [])
  t.tell('neutrals-drawn', { cards: [...battle.drawn] })
  for (let n = swapsIn(state); n > 0; n--) yield* swap(t, battle.attacker.seat as Seat)
  battle.fighters.push(
    ...battle.drawn.map((card, i) => newFighter(`d${i + 1}`, 'defender', { card, side: 'neutral', overlays: [] })),
  )
}

/** How many of the units drawn may be exchanged (swapNeutral). */
function swapsIn({ astrologers: { current } }: State): number {
  if (current === null) return 0
  return ASTROLOGERS[current].effects.reduce((sum, effect) => (effect.op === 'swapNeutral' ? sum + effect.n : sum), 0)
}

/** For another card of the same tier. */
function* swap(t: Table, seat: Seat): Rules {
  const battle = battleOf(t.state)
  const away = yield* t.choose(seat, 'swap-neutral', (): (NeutralCardId | 'none')[] => [...battle.drawn, 'none'])
  if (away === 'none') return
  const drawn = drawNeutral(t, neutralOf(away).tier)
  if (drawn === undefined) return
  battle.drawn[battle.drawn.indexOf(away)] = drawn
  discardNeutral(t, [away])
  t.tell('neutral-swapped', { seat, away, drawn })
}
