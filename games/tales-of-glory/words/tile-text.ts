import type { Gain, Reward } from '../content/gain.ts'
import { ELEMENTS } from '../content/tile.ts'
import type { TileId } from '../content/tiles.ts'
import { SIDES } from '../reckoning/tale.ts'
import { edge, tileOf } from '../reckoning/tile.ts'
import type { Origin, Side } from '../shape.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A reward in words, made of what the rules carry out. */
export function rewardText(v: Vocabulary, reward: Reward): string {
  return v.and(reward.map((part) => gainText(v, part)))
}

function gainText(v: Vocabulary, { gain, amount, per, when }: Gain): string {
  const plain = v.amount(gain, amount)
  const multiplied = per === null ? plain : `${plain} ${v.per[per]}`
  return when === 'end' ? v.atEnd(multiplied) : multiplied
}

export function costText(v: Vocabulary, id: TileId): string {
  const { need } = tileOf(id)
  const parts = ELEMENTS.filter((element) => need[element] > 0).map((element) => v.amount(element, need[element]))
  return parts.length === 0 ? v.free : v.cost(v.and(parts))
}

/** The sides as signs, top, right, bottom, left: no connector, plain, half a key, of a place. */
function sidesText(id: TileId): string {
  return SIDES.map((side) => sideSign(id, side)).join('')
}

export function sideSign(id: TileId, side: Side): string {
  const kind = edge(id, side)
  if (kind === null) return '·'
  if (kind === 'plain') return 'o'
  return kind === 'half-key' ? 'k' : '*'
}

export function connectorText(v: Vocabulary, id: TileId, side: Side): string {
  const connector = edge(id, side)
  if (connector === null || typeof connector === 'string') return v.side[side]
  const { requires, reward } = connector
  return v.connector(v.side[side], requires, rewardText(v, reward))
}

/** All that a tile says, but for its name and type. */
function faceText(v: Vocabulary, id: TileId): string {
  const { reward, chests, sides } = tileOf(id)
  const parts = [costText(v, id), `[${sidesText(id)}]`]
  if (reward.length > 0) parts.push(v.reward(rewardText(v, reward)))
  for (const side of SIDES) {
    const kind = sides[side]
    if (kind !== null && typeof kind === 'object') parts.push(connectorText(v, id, side))
  }
  if (chests.length > 0) parts.push(v.chests(chests.map((contents) => rewardText(v, contents))))
  return parts.join('; ')
}

/** What a tile costs and gives, where its sides do not matter yet. */
export function offerText(v: Vocabulary, id: TileId): string {
  const { reward, chests } = tileOf(id)
  const parts = [costText(v, id), ...(reward.length > 0 ? [v.reward(rewardText(v, reward))] : [])]
  if (chests.length > 0) parts.push(v.chests(chests.map((contents) => rewardText(v, contents))))
  return parts.join('; ')
}

/** The tile in one line, as on a card. */
export function tileText(v: Vocabulary, id: TileId): string {
  return `${v.tile[id]} (${v.type[tileOf(id).type]}): ${faceText(v, id)}`
}

/** The contents of one chest. */
export function chestText(v: Vocabulary, id: TileId, chest: number): string {
  return rewardText(v, tileOf(id).chests[chest] ?? [])
}

/** The name of the tile that a gain comes from, if it comes from one. */
export function originName(v: Vocabulary, origin: Origin): string | null {
  if (origin.from === 'compensation') return null
  return origin.from === 'half-keys' ? v.and(origin.tiles.map((tile) => v.tile[tile])) : v.tile[origin.tile]
}
