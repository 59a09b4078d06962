import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChromium } from '@krcma/browser'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { buildSite, opened, serveSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-newer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const site = opened(async () => {
  cpSync(await buildSite(), folder, { recursive: true })
  return serveSite(folder)
})
const browser = opened(openChromium)

/** Puts another edition of the same client on the site. */
function publish(edition: number): void {
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  change('index.html', /<html[^>]*>/, `<html data-edition="${edition}">`)
  change('sw.js', /VERSION = '[^']*'/, `VERSION = 'edition-${edition}'`)
}

/** A page of some edition that is kept for times without a network, while the next one is on the site already. */
async function kept(edition: number): Promise<Page> {
  publish(edition)
  const page = await (await browser().newContext()).newPage()
  await page.goto(site().address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  publish(edition + 1)
  await page.reload()
  // It is found in what is kept, as without a network: nobody is given another version unasked.
  await page.waitForSelector(`html[data-edition="${edition}"]`)
  return page
}

it('a client that the server says is too old loads the newer one, though it keeps itself for times without a network; and only once', async () => {
  const page = await kept(1)
  let loads = 0
  page.on('load', () => loads++)
  let heard = 0
  let ear: () => void = () => undefined
  await page.routeWebSocket('**/live', (line) => {
    line.onMessage(() => {
      heard++
      line.send(JSON.stringify({ t: 'reload', protocol: 0 }))
      void line.close({ code: 4001 })
      ear()
    })
  })
  await page.goto(`${site().address}/#/table/online/nowhere`)
  await page.reload()
  await page.waitForSelector('html[data-edition="2"]')
  const before = { heard, loads }
  // The server is content with nobody: it is asked again, and nothing is loaded again.
  while (heard < before.heard + 3) await new Promise<void>((done) => (ear = done))
  expect(loads).toBe(before.loads)
  await page.context().close()
}, 240_000)

it('so does one that asks what is on in the lobby', async () => {
  const page = await kept(3)
  mkdirSync(join(folder, 'api'))
  writeFileSync(join(folder, 'api/lobby'), JSON.stringify({ refused: 'other-protocol', about: '2' }))
  await page.reload()
  await page.waitForSelector('html[data-edition="4"]')
  await page.context().close()
}, 240_000)
