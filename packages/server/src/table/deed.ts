import type { Ending, Entry, Saved, Seat } from '@krcma/kernel'
import type { AnyGame, EndedBy, Level, Person, Proposal, Setting, Sitter } from '@krcma/protocol'

/**
 * The events of event sourcing: what can happen at a table; one deed is one line of its journal. A deed says everything that the table's state follows
 * from, so that it can be read without the rules of the game: also whom the game waits for afterwards.
 */
export type Deed =
  | {
      readonly did: 'opened'
      readonly setting: TableSetting
      readonly rules: number
      readonly owner: Person | null
      readonly sitters: readonly Sitter[]
      /** Secret until the game has ended. */
      readonly seed: string
      readonly commitment: string
      readonly link: string
    }
  /** `mixedIn`: of older journals, in which words were not sealed. */
  | {
      readonly did: 'sat'
      readonly seat: Seat
      readonly person: Person
      readonly seal?: string
      readonly mixedIn?: string
    }
  | { readonly did: 'left'; readonly seat: Seat }
  | { readonly did: 'seated-bot'; readonly seat: Seat; readonly level: Level | null }
  | { readonly did: 'sealed'; readonly seat: Seat; readonly seal: string }
  /** From now on nobody sits down or leaves, and everybody shows the words that they have sealed. */
  | { readonly did: 'unsealing' }
  | { readonly did: 'showed'; readonly seat: Seat; readonly words: string }
  | { readonly did: 'started'; readonly saved: Saved; readonly after: After }
  /** `late`: the clock had run out, and somebody else decided. */
  | { readonly did: 'entered'; readonly entry: Entry; readonly late?: true; readonly after: After }
  | { readonly did: 'proposed'; readonly what: Proposal['what']; readonly by: Seat; readonly asked: readonly Seat[] }
  /** The last yes to an undo brings the undo with it. */
  | {
      readonly did: 'voted'
      readonly seat: Seat
      readonly yes: boolean
      readonly entry?: Entry
      readonly after?: After
    }
  /** Somebody was given a hint where others play too. */
  | { readonly did: 'hinted'; readonly seat: Seat; readonly entries: number }
  | { readonly did: 'resumed' }
  /** So many lines of this journal were stored before it, and have been lost by the disk. */
  | { readonly did: 'lost'; readonly lines: number }
  | { readonly did: 'resigned'; readonly seat: Seat }
  | { readonly did: 'on-vacation'; readonly seat: Seat; readonly until: number | null }
  | { readonly did: 'ended'; readonly by: EndedBy }
  /** Somebody has gone for good: their name with them. */
  | { readonly did: 'forgotten'; readonly seats: readonly Seat[]; readonly owner: boolean }
  | { readonly did: 'rematched'; readonly table: string }
  /** The rules have changed: from here on the game is played on from this. */
  | { readonly did: 'upgraded'; readonly rules: number; readonly saved: Saved; readonly after: After }
  /** A game played elsewhere, whole: its opening and its entries. */
  | {
      readonly did: 'brought'
      readonly saved: Saved
      readonly entries: readonly Entry[]
      readonly over: boolean
      readonly ending?: Ending<AnyGame>
    }

/** How a table was set, and what a campaign brought to it. */
export type TableSetting = Setting & { readonly campaign: unknown }

/** Where the game stands after an entry. */
export interface After {
  readonly waiting: readonly Seat[]
  readonly over: boolean
  /** What the rules made of it, where it is over; older journals do not say. */
  readonly ending?: Ending<AnyGame>
}
