import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled } from './settled.ts'
import { visitForTests } from './site.ts'
import { fits, isLegible, play, press, sitDown } from './sitting.ts'

const at = visitForTests()

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]
const boards = [
  { game: 'tales-of-glory', counts: [2, 5] },
  { game: 'roll-player', counts: [2, 4] },
  { game: 'witcher-path-of-destiny', counts: [5] },
  { game: 'near-and-far', counts: [4] },
  { game: 'heroes3', counts: [2] },
]

/** The choices on the board, with names, that are further away than one swipe: beyond a window's width or height of what they lie in. */
const beyondReach = () =>
  [...document.querySelectorAll<HTMLElement>('.board [data-choice]')].flatMap((thing) => {
    if (!thing.checkVisibility({ visibilityProperty: true })) return []
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    let [across, down] = [0, 0]
    for (let box = thing.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const window = box.getBoundingClientRect()
      const away = (from: number, to: number, low: number, high: number) => Math.max(0, low - from, to - high)
      if (overflowX === 'auto' || overflowX === 'scroll')
        across = Math.max(across, away(left, right, window.left, window.right) / window.width)
      if (overflowY === 'auto' || overflowY === 'scroll')
        down = Math.max(down, away(top, bottom, window.top, window.bottom) / window.height)
    }
    return across > 1 || down > 1.5 ? [`${thing.getAttribute('aria-label')}: ${across} across, ${down} down`] : []
  })

/** How much of the height lesson and question take together. */
const taken = () => {
  const tall = (what: string) => document.querySelector(what)?.getBoundingClientRect().height ?? 0
  return (tall('.lesson') + tall('.lesson p') + tall('.question')) / innerHeight
}

async function looksGood(page: Page): Promise<void> {
  await fits(page)
  await isLegible(page)
  expect(await page.evaluate(beyondReach)).toEqual([])
  expect(await page.evaluate(taken)).toBeLessThan(0.34)
  // One's own plate comes first, and whole.
  const plate = await page.locator('.seat').first().boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect((plate?.x ?? -1) >= 0 && (plate?.x ?? 0) + (plate?.width ?? 0) <= width).toBe(true)
  // What opens the list is to be touched, lesson or not.
  for (const opener of await page.locator('.question [aria-expanded]').all())
    await opener.click({ trial: true, timeout: 5_000 })
}

describe('on a phone', () => {
  for (const size of sizes)
    for (const { game, counts } of boards)
      for (const players of counts)
        it(`all that one chooses between is in reach: ${game} with ${players}, ${size.width}x${size.height}`, async () => {
          const { page, context, mistakes } = await sitDown(at.browser, { phone: true, language: 'cs' })
          await page.setViewportSize(size)
          await page.goto(`${at.site.address}/#/new/${game}?mode=bots`)
          await page.waitForSelector('form.set-up')
          await page.click(`.pill:text-is("${players}")`)
          for (const select of await page.locator('.set-up-seat select').all()) await select.selectOption('apprentice')
          await page.click('form.set-up button[type=submit]')
          await settled(page)
          await play(
            page,
            async (page) => {
              await looksGood(page)
              await press(page)
            },
            8,
          )
          expect(mistakes).toEqual([])
          await context.close()
        }, 120_000)
})
