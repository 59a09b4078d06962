import type { reasons } from './calls/keeping.ts'
import type { Person } from './people.ts'

export type ReportReason = (typeof reasons)[number]

/** What somebody asks admins to look at. */
export interface Report {
  readonly id: string
  readonly at: number
  readonly by: Person
  readonly person: Person
  readonly table: string
  /** The number of the line that they said, and what it was; '' if it is about the person. */
  readonly line: number | null
  readonly said: string
  readonly why: ReportReason
  readonly note: string
}

/** Somebody as admins see them. */
export interface PersonCard extends Person {
  readonly login: string | null
  readonly created: number
  readonly admin: boolean
  readonly silenced: number | null
  readonly barred: number | null
}

/** A line of the log of what admins did. */
export interface KeepingNote {
  readonly at: number
  readonly what: string
  readonly name: string
  readonly by: string
  readonly about: string
}

export interface HouseDesk {
  readonly reports: readonly Report[]
  readonly log: readonly KeepingNote[]
  /** The limits in force, by the names of their variables. */
  readonly limits: Readonly<Record<string, number>>
}
