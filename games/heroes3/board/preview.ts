import type { Choice, Consequence, Seen } from '@krcma/look'
import { icons, signs } from '@krcma/look'
import { printedOn } from '../reckoning/land.ts'
import { givesWay, oppositionOn } from '../reckoning/opposition.ts'
import { playerAt } from '../reckoning/player.ts'
import { isEmptyFor } from '../reckoning/visiting.ts'
import type { Act, FieldKey, Heroes3, Seat, State } from '../shape.ts'
import { locationText } from '../words/texts.ts'
import * as own from './icons.ts'
import { locationIcon } from './tiles/signs.ts'
import { spoken } from './words/words.ts'

/** What a choice would give and cost, by the functions that the rules use. */
export function preview(choice: Choice<Heroes3>, seen: Seen<Heroes3>): readonly Consequence[] {
  return choice.kind === 'act' ? acting(choice.option, choice.decision.seat, seen) : []
}

function acting(act: Act, seat: Seat, seen: Seen<Heroes3>): readonly Consequence[] {
  const { board: w } = spoken(seen.words)
  const state = seen.view.state as State
  const spends = (mp: number): Consequence => ({ tone: 'cost', text: w.map.spends(mp), icon: own.movement })
  switch (act.do) {
    case 'move': {
      const left = (playerAt(state, seat).heroes[act.hero]?.mp ?? 0) - act.mp
      return [
        spends(act.mp),
        ...meeting(act.to, seat, seen),
        { tone: 'note', text: w.map.movement(left), icon: signs.clock },
      ]
    }
    case 'revisit':
    case 'discover':
    case 'place-tile':
      return [spends(1)]
    case 'take-token':
      return [spends(act.mp), { tone: 'gain', text: w.map.carries, icon: own.grail }]
    default:
      return []
  }
}

/** Who or what waits on a field, and what visiting it does. */
function meeting(field: FieldKey, seat: Seat, { view, words, seats }: Seen<Heroes3>): readonly Consequence[] {
  const { vocabulary: v, board: w } = spoken(words)
  const state = view.state as State
  const meets = oppositionOn(state, seat, field)
  const nameOf = (other: Seat) => seats[other]?.name ?? ''
  const visit: readonly Consequence[] =
    isEmptyFor(state, seat, field) || printedOn(field).type === 'blocked'
      ? []
      : [
          {
            tone: 'gain',
            text: locationText(v, printedOn(field).type, state.setting.tournament),
            icon: locationIcon(printedOn(field)) ?? own.movement,
          },
        ]
  if (meets === null) return visit
  if (meets.is === 'hero')
    return [{ tone: 'cost', text: w.map.meetsHero(v.rank[meets.rank], nameOf(meets.seat)), icon: own.army }]
  if (meets.is === 'walls') return [{ tone: 'cost', text: w.map.meetsWalls(nameOf(meets.seat)), icon: own.townPlace }]
  const guard = v.roman(meets.difficulty)
  return givesWay(state, seat, meets.difficulty)
    ? [{ tone: 'gain', text: w.map.givesWay(guard), icon: icons.shield }, ...visit]
    : [{ tone: 'cost', text: w.map.meetsGuard(guard), icon: own.army }, ...visit]
}
