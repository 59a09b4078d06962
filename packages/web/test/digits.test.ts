import type { Choice } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { expect, it } from 'vitest'
import { digitsOf } from '../src/table/digits.ts'

/** The number keys of a question with these options, and of so many offers beside it. */
function keys(options: readonly unknown[], offers = 0): readonly (number | undefined)[] {
  const choice = (option: unknown, i: number, offer: boolean) =>
    ({ key: `${offer}/${i}`, kind: 'select', decision: { offer }, option, label: '' }) as unknown as Choice<AnyGame>
  const all = [
    ...options.map((option, i) => choice(option, i, false)),
    ...Array.from({ length: offers }, (_, i) => choice('use', i, true)),
  ]
  const digits = digitsOf(all)
  return all.map(({ key }) => digits.get(key))
}

it('number keys are those of the things themselves where these have some, whatever falls away; else they count', () => {
  expect(keys([1, 2, 3, 4])).toEqual([1, 2, 3, 4])
  expect(keys([1, 4, 6], 2)).toEqual([1, 4, 6, 7, 8])
  expect(keys([4])).toEqual([4])
  expect(keys(['left', 'right'], 1)).toEqual([1, 2, 3])
  // Spaces of a sheet are counted from nothing, and there may be an option that is no number.
  expect(keys([0, 4, 17])).toEqual([1, 2, 3])
  expect(keys([4, 5, 'none'])).toEqual([1, 2, 3])
})
