import type { Battle, FieldKey, Host, Rank, Seat } from '../../shape.ts'

interface Announced {
  readonly field: FieldKey
  readonly attacker: { readonly seat: Seat; readonly hero: Rank }
  readonly defender: { readonly seat: Seat | null; readonly hero: Rank | null }
  readonly difficulty: number | null
  readonly controller: Battle['controller']
  readonly fortified: boolean
}

function hostOf({ seat, hero }: Announced['defender']): Host {
  return { seat, hero, spells: 0, spellLimit: 1, bound: [] }
}

/** A combat as it stands before the first unit is deployed (H3B-COMB-08). */
export function newBattle({ field, attacker, defender, difficulty, controller, fortified }: Announced): Battle {
  return {
    field,
    attacker: hostOf(attacker),
    defender: hostOf(defender),
    difficulty,
    controller,
    fortified,
    phase: 'deploy-attacker',
    round: 1,
    fighters: [],
    bulwarks: [],
    drawn: [],
    auras: [],
    activation: null,
    attack: null,
    lastActive: null,
    idleRounds: 0,
    stirred: false,
    result: null,
  }
}
