import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChromium } from '@krcma/browser'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { begins, playTogether } from './company.ts'
import { openMarket } from './market.ts'
import { act, settled } from './settled.ts'
import { opened } from './site.ts'
import { click, fits, isAccessible, sitDown } from './sitting.ts'

const market = opened(openMarket)
const browser = opened(openChromium)

/** Comes by the link of a saga, says who one is, and takes up a sheet that nobody holds. */
async function takeUp(page: Page, link: string, name: string, text: string): Promise<void> {
  await page.goto(link)
  await settled(page)
  await page.fill('.saga-next input', name)
  await act(page, () => page.click(`.saga-join >> text=${text}`))
}

it('on a server, two people play an evening of a saga, one leaves, and somebody else goes on with the sheet', async () => {
  const [ana, bob, eve] = await Promise.all([
    sitDown(browser()),
    sitDown(browser(), { language: 'cs', phone: true }),
    sitDown(browser()),
  ])
  const { address } = market()
  await ana.page.goto(`${address}/#/begin-saga/night-market`)
  await ana.page.click('form.set-up .pill >> text=On the server')
  await ana.page.fill('form.set-up input[maxlength="60"]', 'Salt and light')
  await ana.page.fill('.set-up-seat input', 'Ana')
  await ana.page.click('form.set-up button[type=submit]')
  await settled(ana.page)
  const link = await ana.page.inputValue('.invite input')

  await bob.page.goto(link)
  await settled(bob.page)
  expect(await bob.page.locator('.saga-sheet').count()).toBe(0)
  await takeUp(bob.page, link, 'Bořek', 'Ujmout se tohoto listu')
  await fits(bob.page)
  await isAccessible(bob.page)
  expect(await bob.page.locator('.saga-sheet').count()).toBe(2)

  // The leader opens the evening; the other is shown it in the list of sagas, and comes.
  await ana.page.reload()
  await settled(ana.page)
  await isAccessible(ana.page)
  await ana.page.click('.saga-next button[type=submit]')
  await ana.page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await settled(ana.page)
  await bob.page.reload()
  await settled(bob.page)
  await bob.page.click('.saga-on button')
  await bob.page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await act(bob.page, () => bob.page.click('.gathering button'))
  await begins([ana.page, bob.page])
  await playTogether([ana.page, bob.page], click)
  await ana.page.click('.dialog-foot >> text=Back to the saga')
  await settled(ana.page)
  expect(await ana.page.locator('.saga-facts').textContent()).toContain('1 evening played')
  const purse = await ana.page.locator('.saga-sheet').nth(1).textContent()

  // Bořek leaves: his sheet stays, and Eve takes it up as it is.
  await bob.page.goto(link)
  await settled(bob.page)
  await bob.page.click('.saga-keeping >> text=Odejít ze ságy')
  await bob.page.click('.sure button >> text=Odejít ze ságy')
  await bob.page.waitForFunction(() => !location.hash.startsWith('#/saga/'))
  await takeUp(eve.page, link, 'Eva', 'Take up this sheet')
  expect(await eve.page.locator('.saga-sheet').nth(1).textContent()).toBe(purse)
  expect(await eve.page.locator('.saga-member h3').allTextContents()).toEqual(['Ana', 'Eva'])
  expect([...ana.mistakes, ...bob.mistakes, ...eve.mistakes]).toEqual([])
  await Promise.all([ana, bob, eve].map(({ context }) => context.close()))
}, 240_000)

it('a scenario is brought, shown to everybody, copied by somebody else, and a table is opened on it', async () => {
  const [ana, bob] = await Promise.all([sitDown(browser()), sitDown(browser(), { language: 'cs', phone: true })])
  const { address } = market()
  const file = join(mkdtempSync(join(tmpdir(), 'krcma-scenario-')), 'scenario.json')
  const texts = { en: { name: 'Two nights', about: 'A short market, and a dear gate.' } }
  const content = { nights: 2, toll: 3 }
  writeFileSync(file, JSON.stringify({ krcma: 'scenario', game: 'night-market', rules: 1, texts, content }))
  await ana.page.goto(`${address}/#/scenarios/night-market`)
  await ana.page.setInputFiles('input[type=file]', file)
  await ana.page.waitForSelector('.scenarios h2 >> text=Two nights')
  await isAccessible(ana.page)

  // Whoever has no link finds nothing until it is for everybody.
  const place = ana.page.url()
  await bob.page.goto(place)
  await bob.page.waitForSelector('.scenarios [role=alert]')
  await ana.page.click('text=Show it to everybody')
  await ana.page.waitForSelector('text=Show it by link only')
  await bob.page.click('text=Všechny scénáře')
  await bob.page.click('.scenario-card >> text=Two nights')
  await bob.page.waitForSelector('.scenarios h2 >> text=Two nights')
  await fits(bob.page)
  await isAccessible(bob.page)
  await bob.page.click('button >> text=Zkopírovat')
  await bob.page.waitForFunction((from) => location.href !== from, place)
  await bob.page.waitForSelector('.scenario-facts >> text=podle scénáře, jehož autor je')
  await bob.page.click('text=Všechny scénáře')
  await bob.page.waitForSelector('.scenarios h2 >> text=Vaše')
  expect(await bob.page.locator('.scenario-card').count()).toBe(2)
  await isAccessible(bob.page)

  await ana.page.click('.saga-keeping >> text=Open a table')
  await ana.page.waitForSelector('form.set-up')
  await ana.page.fill('form.set-up fieldset input >> nth=0', 'Ana')
  await ana.page.click('form.set-up button[type=submit]')
  await ana.page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await settled(ana.page)
  expect(await ana.page.locator('.agreed').textContent()).toContain('Two nights')
  expect(await ana.page.locator('.gathering').textContent()).toContain('Ana')
  await Promise.all([ana, bob].map(({ context }) => context.close()))
}, 240_000)
