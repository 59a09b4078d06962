// How quickly a table answers to a touch, and whether anything jumps while others move: four players in Chromium, its processor
// slowed down four times, with all movement on.
import { answer, asked, begin } from './visit.mjs'

const SLOWER = 4
const ANSWERS = 10
const LOOK = 150
const SIZE = { width: 1440, height: 900 }

/**
 * A window without a screen counts its own bar in its height: without more of it the lowest part of the page would lie outside,
 * and what changes there alone would never be painted.
 * @param {import('playwright-core').CDPSession} devices
 */
async function showWholePage(devices) {
  const { windowId } = await devices.send('Browser.getWindowForTarget')
  await devices.send('Browser.setWindowBounds', { windowId, bounds: { ...SIZE, height: SIZE.height + 200 } })
}

/**
 * The longest interactions in milliseconds, each with what it was, and the sum of shifts that nobody's hand caused.
 * @param {Awaited<ReturnType<typeof import('./visit.mjs').visit>>} house
 * @param {string} game
 */
export async function feel({ browser, address }, game) {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en' })
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
  const devices = await context.newCDPSession(page)
  await showWholePage(devices)
  await begin(page, address, game, 4)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // The page that opened was another page; from here on it is the table.
  await page.evaluate(() =>
    Object.assign(/** @type {any} */ (globalThis).noted, { shift: 0, moved: [], longest: new Map() }),
  )
  // A person looks before the next touch: nothing moves any more, what was drawn last is on the screen, and it takes a moment
  // to see it. Nobody touches within 150 ms of what they have just seen.
  const settled = async () => {
    await page.waitForFunction(
      () =>
        new Promise((quiet) =>
          requestAnimationFrame(() => requestAnimationFrame(() => quiet(document.getAnimations().length === 0))),
        ),
    )
    await page.waitForTimeout(LOOK)
  }
  for (let i = 0; i < ANSWERS && (await asked(page)); i++) {
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
    await answer(page, 1 + (i % 2))
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
