// Loaded before the server in tests: its clock goes as usual, and jumps ahead by as many milliseconds as it is told.
const { now } = Date
let ahead = 0
Date.now = () => now() + ahead
process.on('message', (ms) => {
  ahead += Number(ms)
})
process.channel?.unref()
