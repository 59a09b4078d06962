import type { Gain, Reward } from '../content/gain.ts'
import type { TileId } from '../content/tiles.ts'
import type { Pair } from '../reckoning/chests.ts'
import { price } from '../reckoning/payment.ts'
import { gloryOf } from '../reckoning/player.ts'
import { rewardOf } from '../reckoning/reward.ts'
import { isSurrounded, opposite, SIDES } from '../reckoning/tale.ts'
import { edge } from '../reckoning/tile.ts'
import type { Pending, Placed, Player, Side } from '../shape.ts'
import { type Locked, type Prospect, prospectOf } from './prospect.ts'
import type { Weights } from './weights.ts'

/**
 * A player as a bot imagines it: what counts, added up. To try something, a copy is drawn and changed; nothing that the change
 * does not touch is counted again.
 */
export class Sketch {
  glory: number
  coin: number
  potion: number
  combat: number
  magic: number
  monster = 0
  character = 0
  place = 0
  treasure = 0
  #keys = 0
  #locked: Locked[] = []
  /** Rewards at the end of the game. */
  #ends: Gain[] = []
  /** What sides that nothing touches may still bring. */
  #open = 0
  readonly #tale: readonly Placed[]
  readonly #weights: Weights
  #added: Placed | undefined

  private constructor(
    { coin, potion, combat, magic }: Amounts,
    glory: number,
    tale: readonly Placed[],
    weights: Weights,
  ) {
    this.glory = glory
    this.coin = coin
    this.potion = potion
    this.combat = combat
    this.magic = magic
    this.#tale = tale
    this.#weights = weights
  }

  static of(me: Player, weights: Weights): Sketch {
    const sketch = new Sketch(me, gloryOf(me), me.tale, weights)
    for (const placed of me.tale) sketch.#count(placed)
    if (weights.left > 0) sketch.#open = openSides(me.tale, weights)
    return sketch
  }

  /** The same player after these gains, with keys put to their best use. */
  afterGains(gains: readonly Pending[]): Sketch {
    if (gains.length === 0) return this
    const after = this.#copy()
    for (const pending of gains) after.#carryOut(pending)
    return after
  }

  /** The same player after paying for a tile, placing it and taking all that it brings. */
  afterPlacing(
    id: TileId,
    x: number,
    y: number,
    surcharge: 'coin' | 'potion' | null,
    pendings: readonly Pending[],
  ): Sketch {
    const after = this.#copy()
    const prospect = prospectOf(id, this.#weights)
    const cost = price(after, prospect.tile)
    after.coin -= cost.coin + (surcharge === 'coin' ? 1 : 0)
    after.potion -= cost.potion + (surcharge === 'potion' ? 1 : 0)
    after.#added = { tile: id, x, y, opened: prospect.chests.map(() => false) }
    after.#count(after.#added)
    const touched = after.#touch(prospect, x, y)
    for (const pending of pendings) after.#carryOut(pending)
    for (const side of SIDES) {
      const other = touched[side]
      if (other !== undefined && (prospect.tile.connectors & (1 << side)) !== 0) after.#connect(id, side, other.tile)
    }
    after.#gain(prospect.tile.rewardPlaced)
    return after
  }

  /** What all this is worth at the end of the game, as far as one can tell now. */
  worth(): number {
    const weights = this.#weights
    let sum =
      this.glory +
      this.coin * weights.coin +
      this.potion * weights.potion +
      this.combat * weights.combat +
      this.magic * weights.magic +
      this.#open
    for (const { hope } of this.#locked) sum += hope
    for (const { per, amount } of this.#ends) {
      // Of the two or three tiles of a type that a tale usually gets, those of the remaining rounds are still to come.
      sum += amount * (per === 'majority-token' ? 1.2 : this.#times(per) + 0.22 * weights.left)
    }
    return sum
  }

  #copy(): Sketch {
    const copy = new Sketch(this, this.glory, this.#tale, this.#weights)
    copy.monster = this.monster
    copy.character = this.character
    copy.place = this.place
    copy.treasure = this.treasure
    copy.#keys = this.#keys
    copy.#locked = this.#locked.slice()
    copy.#ends = this.#ends
    copy.#open = this.#open
    copy.#added = this.#added
    return copy
  }

  /** Takes a tile into account, but for its sides. */
  #count({ tile: id, opened }: Placed): void {
    const { tile, chests } = prospectOf(id, this.#weights)
    if (tile.type !== 'hero' && tile.type !== 'quest') this[tile.type]++
    for (let i = 0; i < chests.length; i++) {
      if (opened[i] === true) this.#keys++
      else this.#locked.push(chests[i] as Locked)
    }
    if (tile.rewardAtEnd.length > 0) this.#ends = [...this.#ends, ...tile.rewardAtEnd]
  }

  /** Closes the sides that meet at a tile, and opens its others; returns the tiles on its sides. */
  #touch({ sides }: Prospect, x: number, y: number): readonly (Placed | undefined)[] {
    const touched: (Placed | undefined)[] = [undefined, undefined, undefined, undefined]
    for (const placed of this.#tale) {
      const side = sideOf(x, y, placed)
      if (side === null) continue
      touched[side] = placed
      this.#open -= prospectOf(placed.tile, this.#weights).sides[opposite(side)] ?? 0
    }
    for (const side of SIDES) if (touched[side] === undefined) this.#open += sides[side] ?? 0
    return touched
  }

  #connect(id: TileId, side: Side, other: TileId): void {
    const mine = edge(id, side)
    const theirs = edge(other, opposite(side))
    if (mine === 'half-key' && theirs === 'half-key') this.#putBestKey([id, other])
    this.#gainConnector(mine, other)
    this.#gainConnector(theirs, id)
  }

  #gainConnector(connector: ReturnType<typeof edge>, other: TileId): void {
    if (connector === null || typeof connector === 'string') return
    if (connector.requires === null || connector.requires === prospectOf(other, this.#weights).tile.type)
      this.#gain(connector.reward)
  }

  #carryOut(pending: Pending): void {
    if (pending.from === 'half-keys') this.#putBestKey(pending.tiles)
    else this.#gain(rewardOf(pending))
  }

  #gain(reward: Reward): void {
    for (const { gain, amount, per } of reward) {
      const all = amount * this.#times(per)
      if (gain === 'key') for (let i = 0; i < all; i++) this.#putBestKey(null)
      else if (gain === 'first-player') this.glory += 0.5
      else this[gain] += all
    }
  }

