import { describe, expect, it } from 'vitest'
import type { Fighter, UnitSide } from '../../shape.ts'
import type { Lord } from '../scene.ts'
import { arena, attack, battleAt, deeds, fighter, rolled, type Soldier } from './arena.ts'

const ready = { activated: true }
const unit = (card: Fighter['card'], side: UnitSide, space: number | null, more: Partial<Fighter> = {}): Soldier => ({
  card,
  side,
  space,
  ...more,
})
const moves = (at: ReturnType<typeof arena>) => deeds(at, 'move').flatMap((deed) => (deed.do === 'move' ? deed.to : []))
const GUARD = { difficulty: 4, controller: 1 } as const

describe('order and activation', () => {
  it('H3B-CRND-03: who is next is found anew, and H3B-CRND-04: the paralysed skip', () => {
    const at = arena({
      attackers: [unit('griffins', 'few', 0), unit('halberdiers', 'few', 1, { paralysed: true, defending: true })],
      defenders: [unit('crusaders', 'few', 19)],
    })
    expect(battleAt(at).activation?.fighter).toBe('a1')
    battleAt(at).fighters[2]!.lasting.push({
      card: null,
      seat: 0,
      until: 'combat',
      is: 'mod',
      stat: 'initiative',
      n: -3,
      min: null,
    })
    at.answer('deed', { do: 'done' })
    // The halberdiers (4) come before the crusaders (5 - 3), and skip.
    expect(at.heard('activation-skipped')).toMatchObject([{ fighter: 'a2', card: 'halberdiers' }])
    expect(fighter(at, 'a2')).toMatchObject({ paralysed: false, defending: true })
    expect(battleAt(at).activation?.fighter).toBe('d1')
  })

  it('H3B-CRND-08, H3B-CRND-09, H3B-COMB-12: on foot around what is in the way, in the air above it', () => {
    const from = (card: 'crusaders' | 'griffins') =>
      moves(
        arena({
          attackers: [unit(card, 'few', 0), unit('halberdiers', 'few', 1, ready), unit('halberdiers', 'few', 4, ready)],
          defenders: [unit('champions', 'few', 19, ready)],
        }),
      )
    expect(from('crusaders')).toEqual([])
    expect(from('griffins')).toEqual([2, 3, 5, 6, 8, 9, 12])
  })

  it('H3B-CRND-10, H3B-CRND-11: shoot and step, or step; whoever stands close is the target', () => {
    const at = arena({
      attackers: [unit('marksmen', 'few', 5)],
      defenders: [unit('champions', 'few', 19, ready), unit('skeletons', 'few', 12, ready)],
      dice: [-1],
    })
    expect(deeds(at, 'attack')).toHaveLength(2)
    expect(moves(at).sort()).toEqual([1, 4, 6, 9])
    attack(at, 'd1')
    expect(deeds(at, 'attack')).toEqual([])
    expect(deeds(at, 'defend')).toEqual([])
    expect(moves(at)).toHaveLength(4)
    const moved = arena({
      attackers: [unit('marksmen', 'few', 5)],
      defenders: [unit('champions', 'few', 19, ready), unit('skeletons', 'few', 9, ready)],
    })
    expect(deeds(moved, 'attack')).toEqual([{ do: 'attack', target: 'd2' }])
    moved.answer('deed', { do: 'move', to: 4 })
    expect(moved.options('deed')).toEqual([{ do: 'defend' }, { do: 'done' }])
  })

  it('H3B-CRND-13, H3B-CRND-14: defend or do nothing, after moving or not', () => {
    const at = arena({
      attackers: [unit('crusaders', 'few', 5), unit('halberdiers', 'few', 0)],
      defenders: [unit('champions', 'few', 19, ready)],
    })
    at.answer('deed', { do: 'move', to: 9 }).answer('deed', { do: 'defend' })
    expect(fighter(at, 'a1')?.defending).toBe(true)
    expect(deeds(at, 'done')).toHaveLength(1)
  })

  it('H3B-SPELL-04: marks, spells and limits begin anew with the combat round, tokens stay', () => {
    const at = arena({
      attackers: [unit('crusaders', 'few', 5)],
      defenders: [unit('champions', 'few', 19, { ...ready, retaliated: true, defending: true })],
      change: (battle) => {
        battle.attacker.spells = 1
        battle.attacker.spellLimit = 2
      },
    })
    at.answer('deed', { do: 'done' })
    expect(battleAt(at)).toMatchObject({ round: 2, attacker: { spells: 0, spellLimit: 1 } })
    expect(fighter(at, 'd1')?.retaliated).toBe(false)
  })
})

