import { cpus, loadavg } from 'node:os'
import { ROUNDS } from './brewers/brewery.ts'
import type { Figure, Rate } from './clock.ts'
import type { Cost, Costs } from './costs.ts'
import type { Failure, GameRate } from './rooms.ts'

export interface Report {
  readonly date: string
  readonly machine: {
    readonly cpu: string
    readonly cores: number
    /** What else the machine did when the bench began: the load average of a minute. */
    readonly load: number
    readonly node: string
  }
  readonly brewers: {
    readonly kernelQuiet: Rate
    readonly kernelLive: Rate
    readonly boardgameIoClient: Rate
    readonly boardgameIoReducer: Rate
  }
  readonly ratios: {
    readonly quietToClient: Figure
    readonly quietToReducer: Figure
    readonly liveToClient: Figure
  }
  readonly stateOf5KB: Costs
  readonly games: readonly (GameRate | Failure)[]
}

export function machine(): Report['machine'] {
  const [first, ...others] = cpus()
  return { cpu: first?.model ?? 'unknown', cores: 1 + others.length, load: loadavg()[0] ?? 0, node: process.version }
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const number = (value: number) => (value < 100 ? tenths : whole).format(value)
const spread = ({ median, least, most }: Figure) => `${number(median)} (${number(least)} to ${number(most)})`
const times = (ratio: Figure) => `${spread(ratio)} times`
const reached = (goal: string, met: boolean) => `${goal}: ${met ? 'met' : 'not met'}`

/** What must stay under so many microseconds: forks as a rule, restoring at every decision. */
function goalOf({ operation, p50, worst }: Cost): string {
  if (operation === 'fork') return reached('p50 under 10', p50.median < 10)
  if (operation === 'restore from JSON') return reached('worst under 1,000', worst.median < 1000)
  return ''
}

/** The report as Markdown tables: what is printed, and what docs/bench.md keeps. */
export function asText({ date, machine, brewers, ratios, stateOf5KB, games }: Report): string {
  const { kernelQuiet, kernelLive, boardgameIoClient, boardgameIoReducer } = brewers
  const rates = [
    ['the kernel, quiet (search and simulation)', kernelQuiet],
    ['the kernel, live (checked, recorded, with events)', kernelLive],
    ['boardgame.io, client (as documented)', boardgameIoClient],
    ['boardgame.io, reducer (no client, log, undo or views)', boardgameIoReducer],
  ] as const
  const goals = [
    reached('a million decisions a second', kernelQuiet.decisions.median >= 1e6),
    reached('200 times boardgame.io', ratios.quietToClient.median >= 200),
  ]
  return [
    `Measured on ${date} by \`npm run bench\`: ${machine.cpu}, one of ${machine.cores} cores, Node ${machine.node},`,
    `load ${number(machine.load)} when it began. Medians of several repetitions after a warm-up; in brackets the least and the most.`,
    'Seconds are those of one core; microseconds are those of the wall.',
    '',
    `## Brewers: four players, hidden hands, dice, ${ROUNDS} rounds, ${number(kernelQuiet.decisionsPerGame)} decisions a game`,
    ...table(
      ['random players on', 'decisions/s', 'games/s'],
      rates.map(([engine, { decisions, games }]) => [engine, spread(decisions), spread(games)]),
    ),
    '',
    `The quiet kernel makes ${times(ratios.quietToClient)} the decisions of the client, ${times(ratios.quietToReducer)} those of the`,
    `reducer; the live kernel ${times(ratios.liveToClient)} those of the client. Goals: ${goals.join('; ')}.`,
    '',
    `## Costs with a state of ${number(stateOf5KB.size.median)} bytes of JSON, in µs`,
    ...table(
      ['operation', 'p50 of all decisions', 'worst decision', 'p99 of all calls', 'goal'],
      stateOf5KB.costs.map((cost) => [
        cost.operation,
        spread(cost.p50),
        spread(cost.worst),
        number(cost.p99.median),
        goalOf(cost),
      ]),
    ),
    '',
    "Fork, imagine and restore copy with the game's own copier; a game without one pays for the kernel's clone.",
    ...(games.length === 0
      ? []
      : [
          '',
          '## The games, random players, quiet',
          ...table(
            ['game', 'games/s', 'decisions/s', 'decisions a game'],
            games.map((rate) =>
              'mistake' in rate
                ? [rate.game, 'could not be played', '', '']
                : [rate.game, spread(rate.games), spread(rate.decisions), number(rate.decisionsPerGame)],
            ),
          ),
        ]),
    '',
  ].join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return ['', line(head), rule, ...rows.map(line)]
}
