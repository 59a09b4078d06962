import { type ComponentType, memo, type NamedExoticComponent } from 'react'

/**
 * A part of a board that looks at these parts of `at` alone: it is painted anew only when one of them, or another of its props,
 * is another. What is inside may then hold choices of before: they still answer what may be answered now.
 */
export function memoOn<A extends object, P extends { readonly at: A }>(
  parts: readonly (keyof A)[],
  Part: ComponentType<P>,
): NamedExoticComponent<P> {
  return memo(Part, (before, now) => {
    const [old, own] = [Object.entries(before), Object.keys(now)]
    return (
      old.length === own.length &&
      parts.every((part) => Object.is(before.at[part], now.at[part])) &&
      old.every(([name, value]) => name === 'at' || Object.is(value, now[name as keyof P]))
    )
  })
}
