import type { AttackFace } from '../../content/dice.ts'
import { newBattle } from '../../reckoning/battle/new-battle.ts'
import type { Battle, Bulwark, Deed, Fighter, Options, Rank, Seat, State, Unit } from '../../shape.ts'
import { At, falls, type Lord, scene } from '../scene.ts'

/** A unit in the combat; what is not said is as usual. */
export type Soldier = Partial<Fighter> & { readonly card: Fighter['card']; readonly space: number | null }

export interface Arena {
  readonly attackers: readonly Soldier[]
  readonly defenders: readonly Soldier[]
  /** Units of the decks that do not fight. */
  readonly reserves?: readonly [readonly Unit['card'][], readonly Unit['card'][]]
  readonly lords?: readonly [Lord, Lord]
  /** Who leads the defenders; null: nobody. */
  readonly leader?: Rank | null
  readonly guard?: { readonly difficulty: number; readonly controller: Seat | 'auto' }
  readonly bulwarks?: readonly Bulwark[]
  readonly dice?: readonly AttackFace[]
  /** Instead of dice: the seed of whatever falls. */
  readonly chance?: number
  readonly options?: Partial<Options>
  readonly change?: (battle: Battle, state: State) => void
}

const FACES: Readonly<Record<AttackFace, number>> = { [-1]: 0, 0: 2, 1: 4 }

function soldier(camp: Fighter['camp'], index: number, given: Soldier): Fighter {
  const tower = given.card === 'arrow-tower'
  return {
    id: tower ? 'tower' : `${camp === 'attacker' ? 'a' : 'd'}${index + 1}`,
    camp,
    side: tower || given.card.startsWith('n-') ? 'neutral' : 'few',
    overlays: [],
    damage: 0,
    activated: false,
    retaliated: false,
    paralysed: false,
    defending: false,
    spent: false,
    lasting: [],
    ...given,
  }
}

/** A combat that has begun, on the field between two heroes; seat 0 attacks. */
export function arena(given: Arena): At {
  const { attackers, defenders, guard, bulwarks = [], dice = [], options = {}, leader = 'main' } = given
  const [one = {}, other = {}] = given.lords ?? []
  const state = scene({
    lords: [
      { at: 'N4.C', ...one },
      { at: 'N4.SW', ...other },
    ],
    options,
    agenda: [{ do: 'battle' }, { do: 'aftermath', taking: false }, { do: 'act', seat: 0 }],
  })
  const battle = newBattle({
    field: guard === undefined ? 'N4.SW' : 'N4.W',
    attacker: { seat: 0, hero: 'main' },
    defender: guard === undefined ? { seat: 1, hero: leader } : { seat: null, hero: null },
    difficulty: guard?.difficulty ?? null,
    controller: guard?.controller ?? null,
    fortified: false,
  })
  battle.fighters = [
    ...attackers.map((one, i) => soldier('attacker', i, one)),
    ...defenders.map((one, i) => soldier('defender', i, one)),
  ]
  battle.bulwarks = [...bulwarks]
  battle.phase = 'activation'
  for (const [seat, camp] of [
    [0, 'attacker'],
    [1, 'defender'],
  ] as const) {
    if (battle[camp].seat !== seat) continue
    const fighting = battle.fighters.flatMap(({ camp: of, card, side, overlays }): Unit[] =>
      of === camp && card !== 'arrow-tower' ? [{ card, side, overlays: [...overlays] }] : [],
    )
    const reserve = (given.reserves?.[seat] ?? []).map((card): Unit => ({ card, side: 'few', overlays: [] }))
    state.players[seat]!.units = [...fighting, ...reserve]
  }
  if (guard !== undefined) {
    battle.drawn = battle.fighters.flatMap(({ camp, card }) => (camp === 'defender' ? (card as never) : []))
    for (const { deck } of Object.values(state.neutrals))
      deck.items = deck.items.filter((card) => !battle.drawn.includes(card))
  }
  state.battle = battle
  given.change?.(battle, state)
  return new At(state, given.chance ?? falls(...dice.map((face) => FACES[face])), options)
}

export function battleAt(at: At): Battle {
  const { battle } = at.state
  if (battle === null) throw new Error('the combat is over')
  return battle
}

/** A fighter as it is now; undefined if it is gone. */
export function fighter(at: At, id: string): Fighter | undefined {
  return battleAt(at).fighters.find((one) => one.id === id)
}

export function deeds(at: At, what: Deed['do']): readonly Deed[] {
  return at.options('deed').filter((deed) => deed.do === what)
}

/** Lets the active unit attack. */
export function attack(at: At, target: string): At {
  return at.answer('deed', { do: 'attack', target })
}

export function rolled(at: At): Record<string, unknown>[] {
  return at.heard('attack-rolled')
}
