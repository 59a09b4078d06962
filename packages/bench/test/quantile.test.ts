import { expect, it } from 'vitest'
import { quantile } from '../src/quantile.ts'

it('finds the value below which a part of a list lies, in whatever order it comes', () => {
  const list = [30, 4, 1, 2, 100, 3, 10, 20, 5, 40]
  expect(quantile(list, 0.5)).toBe(10)
  expect(quantile(list, 0.99)).toBe(100)
  expect(quantile(list, 0)).toBe(1)
  expect(quantile(list, 1)).toBe(100)
  expect(list[0]).toBe(30)
})

it('says of nothing that it is no number', () => {
  expect(quantile([], 0.5)).toBeNaN()
})
