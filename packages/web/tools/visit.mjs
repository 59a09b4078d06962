// The built client on a port of its own, a browser beside it, and what somebody does there.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { preview } from 'vite'

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
  const executablePath = places.find((path) => existsSync(path))
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  })
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
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
