import { clone, restore, source } from '@krcma/kernel'
import { onKernel, TOWN } from './brewers/on-kernel.ts'
import { type Figure, figure, type Pace } from './clock.ts'
import { quantile } from './quantile.ts'
import { openBrewers } from './random-play.ts'

/** What one operation costs, in microseconds, wherever in the game it happens. */
export interface Cost {
  readonly operation: string
  /** At half of the decisions it costs no more than this. */
  readonly p50: Figure
  /** At the decision where it costs most. */
  readonly worst: Figure
  /** Of single calls, with whatever else the machine did meanwhile. */
  readonly p99: Figure
}

export interface Costs {
  /** Of the state as JSON, in bytes. */
  readonly size: Figure
  readonly costs: readonly Cost[]
}

type Brewers = ReturnType<typeof openBrewers>
type Operation = (table: Brewers, saved: string, n: number) => unknown

/** The kernel's trusted path: from text to a table that takes answers. */
function fromJson(saved: string): unknown {
  const restored = restore(onKernel, JSON.parse(saved))
  if (restored.refused !== undefined) throw new Error(`${restored.refused} ${restored.about}`)
  return restored
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  fork: (table, _, n) => table.fork(n),
  imagine: (table, _, n) => table.imagine(n % 4, n),
  view: (table, _, n) => table.view(n % 4),
  'restore from JSON': (_, saved) => fromJson(saved),
  'save to JSON': (table) => JSON.stringify(table.save()),
  hash: (table) => table.hash(),
  "copy of the state by the game's own copier": (table) => onKernel.copy?.(table.state),
  "copy of the state by the kernel's clone": (table) => clone(table.state),
}

/** Plays whole games at a live table with a 5 KB state, and does everything at every decision. */
export function measureCosts({ warmUp, repetitions, calls }: Pace): Costs {
  if (warmUp > 0) for (let seed = 1; seed <= 3; seed++) throughAGame(seed, calls)
  const games = Array.from({ length: Math.min(repetitions, 5) }, (_, i) => throughAGame(100 + i, calls))
  const costs = Object.keys(OPERATIONS).map((operation) => {
    const perGame = games.map(({ times }) => {
      const decisions = times[operation] ?? []
      const medians = decisions.map((calls) => quantile(calls, 0.5))
      return { p50: quantile(medians, 0.5), worst: Math.max(...medians), p99: quantile(decisions.flat(), 0.99) }
    })
    return {
      operation,
      p50: figure(perGame.map(({ p50 }) => p50)),
      worst: figure(perGame.map(({ worst }) => worst)),
      p99: figure(perGame.map(({ p99 }) => p99)),
    }
  })
  return { size: figure(games.flatMap(({ sizes }) => sizes)), costs }
}

function throughAGame(seed: number, calls: number) {
  const table = openBrewers(seed, TOWN)
  const random = source(seed)
  const times: Record<string, number[][]> = {}
  const sizes: number[] = []
  while (!table.over) {
    const saved = JSON.stringify(table.save())
    sizes.push(JSON.stringify(table.state).length)
    for (const [name, operation] of Object.entries(OPERATIONS)) {
      times[name] ??= []
      times[name].push(timed(operation, table, saved, calls))
    }
    const [decision] = table.asked
    if (decision === undefined) throw new Error('nothing is asked, and the game is not over')
    table.give(decision, random.below(decision.options.length))
  }
  return { times, sizes }
}

function timed(operation: Operation, table: Brewers, saved: string, calls: number): number[] {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const start = performance.now()
    const made = operation(table, saved, n)
    times.push((performance.now() - start) * 1000)
    // Looking at what was made keeps the engine from leaving the work out.
    if (made === undefined) throw new Error('nothing was made')
  }
  return times
}
