import { describe, expect, it } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import type { Fighter, Lasting, UnitSide } from '../../shape.ts'
import type { At, Lord } from '../scene.ts'
import { arena, attack, battleAt, deeds, fighter, rolled, type Soldier } from './arena.ts'

const ready = { activated: true }
const unit = (card: Fighter['card'], side: UnitSide, space: number | null, more: Partial<Fighter> = {}): Soldier => ({
  card,
  side,
  space,
  ...more,
})
const lasting = (is: 'silence' | 'spell-proof'): Lasting => ({ card: null, seat: 0, until: 'combat', is })

/** A Castle player's crusaders are active; the cards are in hand. */
function turnWith(hand: readonly CardId[], more: Partial<Parameters<typeof arena>[0]> = {}, lord: Lord = {}): At {
  return arena({
    lords: [
      { faction: 'castle', hero: 'rion', hand, ...lord },
      { faction: 'necropolis', hero: 'tamika' },
    ],
    attackers: [unit('crusaders', 'few', 9), unit('griffins', 'few', 0, ready)],
    defenders: [unit('vampires', 'few', 13, ready), unit('skeletons', 'few', 19)],
    ...more,
  })
}

/** Casts with the power cards that follow, for the best result that it is enough for. */
function cast(at: At, card: CardId, ...power: readonly CardId[]): At {
  at.answer('deed', { do: 'play', play: { card, mode: 'cast' } })
  for (const one of power) at.answer('empower', { card: one, mode: 'basic' })
  if (at.asked.includes('0 empower')) at.answer('empower', 'enough')
  if (at.asked.includes('0 power-tier')) at.answer('power-tier', at.options('power-tier').at(-1)!)
  return at
}
const playable = (at: At) =>
  deeds(at, 'play').flatMap((deed) => (deed.do === 'play' && deed.play.mode === 'cast' ? deed.play.card : []))

describe('windows', () => {
  it('H3B-CRND-16, H3B-RULING-35: the attacking side first, in turn, until both pass in succession', () => {
    const at = arena({
      lords: [{ hand: ['stat-attack.1', 'stat-attack.2'] }, { hand: ['stat-defense.1'] }],
      attackers: [unit('crusaders', 'few', 9)],
      defenders: [unit('dread-knights', 'few', 13, { ...ready, retaliated: true }), unit('skeletons', 'few', 19)],
      dice: [0],
    })
    attack(at, 'd1')
    at.answer('respond', 'pass', 0).answer('respond', { card: 'stat-defense.1', mode: 'basic' }, 1)
    at.answer('respond', { card: 'stat-attack.1', mode: 'basic' }, 0)
    at.answer('respond', 'pass', 0)
    expect(rolled(at)).toMatchObject([{ attack: 4, defense: 3 }])
  })

  it('H3B-CARD-10, H3B-CARD-19: in an attack only its units are chosen', () => {
    const at = turnWith(['stone-skin.1', 'curse.1'], { dice: [0, 0] })
    attack(at, 'd1')
    at.answer('respond', { card: 'curse.1', mode: 'cast' }, 0).until('respond')
    expect(fighter(at, 'd1')?.lasting).toMatchObject([{ is: 'mod', stat: 'defense', n: -1, min: 0 }])
    expect(fighter(at, 'd2')?.lasting).toEqual([])
  })

  it('H3B-COMB-13, H3B-HERO-11: no cards without the Main Hero', () => {
    const at = turnWith(['magic-arrow.1'], {
      change: (battle, state) => {
        state.battle = { ...battle, attacker: { ...battle.attacker, hero: 'secondary' } }
      },
    })
    expect(deeds(at, 'play')).toEqual([])
    attack(at, 'd1')
    expect(at.heard('card-played')).toEqual([])
  })

  it('H3B-SPELL-08: a negated spell has no effect and counts', () => {
    const at = arena({
      lords: [
        { faction: 'castle', hero: 'rion', hand: ['lightning-bolt.1'] },
        { faction: 'necropolis', hero: 'tamika', hand: ['resistance.1'] },
      ],
      attackers: [unit('crusaders', 'few', 9)],
      defenders: [unit('vampires', 'few', 13, ready)],
    })
    cast(at, 'lightning-bolt.1')
    at.answer('respond', { card: 'resistance.1', mode: 'basic' }, 1)
    expect(fighter(at, 'd1')?.damage).toBe(0)
    expect(battleAt(at).attacker.spells).toBe(1)
    expect(at.player(0).top.items).toEqual(['lightning-bolt.1'])
  })
})

