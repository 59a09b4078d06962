import type { Gain, Multiplier, Reward } from '../content/gain.ts'
import { eligibleChests } from '../reckoning/chests.ts'
import { times } from '../reckoning/multiplier.ts'
import { rewardOf } from '../reckoning/reward.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Chest, Pending, Player } from '../shape.ts'

/**
 * What a player may take next of the pending gains, which are in their default order. Where the order cannot change the
 * result it is one gain, and nobody is asked (TOG-REWARD-21, TOG-RULING-14).
 */
export function nextGains(me: Player): readonly Pending[] {
  const [first] = me.pending
  if (first === undefined || me.pending.length === 1) return me.pending
  if (first.from === 'half-keys') return nextHalfKeys(me)
  if (!me.pending.some(isCounting)) return [first]
  const entangled = me.pending.filter((pending) => isEntangled(me, pending))
  const free = me.pending.find((pending) => !entangled.includes(pending))
  return free === undefined ? entangled : [free]
}

/**
 * TOG-KEY-11: with several half keys the order matters only if one of them might find no chest left, or if a chest holds
 * more than plain gains. A key that has no chest already is as good as gone, whenever it is used.
 */
function nextHalfKeys(me: Player): readonly Pending[] {
  const keys = me.pending.filter((pending) => pending.from === 'half-keys')
  const chests = keys.map(({ tiles }) => eligibleChests(me.tale, tiles))
  const spent = keys.find((_, i) => chests[i]?.length === 0)
  if (spent !== undefined) return [spent]
  const alike = chests.every(
    (list) => list.every((chest) => chests[0]?.includes(chest)) && list.length === chests[0]?.length,
  )
  const isShared = (chest: Chest) => chests.filter((list) => list.includes(chest)).length > 1
  const scarce = chests.some((list) => list.length < keys.length && list.every(isShared))
  const intricate = chests.flat().some(({ tile, chest }) => isIntricate(tileOf(tile).chests[chest] ?? []))
  return !alike && (scarce || intricate) ? keys : keys.slice(0, 1)
}

function isIntricate(contents: Reward): boolean {
  return contents.some(({ gain, per }) => gain === 'key' || per !== null)
}

/** The counts that other gains of the same turn can change. Types of tiles and surrounded tiles stay as they are. */
type Volatile = Extract<
  Multiplier,
  'key-token' | 'locked-chest' | 'combat-token' | 'magic-token' | 'coin-set-3' | 'potion-set-3'
>

const RAISES: { readonly [V in Volatile]: Gain['gain'] } = {
  'key-token': 'key',
  'locked-chest': 'key',
  'combat-token': 'combat',
  'magic-token': 'magic',
  'coin-set-3': 'coin',
  'potion-set-3': 'potion',
}

function isVolatile(per: Multiplier | null): per is Volatile {
  return per !== null && Object.hasOwn(RAISES, per)
}

function partsOf(pending: Pending): Reward {
  return pending.from === 'half-keys' ? [] : rewardOf(pending)
}

function isCounting(pending: Pending): boolean {
  for (const { per } of partsOf(pending)) if (isVolatile(per)) return true
  return false
}

/** The volatile counts that a gain depends on. */
function counts(pending: Pending): readonly Volatile[] {
  return partsOf(pending)
    .map(({ per }) => per)
    .filter(isVolatile)
}

/** Whether a gain depends on what another pending gain changes, or changes what another depends on. */
function isEntangled(me: Player, mine: Pending): boolean {
  return (
    counts(mine).some((count) => canChange(me, mine, count)) ||
    othersThan(me, mine).some((other) =>
      counts(other).some((count) => raise(me, mine, RAISES[count]) > 0 && canChange(me, other, count)),
    )
  )
}

function othersThan(me: Player, mine: Pending): readonly Pending[] {
  return me.pending.filter((pending) => pending !== mine)
}

/**
 * Whether the other gains together can change what a gain counts. Sets of three change only when a set is completed, and chests
 * only while the keys that the gain itself brings before it counts leave one locked.
 */
function canChange(me: Player, counting: Pending, count: Volatile): boolean {
  const raised = othersThan(me, counting).reduce((sum, pending) => sum + raise(me, pending, RAISES[count]), 0)
  if (count === 'coin-set-3') return Math.floor((me.coin + raised) / 3) > times(me, count)
  if (count === 'potion-set-3') return Math.floor((me.potion + raised) / 3) > times(me, count)
  if (RAISES[count] === 'key') return raised > 0 && ownKeys(counting, count) < eligibleChests(me.tale, null).length
  return raised > 0
}

/** The keys of a gain's own that are on their chests before it counts. */
function ownKeys(counting: Pending, count: Volatile): number {
  const parts = partsOf(counting)
  const before = parts.slice(
    0,
    parts.findIndex(({ per }) => per === count),
  )
  return before.reduce((sum, { gain, per, amount }) => (gain === 'key' && per === null ? sum + amount : sum), 0)
}

/** The most that a gain can bring of something, by itself and, if it brings keys, through the chests that they may open. */
function raise(me: Player, pending: Pending, what: Gain['gain']): number {
  let most = 0
  for (const part of partsOf(pending)) {
    if (part.gain === 'key') {
      const chests = eligibleChests(me.tale, null)
      if (what === 'key') most += Math.min(part.amount, chests.length)
      else for (const { tile, chest } of chests) most += plainly(tileOf(tile).chests[chest] ?? [], what)
    } else if (part.gain === what) {
      most += isVolatile(part.per) ? Number.POSITIVE_INFINITY : part.amount * times(me, part.per)
    }
  }
  return most
}

function plainly(contents: Reward, what: Gain['gain']): number {
  return contents.reduce((sum, { gain, amount, per }) => {
    if (gain !== what) return sum
    return per === null ? sum + amount : Number.POSITIVE_INFINITY
  }, 0)
}
