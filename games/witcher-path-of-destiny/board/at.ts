import type { BoardProps, SeatLook } from '@krcma/look'
import { signs } from '@krcma/look'
import { bodiesOf, bodyOf, playerOf } from '../reckoning/figures.ts'
import { activeIn } from '../reckoning/story.ts'
import type { Active } from '../reckoning/symbols.ts'
import type { Figure, PathOfDestiny, Seat, SeenPlayer, SeenState } from '../shape.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type BoardWords, spoken } from './words/words.ts'

/** What every part of the board is given. */
export interface At extends BoardProps<PathOfDestiny> {
  readonly state: SeenState
  /** The symbols of the two open pages. */
  readonly active: Active
  /** The words of cards and pages, and those of the board. */
  readonly v: Vocabulary
  readonly w: BoardWords
}

export function inWords(props: BoardProps<PathOfDestiny>): At {
  const { vocabulary: v, board: w } = spoken(props.words)
  const { state } = props.view
  return { ...props, v, w, state, active: activeIn(state) }
}

/** The seat that sees the board, or null for those who only watch. */
export const ownSeat = ({ view }: Pick<At, 'view'>): Seat | null =>
  typeof view.viewer === 'number' ? view.viewer : null

/** Whose place lies open. */
export const shownSeat = ({ state, shown }: Pick<At, 'state' | 'shown'>): Seat => (shown in state.players ? shown : 0)

export const playerAt = ({ state }: Pick<At, 'state'>, seat: Seat): SeenPlayer => playerOf(state, seat)

export const bodyAt = ({ state }: Pick<At, 'state'>, figure: Figure) => bodyOf(state, figure)

export const bodiesAt = ({ state }: Pick<At, 'state'>) => bodiesOf(state)

/** How a figure is told from others. */
export interface FigureLook extends Pick<SeatLook, 'name' | 'colour' | 'sign'> {
  readonly figure: Figure
}

export function figureLook({ state, seats, v }: Pick<At, 'state' | 'seats' | 'v'>, figure: Figure): FigureLook {
  if (figure === 'automa')
    return {
      figure,
      name: v.automa(state.automa?.character ?? 'geralt'),
      colour: 'var(--ink-2)',
      sign: signs.bot,
    }
  const { name = '', colour = '', sign = '' } = seats[figure] ?? {}
  return { figure, name, colour, sign }
}

/** Fate tokens and turns are numbered as in the book. */
export const roman = (n: number) => ['I', 'II', 'III'][n - 1] ?? String(n)

/** With a true minus sign. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