describe('deployment', () => {
  it('H3B-COMB-08, H3B-COMB-09, H3B-COMB-11: attacker, then defender, one to five units on the own two rows', () => {
    const at = arena({
      lords: [{ hand: ['intelligence.1'] }, {}],
      attackers: [unit('crusaders', 'few', null)],
      defenders: [unit('skeletons', 'few', null), unit('zombies', 'few', null)],
      change: (battle) => {
        battle.fighters = []
        battle.phase = 'deploy-attacker'
      },
    })
    expect(at.asked).toEqual(['0 deploy'])
    expect(at.options('deploy')).toHaveLength(8)
    at.answer('deploy', { unit: 'crusaders', space: 5 })
    expect(at.asked).toEqual(['1 deploy'])
    expect(at.options('deploy')).not.toContain('done')
    at.answer('deploy', { unit: 'zombies', space: 19 }).answer('deploy', 'done')
    expect(at.decision('respond').context).toEqual({ window: 'combat-start' })
    at.answer('respond', 'pass')
    expect(battleAt(at).fighters.map(({ id, card, space }) => [id, card, space])).toEqual([
      ['a1', 'crusaders', 5],
      ['d1', 'zombies', 19],
    ])
  })

  const neutral = (controller: 1 | 'auto') =>
    arena({
      attackers: [unit('crusaders', 'few', 0)],
      defenders: [],
      guard: { difficulty: 4, controller },
      change: (battle, state) => {
        battle.phase = 'draw-neutrals'
        for (const [tier, cards] of [
          ['bronze', ['n-marksmen']],
          ['silver', ['n-nomads.1', 'n-crusaders']],
        ] as const) {
          const { deck } = state.neutrals[tier]
          deck.items = [...deck.items.filter((card) => !(cards as readonly string[]).includes(card)), ...cards]
        }
      },
    })

  it('H3B-NEUT-01, H3B-NEUT-03, H3B-NEUT-04, H3B-COMB-10: drawn, and deployed by the opponent, what shoots behind', () => {
    const at = neutral(1)
    expect(at.heard('neutrals-drawn')).toEqual([{ cards: ['n-marksmen', 'n-crusaders', 'n-nomads.1'] }])
    expect(at.asked).toEqual(['1 deploy-neutral'])
    const places = at.options('deploy-neutral')
    expect(places.flatMap(({ fighter: id, space }) => (id === 'd1' ? space : []))).toEqual([16, 17, 18, 19])
    expect(places.filter(({ fighter: id }) => id === 'd2')).toHaveLength(8)
  })

  it('H3B-NEUT-10: by themselves from left to right in descending initiative, what shoots behind', () => {
    const at = neutral('auto')
    expect(at.heard('deployed').map(({ card, space }) => [card, space])).toEqual([
      ['n-nomads.1', 12],
      ['n-crusaders', 13],
      ['n-marksmen', 16],
    ])
  })
})

