import { BUILDINGS, type BuildingId } from '../content/buildings.ts'
import type { CardId } from '../content/cards.ts'
import { FEES } from '../content/resources.ts'
import { recruitingCost, reinforcingCost } from '../reckoning/army.ts'
import { canPay } from '../reckoning/goods.ts'
import { fullMovement, hasTurnAhead } from '../reckoning/movement.ts'
import { playerAt } from '../reckoning/player.ts'
import { musterOptions, spellCost } from '../reckoning/town.ts'
import { WISDOM } from '../reckoning/wisdom.ts'
import type { FieldKey, Rules, Seat, Table, TownAct } from '../shape.ts'
import { playDiscounts, recruit, reinforce } from './army.ts'
import { respondWith } from './cards/spell-purchase.ts'
import { resolve } from './effects/interpreter.ts'
import { scopeOf } from './effects/scope.ts'
import { pay } from './goods.ts'
import { enterMap } from './heroes.ts'
import { search } from './search.ts'

/** H3B-TOWN-01 to H3B-TOWN-08 */
export function* townAction(t: Table, seat: Seat, act: TownAct): Rules {
  switch (act.do) {
    case 'build':
      return yield* build(t, seat, act.building)
    case 'recruit':
    case 'reinforce':
      return yield* muster(t, seat, act)
    case 'hire':
      return hire(t, seat, act.field)
    case 'buy-spell':
      return yield* buySpell(t, seat, act.town)
  }
}

function* build(t: Table, seat: Seat, building: BuildingId): Rules {
  const player = playerAt(t.state, seat)
  player.tokens.build = false
  pay(t, seat, BUILDINGS[building].cost)
  yield* erect(t, seat, building)
}

/** H3B-TOWN-07: what a building brings when it is built. */
function* erect(t: Table, seat: Seat, building: BuildingId): Rules {
  const player = playerAt(t.state, seat)
  player.buildings.push(building)
  if (BUILDINGS[building].kind === 'mage-guild') player.guildBuilt = t.state.round
  t.tell('built', { seat, building })
  yield* whenBuilt(t, seat, building)
}

export function* whenBuilt(t: Table, seat: Seat, building: BuildingId): Rules {
  for (const trigger of BUILDINGS[building].triggers)
    if (trigger.when === 'built') yield* resolve(t, trigger.effects, scopeOf(seat, { from: 'building', building }))
}

/** H3B-UNIT-02: any number of units with one use of the token. */
function* muster(t: Table, seat: Seat, first: Extract<TownAct, { do: 'recruit' | 'reinforce' }>): Rules {
  playerAt(t.state, seat).tokens.population = false
  musterOne(t, seat, first)
  const options = () => musterOptions(t.state, seat, cardsFor(t, seat))
  while (options().length > 0) {
    const more = yield* t.choose(seat, 'muster', () => [...options(), 'done'], { context: () => ({}) })
    if (more === 'done') return
    musterOne(t, seat, more)
  }
}

/** H3B-CARD-01: cards can make it cheaper in the own turn alone. */
function cardsFor({ state }: Table, seat: Seat): readonly CardId[] {
  return state.active === seat ? playerAt(state, seat).hand.items : []
}

function musterOne(t: Table, seat: Seat, act: Extract<TownAct, { do: 'recruit' | 'reinforce' }>): void {
  const off = playDiscounts(t, seat, act.with)
  if (act.do === 'recruit') recruit(t, seat, act.unit, recruitingCost(act.unit, off))
  else reinforce(t, seat, act.unit, reinforcingCost(t.state, seat, act.unit, 'full', off))
}

/** H3B-HERO-09, H3B-HERO-10 */
function hire(t: Table, seat: Seat, field: FieldKey): void {
  const player = playerAt(t.state, seat)
  player.tokens.population = false
  pay(t, seat, { gold: FEES.secondaryHero })
  const ready = hasTurnAhead(t.state, seat)
  enterMap(t, seat, 'secondary', field, ready ? fullMovement(player).secondary : 0)
  t.tell('hero-hired', { seat, field })
}

/** H3B-TOWN-08; Wisdom makes it cheaper and shows more (spellPurchase). */
function* buySpell(t: Table, seat: Seat, town: Seat): Rules {
  const full = spellCost(playerAt(t.state, town))
  const wisdom = yield* respondWith(t, seat)
  const { goldDelta, search: n } = wisdom ?? { goldDelta: 0, search: 2 }
  const cost = { ...full, gold: Math.max(0, (full.gold ?? 0) + goldDelta) }
  // Who counted on a card and then did not play it has bought nothing.
  if (!canPay(playerAt(t.state, seat), cost)) {
    playerAt(t.state, seat).usedThisTurn.push(WISDOM)
    return
  }
  playerAt(t.state, seat).tokens.spellBook = false
  pay(t, seat, cost)
  yield* search(t, seat, 'spell', n, null)
}
