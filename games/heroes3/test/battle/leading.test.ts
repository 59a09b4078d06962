import { describe, expect, it } from 'vitest'
import { bestOf, leading } from '../../reckoning/battle/leading.ts'
import type { At } from '../scene.ts'
import { arena, fighter } from './arena.ts'

/** What a sensible player answers to what is asked now. */
function led(at: At): unknown {
  const [asked] = at.table.asked
  const worth = leading(at.state, asked!)
  expect(worth).not.toBeNull()
  return asked!.options[bestOf(asked!.options, worth!)]
}

describe('who leads units sensibly', () => {
  it('strikes whom it can defeat, not whom it can only hurt', () => {
    const at = arena({
      attackers: [{ card: 'champions', side: 'pack', space: 9 }],
      defenders: [
        { card: 'griffins', side: 'pack', space: 8, activated: true },
        { card: 'griffins', side: 'few', space: 13, damage: 1, activated: true },
      ],
    })
    expect(led(at)).toEqual({ do: 'attack', target: 'd2' })
  })

  it('goes to where it can strike, and nearer where it cannot', () => {
    const near = arena({
      attackers: [{ card: 'crusaders', space: 1 }],
      defenders: [{ card: 'skeletons', space: 13, activated: true }],
    })
    expect([9, 12, 14]).toContain((led(near) as { to: number }).to)
    const far = arena({
      attackers: [{ card: 'crusaders', space: 0 }],
      defenders: [{ card: 'skeletons', space: 19, activated: true }],
    })
    const to = (led(far) as { to: number }).to
    expect(Math.abs(Math.floor(to / 4) - 4) + Math.abs((to % 4) - 3)).toBe(4)
  })

  it('does not surrender, nor play a card in a combat that is won anyway', () => {
    const at = arena({
      attackers: [
        { card: 'champions', side: 'pack', space: 8 },
        { card: 'archangels', side: 'pack', space: 1, activated: true },
      ],
      defenders: [{ card: 'skeletons', space: 12, damage: 1, activated: true }],
      lords: [{ hand: ['magic-arrow.1'], change: (player) => Object.assign(player.goods, { gold: 30 }) }, {}],
    })
    expect(led(at)).toEqual({ do: 'attack', target: 'd1' })
  })

  it('takes all its units, shooters behind the others, until nobody is left', () => {
    const at = arena({
      attackers: [],
      defenders: [{ card: 'n-peasants.1', space: null }],
      reserves: [['marksmen', 'griffins', 'crusaders'], []],
      guard: { difficulty: 1, controller: 1 },
      change: (battle) => {
        battle.phase = 'deploy-attacker'
      },
    })
    for (let n = 0; n < 3; n++) at.answer('deploy', led(at) as never)
    const lines = ['a1', 'a2', 'a3'].map((id) => {
      const { card, space } = fighter(at, id)!
      return [card, Math.floor((space ?? 0) / 4)]
    })
    expect(Object.fromEntries(lines)).toEqual({ marksmen: 0, griffins: 1, crusaders: 1 })
  })

  it('pays for another round of a combat that can be won, and not for a hopeless one', () => {
    const against = (defenders: Parameters<typeof arena>[0]['defenders']) =>
      leading(
        arena({
          attackers: [{ card: 'halberdiers', space: 8 }],
          defenders,
          guard: { difficulty: 1, controller: 1 },
        }).state,
        { kind: 'extend', seat: 0, options: ['fight-on', 'retreat'], context: { mp: 1 } },
      )!
    const weak = against([{ card: 'n-peasants.1', space: 19, activated: true }])
    expect(weak('fight-on')).toBeGreaterThan(weak('retreat'))
    const strong = against([{ card: 'n-archangels', space: 19, activated: true }])
    expect(strong('retreat')).toBeGreaterThan(strong('fight-on'))
  })
})
