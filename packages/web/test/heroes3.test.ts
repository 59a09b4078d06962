import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playTogether, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { inStep } from './settled.ts'
import { visitForTests } from './site.ts'
import { begin, click, fits, isAccessible, isKept, isLegible, next, play, press, sitDown, touch } from './sitting.ts'

const HEROES = 'heroes3'

const fights = (page: Page) => page.evaluate(() => document.querySelector('.h3-battle') !== null)

/** Goes by Tab to something that can be chosen on the combat board, and chooses it by Enter; else presses the key of an option. */
async function byKeyboard(page: Page): Promise<void> {
  const open = await page.locator('.h3-arena [data-choice]:not([data-lit=away])').count()
  if (open === 0) return press(page)
  for (let n = 0; n < 120; n++) {
    await page.keyboard.press('Tab')
    const there = await page.evaluate(
      () => document.activeElement?.matches('.h3-arena [data-choice]:not([data-lit=away])') === true,
    )
    if (there) return page.keyboard.press('Enter')
  }
  throw new Error('nothing on the combat board is reached by Tab')
}

describe('Heroes III on a server', () => {
  const at = openForTests()

  it('two people play a whole tournament game, one by touching the board, one by keyboard in Czech; both see the same end', async () => {
    const { ana, bob, leave } = await twoAt(at, HEROES)
    await isAccessible(ana.page)
    await isAccessible(bob.page)
    let fought = false
    const answer = async (page: Page) => {
      if (!fought && (await fights(page))) {
        fought = true
        await isAccessible(page)
      }
      await (page === ana.page ? touch(page) : press(page))
    }
    expect(await playTogether([ana.page, bob.page], answer, 1500)).toBeGreaterThan(100)
    expect(fought).toBe(true)
    await inStep([ana.page, bob.page])
    await isAccessible(ana.page)
    const totals = await Promise.all(
      [ana, bob].map(({ page }) => page.locator('.h3-ending .h3-total td').allTextContents()),
    )
    expect(totals[0]).toHaveLength(2)
    expect(totals[1]).toEqual(totals[0])
    await leave()
  }, 600_000)
})

describe('Heroes III on this device', () => {
  const at = visitForTests()

  it('a whole game against a bot is played without a network, one combat led by the program; it ends with points by source', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.site.address, HEROES, 'bots')
    await isKept(page)
    await context.setOffline(true)
    let led = false
    const answer = async (one: Page) => {
      if (led || !(await fights(one))) return click(one)
      led = true
      await one.click('.h3-led')
      await one.waitForFunction(() => document.querySelector('.h3-battle') === null)
    }
    expect(await play(page, answer, 1500)).toBeGreaterThan(50)
    expect(led).toBe(true)
    expect(await page.locator('.dialog .score').count()).toBe(1)
    expect(await page.locator('.h3-ending .h3-score tbody tr').count()).toBe(9)
    expect(mistakes).toEqual([])
    await context.close()
  }, 600_000)

  it('a combat is fought by keyboard alone, from the deployment to its end', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.site.address, HEROES, 'bots')
    let chosen = 0
    for (let n = 0; n < 400; n++) {
      if ((await next(page)) !== 'answer') continue
      const inCombat = await fights(page)
      if (chosen > 0 && !inCombat) break
      if (inCombat) chosen++
      await byKeyboard(page)
    }
    expect(chosen).toBeGreaterThan(3)
    expect(await fights(page)).toBe(false)
    expect(mistakes).toEqual([])
    await context.close()
  }, 300_000)

  it('on a phone nothing sticks out and all is legible, on the map, in the town and in a combat', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
    await begin(page, at.site.address, HEROES, 'bots')
    let fought = 0
    const looked = async (one: Page) => {
      if (await fights(one)) fought++
      await fits(one)
      await isLegible(one)
      await touch(one)
    }
    await play(page, looked, 60)
    expect(fought).toBeGreaterThan(0)
    for (const panel of await page.locator('.h3-dock button').all()) {
      await panel.click()
      await fits(page)
      await isAccessible(page)
      await page.keyboard.press('Escape')
    }
    expect(mistakes).toEqual([])
    await context.close()
  }, 300_000)
})
