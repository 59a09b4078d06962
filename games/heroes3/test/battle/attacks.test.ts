import { describe, expect, it } from 'vitest'
import type { Fighter, UnitSide } from '../../shape.ts'
import type { At } from '../scene.ts'
import { arena, attack, battleAt, deeds, fighter, rolled, type Soldier } from './arena.ts'

const ready = { activated: true }
const tired = { activated: true, retaliated: true }
const FAR = { card: 'champions', space: 3, ...ready } as const

/** One unit attacks another next to it (8 and 12), with others further away so that combat and combat round go on. */
function duel(
  one: Fighter['card'] | Soldier,
  other: Fighter['card'] | Soldier,
  dice: readonly (-1 | 0 | 1)[],
  more: Partial<Parameters<typeof arena>[0]> = {},
): At {
  const attacker = typeof one === 'string' ? { card: one, space: 8 } : one
  const defender = typeof other === 'string' ? { card: other, space: 12, ...ready } : other
  return attack(
    arena({
      attackers: [attacker, FAR],
      defenders: [defender, { card: 'skeletons', space: 19 }],
      dice,
      ...more,
    }),
    'd1',
  )
}
const unit = (card: Fighter['card'], side: UnitSide, space: number, more: Partial<Fighter> = {}): Soldier => ({
  card,
  side,
  space,
  ...more,
})

describe('values and dice', () => {
  it('H3B-CRND-19, H3B-CRND-28: damage is attack, die and defense, and never less than none', () => {
    expect(rolled(duel('crusaders', unit('skeletons', 'few', 12, tired), [1]))).toMatchObject([{ damage: 3 }])
    expect(rolled(duel('halberdiers', unit('ghost-dragons', 'few', 12, tired), [-1]))).toMatchObject([{ damage: 0 }])
    const weak = unit('halberdiers', 'few', 8, {
      lasting: [{ card: null, seat: 1, until: 'attack', is: 'mod', stat: 'attack', n: -5, min: null }],
    })
    expect(rolled(duel(weak, unit('wraiths', 'few', 12, tired), [1]))).toMatchObject([{ attack: 0, damage: 1 }])
  })

  it('H3B-CRND-13, H3B-CRND-18: a defense token may add 1 to the defense, and stays', () => {
    const held = unit('vampires', 'few', 12, { ...tired, defending: true })
    const lucky = duel('crusaders', held, [0, 1])
    expect(rolled(lucky)).toMatchObject([{ defense: 2, damage: 1 }])
    expect(fighter(lucky, 'd1')?.defending).toBe(true)
    expect(rolled(duel('crusaders', held, [0, 0]))).toMatchObject([{ defense: 1, damage: 2 }])
  })

  it('H3B-CRND-12: from backline to backline the lower of two dice, from elsewhere one', () => {
    const shoot = (from: number, to: number) =>
      rolled(duel(unit('marksmen', 'few', from), unit('vampires', 'few', to, tired), [1, -1]))
    expect(shoot(0, 17)).toMatchObject([{ dice: [1, -1], die: -1 }])
    expect(shoot(4, 17)).toMatchObject([{ dice: [1], die: 1 }])
    expect(shoot(0, 13)).toMatchObject([{ dice: [1], die: 1 }])
  })

  it('H3B-CRND-25: what shoots retaliates with the penalty', () => {
    expect(rolled(duel('crusaders', unit('liches', 'few', 12, ready), [0, 1, 0]))).toMatchObject([
      { dice: [0] },
      { dice: [1, 0], die: 0 },
    ])
  })

  it('H3B-VAR-02: at least 1 damage, and an attack die without numbers', () => {
    const least = { options: { 'min-one-damage': true } }
    expect(rolled(duel('halberdiers', unit('ghost-dragons', 'few', 12, tired), [-1], least))).toMatchObject([
      { damage: 1 },
    ])
    const numberless = { options: { 'no-attack-die': true } }
    expect(rolled(duel('crusaders', unit('zombies', 'few', 12, tired), [1], numberless))).toMatchObject([
      { die: 0, defense: 2, damage: 1 },
    ])
  })
})

