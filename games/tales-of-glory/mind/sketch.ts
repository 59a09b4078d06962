import type { Gain, Reward } from '../content/gain.ts'
import type { Element } from '../content/tile.ts'
import { ELEMENTS } from '../content/tile.ts'
import type { TileId } from '../content/tiles.ts'
import type { Pair } from '../reckoning/chests.ts'
import { price } from '../reckoning/payment.ts'
import { gloryOf } from '../reckoning/player.ts'
import { rewardOf } from '../reckoning/reward.ts'
import { isSurrounded, opposite, SIDES } from '../reckoning/tale.ts'
import { edge } from '../reckoning/tile.ts'
import type { Chest, Pending, Placed, Player, Side } from '../shape.ts'
import { AT, FEATURES, type Features } from './features.ts'
import { type Locked, type Prospect, prospectOf, type Share } from './prospect.ts'

/** What a sketch is judged by: the worths of the features, and the most that another player has of each element. */
export interface Measure {
  readonly worths: ArrayLike<number>
  readonly rivals: { readonly [E in Element]: number }
}

/**
 * A player as a bot imagines it: its features, added up. To try something, a copy is drawn and changed; nothing that the change
 * does not touch is counted again.
 */
export class Sketch {
  readonly #features: Features
  readonly #measure: Measure
  readonly #tale: readonly Placed[]
  #locked: Locked[] = []
  /** Rewards at the end of the game. */
  #ends: Gain[] = []
  #added: Placed | undefined

  private constructor(features: Features, tale: readonly Placed[], measure: Measure) {
    this.#features = features
    this.#tale = tale
    this.#measure = measure
  }

  static of(me: Player, isFirst: boolean, measure: Measure): Sketch {
    const features: Features = FEATURES.map(() => 0)
    features[AT.glory] = gloryOf(me)
    features[AT.coins] = me.coin
    features[AT.potions] = me.potion
    features[AT.combat] = me.combat
    features[AT.magic] = me.magic
    features[AT.quests] = me.quests.items.length
    features[AT['first-player']] = isFirst ? 1 : 0
    const sketch = new Sketch(features, me.tale, measure)
    for (const placed of me.tale) sketch.#count(placed)
    sketch.#openSides()
    return sketch
  }

  /** The same player after these gains, with keys put to their best use. */
  afterGains(gains: readonly Pending[]): Sketch {
    if (gains.length === 0) return this
    const after = this.#copy()
    for (const pending of gains) after.#carryOut(pending)
    return after
  }

  afterOpening({ tile, chest }: Chest): Sketch {
    const after = this.#copy()
    const locked = after.#locked.find((one) => one.tile === tile && one.chest === chest)
    if (locked !== undefined) after.#open(locked)
    return after
  }

  afterPaying(element: Element, amount: number): Sketch {
    const after = this.#copy()
    after.#add(ELEMENT[element], -amount)
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
    const prospect = prospectOf(id)
    const cost = price(after.#purse(), prospect.tile)
    after.#add(AT.coins, -cost.coin - (surcharge === 'coin' ? 1 : 0))
    after.#add(AT.potions, -cost.potion - (surcharge === 'potion' ? 1 : 0))
    after.#added = { tile: id, x, y, opened: prospect.chests.map(() => false) }
    after.#count(after.#added)
    if (prospect.tile.type === 'quest') after.#add(AT.quests, -1)
    const touched = after.#touch(prospect, x, y)
    for (const pending of pendings) after.#carryOut(pending)
    for (const side of SIDES) {
      const other = touched[side]
      if (other !== undefined && (prospect.tile.connectors & (1 << side)) !== 0) after.#connect(id, side, other.tile)
    }
    after.#gain(prospect.tile.rewardPlaced)
    return after
  }

  /** The features, those among them that follow from others worked out. */
  features(): Features {
    const all = this.#features
    const { rivals } = this.#measure
    all[AT['spare-coins']] = Math.max(0, (all[AT.coins] as number) - 4)
    all[AT['spare-potions']] = Math.max(0, (all[AT.potions] as number) - 4)
    all[AT['great-combat']] = Math.max(0, (all[AT.combat] as number) - 3)
    all[AT['great-magic']] = Math.max(0, (all[AT.magic] as number) - 3)
    let won = 0
    let leads = 0
    for (const element of ELEMENTS) {
      const mine = all[ELEMENT[element]] as number
      const lead = mine - rivals[element]
      if (mine > 0 && lead >= 0) won++
      leads += Math.max(-2, Math.min(2, lead))
    }
    all[AT.majorities] = won
    all[AT.leads] = leads
    let final = 0
    let growth = 0
    let byMajorities = 0
    for (const { per, amount } of this.#ends) {
      if (per === 'majority-token') byMajorities += amount
      else {
        final += amount * this.#times(per)
        growth += amount
      }
    }
    all[AT['final-glory']] = final
    all[AT['final-growth']] = growth
    all[AT['final-majorities']] = byMajorities
    return all
  }

  /** In points of the lead at the end, as far as one can tell now. */
  worth(): number {
    const features = this.features()
    const { worths } = this.#measure
    let sum = 0
    for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (worths[i] as number)
    return sum
  }

  #copy(): Sketch {
    const copy = new Sketch(this.#features.slice(), this.#tale, this.#measure)
    copy.#locked = this.#locked.slice()
    copy.#ends = this.#ends
    copy.#added = this.#added
    return copy
  }

  #add(at: number, amount: number): void {
    this.#features[at] = (this.#features[at] as number) + amount
  }

