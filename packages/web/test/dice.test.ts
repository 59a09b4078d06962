import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { join, openTable, playTogether, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { actBefore, settled } from './settled.ts'
import { isAccessible, press, sitDown } from './sitting.ts'

const at = openForTests()

const found = (page: Page) =>
  page.locator('.findings li').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['found']))

/** The two agree to end the game. */
async function end(ana: Page, bob: Page): Promise<void> {
  await actBefore([ana, bob], ana, async (page) => {
    await page.click('.table-head button >> nth=-1')
    await page.click('.menu-list >> text=Propose to end the game now')
  })
  await actBefore([ana, bob], bob, (page) => page.click('.proposal >> text=Souhlasím'))
}

/** What this browser noted of the dice of the table that it shows, with something in it changed. */
async function forge(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate((to) => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('krcma-dice-'))
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...to }))
  }, change)
}

async function verify(page: Page): Promise<(string | undefined)[]> {
  await page.click('.dialog-foot >> text=Verify the dice')
  await page.waitForSelector('.findings')
  const all = await found(page)
  await page.click('.dialog-head button')
  return all
}

it('both browsers mix in words of their own, and each proves the dice by what it noted itself', async () => {
  const { ana, bob, link, leave } = await twoAt(at, 'tales-of-glory')
  await playTogether([ana.page, bob.page], press, 4)
  await end(ana.page, bob.page)
  const { page } = ana
  expect(await verify(page)).toEqual(['yes', 'yes', 'yes', 'yes', 'yes'])
  await page.click('.dialog-foot >> text=Verify the dice')
  await page.waitForSelector('.dialog >> text=The dice were honest.')
  await isAccessible(page)
  await page.click('.dialog-head button')
  // A house that has exchanged the seed, what somebody mixed in, or what others had sealed.
  const note = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('krcma-dice-') ? [JSON.parse(text)] : [])),
  )
  expect(note).toHaveLength(1)
  await forge(page, { commitment: 'ab'.repeat(32) })
  expect((await verify(page))[0]).toBe('no')
  await forge(page, { ...note[0], words: 'cd'.repeat(32) })
  expect((await verify(page))[1]).toBe('no')
  await forge(page, { ...note[0], seals: [note[0].seals[0], 'ab'.repeat(32)] })
  expect((await verify(page))[2]).toBe('no')
  await page.click('.dialog-foot >> text=Verify the dice')
  await page.waitForSelector('.dialog >> text=Something does not agree.')
  await page.click('.dialog-head button')

  // Who only comes to look has the rest proven, and is told what is the word of the house.
  const eve = await sitDown(at.browser)
  await eve.page.goto(link)
  await settled(eve.page)
  expect(await verify(eve.page)).toEqual(['unknown', 'unknown', 'unknown', 'yes', 'yes'])
  expect(eve.mistakes).toEqual([])
  await eve.context.close()
  await leave()
}, 120_000)

it('a game begins without the words of one who has gone, when the owner says so, and everybody reads whose', async () => {
  const [ana, bob] = await Promise.all([sitDown(at.browser), sitDown(at.browser)])
  await ana.page.clock.install()
  const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null)
  await join(bob.page, link, 'Ben')
  await settled(ana.page, await settled(bob.page))
  expect(await ana.page.locator('.gathering .sealed').count()).toBe(2)
  await bob.page.goto('about:blank')
  await ana.page.click('text=Start the game')
  await ana.page.waitForSelector('text=Still missing is the part of: Ben.')
  await isAccessible(ana.page)
  await at.house.pass(20_000)
  await ana.page.clock.runFor(20_000)
  const waited = Number(await ana.page.locator('[data-seq]').getAttribute('data-seq'))
  await ana.page.click('text=Begin without the part of: Ben')
  await settled(ana.page, waited + 1)
  expect(await ana.page.locator('.board').count()).toBe(1)
  expect([...ana.mistakes, ...bob.mistakes]).toEqual([])
  for (const { context } of [ana, bob]) await context.close()
}, 120_000)

it('the house says how dice are made, and what it could still do, in both languages', async () => {
  for (const [language, text] of [
    ['en', 'What whoever runs the house could still do'],
    ['cs', 'Co by ještě mohl ten, kdo dům provozuje'],
  ] as const) {
    const { page, context, mistakes } = await sitDown(at.browser, { language })
    await page.goto(`${at.house.address}/#/`)
    await page.click('.house-foot a >> nth=1')
    await page.waitForSelector(`text=${text}`)
    await isAccessible(page)
    expect(mistakes).toEqual([])
    await context.close()
  }
}, 120_000)
