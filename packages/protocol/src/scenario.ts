import type { Finding } from '@krcma/kernel'
import type { Person } from './people.ts'

/** What a scenario is called and what it is about, in one language or two. */
export interface ScenarioTexts {
  readonly cs?: ScenarioText | undefined
  readonly en?: ScenarioText | undefined
}
export interface ScenarioText {
  readonly name: string
  readonly about: string
}

/** A scenario on a list. */
export interface ScenarioCard {
  readonly id: string
  readonly game: string
  readonly owner: Person
  /** Counted from 1; every change is another one. */
  readonly version: number
  readonly access: 'public' | 'link'
  readonly texts: ScenarioTexts
  readonly updated: number
  readonly mine: boolean
}

/** What a scenario was copied from, and so on, the latest first. */
export interface ScenarioAncestor {
  readonly id: string
  readonly version: number
  readonly owner: string
}

export interface ScenarioSight extends ScenarioCard {
  /** What its game reads. */
  readonly content: unknown
  /** How many may play it. */
  readonly players: readonly number[]
  /** What its game says about it: warnings, or errors if its rules have changed since. */
  readonly findings: readonly Finding[]
  readonly ancestry: readonly ScenarioAncestor[]
  /** Whether it was brought from elsewhere. */
  readonly brought: boolean
  /** The secret of the link, for those who may hand it on. */
  readonly link: string | null
}

/** A scenario outside the house. `rules`: of the game that wrote it. */
export interface ScenarioFile {
  readonly krcma: 'scenario'
  readonly game: string
  readonly rules: number
  readonly texts: ScenarioTexts
  readonly content: unknown
}
