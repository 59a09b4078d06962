import type { Player } from '../shape.ts'
import { levelOf } from './player.ts'

/** H3B-HERO-04 */
export function expertUsesLeft(player: Player): number {
  return Math.max(0, levelOf(player).expertUses - player.expertUsed)
}
