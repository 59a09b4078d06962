import { getHeapSpaceStatistics } from 'node:v8'
import { describe, expect, it, vi } from 'vitest'
import { Lull } from '../src/lull.ts'

/** A clock that moves when it is told to. */
function clock() {
  let due: { readonly at: number; readonly job: () => void }[] = []
  let now = 0
  return {
    after: (milliseconds: number, job: () => void) => void due.push({ at: now + milliseconds, job }),
    pass: (milliseconds: number) => {
      now += milliseconds
      const ripe = due.filter(({ at }) => at <= now)
      due = due.filter(({ at }) => at > now)
      for (const { job } of ripe) job()
    },
  }
}

/** A lull at such a clock, where so many things can be done, one after another, for somebody who waits for each. */
function lullAt(clean?: () => void) {
  const { after, pass } = clock()
  const lull = new Lull(clean, after)
  const done = (times: number) => {
    for (let n = 0; n < times; n++) {
      lull.begun()
      lull.ended()
    }
  }
  return { lull, pass, done }
}

describe('a lull', () => {
  it('is used for cleaning once sixteen things were done, and not before everybody has what they waited for', () => {
    const clean = vi.fn()
    const { lull, pass, done } = lullAt(clean)
    done(15)
    pass(2)
    expect(clean).toHaveBeenCalledTimes(0)
    lull.begun()
    done(1)
    pass(2)
    expect(clean).toHaveBeenCalledTimes(0)
    lull.ended()
    pass(2)
    expect(clean).toHaveBeenCalledTimes(1)
    done(40)
    pass(2)
    expect(clean).toHaveBeenCalledTimes(2)
  })

  it('leaves those who were told last the time to read it', () => {
    const clean = vi.fn()
    const { pass, done } = lullAt(clean)
    done(16)
    pass(1)
    expect(clean).toHaveBeenCalledTimes(0)
    pass(1)
    expect(clean).toHaveBeenCalledTimes(1)
  })

  it('is not used if something begins before it comes', () => {
    const clean = vi.fn()
    const { lull, pass, done } = lullAt(clean)
    done(16)
    lull.begun()
    pass(2)
    expect(clean).toHaveBeenCalledTimes(0)
  })

  it('takes young objects away', () => {
    const young = () =>
      getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_used_size ?? 0
    const { pass, done } = lullAt()
    const clean = () => {
      done(16)
      pass(2)
      return young()
    }
    const least = clean()
    const kept = Array.from({ length: 4_000 }, (_, n) => ({ n, words: [`${n}`] }))
    const grown = young() - least
    expect(grown).toBeGreaterThan(100_000)
    kept.length = 0
    expect(clean() - least).toBeLessThan(grown / 2)
  })
})
