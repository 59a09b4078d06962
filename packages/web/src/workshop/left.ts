import { same } from '@krcma/kernel'
import type { Draft } from '../shelf/workshops.ts'
import type { History } from './history.ts'
import type { Tried } from './use-trial.ts'

export const VIEWS = ['form', 'read', 'try', 'share', 'paper'] as const
export type View = (typeof VIEWS)[number]

/** How somebody left a draft to watch or play a game: they come back to it as it was, with all that can be taken back. */
interface Left {
  readonly history: History<Draft>
  readonly view: View
  readonly step: string
  readonly tried: Tried | null
}

/** Until the page is closed. */
const all = new Map<string, Left>()

export function leave(id: string, left: Left): void {
  all.set(id, left)
}

/** None if the draft has changed since, elsewhere. */
export function leftOf(id: string, draft: Draft): Left | undefined {
  const left = all.get(id)
  return left !== undefined && same(left.history.present, draft) ? left : undefined
}
