import { type QuietTable, type Shape, total } from '@krcma/kernel'

/** How a game ended for each seat, in points; whoever played alone against rivals of the game, by how many more than the best of these. */
export function resultsOf<G extends Shape>({
  sheets,
  rivals,
}: NonNullable<ReturnType<QuietTable<G>['ending']>>): readonly number[] {
  const points = sheets.map(total)
  if (points.length > 1 || rivals.length === 0) return points
  const best = Math.max(...rivals.map(({ sheet }) => total(sheet)))
  return points.map((mine) => mine - best)
}
