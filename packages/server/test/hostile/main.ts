import { argumentsOf, oneOf, whole } from '../arguments.ts'
import { startPostgres } from '../postgres.ts'
import { runHostile } from './run.ts'

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
process.exit(changed.length + leaked.length + failures > 0 ? 1 : 0)
