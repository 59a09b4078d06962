import type { Choice } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'

/**
 * Number keys. A question whose options are such numbers themselves (spaces of a board, cards of an order) keeps them, so that the
 * key of space 4 is 4 whatever was taken before; others are counted. What may be done besides comes after the question.
 */
export function digitsOf(all: readonly Choice<AnyGame>[]): ReadonlyMap<string, number> {
  const asked = all.filter(({ decision }) => !decision.offer)
  const own = asked.map(({ option }) => option)
  const numbered = new Set(own).size === own.length && own.every(isDigit)
  const digits = new Map(asked.map(({ key, option }, i) => [key, numbered && isDigit(option) ? option : i + 1]))
  let next = Math.max(0, ...digits.values())
  for (const { key, decision } of all) if (decision.offer) digits.set(key, ++next)
  return digits
}

const isDigit = (option: unknown): option is number =>
  typeof option === 'number' && Number.isInteger(option) && option >= 1 && option <= 9
