import { openQuiet, type QuietTable, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { TALES } from '../content/tales.ts'
import { room } from '../index.ts'
import type { PathOfDestiny } from '../shape.ts'
import { at, DULL, USUAL } from './scene.ts'

const { game, mind } = room

/** A greedy player against one who answers at random, offers included. */
function play(seed: number, greedy: number): QuietTable<PathOfDestiny> {
  const random = source(seed, 5)
  const options = { ...USUAL, tale: TALES[seed % TALES.length]! }
  const table = openQuiet(game, { players: 2, options, scenario: null, campaign: null }, seed)
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
    const seeds = Array.from({ length: 12 }, (_, i) => i + 1)
    const wins = seeds.filter((seed) => play(seed, seed % 2).ending()!.places[seed % 2] === 1)
    expect(wins.length).toBeGreaterThanOrEqual(11)
  })

  it('sees what a player is worth in the end', () => {
    const table = play(7, 0)
    expect([0, 1].map((seat) => mind.evaluate(table.state, seat))).toEqual(table.ending()!.keys.map(([vp]) => vp))
  })

  it('plays cards in the order that pays', () => {
    const table = at({ players: [{ hand: ['act-05', 'act-02'] }, { hand: DULL }] })
    const decision = table.decision(0, 'play')
    // Battle Rhythm wants a red card before it.
    expect(decision.options[mind.choose(table.state, decision, source(1))]).toEqual({ cards: ['act-02', 'act-05'] })
  })

  it('keeps what opens the next chapter best', () => {
    const table = at({
      players: [{ timeline: ['act-01', 'act-29'] }, { timeline: ['act-43'] }],
      phase: 'end-of-chapter',
      turn: 3,
      dominant: 'left',
    })
    const decision = table.decision(0, 'keep')
    // Magic is active on the left path of chapter 2, combat is not.
    expect(decision.options[mind.choose(table.state, decision, source(1))]).toEqual({ cards: ['act-29'] })
  })
})
