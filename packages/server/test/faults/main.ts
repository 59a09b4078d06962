import { type FaultReport, runFaults } from './run.ts'

/** By command: `npm run faults -- [kills] [tables] [seed]`. Ctrl-C ends it after the kill under way, with what was found. */
const [kills = '500', tables = '8', seed = '1'] = process.argv.slice(3)
const start = performance.now()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Whoever asks a second time does not want to wait.
    if (interrupted) process.exit(1)
    interrupted = true
  })
}

const report = await runFaults({
  kills: Number(kills),
  tables: Number(tables),
  seed: Number(seed),
  tell: (soFar) => {
    if (soFar.kills % 10 === 0) console.log(summary(soFar))
  },
  enough: () => interrupted,
})
if (interrupted) console.log(`Interrupted after ${report.kills} of ${kills} kills.`)
console.log(summary(report))
for (const fault of report.faults.slice(0, 50)) console.log(fault)
process.exit(report.faults.length > 0 || report.kills < Number(kills) ? 1 : 0)

function summary({ kills: killed, tables: played, acknowledged, faults, returns }: FaultReport): string {
  const seconds = (performance.now() - start) / 1_000
  const came = `came back: ${returns.same} to nothing new, ${returns.missed} to a part, ${returns.full} to all of it`
  const each = (seconds / Math.max(1, killed)).toFixed(2)
  return `${killed} kills, ${played} tables, ${acknowledged} answers acknowledged, ${faults.length} faults; ${came}; ${seconds.toFixed(0)} s, ${each} s a kill`
}
