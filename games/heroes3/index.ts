import type { Course, Room } from '@krcma/kernel'
import { BUILDINGS, type BuildingId } from './content/buildings.ts'
import { nameOf } from './content/cards.ts'
import { neutralName } from './content/neutral-units.ts'
import { UNITS, type UnitId } from './content/units.ts'
import { mind } from './mind/mind.ts'
import { discardPile } from './reckoning/pile.ts'
import { playerAt } from './reckoning/player.ts'
import { game } from './rules/game.ts'
import type { Heroes3, Player, State, UnitCard } from './shape.ts'
import { words as cs } from './words/cs.ts'
import { words as en } from './words/en.ts'

export type * from './shape.ts'

export const room: Room<Heroes3> = {
  game,
  words: { cs, en },
  mind,
  report: {
    traits: (state, seat) => {
      const { faction, hero } = playerAt(state, seat)
      return {
        scenario: state.setting.scenario.id,
        faction: faction ?? 'none',
        hero: hero ?? 'none',
        order: state.first === seat ? 'first' : 'later',
      }
    },
    course: courseOf,
    holdings: (state, seat) => holdingsOf(playerAt(state, seat)),
    price: (piece) => {
      if (Object.hasOwn(BUILDINGS, piece)) return BUILDINGS[piece as BuildingId].cost.gold
      return Object.hasOwn(UNITS, piece) ? UNITS[piece as UnitId].few.cost.gold : undefined
    },
  },
}

/** Rules and events of the scenario that did something, and goals that were met. */
function courseOf({ ended, round, occurred, latches, setting }: State): Course {
  const end = ended?.why ?? ''
  const { rules, timedEvents } = setting.scenario
  const acted = [...rules, ...timedEvents].map(({ id }) => id).filter((id) => (occurred[id] ?? 0) > 0)
  return { end, round, came: [...acted, ...latches.map(({ condition }) => condition), end] }
}

/** Copies of a card count as one piece. */
function holdingsOf(player: Player): readonly string[] {
  const cards = [...player.hand.items, ...player.deck.items, ...discardPile(player), ...player.inPlay, ...player.scored]
  return [...cards.map(nameOf), ...player.units.map(({ card }) => unitName(card)), ...player.buildings]
}

function unitName(card: UnitCard): string {
  return Object.hasOwn(UNITS, card) ? card : neutralName(card as Exclude<UnitCard, UnitId>)
}
