import type { Seat } from '@krcma/kernel'
import type { BoardProps } from '@krcma/look'
import type { RollPlayer, SeenHero, Space } from '../shape.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type BoardWords, spoken } from './words/words.ts'

/** What every part of the board is given. */
export interface At extends BoardProps<RollPlayer> {
  /** The words of cards and dice, and those of the board. */
  readonly v: Vocabulary
  readonly w: BoardWords
  /** Whether the game is played against the enemy. */
  readonly solo: boolean
}

export function inWords(props: BoardProps<RollPlayer>): At {
  const { vocabulary: v, board: w } = spoken(props.words)
  return { ...props, v, w, solo: props.view.state.enemy !== null }
}

export type SeenDie = SeenHero['hand'][number]

export function heroAt({ view }: Pick<At, 'view'>, seat: Seat): SeenHero {
  const hero = view.state.heroes[seat]
  if (hero === undefined) throw new Error(`nobody sits at ${seat}`)
  return hero
}

/** The seat that sees the board, or null for those who only watch. */
export const ownSeat = ({ view }: Pick<At, 'view'>): Seat | null =>
  typeof view.viewer === 'number' ? view.viewer : null

/** Whose sheet lies open. */
export const shownSeat = ({ view, shown }: Pick<At, 'view' | 'shown'>): Seat => (shown in view.state.heroes ? shown : 0)

export const isOwnShown = (at: At) => ownSeat(at) === shownSeat(at)

export const nameAt = ({ seats }: Pick<At, 'seats'>, seat: Seat) => seats[seat]?.name ?? ''

export const dieName = ({ v }: Pick<At, 'v'>, { colour, value }: SeenDie) => `${v.colour[colour]} ${value}`

export const spaceId = (seat: Seat, space: Space) => `space-${seat}-${space}`
