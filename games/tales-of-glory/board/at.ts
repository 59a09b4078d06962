import type { Redacted, Seat } from '@krcma/kernel'
import type { BoardProps } from '@krcma/look'
import type { Placed, Player, TalesOfGlory } from '../shape.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type BoardWords, spoken } from './words/words.ts'

/** What every part of the board is given. */
export interface At extends BoardProps<TalesOfGlory> {
  /** The words of tiles, and those of the board. */
  readonly v: Vocabulary
  readonly w: BoardWords
}

export type Seen = Redacted<Player>

export function inWords(props: BoardProps<TalesOfGlory>): At {
  const { vocabulary: v, board: w } = spoken(props.words)
  return { ...props, v, w }
}

export function playerAt({ view }: Pick<At, 'view'>, seat: Seat): Seen {
  const player = view.state.players[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
}

/** A tale hides nothing, so that it may be read as it is. */
export const taleOf = (player: Seen) => player.tale as readonly Placed[]

/** The seat that sees the board, or null for those who only watch. */
export const ownSeat = ({ view }: Pick<At, 'view'>): Seat | null =>
  typeof view.viewer === 'number' ? view.viewer : null

/** Whose tale is on the page. */
export const shownSeat = ({ view, shown }: Pick<At, 'view' | 'shown'>): Seat =>
  shown in view.state.players ? shown : 0

export const gloryOf = ({ glory }: Seen) => Object.values(glory).reduce((sum, points) => sum + points, 0)
export const keysOf = (player: Seen) =>
  taleOf(player).reduce((sum, { opened }) => sum + opened.filter((open) => open).length, 0)
export const chestsOf = (player: Seen) => taleOf(player).reduce((sum, { opened }) => sum + opened.length, 0)
