import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { begins, join, openTable, playTogether, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { actBefore, inStep, settled } from './settled.ts'
import { begin, isAccessible, press, sitDown, wants } from './sitting.ts'

const at = openForTests({ still: true })
// Where time stands still, so does what limits how often one may ask.
beforeEach(() => at.house.pass(60_000))

const hint = (page: Page) => page.locator('.tool', { hasText: /Hint|Nápověda/ })
const entriesOf = (page: Page) => page.locator('[data-seq]').getAttribute('data-seq')

describe('hints among people', () => {
  it('are off unless the table was opened with them, and neither the button nor the key gives one', async () => {
    const { ana, bob, leave } = await twoAt(at, 'tales-of-glory')
    for (const { page } of [ana, bob]) expect(await hint(page).count()).toBe(0)
    await ana.page.keyboard.press('h')
    await ana.page.waitForSelector('.said >> text=This table plays without hints.')
    expect(await bob.page.locator('.log-hint').count()).toBe(0)
    await leave()
  }, 120_000)

  it('are agreed to by sitting down, and told to everybody', async () => {
    const [ana, bob] = await Promise.all([sitDown(at.browser), sitDown(at.browser, { language: 'cs', phone: true })])
    const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null, { hints: true })
    await bob.page.goto(link)
    await settled(bob.page)
    expect(await bob.page.locator('.agreed').textContent()).toContain('Povolená; všichni vidí, kdo si o ni řekl')
    await isAccessible(bob.page)
    await join(bob.page, link, 'Bořek')
    const both = [ana.page, bob.page] as const
    await begins([...both])
    await actBefore(both, ana.page, (page) => hint(page).click())
    await ana.page.waitForSelector('.said >> text=A master would do this')
    expect(await ana.page.locator('.log-hint').allTextContents()).toEqual([' You take a hint.'])
    await bob.page.click('.table-head button >> nth=0')
    expect(await bob.page.locator('.log-hint').allTextContents()).toEqual([' Ana si nechává napovědět.'])
    for (const { mistakes, context } of [ana, bob]) {
      expect(mistakes).toEqual([])
      await context.close()
    }
  }, 120_000)
})

describe('the curtain between two at one device', () => {
  it('lets no key through, holds the focus, and Enter opens it', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.house.address, 'tales-of-glory', 'hot-seat')
    await settled(page)
    expect(await wants(page)).toBe('curtain')
    const focused = () => page.evaluate(() => document.activeElement?.closest('.curtain button') !== null)
    expect(await focused()).toBe(true)
    for (const key of ['1', '5', 'u', 'h', 'l', 'ArrowRight', 'Tab', 'Escape']) await page.keyboard.press(key)
    await settled(page)
    expect([await wants(page), await entriesOf(page), await focused()]).toEqual(['curtain', '0', true])
    expect(await page.locator('.curtain .dice-note').textContent()).toMatch(/this is their hash: [0-9a-f]{64}/)
    await isAccessible(page)
    await page.keyboard.press('Enter')
    await settled(page)
    expect([await wants(page), await entriesOf(page)]).toEqual(['answer', '0'])
    // The first has chosen in secret; the second's curtain keeps the secret and the second's choice.
    await page.keyboard.press('1')
    await settled(page, 1)
    await page.keyboard.press('2')
    await settled(page)
    expect([await wants(page), await entriesOf(page)]).toEqual(['curtain', '1'])
    expect(mistakes).toEqual([])
    await context.close()
  }, 120_000)
})

describe('a clock of minutes', () => {
  it('grows once for all that is asked of a seat in one go', async () => {
    const { ana, bob, leave } = await twoAt(at, 'roll-player', {
      how: { clock: '10 minutes and 10 s per move' },
      time: at.house.time(),
    })
    const pages = [ana.page, bob.page]
    const clock = async () => (await ana.page.locator('.seat-clock').first().textContent())?.trim()
    const asks = () => ana.page.locator('#question').textContent()
    while ((await asks())?.includes('Which die goes into which row?') !== true) await playTogether(pages, press, 1)
    const before = await clock()
    // Six dice, one after the other, while Bořek has his own.
    for (let die = 1; die < 6; die++) {
      await actBefore(pages, ana.page, press)
      expect(await clock()).toBe(before)
    }
    await actBefore(pages, ana.page, press)
    const [minutes, seconds] = (before ?? '').split(':').map(Number)
    expect(await clock()).toBe(`${minutes}:${(seconds ?? 0) + 10}`)
    await leave()
  }, 120_000)
})

