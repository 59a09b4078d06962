import type { Element } from '../content/tile.ts'

/** TOG-END-02 to -05: everybody with the most of an element, and at least one of it (TOG-RULING-05), has the majority. */
export function holdsMajority<P extends { readonly [E in Element]: number }>(
  players: readonly P[],
  player: P,
  element: Element,
): boolean {
  const most = Math.max(...players.map((one) => one[element]))
  return most > 0 && player[element] === most
}
