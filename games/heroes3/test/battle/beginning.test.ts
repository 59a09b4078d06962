import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../content/scenarios.ts'
import type { FieldKey } from '../../shape.ts'
import { at, type Lord } from '../scene.ts'
import { arena, battleAt, fighter } from './arena.ts'

const scenario = SCENARIOS['grand-race']
const poor = (player: Parameters<NonNullable<Lord['change']>>[0]) => {
  player.goods = { gold: 0, materials: 0, valuables: 0 }
}

/** Seat 0 moves; nobody can pay for anything before the combat. */
function attacks(from: FieldKey, to: FieldKey, other: Lord = {}) {
  const table = at({
    lords: [
      { at: from, change: poor },
      { change: poor, ...other },
    ],
    scenario,
  })
  return table.move(to)
}

describe('the beginning of a combat', () => {
  it('H3B-COMB-01, H3B-COMB-02: a guarded field, whose defender is nobody’s', () => {
    const table = attacks('F5.C', 'F5.NW').until('deploy')
    expect(battleAt(table)).toMatchObject({ field: 'F5.NW', difficulty: 3, attacker: { seat: 0, hero: 'main' } })
    expect(battleAt(table).defender).toMatchObject({ seat: null, hero: null })
  })

  it('H3B-COMB-01, H3B-COMB-02: a field with an enemy hero, who defends', () => {
    const table = attacks('N4.C', 'N4.SW', { at: 'N4.SW' }).until('deploy')
    expect(battleAt(table)).toMatchObject({
      difficulty: null,
      attacker: { seat: 0 },
      defender: { seat: 1, hero: 'main' },
    })
    expect(table.asked).toEqual(['0 deploy'])
  })

  it('H3B-COMB-01, H3B-COMB-02: an enemy town with a hero on it, whose owner defends', () => {
    const table = attacks('S1.NE', 'S1.C', { at: 'S1.C' }).until('deploy')
    expect(battleAt(table)).toMatchObject({ field: 'S1.C', attacker: { seat: 0 }, defender: { seat: 1 } })
  })

  it('H3B-COMB-01: none on a guarded field that was visited, nor on an empty one', () => {
    const table = at({
      lords: [{ at: 'F5.C' }, {}],
      scenario,
      change: (state) => {
        state.fields['F5.NE'] = { cube: true, flags: [], everFlagged: false, income: null }
      },
    })
    table.move('F5.NE').until('act', 0)
    expect(table.heard('combat-announced')).toEqual([])
    expect(table.state.battle).toBeNull()
  })

  it('H3B-COMB-05: Town Actions come before the choice of an attacked Secondary Hero', () => {
    const rich = (player: Parameters<typeof poor>[0]) => {
      player.goods = { gold: 40, materials: 20, valuables: 10 }
    }
    const table = at({
      lords: [
        { at: 'N4.C', change: rich },
        { second: 'N4.SW', change: rich },
      ],
      scenario,
    })
    table.move('N4.SW')
    expect(table.asked).toEqual(['0 prepare'])
    table.answer('prepare', 'fight')
    expect(table.asked).toEqual(['1 before-combat'])
    expect(table.may('town', 1)).toBe(true)
    table.answer('before-combat', 'pass', 1)
    expect(table.asked).toEqual(['1 give-up'])
    expect(table.state.battle).toBeNull()
  })

  it('H3B-UNIT-11: units stay few or pack from one combat to the next, and are healed between', () => {
    const table = arena({
      attackers: [
        { card: 'champions', side: 'pack', space: 8, damage: 1 },
        { card: 'griffins', side: 'few', space: 0, damage: 1, activated: true },
      ],
      defenders: [{ card: 'n-peasants.1', space: 12, damage: 1, activated: true }],
      guard: { difficulty: 1, controller: 1 },
      dice: [1],
      change: (_, state) => {
        // After what is done next the hero comes to another guarded field.
        state.agenda.splice(0, 0, { do: 'arrive', seat: 0, hero: 'main', taking: false })
      },
    })
    table.answer('deed', { do: 'attack', target: 'd1' }).until('act', 0)
    expect(table.player().units).toMatchObject([
      { card: 'champions', side: 'pack' },
      { card: 'griffins', side: 'few' },
    ])
    table.hero().field = 'F5.NW'
    table.do({ do: 'end-turn' }).until('deploy', 0)
    for (const card of ['champions', 'griffins'] as const)
      table.answer('deploy', table.options('deploy').find((option) => option !== 'done' && option.unit === card)!)
    expect(fighter(table, 'a1')).toMatchObject({ card: 'champions', side: 'pack', damage: 0 })
    expect(fighter(table, 'a2')).toMatchObject({ card: 'griffins', side: 'few', damage: 0 })
  })
})
