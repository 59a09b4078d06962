import { CALL_HEADER, PROTOCOL } from '@krcma/protocol'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openForTests } from './house.ts'
import { settled } from './settled.ts'
import { click, isAccessible, play, sitDown } from './sitting.ts'

const at = openForTests()

const workshop = (page: Page) => page.goto(`${at.house.address}/#/workshop/heroes3`)
const view = (page: Page, name: string) => page.click(`.workshop-editor [role=tab] >> text="${name}"`)
const step = (page: Page, n: number) => page.click(`.workshop-steps li:nth-child(${n}) button`)

it('a scenario is kept on the server, shown, found, copied with its ancestry, changed, and tells what was played on it', async () => {
  const [ana, eve] = await Promise.all([sitDown(at.browser), sitDown(at.browser)])
  const { page } = ana
  await workshop(page)
  await page.click('.workshop-card button >> nth=3')
  await page.fill('.workshop-step input >> nth=0', 'The Žabí ford')
  await step(page, 3)
  await page.fill('.h3w-count input', '1')
  await view(page, 'Play and share')
  await page.click('.workshop-share >> text=Keep it on the server')
  await page.waitForSelector('.workshop-head >> text=On the server: version 1')
  await page.click('.workshop-share >> text=Its page on the server')
  await page.waitForSelector('.h3w-sheet .h3w-tile')
  expect(await page.textContent('article')).toContain('Goals and the end')
  expect(await page.textContent('.scenarios')).toContain('Nobody has played it to the end yet.')
  await isAccessible(page)
  await page.click('text=Show it to everybody')
  await page.waitForSelector('text=Show it by link only')

  // What was shown meanwhile does not stand in the way of the next version.
  await page.goBack()
  await page.waitForSelector('.workshop-share')
  await view(page, 'Form')
  await step(page, 5)
  await page.click('.h3w-count button >> nth=1')
  await page.waitForSelector('.workshop-head >> text=On the server: version 3')

  // A game is played on it.
  await view(page, 'Play and share')
  await page.click('.workshop-share >> text=Its page on the server')
  const here = page.url()
  await page.click('.scenarios >> text=Open a table')
  await page.waitForSelector('form.set-up >> text=On the scenario: The Žabí ford')
  await page.locator('form.set-up fieldset input').first().fill('Ana')
  await page.click('form.set-up button[type=submit]')
  await settled(page)
  await page.selectOption('.gathering select', 'apprentice')
  await page.click('text=Start the game')
  await settled(page)
  await page.waitForSelector('.question')
  await play(page, click)
  await page.goto(here)
  await page.waitForSelector('text=One game so far.')
  expect(await page.locator('.table-card').count()).toBe(1)

  // Somebody else finds it, and makes it theirs.
  await eve.page.goto(`${at.house.address}/#/scenarios/heroes3`)
  await eve.page.fill('input[type=search]', 'dragon')
  await eve.page.waitForSelector('text=Nothing like that was found.')
  await eve.page.fill('input[type=search]', 'zabi FORD')
  await eve.page.click('.scenario-card >> text=The Žabí ford')
  await eve.page.waitForSelector('text=One game so far.')
  await eve.page.click('text=Change a copy of it')
  await eve.page.waitForSelector('.workshop-step')
  await eve.page.fill('.workshop-step input >> nth=0', "Eve's ford")
  await eve.page.waitForSelector('.workshop-head >> text=On the server: version 2')
  await view(eve.page, 'Play and share')
  await eve.page.click('.workshop-share >> text=Its page on the server')
  await eve.page.waitForSelector("article >> text=Eve's ford")
  await eve.page.click('.scenario-facts >> text=copied from')
  await eve.page.waitForSelector('article >> text=The Žabí ford')
  expect([...ana.mistakes, ...eve.mistakes]).toEqual([])
  await Promise.all([ana, eve].map(({ context }) => context.close()))
}, 240_000)

it('whoever has an account finds on the server what was changed, without asking for it', async () => {
  const { page, context, mistakes } = await sitDown(at.browser)
  await page.goto(`${at.house.address}/#/settings`)
  await page.evaluate((headers) => fetch('/api/come-as-guest', { method: 'POST', headers, body: '{"name":"Anna"}' }), {
    'content-type': 'application/json',
    [CALL_HEADER]: String(PROTOCOL),
  })
  await page.reload()
  await page.fill('input[autocomplete^="username webauthn"]', 'anna')
  await page.fill('.account form input[type=password]', 'a long enough password')
  await page.click('.account form button[type=submit]')
  await page.waitForSelector('.dialog .codes')
  await workshop(page)
  await page.click('.workshop-card button >> nth=1')
  await page.fill('.workshop-step input >> nth=0', 'A race of mine')
  await page.waitForSelector('.workshop-head >> text=On the server: version 1')
  await page.goto(`${at.house.address}/#/scenarios/heroes3`)
  await page.waitForSelector('.scenario-card >> text=A race of mine')
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)
