import type { Company, SavedSaga } from '@krcma/kernel'
import type { Person } from './people.ts'
import type { Refusing } from './refused.ts'
import type { Result } from './result.ts'
import type { Level } from './setting.ts'

/** open: it goes on. over: by its rules. ended: by its owner. */
export type SagaStatus = 'open' | 'over' | 'ended'

/** Who holds a sheet: a person, a bot, or nobody at present. `name`: of whoever held it last. */
export interface SagaMember {
  readonly person: Person | null
  readonly bot: Level | null
  readonly name: string
}

/**
 * One evening. on: its table is there. played: it counts. again: it does not, and is repeated. given-up: it was not played to its
 * end, and its game goes on from that.
 */
export interface SagaEvening {
  readonly table: string
  readonly opened: number
  readonly company: Company
  /** Who held the sheets then, by seat. */
  readonly names: readonly string[]
  readonly came: 'on' | 'played' | 'again' | 'given-up'
  /** Null while it is on. */
  readonly result: Result | null
}

/** What the asker could do next: open the next evening, come to the one that is on, or do something with the own sheet. */
export type SagaTodo = 'open' | 'come' | 'choose'

/** A saga on a list. */
export interface SagaCard {
  readonly id: string
  readonly game: string
  readonly title: string | null
  readonly status: SagaStatus
  readonly owner: Person
  readonly members: readonly SagaMember[]
  /** Evenings that count. */
  readonly played: number
  /** The table of the evening that is on. */
  readonly table: string | null
  readonly updated: number
  readonly todo: SagaTodo | null
}

/** What the next evening may be opened with. */
export interface NextEvening {
  readonly options: Readonly<Record<string, unknown>>
  readonly scenario: unknown
}

/** A saga as one asker sees it: with the sheets if they are in it. */
export interface SagaSight extends SagaCard {
  /** Greater after every change. */
  readonly version: number
  readonly begun: number
  /** Whether it was brought from elsewhere: nobody here has seen how its sheets came to be what they are. */
  readonly brought: boolean
  readonly options: Readonly<Record<string, unknown>>
  readonly evenings: readonly SagaEvening[]
  /** Whether the asker owns it. */
  readonly owned: boolean
  /** The sheet that is the asker's own. */
  readonly member: number | null
  /** Whether somebody new may join, with a sheet more. */
  readonly joinable: boolean
  /** The secret of the link by which others join; for those who are in it. */
  readonly link: string | null
  /** The sheets as the asker may see them, of the game's present rules; null for those who are not in it. */
  readonly sheets: unknown
  /** What the asker may do with each sheet that is theirs. */
  readonly choices: readonly { readonly member: number; readonly choice: unknown }[]
  /** What the next evening may be opened with if those come that were asked about, or why it cannot be. */
  readonly next: readonly NextEvening[] | Refusing
}

/** A saga outside the house. */
export interface SagaFile {
  readonly krcma: 'saga'
  readonly game: string
  readonly title: string | null
  readonly begun: number
  readonly members: readonly { readonly name: string }[]
  readonly evenings: readonly Omit<SagaEvening, 'table'>[]
  readonly kept: SavedSaga
}
