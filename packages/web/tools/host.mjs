// A virtual machine stands still now and then, while its host gives the processor to others: what was measured just then says
// nothing about the page.
import { existsSync, readFileSync } from 'node:fs'

const STAT = '/proc/stat'
const EVERY = 10
/** Linux counts what was taken in hundredths of a second, and only afterwards. */
const ABOUT = 20

const taken = () => (existsSync(STAT) ? Number(readFileSync(STAT, 'utf8').split('\n', 1)[0]?.split(/\s+/)[8] ?? 0) : 0)

/** Looks all the time whether the host takes something; `took`: whether it did between two moments, in milliseconds since 1970. */
export function watchHost() {
  /** @type {number[]} */
  const times = []
  let before = taken()
  const timer = setInterval(() => {
    const now = taken()
    if (now !== before) times.push(Date.now())
    before = now
  }, EVERY)
  return {
    took: (/** @type {number} */ from, /** @type {number} */ to) =>
      times.some((time) => time >= from - ABOUT && time <= to + ABOUT),
    stop: () => clearInterval(timer),
  }
}
