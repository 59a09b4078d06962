import { BUILDINGS, type BuildingKind } from '../content/buildings.ts'
import { heroOf, playerAt } from '../reckoning/player.ts'
import type { Act, Rank, Seat, State, TownAct } from '../shape.ts'
import { prospect, stopWorth } from './goals.ts'
import { unitWorth } from './strength.ts'

/** What a building is worth, in points, besides the one that it scores. */
const BUILDING: Readonly<Record<BuildingKind, number>> = {
  'city-hall': 2.5,
  citadel: 2.2,
  'dwelling-silver': 2,
  'dwelling-golden': 2,
  'mage-guild': 1.2,
  'dwelling-bronze': 1.5,
  'special-a': 1,
  'special-b': 0.8,
}

export function townActWorth(state: State, seat: Seat, act: TownAct): number {
  switch (act.do) {
    case 'build':
      return 1 + BUILDING[BUILDINGS[act.building].kind]
    case 'recruit':
      return 0.6 + unitWorth({ card: act.unit, side: 'few' }) / 20 - act.with.length * 0.2
    case 'reinforce':
      return 0.6 + (unitWorth({ card: act.unit, side: 'pack' }) - unitWorth({ card: act.unit, side: 'few' })) / 10
    case 'hire':
      return state.round <= 6 ? 0.9 : -0.1
    case 'buy-spell':
      return playerAt(state, seat).goods.gold >= 20 ? 0.4 : -0.1
  }
}

/** What can be had from where each hero stands, looked up once for all of its moves. */
export type Outlook = { readonly [R in Rank]: number }

export function outlookOf(state: State, seat: Seat): Outlook {
  const { heroes } = playerAt(state, seat)
  const from = (rank: Rank) => (heroes[rank] === null ? 0 : prospect(state, seat, rank, heroes[rank].field))
  return { main: from('main'), secondary: from('secondary') }
}

/** What each act is worth; to end the turn is worth nothing. */
export function actWorth(state: State, seat: Seat, act: Act, outlook: Outlook): number {
  switch (act.do) {
    case 'move':
      return moveWorth(state, seat, act, outlook)
    case 'land':
      return 0.1 + stopWorth(state, seat, act.hero, heroOf(state, seat, act.hero).field)
    case 'take-token':
      return 5
    case 'discover':
    case 'place-tile':
      return 1
    case 'use-building':
      return 0.05
    case 'play':
      return playWorth(act.play.card, act.play.mode)
    case 'revisit':
    case 'use-unit':
    case 'trade':
    case 'end-turn':
      return act.do === 'end-turn' ? 0 : -1
    default:
      return townActWorth(state, seat, act)
  }
}

/** Goods at once are worth playing for; what helps in a combat is kept. */
function playWorth(card: string, mode: string): number {
  if (mode === 'empower') return -1
  if (card.startsWith('estates') || card.startsWith('endless-') || card.startsWith('inexhaustible-')) return 0.5
  if (card.startsWith('everpouring-') || card.startsWith('leadership')) return 0.4
  return card.startsWith('logistics') && mode === 'expert' ? 0.3 : -0.1
}

/** A step is worth what it brings nearer, as seen from there. */
function moveWorth(
  state: State,
  seat: Seat,
  { hero, to, taking }: Extract<Act, { do: 'move' }>,
  outlook: Outlook,
): number {
  const there = prospect(state, seat, hero, to)
  const stop = stopWorth(state, seat, hero, to)
  if (stop < 0) return stop
  const nearer = there - outlook[hero] * 0.99
  // Where stables lie beside each other one could ride to and fro for ever.
  const idle = stop <= 0 && !taking && heroOf(state, seat, hero).last === to
  return (nearer > 0 && !idle ? nearer + 0.02 : -0.05) + (taking ? 3 : 0)
}