describe('retaliation', () => {
  it('H3B-CRND-24, H3B-CRND-26: once in a combat round, by whom is left and adjacent', () => {
    const at = duel('crusaders', 'dread-knights', [0, 0])
    expect(rolled(at)).toMatchObject([{ attacker: 'a1' }, { attacker: 'd1', target: 'a1' }])
    expect(fighter(at, 'd1')?.retaliated).toBe(true)
    expect(rolled(duel('crusaders', unit('dread-knights', 'few', 12, tired), [0]))).toHaveLength(1)
    expect(rolled(duel(unit('marksmen', 'few', 4), 'dread-knights', [0]))).toHaveLength(1)
    expect(rolled(duel('archangels', unit('skeletons', 'few', 12, ready), [0]))).toHaveLength(1)
  })

  it('H3B-CRND-05, H3B-RULING-49: the paralysed retaliate; damage alone frees them', () => {
    const bound = unit('dread-knights', 'few', 12, { ...ready, paralysed: true })
    const hurt = duel('crusaders', bound, [0, 0])
    expect(rolled(hurt)).toHaveLength(2)
    expect(fighter(hurt, 'd1')?.paralysed).toBe(false)
    expect(fighter(duel('halberdiers', bound, [0, -1]), 'd1')?.paralysed).toBe(true)
  })

  it('H3B-CRND-21, H3B-CRND-34: a unit that turns stays where it is with all it has, and its new side retaliates', () => {
    const pack = unit('vampires', 'pack', 12, { ...ready, damage: 3 })
    const at = duel('crusaders', pack, [0, 0])
    expect(fighter(at, 'd1')).toMatchObject({ side: 'few', damage: 1, space: 12, activated: true, retaliated: true })
    expect(rolled(at)[1]).toMatchObject({ attack: 4 })
  })
})

