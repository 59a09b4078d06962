import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { join, openTable, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { inStep, settled } from './settled.ts'
import { fits, isAccessible, sitDown } from './sitting.ts'

const at = openForTests()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

it('the owner calls a table off by keyboard; one who sits there and one who looks on are told, and go back to the lobby', async () => {
  const [ana, bob, eve] = await Promise.all([
    sitDown(at.browser),
    sitDown(at.browser, { language: 'cs', phone: true }),
    sitDown(at.browser),
  ])
  const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null)
  await join(bob.page, link, 'Bořek')
  await eve.page.goto(link)
  await inStep([ana.page, bob.page, eve.page])
  for (const { page } of [bob, eve]) expect(await page.locator('text=/Call the table off|Zrušit stůl/').count()).toBe(0)

  // Once is not enough, and one may think better of it.
  const { page, context } = ana
  expect(await page.locator('.gathering').textContent()).toContain('Bořek')
  await page.locator('button', { hasText: 'Call the table off…' }).press('Enter')
  expect(await focused(page)).toBe('Whoever waits here will be told. This cannot be taken back.')
  await isAccessible(page)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Call the table off')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Never mind')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Call the table off…')
  expect(await page.locator('.sure').count()).toBe(0)
  await page.keyboard.press('Enter')
  expect(await page.locator('.sure').count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Call the table off')
  await page.keyboard.press('Enter')

  for (const one of [ana, eve])
    await one.page.waitForSelector('[role=alert] >> text=This table was called off before the game began.')
  await bob.page.waitForSelector('[role=alert] >> text=Stůl byl zrušen dřív, než hra začala.')
  expect(await bob.page.locator('h1').textContent()).toBe('Příběhy slávy')
  await isAccessible(bob.page)
  await fits(bob.page)
  // Nobody has played anything that could be saved.
  expect(await page.locator('.dialog-foot > *').allInnerTexts()).toEqual(['To the lobby'])
  await page.click('text=To the lobby')
  await page.waitForSelector('.game-card')
  await bob.page.click('text=Do lokálu')
  await bob.page.waitForSelector('.game-card')
  expect([...ana.mistakes, ...bob.mistakes, ...eve.mistakes]).toEqual([])
  await Promise.all([context, bob.context, eve.context].map((one) => one.close()))
}, 240_000)

it('an admin closes a table that is under way; nobody else is offered that', async () => {
  const { ana, bob, link, leave } = await twoAt(at, 'tales-of-glory')
  const { page } = ana
  await page.goto(`${at.house.address}/#/settings`)
  await page.fill('input[autocomplete^=username]', 'hospodsky')
  await page.fill('input[type=password]', 'a long enough password')
  await page.click('.account button[type=submit]')
  await page.waitForSelector('.account >> text=You are logged in as hospodsky.')
  await at.house.admin('add', 'hospodsky')
  await page.goto(link)
  await settled(page)
  for (const one of [page, bob.page]) {
    await one.click('.table-head button >> nth=-1')
    await one.waitForSelector('.menu-list')
  }
  expect(await bob.page.locator('text=Zavřít tento stůl').count()).toBe(0)
  await bob.page.keyboard.press('Escape')
  await page.click('.menu-list >> text=Close this table…')
  await isAccessible(page)
  await page.click('.sure >> text=Close this table')
  await page.waitForSelector('.dialog >> text=The house has closed this table.')
  await bob.page.waitForSelector('.dialog >> text=Podnik tento stůl zavřel.')
  await leave()
}, 240_000)
