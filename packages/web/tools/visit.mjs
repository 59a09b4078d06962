// The built client on a port of its own, a browser beside it, and what somebody does there.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { build } from '../../../tools/build.mjs'
import { root } from '../../../tools/root.mjs'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const places = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']

export async function visit() {
  const server = await preview({
    root: web,
    configFile: false,
    build: { outDir: join(web, 'dist') },
    preview: { port: 0 },
    logLevel: 'silent',
  })
  const browser = await openBrowser()
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

function openBrowser() {
  const executablePath = places.find((path) => existsSync(path))
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  })
}

/** A house with an empty store, for this machine alone, and a browser beside it. */
export async function openHouse() {
  build()
  const { serve } = await import(pathToFileURL(join(root, 'packages', 'server', 'dist', 'src', 'index.js')).href)
  const data = mkdtempSync(join(tmpdir(), 'krcma-visit-'))
  const serving = await serve({ root, settings: { host: '127.0.0.1', port: 0, data, log: 'error' } })
  const browser = await openBrowser()
  return {
    address: `${serving.addresses[0]}/`,
    browser,
    close: async () => {
      await browser.close()
      await serving.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** In the middle of a moment, and how many answers it may take until one comes. */
const MOMENT = 700
const ANSWERS = 40

/** Plays on until a moment is on the stage; false when none came. @param {import('playwright-core').Page} page */
export async function staged(page) {
  const isStaged = () => document.querySelector('.table[data-staged=true], .dialog .score') !== null
  for (let n = 0; n < ANSWERS && (await asked(page)); n++) {
    const coming = page.waitForFunction(isStaged, undefined, { timeout: 0 })
    const rested = answer(page, 1)
    if (await Promise.race([coming.then(() => true), rested.then(() => false)])) {
      await page.waitForTimeout(MOMENT)
      return page.evaluate(() => document.querySelector('.table[data-staged=true]') !== null)
    }
    coming.catch(() => undefined)
  }
  return false
}

/**
 * Sets a table against bots, with so many players or as many as the game is for, and begins.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @param {string} game
 * @param {number} players
 */
export async function begin(page, address, game, players) {
  await page.goto(`${address}#/new/${game}?mode=bots`)
  await page.locator('.pill').first().waitFor()
  const counts = (await page.locator('.pill').allTextContents()).map(Number).filter((count) => count <= players)
  await page.click(`.pill:has-text("${Math.max(...counts)}")`)
  for (const select of await page.locator('.set-up-seat select').all()) await select.selectOption('apprentice')
  await page.click('form.set-up button[type=submit]')
  await settled(page)
}

/** Waits until the table is at rest, reading whatever is opened meanwhile, and gives the number of the state that it shows. @param {import('playwright-core').Page} page */
async function settled(page) {
  await page.waitForFunction(() => {
    const table = document.querySelector('.table[data-settled=true]')
    const read = table?.querySelector('.question .read')
    if (read instanceof HTMLElement) read.click()
    return table !== null && read === null
  })
  return Number(await page.getAttribute('.table', 'data-seq'))
}

/** Waits until we are asked something; false when the game is over. @param {import('playwright-core').Page} page */
export async function asked(page) {
  await settled(page)
  return (await page.locator('.dialog .score').count()) === 0
}

/**
 * Answers by the key of the option at this place, or of the first one that has a key: options that are numbers have keys of their own.
 * @param {import('playwright-core').Page} page
 * @param {number} place counted from 1
 * @param {number} [held] for how long, in milliseconds
 */
export async function answer(page, place, held = 0) {
  const before = await settled(page)
  const press = async (/** @type {string} */ key) => {
    await page.keyboard.press(key, { delay: held })
    return (await settled(page)) !== before
  }
  const [first = '1', ...more] = (await page.locator('.question .option-key').allTextContents()).map((key) =>
    key.trim(),
  )
  if (!(await press([first, ...more][place - 1] ?? first))) await press(first)
}
