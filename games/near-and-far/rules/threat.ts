import { encounter, introduction, result } from '../content/book.ts'
import { VILLAINS, type VillainId } from '../content/threats.ts'
import { inForce } from '../reckoning/cards.ts'
import { playerAt } from '../reckoning/players.ts'
import { needed } from '../reckoning/rolls.ts'
import type { Foe, Rules, Seat, Table } from '../shape.ts'
import { campOnFoe } from './camps.ts'
import { gain } from './gains.ts'
import { receive } from './rewards.ts'
import { begin, checkOf, raise, thrown } from './rolls.ts'

/** NAF-THREAT-05 to NAF-THREAT-07, NAF-VILLAIN-02: whether the foe is defeated. */
export function* fight(t: Table, seat: Seat, foe: Foe): Rules<boolean> {
  begin(t, { roll: 'threat', seat, target: null, throw: thrown(t), defender: null, manner: null, foe })
  const total = yield* raise(t)
  const won = total >= needed(t.state, checkOf(t))
  t.state.check = null
  if (!won) return false
  const { state } = t
  state.threats = state.threats.filter((id) => id !== foe)
  state.villains = state.villains.filter((id) => id !== foe)
  const player = playerAt(state, seat)
  player.defeated.push(foe)
  t.tell('foe-defeated', { seat, foe })
  for (const { card, effect } of inForce(player, 'threat-gain')) gain(t, seat, effect.gain, card)
  campOnFoe(t, seat, foe)
  if (isVillain(foe)) yield* villainStory(t, seat, foe)
  return true
}

function isVillain(foe: Foe): foe is VillainId {
  return foe in VILLAINS
}

/** NAF-VILLAIN-03, NAF-VILLAIN-07: read to all, and no encounter. */
function* villainStory(t: Table, seat: Seat, villain: VillainId): Rules {
  const id = VILLAINS[villain].encounter
  const paragraph = introduction(id)
  t.learnt(t.seats)
  t.tell('villain-read', { seat, villain, paragraph })
  for (const way of encounter(id).options) {
    const heard = result(id, way.id)
    t.tell('villain-result', { seat, villain, paragraph: heard })
    playerAt(t.state, seat).journal.push({ map: t.state.map, paragraph, choice: null, result: heard })
    yield* receive(t, seat, way.outcome.rewards, 'villain')
  }
}
