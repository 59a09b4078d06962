import { describe, expect, it } from 'vitest'
import { playTogether, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { inStep, settled } from './settled.ts'
import { visitForTests } from './site.ts'
import { begin, click, fits, isAccessible, isKept, play, press, reading, sitDown, touch } from './sitting.ts'

const WITCHER = 'witcher-path-of-destiny'

describe('The Witcher: Path of Destiny on a server', () => {
  const at = openForTests()

  it('two people play a whole tale, one by clicking what glows, one by keyboard in Czech on a phone; a spectator sees no hand', async () => {
    const { ana, bob, link, leave } = await twoAt(at, WITCHER, { phone: true })
    const eve = await sitDown(at.browser)
    const heard: string[] = []
    eve.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
    await eve.page.goto(link)
    await settled(eve.page)
    await isAccessible(ana.page)
    await isAccessible(bob.page)
    await fits(bob.page)
    const answer = (page: typeof ana.page) => (page === ana.page ? touch(page) : press(page))
    expect(await playTogether([ana.page, bob.page], reading(answer))).toBeGreaterThan(40)
    await inStep([ana.page, eve.page])
    expect(await eve.page.locator('.dialog .score').count()).toBe(1)
    // What lies in a hand is told to its owner alone.
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.filter((frame) => /"sees":\[\d[^\]]*\],"items":\["/.test(frame))).toEqual([])
    await isAccessible(ana.page)
    await ana.page.click('.dialog-foot >> text=Replay')
    await ana.page.waitForSelector('.replay-scrub input')
    expect(eve.mistakes).toEqual([])
    await eve.context.close()
    await leave()
  }, 240_000)
})

describe('The Witcher: Path of Destiny on this device', () => {
  const at = visitForTests()

  it('a whole solo game against an Automa is played without a network, and the Automa has its place beside the witcher', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.site.address, WITCHER, 'solo')
    await isKept(page)
    await context.setOffline(true)
    await isAccessible(page)
    expect(await play(page, reading(click))).toBeGreaterThan(20)
    await isAccessible(page)
    expect(await page.locator('.dialog .score').textContent()).toContain('Automa')
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('five play on a phone: nothing sticks out, and all is legible', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
    await page.goto(`${at.site.address}/#/new/${WITCHER}?mode=bots`)
    await page.click('.pill:has-text("5")')
    for (const select of await page.locator('.set-up-seat select').all()) await select.selectOption('apprentice')
    await page.click('form.set-up button[type=submit]')
    await settled(page)
    const fitting = async (one: typeof page) => {
      await fits(one)
      await press(one)
    }
    expect(await play(page, reading(fitting))).toBeGreaterThan(20)
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)
})
