import { describe, expect, it } from 'vitest'
import { arena, attack, battleAt, deeds, fighter, rolled } from './arena.ts'

const NECROPOLIS = { faction: 'necropolis', hero: 'tamika' } as const
const CASTLE = { faction: 'castle', hero: 'catherine' } as const
const DUNGEON = { faction: 'dungeon', hero: 'mutare' } as const
const ready = { activated: true }

describe('worked examples', () => {
  it('H3B-EX-06, H3B-SPELL-06, H3B-CRND-21: Magic Arrow with 2 power turns a pack and hurts what is left', () => {
    const at = arena({
      lords: [{ ...CASTLE, hand: ['magic-arrow.1', 'stat-power.1', 'stat-power.2'] }, NECROPOLIS],
      attackers: [{ card: 'griffins', space: 1 }],
      defenders: [{ card: 'skeletons', side: 'pack', space: 13 }],
    })
    at.answer('deed', { do: 'play', play: { card: 'magic-arrow.1', mode: 'cast' } })
    at.answer('empower', { card: 'stat-power.1', mode: 'basic' })
    at.answer('empower', { card: 'stat-power.2', mode: 'basic' }).until('power-tier')
    at.answer('power-tier', 2)
    expect(fighter(at, 'd1')).toMatchObject({ side: 'few', damage: 1 })
    expect(at.player(1).units[0]).toMatchObject({ card: 'skeletons', side: 'few' })
  })

  it('H3B-EX-07, H3B-CARD-15, H3B-CRND-19: cards count for one attack, and Griffins are not marked', () => {
    const at = arena({
      lords: [
        { ...NECROPOLIS, hand: ['stat-attack.1'] },
        { ...CASTLE, hand: ['stat-defense.1'] },
      ],
      attackers: [{ card: 'zombies', space: 5 }],
      defenders: [{ card: 'griffins', side: 'pack', space: 9, ...ready }],
      dice: [1, 0],
    })
    attack(at, 'd1')
    expect(at.asked).toEqual(['0 respond'])
    at.answer('respond', { card: 'stat-attack.1', mode: 'basic' })
    at.answer('respond', { card: 'stat-defense.1', mode: 'basic' })
    expect(rolled(at)).toMatchObject([
      { attack: 3, die: 1, defense: 1, damage: 3 },
      { attack: 3, die: 0, defense: 1, damage: 2 },
    ])
    expect(fighter(at, 'd1')).toMatchObject({ damage: 3, retaliated: false, side: 'pack', lasting: [] })
    expect(at.player(0).top.items).toEqual(['stat-attack.1'])
  })

  it('H3B-EX-11, H3B-SPELL-04: a spell played for power does not count against the limit', () => {
    const at = arena({
      lords: [{ ...CASTLE, hand: ['lightning-bolt.1', 'haste.1'] }, {}],
      attackers: [{ card: 'griffins', space: 1 }],
      defenders: [
        { card: 'n-troglodytes', space: 13, ...ready },
        { card: 'n-boars.1', space: 14, ...ready },
      ],
      guard: { difficulty: 4, controller: 1 },
    })
    at.answer('deed', { do: 'play', play: { card: 'lightning-bolt.1', mode: 'cast' } })
    at.answer('empower', { card: 'haste.1', mode: 'empower' }).until('power-tier')
    at.answer('power-tier', 1)
    at.answer('pick-fighter', 'd1')
    expect(fighter(at, 'd1')).toBeUndefined()
    expect(battleAt(at).attacker.spells).toBe(1)
  })

  it('H3B-EX-22, H3B-CRND-21, H3B-CRND-22: what is too much for a pack goes on to the few', () => {
    const hit = (card: 'manticores' | 'harpies', die: 0 | 1) => {
      const at = arena({
        lords: [DUNGEON, CASTLE],
        attackers: [{ card, space: 9 }],
        defenders: [
          { card: 'marksmen', side: 'pack', space: 13, ...ready },
          { card: 'griffins', space: 19, ...ready },
        ],
        dice: [die, -1, -1],
      })
      return attack(at, 'd1')
    }
    expect(fighter(hit('manticores', 0), 'd1')).toBeUndefined()
    expect(fighter(hit('harpies', 1), 'd1')).toMatchObject({ side: 'few', damage: 1 })
    expect(
      hit('manticores', 0)
        .player(1)
        .units.map(({ card }) => card),
    ).toEqual(['griffins'])
  })

  it('H3B-EX-23, H3B-CRND-12: the lower of two dice at close quarters, and one without the penalty', () => {
    const shoot = (side: 'few' | 'pack') =>
      attack(
        arena({
          lords: [DUNGEON, NECROPOLIS],
          attackers: [{ card: 'evil-eyes', side, space: 9 }],
          defenders: [{ card: 'vampires', space: 13, ...ready, retaliated: true }],
          dice: side === 'few' ? [0, -1] : [0],
        }),
        'd1',
      )
    expect(rolled(shoot('few'))).toMatchObject([{ dice: [0, -1], die: -1, damage: 1 }])
    expect(rolled(shoot('pack'))).toMatchObject([{ dice: [0], damage: 2 }])
  })

  it('H3B-EX-24, H3B-SIEGE-07: behind a standing gate shots do 1 less', () => {
    const shoot = (bulwarks: readonly { kind: 'gate'; space: number }[]) =>
      attack(
        arena({
          lords: [DUNGEON, CASTLE],
          attackers: [{ card: 'evil-eyes', space: 1 }],
          defenders: [{ card: 'halberdiers', space: 13, ...ready }],
          bulwarks,
          dice: [0],
        }),
        'd1',
      )
    expect(rolled(shoot([{ kind: 'gate', space: 9 }]))).toMatchObject([{ damage: 1 }])
    expect(rolled(shoot([{ kind: 'gate', space: 10 }]))).toMatchObject([{ damage: 2 }])
    expect(rolled(shoot([]))).toMatchObject([{ damage: 2 }])
  })

  it('H3B-EX-25, H3B-CRND-01, H3B-CRND-02: sides that tie take turns, the attacker first', () => {
    const at = arena({
      lords: [NECROPOLIS, CASTLE],
      attackers: [
        { card: 'vampires', space: 0 },
        { card: 'liches', space: 1 },
      ],
      defenders: [{ card: 'griffins', space: 19 }],
    })
    expect(at.options('next-unit', 0)).toEqual(['a1', 'a2'])
    at.answer('next-unit', 'a2').answer('deed', { do: 'done' })
    expect(battleAt(at).activation?.fighter).toBe('d1')
    at.answer('deed', { do: 'done' })
    expect(battleAt(at).activation?.fighter).toBe('a1')
  })

  it('H3B-EX-37, H3B-CRND-30: a shifted die triggers what it comes to', () => {
    const breathe = (die: -1 | 1) =>
      rolled(
        attack(
          arena({
            lords: [NECROPOLIS, DUNGEON],
            attackers: [{ card: 'ghost-dragons', side: 'pack', space: 9 }],
            defenders: [{ card: 'zombies', side: 'pack', space: 13, ...ready, retaliated: true }],
            dice: [die],
          }),
          'd1',
        ),
      )
    expect(breathe(-1)).toMatchObject([{ attack: 7, die: 0, defense: 2, damage: 5 }])
    expect(breathe(1)).toMatchObject([{ attack: 7, die: 2, defense: 2, damage: 7 }])
  })

  it('H3B-EX-40, H3B-CRND-29: two dice, higher, and two dice, lower, are one die', () => {
    const at = arena({
      lords: [NECROPOLIS, {}],
      attackers: [{ card: 'dread-knights', space: 9 }],
      defenders: [{ card: 'n-crusaders', space: 13, ...ready }],
      guard: { difficulty: 3, controller: 1 },
      dice: [-1, 0],
    })
    attack(at, 'd1')
    expect(rolled(at).map(({ dice }) => dice)).toEqual([[-1], [0]])
  })

  it('H3B-EX-41, H3B-CRND-32, H3B-RULING-58, H3B-SPELL-10: a pack that would only turn can be saved, and does not retaliate', () => {
    const at = arena({
      lords: [CASTLE, { ...NECROPOLIS, hand: ['resurrection.1', 'stat-power.1', 'stat-power.2'] }],
      attackers: [{ card: 'zealots', space: 9 }],
      defenders: [{ card: 'vampires', side: 'pack', space: 13, damage: 1, ...ready }],
      dice: [1, 1],
    })
    attack(at, 'd1')
    at.answer('respond', 'pass', 1)
    at.answer('respond', { card: 'resurrection.1', mode: 'cast' }, 1)
    at.answer('empower', { card: 'stat-power.1', mode: 'basic' })
    at.answer('empower', { card: 'stat-power.2', mode: 'basic' }).until('deed')
    expect(rolled(at)).toMatchObject([{ damage: 3 }])
    expect(at.heard('attack-cancelled')).toMatchObject([{ fighter: 'd1' }])
    expect(fighter(at, 'd1')).toMatchObject({ side: 'pack', damage: 1, retaliated: false })
  })

  it('H3B-EX-42, H3B-CRND-33: a Fire Shield burns the attacker before it can be retaliated against', () => {
    const at = arena({
      lords: [CASTLE, DUNGEON],
      attackers: [
        { card: 'halberdiers', space: 9, damage: 1 },
        { card: 'zealots', space: 0, ...ready },
      ],
      defenders: [
        {
          card: 'griffins',
          space: 13,
          ...ready,
          lasting: [{ card: null, seat: 1, until: 'combat-round', is: 'reflect', n: 1 }],
        },
      ],
      dice: [0],
    })
    attack(at, 'd1')
    expect(fighter(at, 'd1')).toMatchObject({ damage: 2, retaliated: false })
    expect(fighter(at, 'a1')).toBeUndefined()
    expect(rolled(at)).toHaveLength(1)
  })

  it('H3B-EX-44, H3B-CEND-03, H3B-RULING-66: a retreat leads to where the hero stopped last', () => {
    const at = arena({
      attackers: [{ card: 'halberdiers', space: 9 }],
      defenders: [{ card: 'n-trolls', space: 13, ...ready }],
      reserves: [['griffins'], []],
      guard: { difficulty: 4, controller: 1 },
      dice: [-1, 1],
      change: (_, state) => {
        state.players[0]!.heroes.main!.last = 'F1.C'
      },
    })
    attack(at, 'd1').until('act')
    expect(at.heard('combat-ended')).toMatchObject([{ result: { winner: null, how: 'retreat' } }])
    expect(at.hero(0)).toMatchObject({ field: 'F1.C' })
    expect(at.player(0).units.map(({ card }) => card)).toEqual(['griffins'])
  })

  it('H3B-EX-45, H3B-CEND-06, H3B-RULING-62: no surrender without somewhere to go', () => {
    const last = (elsewhere: boolean) =>
      arena({
        lords: [
          {},
          {
            change: (player) => {
              player.goods.gold = 10
            },
          },
        ],
        attackers: [{ card: 'halberdiers', space: 0, ...ready }],
        defenders: [{ card: 'skeletons', space: 18 }],
        change: (_, state) => {
          if (!elsewhere) for (const field of Object.values(state.fields)) if (field !== undefined) field.flags = []
        },
      })
    expect(deeds(last(false), 'surrender')).toEqual([])
    expect(deeds(last(true), 'surrender')).toEqual([{ do: 'surrender' }])
  })
})
