import type { Speaker } from '@krcma/kernel'
import type { BuildingId } from '../content/buildings.ts'
import type { CardId } from '../content/cards.ts'
import type { AttackFace } from '../content/dice.ts'
import { ATTACK_DIE, RESOURCE_DIE, TREASURE_DIE } from '../content/dice.ts'
import { DIRECTIONS, type Direction, OFFSETS, type Position, SLOT_NEIGHBOURS, type Slot } from '../content/lattice.ts'
import type { NeutralCardId } from '../content/neutral-units.ts'
import { type Amounts, RESOURCES } from '../content/resources.ts'
import type { TileId } from '../content/tiles.ts'
import { placedTile } from '../reckoning/land.ts'
import { fieldAxial } from '../reckoning/lattice.ts'
import type { Cause, FieldKey, Fighter, FighterId, Heroes3, Placed, Rank, Seat, Thrown, UnitCard } from '../shape.ts'
import { cardName, fieldAt, fieldText, pieceName, unitName } from './texts.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Say = Speaker<Heroes3>

/** What is spoken of, each by the id that a board knows it by. */
export const theCard = (v: Vocabulary, say: Say, id: CardId) => say.of(id, cardName(v, id))
export const theField = (v: Vocabulary, say: Say, key: FieldKey) => say.of(key, fieldText(v, key))
export const theUnit = (v: Vocabulary, say: Say, id: UnitCard | 'arrow-tower') => say.of(id, unitName(v, id))
export const theBuilding = (v: Vocabulary, say: Say, id: BuildingId) => say.of(id, v.names.buildings[id])
export const theTile = (v: Vocabulary, say: Say, id: TileId) => say.of(id, pieceName(v, id))
export const theCards = (v: Vocabulary, say: Say, ids: readonly CardId[]) => v.and(ids.map((id) => theCard(v, say, id)))
export const theUnits = (v: Vocabulary, say: Say, ids: readonly (UnitCard | NeutralCardId)[]) =>
  v.and(ids.map((id) => theUnit(v, say, id)))

/** 5 gold and 2 materials, each with its picture. */
export function theGoods(v: Vocabulary, say: Say, amounts: Amounts): string {
  const parts = RESOURCES.flatMap((id) => {
    const n = amounts[id] ?? 0
    return n === 0 ? [] : [say.of(id, v.amount(id, n))]
  })
  return parts.length === 0 ? v.goods({}) : v.and(parts)
}

export function isNothing(amounts: Amounts): boolean {
  return RESOURCES.every((id) => (amounts[id] ?? 0) === 0)
}

/** Where something comes from; null where it goes without saying. */
export function causeText(v: Vocabulary, cause: Cause, say: Say): string | null {
  switch (cause.from) {
    case 'card':
      return theCard(v, say, cause.card)
    case 'field':
      return theField(v, say, cause.field)
    case 'building':
      return theBuilding(v, say, cause.building)
    case 'unit':
      return theUnit(v, say, cause.unit)
    case 'astrologers':
      return say.of(cause.card, pieceName(v, cause.card))
    case 'scenario':
    case 'starting-bonus':
    case 'morale':
      return v.cause[cause.from]
    case 'level':
      return v.cause.level(cause.level)
    case 'die':
      return v.die[cause.die]
    case 'rules':
      return null
  }
}

/** " – Water Wheel on tile F3", after what it led to. */
export function because(v: Vocabulary, cause: Cause, say: Say): string {
  const text = causeText(v, cause, say)
  return text === null ? '' : ` – ${text}`
}

/** A unit of the combat, as long as there is one. */
export function fighterIn(say: Say, id: FighterId): Fighter | undefined {
  return say.state.battle?.fighters.find((fighter) => fighter.id === id) as Fighter | undefined
}

function fighterName(v: Vocabulary, say: Say, id: FighterId): string {
  const fighter = fighterIn(say, id)
  return fighter === undefined ? v.fighter(id.startsWith('a') ? 'attacker' : 'defender') : theUnit(v, say, fighter.card)
}

/** A unit with what tells it from others of its name: whose it is. */
export function fighterText(v: Vocabulary, say: Say, id: FighterId): string {
  const fighter = fighterIn(say, id)
  const name = fighterName(v, say, id)
  if (fighter === undefined || say.state.battle == null) return name
  const { seat } = say.state.battle[fighter.camp]
  return `${name}, ${seat === null ? v.side.neutral : say.name(seat)}`
}

/** A unit that somebody is asked about: of the own ones the name is enough. */
export function askedFighter(v: Vocabulary, say: Say, id: FighterId): string {
  const fighter = fighterIn(say, id)
  const seat = fighter === undefined ? null : (say.state.battle?.[fighter.camp].seat ?? null)
  return seat !== null && say.mine(seat) ? fighterName(v, say, id) : fighterText(v, say, id)
}

export const attackFace = (value: AttackFace | number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** What a die shows. */
export function thrownText(v: Vocabulary, { die, face }: Thrown): string {
  if (die === 'attack') return attackFace(ATTACK_DIE[face] ?? 0)
  return die === 'resource' ? v.goods(RESOURCE_DIE[face] ?? {}) : v.tell(TREASURE_DIE[face] ?? [])
}

/** "You take" or "Alice takes". */
export function who(say: Say, seat: Seat, you: string, they: string): string {
  return say.mine(seat) ? you : `${say.name(seat)} ${they}`
}

/** Row and column of a space of the combat board (H3B-COMB-06). */
export function rowAndColumn(space: number): readonly [row: number, column: number] {
  return [Math.floor(space / 4) + 1, (space % 4) + 1]
}

/** The tiles of the map beside a slot, by which one finds it. */
export function besideSlot(say: Say, [u, v]: Slot): readonly TileId[] {
  return say.state.map.flatMap(({ slot, tile }) =>
    tile !== null && SLOT_NEIGHBOURS.some(([du, dv]) => slot[0] === u + du && slot[1] === v + dv) ? [tile] : [],
  )
}

/** Which way a field lies that is next to another one, as the tiles lie now. */
export function directionTo(say: Say, from: FieldKey, to: FieldKey): Direction | undefined {
  const land = { map: say.state.map as readonly Placed[] as Placed[] }
  const at = (key: FieldKey) => {
    const [tile, position] = key.split('.') as [TileId, Position]
    const { slot, rotation } = placedTile(land, tile)
    return fieldAxial(slot, rotation, position)
  }
  const [q1, r1] = at(from)
  const [q2, r2] = at(to)
  return DIRECTIONS.find((direction) => OFFSETS[direction][0] === q2 - q1 && OFFSETS[direction][1] === r2 - r1)
}

/** How strong the guard of a field is that nobody has beaten yet (H3B-VISIT-07). */
export function guardOf(say: Say, key: FieldKey): number | null {
  const field = fieldAt(key)
  const state = say.state.fields[key]
  const beaten = state !== undefined && (state.cube || state.everFlagged)
  return 'guard' in field && field.guard !== undefined && !beaten ? field.guard : null
}

/** How many degrees a tile is turned. */
export const degrees = (rotation: number) => `${rotation * 60}°`

/** Where the hero stands of whose turn it is. */
export function heroFieldOf(say: Say, hero: Rank): FieldKey | undefined {
  const { active, players } = say.state
  return active === null ? undefined : players[active]?.heroes[hero]?.field
}
