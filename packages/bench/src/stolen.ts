import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const STAT = '/proc/stat'
/** Ticks a second, as Linux counts them. */
const TICKS = 100

/** Seconds of processor time that the host of a virtual machine has taken away since it started; 0 where nobody counts them. */
function stolen(): number {
  if (!existsSync(STAT)) return 0
  // cpu, user, nice, system, idle, iowait, irq, softirq, steal.
  return Number(readFileSync(STAT, 'utf8').split('\n', 1)[0]?.split(/\s+/)[8] ?? 0) / TICKS
}

/** Does something, and says which part of all processors was taken away meanwhile. */
export async function watched<T>(act: () => Promise<T>): Promise<{ readonly done: T; readonly stolen: number }> {
  const start = performance.now()
  const before = stolen()
  const done = await act()
  const seconds = (performance.now() - start) / 1000
  return { done, stolen: (stolen() - before) / (seconds * availableParallelism()) }
}
