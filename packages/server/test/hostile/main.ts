import { argumentsOf, oneOf, whole } from '../arguments.ts'
import { startPostgres } from '../postgres.ts'
import { runHostile } from './run.ts'
import { runSieges, type SiegeReport } from './siege.ts'

const [messages, seed, kind] = argumentsOf({
  name: 'hostile',
  takes: [whole('messages', 100_000), whole('seed', 1, 0), oneOf('store', 'sqlite', ['postgres'])],
})
const start = performance.now()
const postgres = kind === 'postgres' ? await startPostgres() : null
const databaseUrl = await postgres?.fresh()
const report = await runHostile({ messages, seed, databaseUrl })
await postgres?.stop()
const { sent, cheated, posted, replies, reconnected, changed, leaked, failures } = report
const seconds = Math.round((performance.now() - start) / 1_000)
console.log(`${sent} hostile messages, ${cheated} by cheats and ${posted} bodies in ${seconds} s`)
console.log(`${reconnected} ended their connection`)
console.log(`answered by: ${JSON.stringify(replies)}`)
console.log(`tables changed: ${changed.length}, secrets leaked: ${leaked.length}, failures: ${failures}`)
/** Milliseconds of each siege, and what nobody may wait longer than. */
const SIEGE = 10_000
const LONGEST = 250
const LARGEST = 400

const round = (n: number) => Math.round(n)
const lineOf = ({ attack, longest, answers, stall, busy, peak, achieved }: SiegeReport) =>
  `${attack.padEnd(10)} longest wait ${round(longest)} ms in ${answers} answers; server held ${round(stall)} ms, busy ${round(busy)} ms; at most ${round(peak)} MB${achieved.map((one) => `; ${one}`).join('')}`
const sieges = await runSieges({ milliseconds: SIEGE, tell: (report) => console.log(lineOf(report)) })
const beaten = sieges.some(
  ({ answers, busy, peak, achieved }) => answers === 0 || busy > LONGEST || peak > LARGEST || achieved.length > 0,
)
process.exit(changed.length + leaked.length + failures > 0 || beaten ? 1 : 0)
