import { describe, expect, it } from 'vitest'
import { backlineOf, behind, frontlineOf, homeOf, MIDDLE, neighboursOf, SPACES } from '../../reckoning/battle/board.ts'
import { arena, attack, battleAt } from './arena.ts'

const ready = { activated: true }

describe('the combat board', () => {
  it('H3B-COMB-06: five rows of four, two for each side and one between', () => {
    expect(SPACES).toHaveLength(20)
    expect([
      backlineOf('attacker'),
      frontlineOf('attacker'),
      MIDDLE,
      frontlineOf('defender'),
      backlineOf('defender'),
    ]).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
      [12, 13, 14, 15],
      [16, 17, 18, 19],
    ])
    expect(homeOf('defender')).toHaveLength(8)
  })

  it('H3B-COMB-07: one space away, and never around an edge', () => {
    expect(neighboursOf(9)).toEqual([5, 8, 10, 13])
    expect(neighboursOf(3)).toEqual([2, 7])
    expect([behind(8, 9), behind(10, 11), behind(13, 17)]).toEqual([10, undefined, undefined])
  })

  it('H3B-CRND-15, H3B-CRND-17, H3B-CRND-20: an attack is declared, rolled, and then hurts', () => {
    const at = arena({
      attackers: [{ card: 'crusaders', space: 9 }],
      defenders: [
        { card: 'dread-knights', space: 13, ...ready, retaliated: true },
        { card: 'skeletons', space: 19 },
      ],
      dice: [0],
    })
    attack(at, 'd1')
    const steps = at.told
      .map(({ kind }) => kind)
      .filter((kind) => ['attacked', 'rolled', 'attack-rolled', 'damaged'].includes(kind))
    expect(steps).toEqual(['attacked', 'rolled', 'attack-rolled', 'damaged'])
  })

  it('H3B-CEND-01: it goes on as long as both sides have units on the board', () => {
    const at = arena({
      attackers: [{ card: 'champions', space: 9 }],
      defenders: [
        { card: 'skeletons', space: 13, ...ready },
        { card: 'skeletons', space: 14, ...ready, id: 'd2' },
      ],
      dice: [0],
    })
    attack(at, 'd1')
    expect(at.heard('combat-ended')).toEqual([])
    expect(battleAt(at).fighters.map(({ id }) => id)).toEqual(['a1', 'd2'])
  })

  it('H3B-SIEGE-03, H3B-COMB-09: without a citadel nothing is raised after the defender has deployed', () => {
    const siege = (fortified: boolean) =>
      arena({
        attackers: [{ card: 'crusaders', space: 5 }],
        defenders: [{ card: 'zombies', space: null }],
        change: (battle, state) => {
          state.battle = {
            ...battle,
            fortified,
            phase: 'deploy-defender',
            fighters: battle.fighters.filter(({ camp }) => camp === 'attacker'),
          }
        },
      }).answer('deploy', { unit: 'zombies', space: 17 })
    expect(siege(true).asked).toEqual(['1 fortify'])
    expect(siege(false).asked).toEqual(['0 deed'])
    expect(battleAt(siege(false)).bulwarks).toEqual([])
  })
})
