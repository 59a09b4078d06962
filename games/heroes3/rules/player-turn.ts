import type { BuildingId } from '../content/buildings.ts'
import { BUILDINGS } from '../content/buildings.ts'
import { NEUTRALS, neutralName } from '../content/neutral-units.ts'
import { actsOf } from '../reckoning/acts.ts'
import { isNeutral } from '../reckoning/army.ts'
import { emptyFieldsBeside } from '../reckoning/moves.ts'
import { handLimit } from '../reckoning/pile.ts'
import { heroOf, placeOf, playerAt, ranksOf } from '../reckoning/player.ts'
import { buildingsThatWork } from '../reckoning/town-buildings.ts'
import type { Act, Cause, Ongoing, Rules, Seat, Table, TaskOf, TownBuilding } from '../shape.ts'
import { next } from './agenda.ts'
import { playCard } from './cards/play.ts'
import { discardCards, discardFromPlay, draw } from './deck.ts'
import { moveHero } from './effects/hero.ts'
import { resolve } from './effects/interpreter.ts'
import { scopeOf } from './effects/scope.ts'
import { exchange } from './goods.ts'
import { discover, land, move, placeTile, revisit, takeToken } from './movement.ts'
import { peekDeck } from './peeking.ts'
import { townAction } from './town.ts'
import { occur } from './triggers.ts'

/** H3B-TURN-01 to H3B-TURN-07: the steps of a turn. */
export function* beginTurn(t: Table, { seat }: TaskOf<'turn'>): Rules {
  const { state } = t
  const player = playerAt(state, seat)
  state.active = seat
  player.usedThisTurn = []
  player.firstSpell.turn = false
  for (const right of player.ongoing) if (right.uses === 'one-per-turn') right.used = []
  // H3B-TURN-08
  endOngoing(t, seat, ({ card }) => card !== null)
  t.tell('turn-begins', { seat })
  // H3B-SETUP-19: the starting hand stands for the first refresh.
  const refresh = state.round > 1
  next(
    t,
    ...(refresh ? [{ do: 'refresh-hand', seat } as const] : []),
    { do: 'turn-start-effects', seat, left: buildingsThatWork(state, seat, 'turn-start') },
    { do: 'act', seat },
    { do: 'end-turn', seat },
  )
  yield* occur(t, { event: 'turn-start', seat })
}

function endOngoing(t: Table, seat: Seat, ends: (one: Ongoing) => boolean): void {
  const player = playerAt(t.state, seat)
  const ended = player.ongoing.filter(ends)
  player.ongoing = player.ongoing.filter((one) => !ended.includes(one))
  for (const { card } of ended) if (card !== null) discardFromPlay(t, seat, card)
}

/** H3B-TURN-01, H3B-TURN-02 */
export function* refreshHand(t: Table, { seat }: TaskOf<'refresh-hand'>): Rules {
  const player = playerAt(t.state, seat)
  const limit = handLimit(player)
  const choice = yield* t.choose(
    seat,
    'refresh',
    () => {
      const { items } = playerAt(t.state, seat).hand
      const room = limit - items.length
      const discards = items.map((discard) => ({ discard }))
      return room < 0 ? discards : [...Array.from({ length: room + 1 }, (_, i) => ({ draw: room - i })), ...discards]
    },
    { context: () => ({ limit }) },
  )
  if ('draw' in choice) return void draw(t, seat, choice.draw)
  discardCards(t, seat, [choice.discard])
  next(t, { do: 'refresh-hand', seat })
}

/** H3B-TURN-03: each of them may be used, in the player's order. */
export function* turnStartEffects(t: Table, { seat, left }: TaskOf<'turn-start-effects'>): Rules {
  const [only] = left
  if (only === undefined) return
  const options = [...left, 'none' as const]
  const choice =
    left.length === 1 ? only : yield* t.choose(seat, 'turn-start-effect', () => options, { context: () => ({}) })
  if (choice === 'none') return
  next(t, { do: 'turn-start-effects', seat, left: left.filter(({ building }) => building !== choice.building) })
  yield* useBuilding(t, seat, choice, 'turn-start')
}

/** H3B-RULING-33 */
function* useBuilding(t: Table, seat: Seat, { building }: TownBuilding, when: 'own-turn' | 'turn-start'): Rules {
  playerAt(t.state, seat).usedThisTurn.push(building)
  t.tell('building-used', { seat, building })
  yield* resolveBuilding(t, seat, building, when)
}