describe('neutral units', () => {
  const lord: Lord = {}
  const meet = (neutral: Soldier, more: Partial<Parameters<typeof arena>[0]> = {}) =>
    arena({
      lords: [lord, { hand: ['stat-attack.1'] }],
      attackers: [unit('crusaders', 'few', 5, ready), unit('griffins', 'few', 0, ready)],
      defenders: [neutral],
      guard: GUARD,
      ...more,
    })

  it('H3B-NEUT-05, H3B-NEUT-06: they must attack if they can, never defend, and nobody plays cards for them', () => {
    const at = meet(unit('n-boars.1', 'neutral', 17), {
      attackers: [unit('crusaders', 'few', 9, ready), unit('griffins', 'few', 0, ready)],
    })
    expect(at.asked).toEqual(['1 deed'])
    expect(moves(at).sort((a, b) => a - b)).toEqual([8, 10, 13])
    expect(at.options('deed')).toHaveLength(3)
  })

  it('H3B-NEUT-05: whom nobody is in reach of is moved or left', () => {
    const at = meet(unit('n-boars.1', 'neutral', 19))
    expect(deeds(at, 'done')).toHaveLength(1)
    expect(deeds(at, 'defend')).toEqual([])
    expect(moves(at)).toContain(13)
  })

  it('H3B-NEUT-10: by themselves at the own tier first, then at lower ones', () => {
    const at = meet(unit('n-nomads.1', 'neutral', 9), {
      guard: { difficulty: 4, controller: 'auto' },
      attackers: [unit('griffins', 'few', 5, ready), unit('crusaders', 'few', 4, ready)],
      dice: [0, 0],
    })
    expect(at.heard('attacked')[0]).toMatchObject({ attacker: 'd1', target: 'a2' })
    const shots = meet(unit('n-sharpshooters.1', 'neutral', 17), {
      guard: { difficulty: 4, controller: 'auto' },
      attackers: [unit('crusaders', 'few', 5, ready), unit('marksmen', 'few', 0, ready)],
      dice: [0],
    })
    expect(shots.heard('attacked')[0]).toMatchObject({ attacker: 'd1', target: 'a2' })
  })

  it('H3B-NEUT-11: against neutral units there is no opponent to suffer', () => {
    const at = arena({
      lords: [lord, { hand: ['estates.1'] }],
      attackers: [unit('wraiths', 'pack', 0)],
      defenders: [unit('n-boars.1', 'neutral', 19, ready)],
      guard: GUARD,
    })
    expect(at.asked).toEqual(['0 deed'])
    expect(at.player(1).hand.items).toEqual(['estates.1'])
  })

  it('bounty-necropolis: a bronze unit is reinforced at once', () => {
    const at = arena({
      lords: [{ faction: 'necropolis', hero: 'tamika' }, {}],
      attackers: [unit('vampires', 'few', 9), unit('zombies', 'few', 0, { ...ready, damage: 2 })],
      defenders: [unit('n-skeletons', 'neutral', 13, ready), unit('n-boars.1', 'neutral', 19, ready)],
      guard: GUARD,
      dice: [0],
    })
    attack(at, 'd1')
    expect(fighter(at, 'a2')).toMatchObject({ side: 'pack', damage: 2 })
  })
})

