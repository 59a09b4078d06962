import type { Shape, Words } from '@krcma/kernel'
import { columns } from '../text/columns.ts'
import type { Paint } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'
import type { Spread } from './statistics.ts'
import type { Fared, Findings } from './tally.ts'

/** Of more pieces than can be looked through, only those whose holders fared best and worst; all are in the JSON. */
const MANY = 64
const SHOWN = 8

export interface Run {
  readonly games: number
  readonly seconds: number
  readonly pieces: readonly string[]
}

/** The findings as tables for people. */
export function reportLines<G extends Shape>(
  found: Findings,
  { games, seconds, pieces }: Run,
  game: Words<G>,
  words: CliWords,
  paint: Paint,
): string[] {
  const { sim } = words
  const number = (value: number, digits = 1) => words.number(value, digits)
  const percent = (value: number) => words.percent(value)
  const spreadRow = (name: string, s: Spread) => [
    name,
    ...[s.mean, s.sd].map((value) => number(value)),
    ...[s.least, s.q05, s.q25, s.median, s.q75, s.q95, s.most].map((value) => number(value, 0)),
  ]
  // Whoever plays alone always wins: there, only points tell anything.
  const alone = found.wins.seats.length === 1
  const rateRow = (name: string, { n, rate, low, high, score }: Fared) => [
    name,
    ...(alone ? [] : [percent(rate), `${percent(low)} – ${percent(high)}`]),
    number(score),
    number(n, 0),
  ]
  const section = (title: string, rows: readonly (readonly string[])[]) =>
    rows.length < 2
      ? []
      : ['', paint.bold(title), ...columns(rows).map((line, i) => (i === 0 ? paint.dim(line) : line))]
  const rateHead = ['', ...(alone ? [] : [sim.rate, sim.interval]), sim.points, sim.count]
  const rates = (name: string, entries: readonly (readonly [string, Fared])[]) =>
    section(name, [rateHead, ...entries.map(([of, fared]) => rateRow(of, fared))])

  const { wins } = found
  // What a seat was is often a piece (a hero, a class), but need not be.
  const nameOf = (trait: string) => (pieces.includes(trait) ? game.piece(trait) : trait)
  const held = Object.entries(wins.holdings).sort(([, a], [, b]) => b.rate - a.rate || b.score - a.score)
  const extremes = held.length <= MANY ? held : [...held.slice(0, SHOWN), ...held.slice(-SHOWN)]
  const priced = Object.keys(found.prices).length > 0
  const priceOf = (piece: string) => {
    const price = found.prices[piece]
    return price === undefined ? '' : number(price, 0)
  }
  const mentions = Object.entries(found.mentions).map(([kind, told]) => {
    const sorted = Object.entries(told).sort(([, a], [, b]) => b - a)
    const [most] = sorted
    const times = sorted.reduce((sum, [, n]) => sum + n, 0)
    return [
      kind,
      number(times / games, 2),
      number(sorted.length, 0),
      most ? `${game.piece(most[0])} (${number(most[1], 0)})` : '',
    ]
  })

  return [
    ...section(sim.lengths, [
      ['', sim.mean, sim.sd, sim.least, '5 %', '25 %', '50 %', '75 %', '95 %', sim.most],
      spreadRow(sim.entries, found.entries),
      spreadRow(sim.turns, found.turns),
    ]),
    ...section(sim.scores, [
      ['', sim.mean, sim.sd, sim.least, '5 %', '25 %', '50 %', '75 %', '95 %', sim.most],
      spreadRow(sim.everybody, found.scores),
      ...found.scoresBySeat.map((spread, seat) => spreadRow(sim.seat(seat), spread)),
    ]),
    ...section(sim.sources, [
      ['', sim.mean],
      ...Object.entries(found.sources).map(([source, mean]) => [game.source[source as G['sources']], number(mean, 2)]),
    ]),
    ...rates(
      sim.bySeat,
      wins.seats.map((fared, seat) => [sim.seat(seat), fared] as const),
    ),
    ...(Object.keys(wins.bots).length > 1 ? rates(sim.byBot, Object.entries(wins.bots)) : []),
    ...Object.entries(wins.traits).flatMap(([trait, values]) => {
      const named = Object.entries(values).map(([value, fared]) => [nameOf(value), fared] as const)
      return rates(sim.byTrait(trait), named)
    }),
    ...section(held.length === extremes.length ? sim.byPiece : sim.byPieceExtremes(SHOWN), [
      [...rateHead, ...(priced ? [sim.price] : [])],
      ...extremes.map(([piece, fared]) => [...rateRow(game.piece(piece), fared), ...(priced ? [priceOf(piece)] : [])]),
    ]),
    ...section(sim.outcomes, [
      ['', sim.count],
      ...Object.entries(found.outcomes).map(([outcome, n]) => [game.outcome(outcome), number(n, 0)]),
    ]),
    ...section(sim.decisions, [
      ['', sim.perGame, sim.options],
      ...Object.entries(found.decisions).map(([kind, { perGame, options }]) => [
        kind,
        number(perGame, 2),
        number(options),
      ]),
    ]),
    ...section(sim.mentions, [['', sim.perGame, sim.pieces, sim.mostly], ...mentions]),
    '',
    found.unused.length === 0
      ? sim.allUsed
      : paint.red(
          sim.unused(
            found.unused.length,
            found.unused.map((piece) => game.piece(piece)),
          ),
        ),
    ...(found.shared > 0 ? [sim.shared(found.shared)] : []),
    sim.speed(games, seconds),
  ]
}
