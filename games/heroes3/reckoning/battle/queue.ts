import type { Battle, Fighter } from '../../shape.ts'
import { nextFighters } from './order.ts'
import { statOf } from './values.ts'

/** Those that are still to be active in this combat round, in their order as it stands; of tied ones of a side the first. */
export function queueOf(battle: Battle): Fighter[] {
  const later: Battle = { ...battle, fighters: battle.fighters.map((one) => ({ ...one })) }
  const queue: Fighter[] = []
  while (later.fighters.some(({ activated }) => !activated)) {
    const next = nextFighters(later)[0] as Fighter
    later.lastActive = { camp: next.camp, initiative: statOf(later, next, 'initiative') }
    next.activated = true
    queue.push(battle.fighters.find(({ id }) => id === next.id) as Fighter)
  }
  return queue
}
