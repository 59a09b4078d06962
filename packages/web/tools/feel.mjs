// How quickly a table answers to a touch, and whether anything jumps while others move: four players in Chromium, its processor
// slowed down four times, with all movement on.
import { watchHost } from './host.mjs'
import { answer, asked, begin } from './visit.mjs'

const SLOWER = 4
/** Touches that are to count, and answers with five other touches each after which no more are made. */
const COUNTED = 60
const ANSWERS = 30
const SIZE = { width: 1440, height: 900 }
/** A person looks before the next touch, and holds a key or a button down for a moment, in milliseconds. */
const LOOK = 150
const HOLD = 60

/**
 * A window without a screen counts its own bar in its height: without more of it the lowest part of the page would lie outside,
 * and what changes there alone would never be painted.
 * @param {import('playwright-core').CDPSession} devices
 */
async function showWholePage(devices) {
  const { windowId } = await devices.send('Browser.getWindowForTarget')
  await devices.send('Browser.setWindowBounds', { windowId, bounds: { ...SIZE, height: SIZE.height + 200 } })
}

/** Notes, in the page, every interaction with its three parts and every shift that nobody's hand caused. */
function note() {
  const noted = { shift: 0, moved: /** @type {string[]} */ ([]), longest: new Map() }
  const named = (/** @type {Node | null} */ node) =>
    node instanceof Element ? `${node.tagName}.${node.getAttribute('class') ?? ''}` : ''
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue
      noted.shift += entry.value
      for (const { node } of entry.sources) noted.moved.push(named(node))
    }
  }).observe({ type: 'layout-shift' })
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      const { interactionId, startTime, processingStart, processingEnd, duration, name, target } = entry
      if (interactionId === 0 || duration <= (noted.longest.get(interactionId)?.duration ?? 0)) continue
      const parts = [processingStart - startTime, processingEnd - processingStart, startTime + duration - processingEnd]
      noted.longest.set(interactionId, {
        at: performance.timeOrigin + startTime,
        duration,
        parts,
        what: `${name} on ${named(target)}`,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  /** The same sum, again and again: how long it takes says how much of the processor is ours. */
  const sum = () => {
    const from = performance.now()
    let total = 0
    for (let i = 0; i < 8_000_000; i++) total = (total * 31 + i) | 0
    // Looked at, so that the browser cannot do without it.
    return performance.now() - from + (total === 1 ? 1 : 0)
  }
  Object.assign(globalThis, { noted, speed: sum })
}

/**
 * The longest interactions in milliseconds, each with what it was, and the sum of shifts that nobody's hand caused.
 * @param {Awaited<ReturnType<typeof import('./visit.mjs').visit>>} house
 * @param {string} game
 */
export async function feel({ browser, address }, game) {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en' })
  const page = await context.newPage()
  await page.addInitScript(note)
  const devices = await context.newCDPSession(page)
  await showWholePage(devices)
  await begin(page, address, game, 4)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // The page that opened was another page; from here on it is the table.
  await page.evaluate(() =>
    Object.assign(/** @type {any} */ (globalThis).noted, { shift: 0, moved: [], longest: new Map() }),
  )
  /** Nothing moves any more, what was drawn last is on the screen, and it takes a moment to see it. */
  const settled = async () => {
    await page.waitForFunction(
      () =>
        new Promise((quiet) =>
          requestAnimationFrame(() => requestAnimationFrame(() => quiet(document.getAnimations().length === 0))),
        ),
    )
    await page.waitForTimeout(LOOK)
  }
  const press = async (/** @type {string} */ key) => page.keyboard.press(key, { delay: HOLD })
  // A hand comes first, and what it comes over may show that; then it presses, then it lets go.
  const click = async (/** @type {string} */ what, /** @type {number} */ which) => {
    const at = await page.locator(what).nth(which).boundingBox()
    if (at === null) throw new Error(`nothing to touch: ${what}`)
    await page.mouse.move(at.x + at.width / 3, at.y + at.height / 2)
    await settled()
    await page.mouse.down()
    await page.waitForTimeout(HOLD)
    await page.mouse.up()
  }
  /** @type {Clocked[]} */
  const clocked = []
  const clock = async (/** @type {string} */ before) => {
    await settled()
    const now = () => ({
      at: performance.timeOrigin + performance.now(),
      speed: /** @type {any} */ (globalThis).speed(),
    })
    clocked.push({ before, ...(await page.evaluate(now)) })
    // A browser that is slowed down makes up for a long sum after it: nobody's touch is to wait for that.
    await settled()
  }
  const host = watchHost()
  const own = (/** @type {Noted} */ { at, duration }) => !host.took(at, at + duration)
  const noted = () =>
    page.evaluate(() => {
      const { shift, moved, longest } = /** @type {any} */ (globalThis).noted
      return { shift, moved, longest: /** @type {Noted[]} */ ([...longest.values()]) }
    })
  const enough = async () => (await noted()).longest.filter(own).length >= COUNTED
  for (let i = 0; i < ANSWERS && !(await enough()) && (await asked(page)); i++) {
    /** @type {[string, () => Promise<void>][]} */
    const touches = [
      ['looks at a choice', () => press('ArrowRight')],
      ['looks at the next', () => press('ArrowRight')],
      ['opens another seat', () => click('.seat', 1)],
      ['goes back', () => click('.seat', 0)],
      // Of a game that begins with a question nothing has been told yet.
      ...((await page.locator('.log-line').count()) === 0
        ? []
        : [/** @type {[string, () => Promise<void>]} */ (['points at a sentence', () => click('.log-line', -1)])]),
      ['answers', () => answer(page, 1 + (i % 2), HOLD)],
    ]
    for (const [what, touch] of touches) {
      await clock(`${what}, ${i + 1}`)
      await touch()
    }
  }
  await asked(page)
  await clock('ends')
  const { shift, moved, longest } = await noted()
  host.stop()
  await context.close()
  const counted = longest.filter(own)
  return {
    shift,
    moved: [...new Set(moved)],
    all: { count: longest.length, paint: judged(longest, clocked).paint },
    ...judged(counted, clocked),
  }
}

/** @typedef {{ before: string, at: number, speed: number }} Clocked */
/** @typedef {{ at: number, duration: number, parts: number[], what: string }} Noted */

/**
 * As the measure is defined, the longest interaction counts, and of every fifty one less. The same sum, done before every touch,
 * says how fast the machine was meanwhile, usually and at its slowest.
 * @param {Noted[]} all
 * @param {Clocked[]} clocked
 */
function judged(all, clocked) {
  const sums = clocked.map(({ speed }) => speed).sort((a, b) => a - b)
  const longest = all
    .map((one) => ({ ...one, touch: clocked.findLast(({ at }) => at <= one.at)?.before ?? '' }))
    .sort((a, b) => b.duration - a.duration)
  const paint = longest[Math.floor(longest.length / 50)]?.duration ?? 0
  return { paint, longest, usual: sums[sums.length >> 1] ?? 0, slowest: sums.at(-1) ?? 0 }
}
