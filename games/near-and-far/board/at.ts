import type { BoardProps, SeatLook } from '@krcma/look'
import { type Chart, chart } from '../reckoning/charts.ts'
import { playerAt as playerOf } from '../reckoning/players.ts'
import type { NearAndFar, Seat, SeenPlayer, SeenState } from '../shape.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type BoardWords, spoken } from './words/words.ts'

/** What every part of the board is given. */
export interface At extends BoardProps<NearAndFar> {
  readonly state: SeenState
  readonly chart: Chart
  /** The words of the game's things, and those of the board. */
  readonly v: Vocabulary
  readonly w: BoardWords
}

export function inWords(props: BoardProps<NearAndFar>): At {
  const { vocabulary: v, board: w } = spoken(props.words)
  const { state } = props.view
  return { ...props, v, w, state, chart: chart(state.map) }
}

/** Whose place lies open. */
export const shownSeat = ({ state, shown }: Pick<At, 'state' | 'shown'>): Seat => (shown in state.players ? shown : 0)

export const playerAt = ({ state }: Pick<At, 'state'>, seat: Seat): SeenPlayer => playerOf(state, seat)

export const lookOf = ({ seats }: Pick<At, 'seats'>, seat: Seat): Pick<SeatLook, 'name' | 'colour' | 'sign'> =>
  seats[seat] ?? { name: '', colour: '', sign: '' }
