import type { Judge, Seat } from '@krcma/kernel'
import { ROUNDS } from '../content/components.ts'
import { ELEMENTS } from '../content/tile.ts'
import type { EraTileId } from '../content/tiles.ts'
import { isWilderness, waysToPay } from '../reckoning/payment.ts'
import { playerAt } from '../reckoning/player.ts'
import { forLegalCells } from '../reckoning/tale.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Chest, Placing, Player, State } from '../shape.ts'
import { type Measure, Sketch } from './sketch.ts'

/** How far the game has come; a tile in hand counts as placed. */
export function progress({ round, step }: Pick<State, 'round' | 'step'>): number {
  return step === 'set-up' || step === 'obtain' ? (round - 1) / ROUNDS : round / ROUNDS
}

/** A state as one seat looks at it: what each thing that could be done would make of its tale. */
export class Glance {
  readonly state: State
  readonly seat: Seat
  readonly me: Player
  readonly sketch: Sketch
  #discarded: Sketch | undefined

  /** `at`: how far the game will have come when what is looked at is done. */
  constructor(state: State, seat: Seat, judge: Judge, at = state.round / ROUNDS) {
    this.state = state
    this.seat = seat
    this.me = playerAt(state, seat)
    this.sketch = Sketch.of(this.me, state.first === seat, measureOf(state, seat, judge.worths(at)))
  }

  /** The tale with all gains of the running turn, and with the best made of a tile in hand. */
  outlook(): Sketch {
    const { me, sketch, state } = this
    if (me.taken === null) return sketch.afterGains(me.pending)
    return this.#best(me.taken.tile, isWilderness(me.taken.space, state.spaces.length)) ?? this.discarded
  }

  /** What the tile on a space can be made of: its best placement, or the compensation for it. */
  ofSpace(space: number): number {
    const tile = this.state.spaces[space - 1]
    const placed = tile == null ? undefined : this.#best(tile, isWilderness(space, this.state.spaces.length))
    return (placed ?? this.discarded).worth()
  }

  get discarded(): Sketch {
    this.#discarded ??= this.sketch.afterGains([...this.me.pending, { from: 'compensation' }])
    return this.#discarded
  }

  ofPlacing(option: Placing): Sketch {
    const { me, sketch, state } = this
    if (option.do === 'finish') return sketch.afterGains(me.pending)
    if (option.do === 'discard') return this.discarded
    const wild = me.taken?.tile === option.tile && isWilderness(me.taken.space, state.spaces.length)
    const [surcharge = null] = waysToPay(me, tileOf(option.tile), wild)
    return sketch.afterPlacing(option.tile, option.x, option.y, surcharge, me.pending)
  }

  ofChest(chest: Chest): Sketch {
    return this.sketch.afterOpening(chest)
  }

  /** The best placement of a tile, if there is one that is better than the compensation for it. */
  #best(tile: EraTileId, wild: boolean): Sketch | undefined {
    const { me, sketch } = this
    const [surcharge] = waysToPay(me, tileOf(tile), wild)
    if (surcharge === undefined) return undefined
    let best: Sketch | undefined
    let most = this.discarded.worth()
    forLegalCells(me.tale, tile, (x, y) => {
      const placed = sketch.afterPlacing(tile, x, y, surcharge, me.pending)
      const worth = placed.worth()
      if (worth <= most) return
      best = placed
      most = worth
    })
    return best
  }
}

function measureOf(state: State, seat: Seat, worths: ArrayLike<number>): Measure {
  const rivals = { combat: 0, magic: 0, potion: 0, coin: 0 }
  state.players.forEach((player, other) => {
    if (other !== seat) for (const element of ELEMENTS) rivals[element] = Math.max(rivals[element], player[element])
  })
  return { worths, rivals }
}