describe('ends', () => {
  it('H3B-NEUT-07: one more combat round for a movement point, or retreat', () => {
    const at = (mp: number) =>
      arena({
        attackers: [unit('crusaders', 'few', 0)],
        defenders: [unit('n-boars.1', 'neutral', 19, ready)],
        guard: GUARD,
        change: (_, state) => {
          state.players[0]!.heroes.main!.mp = mp
        },
      }).answer('deed', { do: 'done' })
    const rich = at(1).answer('extend', 'fight-on')
    expect(rich.hero().mp).toBe(0)
    expect(battleAt(rich).round).toBe(2)
    expect(at(0).heard('combat-ended')).toMatchObject([{ result: { how: 'retreat', winner: null } }])
  })

  it('H3B-NEUT-08, H3B-CEND-16, H3B-RULING-53: with azure units neither time limit nor retreat', () => {
    const dragon = unit('n-azure-dragons', 'neutral', 13, ready)
    const at = arena({
      attackers: [unit('crusaders', 'few', 0)],
      defenders: [dragon],
      reserves: [['griffins'], []],
      guard: { difficulty: 7, controller: 1 },
      dice: [1],
    })
    at.answer('deed', { do: 'done' })
    expect(battleAt(at).round).toBe(2)
    at.answer('deed', { do: 'move', to: 4 }, 1)
    expect(at.heard('combat-ended')).toMatchObject([{ result: { winner: 'defender', how: 'fought', azure: true } }])
  })

  it('H3B-CEND-02, H3B-NEUT-09, H3B-CEND-07: a victory; the army goes to its discard piles, unhurt units stay', () => {
    const at = arena({
      attackers: [unit('champions', 'pack', 9, { damage: 5 })],
      defenders: [unit('n-boars.1', 'neutral', 13, ready)],
      guard: GUARD,
      dice: [1],
    })
    attack(at, 'd1')
    expect(at.heard('combat-ended')).toMatchObject([{ result: { winner: 'attacker', azure: false } }])
    expect(at.state.neutrals.bronze.discard).toContain('n-boars.1')
    expect(at.player(0).units).toEqual([{ card: 'champions', side: 'pack', overlays: [] }])
  })

  it('H3B-CEND-04: defeat when none is left in the unit deck', () => {
    const at = arena({
      attackers: [unit('halberdiers', 'few', 9, { damage: 1 })],
      defenders: [unit('n-trolls', 'neutral', 13, ready)],
      guard: GUARD,
      dice: [-1, 1],
    })
    attack(at, 'd1')
    expect(at.heard('combat-ended')).toMatchObject([{ result: { winner: 'defender', how: 'fought' } }])
  })

  it('H3B-CEND-05, H3B-UNIT-08: between players the survivors win, whatever is left in the unit deck', () => {
    const at = arena({
      attackers: [unit('champions', 'pack', 9)],
      defenders: [unit('skeletons', 'few', 13, ready)],
      reserves: [[], ['zombies']],
      dice: [1],
    })
    attack(at, 'd1')
    expect(at.heard('combat-ended')).toMatchObject([{ result: { winner: 'attacker', how: 'fought' } }])
    expect(at.player(1).units.map(({ card }) => card)).toEqual(['zombies'])
  })

  it('H3B-CEND-17, H3B-RULING-63: both lose their last units at once', () => {
    const last = (guard: typeof GUARD | undefined) =>
      attack(
        arena({
          attackers: [unit('halberdiers', 'few', 9, { damage: 1 })],
          defenders: [
            unit(guard === undefined ? 'skeletons' : 'n-peasants.1', guard === undefined ? 'few' : 'neutral', 13, {
              ...ready,
              damage: 1,
              lasting: [{ card: null, seat: 1, until: 'combat', is: 'reflect', n: 1 }],
            }),
          ],
          dice: [1],
          ...(guard === undefined ? {} : { guard }),
        }),
        'd1',
      ).heard('combat-ended')
    expect(last(undefined)).toMatchObject([{ result: { winner: 'defender' } }])
    expect(last(GUARD)).toMatchObject([{ result: { winner: 'attacker' } }])
  })

  it('H3B-CEND-18: three combat rounds without damage are a stalemate between players', () => {
    const at = arena({
      attackers: [unit('crusaders', 'few', 0)],
      defenders: [unit('champions', 'few', 19)],
    })
    for (let n = 0; n < 6; n++) at.answer('deed', { do: 'done' })
    expect(at.heard('combat-ended')).toMatchObject([{ result: { winner: null, how: 'stalemate' } }])
  })

  it('H3B-CEND-06: who surrenders pays 10 gold to the enemy; not when defending the own town', () => {
    const rich: Lord = {
      change: (player) => {
        player.goods.gold = 10
      },
    }
    const at = arena({
      lords: [rich, rich],
      attackers: [unit('crusaders', 'few', 0)],
      defenders: [unit('champions', 'few', 19, ready)],
    })
    at.answer('deed', { do: 'surrender' })
    expect([at.player(0).goods.gold, at.player(1).goods.gold]).toEqual([0, 20])
    expect(at.heard('combat-ended')).toMatchObject([{ result: { how: 'surrender', gaveUp: 'attacker' } }])
    const home = arena({
      lords: [rich, rich],
      attackers: [unit('crusaders', 'few', 0, ready)],
      defenders: [unit('champions', 'few', 19)],
      change: (battle, state) => {
        state.battle = { ...battle, field: 'S1.C' }
      },
    })
    expect(deeds(home, 'surrender')).toEqual([])
  })
})

