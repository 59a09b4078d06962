import { describe, expect, it } from 'vitest'
import { depending, type Form, fields, listOf, misfit, text, whole } from '../src/index.ts'

/** A box holds coins, or boxes. */
const box: Form = depending((value) => {
  const kind = (value as { kind?: unknown } | null)?.kind
  if (kind === 'coins') return fields({ kind: text, count: whole })
  return kind === 'boxes' ? fields({ kind: text, inside: listOf(box) }) : undefined
})

describe('a form that depends on the value', () => {
  it('is that of its kind, however deep it contains itself', () => {
    const coins = { kind: 'coins', count: 3 }
    expect(misfit({ kind: 'boxes', inside: [coins, { kind: 'boxes', inside: [coins] }] }, box)).toBeUndefined()
  })
  it.each([
    [{ kind: 'boxes', inside: [{ kind: 'coins' }] }, '.inside[0].count'],
    [{ kind: 'boxes', inside: [{ kind: 'coins', count: 1, lid: true }] }, '.inside[0].lid'],
    [{ kind: 'boxes', inside: [{ kind: 'sacks' }] }, '.inside[0]'],
    [{ count: 3 }, ''],
    [null, ''],
    ['coins', ''],
  ])('says of %j where it departs from it: %j', (value, place) => {
    expect(misfit(value, box)).toBe(place)
  })
})