describe('spells', () => {
  it('H3B-SPELL-06, spell-immune, spell-damage-reduction: what damage comes to', () => {
    const bolt = (target: Soldier) =>
      turnWith(['lightning-bolt.1', 'stat-power.1', 'stat-power.2'], {
        lords: [
          { faction: 'castle', hero: 'rion', hand: ['lightning-bolt.1', 'stat-power.1', 'stat-power.2'] },
          { faction: 'dungeon', hero: 'mutare' },
        ],
        defenders: [target],
      })
    const hard = cast(bolt(unit('black-dragons', 'few', 13, ready)), 'lightning-bolt.1', 'stat-power.1', 'stat-power.2')
    expect(fighter(hard, 'd1')?.damage).toBe(2)
    expect(playable(bolt(unit('black-dragons', 'pack', 13, ready)))).toEqual([])
    expect(playable(bolt(unit('minotaurs', 'few', 13, { ...ready, lasting: [lasting('spell-proof')] })))).toEqual([])
  })

  it('blind: by the tiers that the power is enough for; the paralysed and the immune are no target', () => {
    expect(playable(turnWith(['blind.1']))).toEqual(['blind.1'])
    const at = cast(turnWith(['blind.1']), 'blind.1')
    expect(fighter(at, 'd2')?.paralysed).toBe(true)
    const immune = { defenders: [unit('n-troglodytes', 'neutral', 13, ready)], guard: { difficulty: 1, controller: 1 } }
    expect(playable(turnWith(['blind.1'], immune as never))).toEqual([])
  })

  it('disrupting-ray: abilities do not work', () => {
    const at = turnWith(['disrupting-ray.1'], {
      defenders: [unit('zombies', 'pack', 13, { ...ready, retaliated: true }), unit('skeletons', 'few', 19)],
      dice: [1],
    })
    cast(at, 'disrupting-ray.1').answer('pick-fighter', 'd1')
    expect(rolled(attack(at, 'd1'))).toMatchObject([{ defense: 1 }])
    expect(at.player(0).inPlay).toEqual(['disrupting-ray.1'])
  })

  it('haste and slow: the order is found anew, and the cards lie until the combat ends (H3B-CARD-20)', () => {
    const at = turnWith(['slow.1'], {
      attackers: [unit('crusaders', 'few', 9), unit('halberdiers', 'few', 0)],
      defenders: [unit('vampires', 'few', 13, ready), unit('skeletons', 'few', 19)],
    })
    cast(at, 'slow.1').answer('pick-fighter', 'd2')
    expect(battleAt(at).fighters.find(({ id }) => id === 'd2')?.lasting).toMatchObject([{ stat: 'initiative', n: -1 }])
    expect(at.player(0).inPlay).toEqual(['slow.1'])
  })

  it('H3B-CRND-36: a fireball hits everybody on two spaces at once', () => {
    const at = turnWith(['fireball.1'], {
      defenders: [unit('vampires', 'few', 13, ready), unit('skeletons', 'few', 14, ready)],
    })
    cast(at, 'fireball.1').answer('pick-spaces', [9, 13])
    expect(fighter(at, 'a1')?.damage).toBe(1)
    expect(fighter(at, 'd1')?.damage).toBe(1)
    expect(fighter(at, 'd2')?.damage).toBe(0)
  })

  it('chain lightning: the chosen unit, then the nearest two, the caster among equals', () => {
    const at = turnWith(['chain-lightning.1'], {
      attackers: [unit('crusaders', 'few', 9), unit('griffins', 'few', 0, ready)],
      defenders: [unit('vampires', 'few', 13, ready), unit('skeletons', 'few', 19, ready)],
    })
    cast(at, 'chain-lightning.1').answer('pick-fighter', 'd1')
    // The crusaders are next to it; griffins and skeletons are 4 and 3 away.
    expect(battleAt(at).fighters.map(({ damage }) => damage)).toEqual([1, 0, 1, 1])
  })

  it('H3B-SIEGE-12: the tower is reached first and then nothing else, and has no tier', () => {
    const at = turnWith(['chain-lightning.1'], {
      defenders: [unit('vampires', 'few', 13, ready), unit('arrow-tower', 'neutral', null, ready)],
      bulwarks: [{ kind: 'gate', space: 11 }],
    })
    cast(at, 'chain-lightning.1').answer('pick-fighter', 'tower')
    expect(at.heard('damaged')).toMatchObject([{ fighter: 'tower', n: 1, by: 'spell' }])
    const blind = turnWith(['blind.1'], {
      defenders: [unit('vampires', 'few', 13, ready), unit('arrow-tower', 'neutral', null, ready)],
      bulwarks: [{ kind: 'gate', space: 11 }],
    })
    expect(playable(blind)).toEqual([])
  })

  it('teleport: to any empty space, and counterstrike: to retaliate again', () => {
    const at = turnWith(['teleport.1'], {
      attackers: [unit('halberdiers', 'few', 9), unit('griffins', 'few', 0, ready)],
    })
    cast(at, 'teleport.1').answer('pick-fighter', 'a2').answer('pick-space', 15)
    expect(fighter(at, 'a2')?.space).toBe(15)
    const again = turnWith(['counterstrike.1'], {
      attackers: [unit('crusaders', 'few', 9), unit('griffins', 'few', 0, { ...ready, retaliated: true })],
    })
    expect(fighter(cast(again, 'counterstrike.1'), 'a2')?.retaliated).toBe(false)
  })

  it('cure: damage, paralysis and one lasting effect', () => {
    const at = turnWith(['cure.1'], {
      attackers: [
        unit('crusaders', 'few', 9),
        unit('griffins', 'few', 0, { ...ready, damage: 2, paralysed: true, lasting: [lasting('silence')] }),
      ],
    })
    cast(at, 'cure.1').answer('clear-effect', 0)
    expect(fighter(at, 'a2')).toMatchObject({ damage: 1, paralysed: false, lasting: [] })
  })

  it('H3B-RULING-41: Bless: no number and no triggers', () => {
    const at = turnWith(['bless.1'], {
      defenders: [unit('zombies', 'pack', 13, { ...ready, retaliated: true }), unit('skeletons', 'few', 19)],
      dice: [1],
    })
    attack(at, 'd1').answer('respond', { card: 'bless.1', mode: 'cast' })
    expect(rolled(at.until('deed'))).toMatchObject([{ die: 0, defense: 1, damage: 2 }])
  })

  it('H3B-CRND-33: Fire Shield against retaliations too', () => {
    const at = turnWith(['fire-shield.1'], {
      defenders: [unit('dread-knights', 'few', 13, ready), unit('skeletons', 'few', 19)],
      dice: [0, -1, -1],
    })
    cast(at, 'fire-shield.1').answer('pick-fighter', 'a1')
    attack(at, 'd1')
    expect(at.heard('damaged').at(-1)).toMatchObject({ fighter: 'd1', n: 1, by: 'spell' })
  })

  it('anti-magic: proof against spells, the own ones too', () => {
    const at = cast(
      turnWith(['anti-magic.1', 'haste.1'], { attackers: [unit('halberdiers', 'few', 9)] }),
      'anti-magic.1',
    )
    at.answer('pick-fighter', 'a1').until('deed')
    expect(fighter(at, 'a1')?.lasting).toMatchObject([{ is: 'spell-proof' }])
    expect(playable(at)).toEqual([])
  })
})

