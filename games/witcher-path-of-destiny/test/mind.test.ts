import { openQuiet, type QuietTable, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { TALES } from '../content/tales.ts'
import { room } from '../index.ts'
import { FEATURES } from '../mind/features.ts'
import { look, moment } from '../mind/look.ts'
import type { Feature, PathOfDestiny } from '../shape.ts'
import { at, DULL, type Scene, USUAL, withGoals } from './scene.ts'

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

describe('what the mind looks at', () => {
  const seen = (given: Scene, feature: Feature, seat = 0) => look(at(given).state, seat)[FEATURES.indexOf(feature)]

  it('counts symbols as they are likely to be paid for', () => {
    // Chapter 1: left diplomacy, right combat; both fate tokens lie on the left path.
    const given: Scene = {
      players: [{ timeline: ['act-43', 'act-01'], pool: { magic: 1 } }, {}],
      turn: 3,
      fate: { left: [1, 2] },
    }
    const [dominant, others] = [seen(given, 'dominant-symbols'), seen(given, 'other-symbols')]
    expect(dominant! + others!).toBeCloseTo(4)
    expect(dominant).toBeCloseTo(2)
    expect(seen(given, 'inactive-symbols')).toBe(1)
    // Once they have been paid for they are worth nothing more.
    expect(seen({ ...given, phase: 'keep', dominant: 'left' }, 'dominant-symbols')).toBe(0)
  })

  it('compares with the Automa where one plays alone', () => {
    const alone: Scene = {
      players: [{ vp: 9, timeline: ['act-01'] }],
      change: (state) => {
        state.automa!.vp = 4
        state.automa!.pool.combat = 3
      },
    }
    expect(seen(alone, 'points')).toBe(5)
    expect(seen(alone, 'dominant-symbols')! + seen(alone, 'other-symbols')!).toBeCloseTo(-1)
  })

  it('knows a goal only if the seat has seen it', () => {
    const given = (sees: number[]): Scene => ({
      players: [{ timeline: ['act-57'] }, { timeline: ['act-01'] }],
      options: { tale: 'striga' },
      change: (state) => {
        withGoals('goal-a1', 'goal-b1', 'goal-c1', 'goal-d1')(state)
        state.goals![0]!.front.sees = sees
      },
    })
    expect([seen(given([0]), 'hidden-goals'), seen(given([1]), 'hidden-goals')]).toEqual([2, 0])
  })

  it('compares worlds between turns, the end of a chapter with its last turn', () => {
    const when = (phase: NonNullable<Scene['phase']>, chapter: number, turn: number) =>
      moment(at({ players: [{}, {}], phase, chapter, turn, path: chapter === 1 ? '' : 'L', dominant: 'left' }).state)
    expect([when('draft', 1, 1), when('play', 1, 1), when('draft', 1, 3)]).toEqual([1, 1, 3])
    expect([when('draft', 2, 1), when('draft', 2, 2)]).toEqual([4, 5])
  })
})
