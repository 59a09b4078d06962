import type { Offer } from '@krcma/kernel'
import { cardOf, type WeaponId } from '../content/market.ts'
import { HANDS } from '../content/numbers.ts'
import { heroOf } from '../reckoning/sheet.ts'
import { handsInUse } from '../reckoning/weapons.ts'
import type { RollPlayer, Rules, Seat, SeenHero, Table } from '../shape.ts'
import { BETWEEN_STEPS, isInPlay } from './timing.ts'

function discardWeapon(t: Table, seat: Seat, weapon: WeaponId): void {
  const { weapons } = heroOf(t.state, seat)
  weapons.splice(weapons.indexOf(weapon), 1)
  t.state.discard.push(weapon)
  t.tell('weapon-discarded', { seat, weapon })
}

/**
 * Discards own weapons until the new one fits (RPL-WEAPON-03). With `orNot` the new one itself may go instead
 * (RPL-CARD-16); says whether there is room now.
 */
export function* makeRoom(t: Table, seat: Seat, weapon: WeaponId, orNot: boolean): Rules<boolean> {
  const hero = heroOf(t.state, seat)
  const context = () => ({ weapon })
  while (handsInUse(hero) + cardOf(weapon).hands > HANDS) {
    const options = () => (orNot ? [...hero.weapons, weapon] : roomMakers(hero, weapon))
    const goes = yield* t.choose(seat, 'make-room', options, { context })
    if (goes === weapon) return false
    discardWeapon(t, seat, goes)
  }
  return true
}

/** Where every weapon has to go there is nothing to choose but the order, which makes no difference. */
function roomMakers(hero: SeenHero, weapon: WeaponId): readonly WeaponId[] {
  return cardOf(weapon).hands === HANDS ? hero.weapons.slice(0, 1) : hero.weapons
}

/**
 * At any time between two steps, without Gold (RPL-WEAPON-02). It can wait: what a weapon does is never to the harm of its owner, so
 * that nothing is lost by discarding it at the next question that is asked anyway.
 */
export const weapons: Offer<RollPlayer, 'discard-weapon'> = {
  beside: BETWEEN_STEPS,
  patient: true,
  options: (state, seat) => (isInPlay(state) ? heroOf(state, seat).weapons : []),
  *act(t, seat, weapon) {
    discardWeapon(t, seat, weapon)
  },
}
