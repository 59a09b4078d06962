import { runFaults } from './run.ts'

/** By command: `npm run faults -- [kills] [tables] [seed]`. */
const [kills = '500', tables = '8', seed = '1'] = process.argv.slice(3)
const report = await runFaults(Number(kills), Number(tables), Number(seed), (n) => {
  if (n % 25 === 0) console.log(`${n} kills`)
})
console.log(`${report.kills} kills, ${report.acknowledged} answers acknowledged, ${report.faults.length} faults`)
console.log(`came back: ${JSON.stringify(report.returns)}`)
for (const fault of report.faults.slice(0, 50)) console.log(fault)
process.exitCode = report.faults.length > 0 ? 1 : 0
