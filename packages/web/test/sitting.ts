import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LEAST, smallPrint } from '@krcma/look/trial'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './settled.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string }[]
}

interface Sitting {
  readonly language?: 'cs' | 'en' | undefined
  readonly phone?: boolean | undefined
  readonly movement?: boolean | undefined
  /** The time at which the clock of the page stands still; without it, it goes. */
  readonly time?: number | undefined
}

/** Somebody who sits in front of a page. Movement is off unless it is what is tried. */
export async function sitDown(browser: Browser, how: Sitting = {}) {
  const { language = 'en', phone = false, movement = false, time } = how
  const context = await browser.newContext({
    locale: language,
    reducedMotion: movement ? 'no-preference' : 'reduce',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  })
  if (time !== undefined) await context.clock.setFixedTime(time)
  // What browsers mix into the dice is the same in every run, as the dice of the house are.
  await context.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) =>
      array instanceof Uint8Array && array.length === 32 ? array.fill(7) : random(array)
  })
  const page = await context.newPage()
  return { context, page, mistakes: mistakesOf(page) }
}

/** What goes wrong on a page, as it does. */
export function mistakesOf(page: Page): readonly string[] {
  const mistakes: string[] = []
  page.on('pageerror', (mistake) => mistakes.push(mistake.message))
  page.on('console', (message) => {
    // Without a server its calls fail, as they should.
    const answerOfServer = message.location().url.includes('/api/')
    // So does a line that is tried in vain.
    const line = message.text().startsWith('WebSocket connection to')
    // And what was still on its way when the network was cut; that it is missed would be an error of the page.
    const cut = message.text().includes('net::ERR_INTERNET_DISCONNECTED')
    if (message.type() === 'error' && !answerOfServer && !line && !cut) mistakes.push(message.text())
  })
  return mistakes
}

/** Sets a table on this device and begins. */
export async function begin(page: Page, address: string, game: string, mode: string, bot = 'apprentice') {
  await page.goto(`${address}/#/new/${game}?mode=${mode}`)
  await page.waitForSelector('form.set-up')
  for (const select of await page.locator('.set-up-seat select').all()) {
    if (mode === 'bots') await select.selectOption(bot)
  }
  await page.click('form.set-up button[type=submit]')
  await settled(page)
}

/** What the page wants now. */
const wanted = () => {
  if (document.querySelector('.dialog .score') !== null) return 'over'
  if (document.querySelector('.curtain') !== null) return 'curtain'
  const bar = document.querySelector<HTMLElement>('.question')
  const { mine, answered, busy } = bar?.dataset ?? {}
  return mine === 'true' && answered !== 'true' && busy !== 'true' ? 'answer' : ''
}

export const wants = (page: Page): Promise<string> => page.evaluate(wanted)

/** What the page wants when nothing more is coming. */
export async function next(page: Page): Promise<string> {
  await settled(page)
  return wants(page)
}

const lift = (page: Page) => page.click('.curtain button')

/** Plays on to the end, or for so many answers, each given by `answer`; the page is at rest again afterwards. */
export async function play(page: Page, answer: (page: Page) => Promise<void>, most = 600): Promise<number> {
  let seq = await settled(page)
  for (let given = 0; given < most; given++) {
    const what = await wants(page)
    if (what === 'over') return given
    if (what === 'curtain') await lift(page)
    else await answer(page)
    seq = await settled(page, what === 'curtain' ? seq : seq + 1)
  }
  return most
}

/** Clicks an option of the question bar. */
export async function click(page: Page): Promise<void> {
  const list = page.locator('.question-options > button[aria-expanded=false]')
  if ((await list.count()) > 0) await list.click()
  await page.locator('.question .option').first().click()
}

/** Clicks something that glows on the board and stands for one choice, wherever it is; else an option of the question bar. */
export async function touch(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    for (const thing of document.querySelectorAll('.board [data-choice]:not([data-choice$="+"])')) {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // What lies under something else is not what a person would click at.
      if (width > 4 && document.elementFromPoint(x, y)?.closest('[data-choice]') === thing) return { x, y }
    }
    return null
  })
  await (at === null ? click(page) : page.mouse.click(at.x, at.y))
}

/** Presses the key of the first option: where options are numbers themselves that need not be 1. */
export async function press(page: Page): Promise<void> {
  const [key = '1'] = await page.locator('.question .option-key').allTextContents()
  await page.keyboard.press(key.trim())
}

/** Nothing in sight is too small to be read. */
export async function isLegible(page: Page): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 720
  expect(await page.evaluate(smallPrint, LEAST[phone ? 'phone' : 'desk'])).toEqual([])
}

/** Answers, having looked whether everything is legible. */
export function reading(answer: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await isLegible(page)
    await answer(page)
  }
}

/** Nothing in sight is too small to be read, and there is no serious violation of accessibility. */
export async function isAccessible(page: Page): Promise<void> {
  await isLegible(page)
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations
  })
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Nothing sticks out of the window sideways. */
export async function fits(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

/** Waits until the client keeps itself on the device, and can do without a network. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller === null)
      await new Promise((kept) => serviceWorker.addEventListener('controllerchange', kept, { once: true }))
  })
}
