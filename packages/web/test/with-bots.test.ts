import { expect, it } from 'vitest'
import { join } from './company.ts'
import { openForTests } from './house.ts'
import { sitDown } from './sitting.ts'

const at = openForTests()

it('bots at a table of several people have names, each its own; the owner starts it from no seat at all', async () => {
  const [ana, bob] = await Promise.all([sitDown(at.browser), sitDown(at.browser, { language: 'cs' })])
  const { page } = ana
  await page.goto(`${at.house.address}/#/new/tales-of-glory?mode=online`)
  await page.fill('form.set-up fieldset input >> nth=0', 'Ana')
  await page.click('.pill:has-text("3")')
  for (const seat of [0, 1])
    await page.locator('form.set-up select:has(option[value=journeyman])').nth(seat).selectOption('journeyman')
  await page.click('form.set-up button[type=submit]')
  await page.waitForSelector('.invite input')
  const link = await page.inputValue('.invite input')
  await page.click('text=Stand up')
  await page.waitForSelector('.gathering >> text=Free seat')
  expect(await page.locator('button.big').isDisabled()).toBe(true)
  await join(bob.page, link, 'Bořek')
  // Who only sits there waits for her.
  await bob.page.waitForSelector('[role=status] >> text=Ana')
  await page.click('text=Start the game')
  const names = async (one: typeof page) => {
    await one.waitForSelector('.table')
    return one.locator('.seat-name').allInnerTexts()
  }
  expect(await names(page)).toEqual(['Bořek', 'Ludmila the Journeyman', 'Ludmila the Journeyman 2'])
  expect(await names(bob.page)).toEqual(['Bořek', 'Tovaryška Ludmila', 'Tovaryška Ludmila 2'])
  expect([...ana.mistakes, ...bob.mistakes]).toEqual([])
  await Promise.all([ana, bob].map(({ context }) => context.close()))
}, 120_000)
