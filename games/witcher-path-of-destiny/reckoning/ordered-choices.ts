/** Every way to take so many things one after the other, or all of them if there are no more. */
export function orderedChoices<T>(from: readonly T[], most: number): readonly (readonly T[])[] {
  if (most === 0 || from.length === 0) return [[]]
  return from.flatMap((first) =>
    orderedChoices(
      from.filter((other) => other !== first),
      most - 1,
    ).map((rest) => [first, ...rest]),
  )
}