describe('what the others do not agree to', () => {
  it('is told to the one who asked, who cannot ask again at once; the rematch keeps the places', async () => {
    const { ana, bob, leave } = await twoAt(at, 'tales-of-glory')
    const both = [ana.page, bob.page] as const
    await playTogether(both, press, 2)
    const undo = ana.page.locator('.tool', { hasText: 'Take back' })
    await actBefore(both, ana.page, () => undo.click())
    await actBefore(both, bob.page, (page) => page.click('.proposal >> text=Nesouhlasím'))
    const proposal = ana.page.locator('.proposal')
    expect(await proposal.textContent()).toContain('You asked to take back your last move. Bořek does not agree.')
    expect(await bob.page.locator('.proposal').count()).toBe(0)
    await isAccessible(ana.page)
    await undo.click()
    await ana.page.waitForSelector('.said >> text=That was too fast.')
    await proposal.locator('button').click()
    expect(await proposal.count()).toBe(0)
    await at.house.pass(30_000)
    await actBefore(both, ana.page, () => undo.click())
    expect(await bob.page.locator('.proposal').textContent()).toContain('Ana chce vzít zpět poslední tah.')
    await actBefore(both, bob.page, (page) => page.click('.proposal >> text=Souhlasím'))

    await actBefore(both, bob.page, async (page) => {
      await page.click('.table-head button >> nth=-1')
      await page.click('.menu-list >> text=Nabídnout remízu')
    })
    await actBefore(both, ana.page, (page) => page.click('.proposal button >> text=Agree'))
    await ana.page.click('.dialog-foot >> text=Play again')
    await ana.page.waitForSelector('.gathering')
    await bob.page.click('.dialog-foot >> text=Přisednout k odvetě')
    await bob.page.waitForSelector('.gathering')
    await inStep(both)
    const places = await bob.page.locator('.gathering li').allTextContents()
    expect(places.map((text) => /Ana|Bořek/.exec(text)?.[0])).toEqual(['Ana', 'Bořek'])
    await leave()
  }, 120_000)
})

describe('an account', () => {
  it('is made by somebody who has never sat at a table', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await page.goto(`${at.house.address}/#/settings`)
    await page.click('.account >> text=I am new here')
    await page.fill('.account input[autocomplete^=username]', 'newcomer')
    await page.fill('.account input[type=password]', 'a password to keep')
    await isAccessible(page)
    await page.click('.account >> text=Make an account')
    await page.waitForSelector('.account >> text=You are logged in as newcomer.')
    expect(mistakes).toEqual([])
    await context.close()
  }, 120_000)
})

describe('a long press', () => {
  it('explains, and letting go does not choose; a touch does', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.house.address, 'tales-of-glory', 'bots')
    await settled(page)
    const tile = page.locator('.board [data-choice]:has([data-explain]), .board [data-choice][data-explain]').first()
    const touch = async (kind: string) =>
      tile.dispatchEvent(kind, { pointerType: 'touch', pointerId: 7, bubbles: true })
    const before = await entriesOf(page)
    await touch('pointerdown')
    await page.waitForSelector('.explanation:popover-open')
    await touch('pointerup')
    await tile.dispatchEvent('click')
    await settled(page)
    expect([await entriesOf(page), await page.locator('.question').getAttribute('data-busy')]).toEqual([
      before,
      'false',
    ])
    // All at once: on a busy machine a finger that waits for the next call would rest long enough to ask.
    await tile.evaluate((element) => {
      for (const kind of ['pointerdown', 'pointerup'])
        element.dispatchEvent(new PointerEvent(kind, { pointerType: 'touch', pointerId: 7, bubbles: true }))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    await settled(page, Number(before) + 1)
    expect(mistakes).toEqual([])
    await context.close()
  }, 120_000)
})
