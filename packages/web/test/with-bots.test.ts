import { expect, it } from 'vitest'
import { begins, join } from './company.ts'
import { openForTests } from './house.ts'
import { act, settled } from './settled.ts'
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
  await settled(page)
  const link = await page.inputValue('.invite input')
  await act(page, () => page.click('text=Stand up'))
  expect(await page.locator('.gathering').textContent()).toContain('Free seat')
  expect(await page.locator('button.big').isDisabled()).toBe(true)
  await join(bob.page, link, 'Bořek')
  // Who only sits there waits for her.
  expect(await bob.page.locator('[role=status]').textContent()).toContain('Ana')
  await begins([page, bob.page])
  const names = (one: typeof page) => one.locator('.seat-name').allInnerTexts()
  const hers = await names(page)
  expect(hers[0]).toBe('Bořek')
  expect(new Set(hers).size).toBe(3)
  expect(await names(bob.page)).toEqual(hers)
  // With the title, in the language of whoever looks.
  expect(await page.locator('.seat').nth(1).getAttribute('title')).toContain(`${hers[1]} the Journeyman`)
  expect(await bob.page.locator('.seat').nth(1).getAttribute('title')).toMatch(/Tovaryšk?a? /)
  expect([...ana.mistakes, ...bob.mistakes]).toEqual([])
  await Promise.all([ana, bob].map(({ context }) => context.close()))
}, 240_000)