describe('other cards', () => {
  it('archery: shots at units that are not adjacent, for this combat round, or the next one', () => {
    const shoot = (mode: 'basic' | 'expert', at: number) => {
      const table = turnWith(
        ['archery.1'],
        {
          attackers: [unit('marksmen', 'few', at), unit('crusaders', 'few', 0)],
          defenders: [unit('vampires', 'few', 13, { ...ready, retaliated: true }), unit('skeletons', 'few', 19)],
          dice: [0, 0],
        },
        { change: (player) => Object.assign(player, { level: 3 }) },
      )
      // The crusaders are quicker.
      table.answer('deed', { do: 'play', play: { card: 'archery.1', mode } })
      table.answer('deed', { do: 'done' })
      return rolled(attack(table, 'd1'))[0]
    }
    expect(shoot('basic', 5)).toMatchObject({ attack: 3 })
    expect(shoot('basic', 9)).toMatchObject({ attack: 2 })
    expect(shoot('expert', 5)).toMatchObject({ attack: 2 })
  })

  it("Centaur's Axe multiplies what the die adds; the Dwarven Lords let it not count", () => {
    const axe = turnWith(['centaurs-axe'], {
      defenders: [unit('dread-knights', 'pack', 13, { ...ready, retaliated: true }), unit('skeletons', 'few', 19)],
      dice: [1],
    })
    attack(axe, 'd1').answer('respond', { card: 'centaurs-axe', mode: 'a' })
    expect(rolled(axe.until('deed'))).toMatchObject([{ die: 3, damage: 4 }])
    const shield = arena({
      lords: [
        { faction: 'castle', hero: 'rion' },
        { faction: 'necropolis', hero: 'tamika', hand: ['shield-of-the-dwarven-lords'] },
      ],
      attackers: [unit('crusaders', 'few', 9)],
      defenders: [unit('zombies', 'pack', 13, { ...ready, retaliated: true }), unit('skeletons', 'few', 19)],
      dice: [1],
    })
    attack(shield, 'd1').answer('respond', 'pass', 1)
    shield.answer('respond', { card: 'shield-of-the-dwarven-lords', mode: 'a' }, 1)
    expect(rolled(shield)).toMatchObject([{ die: 0, defense: 1 }])
  })

  it('tactics: two own units change places', () => {
    const at = turnWith(['tactics.1'], {}, { change: (player) => Object.assign(player, { level: 3 }) })
    at.answer('deed', { do: 'play', play: { card: 'tactics.1', mode: 'expert' } }).answer('pick-fighter', 'a1')
    expect([fighter(at, 'a1')?.space, fighter(at, 'a2')?.space]).toEqual([0, 9])
  })

  it('H3B-TOWN-12, H3B-COMB-13: a Secondary Hero has no cards to play, but Cover of Darkness', () => {
    const at = arena({
      lords: [
        {
          faction: 'necropolis',
          hero: 'tamika',
          hand: ['shackles-of-war'],
          change: (player) => player.buildings.push('necropolis.cover-of-darkness'),
        },
        { faction: 'castle', hero: 'rion', hand: ['estates.1'] },
      ],
      attackers: [unit('vampires', 'few', 0)],
      defenders: [unit('champions', 'few', 19, ready)],
      change: (battle, state) => {
        state.battle = { ...battle, phase: 'start', attacker: { ...battle.attacker, hero: 'secondary' } }
      },
    })
    expect(at.options('respond', 0)).toEqual([{ building: 'necropolis.cover-of-darkness' }, 'pass'])
    at.answer('respond', { building: 'necropolis.cover-of-darkness' }, 0)
    expect(at.player(1).hand.items).toEqual([])
  })

  it('shackles of war: no surrender', () => {
    const at = arena({
      lords: [{ hand: ['shackles-of-war'] }, { change: (player) => Object.assign(player.goods, { gold: 20 }) }],
      attackers: [unit('crusaders', 'few', 0, ready)],
      defenders: [unit('champions', 'few', 19)],
      change: (battle) => {
        battle.phase = 'start'
      },
    })
    at.answer('respond', { card: 'shackles-of-war', mode: 'a' }).until('deed')
    expect(deeds(at, 'surrender')).toEqual([])
  })

  it('a favourite twice: Catherine and crusaders', () => {
    const drill = (id: 'a1' | 'a2') => {
      const at = turnWith(['spec-catherine-IV'], {}, { hero: 'catherine' })
      at.answer('deed', { do: 'play', play: { card: 'spec-catherine-IV', mode: 'basic' } }).answer('pick-fighter', id)
      return fighter(at, id)?.lasting[0]
    }
    expect(drill('a1')).toMatchObject({ stat: 'health', n: 2, until: 'combat' })
    expect(drill('a2')).toMatchObject({ stat: 'health', n: 1 })
  })

  it('H3B-RULING-37: a horde is discarded when it can bear no more, and the rest hurts the pack', () => {
    const at = arena({
      lords: [
        { faction: 'dungeon', hero: 'mutare' },
        { faction: 'necropolis', hero: 'sandro' },
      ],
      attackers: [unit('minotaurs', 'few', 9)],
      defenders: [
        unit('skeletons', 'pack', 13, { ...ready, retaliated: true, overlays: ['spec-sandro-I'] }),
        unit('vampires', 'few', 19),
      ],
      dice: [0],
    })
    attack(at, 'd1')
    expect(fighter(at, 'd1')).toMatchObject({ side: 'pack', overlays: [], damage: 1 })
    expect(at.player(1).top.items).toEqual(['spec-sandro-I'])
    expect(at.player(1).units[0]).toMatchObject({ card: 'skeletons', side: 'pack', overlays: [] })
  })

  it('H3B-CRND-27: more health lasts for the combat', () => {
    const at = arena({
      attackers: [unit('crusaders', 'few', 9)],
      defenders: [
        unit('skeletons', 'few', 13, {
          ...ready,
          retaliated: true,
          lasting: [{ card: null, seat: 1, until: 'combat', is: 'mod', stat: 'health', n: 1, min: null }],
        }),
        unit('zombies', 'few', 19),
      ],
      dice: [0],
    })
    attack(at, 'd1')
    expect(fighter(at, 'd1')).toMatchObject({ damage: 2, side: 'few' })
  })
})
