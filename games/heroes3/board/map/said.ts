import type { Explanation } from '@krcma/look'
import { DIRECTIONS, OFFSETS } from '../../content/lattice.ts'
import type { TileId } from '../../content/tiles.ts'
import { guardOf, heroesOn, placedTile, printedOn } from '../../reckoning/land.ts'
import { fieldAxial } from '../../reckoning/lattice.ts'
import type { FieldKey } from '../../shape.ts'
import { fieldName, fieldText, locationText } from '../../words/texts.ts'
import type { At } from '../at.ts'

/** Where a field lies. */
export function axialOf({ state }: Pick<At, 'state'>, field: FieldKey) {
  const [tile, position] = field.split('.') as [TileId, keyof typeof OFFSETS]
  const { slot, rotation } = placedTile(state, tile)
  return fieldAxial(slot, rotation, position)
}

/** What is to be seen on a field besides what is printed there. */
function notesOf({ state, seats, v }: At, field: FieldKey): readonly string[] {
  const { cube = false, flags = [] } = state.fields[field] ?? {}
  const guard = state.fields[field] === undefined ? null : guardOf(state, field)
  const name = (seat: number) => seats[seat]?.name ?? ''
  return [
    ...(guard === null ? [] : [v.location.guard(guard)]),
    ...(cube ? [v.scene.cube] : []),
    ...(flags.length === 0 ? [] : [v.scene.flagged(v.and(flags.map(name)))]),
    ...heroesOn(state, field).map(({ seat, rank }) => v.scene.hero(rank, name(seat))),
    ...(state.grail.field === field ? [v.scene.grail] : []),
  ]
}

/** Which way a field lies from the middle of its tile, as the tile is turned. */
function sideOf(at: Pick<At, 'state' | 'v' | 'w'>, field: FieldKey): string {
  const [q, r] = axialOf(at, field)
  const [cq, cr] = axialOf(at, `${field.slice(0, field.indexOf('.')) as TileId}.C`)
  const side = DIRECTIONS.find((direction) => OFFSETS[direction][0] === q - cq && OFFSETS[direction][1] === r - cr)
  return side === undefined ? at.w.map.middle : at.v.direction[side]
}

/** A field for those who do not see it: 'Gold mine on tile F4, northwest: guard III'. */
export function nameOfField(at: At, field: FieldKey): string {
  const notes = notesOf(at, field)
  const name = `${fieldText(at.v, field)}, ${sideOf(at, field)}`
  return notes.length === 0 ? name : `${name}: ${notes.join(', ')}`
}

/** What a field is and does, and what is on it. */
export function explainedField(at: At, field: FieldKey): Explanation {
  const { type } = printedOn(field)
  const notes = notesOf(at, field)
  return {
    name: fieldName(at.v, field),
    text: [
      ...notes.map((note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`),
      locationText(at.v, type, at.state.setting.tournament),
    ].join(' '),
    ...(type === 'blocked' ? { why: { text: at.w.map.blocked, rule: 'H3B-MAP-06' } } : {}),
  }
}
