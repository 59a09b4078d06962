// Loaded before the server in tests: its clock goes as usual, or stands still, and jumps ahead by as many milliseconds as it is told.
// Whoever started the process that serves hands on what it is told, and says when all have moved.
import cluster from 'node:cluster'

const { now } = Date
/** @type {{ still: number | null, ahead: number }} */
const { still, ahead } = JSON.parse(process.env.KNOWN_CLOCK ?? '')
let jumped = ahead
Date.now = () => (still ?? now()) + jumped

const MOVED = { is: 'clock-moved' }
process.on('message', (ms) => {
  if (typeof ms === 'number') void jump(ms)
})
if (cluster.isPrimary) process.channel?.unref()

/** @param {number} ms */
async function jump(ms) {
  jumped += ms
  for (const worker of Object.values(cluster.workers ?? {})) if (worker) await moved(worker, ms)
  process.send?.(MOVED)
}

/**
 * @param {cluster.Worker} worker
 * @param {number} ms
 */
function moved(worker, ms) {
  return new Promise((done) => {
    const hear = (/** @type {{ is: string }} */ { is }) => {
      if (is !== MOVED.is) return
      worker.off('message', hear)
      done(is)
    }
    worker.on('message', hear)
    worker.send(ms)
  })
}
