import { type Accepted, type Entry, type OpenTable, type Refusal, same } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'

/**
 * Makes an entry of the journal again on a table that stands just before it. The dice follow from the seed, so what comes
 * out must be the very same entry; undefined if it is not.
 */
export function again(table: OpenTable<AnyGame>, entry: Entry): Accepted | undefined {
  const made = make(table, entry)
  return made?.refused === undefined && same(made?.entry, entry) ? made : undefined
}

function make(
  table: OpenTable<AnyGame>,
  { seat, decision, option, stand, undo }: Entry,
): Accepted | Refusal | undefined {
  if (undo !== undefined) return table.undo(seat, { consented: true })
  if (stand !== undefined) return table.stand(seat, stand)
  // The journal names a decision without counting the seat's undos, which is what follows the tilde.
  const asked = table.decisions(seat).find(({ id }) => id.slice(0, id.lastIndexOf('~')) === decision)
  return asked === undefined ? undefined : table.answer({ seat, decision: asked.id, option })
}
