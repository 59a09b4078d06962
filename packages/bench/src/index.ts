/**
 * What Krčma costs: the same game on the kernel and on boardgame.io, the price of a copy, a view and a restart, and how fast
 * each game of the house is played. `krcma bench` is all of it.
 */

import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadBoardgameIo } from './brewers/on-boardgame-io.ts'
import { contest, FULL, type Pace, QUICK } from './clock.ts'
import { measureCosts } from './costs.ts'
import { byClient, byReducer, live, quietBrewers } from './random-play.ts'
import { asText, machine, type Report } from './report.ts'
import { measureGames } from './rooms.ts'

const HELP = `krcma bench [--json] [--quick]

Plays Brewers, a small game of dice and hidden cards, on the kernel and on boardgame.io, measures what copies, views and
restarts cost, plays every game of the house at random, and writes the figures to docs/bench.md. Takes about a minute.

  --json   prints the figures as JSON
  --quick  one game of each, to see that everything runs: the figures mean nothing and are not written
  --help   this text
`

/** Runs the bench and gives an exit code. */
export async function bench(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => !['--json', '--quick', '--help'].includes(arg))
  if (unknown !== undefined) {
    process.stderr.write(`krcma bench does not know ${unknown}; it takes --json, --quick and --help.\n`)
    return 2
  }
  if (args.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const quick = args.includes('--quick')
  const report = await measure(quick ? QUICK : FULL)
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(report, null, 2)}\n` : asText(report))
  if (!quick) keep(report)
  const failures = report.games.filter((game) => 'mistake' in game)
  for (const { game, mistake } of failures) process.stderr.write(`${game} could not be played: ${mistake}\n`)
  return failures.length > 0 ? 1 : 0
}

async function measure(pace: Pace): Promise<Report> {
  const say = (what: string) => process.stderr.write(`Measuring ${what}.\n`)
  const where = machine()
  const boardgameIo = loadBoardgameIo()
  say('Brewers on the kernel and on boardgame.io')
  const { rates, ratio } = contest(
    {
      kernelQuiet: quietBrewers,
      kernelLive: live,
      boardgameIoClient: byClient(boardgameIo),
      boardgameIoReducer: byReducer(boardgameIo),
    },
    pace,
  )
  say('copies, views and restarts')
  const stateOf5KB = measureCosts(pace)
  say('the games')
  const games = await measureGames(join(root(), 'games'), pace)
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: where,
    brewers: rates,
    ratios: {
      quietToClient: ratio('kernelQuiet', 'boardgameIoClient'),
      quietToReducer: ratio('kernelQuiet', 'boardgameIoReducer'),
      liveToClient: ratio('kernelLive', 'boardgameIoClient'),
    },
    stateOf5KB,
    games,
  }
}

function keep(report: Report): void {
  const file = join(root(), 'docs', 'bench.md')
  writeFileSync(file, `# What Krčma costs\n\n${asText(report)}`)
  process.stderr.write(`Written to ${file}.\n`)
}

/** The folder of the clone, from the sources as from dist/. */
function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    if (folder === dirname(folder)) throw new Error('krcma bench runs in a clone of Krčma')
    folder = dirname(folder)
  }
  return folder
}
