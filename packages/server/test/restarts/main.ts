import { argumentsOf, whole } from '../arguments.ts'
import { type RestartReport, runRestarts } from './run.ts'

const [restarts, tables, seed] = argumentsOf({
  name: 'restarts',
  takes: [whole('restarts', 20), whole('tables', 8), whole('seed', 1, 0)],
})
const report = await runRestarts({ restarts, tables, seed, tell: (soFar) => console.log(summary(soFar)) })
for (const fault of report.faults.slice(0, 50)) console.log(fault)
console.log(summary(report))
process.exit(report.restarts < restarts || report.dead + report.faults.length > 0 ? 1 : 0)

function summary({ restarts: done, acknowledged, faults, dead }: RestartReport): string {
  return `${done} restarts, ${acknowledged} answers acknowledged, ${faults.length} faults, ${dead} nodes dead`
}
