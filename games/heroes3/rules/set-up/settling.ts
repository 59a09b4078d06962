import { BUILDINGS } from '../../content/buildings.ts'
import { STARTING_BONUS } from '../../content/difficulty.ts'
import { MOVEMENT } from '../../content/levels.ts'
import { RESOURCES } from '../../content/resources.ts'
import { TOURNAMENT } from '../../content/rulesets.ts'
import { fieldStateOf, fieldsWhere, heroesOn, printedOn, tileOf } from '../../reckoning/land.ts'
import { handLimit } from '../../reckoning/pile.ts'
import { factionOf, inTurnOrder, playerAt } from '../../reckoning/player.ts'
import { beginningOf, has } from '../../reckoning/setting.ts'
import { startingDeck } from '../../reckoning/starting-deck.ts'
import { townFieldOf } from '../../reckoning/town.ts'
import type { DeckId, Rules, Seat, Table, Task, TaskOf } from '../../shape.ts'
import { next } from '../agenda.ts'
import { draw } from '../deck.ts'
import { resolve } from '../effects/interpreter.ts'
import { scopeOf } from '../effects/scope.ts'
import { enterMap } from '../heroes.ts'
import { refill, sharedDeck } from '../shared-decks.ts'
import { whenBuilt } from '../town.ts'
import { occur } from '../triggers.ts'

/** H3B-SETUP-04 to H3B-SETUP-16, for everybody. */
export function settleIn(t: Table): void {
  const { state } = t
  const seats = inTurnOrder(state)
  for (const seat of seats) settle(t, seat)
  for (const id of Object.keys(state.decks) as DeckId[]) openDeck(t, id)
  const each = (make: (seat: Seat) => Task): Task[] => seats.map(make)
  next(
    t,
    ...each((seat) => ({ do: 'refill-army', seat, line: 0 })),
    ...(has(state, 'start-with-secondary') ? each((seat) => ({ do: 'place-secondary', seat })) : []),
    ...each((seat) => ({ do: 'starting-bonus', seat })),
    { do: 'artifacts-anew' },
    ...each((seat) => ({ do: 'scenario-bonus', seat, taken: [] })),
    ...seats.flatMap((seat) =>
      playerAt(state, seat).buildings.map((building): Task => ({ do: 'built', seat, building })),
    ),
    { do: 'begin' },
    ...(state.setting.tournament ? each((seat) => ({ do: 'mulligan', seat })) : []),
    { do: 'round' },
  )
}

function settle(t: Table, seat: Seat): void {
  const { state } = t
  const player = playerAt(state, seat)
  const { startingResources, startingIncome, startingBuildings } = beginningOf(state, seat)
  player.deck.items = t.chance.shuffle(startingDeck(state, seat))
  for (const resource of RESOURCES) {
    player.goods[resource] = startingResources[resource]
    player.baseIncome[resource] = startingIncome[resource]
  }
  player.buildings = factionOf(player).buildings.filter((id) => startingBuildings.includes(BUILDINGS[id].kind))
  const town = townFieldOf(player)
  if (town === null || state.fields[town] === undefined) return
  const here = fieldStateOf(state, town)
  here.flags = [seat]
  here.everFlagged = true
  enterMap(t, seat, 'main', town, MOVEMENT.main)
}

/** H3B-SETUP-07, H3B-SETUP-08: without the cards that are dealt to heroes, shuffled, the top card open. */
function openDeck(t: Table, id: DeckId): void {
  const { state } = t
  const { deck } = sharedDeck(t, id)
  const dealt = inTurnOrder(state).flatMap((seat) => startingDeck(state, seat))
  deck.items = t.chance.shuffle(deck.items.filter((card) => !dealt.includes(card)))
  refill(t, id)
}

/** H3B-VAR-03 */
export function* placeSecondary(t: Table, { seat }: TaskOf<'place-secondary'>): Rules {
  const { state } = t
  const { startTile } = factionOf(playerAt(state, seat))
  const empty = () =>
    fieldsWhere(state, (field) => tileOf(field) === startTile && printedOn(field).type === 'empty').filter(
      (field) => heroesOn(state, field).length === 0,
    )
  const field = yield* t.choose(seat, 'starting-field', empty)
  enterMap(t, seat, 'secondary', field, MOVEMENT.secondary)
  t.tell('hero-placed', { seat, hero: 'secondary', field })
}

/** H3B-SETUP-17, H3B-SETUP-18; H3B-TMAP-04, H3B-TRULE-04: and the token of those who are not first. */
export function* startingBonus(t: Table, { seat }: TaskOf<'starting-bonus'>): Rules {
  const { state } = t
  const { tournament, bonus, hardness } = state.setting
  const scope = scopeOf(seat, { from: 'starting-bonus' })
  if (tournament && seat !== state.first) yield* resolve(t, TOURNAMENT.secondPlayer, scope)
  if (bonus && !has(state, 'no-starting-bonus')) yield* resolve(t, STARTING_BONUS[hardness], scope)
}

/** H3B-SETUP-18: if anybody searched artifacts, the deck and its discard pile are shuffled together. */
export function artifactsAnew(t: Table): void {
  const { state } = t
  if (!state.players.some(({ gained }) => gained.artifact > 0)) return
  for (const id of Object.keys(state.decks) as DeckId[]) {
    if (!id.startsWith('artifact')) continue
    const { deck, discard } = sharedDeck(t, id)
    deck.items = t.chance.shuffle([...deck.items, ...discard.splice(0)])
    t.tell('shared-deck-reshuffled', { deck: id })
    refill(t, id)
  }
}

/** H3B-SETUP-21 */
export function* scenarioBonus(t: Table, { seat, taken }: TaskOf<'scenario-bonus'>): Rules {
  const { choose, options } = beginningOf(t.state, seat).startingBonuses
  const left = options.filter(({ id }) => !taken.includes(id))
  if (taken.length >= choose || left.length === 0) return
  const id = yield* t.choose(seat, 'scenario-bonus', () => left.map((option) => option.id), {
    context: () => ({ left: choose - taken.length }),
  })
  next(t, { do: 'scenario-bonus', seat, taken: [...taken, id] })
  t.tell('bonus-taken', { seat, bonus: id })
  yield* resolve(
    t,
    left.find((option) => option.id === id)?.effects ?? [],
    scopeOf(seat, { from: 'scenario', rule: id }),
  )
}

/** H3B-SETUP-13 */
export function* builtBefore(t: Table, { seat, building }: TaskOf<'built'>): Rules {
  yield* whenBuilt(t, seat, building)
}

/** H3B-SETUP-19: the starting hand, artifacts in hand counted. */
export function* beginGame(t: Table): Rules {
  const { state } = t
  state.round = 1
  for (const seat of inTurnOrder(state)) {
    const player = playerAt(state, seat)
    draw(t, seat, Math.max(0, handLimit(player) - player.hand.items.length))
  }
  yield* occur(t, { event: 'setup', seat: null })
}

/** H3B-TRULE-03, H3B-TRULE-10 */
export function* mulligan(t: Table, { seat }: TaskOf<'mulligan'>): Rules {
  const choice = yield* t.choose(seat, 'mulligan', () => ['keep', 'redraw'])
  if (choice === 'keep') return t.tell('hand-kept', { seat })
  const { hand, deck } = playerAt(t.state, seat)
  const n = hand.items.length
  deck.items = t.chance.shuffle([...deck.items, ...hand.items.splice(0)])
  t.tell('hand-redrawn', { seat, n })
  draw(t, seat, n)
}
