import type { Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { describe, expect, it } from 'vitest'
import { hear, recall } from '../src/link/link.ts'

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
