import type { BoardProps } from '@krcma/look'
import type { Heroes3, Seat, State } from '../shape.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type BoardWords, spoken } from './words/words.ts'

/** What every part of the board is given. */
export interface At extends BoardProps<Heroes3> {
  /**
   * The table as the viewer sees it, for the functions of reckoning. Of a zone that is hidden from the viewer `items` is a number:
   * what reads a zone reads `view.state`.
   */
  readonly state: State
  readonly v: Vocabulary
  readonly w: BoardWords
}

export function inWords(props: BoardProps<Heroes3>): At {
  const { vocabulary: v, board: w } = spoken(props.words)
  return { ...props, v, w, state: props.view.state as State }
}

/** The seat that sees the board, or null for those who only watch. */
export const ownSeat = ({ view }: Pick<At, 'view'>): Seat | null =>
  typeof view.viewer === 'number' ? view.viewer : null

/** Whose hero, town and army lie open. */
export const shownSeat = ({ state, shown }: Pick<At, 'state' | 'shown'>): Seat => (shown in state.players ? shown : 0)
