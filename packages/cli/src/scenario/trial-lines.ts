import type { Rate, TrialReport } from '@krcma/bots'
import type { ScenarioPart, Shape, Words } from '@krcma/kernel'
import { columns } from '../text/columns.ts'
import type { Paint } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'

/** What is known of a scenario after some games, as tables for people. */
export function trialLines<G extends Shape>(
  report: TrialReport,
  scenario: NonNullable<G['scenario']>,
  game: Words<G>,
  pieces: readonly string[],
  words: CliWords,
  paint: Paint,
): readonly string[] {
  const say = words.scenario
  const parts = game.parts?.(scenario) ?? []
  const textOf = (id: string) => parts.find((part) => part.id === id)?.text ?? say.otherEnd
  const goals = parts.filter(({ kind }) => kind === 'victory')
  const never = parts.filter(({ id, kind }) => kind !== 'end' && report.came[id] === undefined)
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', paint.bold(title), ...lines]
  const nameOf = (value: string) => (pieces.includes(value) ? game.piece(value) : value)
  const rates = (rows: readonly (readonly [string, Rate, (number | undefined)?])[]) => {
    const { rate, interval, points } = words.sim
    const withPoints = rows.some(([, , mean]) => mean !== undefined)
    const head = ['', rate, interval, ...(withPoints ? [points] : [])]
    const lines = rows.map(([name, of, mean]) => [
      name,
      words.percent(of.rate),
      `${words.percent(of.low)} – ${words.percent(of.high)}`,
      ...(mean === undefined ? [] : [words.number(mean, 1)]),
    ])
    return columns([head, ...lines]).map((line, i) => (i === 0 ? paint.dim(line) : line))
  }
  const share = (n: number) => words.percent(n / report.games)
  return [
    ...section(say.ends, columns(report.ends.map(({ end, n }) => [textOf(end), share(n)]))),
    ...section(say.rounds, inRounds(report.rounds, words)),
    ...section(
      say.goals,
      goals.map(({ id, text }) => `${text} ${say.reached(report.came[id] ?? 0, report.games)}`),
    ),
    ...section(
      say.bySeat,
      rates(report.seats.map((rate, seat) => [words.sim.seat(seat), rate, report.points[seat]] as const)),
    ),
    ...Object.entries(report.traits).flatMap(([trait, values]) =>
      section(say.byTrait(trait), rates(Object.entries(values).map(([value, rate]) => [nameOf(value), rate] as const))),
    ),
    ...section(say.never, neverLines(never, say.allCame)),
    '',
    report.unused.length === 0
      ? words.sim.allUsed
      : words.sim.unused(
          report.unused.length,
          report.unused.map((piece) => game.piece(piece)),
        ),
  ]
}

function neverLines(never: readonly ScenarioPart[], none: string): readonly string[] {
  return never.length === 0 ? [none] : never.map(({ text }) => text)
}

/** How many games ended in each round. */
function inRounds(rounds: readonly number[], words: CliWords): readonly string[] {
  const counts = new Map<number, number>()
  for (const round of rounds) counts.set(round, (counts.get(round) ?? 0) + 1)
  const sorted = [...counts].sort(([a], [b]) => a - b)
  return columns(sorted.map(([round, n]) => [`${round}`, words.number(n, 0)]))
}
