import type { Finding, Language, Refusal } from '@krcma/kernel'
import type { ComponentType } from 'react'
import type { Layout } from './board.ts'

/** What is said around the steps of a form, in one language: `workshop/words/<language>.ts` exports it as `words`. */
export interface WorkshopWords {
  readonly steps: Readonly<Record<string, StepWords>>
}

export interface StepWords {
  readonly name: string
  /** What this step does to the game, in a sentence. */
  readonly does: string
  /** What the game's own form begins with; null where there is nothing usual. */
  readonly usual: string | null
}

/** A scenario that is being made: `D` may still lack what the game must have, and the findings say so. */
export interface StepProps<D, W extends WorkshopWords> {
  readonly step: string
  readonly draft: D
  readonly words: W
  readonly language: Language
  /** `about`: what is changed; several changes of the same in a row are taken back as one. */
  readonly change: (draft: D, about?: string) => void
  /** Those of the whole draft; a step shows its own beside what they are about. */
  readonly findings: readonly Finding[]
  readonly layout: Layout
}

export interface SheetProps<D, W extends WorkshopWords> {
  readonly draft: D
  readonly words: W
  readonly language: Language
}

/**
 * How a game's scenarios are made: `games/<id>/workshop/index.ts` exports `workshop`. The form has steps that are filled in in any
 * order; the house keeps the draft, takes changes back, has bots try it, and shows it to others. A workshop knows content, reckoning and
 * words, and rules as types only.
 */
export interface Workshop<D, W extends WorkshopWords> {
  /** The empty form; `id`: what its scenario will be called by machines. */
  readonly blank: (id: string) => D
  /** What one may begin with instead. */
  readonly samples: readonly D[]
  /** A draft out of anything at all, or where it is none. */
  readonly read: (message: unknown) => D | Refusal
  /** What the game will say of it: what is missing or wrong, and what it advises against. */
  readonly findings: (draft: D) => readonly Finding[]
  readonly texts: (draft: D) => { readonly [L in Language]: { readonly name: string; readonly about: string } }
  /** For how many it is; none while that is not said. */
  readonly players: (draft: D) => readonly number[]
  /** In the order in which the game's own form has them. */
  readonly steps: readonly string[]
  /** Where what a finding is about (its path) is filled in. */
  readonly stepOf: (path: string) => string
  readonly Step: ComponentType<StepProps<D, W>>
  /** All of it to be read: map and text. */
  readonly Sheet: ComponentType<SheetProps<D, W>>
  /** The game's own paper form, filled in, to be printed. */
  readonly Paper: ComponentType<SheetProps<D, W>>
  /** For games whose sagas are scenarios in a row: what a saga is begun with, and what such a thing consists of (null: it is none). */
  readonly row?: {
    readonly make: (name: string, drafts: readonly D[]) => object
    readonly of: (
      content: unknown,
    ) => { readonly name: { readonly [L in Language]: string }; readonly drafts: readonly D[] } | null
  }
}
