import type { Told } from '@krcma/kernel'
import type { FieldKey, Heroes3, Rank, Seat } from '../shape.ts'

/** How the things of the board are marked. */
export const thingOf = {
  field: (field: FieldKey) => field.toLowerCase().replace('.', '-'),
  tile: (tile: string) => `tile-${tile.toLowerCase()}`,
  hero: (seat: Seat, rank: Rank) => `hero-${seat}-${rank}`,
}

/** Where an event happened, by the ids that the board marks things with. */
export function things({ data }: Told<Heroes3>): readonly string[] {
  const found: string[] = []
  if ('tile' in data) found.push(thingOf.tile(data.tile))
  if ('to' in data && typeof data.to === 'string' && 'from' in data && 'mp' in data) found.push(thingOf.field(data.to))
  if ('field' in data) found.push(thingOf.field(data.field))
  if ('fields' in data) found.push(...data.fields.map(thingOf.field))
  if ('cause' in data && data.cause.from === 'field') found.push(thingOf.field(data.cause.field))
  if ('hero' in data && (data.hero === 'main' || data.hero === 'secondary') && 'seat' in data)
    found.push(thingOf.hero(data.seat, data.hero))
  return [...new Set(found)]
}
