import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { getPriority, platform, setPriority } from 'node:os'

const LAST = 19
/** Each thread has a module of its own. */
let stoodBack = false

/**
 * Puts the calling thread behind everybody else: thinking must never hold up those who play. A low priority alone lets it finish
 * the few milliseconds that it has begun; under Linux's idle policy it gives way at once. Where that cannot be had, the lowest
 * priority has to do.
 */
export function standBack(): void {
  // On Linux this is the priority of the calling thread alone; elsewhere it would be that of the whole program.
  if (stoodBack || platform() !== 'linux') return
  stoodBack = true
  if (getPriority() < LAST) setPriority(LAST)
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? ''
  spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' })
}
