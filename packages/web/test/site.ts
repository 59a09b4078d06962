import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { openChromium } from '@krcma/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** As strict as the server's. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'"

/** Put before the script of a worker, where tables of this device live: chance falls the same in every run. */
const knownDice = `{
  let last = 7
  const next = () => (last = (Math.imul(last, 1664525) + 1013904223) >>> 0)
  crypto.getRandomValues = (array) => {
    for (const i of array.keys()) array[i] = next() >>> 16
    return array
  }
}
`

export interface Site {
  readonly address: string
  /** Cuts the network. */
  close(): Promise<void>
}

/** Serves a folder of files as a plain web server would, with no server of ours behind it. */
export async function serveSite(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    })
    if (/\/worker-[^/]*\.js$/.test(path)) response.write(knownDice)
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The client as it is now, in a folder; and the server. */
export const { buildSite, buildServer, buildTrial }: Building = await import(
  new URL('../tools/site.mjs', import.meta.url).href
)

interface Building {
  buildSite(): Promise<string>
  buildServer(): Promise<void>
  /** The client with the games of the tests on its shelf. */
  buildTrial(folder: string): Promise<void>
}

/** What all tests of a file share is opened before the first and closed after the last. */
export function opened<T extends { close(): Promise<void> }>(open: () => Promise<T>): () => T {
  let thing: T | undefined
  beforeAll(async () => {
    thing = await open()
  }, 180_000)
  afterAll(() => thing?.close())
  return () => {
    if (thing === undefined) throw new Error('It is not open yet.')
    return thing
  }
}

/** The files alone, and a browser to visit them with. */
export function visitForTests(): { readonly site: Site; readonly browser: Browser } {
  const site = opened(async () => serveSite(await buildSite()))
  const browser = opened(openChromium)
  return {
    get site() {
      return site()
    },
    get browser() {
      return browser()
    },
  }
}