describe('sieges', () => {
  const WALLS = [
    { kind: 'wall', space: 8 },
    { kind: 'gate', space: 9 },
    { kind: 'wall', space: 10 },
    { kind: 'wall', space: 11 },
  ] as const
  const TOWER = unit('arrow-tower', 'neutral', null)

  it('H3B-SIEGE-04: the gate on one of the four spaces, walls on the others, the tower beside the board', () => {
    const at = arena({
      attackers: [unit('crusaders', 'few', 0)],
      defenders: [unit('champions', 'few', 19)],
      change: (battle) => {
        battle.phase = 'fortify'
      },
    })
    expect(at.options('fortify', 1)).toEqual([8, 9, 10, 11])
    at.answer('fortify', 10)
    expect(battleAt(at).bulwarks.filter(({ kind }) => kind === 'wall')).toHaveLength(3)
    expect(fighter(at, 'tower')).toMatchObject({ camp: 'defender', space: null })
  })

  it('H3B-SIEGE-05: walls stop everybody, the gate only the attacker', () => {
    const reach = (camp: 'attacker' | 'defender') =>
      moves(
        arena({
          attackers: [unit('crusaders', 'few', 5, { activated: camp === 'defender' })],
          defenders: [unit('dread-knights', 'few', 13, { activated: camp === 'attacker' })],
          bulwarks: WALLS,
        }),
      )
    expect(reach('attacker').every((space) => space < 8)).toBe(true)
    expect(reach('defender')).toContain(9)
    expect(reach('defender')).not.toContain(8)
  })

  it('H3B-SIEGE-06, H3B-SIEGE-09, H3B-SIEGE-11: what stands beside it breaks it; the tower falls with the last', () => {
    const at = arena({
      attackers: [unit('crusaders', 'few', 5), unit('marksmen', 'few', 4)],
      defenders: [unit('dread-knights', 'few', 9, ready), { ...TOWER, activated: true }],
      bulwarks: [{ kind: 'gate', space: 9 }],
    })
    expect(deeds(at, 'attack')).toHaveLength(1)
    at.answer('deed', { do: 'breach', space: 9 })
    expect(battleAt(at).bulwarks).toEqual([])
    expect(fighter(at, 'tower')).toBeUndefined()
    expect(fighter(at, 'd1')?.space).toBe(9)
    expect(deeds(at, 'breach')).toEqual([])
  })

  it('H3B-SIEGE-08, H3B-SIEGE-10: the tower shoots without penalty and is no unit that holds the town', () => {
    const at = arena({
      attackers: [unit('champions', 'few', 13, ready), unit('vampires', 'few', 0, ready)],
      defenders: [TOWER, unit('skeletons', 'few', 17, { ...ready, retaliated: true })],
      bulwarks: WALLS,
      dice: [0],
    })
    expect(deeds(at, 'attack')).toHaveLength(2)
    expect(deeds(at, 'move')).toEqual([])
    attack(at, 'a2')
    expect(rolled(at)).toMatchObject([{ attacker: 'tower', attack: 4, dice: [0], damage: 3 }])
    const won = arena({
      attackers: [unit('champions', 'few', 13)],
      defenders: [{ ...TOWER, activated: true }, unit('skeletons', 'few', 17, ready)],
      bulwarks: WALLS,
      dice: [0],
    })
    attack(won, 'd2')
    expect(won.heard('combat-ended')).toMatchObject([{ result: { winner: 'attacker' } }])
  })
})
