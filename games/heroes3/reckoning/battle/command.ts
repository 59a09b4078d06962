import type { Battle, Camp, Seat } from '../../shape.ts'

/** Who decides for the units of a side; where nobody commands neutral ones, what is left open is the attacker's (H3B-NEUT-10). */
export function commanderOf({ attacker, controller, ...battle }: Battle, camp: Camp): Seat {
  const host = camp === 'attacker' ? attacker : battle.defender
  if (host.seat !== null) return host.seat
  return typeof controller === 'number' ? controller : (attacker.seat as Seat)
}

/** H3B-NEUT-10 */
export function isAutomatic({ controller, ...battle }: Battle, camp: Camp): boolean {
  return battle[camp].seat === null && typeof controller !== 'number'
}
