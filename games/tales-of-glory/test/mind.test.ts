import { type Decision, openQuiet, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { room } from '../index.ts'
import type { TalesOfGlory } from '../shape.ts'

const { game, mind } = room

// Mutants of the rules are not judged by how well the opponent plays.
const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined

/** Plays two-player games of the greedy opponent against random play; who sits where changes from game to game. */
function duel(games: number, quests: boolean): { won: number; glory: number } {
  let won = 0
  let glory = 0
  for (let seed = 0; seed < games; seed++) {
    const greedy = seed % 2
    const options = { quests, placing: 'side-by-side' as const }
    const table = openQuiet(game, { players: 2, options, scenario: null, campaign: null }, seed)
    const random = source(seed, 3)
    while (!table.over) {
      const question = table.asked.find(({ answered }) => answered === undefined) as Decision<TalesOfGlory>
      const mine = question.seat === greedy
      table.give(question, mine ? mind.choose(table.state, question, random) : random.below(question.options.length))
    }
    const ending = table.ending()
    if (ending?.places[greedy] === 1 && ending.places[1 - greedy] !== 1) won++
    glory += ending?.keys[greedy]?.[0] ?? 0
  }
  return { won: won / games, glory: glory / games }
}

describe.runIf(!mutating)('the greedy opponent', () => {
  it('beats random play in at least 95 of 100 games', () => {
    const { won, glory } = duel(100, false)
    expect(won).toBeGreaterThanOrEqual(0.95)
    expect(glory).toBeGreaterThan(60)
  })

  it('does so with quests, too', () => {
    expect(duel(60, true).won).toBeGreaterThanOrEqual(0.95)
  })

  it('always gives one of the options, and a number for every state', () => {
    for (let seed = 0; seed < 10; seed++) {
      const options = { quests: true, placing: 'in-order' as const }
      const table = openQuiet(game, { players: 5, options, scenario: null, campaign: null }, seed)
      const random = source(seed)
      while (!table.over) {
        const question = table.asked.find(({ answered }) => answered === undefined) as Decision<TalesOfGlory>
        const choice = mind.choose(table.state, question, random)
        expect(question.options[choice]).toBeDefined()
        expect(Number.isFinite(mind.evaluate(table.state, question.seat))).toBe(true)
        table.give(question, choice)
      }
      for (const seat of table.seats) expect(Number.isFinite(mind.evaluate(table.state, seat))).toBe(true)
    }
  })

  it('counts a tile that was taken and not placed yet', () => {
    const options = { quests: false, placing: 'side-by-side' as const }
    const table = openQuiet(game, { players: 2, options, scenario: null, campaign: null }, 4)
    while (table.state.step !== 'place') {
      const question = table.asked.find(({ answered }) => answered === undefined) as Decision<TalesOfGlory>
      table.give(question, mind.choose(table.state, question, source(1)))
    }
    for (const seat of table.seats) {
      const without = structuredClone(table.state)
      expect(without.players[seat]!.taken).not.toBeNull()
      without.players[seat]!.taken = null
      expect(mind.evaluate(table.state, seat)).toBeGreaterThan(mind.evaluate(without, seat))
    }
  })

  it('does not look at what its seat cannot see', () => {
    const table = openQuiet(
      game,
      { players: 3, options: { quests: true, placing: 'in-order' }, scenario: null, campaign: null },
      5,
    )
    const random = source(1)
    while (!table.over) {
      const question = table.asked.find(({ answered }) => answered === undefined) as Decision<TalesOfGlory>
      const choice = mind.choose(table.state, question, source(9))
      const blind = structuredClone(table.state)
      for (const zone of [blind.decks.era1, blind.decks.era2, blind.decks.era3, blind.putAside]) zone.items.length = 0
      for (const [seat, { quests, returned }] of blind.players.entries())
        if (seat !== question.seat) quests.items.length = returned.items.length = 0
      expect(mind.choose(blind, question, source(9))).toBe(choice)
      table.give(question, random.below(question.options.length))
    }
  })
})