  #putBestKey(pair: Pair): void {
    const locked = this.#locked
    let best: Locked | undefined
    for (const chest of locked) {
      if (pair !== null && !chest.isHero && !pair.includes(chest.tile)) continue
      if (best === undefined || chest.merit > best.merit) best = chest
    }
    if (best === undefined) return
    locked.splice(locked.indexOf(best), 1)
    this.#keys++
    this.#gain(prospectOf(best.tile, this.#weights).tile.chests[best.chest] ?? [])
  }

  #times(per: Gain['per']): number {
    switch (per) {
      case null:
        return 1
      case 'monster':
      case 'character':
      case 'place':
      case 'treasure':
        return this[per]
      case 'key-token':
        return this.#keys
      case 'locked-chest':
        return this.#locked.length
      case 'combat-token':
        return this.combat
      case 'magic-token':
        return this.magic
      case 'majority-token':
        return 0
      case 'coin-set-3':
        return Math.floor(this.coin / 3)
      case 'potion-set-3':
        return Math.floor(this.potion / 3)
      case 'surrounded-tile':
        return this.#surrounded()
    }
  }

  #surrounded(): number {
    const tale = this.#added === undefined ? this.#tale : [...this.#tale, this.#added]
    return tale.filter((placed) => isSurrounded(tale, placed)).length
  }
}

/** The side of this cell on which a tile lies, if it touches it at all. */
function sideOf(x: number, y: number, { x: otherX, y: otherY }: Placed): Side | null {
  if (otherX === x) return otherY === y - 1 ? 0 : otherY === y + 1 ? 2 : null
  if (otherY === y) return otherX === x + 1 ? 1 : otherX === x - 1 ? 3 : null
  return null
}

type Amounts = Pick<Player, 'coin' | 'potion' | 'combat' | 'magic'>

function openSides(tale: readonly Placed[], weights: Weights): number {
  let sum = 0
  for (const placed of tale) {
    let closed = 0
    for (const other of tale) {
      const side = sideOf(placed.x, placed.y, other)
      if (side !== null) closed |= 1 << side
    }
    const { sides } = prospectOf(placed.tile, weights)
    for (const side of SIDES) if ((closed & (1 << side)) === 0) sum += sides[side] ?? 0
  }
  return sum
}
