import type { BattleOp, Operations } from '../effects/scope.ts'
import { IMMEDIATE } from './immediate-effects.ts'
import { LASTING } from './lasting-effects.ts'

/** What cards and buildings do on the combat board; outside a combat nothing (H3B-CARD-16). */
export const BATTLE_OPERATIONS: Operations<BattleOp> = { ...IMMEDIATE, ...LASTING }
