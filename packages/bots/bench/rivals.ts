import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { quantile } from '@krcma/bench/quantile'
import { type OpenTable, openTable, type Room, type Seat, type Shape, source, total } from '@krcma/kernel'
import type { Bot, Rung } from '../src/index.ts'
import * as now from '../src/index.ts'
import { share } from '../src/ladder/tally.ts'
import { games } from './games.ts'

/**
 * How bots of today do against those of an earlier commit, which is fetched and built beside this clone: one of today's against a
 * table full of the others, each deal in every seat, on deals that no ladder uses.
 * `npm run bench -w packages/bots -- rivals <commit> <game> [players] [games] [rung] [their rung]`
 */
const [commit = '', id = '', players = '2', count = '400', rung = 'master', theirs = rung] = process.argv.slice(3)
const FIRST = 700_001
const TOLD = 20

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = join(root, '.krcma', 'rivals', commit)

interface Player<G extends Shape> {
  readonly times: number[]
  sit(seat: Seat): Pick<Bot<G>, 'decide'>
}

/** The clone of that commit, built by its own tools. */
function fetchRivals(): void {
  if (existsSync(join(folder, 'packages', 'bots', 'dist'))) return
  run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  run('git', ['-C', folder, 'checkout', '--quiet', commit])
  run(process.execPath, [join(folder, 'tools', 'krcma.mjs'), '--version'])
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

function player<G extends Shape>(
  { Bot, ways }: Pick<typeof now, 'Bot' | 'ways'>,
  { mind }: Room<G>,
  as: Rung,
): Player<G> {
  return { times: [], sit: (seat) => new Bot(mind, ways[as], seat) }
}

async function rivals<G extends Shape>(room: Room<G>): Promise<void> {
  const [bots, game] = (await Promise.all(
    [join('packages', 'bots', 'dist', 'src', 'index.js'), join('games', id, 'dist', 'index.js')].map(
      (path): Promise<unknown> => import(pathToFileURL(join(folder, path)).href),
    ),
  )) as [typeof now, { readonly room: Room<G> }]
  const mine = player(now, room, rung as Rung)
  const other = player(bots, game.room, theirs as Rung)
  const found = { won: 0, drawn: 0, lost: 0, lead: 0 }
  for (let n = 0; n < Number(count); n++) {
    const me = n % Number(players)
    const table = play(room, FIRST + Math.floor(n / Number(players)), (seat) => (seat === me ? mine : other))
    const { places, sheets } = table.ending() ?? { places: [], sheets: [] }
    const points = sheets.map(total)
    for (const seat of table.seats.filter((one) => one !== me)) {
      const ahead = Math.sign((places[seat] ?? 0) - (places[me] ?? 0))
      found[ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn']++
      found.lead += (points[me] ?? 0) - (points[seat] ?? 0)
    }
    if ((n + 1) % TOLD === 0 || n + 1 === Number(count)) console.log(told(n + 1, found, mine, other))
  }
}

function play<G extends Shape>({ game }: Room<G>, seed: number, at: (seat: Seat) => Player<G>): OpenTable<G> {
  const seats = Array.from({ length: Number(players) }, (_, seat) => `${seat + 1}`)
  const table = openTable(game, { seats, seed: seed.toString(16).padStart(64, '0'), inMemory: 2 })
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  const bots = seats.map((_, seat) => at(seat).sit(seat))
  const seeds = source(seed, 3)
  while (!table.over) {
    const seat: Seat = table.waiting[0] ?? 0
    const start = performance.now()
    const thought = bots[seat]?.decide(table, seeds.below(2 ** 31))
    if (thought !== undefined && thought.iterations > 0) at(seat).times.push(performance.now() - start)
    const said = table.answer({ seat, ...thought?.answer })
    if (said.refused !== undefined) throw new Error(`an answer of seat ${seat} was refused: ${said.refused}`)
  }
  return table
}

function told<G extends Shape>(
  played: number,
  found: { readonly won: number; readonly drawn: number; readonly lost: number; readonly lead: number },
  mine: Player<G>,
  other: Player<G>,
): string {
  const { share: part, from, to } = share(found)
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  const times = ({ times: all }: Player<G>) =>
    `${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms`
  const lead = found.lead / (found.won + found.drawn + found.lost)
  return `${id}, ${players} players, ${played} games: ${rung} of today left ${percent(part)} (${percent(from)} to ${percent(to)}) of ${theirs}s of ${commit} behind, by ${lead.toFixed(1)} points; thought ${times(mine)}, they ${times(other)}`
}

fetchRivals()
const game = games.find((one) => one.id === id)
if (game === undefined) throw new Error(`there is no game ${id}`)
await game.open((room) => rivals(room))
