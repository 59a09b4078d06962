import type { Seat, Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'

/**
 * Whose turn each event is told of: of whoever all that came of one answer speaks, if it is one of them. Where a turn begins, of
 * whoever's it is; a round begins with nobody's.
 */
export function turnsOf(
  log: readonly Pick<Told<AnyGame>, 'after' | 'kind' | 'data'>[],
  round?: string,
  turn?: string,
): readonly (Seat | null)[] {
  const seats: (Seat | null | undefined)[] = []
  let [part, begun] = [-1, false]
  const parts = log.map(({ after, kind, data }, i) => {
    const { seat } = (data ?? {}) as { readonly seat?: unknown }
    if (kind === turn || kind === round || after !== log[i - 1]?.after || log[i - 1]?.kind === round) {
      part++
      begun = kind === turn
    }
    if (typeof seat !== 'number' || (begun && kind !== turn)) return part
    const known = seats[part]
    seats[part] = known === undefined || known === seat ? seat : null
    return part
  })
  return log.map(({ kind }, i) => (kind === round ? null : (seats[parts[i] ?? -1] ?? null)))
}
