import type { Refusing } from '@krcma/protocol'
import { isRefusing } from '../refusing.ts'

/** Of what was done, what its doer is told: after which line. */
export function seqOf(done: { readonly seq: number } | Refusing): { readonly seq: number } | Refusing {
  return isRefusing(done) ? done : { seq: done.seq }
}
