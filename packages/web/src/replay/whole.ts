import type { Viewer } from '@krcma/kernel'
import type { Refusing, Replay } from '@krcma/protocol'
import { isRefusing, type TableLink } from '../link/link.ts'

/** A game from its beginning to where it stands. A server tells so much of it at a time. */
export async function wholeReplay(link: TableLink, eyes: Viewer | null): Promise<Replay | Refusing> {
  const as = eyes === null ? {} : { as: eyes }
  let whole = await link.call('replay', as)
  for (;;) {
    if (isRefusing(whole)) return whole
    const had = whole.from + whole.steps.length
    if (had >= whole.entries) return whole
    const more: Replay | Refusing = await link.call('replay', { ...as, from: had })
    if (isRefusing(more)) return more
    // Nothing comes any more: what there is, is shown.
    if (more.steps.length === 0) return whole
    whole = { ...whole, entries: more.entries, steps: [...whole.steps, ...more.steps] }
  }
}
