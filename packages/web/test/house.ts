import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openChromium } from '@krcma/browser'
import type { Browser } from 'playwright-core'
import { buildServer, buildSite, opened } from './site.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface HouseServer {
  readonly address: string
  /** Asks the process to go, and waits until it has; what it keeps stays. */
  stop(): Promise<void>
  /** The next process, at the same address; `newer`: by newer rules of all games. */
  start(how?: { readonly newer: boolean }): Promise<void>
  /** Runs `krcma admin` on the machine, at the store of the house. */
  admin(...deed: readonly string[]): Promise<string>
  /** What the server's clock says, where it stands still. */
  time(): number
  /** Lets so many milliseconds pass on the server's clock. */
  pass(ms: number): Promise<void>
  close(): Promise<void>
}

/** The real server in a process of its own, with an empty store. Client and server meet in the protocol alone, here too. */
async function openHouse({ still = false, host = '127.0.0.1' }: HouseSetting): Promise<HouseServer> {
  await buildServer()
  const data = mkdtempSync(join(tmpdir(), 'krcma-web-'))
  const since = Date.now()
  const clock = { still: still ? since : null, ahead: 0 }
  let starts = 0
  let running = await serve(data, host, '0', starts++, clock)
  const { address } = running
  const stop = async () => {
    const { child } = running
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'close')
    child.kill('SIGTERM')
    await gone
  }
  return {
    address,
    stop,
    start: async ({ newer } = { newer: false }) => {
      running = await serve(
        data,
        host,
        new URL(address).port,
        starts++,
        clock,
        newer ? [new URL('newer-rules.mjs', import.meta.url)] : [],
      )
    },
    admin: async (...deed) => {
      const { PATH = '', HOME = '' } = process.env
      const krcma = join(root, 'packages/cli/dist/src/main.js')
      const env = { PATH, HOME, LANG: 'en', KRCMA_DATA: data }
      return (await promisify(execFile)(process.execPath, [krcma, 'admin', ...deed], { env })).stdout
    },
    time: () => since + clock.ahead,
    pass: async (ms) => {
      clock.ahead += ms
      const moved = once(running.child, 'message')
      running.child.send(ms)
      await moved
    },
    close: async () => {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

interface HouseSetting {
  /** Whether the server's clock stands still and is only moved by `pass`. */
  readonly still?: boolean
  /** Where it listens: for this machine alone, unless said. */
  readonly host?: string
}

/** The `start`th process of a house. */
async function serve(
  data: string,
  host: string,
  port: string,
  start: number,
  clock: { readonly still: number | null; readonly ahead: number },
  more: readonly URL[] = [],
): Promise<{ child: ChildProcess; address: string }> {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    PORT: port,
    HOST: host,
    KRCMA_DATA: data,
    KRCMA_LOG: 'error',
    KNOWN_DICE: `${start}`,
    KNOWN_CLOCK: JSON.stringify(clock),
  }
  const usual = [new URL('known-clock.mjs', import.meta.url), new URL('known-dice.mjs', import.meta.url)]
  const loaded = [...usual, ...more]
  const main = join(root, 'packages/server/dist/src/main.js')
  const child = spawn(process.execPath, [...loaded.flatMap(({ href }) => ['--import', href]), main, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const found = /http:\/\/\S+/.exec(said)
      if (found !== null) resolve(found[0])
    })
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    child.on('close', () => reject(new Error(said)))
  })
  return { child, address }
}

/** A house for all tests of a file, and a browser to visit it with. */
export function openForTests(setting: HouseSetting = {}): { readonly house: HouseServer; readonly browser: Browser } {
  const house = opened(async () => {
    await buildSite()
    return openHouse(setting)
  })
  const browser = opened(openChromium)
  return {
    get house() {
      return house()
    },
    get browser() {
      return browser()
    },
  }
}
