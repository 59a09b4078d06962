import { describe, expect, it } from 'vitest'
import { begins, join, openTable, playTogether } from './company.ts'
import { openForTests } from './house.ts'
import { settled } from './settled.ts'
import { fits, isAccessible, play, press, sitDown, touch } from './sitting.ts'

const at = openForTests()
const GAME = 'witcher-path-of-destiny'

describe('a game with a book', () => {
  it('two people play a whole game of Path of Destiny, one by clicking what glows, one by keyboard on a phone in Czech', async () => {
    const [ana, bob] = await Promise.all([sitDown(at.browser), sitDown(at.browser, { language: 'cs', phone: true })])
    const link = await openTable(ana.page, at.house, GAME, 'Ana', null)
    await join(bob.page, link, 'Bořek')
    await begins([ana.page, bob.page])
    const answer = (page: typeof ana.page) => (page === ana.page ? touch(page) : press(page))
    expect(await playTogether([ana.page, bob.page], answer, 12)).toBe(12)
    await isAccessible(ana.page)
    await isAccessible(bob.page)
    await fits(bob.page)
    // Nine turns, in each of which both draft and both play.
    expect(await playTogether([ana.page, bob.page], answer)).toBeGreaterThan(24)
    expect([...ana.mistakes, ...bob.mistakes]).toEqual([])
    await Promise.all([ana, bob].map(({ context }) => context.close()))
  }, 300_000)

  it('alone against an Automa it is played by keyboard, and ends with the Automa ranked as a rival', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await page.goto(`${at.house.address}/#/new/${GAME}?mode=solo`)
    await page.click('form.set-up button[type=submit]')
    await settled(page)
    await isAccessible(page)
    expect(await play(page, press)).toBeGreaterThan(18)
    expect(await page.locator('.dialog .score').textContent()).toContain('Automa')
    expect(mistakes).toEqual([])
    await context.close()
  }, 300_000)

  it('a page stays until it is read, bots do not wait for that, and what was read can be read again', async () => {
    const { page, context } = await sitDown(at.browser)
    await page.goto(`${at.house.address}/#/new/${GAME}?mode=bots`)
    await page.click('form.set-up button[type=submit]')
    await settled(page)
    await page.keyboard.press('1')
    const reading = '.table[data-reading=true][data-settled=true]'
    await page.waitForSelector(reading)
    const held = await page.getAttribute('.table', 'data-seq')
    expect(await page.locator('.question .option').count()).toBe(0)
    expect(await page.locator('.wpd-leaf').textContent()).toContain('Where the maps stop, the trouble starts.')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.wpd-leaf').count()).toBe(2)
    // Whatever the others did meanwhile, nobody was taken past the page.
    expect(await page.getAttribute('.table', 'data-seq')).toBe(held)
    await page.click('.question .read')
    await settled(page)
    expect(await page.locator('.wpd-reading').count()).toBe(0)
    expect(await page.locator('.question[data-mine=true]').count()).toBe(1)
    await page.click('.wpd-knot')
    expect(await page.locator('.wpd-leaf').first().textContent()).toContain('Lower Posada')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.wpd-reading', { state: 'detached' })
    await context.close()
  }, 120_000)
})
