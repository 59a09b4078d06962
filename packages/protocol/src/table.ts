import type { Seat, Told, View } from '@krcma/kernel'
import type { AnyGame } from './any-game.ts'
import type { Person } from './people.ts'
import type { Result } from './result.ts'
import type { Clock, Level, Setting } from './setting.ts'

/** gathering: people sit down. playing, paused: under way. over: by its rules. ended: otherwise. */
export type Status = 'gathering' | 'playing' | 'paused' | 'over' | 'ended'

/** Who sits somewhere. A person who resigned is still named; a bot answers for them. */
export interface Sitter {
  readonly person: Person | null
  readonly bot: Level | null
  readonly resigned: boolean
}

/** A clock as it stood at the moment `at` (milliseconds since 1970, the server's); it runs for those with `running`. */
export interface ClockFace {
  readonly at: number
  readonly seats: readonly { readonly left: number; readonly running: boolean }[]
}

/** Something that needs the consent of everybody who plays; those in `yes` have given it. */
export interface Proposal {
  readonly n: number
  readonly what: 'undo' | 'draw' | 'end' | 'pause'
  readonly by: Seat
  readonly yes: readonly Seat[]
  readonly asked: readonly Seat[]
}

/** A proposal that `from` did not agree to, until the game goes on or something else is proposed. */
export interface Declined extends Pick<Proposal, 'n' | 'what' | 'by'> {
  readonly from: Seat
  readonly at: number
}

/** That a seat was given a hint when the game had so many entries. */
export interface Hinted {
  readonly seat: Seat
  readonly entries: number
}

/**
 * How a table ended that its rules did not end. called-off: before the game began; older journals say everybody-left of that too.
 * everybody-left: all people gave up.
 */
export type EndedBy = 'draw' | 'agreement' | 'called-off' | 'everybody-left' | 'admin'

/** What a seat mixes into the dice: the seal of its words, and the words as soon as they are shown. Bots mix nothing in. */
export interface MixedIn {
  readonly seal: string | null
  readonly words: string | null
}

/** All that everybody at the table may know of it besides the game itself. */
export interface TableInfo {
  readonly id: string
  readonly setting: Setting
  readonly rules: number
  readonly owner: Person | null
  readonly status: Status
  readonly sitters: readonly Sitter[]
  readonly opened: number
  /** The hash of the seed: shown before anybody sits down. */
  readonly commitment: string
  readonly mixedIn: readonly MixedIn[]
  /** Since when the game waits for sealed words to be shown; null unless it does. */
  readonly unsealing: number | null
  readonly clock: ClockFace | null
  readonly proposal: Proposal | null
  readonly declined: Declined | null
  /** The hints that everybody is told of, oldest first. */
  readonly hinted: readonly Hinted[]
  readonly endedBy: EndedBy | null
  /** Null as long as it has not ended. */
  readonly result: Result | null
  /** The table of the rematch. */
  readonly rematch: string | null
  readonly imported: boolean
  /** How much of it the house has lost: answers and whatever else was stored and is not there any more. None, but for a broken disk. */
  readonly lost: number
}

/** A table on a list. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly title: string | null
  readonly status: Status
  readonly access: 'public' | 'link'
  readonly clock: Clock
  readonly sitters: readonly Sitter[]
  readonly updated: number
  /** Whether somebody brought it from elsewhere: who sat there is what its file says. */
  readonly imported: boolean
  /** Null as long as it has not ended. */
  readonly result: Result | null
  /** Whether it is the asker who must answer there, and until when. */
  readonly yourMove: boolean
  readonly deadline: number | null
}

/** One table as one viewer sees it. What `update` patches. */
export interface Sight {
  readonly info: TableInfo
  /** Which seat the viewer has. */
  readonly seat: Seat | null
  /** The viewer's own way in, if they may hand it on: the secret part of the link. */
  readonly link: string | null
  /** The position; null before the start. */
  readonly view: View<AnyGame> | null
}

/** Events from number `from` on. An undo takes events back: drop those that you have from this number on, then add. */
export interface Heard {
  readonly from: number
  readonly list: readonly Told<AnyGame>[]
}

export interface ChatLine {
  readonly n: number
  readonly at: number
  readonly by: Person
  readonly text: string
}

/** Who is there: seats that are connected, and how many watch. */
export interface Presence {
  readonly seats: readonly Seat[]
  readonly spectators: number
}
