import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright-core'
import { chromiumHere, flags } from './chromium.ts'

/** A browser of somebody's own: what its pages keep outlives it. */
export interface Device {
  readonly page: Page
  /** Ends all of it without a word, as if the power had failed. */
  kill(): Promise<void>
}

/** Opens Chromium with its profile in this folder; in English, and without movement. */
export async function openDevice(profile: string): Promise<Device> {
  const own = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', '--lang=en', '--force-prefers-reduced-motion']
  // A group of its own, so that all its processes are killed at once.
  const child = spawn(chromiumHere(), [...flags, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = async () => {
    const gone = once(child, 'exit')
    process.kill(-(child.pid ?? process.pid), 'SIGKILL')
    await gone
  }
  for await (const line of createInterface(child.stderr)) {
    const [, address] = /^DevTools listening on (ws:.*)$/.exec(line) ?? []
    if (address === undefined) continue
    child.stderr.resume()
    const browser = await chromium.connectOverCDP(address)
    const [context] = browser.contexts()
    const page = context?.pages()[0] ?? (await context?.newPage())
    if (page !== undefined) return { page, kill }
  }
  await kill()
  throw new Error('Chromium does not say where it is.')
}
