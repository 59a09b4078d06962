import { describe, expect, it } from 'vitest'
import { type ClockState, deadlines, startClock, type Tick, tick } from '../src/table/clock.ts'

const DAY = 86_400_000

/** One seat's clock, step by step: at which second, whether it is waited for, and what it has just done. */
function clockOf(clock: { kind: 'bank'; bank: number; increment: number } | { kind: 'days'; days: number }) {
  let state = startClock(clock, 1, 0)
  let answers = 0
  const step = (at: number, waited: boolean, more: Partial<Tick>) => {
    const waiting = waited ? [0] : []
    const what: Tick = {
      at,
      waiting,
      joined: [],
      answered: null,
      answers: [answers],
      undid: null,
      vacation: [null],
      ...more,
    }
    state = tick(clock, state, what)
    return (state as ClockState).seats[0]?.left
  }
  return {
    asked: (at: number) => step(at, true, {}),
    stands: (at: number) => step(at, false, {}),
    answers(at: number, waited = false, joined: readonly number[] = []) {
      answers++
      return step(at, waited, { answered: 0, joined })
    },
    takesBack(at: number) {
      answers--
      return step(at, true, { undid: 0 })
    },
    deadline: () => deadlines(state)[0],
  }
}

describe('a bank of time', () => {
  it('grows by each move once, however often it is taken back and given again', () => {
    const clock = clockOf({ kind: 'bank', bank: 60, increment: 30 })
    clock.asked(0)
    expect(clock.answers(10_000)).toBe(80_000)
    expect(clock.takesBack(11_000)).toBe(80_000)
    expect(clock.answers(21_000)).toBe(70_000)
    clock.takesBack(21_000)
    expect(clock.answers(31_000)).toBe(60_000)
    clock.asked(40_000)
    expect(clock.answers(45_000)).toBe(85_000)
  })

  it('grows once for a stretch of answers that nobody else interrupts, also after a part of it was taken back', () => {
    const clock = clockOf({ kind: 'bank', bank: 60, increment: 30 })
    clock.asked(0)
    for (const second of [1, 2, 3, 4, 5]) expect(clock.answers(second * 1_000, true)).toBe(60_000 - second * 1_000)
    expect(clock.answers(6_000)).toBe(84_000)
    clock.takesBack(6_000)
    // Two answers instead of the one taken back are still the same move.
    clock.answers(6_000, true)
    expect(clock.answers(6_000)).toBe(84_000)
    clock.asked(7_000)
    expect(clock.answers(7_000)).toBe(114_000)
  })

  it('grows though the next question follows at once, if others are asked it too who waited for this answer', () => {
    const clock = clockOf({ kind: 'bank', bank: 60, increment: 30 })
    clock.asked(0)
    expect(clock.answers(1_000, true, [1])).toBe(89_000)
    expect(clock.answers(2_000, true, [1, 2])).toBe(118_000)
  })

  it('does not grow by a pause, and grows by the move that goes on after it', () => {
    const clock = clockOf({ kind: 'bank', bank: 60, increment: 30 })
    clock.asked(0)
    clock.answers(0, true)
    expect(clock.stands(10_000)).toBe(50_000)
    clock.asked(90_000)
    expect(clock.answers(90_000)).toBe(80_000)
  })
})

describe('days for each move', () => {
  it('begin anew with each question, but not with one that comes back because its answer was taken back', () => {
    const clock = clockOf({ kind: 'days', days: 2 })
    clock.asked(0)
    clock.answers(1.5 * DAY)
    clock.takesBack(1.6 * DAY)
    expect(clock.deadline()).toBeCloseTo(2.1 * DAY)
    clock.answers(1.7 * DAY)
    clock.takesBack(1.8 * DAY)
    expect(clock.deadline()).toBeCloseTo(2.2 * DAY)
    clock.answers(2 * DAY)
    clock.asked(3 * DAY)
    expect(clock.deadline()).toBe(5 * DAY)
  })

  it('begin anew when the next question follows at once, and only once', () => {
    const clock = clockOf({ kind: 'days', days: 2 })
    clock.asked(0)
    clock.answers(DAY, true)
    expect(clock.deadline()).toBe(3 * DAY)
    clock.takesBack(2 * DAY)
    clock.answers(2.5 * DAY, true)
    expect(clock.deadline()).toBe(3 * DAY)
  })
})
