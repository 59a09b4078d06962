import type { BattleOp, Operations } from '../effects/scope.ts'

// biome-ignore lint/correctness/useYield: the combat is carried out in its own rules.
function* none() {}

export const BATTLE_OPERATIONS: Operations<BattleOp> = {
  mod: none, aura: none, damage: none, damageArea: none, damageChain: none, heal: none, cure: none, clearStatus: none,
  paralyze: none, cancelAttack: none, swapUnits: none, teleportUnit: none, restoreRetaliation: none, silence: none,
  spellProof: none, reflect: none, forbidExit: none, spellLimit: none, multiplyDie: none, ignoreDie: none, fortify: none,
}
