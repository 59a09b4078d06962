import { openQuiet, type QuietTable, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { room } from '../index.ts'
import type { RollPlayer } from '../shape.ts'
import { at, hero, rows, USUAL } from './scene.ts'

const { game, mind } = room

/** A greedy player against one who answers at random, offers included. */
function play(seed: number, greedy: number): QuietTable<RollPlayer> {
  const random = source(seed, 5)
  const table = openQuiet(game, { players: 2, options: USUAL, scenario: null, campaign: null }, seed)
  while (!table.over) {
    const { seat } = table.asked.find(({ answered }) => answered === undefined)!
    const open = table.decisions(seat).filter(({ answered }) => answered === undefined)
    const offersFirst = [...open.filter(({ offer }) => offer), ...open.filter(({ offer }) => !offer)]
    const answers = offersFirst.map((decision) => ({
      decision,
      option: seat === greedy ? mind.choose(table.state, decision, random) : random.below(decision.options.length),
    }))
    const chosen = seat === greedy ? answers.find(({ option }) => option >= 0)! : answers[random.below(answers.length)]!
    table.give(chosen.decision, chosen.option)
  }
  return table
}

describe('the greedy opponent', () => {
  it('beats random play', () => {
    const wins = [1, 2, 3, 4, 5, 6].filter((seed) => play(seed, seed % 2).ending()!.places[seed % 2] === 1)
    expect(wins).toHaveLength(6)
  })

  it('sees what a hero is worth in the end', () => {
    const table = play(7, 0)
    const stars = table.ending()!.keys.map(([score]) => score)
    // What was learnt comes near to the score sheet, which it was never shown.
    for (const seat of table.seats)
      expect(Math.abs(mind.evaluate(table.state, seat) - (stars[seat] ?? 0))).toBeLessThan(1.5)
  })

  it('finishes an exact goal when it can', () => {
    const own = hero({ class: 'cleric', rows: rows({ con: 'g5 g6', str: 'g5 g5 g6', dex: 'g5 g5 g6' }) })
    const table = at({ heroes: [own, hero()], pool: 'w4 b5 r6' })
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'con')
    const decision = table.decision(0, 'adjust-die')
    const change = decision.options[mind.choose(table.state, decision, source(1))]
    // Strength 16 misses 14-15 by one.
    expect([
      { space: 0, by: -1 },
      { space: 1, by: -1 },
      { space: 2, by: -1 },
    ]).toContainEqual(change)
  })

  it('gives up a weapon that hurts', () => {
    const own = hero({ rows: rows({ str: '$5 $6 w6' }), weapons: ['jeweled-dagger'] })
    const table = at({ heroes: [own], phase: 'giving-up' })
    const decision = table.decision(0, 'give-up')
    expect(decision.options[mind.choose(table.state, decision, source(1))]).toBe('jeweled-dagger')
  })
})
