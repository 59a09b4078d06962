// Loaded before the server in tests: its clock goes as usual, and jumps ahead by as many milliseconds as it is told. Whoever
// started the process that serves hands on what it is told.
import cluster from 'node:cluster'

const { now } = Date
let ahead = 0
Date.now = () => now() + ahead
process.on('message', (ms) => {
  if (typeof ms !== 'number') return
  ahead += ms
  for (const worker of Object.values(cluster.workers ?? {})) worker?.send(ms)
})
if (cluster.isPrimary) process.channel?.unref()
