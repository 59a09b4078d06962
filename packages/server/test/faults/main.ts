import { argumentsOf, whole } from '../arguments.ts'
import { type FaultReport, runFaults } from './run.ts'

/** By command. Ctrl-C ends it after the kill under way, with what was found. */
const [kills, tables, seed] = argumentsOf({
  name: 'faults',
  takes: [whole('kills', 500), whole('tables', 8), whole('seed', 1, 0)],
})
const start = performance.now()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Whoever asks a second time does not want to wait.
    if (interrupted) process.exit(1)
    interrupted = true
  })
}

let latest: FaultReport | null = null
try {
  latest = await runFaults({
    kills,
    tables,
    seed,
    tell: (soFar) => {
      latest = soFar
      if (soFar.kills % 10 === 0) console.log(summary(soFar))
    },
    enough: () => interrupted,
  })
} catch (error) {
  console.error(error)
}
const killed = latest?.kills ?? 0
if (killed < kills) console.log(`Ended after ${killed} of ${kills} kills.`)
if (latest !== null) console.log(summary(latest))
for (const fault of latest?.faults.slice(0, 50) ?? []) console.log(fault)
process.exit(killed < kills || (latest?.faults.length ?? 0) > 0 ? 1 : 0)

function summary({ kills: count, tables: played, acknowledged, faults, returns }: FaultReport): string {
  const seconds = (performance.now() - start) / 1_000
  const came = `came back: ${returns.same} to nothing new, ${returns.missed} to a part, ${returns.full} to all of it`
  const each = (seconds / Math.max(1, count)).toFixed(2)
  return `${count} kills, ${played} tables, ${acknowledged} answers acknowledged, ${faults.length} faults; ${came}; ${seconds.toFixed(0)} s, ${each} s a kill`
}
