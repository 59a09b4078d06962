// How quickly a table answers to a touch, and whether anything jumps while others move: four players in Chromium, its processor
// slowed down four times, with all movement on.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { preview } from 'vite'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const places = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']
const SLOWER = 4
const ANSWERS = 14

/** The built client on a port of its own, and a browser beside it. */
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

/** Sets a table against bots and begins. @param {import('playwright-core').Page} page @param {string} address */
export async function begin(page, address, game = '', players = 4) {
  await page.goto(`${address}#/new/${game}?mode=bots`)
  await page.click(`.pill:has-text("${players}")`)
  for (const select of await page.locator('.set-up-seat select').all()) await select.selectOption('apprentice')
  await page.click('form.set-up button[type=submit]')
  await page.waitForSelector('.question[data-mine=true]')
}

/** Waits until we are asked something; false when the game is over. @param {import('playwright-core').Page} page */
export async function asked(page) {
  await page.waitForFunction(() => {
    const bar = document.querySelector('.question')
    const mine = bar?.getAttribute('data-mine') === 'true' && bar.getAttribute('data-answered') !== 'true'
    return mine || document.querySelector('.dialog .score') !== null
  })
  return (await page.locator('.dialog .score').count()) === 0
}

/**
 * The longest interactions in milliseconds, each with what it was, and the sum of shifts that nobody's hand caused.
 * @param {Awaited<ReturnType<typeof visit>>} house
 * @param {string} game
 */
export async function feel({ browser, address }, game) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const noted = { shift: 0, moved: /** @type {string[]} */ ([]), longest: new Map() }
    Object.assign(globalThis, { noted })
    const named = (/** @type {Node | null} */ node) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : ''
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        if (entry.hadRecentInput) continue
        noted.shift += entry.value
        for (const { node } of entry.sources) noted.moved.push(named(node))
      }
    }).observe({ type: 'layout-shift' })
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        const { interactionId, duration, name, target } = entry
        if (interactionId === 0 || duration <= (noted.longest.get(interactionId)?.duration ?? 0)) continue
        noted.longest.set(interactionId, { duration, what: `${name} on ${named(target)}` })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  await begin(page, address, game)
  const devices = await context.newCDPSession(page)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // The page that opened was another page; from here on it is the table.
  await page.evaluate(() =>
    Object.assign(/** @type {any} */ (globalThis).noted, { shift: 0, moved: [], longest: new Map() }),
  )
  // A person looks before the next touch: nothing moves any more, and two frames have passed.
  const settled = () =>
    page.waitForFunction(
      () =>
        new Promise((quiet) =>
          requestAnimationFrame(() => requestAnimationFrame(() => quiet(document.getAnimations().length === 0))),
        ),
    )
  for (let i = 0; i < ANSWERS && (await asked(page)); i++) {
    const before = await page.locator('.table').getAttribute('data-moment')
    for (const touch of [
      () => page.keyboard.press('ArrowRight'),
      () => page.keyboard.press('ArrowRight'),
      () => page.locator('.seat').nth(1).click(),
      () => page.locator('.seat').nth(0).click(),
      () => page.locator('.log-line').last().click(),
    ]) {
      await settled()
      await touch()
    }
    await settled()
    await page.keyboard.press(String(1 + (i % 2)))
    const moved = (/** @type {string | null} */ old) =>
      document.querySelector('.table')?.getAttribute('data-moment') !== old
    await page.waitForFunction(moved, before, { timeout: 3000 }).catch(() => page.keyboard.press('1'))
    await page.waitForFunction(moved, before)
  }
  await asked(page)
  const found = await page.evaluate(() => {
    const { noted } = /** @type {any} */ (globalThis)
    return { shift: noted.shift, moved: noted.moved, longest: [...noted.longest.values()] }
  })
  await context.close()
  const longest = found.longest.sort((/** @type {any} */ a, /** @type {any} */ b) => b.duration - a.duration)
  // As the measure is defined: of every fifty interactions the longest one does not count.
  const paint = longest[Math.floor(longest.length / 50)]?.duration ?? 0
  return { paint, shift: found.shift, moved: [...new Set(found.moved)], longest }
}
