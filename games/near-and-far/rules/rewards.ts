import { FACTIONS } from '../content/factions.ts'
import type { Gain } from '../content/goods.ts'
import type { WorldCardId } from '../content/world-card-ids.ts'
import { card } from '../reckoning/cards.ts'
import { roomForAnimal } from '../reckoning/party.ts'
import { playerAt } from '../reckoning/players.ts'
import type { Cause, Rules, Seat, Table } from '../shape.ts'
import { join } from './adventurers.ts'
import { drawAdventurer } from './decks.ts'
import { gain, withinTrack } from './gains.ts'
import { findTreasures } from './treasures.ts'

/** One set of rewards, the bonus included (NAF-REWARD-02), for somebody of this reputation. */
export function together(reward: Gain, bonus: Gain, reputation: number): Gain {
  const sum: Record<string, unknown> = { ...reward }
  for (const [name, more] of Object.entries(bonus)) {
    const before = sum[name]
    sum[name] = typeof more === 'number' && typeof before === 'number' ? before + more : more
  }
  if (reward.reputation === undefined || bonus.reputation === undefined) return sum
  // NAF-RULING-98: what is lost at the end of the track is not taken from what is gained.
  const [lesser, greater] = [reward.reputation, bonus.reputation].sort((a, b) => a - b) as [number, number]
  return { ...sum, reputation: withinTrack(withinTrack(reputation + lesser) + greater) - reputation }
}

/** Goods, animals and cards come before treasures, so that whoever can carry one may keep it (NAF-RULING-84). */
export function* receive(t: Table, seat: Seat, reward: Gain, by: Cause): Rules {
  gain(t, seat, reward, by)
  for (let left = reward['faction-any'] ?? 0; left > 0; left--) {
    const colour = yield* t.choose(seat, 'colour', () => FACTIONS, { context: () => ({ left }) })
    gain(t, seat, { [colour]: 1 }, by)
  }
  for (let left = reward.bird ?? 0; left > 0; left--) yield* receiveBird(t, seat)
  if (reward.world !== undefined) yield* receiveWorldCard(t, seat, reward.world)
  for (let left = reward.adventurer ?? 0; left > 0; left--) yield* receiveAdventurer(t, seat)
  yield* findTreasures(t, seat, reward.treasure ?? 0)
}

/** NAF-PACK-06 */
function* receiveBird(t: Table, seat: Seat): Rules {
  const { state } = t
  if (!roomForAnimal(state, playerAt(state, seat)) || !(yield* accepts(t, seat, 'bird'))) return
  state.stables--
  playerAt(state, seat).birds++
  t.tell('animal-gained', { seat, animal: 'bird' })
}

/** NAF-REWARD-04, NAF-REWARD-05 */
function* receiveWorldCard(t: Table, seat: Seat, id: WorldCardId): Rules {
  const { players } = t.state
  if (players.some(({ world }) => world.includes(id))) {
    t.tell('world-card-missed', { seat, card: id })
    return
  }
  if (!(yield* accepts(t, seat, id))) return
  playerAt(t.state, seat).world.push(id)
  t.tell('world-card-gained', { seat, card: id })
  yield* acquired(t, seat, id)
}

/** NAF-REWARD-06 */
function* receiveAdventurer(t: Table, seat: Seat): Rules {
  const adventurer = drawAdventurer(t)
  if (adventurer === undefined) return
  t.tell('adventurer-came', { seat, adventurer })
  yield* join(t, seat, adventurer, true)
}

function* accepts(t: Table, seat: Seat, gift: WorldCardId | 'bird'): Rules<boolean> {
  const said = yield* t.choose(seat, 'gift', () => ['accept', 'decline'], { context: () => ({ gift }) })
  if (said === 'decline') t.tell('gift-declined', { seat, gift })
  return said === 'accept'
}

/** What a card brings when it is bought or received. */
export function* acquired(t: Table, seat: Seat, id: Parameters<typeof card>[0]): Rules {
  for (const effect of card(id).effects) if (effect.effect === 'acquire-gain') yield* receive(t, seat, effect.gain, id)
}