  #amount(at: number): number {
    return this.#features[at] as number
  }

  #share(shares: readonly Share[] | undefined, sign: 1 | -1): void {
    if (shares !== undefined) for (const { at, amount } of shares) this.#add(at, sign * amount)
  }

  #purse() {
    const amount = (element: Element) => this.#amount(ELEMENT[element])
    return { coin: amount('coin'), potion: amount('potion'), combat: amount('combat'), magic: amount('magic') }
  }

  /** Takes a tile into account, but for its sides. */
  #count({ tile: id, opened }: Placed): void {
    const { tile, chests } = prospectOf(id)
    if (tile.type !== 'hero' && tile.type !== 'quest') this.#add(TYPE[tile.type], 1)
    for (let i = 0; i < chests.length; i++) {
      const chest = chests[i] as Locked
      if (opened[i] === true) this.#add(AT.keys, 1)
      else {
        this.#locked.push(chest)
        this.#share(chest.shares, 1)
      }
    }
    if (tile.rewardAtEnd.length > 0) this.#ends = [...this.#ends, ...tile.rewardAtEnd]
  }

  #openSides(): void {
    for (const placed of this.#tale) {
      let closed = 0
      for (const other of this.#tale) {
        const side = sideOf(placed.x, placed.y, other)
        if (side !== null) closed |= 1 << side
      }
      const { sides } = prospectOf(placed.tile)
      for (const side of SIDES) if ((closed & (1 << side)) === 0) this.#share(sides[side], 1)
    }
  }

  /** Closes the sides that meet at a tile, and opens its others; returns the tiles on its sides. */
  #touch({ sides }: Prospect, x: number, y: number): readonly (Placed | undefined)[] {
    const touched: (Placed | undefined)[] = [undefined, undefined, undefined, undefined]
    for (const placed of this.#tale) {
      const side = sideOf(x, y, placed)
      if (side === null) continue
      touched[side] = placed
      this.#share(prospectOf(placed.tile).sides[opposite(side)], -1)
    }
    for (const side of SIDES) if (touched[side] === undefined) this.#share(sides[side], 1)
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
    if (connector.requires === null || connector.requires === prospectOf(other).tile.type) this.#gain(connector.reward)
  }

  #carryOut(pending: Pending): void {
    if (pending.from === 'half-keys') this.#putBestKey(pending.tiles)
    else this.#gain(rewardOf(pending))
  }

  #gain(reward: Reward): void {
    for (const { gain, amount, per } of reward) {
      const all = amount * this.#times(per)
      if (gain === 'key') for (let i = 0; i < all; i++) this.#putBestKey(null)
      else if (gain === 'first-player') this.#features[AT['first-player']] = 1
      else this.#add(gain === 'glory' ? AT.glory : ELEMENT[gain], all)
    }
  }

  #putBestKey(pair: Pair): void {
    let best: Locked | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const chest of this.#locked) {
      if (pair !== null && !chest.isHero && !pair.includes(chest.tile)) continue
      const merit = this.#merit(chest)
      if (merit <= most) continue
      best = chest
      most = merit
    }
    if (best !== undefined) this.#open(best)
  }

  #open(chest: Locked): void {
    this.#locked.splice(this.#locked.indexOf(chest), 1)
    this.#share(chest.shares, -1)
    this.#add(AT.keys, 1)
    this.#gain(contentsOf(chest))
  }

  /** How good the contents of a chest are; of equals the hero's goes last, which any half key can open. */
  #merit(chest: Locked): number {
    const { worths } = this.#measure
    let merit = chest.isHero ? -0.1 : 0
    for (const { gain, amount, per } of contentsOf(chest)) {
      const one =
        gain === 'key' || gain === 'first-player' ? 1 : (worths[gain === 'glory' ? AT.glory : ELEMENT[gain]] ?? 0)
      merit += one * amount * this.#times(per)
    }
    return merit
  }

  #times(per: Gain['per']): number {
    switch (per) {
      case null:
        return 1
      case 'monster':
      case 'character':
      case 'place':
      case 'treasure':
        return this.#amount(TYPE[per])
      case 'key-token':
        return this.#amount(AT.keys)
      case 'locked-chest':
        return this.#locked.length
      case 'combat-token':
        return this.#amount(AT.combat)
      case 'magic-token':
        return this.#amount(AT.magic)
      case 'majority-token':
        return 0
      case 'coin-set-3':
        return Math.floor(this.#amount(AT.coins) / 3)
      case 'potion-set-3':
        return Math.floor(this.#amount(AT.potions) / 3)
      case 'surrounded-tile':
        return this.#surrounded()
    }
  }

  #surrounded(): number {
    const tale = this.#added === undefined ? this.#tale : [...this.#tale, this.#added]
    return tale.filter((placed) => isSurrounded(tale, placed)).length
  }
}

const ELEMENT = { coin: AT.coins, potion: AT.potions, combat: AT.combat, magic: AT.magic } as const
const TYPE = { monster: AT.monsters, character: AT.characters, place: AT.places, treasure: AT.treasures } as const

function contentsOf({ tile, chest }: Chest): Reward {
  return prospectOf(tile).tile.chests[chest] ?? []
}

/** The side of this cell on which a tile lies, if it touches it at all. */
function sideOf(x: number, y: number, { x: otherX, y: otherY }: Placed): Side | null {
  if (otherX === x) return otherY === y - 1 ? 0 : otherY === y + 1 ? 2 : null
  if (otherY === y) return otherX === x + 1 ? 1 : otherX === x - 1 ? 3 : null
  return null
}
