/**
 * Tools speak on stderr, so that what a command prints (JSON, tables) can be piped.
 * @param {string} sentence
 */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/**
 * How long something took, for people.
 * @param {number} since a value of performance.now()
 */
export function elapsed(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
