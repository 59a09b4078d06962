/** The candidate that was probably meant, if any is near enough. */
export function closest(written: string, candidates: readonly string[]): string | undefined {
  const lower = written.toLowerCase()
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  if (best !== undefined && best.distance <= Math.max(1, Math.floor(written.length / 3))) return best.candidate
  const begins = candidates.filter((candidate) => lower !== '' && candidate.toLowerCase().startsWith(lower))
  return begins.length === 1 ? begins[0] : undefined
}

/** How many letters must be added, removed, changed or exchanged with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : changed
      rows[i]?.push(Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(a.length, b.length)
}