describe('abilities', () => {
  it('H3B-CRND-23, H3B-CRND-31: no-retaliation and heal-after-attack', () => {
    const at = duel(unit('vampires', 'pack', 8, { damage: 3 }), 'crusaders', [0])
    expect(rolled(at)).toHaveLength(1)
    expect(fighter(at, 'a1')?.damage).toBe(1)
  })

  it('double-shot: twice at the same target from afar, once at one next to it', () => {
    const at = duel(unit('marksmen', 'pack', 4), 'dread-knights', [1, 1])
    expect(rolled(at).map(({ target }) => target)).toEqual(['d1', 'd1'])
    expect(rolled(duel(unit('marksmen', 'pack', 8), unit('dread-knights', 'few', 12, tired), [1, 1]))).toHaveLength(1)
  })

  it('H3B-CRND-30: Mummies set the first die, and their own is not added', () => {
    expect(rolled(duel('crusaders', unit('n-mummies.1', 'neutral', 12, tired), [1]))).toMatchObject([
      { dice: [-1], damage: 1 },
    ])
    expect(rolled(duel(unit('n-mummies.1', 'neutral', 8), unit('vampires', 'few', 12, tired), [1]))).toMatchObject([
      { dice: [1], die: 0, damage: 2 },
    ])
  })

  it('H3B-CRND-30: rerolls that must be made, and those that may', () => {
    expect(rolled(duel(unit('n-minotaurs', 'neutral', 8), unit('vampires', 'few', 12, tired), [-1, -1]))).toMatchObject(
      [{ dice: [-1] }],
    )
    expect(
      rolled(duel(unit('n-champions', 'neutral', 8), unit('vampires', 'few', 12, tired), [-1, 1, -1, 0])),
    ).toMatchObject([{ dice: [0, 1], die: 1 }])
    const at = duel(unit('crusaders', 'pack', 8), unit('vampires', 'few', 12, tired), [0, 0, 1])
    at.answer('reroll-attack', 'reroll').answer('reroll-attack', 'reroll')
    expect(rolled(at)).toMatchObject([{ dice: [1] }])
  })

  it('H3B-CRND-29: both dice, higher dice, and a second value for each', () => {
    expect(
      rolled(duel(unit('n-champions', 'neutral', 8), unit('n-manticores', 'neutral', 12, tired), [1, 1])),
    ).toMatchObject([{ dice: [1, 1], die: 2, defense: 3 }])
    expect(rolled(duel(unit('n-halflings.1', 'neutral', 4), unit('vampires', 'few', 12, tired), [0, 1]))).toMatchObject(
      [{ dice: [0, 1], die: 1 }],
    )
  })

  it('die-bonus, ignore-printed-defense, defense-vs-retaliation', () => {
    expect(rolled(duel(unit('dread-knights', 'pack', 8), unit('liches', 'few', 12, tired), [0]))).toMatchObject([
      { attack: 7 },
    ])
    expect(rolled(duel(unit('manticores', 'pack', 8), unit('ghost-dragons', 'few', 12, tired), [0]))).toMatchObject([
      { defense: 0 },
    ])
    expect(rolled(duel(unit('n-dread-knights', 'neutral', 8), 'dread-knights', [0, 0]))[1]).toMatchObject({
      defense: 2,
    })
  })

  it('hinder-retaliation: two dice, the lower', () => {
    expect(rolled(duel('dread-knights', 'champions', [0, 1, 0]))[1]).toMatchObject({ dice: [1, 0], die: 0 })
  })

  it('paralyze-on-retaliation, die-paralyze, paralysis-immune', () => {
    const stone = duel('crusaders', unit('medusas', 'pack', 12, ready), [-1, -1])
    expect(fighter(stone, 'a1')?.paralysed).toBe(true)
    const proof = duel(unit('n-troglodytes', 'neutral', 8), unit('medusas', 'pack', 12, ready), [-1, -1])
    expect(fighter(proof, 'a1')?.paralysed).toBe(false)
    const azure = duel(unit('n-azure-dragons', 'neutral', 8), unit('ghost-dragons', 'pack', 12, tired), [-1])
    expect(fighter(azure, 'd1')?.paralysed).toBe(true)
  })

  it('die-draw: a card for the player of the unit', () => {
    const at = duel('minotaurs', unit('ghost-dragons', 'pack', 12, tired), [-1])
    expect(at.player(0).hand.items).toHaveLength(1)
  })

  it('H3B-CRND-35, H3B-RULING-71: a splash is a further attack on whoever is next to the target', () => {
    const at = arena({
      attackers: [unit('liches', 'pack', 8), unit('crusaders', 'few', 13, ready)],
      defenders: [unit('champions', 'few', 12, ready), unit('vampires', 'few', 16, ready)],
      dice: [0, 0, 1, 1],
    })
    attack(at, 'd1')
    expect([...at.options('pick-fighter', 0)].sort()).toEqual(['a1', 'a2', 'd2'])
    at.answer('pick-fighter', 'd2')
    expect(rolled(at)).toMatchObject([
      { target: 'd1' },
      { target: 'd2', attack: 2, defense: 1 },
      { attacker: 'd1', target: 'a1' },
    ])
  })

  it('line-breath: the unit straight behind the target, which does not retaliate', () => {
    const at = arena({
      attackers: [unit('n-black-dragons', 'neutral', 8), FAR],
      defenders: [unit('champions', 'few', 12, ready), unit('crusaders', 'few', 16, ready)],
      dice: [0, 0, 0],
    })
    attack(at, 'd1')
    expect(rolled(at).map(({ attacker, target }) => [attacker, target])).toEqual([
      ['a1', 'd1'],
      ['a1', 'd2'],
      ['d1', 'a1'],
    ])
    expect(rolled(at)[1]).toMatchObject({ attack: 2 })
  })

  it('push-on-roll: the target is moved away by its side and does not retaliate', () => {
    const at = duel(unit('n-ghost-dragons', 'neutral', 8), 'champions', [0, 0])
    expect(at.options('pick-space', 1)).toEqual([13, 16])
    at.answer('pick-space', 16)
    expect(fighter(at, 'd1')?.space).toBe(16)
    expect(rolled(at)).toHaveLength(1)
    expect(rolled(duel(unit('n-ghost-dragons', 'neutral', 8), 'champions', [0, 1, 0]))).toHaveLength(2)
  })

  it('return-home: after the retaliation, to where the movement began', () => {
    const at = arena({
      attackers: [unit('harpies', 'few', 5), FAR],
      defenders: [unit('skeletons', 'pack', 13, ready), unit('champions', 'few', 19, ready)],
      dice: [-1, -1],
    })
    at.answer('deed', { do: 'move', to: 9 })
    attack(at, 'd1')
    expect(rolled(at)).toHaveLength(2)
    at.answer('return-home', 'return')
    expect(fighter(at, 'a1')?.space).toBe(5)
  })

  it('charge-reroll: once, after moving elsewhere', () => {
    const ride = (from: number) =>
      arena({
        attackers: [unit('champions', 'pack', from), unit('griffins', 'few', 0, ready)],
        defenders: [unit('dread-knights', 'few', 12, tired), unit('skeletons', 'few', 19, ready)],
        dice: [-1, 1],
      })
    const moved = ride(4).answer('deed', { do: 'move', to: 8 })
    attack(moved, 'd1').answer('reroll-attack', 'reroll')
    expect(rolled(moved)).toMatchObject([{ dice: [1] }])
    expect(rolled(attack(ride(8), 'd1'))).toMatchObject([{ dice: [-1] }])
  })

  it('guardian: once in a combat another unit is saved, and does not retaliate', () => {
    const at = arena({
      attackers: [unit('champions', 'few', 8), FAR],
      defenders: [unit('skeletons', 'few', 12, ready), unit('archangels', 'pack', 19, ready)],
      dice: [0],
    })
    attack(at, 'd1').answer('cancel-attack', 'd2')
    expect(fighter(at, 'd1')).toMatchObject({ damage: 0, retaliated: false })
    expect(fighter(at, 'd2')?.spent).toBe(true)
  })

  it('H3B-RULING-59: a parried die does not count, and what is discarded is chosen before the roll', () => {
    const at = duel('champions', unit('halberdiers', 'pack', 12, tired), [1], {
      lords: [{}, { faction: 'castle', hero: 'rion', hand: ['estates.1'] }],
    })
    at.until('parry').answer('parry', 'estates.1')
    expect(rolled(at)).toMatchObject([{ die: 0, damage: 4 }])
    expect(at.player(1).hand.items).toEqual([])
  })

  it('aura-defend: beside Halberdiers as with a defense token', () => {
    const at = arena({
      attackers: [unit('crusaders', 'few', 8), FAR],
      defenders: [unit('vampires', 'few', 12, tired), unit('n-halberdiers', 'neutral', 13, ready)],
      dice: [0, 1],
    })
    expect(rolled(attack(at, 'd1'))).toMatchObject([{ defense: 2 }])
  })

  it('H3B-CRND-07, H3B-CRND-06: abilities of the activation, and the defense token goes', () => {
    const at = arena({
      lords: [
        { faction: 'necropolis', hero: 'tamika' },
        {
          hand: ['estates.1'],
          change: (player) => Object.assign(player, { faction: 'castle', hero: 'rion', morale: 'positive' }),
        },
      ],
      attackers: [unit('wraiths', 'pack', 0, { damage: 2, defending: true }), unit('ghost-dragons', 'few', 3)],
      defenders: [unit('champions', 'few', 19, ready)],
    })
    // The dragons are quicker: 9 against 7.
    expect(at.player(1).morale).toBe('neutral')
    at.answer('deed', { do: 'done' })
    expect(fighter(at, 'a1')).toMatchObject({ damage: 1, defending: false })
    expect(at.player(1).hand.items).toEqual([])
    expect(deeds(at, 'defend')).toEqual([])
  })

  it('heal-ally-or-rage', () => {
    const enchant = (damage: number) =>
      arena({
        attackers: [unit('n-enchanters', 'neutral', 4), unit('crusaders', 'few', 3, { ...ready, damage })],
        defenders: [unit('champions', 'few', 13, ready)],
        dice: [0],
      })
    expect(fighter(enchant(3), 'a2')?.damage).toBe(1)
    expect(rolled(attack(enchant(0), 'd1'))).toMatchObject([{ attack: 5 }])
    expect(battleAt(enchant(3)).activation?.rage).toBe(0)
  })
})
