import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChromium } from '@krcma/browser'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { act, settled } from './settled.ts'
import { buildTrial, opened, serveSite } from './site.ts'
import { click, fits, isAccessible, play, sitDown } from './sitting.ts'

/** A client with the night market on its shelf: so far no game of the house has sagas. */
const site = opened(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-trial-'))
  await buildTrial(folder)
  const served = await serveSite(folder)
  const close = async () => {
    await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: served.address, close }
})
const browser = opened(openChromium)

/** Opens the evening of one night, and waits for its table. */
async function open(page: Page, evening: string, button: string): Promise<void> {
  await page.click(`.saga-next .pill >> text=${evening}`)
  await page.click(`.saga-next button[type=submit] >> text=${button}`)
  await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await settled(page)
}

const sheet = (page: Page, member: number) => page.locator('.saga-sheet').nth(member).textContent()

it('on this device, a saga of three evenings is played, through closed pages, with a member replaced, and is taken along', async () => {
  const { page: first, context, mistakes } = await sitDown(browser())
  await first.goto(`${site().address}/#/begin-saga/night-market`)
  await first.waitForSelector('form.set-up')
  await first.fill('form.set-up input >> nth=0', 'Nights')
  await first.selectOption('.set-up-seat select', 'apprentice')
  await isAccessible(first)
  await first.click('form.set-up button[type=submit]')
  await settled(first)
  await act(first, (page) => page.click('.saga-next >> text=Buy a lantern'))
  expect(await sheet(first, 0)).toContain('2 coins')
  await isAccessible(first)

  // The first evening: the page is loaded anew in the middle of it.
  await open(first, 'One night only', 'Open the evening')
  await play(first, click, 2)
  await first.reload()
  await settled(first)
  await play(first, click)
  await first.click('.dialog-foot >> text=Back to the saga')
  await settled(first)
  expect(await first.locator('.saga-facts').textContent()).toContain('1 evening played')
  expect(await first.locator('.saga-evening').count()).toBe(1)
  const before = await sheet(first, 1)
  const [, bot = ''] = await first.locator('.saga-member h3').allTextContents()

  // The bot's sheet is left, and taken up by somebody; then the page is closed as soon as the evening is open.
  await act(first, (page) => page.selectOption('.saga-member >> nth=1 >> select', 'nobody'))
  await first.fill('.saga-member input', 'Eve')
  await act(first, (page) => page.click('text=Take up this sheet'))
  expect(await first.locator('.saga-member h3').allTextContents()).toEqual(['Player 1', 'Eve'])
  expect(await sheet(first, 1)).toBe(before)
  const saga = first.url()
  await first.click('.saga-next .pill >> text=One night only')
  await first.click('.saga-next button[type=submit]')
  await first.waitForFunction(() => location.hash.startsWith('#/table/'))
  await first.close()
  const page = await context.newPage()
  await page.goto(site().address)
  await page.click('.table-card >> text=The evening is on')
  await settled(page)
  await page.click('text=To the table')
  await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await play(page, click)
  await page.click('.dialog-foot >> text=Back to the saga')
  await settled(page)
  expect(page.url()).toBe(saga)

  // The last one, by a phone, in Czech.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.click('.house-nav button')
  await fits(page)
  await isAccessible(page)
  await open(page, 'Jen jedna noc', 'Otevřít večer')
  await play(page, click)
  await page.click('.dialog-foot >> text=Zpátky k sáze')
  await settled(page)
  expect(await page.locator('.saga-next').textContent()).toContain('Tahle sága je u konce')
  expect(await page.locator('.saga-evening').count()).toBe(3)

  const saving = page.waitForEvent('download')
  await page.click('text=Uložit do souboru')
  const file = await (await saving).path()
  const sheets = await page.locator('.saga-sheet').allTextContents()
  await page.goto(`${site().address}/#/begin-saga/night-market`)
  await page.setInputFiles('input[type=file]', file)
  await page.waitForSelector('.saga >> text=Přinesená odjinud')
  expect(page.url()).not.toBe(saga)
  expect(await page.locator('.saga-sheet').allTextContents()).toEqual(sheets)
  expect(await page.locator('.saga-evening').last().textContent()).toContain(bot)
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)