export function* resolveBuilding(
  t: Table,
  seat: Seat,
  building: BuildingId,
  when: 'own-turn' | 'turn-start' | 'resource-round-start',
): Rules {
  for (const trigger of BUILDINGS[building].triggers)
    if (trigger.when === when) yield* resolve(t, trigger.effects, scopeOf(seat, { from: 'building', building }))
}

/** H3B-TURN-05: one thing after the other, until the turn is declared over. */
export function* act(t: Table, { seat }: TaskOf<'act'>): Rules {
  const choice = yield* t.choose(seat, 'act', () => actsOf(t.state, seat), { always: true })
  if (choice.do === 'end-turn') return
  next(t, { do: 'act', seat })
  yield* perform(t, seat, choice)
}

function* perform(t: Table, seat: Seat, choice: Exclude<Act, { do: 'end-turn' }>): Rules {
  switch (choice.do) {
    case 'move':
      return yield* move(t, seat, choice)
    case 'land':
      return land(t, seat, choice.hero)
    case 'revisit':
      return revisit(t, seat, choice.hero)
    case 'take-token':
      return yield* takeToken(t, seat, choice.hero, choice.mp)
    case 'discover':
      return yield* discover(t, seat, choice.hero, choice.slot)
    case 'place-tile':
      return yield* placeTile(t, seat, choice.hero)
    case 'play':
      return yield* playCard(t, seat, choice.play, 'own-turn')
    case 'use-building':
      return yield* useBuilding(t, seat, choice, 'own-turn')
    case 'use-unit':
      playerAt(t.state, seat).usedThisTurn.push(choice.unit)
      return yield* peekDeck(t, seat)
    case 'trade':
      return exchange(t, seat, choice.exchange)
    default:
      return yield* townAction(t, seat, choice)
  }
}

/** H3B-TURN-06, H3B-TURN-07 */
export function* endTurn(t: Table, { seat }: TaskOf<'end-turn'>): Rules {
  const player = playerAt(t.state, seat)
  for (const rank of ranksOf(player)) if (heroOf(t.state, seat, rank).flying) heroOf(t.state, seat, rank).flying = false
  next(t, ...stepsAtEnd(t, seat).map((cause) => ({ do: 'turn-end-step', seat, cause }) as const), {
    do: 'turn-over',
    seat,
  })
  yield* occur(t, { event: 'turn-end', seat })
}

/** Logistics, and Nomads in the unit deck (turn-end-step). */
function stepsAtEnd(t: Table, seat: Seat): Cause[] {
  const player = playerAt(t.state, seat)
  const cards = player.ongoing.filter(({ is }) => is === 'step-at-turn-end').map(({ cause }) => cause)
  const nomads = player.units.flatMap(({ card }): Cause[] => {
    if (!isNeutral(card)) return []
    const { abilities } = NEUTRALS[neutralName(card)].face
    return abilities.some(({ key }) => key === 'turn-end-step') ? [{ from: 'unit', unit: card }] : []
  })
  return [...cards, ...nomads]
}

export function* stepAtEnd(t: Table, { seat, cause }: TaskOf<'turn-end-step'>): Rules {
  const { state } = t
  const able = ranksOf(playerAt(state, seat)).some(
    (rank) => emptyFieldsBeside(state, seat, heroOf(state, seat, rank)).length > 0,
  )
  if (!able) return
  yield* moveHero(t, scopeOf(seat, cause), {
    op: 'moveHero',
    hero: 'chosen-own',
    to: 'adjacent-empty-field',
    optional: true,
  })
}

export function turnOver(t: Table, { seat }: TaskOf<'turn-over'>): void {
  const { state } = t
  const player = playerAt(state, seat)
  endOngoing(t, seat, ({ is, uses }) => is === 'step-at-turn-end' || (uses !== null && uses !== 'one-per-turn'))
  // H3B-MOR-06
  if (player.mustDiscardHand) {
    player.mustDiscardHand = false
    discardCards(t, seat, [...player.hand.items])
  }
  for (const rank of ranksOf(player)) heroOf(state, seat, rank).mp = 0
  for (const one of state.players) one.lasts = one.lasts.filter(({ until }) => until !== 'turn')
  state.active = null
  state.turnsOver = placeOf(state, seat) + 1
  t.tell('turn-ends', { seat })
}
