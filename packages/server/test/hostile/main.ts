import { startPostgres } from '../postgres.ts'
import { runHostile } from './run.ts'

/** By command: `npm run hostile -- [messages] [seed] [sqlite | postgres]`. */
const [messages = '100000', seed = '1', kind = 'sqlite'] = process.argv.slice(3)
const start = performance.now()
const postgres = kind === 'postgres' ? await startPostgres() : null
const databaseUrl = await postgres?.fresh()
const report = await runHostile({ messages: Number(messages), seed: Number(seed), databaseUrl })
await postgres?.stop()
const { sent, cheated, posted, replies, reconnected, changed, leaked, failures } = report
const seconds = Math.round((performance.now() - start) / 1_000)
console.log(`${sent} hostile messages, ${cheated} by cheats and ${posted} bodies in ${seconds} s`)
console.log(`${reconnected} ended their connection`)
console.log(`answered by: ${JSON.stringify(replies)}`)
console.log(`tables changed: ${changed.length}, secrets leaked: ${leaked.length}, failures: ${failures}`)
process.exit(changed.length + leaked.length + failures > 0 ? 1 : 0)
