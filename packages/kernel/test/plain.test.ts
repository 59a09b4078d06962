import { describe, expect, it } from 'vitest'
import { canonical, clone, hash, same } from '../src/index.ts'

const nested = { b: [1, { c: null, a: 'x' }], a: { d: true, list: [] } }

describe('clone', () => {
  it('copies lists and objects to the bottom, so that nothing is shared', () => {
    const copy = clone(nested)
    expect(copy).toEqual(nested)
    expect(copy).not.toBe(nested)
    expect(copy.b).not.toBe(nested.b)
    expect(copy.b[1]).not.toBe(nested.b[1])
    expect(copy.a).not.toBe(nested.a)
    expect(copy.a.list).not.toBe(nested.a.list)
  })
  it('gives back what is not an object as it is', () => {
    expect([clone(7), clone('x'), clone(null), clone(undefined), clone(true)]).toEqual([7, 'x', null, undefined, true])
  })
  it('keeps a list of lists a list of lists', () => {
    const lists = [[1], [2, [3, null]]]
    const copy = clone(lists)
    expect(copy).toEqual(lists)
    expect(copy[1]?.[1]).not.toBe(lists[1]?.[1])
    expect(Array.isArray(copy[0])).toBe(true)
  })
})

describe('same', () => {
  it('does not mind the order of keys', () => {
    expect(same({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
  })
  it('minds the order of lists', () => {
    expect(same([1, 2], [2, 1])).toBe(false)
    expect(same([1, 2], [1, 2])).toBe(true)
  })
  it.each([
    [1, 2],
    [1, '1'],
    [null, undefined],
    [null, {}],
    [{}, null],
    [{}, 'x'],
    ['x', {}],
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ toString: Object.prototype.toString }, {}],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false)
  })
  it('does not follow what only the second holds, however deep it goes', () => {
    const endless: Record<string, unknown> = { a: 1 }
    endless['self'] = endless
    expect(same({ a: 1 }, endless)).toBe(false)
    expect(same({ a: 1, self: 2 }, endless)).toBe(false)
  })
})

describe('canonical', () => {
  it('is JSON with sorted keys and no spaces', () => {
    expect(canonical(nested)).toBe('{"a":{"d":true,"list":[]},"b":[1,{"a":"x","c":null}]}')
    expect(canonical([1, 'ž"', false])).toBe('[1,"ž\\"",false]')
    expect(canonical({})).toBe('{}')
  })
  it('takes an object without a prototype', () => {
    expect(canonical(Object.assign(Object.create(null), { a: -3 }))).toBe('{"a":-3}')
  })
  it.each([
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    -0,
    undefined,
    1n,
    Symbol.iterator,
    new Map(),
    new Date(0),
  ])('throws on what is not plain data with whole numbers: %s', (value) => {
    expect(() => canonical(value)).toThrow(/^not plain data: /)
    expect(() => canonical({ deep: [value] })).toThrow(TypeError)
  })
})

describe('hash', () => {
  it('is SHA-256 of the canonical text, so a change of the algorithm is noticed', () => {
    expect(hash(nested)).toBe('fbec6f7ce77e8d0da70120108397a7d69636205edccf3e8cd07be8f2953d12fb')
    expect(hash({ a: nested.a, b: nested.b })).toBe(hash(nested))
    expect(hash('')).not.toBe(hash(null))
  })
})
