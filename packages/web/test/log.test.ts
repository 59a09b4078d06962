import type { Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { describe, expect, it } from 'vitest'
import { hear, recall } from '../src/link/link.ts'
import { turnsOf } from '../src/table/turns-of.ts'

const told = (...numbers: number[]) =>
  numbers.map((n) => ({ n, after: n, kind: 'said', data: null })) as unknown as readonly Told<AnyGame>[]
const numbers = (log: readonly Told<AnyGame>[]) => log.map(({ n }) => n)

describe('the log of a page that was loaded anew', () => {
  it('has the past before what it heard at once', () => {
    expect(numbers(recall(told(3, 4), told(0, 1, 2, 3, 4)))).toEqual([0, 1, 2, 3, 4])
  })

  it('keeps what happened while it was told of the past', () => {
    expect(numbers(recall(told(3, 4, 5, 6), told(0, 1, 2, 3, 4)))).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('does not bring back what was taken back meanwhile', () => {
    const heard = hear(told(3, 4, 5), { from: 2, list: told(2) })
    expect(numbers(recall(heard, told(0, 1, 2, 3, 4, 5)))).toEqual([0, 1, 2])
  })
})

describe('whose turn the log tells of', () => {
  const events = (...all: readonly (readonly [after: number, kind: string, seat?: number])[]) =>
    all.map(
      ([after, kind, seat]) => ({ after, kind, data: seat === undefined ? {} : { seat } }) as unknown as Told<AnyGame>,
    )

  it('is that of whoever all that came of one answer speaks, and nobody’s where it speaks of several or of none', () => {
    const log = events([0, 'dealt'], [1, 'takes', 1], [1, 'gains', 1], [2, 'takes', 0], [2, 'pays', 1], [3, 'ends'])
    expect(turnsOf(log)).toEqual([null, 1, 1, null, null, null])
  })

  it('begins anew with a round, and with the event that begins a turn, whoever else has a part in it', () => {
    const log = events(
      [4, 'gains', 1],
      [4, 'round', 0],
      [4, 'turn', 0],
      [4, 'gains', 2],
      [5, 'takes', 0],
      [5, 'turn', 2],
    )
    expect(turnsOf(log, 'round', 'turn')).toEqual([1, null, 0, 0, 0, 2])
  })
})
