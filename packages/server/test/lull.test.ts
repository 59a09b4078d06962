import { getHeapSpaceStatistics } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { Lull } from '../src/lull.ts'

const turn = () => new Promise((done) => setImmediate(done))

describe('a lull', () => {
  it('is used for cleaning once sixteen things were done, and not before everybody has what they waited for', async () => {
    let cleaned = 0
    const lull = new Lull(() => cleaned++)
    const done = (times: number) => {
      for (let n = 0; n < times; n++) {
        lull.begun()
        lull.ended()
      }
    }
    done(15)
    await turn()
    expect(cleaned).toBe(0)
    lull.begun()
    done(1)
    await turn()
    expect(cleaned).toBe(0)
    lull.ended()
    await turn()
    expect(cleaned).toBe(1)
    done(40)
    await turn()
    expect(cleaned).toBe(2)
  })

  it('is not used if something begins before it comes', async () => {
    let cleaned = 0
    const lull = new Lull(() => cleaned++)
    for (let n = 0; n < 16; n++) {
      lull.begun()
      lull.ended()
    }
    lull.begun()
    await turn()
    expect(cleaned).toBe(0)
  })

  it('takes young objects away', async () => {
    const young = () =>
      getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_used_size ?? 0
    const lull = new Lull()
    const clean = async () => {
      for (let n = 0; n < 16; n++) {
        lull.begun()
        lull.ended()
      }
      await turn()
      return young()
    }
    const least = await clean()
    const kept = Array.from({ length: 4_000 }, (_, n) => ({ n, words: [`${n}`] }))
    const grown = young() - least
    expect(grown).toBeGreaterThan(100_000)
    kept.length = 0
    expect((await clean()) - least).toBeLessThan(grown / 2)
  })
})
