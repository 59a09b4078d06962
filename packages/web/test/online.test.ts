import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { begins, join, openTable, playTogether } from './company.ts'
import { openForTests } from './house.ts'
import { inStep, settled } from './settled.ts'
import { click, isAccessible, press, reading, sitDown, touch } from './sitting.ts'

const at = openForTests()

describe('on a server', () => {
  it('two people play a whole game of Tales of Glory by clicking, talk, and a spectator sees no secret', async () => {
    const [ana, bob, eve] = await Promise.all([
      sitDown(at.browser),
      sitDown(at.browser, { phone: true }),
      sitDown(at.browser),
    ])
    const heardByAna: string[] = []
    const heardByEve: string[] = []
    for (const [page, heard] of [
      [ana.page, heardByAna],
      [eve.page, heardByEve],
    ] as const) {
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
    }
    const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', 0)
    await isAccessible(ana.page)
    await join(bob.page, link, 'Bob')
    await begins([ana.page, bob.page])
    await eve.page.goto(link)
    await settled(eve.page)

    const secret = /"sees":\[\d[^\]]*\],"items":\["([^"]+)"/
    const hand = heardByAna.map((frame) => secret.exec(frame)?.[1]).find((quest) => quest !== undefined)
    expect(hand).toBeDefined()
    expect(heardByEve.length).toBeGreaterThan(0)
    expect(heardByEve.filter((frame) => secret.test(frame) || frame.includes(`"${hand}"`))).toEqual([])

    await ana.page.click('role=tab[name=/Talk/]')
    await ana.page.fill('.chat-say input', 'Na zdraví!')
    await ana.page.keyboard.press('Enter')
    await eve.page.click('role=tab[name=/Talk/]')
    await eve.page.waitForSelector('.chat-lines >> text=Na zdraví!')
    await ana.page.click('role=tab[name=/What happened/]')

    expect(await playTogether([ana.page, bob.page], reading(click))).toBeGreaterThan(20)
    await inStep([ana.page, eve.page])
    expect(await eve.page.locator('.dialog .score').count()).toBe(1)
    await ana.page.click('.dialog-foot >> text=Replay')
    await ana.page.waitForSelector('.replay-scrub input')
    expect([...ana.mistakes, ...bob.mistakes, ...eve.mistakes]).toEqual([])
    await Promise.all([ana, bob, eve].map(({ context }) => context.close()))
  }, 240_000)

  it('two people play a whole game of Roll Player, one by clicking what glows, one by keyboard alone in Czech; a reload in mid-decision changes nothing', async () => {
    const [ana, bob] = await Promise.all([sitDown(at.browser), sitDown(at.browser, { language: 'cs' })])
    const link = await openTable(ana.page, at.house, 'roll-player', 'Ana', 3)
    await join(bob.page, link, 'Bořek')
    await begins([ana.page, bob.page])
    const answer = (page: Page) => (page === ana.page ? touch(page) : press(page))
    expect(await playTogether([ana.page, bob.page], answer, 24)).toBe(24)
    const state = () => bob.page.evaluate(() => document.querySelector('.log')?.textContent)
    const before = await state()
    await bob.page.reload()
    await settled(bob.page)
    expect(await state()).toBe(before)
    expect(await playTogether([ana.page, bob.page], reading(answer))).toBeGreaterThan(60)
    expect([...ana.mistakes, ...bob.mistakes]).toEqual([])
    await Promise.all([ana, bob].map(({ context }) => context.close()))
  }, 240_000)
})
