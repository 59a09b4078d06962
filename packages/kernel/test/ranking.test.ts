import { describe, expect, it } from 'vitest'
import { rank, total } from '../src/index.ts'
import { once, open, say, type Trial, trial } from './trial.ts'

describe('rank', () => {
  it('gives the greater key the better place, seat by seat', () => {
    expect(rank([[3], [9], [5]])).toEqual([3, 1, 2])
  })
  it('breaks ties by the next keys, in order', () => {
    expect(
      rank([
        [5, 1, 9],
        [5, 2, 0],
        [5, 1, 8],
      ]),
    ).toEqual([2, 1, 3])
  })
  it('shares a place where all keys are equal, and leaves the next one out', () => {
    expect(
      rank([
        [5, 1],
        [7, 0],
        [5, 1],
        [2, 9],
      ]),
    ).toEqual([2, 1, 2, 4])
    expect(rank([[0], [0]])).toEqual([1, 1])
  })
  it('reads a missing key as nothing, neither good nor bad', () => {
    expect(rank([[5], [5, -1], [5, 1], [5, 0]])).toEqual([2, 4, 1, 2])
  })
  it('ranks below zero as well', () => {
    expect(rank([[-3], [-1]])).toEqual([2, 1])
  })
  it('has a place for one who plays alone', () => {
    expect(rank([[0]])).toEqual([1])
  })
})

describe('total', () => {
  it('adds up a score sheet, losses included', () => {
    expect(total<Trial>([])).toBe(0)
    expect(
      total<Trial>([
        { source: 'notes', points: 7 },
        { source: 'turns', points: -2 },
      ]),
    ).toBe(5)
  })
})

describe('the ending of a table', () => {
  it('is there only when the game is over, with places made of the keys', () => {
    const table = open(trial(once, { ending }), { scenario: { turns: 1 } })
    expect(table.ending()).toBeNull()
    expect(table.view(0).ending).toBeNull()
    expect(table.over).toBe(false)
    say(table, 0, 1)
    expect(table.over).toBe(true)
    expect(table.ending()).toEqual({
      sheets: [[{ source: 'notes', points: 1 }], []],
      keys: [
        [2, 1],
        [2, 3],
      ],
      outcome: 'close',
      places: [2, 1],
      rivals: [],
    })
    expect(table.view('spectator').ending).toEqual(table.ending())
  })
  it('ranks rivals that are no seat with the seats, and gives each its place', () => {
    const rivals = [
      { id: 'wolf', sheet: [], key: [2, 2] },
      { id: 'owl', sheet: [{ source: 'turns' as const, points: 4 }], key: [2, 1] },
    ]
    const table = open(trial(once, { ending: () => ({ ...ending(), rivals }) }), { scenario: { turns: 1 } })
    say(table, 0, 1)
    expect(table.ending()).toMatchObject({
      places: [3, 1],
      rivals: [
        { ...rivals[0], place: 2 },
        { ...rivals[1], place: 3 },
      ],
    })
  })
})

function ending() {
  return {
    sheets: [[{ source: 'notes' as const, points: 1 }], []],
    keys: [
      [2, 1],
      [2, 3],
    ],
    outcome: 'close',
  }
}
