import { describe, expect, it } from 'vitest'
import { reportOf, Stuck, type TriedGame, tryOnce } from '../src/index.ts'
import { room } from './games/tricks.ts'

const game = (n: number, more: Partial<TriedGame>): TriedGame => ({
  n,
  places: [1, 2],
  points: [10, 4],
  traits: [
    { side: 'red', hat: 'high' },
    { side: 'blue', hat: 'high' },
  ],
  course: { end: 'limit', round: 6, came: ['gift'] },
  answers: 50,
  used: ['sword'],
  ...more,
})

describe('what is known of a scenario after some games', () => {
  it('by what they ended and when, what came about, who won as what, and what nobody used', () => {
    const report = reportOf(
      [
        game(0, {}),
        game(1, { course: { end: 'goal', round: 3, came: ['goal', 'gift', 'gift'] }, used: ['shield'] }),
        game(2, { places: [1, 1], points: [5, 5] }),
        game(3, { places: [2, 1], course: null }),
      ],
      ['sword', 'shield', 'horse'],
    )
    expect(report.ends).toEqual([
      { end: 'limit', n: 2 },
      { end: 'goal', n: 1 },
    ])
    expect(report.rounds).toEqual([6, 3, 6])
    expect(report.came).toEqual({ gift: 3, goal: 1 })
    expect(report.seats.map(({ n, wins }) => [n, wins])).toEqual([
      [4, 2.5],
      [4, 1.5],
    ])
    expect(report.points).toEqual([8.75, 4.25])
    // Whoever is all the same cannot be compared.
    expect(Object.keys(report.traits)).toEqual(['side'])
    expect(report.traits['side']?.['blue']).toMatchObject({ n: 4, wins: 1.5 })
    expect(report.seats[0]?.low).toBeLessThan(0.625)
    expect(report.seats[0]?.high).toBeGreaterThan(0.625)
    expect(report.unused).toEqual(['horse'])
  })

  it('is of the same games for the same seed; what goes wrong in one is told as that', () => {
    const trial = { options: {}, scenario: null, seats: ['a', 'b'], seed: '7' }
    const once = tryOnce(room, trial, 3)
    expect(tryOnce(room, trial, 3)).toEqual(once)
    expect(once).toMatchObject({ game: { n: 3 }, record: { over: true } })
    const lost = { ...room, mind: { ...room.mind, choose: () => 99 } }
    expect(() => tryOnce(lost, trial, 0)).toThrow(Stuck)
    const broken = {
      ...room,
      mind: {
        ...room.mind,
        choose: (): number => {
          throw new Error('no idea')
        },
      },
    }
    expect(() => tryOnce(broken, trial, 0)).toThrow('no idea')
    expect(() => tryOnce(broken, trial, 0)).toThrow(Stuck)
  })
})
