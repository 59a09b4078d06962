import type { Reward } from '../content/gain.ts'
import { eligibleChests, type Pair } from '../reckoning/chests.ts'
import { times } from '../reckoning/multiplier.ts'
import { rewardOf } from '../reckoning/reward.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Pending, Player } from '../shape.ts'

type Counted = Pick<Player, 'coin' | 'potion' | 'combat' | 'magic' | 'majorities' | 'tale'>
interface Me extends Counted {
  glory: number
}

/** All that can come of these gains if this one is taken first, whatever order and whichever chests are chosen afterwards. */
export function outcomes(player: Player, pending: readonly Pending[], first: Pending): ReadonlySet<string> {
  const found = new Set<string>()
  const { coin, potion, combat, magic, majorities, tale } = player
  takeFirst({ coin, potion, combat, magic, majorities, tale, glory: 0 }, pending, first, found)
  return found
}

function takeFirst(me: Me, pending: readonly Pending[], first: Pending, found: Set<string>): void {
  const left = pending.filter((one) => one !== first)
  for (const after of first.from === 'half-keys' ? opened(me, first.tiles) : taken(me, rewardOf(first))) {
    if (left.length === 0) found.add(JSON.stringify(after))
    const keys = left.filter(({ from }) => from === 'half-keys')
    for (const next of keys.length > 0 ? keys : left) takeFirst(after, left, next, found)
  }
}

function* taken(me: Me, [part, ...rest]: Reward): Generator<Me> {
  if (part === undefined) return yield me
  const amount = part.amount * times(me, part.per)
  if (part.gain === 'key') {
    let ways: readonly Me[] = [me]
    for (let key = 0; key < amount; key++) ways = ways.flatMap((way) => [...opened(way, null)])
    for (const way of ways) yield* taken(way, rest)
  } else if (part.gain === 'first-player') yield* taken(me, rest)
  else yield* taken({ ...me, [part.gain]: me[part.gain] + amount }, rest)
}

function* opened(me: Me, pair: Pair): Generator<Me> {
  const chests = eligibleChests(me.tale, pair)
  if (chests.length === 0) yield me
  for (const { tile, chest } of chests) {
    const tale = me.tale.map((placed) =>
      placed.tile === tile ? { ...placed, opened: placed.opened.with(chest, true) } : placed,
    )
    yield* taken({ ...me, tale }, tileOf(tile).chests[chest] ?? [])
  }
}
