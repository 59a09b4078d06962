import { runHostile } from './run.ts'

/** By command: `npm run hostile -- [messages] [seed]`. */
const [messages = '100000', seed = '1'] = process.argv.slice(3)
const start = performance.now()
const { sent, replies, reconnected, changed, leaked, failures } = await runHostile(Number(messages), Number(seed))
const seconds = Math.round((performance.now() - start) / 1_000)
console.log(`${sent} hostile messages in ${seconds} s; ${reconnected} ended their connection`)
console.log(`answered by: ${JSON.stringify(replies)}`)
console.log(`tables changed: ${changed.length}, secrets leaked: ${leaked.length}, failures: ${failures}`)
process.exit(changed.length + leaked.length + failures > 0 ? 1 : 0)
