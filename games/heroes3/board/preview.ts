import type { Choice, Consequence, Seen } from '@krcma/look'
import { icons, signs } from '@krcma/look'
import { findFighter } from '../reckoning/battle/fighters.ts'
import { targetsFrom } from '../reckoning/battle/moves.ts'
import { outlookOf } from '../reckoning/battle/outlook.ts'
import { printedOn } from '../reckoning/land.ts'
import { givesWay, oppositionOn } from '../reckoning/opposition.ts'
import { playerAt } from '../reckoning/player.ts'
import { isEmptyFor } from '../reckoning/visiting.ts'
import type { Act, Deed, FieldKey, Heroes3, Seat, State } from '../shape.ts'
import { locationText, unitName } from '../words/texts.ts'
import { damageText, fateText, percent } from './battle/outlook-text.ts'
import * as own from './icons.ts'
import { locationIcon } from './tiles/signs.ts'
import { spoken } from './words/words.ts'

/** What a choice would give and cost, by the functions that the rules use. */
export function preview(choice: Choice<Heroes3>, seen: Seen<Heroes3>): readonly Consequence[] {
  if (choice.kind === 'act') return acting(choice.option, choice.decision.seat, seen)
  return choice.kind === 'deed' ? inCombat(choice.option, seen) : []
}

/** What an attack would do, and whom one could attack after a step. */
function inCombat(deed: Deed, { view, words }: Seen<Heroes3>): readonly Consequence[] {
  const { vocabulary: v, board: w } = spoken(words)
  const { battle, setting } = view.state as State
  const fighter = battle === null ? undefined : findFighter(battle, battle.activation?.fighter ?? null)
  if (battle === null || fighter === undefined) return []
  if (deed.do === 'move') {
    const targets = battle.activation?.attacked === true ? [] : targetsFrom(battle, fighter, deed.to)
    const names = [...new Set(targets.map(({ card }) => unitName(v, card)))]
    return names.length === 0 ? [] : [{ tone: 'note', text: w.battle.fromThere(v.or(names)), icon: icons.sword }]
  }
  if (deed.do !== 'attack') return []
  const { blow, retaliation, strikesBack } = outlookOf({ setting, battle }, fighter.id, deed.target)
  const fate = (of: typeof blow) => {
    const text = fateText({ w }, of)
    return text === '' ? '' : ` – ${text}`
  }
  return [
    { tone: 'gain', text: `${w.battle.damage(damageText(blow))}${fate(blow)}`, icon: icons.sword },
    strikesBack === 0
      ? { tone: 'note', text: w.battle.noReturn, icon: own.strikesBack }
      : {
          tone: 'cost',
          text: `${w.battle.backFor(percent(strikesBack), damageText(retaliation))}${fate(retaliation)}`,
          icon: own.strikesBack,
        },
  ]
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
