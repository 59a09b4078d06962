import { ASTROLOGERS, type AstrologerId } from '../content/astrologers.ts'
import { NEUTRALS, neutralName } from '../content/neutral-units.ts'
import { ROUNDS_WITHOUT_TOWN } from '../content/rulesets.ts'
import { REFRESH_ROUNDS } from '../content/variants.ts'
import { isNeutral } from '../reckoning/army.ts'
import { amounts } from '../reckoning/goods.ts'
import { incomeOf } from '../reckoning/income.ts'
import { ownsField } from '../reckoning/land.ts'
import { fullMovement } from '../reckoning/movement.ts'
import { heroOf, inTurnOrder, playerAt, ranksOf } from '../reckoning/player.ts'
import { has } from '../reckoning/setting.ts'
import { refugesOf, townFieldOf } from '../reckoning/town.ts'
import { buildingsThatWork } from '../reckoning/town-buildings.ts'
import type { Cause, Rules, Seat, Table, Task, TaskOf } from '../shape.ts'
import { next } from './agenda.ts'
import { adjust } from './effects/hero.ts'
import { resolve } from './effects/interpreter.ts'
import { scopeOf } from './effects/scope.ts'
import { eliminate } from './elimination.ts'
import { gain } from './goods.ts'
import { resolveBuilding } from './player-turn.ts'
import { occur } from './triggers.ts'
import { checkRoundLimit, checkVictory } from './victory.ts'

/** H3B-ROUND-02 to H3B-ROUND-10 */
export function* beginRound(t: Table): Rules {
  const { state } = t
  const { round } = state
  const seats = inTurnOrder(state)
  state.turnsOver = 0
  t.tell('round-begins', { round })
  if (round > 1) for (const seat of seats) restore(t, seat)
  if (has(state, 'refresh-fields') && REFRESH_ROUNDS.includes(round))
    yield* resolve(t, [{ op: 'removeBlackCubes', filter: 'all' }], scopeOf(state.first ?? 0, { from: 'rules' }))
  const each = (make: (seat: Seat) => Task): Task[] => seats.map(make)
  next(
    t,
    ...(isResourceRound(round) ? each((seat) => ({ do: 'income', seat })) : []),
    ...(drawsAstrologers(t, round) ? [{ do: 'astrologers' } as const] : []),
    { do: 'round-events' },
    ...each((seat) => ({ do: 'turn', seat })),
    { do: 'last-actions' },
    { do: 'end-round' },
  )
}

/** H3B-ROUND-05, H3B-ROUND-06 */
function isResourceRound(round: number): boolean {
  return round > 1 && round % 2 === 1
}

/** H3B-ROUND-07, H3B-VAR-01 */
function drawsAstrologers({ state }: Table, round: number): boolean {
  if (has(state, 'no-astrologers')) return false
  return round % 2 === 0 || (isResourceRound(round) && has(state, 'astrologers-every-round'))
}

/** H3B-ROUND-02 to H3B-ROUND-04; what was gained after the last turn is kept (H3B-MOVE-07). */
function restore({ state }: Table, seat: Seat): void {
  const player = playerAt(state, seat)
  player.tokens = { build: true, population: true, spellBook: true }
  player.expertUsed = 0
  const full = fullMovement(player)
  for (const rank of ranksOf(player)) heroOf(state, seat, rank).mp += full[rank]
}

/** H3B-ROUND-05 */
export function payIncome(t: Table, { seat }: TaskOf<'income'>): void {
  const { state } = t
  const player = playerAt(state, seat)
  const goods = incomeOf(state, seat)
  player.lessIncome = { gold: 0, materials: 0, valuables: 0 }
  for (const one of state.players) one.lasts = one.lasts.filter(({ until }) => until !== 'next-resource-round')
  gain(t, seat, goods, { from: 'rules' })
  t.tell('income-paid', { seat, goods })
  const units = player.units.flatMap(({ card }): Cause[] =>
    isNeutral(card) && NEUTRALS[neutralName(card)].face.abilities.some(({ key }) => key === 'upkeep-income')
      ? [{ from: 'unit', unit: card }]
      : [],
  )
  const left: Cause[] = [
    ...units,
    ...state.astrologers.pending.map((card): Cause => ({ from: 'astrologers', card })),
    ...buildingsThatWork(state, seat, 'resource-round-start').map(
      ({ building }): Cause => ({ from: 'building', building }),
    ),
  ]
  next(t, { do: 'resource-effects', seat, left: left.filter((cause) => !isDenied(t, seat, cause)) })
}

