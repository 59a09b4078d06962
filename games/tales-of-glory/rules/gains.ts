import type { Rules, Seat } from '@krcma/kernel'
import type { Reward } from '../content/gain.ts'
import { times } from '../reckoning/multiplier.ts'
import { playerAt } from '../reckoning/player.ts'
import { rewardOf } from '../reckoning/reward.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Origin, Pending, Player, Source, Table } from '../shape.ts'
import { claimToken } from './first-player.ts'
import { putKey } from './keys.ts'
import { nextGains } from './order.ts'

/** All gains of a turn, after its last placement (TOG-QUEST-10), in the order of TOG-REWARD-19 and -23. */
export function* takeGains(t: Table, seat: Seat): Rules {
  const me = playerAt(t.state, seat)
  me.pending.sort((a, b) => DEFAULT_ORDER[a.from] - DEFAULT_ORDER[b.from])
  while (me.pending.length > 0) {
    const next = yield* t.choose(seat, 'next-gain', () => nextGains(me))
    me.pending.splice(me.pending.indexOf(next), 1)
    // Each gain is carried out to its end, chests and all, before the next one starts (TOG-REWARD-20).
    if (next.from === 'half-keys') yield* gainKey(t, seat, next, next.tiles)
    else yield* gain(t, seat, next, rewardOf(next))
  }
}

/** TOG-REWARD-21, -23: half keys, connectors of places, compensation, rewards of tiles; else as they came. */
const DEFAULT_ORDER: { readonly [From in Pending['from']]: number } = {
  'half-keys': 0,
  connector: 1,
  compensation: 2,
  tile: 3,
}

/** Carries out a printed reward from left to right; a later part sees what an earlier one did (TOG-REWARD-22). */
export function* gain(t: Table, seat: Seat, origin: Origin, reward: Reward): Rules {
  const me = playerAt(t.state, seat)
  let told: Parameters<typeof tellGained>[3] = []
  for (const part of reward) {
    const amount = part.amount * times(me, part.per)
    if (amount === 0) continue
    if (part.gain === 'key') {
      tellGained(t, seat, origin, told)
      told = []
      for (let i = 0; i < amount; i++) yield* gainKey(t, seat, origin, null)
    } else if (part.gain === 'first-player') {
      claimToken(t, seat)
    } else {
      add(me, part.gain, amount, sourceOf(origin))
      told.push({ gain: part.gain, amount })
    }
  }
  tellGained(t, seat, origin, told)
}

type Amount = { readonly gain: 'glory' | 'coin' | 'potion' | 'combat' | 'magic'; readonly amount: number }

/** TOG-SUPPLY-01: the common supply never limits a gain. */
export function add(me: Player, what: Amount['gain'], amount: number, source: Source): void {
  if (what === 'glory') me.glory[source] += amount
  else me[what] += amount
}

function tellGained(t: Table, seat: Seat, origin: Origin, gains: Amount[]): void {
  if (gains.length > 0) t.tell('gained', { seat, origin, gains })
}

/** A key is used at once (TOG-KEY-06), and the chest gives what it holds as if it were a reward (TOG-KEY-02). */
function* gainKey(t: Table, seat: Seat, origin: Origin, pair: Parameters<typeof putKey>[2]): Rules {
  t.tell('key-gained', { seat, origin })
  const chest = yield* putKey(t, seat, pair)
  if (chest === null) return
  const contents = tileOf(chest.tile).chests[chest.chest]
  if (contents !== undefined) yield* gain(t, seat, { from: 'chest', ...chest }, contents)
}

function sourceOf(origin: Origin): Source {
  switch (origin.from) {
    case 'tile':
      return tileOf(origin.tile).type === 'quest' ? 'quests' : 'tiles'
    case 'connector':
      return 'places'
    case 'chest':
      return 'chests'
    case 'end':
      return 'end'
    case 'half-keys':
    case 'compensation':
      return 'tiles'
  }
}
