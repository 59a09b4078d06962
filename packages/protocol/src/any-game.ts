import type { Shape } from '@krcma/kernel'

/**
 * The shape of a game that one need not know. Views, decisions and events travel as those of `AnyGame`; whoever shows a
 * certain game reads them as that game's own (`View<TalesOfGlory>`), for the server sends nothing else.
 */
export interface AnyGame extends Shape {
  state: object
  options: Record<string, unknown>
  decisions: Record<string, unknown>
  contexts: Record<string, unknown>
  events: Record<string, unknown>
  sources: string
  scenario: object | null
  campaign: object | null
  between: unknown
}
