import { cardOf } from '../content/cards.ts'
import type { Side } from '../content/symbols.ts'
import type { Figure, Pair } from '../shape.ts'
import { bodiesOf } from './figures.ts'
import { type Active, activeCounts, type Seen } from './symbols.ts'

type Counts = { readonly [S in Side]: number }

/** WPD-FATE-02, -05: which path has more, if either. */
export function sideWithMore({ left, right }: Counts): Side | null {
  return left === right ? null : left > right ? 'left' : 'right'
}

/** WPD-FATE-02 */
export function supportOf(seen: Seen, active: Active): Side | null {
  return sideWithMore(activeCounts(seen, active))
}

/** WPD-SOLO-13: beside the Automa the human's symbols do not matter. */
export function hasVote({ automa }: { readonly automa: unknown }, figure: Figure): boolean {
  return automa === null || figure === 'automa'
}

/** WPD-TWO-02: what the printed symbols of the supply support. */
function supportOfMat(supply: readonly (Readonly<Pair> | null)[], active: Active): Side | null {
  const printed = supply.flatMap((pair) => pair ?? []).flatMap((card) => cardOf(card).symbols)
  const count = (side: Side) => printed.filter((symbol) => symbol === active[side]).length
  return sideWithMore({ left: count('left'), right: count('right') })
}

interface Vote {
  readonly figure: Figure | 'mat'
  readonly side: Side | null
}

interface Voting {
  readonly players: readonly Seen[]
  readonly automa: Seen | null
  readonly supply: readonly (Readonly<Pair> | null)[]
}

/** Who supports which path: with two players the supply too (WPD-TWO-01), in the solo game the Automa alone (WPD-SOLO-13). */
export function votesIn({ players, automa, supply }: Voting, active: Active): readonly Vote[] {
  if (automa !== null) return [{ figure: 'automa', side: supportOf(automa, active) }]
  const votes: Vote[] = bodiesOf<Seen, Seen>({ players, automa }).map(({ figure, seen }) => ({
    figure,
    side: supportOf(seen, active),
  }))
  if (players.length === 2) votes.push({ figure: 'mat', side: supportOfMat(supply, active) })
  return votes
}

/** WPD-FATE-03, -04, WPD-RULING-11: where the fate token goes; null is aside. */
export function fateOf(supports: readonly (Side | null)[]): Side | null {
  const count = (side: Side) => supports.filter((support) => support === side).length
  return sideWithMore({ left: count('left'), right: count('right') })
}

/** WPD-ENDCH-01, -02: the dominant path by its fate tokens; null if none was placed (WPD-ENDCH-03). */
export function dominantBy(fate: { readonly left: readonly number[]; readonly right: readonly number[] }): Side | null {
  const more = sideWithMore({ left: fate.left.length, right: fate.right.length })
  return more ?? sideWithMore({ left: Math.max(0, ...fate.left), right: Math.max(0, ...fate.right) })
}
