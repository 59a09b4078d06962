/** Every way to take one or two things, one after the other; all of them, if there are no more. Asked of every hand: no recursion. */
export function orderedChoices<T>(from: readonly T[], most: number): readonly (readonly T[])[] {
  if (from.length === 0) return [[]]
  if (most === 1 || from.length === 1) return from.map((only) => [only])
  const pairs: (readonly T[])[] = []
  for (const first of from) for (const second of from) if (first !== second) pairs.push([first, second])
  return pairs
}
