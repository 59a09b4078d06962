import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Device, openDevice } from '@krcma/browser'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { act, settled } from './settled.ts'
import { buildTrial, opened, serveSite } from './site.ts'
import { click, fits, isAccessible, mistakesOf, play } from './sitting.ts'

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

/** One person's own browser, which keeps what it keeps through every end of it. */
const profile = mkdtempSync(join(tmpdir(), 'krcma-device-'))
let device: Device
const mistakes: (readonly string[])[] = []
afterAll(async () => {
  await device.kill()
  rmSync(profile, { recursive: true, force: true })
})

async function comeIn(): Promise<Page> {
  device = await openDevice(profile)
  const { page } = device
  mistakes.push(mistakesOf(page))
  await page.setViewportSize({ width: 1440, height: 900 })
  return page
}

/** The browser is gone without a word, as if the power had failed; another one is opened, where the first one was or elsewhere. */
async function killed(address?: string): Promise<Page> {
  const last = device.page.url()
  await device.kill()
  const page = await comeIn()
  await page.goto(address ?? last)
  return page
}

/** Opens the evening of one night, and waits for its table. */
async function open(page: Page, evening: string, button: string): Promise<void> {
  await page.click(`.saga-next .pill >> text=${evening}`)
  await page.click(`.saga-next button[type=submit] >> text=${button}`)
  await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await settled(page)
}

const sheet = (page: Page, member: number) => page.locator('.saga-sheet').nth(member).textContent()

it('on this device, a saga of three evenings is played, through kill -9 during and between them, with a member replaced, and is taken along', async () => {
  let first = await comeIn()
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

  // The first evening, and the end of the browser in the middle of it.
  await open(first, 'One night only', 'Open the evening')
  await play(first, click, 2)
  const told = () => first.evaluate(() => document.querySelector('.log')?.textContent)
  const log = await told()
  first = await killed()
  await settled(first)
  expect(await told()).toBe(log)
  await play(first, click)
  await first.click('.dialog-foot >> text=Back to the saga')
  await settled(first)
  expect(await first.locator('.saga-facts').textContent()).toContain('1 evening played')
  expect(await first.locator('.saga-evening').count()).toBe(1)
  const before = await sheet(first, 1)
  const [, bot = ''] = await first.locator('.saga-member h3').allTextContents()

  // The bot's sheet is left, and taken up by somebody; then the power fails, and again as soon as the evening is open.
  await act(first, (page) => page.selectOption('.saga-member >> nth=1 >> select', 'nobody'))
  await first.fill('.saga-member input', 'Eve')
  await act(first, (page) => page.click('text=Take up this sheet'))
  first = await killed()
  await settled(first)
  expect(await first.locator('.saga-member h3').allTextContents()).toEqual(['Player 1', 'Eve'])
  expect(await sheet(first, 1)).toBe(before)
  const saga = first.url()
  await first.click('.saga-next .pill >> text=One night only')
  await first.click('.saga-next button[type=submit]')
  await first.waitForFunction(() => location.hash.startsWith('#/table/'))
  const page = await killed(site().address)
  await page.click('.table-card >> text=The evening is on')
  await settled(page)
  await page.click('text=To the table')
  await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await play(page, click)
  await page.click('.dialog-foot >> text=Back to the saga')
  await settled(page)
  expect(page.url()).toBe(saga)

  // An evening that is not played to its end does not count, and changes no sheet.
  const sheetsBefore = await page.locator('.saga-sheet').allTextContents()
  await open(page, 'One night only', 'Open the evening')
  await page.goto(saga)
  await settled(page)
  await page.click('.saga-on >> text=Give the evening up')
  await act(page, () => page.click('.sure button >> text=Give the evening up'))
  expect(await page.locator('.saga-evening').first().textContent()).toContain('does not count, and is repeated')
  expect(await page.locator('.saga-sheet').allTextContents()).toEqual(sheetsBefore)

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
  expect(await page.locator('.saga-evening').count()).toBe(4)

  // It is over, and found in the archive; an evening that is deleted there has been counted.
  await page.goto(`${site().address}/#/archive`)
  await page.click('.archive-row >> nth=0 >> text=Smazat')
  await page.waitForSelector('text=Vrátit zpátky')
  await fits(page)
  await isAccessible(page)
  await page.click('.table-card >> text=Dohraná: 3 večery')
  await settled(page)

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
  expect(mistakes.flat()).toEqual([])
}, 240_000)
