import type { Refusing, Texts } from '@krcma/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Reader } from '../src/table/reader.ts'

let asked: (readonly string[])[]
let answers: (Texts | Refusing)[]
const reader = () =>
  new Reader((paragraphs) => {
    asked.push(paragraphs)
    return Promise.resolve(answers.shift() ?? Object.fromEntries(paragraphs.map((id) => [id, `text of ${id}`])))
  })
const told = (one: Reader) => new Promise<void>((done) => void one.subscribe(done))

beforeEach(() => {
  asked = []
  answers = []
})

describe('a reader', () => {
  it('fetches at once all that is wished for at a moment, each paragraph once, and says then that there is more to read', async () => {
    const one = reader()
    const before = one.now()
    expect(['a/1', 'a/2', 'a/1'].map((id) => before(id))).toEqual(['', '', ''])
    await told(one)
    expect(asked).toEqual([['a/1', 'a/2']])
    const now = one.now()
    expect(now).not.toBe(before)
    expect(['a/1', 'a/2'].map((id) => now(id))).toEqual(['text of a/1', 'text of a/2'])
    expect(asked).toHaveLength(1)
  })

  it('fetches nothing before it is wished for', () => {
    reader().now()
    expect(asked).toEqual([])
  })

  it('does not ask again for what it may not have', async () => {
    const one = reader()
    answers.push({})
    one.now()('a/1')
    await told(one)
    expect(one.now()('a/1')).toBe('')
    await Promise.resolve()
    expect(asked).toEqual([['a/1']])
  })

  it('asks again later for what could not be had', async () => {
    vi.useFakeTimers()
    const one = reader()
    answers.push({ refused: 'unavailable', about: 'network' })
    one.now()('a/1')
    await vi.advanceTimersByTimeAsync(0)
    const heard = told(one)
    await vi.advanceTimersByTimeAsync(60_000)
    await heard
    expect(one.now()('a/1')).toBe('')
    await vi.advanceTimersByTimeAsync(0)
    expect(one.now()('a/1')).toBe('text of a/1')
    expect(asked).toEqual([['a/1'], ['a/1']])
    vi.useRealTimers()
  })
})
