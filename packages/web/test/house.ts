import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openChromium } from '@krcma/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface HouseServer {
  readonly address: string
  close(): Promise<void>
}

/** The real server in a process of its own, with an empty store. Client and server meet in the protocol alone, here too. */
async function openHouse(): Promise<HouseServer> {
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-b',
      'packages/server',
      'games/tales-of-glory',
      'games/roll-player',
    ],
    {
      cwd: root,
    },
  )
  const data = mkdtempSync(join(tmpdir(), 'krcma-web-'))
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, PORT: '0', HOST: '127.0.0.1', KRCMA_DATA: data, KRCMA_LOG: 'error' }
  const child = spawn(process.execPath, [join(root, 'packages/server/dist/src/main.js'), 'serve'], { env })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      const found = /http:\/\/\S+/.exec(said)
      if (found !== null) resolve(found[0])
    })
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('close', () => reject(new Error(said)))
  })
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        child.on('close', () => {
          rmSync(data, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

const { buildSite }: { buildSite(): Promise<string> } = await import(new URL('../tools/site.mjs', import.meta.url).href)

/** A house for all tests of a file, and a browser to visit it with. */
export function openForTests(): { readonly house: HouseServer; readonly browser: Browser } {
  let house: HouseServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    await buildSite()
    house = await openHouse()
    browser = await openChromium()
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })
  const open = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The house is not open yet.')
    return thing
  }
  return {
    get house() {
      return open(house)
    },
    get browser() {
      return open(browser)
    },
  }
}
