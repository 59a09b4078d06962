import type { AbilityId, AlignmentId, BackstoryId, ClassId, RaceId } from '../content/heroes.ts'
import type { CardId } from '../content/market.ts'
import type { TitleId } from '../content/solo.ts'

/** What everything is called in one language. */
export interface Names {
  readonly cards: { readonly [Id in CardId]: string }
  readonly classes: { readonly [Id in ClassId]: string }
  readonly abilities: { readonly [Id in AbilityId]: string }
  readonly races: { readonly [Id in RaceId]: string }
  readonly backstories: { readonly [Id in BackstoryId]: string }
  /** A line for the card of a backstory. */
  readonly taglines: { readonly [Id in BackstoryId]: string }
  readonly alignments: { readonly [Id in AlignmentId]: string }
  readonly titles: { readonly [Id in TitleId]: string }
}
