import type { Seat } from '@krcma/kernel'
import { GLORY_PER_MAJORITY } from '../content/components.ts'
import { ELEMENTS } from '../content/tile.ts'
import type { EraTileId } from '../content/tiles.ts'
import { isWilderness, waysToPay } from '../reckoning/payment.ts'
import { playerAt } from '../reckoning/player.ts'
import { forLegalCells } from '../reckoning/tale.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Placing, Player, State } from '../shape.ts'
import { Sketch } from './sketch.ts'
import { type Weights, weightsIn } from './weights.ts'

/** A state as one seat looks at it: what each thing that could be done would make of its tale. */
export class Glance {
  readonly state: State
  readonly seat: Seat
  readonly me: Player
  readonly sketch: Sketch
  readonly #weights: Weights
  #discarded: number | undefined

  constructor(state: State, seat: Seat) {
    this.state = state
    this.seat = seat
    this.me = playerAt(state, seat)
    this.#weights = weightsIn(state)
    this.sketch = Sketch.of(this.me, this.#weights)
  }

  appraise(sketch: Sketch): number {
    return sketch.worth() + this.#majorities(sketch)
  }

  /** What the tale comes to, with the best made of a tile in hand. */
  prospects(): number {
    const { me, sketch, state } = this
    if (me.taken === null) return this.appraise(sketch.afterGains(me.pending))
    const wild = isWilderness(me.taken.space, state.spaces.length)
    const discarded = this.appraise(sketch.afterGains([...me.pending, { from: 'compensation' }]))
    return Math.max(discarded, this.#bestPlacement(me.taken.tile, wild))
  }

  /** What the tile on a space can be made of: its best placement, or the compensation for it. */
  spaceValue(space: number): number {
    this.#discarded ??= this.appraise(this.sketch.afterGains([{ from: 'compensation' }]))
    const tile = this.state.spaces[space - 1]
    if (tile === null || tile === undefined) return this.#discarded
    const wild = isWilderness(space, this.state.spaces.length)
    return Math.max(this.#discarded, this.#bestPlacement(tile, wild))
  }

  /** The taken tile comes first; then a quest, if it brings more than waiting for a better moment. */
  placingValue(option: Placing): number {
    const { me, sketch } = this
    if (option.do === 'finish') return this.appraise(sketch.afterGains(me.pending)) + 0.8 * this.#weights.left
    if (option.do === 'discard') return this.appraise(sketch.afterGains([...me.pending, { from: 'compensation' }]))
    const tile = tileOf(option.tile)
    if (tile.type === 'quest' && me.taken !== null) return Number.NEGATIVE_INFINITY
    const wild = me.taken !== null && isWilderness(me.taken.space, this.state.spaces.length)
    const [surcharge = null] = waysToPay(me, tile, wild)
    return this.appraise(sketch.afterPlacing(option.tile, option.x, option.y, surcharge, me.pending))
  }

  #bestPlacement(tile: EraTileId, wild: boolean): number {
    const { me, sketch } = this
    let best = Number.NEGATIVE_INFINITY
    const [surcharge] = waysToPay(me, tileOf(tile), wild)
    if (surcharge === undefined) return best
    forLegalCells(me.tale, tile, (x, y) => {
      const value = this.appraise(sketch.afterPlacing(tile, x, y, surcharge, me.pending))
      if (value > best) best = value
    })
    return best
  }

  /** In the last rounds: the majorities that these amounts would win, more certain the nearer the end is. */
  #majorities(mine: Sketch): number {
    const { left } = this.#weights
    if (left > 2) return 0
    let won = 0
    for (const element of ELEMENTS) {
      const most = (other: Player, who: Seat) => who === this.seat || other[element] <= mine[element]
      if (mine[element] > 0 && this.state.players.every(most)) won++
    }
    return won * GLORY_PER_MAJORITY * (left === 0 ? 0.8 : left === 1 ? 0.4 : 0.2)
  }
}
