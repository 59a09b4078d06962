import { cardOf, type WeaponId } from '../content/market.ts'
import { HANDS } from '../content/numbers.ts'
import { heroOf } from '../reckoning/sheet.ts'
import { handsInUse } from '../reckoning/weapons.ts'
import type { Rules, Seat, SeenHero, State, Table } from '../shape.ts'

export function discardWeapon(t: Table, seat: Seat, weapon: WeaponId): void {
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
    const goes = yield* t.choose(seat, 'make-room', options, { context, closed: true })
    if (goes === weapon) return false
    discardWeapon(t, seat, goes)
  }
  return true
}

/** Where every weapon has to go there is nothing to choose but the order, which makes no difference. */
function roomMakers(hero: SeenHero, weapon: WeaponId): readonly WeaponId[] {
  return cardOf(weapon).hands === HANDS ? hero.weapons.slice(0, 1) : hero.weapons
}

/** At any time between two steps, without Gold (RPL-WEAPON-02): offered to the owner, never asked for. */
export function weaponsToDiscard(state: State, seat: Seat): readonly WeaponId[] {
  return mayAct(state, seat) ? heroOf(state, seat).weapons : []
}

/** Whether a seat may do at this moment what can be done "at any time" (RPL-TIME-03, RPL-TIME-05). */
export function mayAct({ phase, window }: State, seat: Seat): boolean {
  if (window !== null) return window === seat
  return IN_PLAY.has(phase)
}
const IN_PLAY = new Set<State['phase']>(['roll', 'dice', 'before-market', 'market', 'cleanup', 'last-skills'])
