import type { AdventurerId } from '../content/adventurers.ts'
import { type ArtifactId, artifact } from '../content/artifacts.ts'
import type { SkillId } from '../content/skills.ts'
import { BIRD_COST, HUT_DRAW, REFRESH_COST, STORE_COINS, TURTLE_COST } from '../content/town.ts'
import { icons, inForce } from '../reckoning/cards.ts'
import { mineReward } from '../reckoning/mine.ts'
import { price } from '../reckoning/party.ts'
import { playerAt } from '../reckoning/players.ts'
import { mayActFreely } from '../reckoning/rolls.ts'
import { visitOptions } from '../reckoning/visit.ts'
import type { CardId, PackAnimal, Rules, Seat, Table, Visit } from '../shape.ts'
import { fillRow, join, refreshRow } from './adventurers.ts'
import { campInMine } from './camps.ts'
import { drawAndKeep } from './draft.ts'
import { gain, pay } from './gains.ts'
import { visitEffects } from './town.ts'
import { buyReputation, trade } from './town-hall.ts'
import { findOneOf } from './treasures.ts'
import { endTurn } from './turns.ts'

/** NAF-VISIT-07, NAF-VISIT-08: one thing after the other, in any order, each once; then the turn is over. */
export function* visit(t: Table): Rules {
  const seat = t.state.active
  const { building } = t.state.turn
  if (building === null) throw new Error('no building is visited')
  const what = yield* t.choose(seat, 'visit', () => visitOptions(t.state, seat), {
    context: () => ({ building }),
    always: mayActFreely(t.state, seat),
  })
  if (what.do === 'leave') {
    endTurn(t)
    return
  }
  yield* act(t, seat, what)
  visitEffects(t, seat)
}

function* act(t: Table, seat: Seat, what: Exclude<Visit, { do: 'leave' }>): Rules {
  const { turn } = t.state
  switch (what.do) {
    case 'trade':
      turn.trades++
      return yield* trade(t, seat)
    case 'reputation':
      turn.done.push('reputation')
      return yield* buyReputation(t, seat, what.up)
    case 'discard':
      turn.done.push('discard')
      return discard(t, seat, what.card)
    case 'learn':
      return learn(t, seat, what.skill)
    case 'hire':
      turn.done.push('hire')
      return yield* hire(t, seat, what.adventurer)
    case 'refresh':
      turn.refreshed = true
      yield* pay(t, seat, REFRESH_COST, 'refresh')
      return refreshRow(t, seat)
    case 'animal':
      turn.done.push('animal')
      return yield* buyAnimal(t, seat, what.animal)
    case 'coin':
      turn.done.push('store')
      return gain(t, seat, { coin: STORE_COINS }, 'store')
    case 'draw':
      turn.done.push('store')
      return yield* drawAndKeep(t, seat, what, 'store')
    case 'draw-for': {
      turn.done.push(what.card)
      const count = drawnBy(t, seat, what.card)
      const split = what.tier === 'basic' ? { basic: count, advanced: 0 } : { basic: 0, advanced: count }
      return yield* drawAndKeep(t, seat, split, what.card)
    }
    case 'farm':
      turn.done.push('farm')
      // NAF-FARM-01
      return gain(t, seat, { food: icons(playerAt(t.state, seat), 'skill') }, 'farm')
    case 'hut':
      turn.done.push('hut')
      return yield* findOneOf(t, seat, HUT_DRAW[t.state.town])
    case 'dig':
      turn.done.push('dig')
      return dig(t, seat, what.at)
  }
}

function drawnBy(t: Table, seat: Seat, card: CardId): number {
  const effect = inForce(playerAt(t.state, seat), 'visit-draw-artifact').find((one) => one.card === card)?.effect
  return effect?.count ?? 0
}

/** NAF-HALL-08: face down. */
function discard(t: Table, seat: Seat, card: ArtifactId): void {
  const { tier } = artifact(card)
  const { hand } = playerAt(t.state, seat)
  hand[tier].items = hand[tier].items.filter((id) => id !== card)
  t.state.discards[tier].items.push(card)
  t.tell('artifact-discarded', { seat, tier, card: null }, { to: [seat], data: { seat, tier, card } })
}

/** NAF-SKILL-12 */
function learn(t: Table, seat: Seat, skill: SkillId): void {
  playerAt(t.state, seat).sheet?.skills.push(skill)
  t.tell('skill-bought', { seat, skill })
}

/** NAF-SALOON-03, NAF-SALOON-06, NAF-SALOON-07 */
function* hire(t: Table, seat: Seat, id: AdventurerId): Rules {
  const coins = price(t.state, seat, id)
  yield* pay(t, seat, { coin: coins }, 'hire')
  t.state.row = t.state.row.filter((other) => other !== id)
  t.tell('hired', { seat, adventurer: id, price: coins })
  yield* join(t, seat, id, false)
  fillRow(t)
}

/** NAF-STABLE-01, NAF-DAY-01 */
function* buyAnimal(t: Table, seat: Seat, animal: PackAnimal): Rules {
  yield* pay(t, seat, animal === 'bird' ? BIRD_COST : TURTLE_COST, 'stables')
  t.state.stables--
  const player = playerAt(t.state, seat)
  if (animal === 'bird') player.birds++
  else player.turtles++
  t.tell('animal-gained', { seat, animal })
}

/** NAF-MINE-06 to NAF-MINE-08 */
function dig(t: Table, seat: Seat, at: number): void {
  campInMine(t, seat, at)
  gain(t, seat, mineReward(at, t.state.town), 'mine')
}
