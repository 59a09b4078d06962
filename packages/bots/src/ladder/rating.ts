import { type Source, source } from '@krcma/kernel'
import type { Rung } from '../level.ts'
import type { Pair } from './tally.ts'

export interface Rating {
  readonly rung: Rung
  /** In points of Elo; `anchor` has 0. 400 more means ten times as many wins. */
  readonly elo: number
  /** The interval of 95 %. */
  readonly from: number
  readonly to: number
}

const ROUNDS = 500
const SAMPLES = 300
/** Draws with everybody that each pair is given besides, so that somebody who never lost does not rise for ever. */
const MODESTY = 0.5

/** Ratings after Bradley and Terry, and how far they would differ if the same games were played again. */
export function rate(pairs: readonly Pair[], anchor: Rung): readonly Rating[] {
  const rungs = [...new Set(pairs.flatMap(({ upper, lower }) => [lower, upper]))]
  const found = strengths(rungs, pairs)
  const random = source(1)
  const samples = Array.from({ length: SAMPLES }, () =>
    strengths(
      rungs,
      pairs.map((pair) => again(pair, random)),
    ),
  )
  const from = rungs.indexOf(anchor) === -1 ? 0 : rungs.indexOf(anchor)
  const elo = (of: readonly number[], i: number) => 400 * Math.log10((of[i] ?? 1) / (of[from] ?? 1))
  return rungs
    .map((rung, i) => {
      const spread = samples.map((sample) => elo(sample, i)).sort((a, b) => a - b)
      const at = (part: number) => spread[Math.floor(part * (SAMPLES - 1))] ?? 0
      return { rung, elo: elo(found, i), from: at(0.025), to: at(0.975) }
    })
    .sort((a, b) => b.elo - a.elo)
}

/** The iteration of Zermelo: each strength from wins and from the strength of those played. */
function strengths(rungs: readonly Rung[], pairs: readonly Pair[]): readonly number[] {
  let now = rungs.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = rungs.map((rung, i) => {
      let wins = 0
      let faced = 0
      for (const { upper, lower, won, drawn, lost } of pairs) {
        if (rung !== upper && rung !== lower) continue
        const other = now[rungs.indexOf(rung === upper ? lower : upper)] ?? 1
        wins += (rung === upper ? won : lost) + drawn / 2 + MODESTY
        faced += (won + drawn + lost + 2 * MODESTY) / ((now[i] ?? 1) + other)
      }
      return faced === 0 ? 1 : wins / faced
    })
    const middle = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length)
    now = next.map((strength) => strength / middle)
  }
  return now
}

/** As many games with the same chances, drawn anew. */
function again(pair: Pair, random: Source): Pair {
  const games = pair.won + pair.drawn + pair.lost
  let won = 0
  let drawn = 0
  for (let n = 0; n < games; n++) {
    const at = random.below(games)
    if (at < pair.won) won++
    else if (at < pair.won + pair.drawn) drawn++
  }
  return { ...pair, won, drawn, lost: games - won - drawn }
}