/** H3B-VAR-03: a city hall pays its owner nothing while an enemy holds the town. */
function isDenied({ state }: Table, seat: Seat, cause: Cause): boolean {
  if (cause.from !== 'building' || !has(state, 'captured-towns-usable') || !cause.building.endsWith('.city-hall'))
    return false
  const town = townFieldOf(playerAt(state, seat))
  return town !== null && inTurnOrder(state).some((other) => other !== seat && ownsField(state, other, town))
}

/** The effects at the start of a resource round, in an order of the player's choice. */
export function* resourceEffects(t: Table, { seat, left }: TaskOf<'resource-effects'>): Rules {
  const [only] = left
  if (only === undefined) {
    if (isLast(t, seat)) t.state.astrologers.pending = []
    return
  }
  // What merely brings goods comes first by itself: no order makes a difference to it.
  const plain = left.find(({ from }) => from !== 'building')
  const cause = plain ?? (left.length === 1 ? only : yield* t.choose(seat, 'resource-effect', () => left))
  next(t, { do: 'resource-effects', seat, left: left.filter((one) => one !== cause) })
  yield* resolveCause(t, seat, cause)
}

function isLast({ state }: Table, seat: Seat): boolean {
  return inTurnOrder(state).at(-1) === seat
}

function* resolveCause(t: Table, seat: Seat, cause: Cause): Rules {
  if (cause.from === 'building') yield* resolveBuilding(t, seat, cause.building, 'resource-round-start')
  else if (cause.from === 'unit' && isNeutral(cause.unit)) {
    for (const ability of NEUTRALS[neutralName(cause.unit)].face.abilities)
      if (ability.key === 'upkeep-income')
        gain(
          t,
          seat,
          amounts((resource) => ability[resource] ?? 0),
          cause,
        )
  } else if (cause.from === 'astrologers') {
    for (const effect of ASTROLOGERS[cause.card as AstrologerId].effects)
      if (effect.op === 'gain')
        gain(
          t,
          seat,
          amounts((resource) => effect[resource] ?? 0),
          cause,
        )
  }
}

/** H3B-ROUND-07 to H3B-ROUND-09 */
export function* astrologers(t: Table): Rules {
  const { state } = t
  const sky = state.astrologers
  endCurrent(t)
  const card = drawCard(t)
  if (card === undefined) return
  const { duration, effects, redrawInRound2 = false } = ASTROLOGERS[card]
  const again = redrawInRound2 && state.round === 2
  t.tell('astrologer-drawn', { card, again })
  if (again) {
    sky.discard.push(card)
    return yield* astrologers(t)
  }
  const cause: Cause = { from: 'astrologers', card }
  if (duration === 'until-next-astrologers') sky.current = card
  else sky.discard.push(card)
  const lessens = effects.some(({ op }) => op === 'lessIncome')
  if (duration === 'next-resource-round' && !lessens) sky.pending.push(card)
  else yield* resolve(t, effects, scopeOf(state.first ?? 0, cause))
}

function drawCard({ state, chance }: Table): AstrologerId | undefined {
  const { deck, discard } = state.astrologers
  if (deck.items.length === 0) deck.items = chance.shuffle(discard.splice(0))
  return deck.items.pop()
}

/** What holds until the next Astrologers round ends now. */
function endCurrent({ state }: Table): void {
  const sky = state.astrologers
  if (sky.current !== null) sky.discard.push(sky.current)
  sky.current = null
  for (const [seat, player] of state.players.entries()) {
    const before = fullMovement(player)
    player.lasts = player.lasts.filter(({ until }) => until !== 'until-next-astrologers')
    player.ongoing = player.ongoing.filter(({ cause }) => cause.from !== 'astrologers')
    player.firstSpell.period = false
    adjust(state, seat, before)
  }
}

/** H3B-ROUND-10 */
export function* roundEvents(t: Table): Rules {
  yield* occur(t, { event: 'round-start', seat: null })
}

/** H3B-TOWN-18 */
export function* lastActions(t: Table): Rules {
  yield* t.window('last-call', { of: inTurnOrder(t.state), inTurn: true })
}

/** H3B-ROUND-11 */
export function* endRound(t: Table): Rules {
  const { state } = t
  t.tell('round-ends', { round: state.round })
  yield* occur(t, { event: 'round-end', seat: null })
  for (const player of state.players) player.lasts = player.lasts.filter(({ until }) => until !== 'round')
  for (const seat of inTurnOrder(state)) {
    const player = playerAt(state, seat)
    player.homeless = refugesOf(state, seat).length > 0 ? 0 : player.homeless + 1
    if (player.homeless >= ROUNDS_WITHOUT_TOWN) eliminate(t, seat)
  }
  checkVictory(t, 'end-of-round')
  checkVictory(t, 'after-next-full-round')
  checkRoundLimit(t)
  if (state.ended !== null) return
  state.round++
  next(t, { do: 'round' })
}
