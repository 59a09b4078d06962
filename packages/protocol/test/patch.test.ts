import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, diff, settle } from '../src/index.ts'

/** JSON with few different values, so that two of them have much in common. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b'),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'length', '__proto__'), tie('any'), { noNullPrototype: true }),
  ),
})).any

describe('a patch', () => {
  it('makes the later value of the earlier one, and leaves the earlier one alone', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const kept = JSON.stringify(before)
        const made = apply(before, JSON.parse(JSON.stringify(diff(before, after))))
        expect(JSON.stringify(sorted(made))).toBe(JSON.stringify(sorted(after)))
        expect(JSON.stringify(before)).toBe(kept)
      }),
      { numRuns: 2_000, seed: 7 },
    )
  })
  it('comes with what it makes, sharing whatever is equal with the earlier value', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const kept = JSON.stringify(before)
        const { changes, value: made } = settle(before, after)
        expect(changes).toEqual(diff(before, after))
        expect(made).toEqual(apply(before, changes))
        expect(JSON.stringify(sorted(made))).toBe(JSON.stringify(sorted(after)))
        expect(JSON.stringify(before)).toBe(kept)
        expect(settle(before, JSON.parse(kept)).value).toBe(before)
      }),
      { numRuns: 2_000, seed: 8 },
    )
    const before = { still: { deep: [1, 2] }, row: [{ id: 'a' }, { id: 'b' }] }
    const { value: made } = settle(before, { still: { deep: [1, 2] }, row: [{ id: 'a' }, { id: 'c' }] })
    expect(made.still).toBe(before.still)
    expect(made.row[0]).toBe(before.row[0])
  })
  it('is empty between equals', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(diff(one, JSON.parse(JSON.stringify(one)))).toEqual([])
      }),
      { seed: 7 },
    )
  })
  it('names one card taken from the middle of a row, not the whole row', () => {
    const row = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    expect(diff({ row }, { row: row.filter(({ id }) => id !== 'b') })).toEqual([['~', ['row'], 1, 1, []]])
  })
  it('says nothing of what JSON says nothing of', () => {
    expect(diff({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual([])
    expect(diff({ a: 1 }, { a: undefined })).toEqual([['-', ['a']]])
    expect(diff({ a: undefined }, { a: 1 })).toEqual([['=', ['a'], 1]])
  })
  it('shares what did not change', () => {
    const before = { still: { deep: [1, 2] }, moved: 1 }
    const after = apply(before, diff(before, { still: { deep: [1, 2] }, moved: 2 }))
    expect(after).toEqual({ still: { deep: [1, 2] }, moved: 2 })
    expect(after.still).toBe(before.still)
  })
  it('refuses to be laid on something else', () => {
    expect(() => apply({ a: 1 }, [['=', ['a', 'b'], 1]])).toThrow(TypeError)
    expect(() => apply([1], [['~', [0], 0, 0, []]])).toThrow(TypeError)
  })
})

function sorted(one: unknown): unknown {
  if (Array.isArray(one)) return one.map(sorted)
  if (typeof one !== 'object' || one === null) return one
  return Object.entries(one)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)])
}
