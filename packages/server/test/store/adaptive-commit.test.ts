import { describe, expect, it } from 'vitest'
import { AdaptiveCommit } from '../../src/store/adaptive-commit.ts'
import type { Append } from '../../src/store/journal.ts'

/** Two processes that begin at the same time: SQLite's closer description of being busy. */
const BUSY = 5 | (2 << 8)

/** A disk whose flushes take as long as is said, and whose writers are written down. */
function store() {
  const by: string[] = []
  const disk = { flush: 0.5, now: 0, tidied: 0, locked: false }
  let tries = 0
  const write = (who: string) => {
    by.push(who)
    disk.now += disk.flush
    return ['won']
  }
  const scribe = { busy: false, commit: async () => write('scribe'), tidy: () => disk.tidied++ }
  const own = () => {
    tries++
    if (disk.locked) throw Object.assign(new Error('database is locked'), { errcode: BUSY })
    return write('inline')
  }
  const adaptive = new AdaptiveCommit({ commit: own }, scribe, () => disk.now)
  const batch: readonly Append[] = []
  const commit = async (times: number) => {
    by.length = 0
    for (let n = 0; n < times; n++) expect(await adaptive.commit(batch)).toEqual(['won'])
    return by
  }
  return { disk, scribe, commit, tries: () => tries }
}

describe('an adaptive commit', () => {
  it('writes by itself on a quick disk, and has the log swept for it', async () => {
    const { disk, commit } = store()
    expect(new Set(await commit(50))).toEqual(new Set(['inline']))
    expect(disk.tidied).toBe(50)
  })

  it('leaves it to the scribe while that one writes', async () => {
    const { disk, scribe, commit } = store()
    scribe.busy = true
    expect(await commit(2)).toEqual(['scribe', 'scribe'])
    expect(disk.tidied).toBe(0)
    scribe.busy = false
    expect(await commit(1)).toEqual(['inline'])
  })

  it('leaves it to the scribe on a slow disk, and takes it back when the disk is quick again; one slow flush is none', async () => {
    const { disk, commit } = store()
    await commit(20)
    disk.flush = 12
    expect(await commit(1)).toEqual(['inline'])
    disk.flush = 0.5
    expect(await commit(20)).not.toContain('scribe')
    disk.flush = 12
    expect((await commit(10)).slice(3)).toEqual(Array.from({ length: 7 }, () => 'scribe'))
    disk.flush = 0.5
    expect((await commit(60)).slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'scribe'))
    expect(await commit(1)).toEqual(['inline'])
  })

  it('says what failed, and has the scribe write the next', async () => {
    const { scribe } = store()
    const failing = () => {
      throw new Error('the disk is full')
    }
    const adaptive = new AdaptiveCommit({ commit: failing }, scribe, () => 0)
    await expect(adaptive.commit([])).rejects.toThrow('the disk is full')
    expect(await adaptive.commit([])).toEqual(['won'])
  })

  it('leaves a batch to the scribe at once if the store is locked, and the next few as well', async () => {
    const { disk, scribe, commit, tries } = store()
    disk.locked = true
    expect(await commit(1)).toEqual(['scribe'])
    disk.locked = false
    expect(await commit(3)).toEqual(['scribe', 'scribe', 'scribe'])
    expect(tries()).toBe(1)
    expect((await commit(30)).at(-1)).toBe('inline')
    expect(scribe.busy).toBe(false)
  })
})
