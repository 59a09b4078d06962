import type {
  EventKind,
  Kind,
  Member,
  Redacted,
  Seat,
  Shape,
  SheetsOf,
  Speaker,
  Told,
  View,
  Words,
} from '@krcma/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Choice, Choices } from './choices.ts'
import type { Explanation } from './explain.tsx'
import type { SeatLook } from './seat.ts'

/** 'phone' below 720 px of width. */
export type Layout = 'desk' | 'phone'

/**
 * The words of a game in one language, and what is said besides where it has a board. `board/words/<language>.ts` exports them as
 * `words`; a game without a board is shown with its own.
 */
export interface Spoken<G extends Shape> extends Words<G> {
  /** For somebody's first game: what to know when a decision of this kind is asked for the first time. */
  readonly lesson?: { readonly [K in Kind<G>]?: string }
}

/** What everything that shows a game is given. */
export interface Seen<G extends Shape> {
  readonly view: View<G>
  /** What the board loaded itself, in the language of whoever looks at it. */
  readonly words: Spoken<G>
  readonly say: Speaker<G>
  /** Name, colour and sign of each seat. */
  readonly seats: readonly SeatLook[]
}

export interface BoardProps<G extends Shape> extends Seen<G> {
  /** Whose place is in view: the viewer's own, until they open another's. */
  readonly shown: Seat
  readonly show: (seat: Seat) => void
  readonly choices: Choices<G>
  /** What was told with this view; a board may play it (150 to 400 ms). Movement of things is the Stage's. Empty when `calm`. */
  readonly news: readonly Told<G>[]
  /**
   * What is about to happen, while it is on the stage (see `Face.stages`): the board still is as it was before, and plays it on top
   * for about a second and a half. Empty at all other times, and always when `calm`.
   */
  readonly staged: readonly Told<G>[]
  /**
   * What was opened of the book and is not read yet (see `Face.reads`): until `read` is called no later position is shown to this
   * viewer, and nothing can be chosen; the game itself waits for nobody. Empty at all other times.
   */
  readonly reading: readonly Told<G>[]
  readonly read: () => void
  /** Ids of the things that the log points at; the Stage lights them, a board may bring them into view. */
  readonly pointed: readonly string[]
  readonly layout: Layout
  /** Whether the viewer wants no movement. */
  readonly calm: boolean
}

export interface SummaryProps<G extends Shape> extends Seen<G> {
  readonly seat: Seat
}

/** Something that a choice would bring: '+3 glory', '-2 coins', 'opens the chest of the Bog Lantern'. */
export interface Consequence {
  readonly tone: 'gain' | 'cost' | 'note'
  readonly text: string
  /** A drawing of `icons` or of the board's own. */
  readonly icon?: string
}

/** The points of a seat, as far as everybody may count them now. */
export interface Score {
  readonly icon: string
  readonly value: number
  /** What is counted: 'Glory'. */
  readonly name: string
  readonly text?: string
}

/** A picture in a line of text. */
export interface Pictured {
  readonly picture: ReactNode
  readonly says?: Explanation
}

/** The sheet of one member of a saga, as somebody sees it. */
export interface MemberSheetProps<G extends Shape> {
  readonly words: Spoken<G>
  readonly sheets: Redacted<SheetsOf<G>>
  readonly member: Member
}

/** What a game's board exports as `face`. */
export interface Face<G extends Shape> {
  readonly Board: ComponentType<BoardProps<G>>
  /** A seat's resources and progress in one or two short lines; its name, colour, turn and score are the shell's. */
  readonly Summary: ComponentType<SummaryProps<G>>
  /** What the shell counts on a seat's plate, larger than all else there; null before there is anything to count. */
  readonly score: (seen: Seen<G>, seat: Seat) => Score | null
  /** The ids (as given to `thing`) of what an event speaks of. */
  readonly things: (event: Told<G>) => readonly string[]
  /**
   * A small picture of what the words of events name by `say.of`, and what it says when it is touched; null where words are enough.
   * A `Thumb` for a thing, an `Icon` for an amount.
   */
  readonly picture?: (id: string, seen: Seen<G>) => Pictured | null
  /** The finished work of the seat in view, whole and as large as it is, for a picture to keep; without it, the board. */
  readonly Keepsake?: ComponentType<BoardProps<G>>
  /** The sheet of a member between the evenings of a saga; without it, its lines in words. */
  readonly MemberSheet?: ComponentType<MemberSheetProps<G>>
  /** The moments of the game: events that everybody waited for, such as a secret revealed or dice that decide. */
  readonly stages?: readonly EventKind<G>[]
  /** Events with a paragraph that is read in peace: nobody is taken past it before they say that they have read it. */
  readonly reads?: readonly EventKind<G>[]
  /** What a choice would give and cost, shown with it before it is made. */
  readonly preview?: (choice: Choice<G>, seen: Seen<G>) => readonly Consequence[]
}
