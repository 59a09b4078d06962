import type { Offer } from '@krcma/kernel'
import { artifact } from '../content/artifacts.ts'
import { card, inForce } from '../reckoning/cards.ts'
import { emptySpaces } from '../reckoning/charts.ts'
import { buyable, conversions, returnable } from '../reckoning/free-actions.ts'
import { inOwnTurn } from '../reckoning/party.ts'
import { playerAt } from '../reckoning/players.ts'
import type { NearAndFar, Rules, Seat, Table } from '../shape.ts'
import { campOnMap } from './camps.ts'
import { gain, pay } from './gains.ts'
import { acquired } from './rewards.ts'
import { visitEffects } from './town.ts'
import { returnAnimal } from './treasures.ts'

/** NAF-ART-08: where the active player decides something for the own turn and nothing that is half paid could become too dear. */
const OWN_DECISIONS = [
  'action',
  'entry',
  'visit',
  'placement',
  'party',
  'step',
  'threat',
  'raise',
  'arrival',
  'option',
] as const

/** NAF-TURN-04, NAF-ART-01 */
export const buy: Offer<NearAndFar, 'buy'> = {
  beside: OWN_DECISIONS,
  patient: true,
  options: (state, seat) => (inOwnTurn(state, seat) ? buyable(playerAt(state, seat)) : []),
  *act(t, seat, id) {
    const { tier, cost } = artifact(id)
    yield* pay(t, seat, cost, 'artifact')
    const { hand, bought } = playerAt(t.state, seat)
    hand[tier].items = hand[tier].items.filter((other) => other !== id)
    bought.push(id)
    t.tell('artifact-bought', { seat, card: id })
    yield* acquired(t, seat, id)
    if (card(id).effects.some(({ effect }) => effect === 'acquire-place-camp')) yield* placeCamp(t, seat)
    visitEffects(t, seat)
  },
}

/** NAF-CARD-12 */
function* placeCamp(t: Table, seat: Seat): Rules {
  if (emptySpaces(t.state).length === 0) return
  campOnMap(t, seat, yield* t.choose(seat, 'mercenary-camp', () => emptySpaces(t.state)))
}

export const convert: Offer<NearAndFar, 'convert'> = {
  beside: OWN_DECISIONS,
  patient: true,
  options: (state, seat) => (inOwnTurn(state, seat) ? conversions(state, seat) : []),
  *act(t, seat, id) {
    const { converted } = t.state.turn
    const before = converted.find((one) => one.card === id)
    if (before === undefined) converted.push({ card: id, times: 1 })
    else before.times++
    t.tell('converted', { seat, card: id })
    for (const { effect } of inForce(playerAt(t.state, seat), 'turn-convert').filter((one) => one.card === id)) {
      yield* pay(t, seat, effect.cost, id)
      gain(t, seat, effect.gain, id)
    }
  },
}

/** NAF-SKILL-07 */
export const returnForHearts: Offer<NearAndFar, 'return-animal'> = {
  beside: OWN_DECISIONS,
  patient: true,
  options: (state, seat) => (inOwnTurn(state, seat) ? returnable(playerAt(state, seat)) : []),
  *act(t, seat, animal) {
    const [skill] = inForce(playerAt(t.state, seat), 'return-animals')
    if (skill === undefined) return
    t.tell('animal-returned', { seat, animal, for: skill.card })
    gain(t, seat, skill.effect.gain, skill.card)
    yield* returnAnimal(t, seat, animal)
  },
}
