import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { begins, join, openTable } from './company.ts'
import { openForTests } from './house.ts'
import { actBefore, inStep, settled } from './settled.ts'
import { begin, fits, isAccessible, play, press, sitDown } from './sitting.ts'

const at = openForTests({ host: '0.0.0.0' })

/** Where phones on the same network find this machine, if it is on one. */
const reached = Object.values(networkInterfaces())
  .flat()
  .find((face) => face?.internal === false && face.family === 'IPv4')?.address

const asked = (page: Page) => page.locator('#question').textContent()
const leave = async (...people: Awaited<ReturnType<typeof sitDown>>[]) => {
  for (const { context, mistakes } of people) {
    expect(mistakes).toEqual([])
    await context.close()
  }
}

describe('an invitation', () => {
  it('carries the address that phones reach, also as a code, and goes through the share sheet of the system', async () => {
    const ana = await sitDown(at.browser)
    await ana.page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: ShareData) => Object.assign(globalThis, { shared: what.url }) })
    })
    const { port } = new URL(at.house.address)
    const named = { ...at.house, address: `http://localhost:${port}` }
    const link = await openTable(ana.page, named, 'tales-of-glory', 'Ana', null, { access: 'link' })
    expect(new URL(link).host).toBe(`${reached ?? 'localhost'}:${port}`)
    expect(await ana.page.locator('.qr-code').getAttribute('data-text')).toBe(link)
    await ana.page.waitForSelector('.qr-code path')
    await ana.page.click('.invite >> text=Share…')
    expect(await ana.page.evaluate(() => (globalThis as unknown as { shared: string }).shared)).toBe(link)
    await isAccessible(ana.page)
    // It is good for somebody else.
    const bob = await sitDown(at.browser, { language: 'cs', phone: true })
    await join(bob.page, link, 'Bořek')
    await fits(bob.page)
    await leave(ana, bob)
  }, 120_000)
})

describe('a large screen', () => {
  it('shows the table as those see it who only watch, though whoever plays opened it; who watches is told so, and no keys', async () => {
    const [ana, bob, eve] = await Promise.all([sitDown(at.browser), sitDown(at.browser), sitDown(at.browser)])
    const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null)
    const screen = await ana.context.newPage()
    await screen.goto(link.replace('#/table/online/', '#/screen/online/'))
    await screen.waitForSelector('.screen-gathering .qr-code path')
    expect(await screen.locator('.screen-gathering').textContent()).toContain('Ana')
    await isAccessible(screen)
    await join(bob.page, link, 'Bob')
    const both = [ana.page, bob.page] as const
    await begins([...both])
    await actBefore(both, ana.page, press)
    await inStep([...both, screen])
    expect(await screen.locator('[data-choice], .tog-my-card, .tool').count()).toBe(0)
    expect(await screen.locator('.screen-head').textContent()).toContain('Bob')
    await fits(screen)
    await isAccessible(screen)

    expect(await asked(ana.page)).toContain('You have chosen. Still thinking: Bob.')
    expect(await ana.page.locator('.option[data-laid=true] .option-key').textContent()).toBe('1')
    await eve.page.goto(link)
    await settled(eve.page)
    expect(await eve.page.locator('.watching').textContent()).toContain('You are watching.')
    expect(await eve.page.locator('.lesson').count()).toBe(0)
    await eve.page.click('.table-head button >> nth=-1')
    expect(await eve.page.locator('.dialog').textContent()).not.toContain('keys')
    // Whoever plays finds the table among their own, others among those to watch.
    const lists = (page: Page, title: string) => page.locator(`section:has(h2:text-is("${title}")) li`).count()
    for (const [page, own, others] of [
      [ana.page, 1, 0],
      [eve.page, 0, 1],
    ] as const) {
      await page.goto(`${at.house.address}/#/`)
      await page.waitForSelector('.table-cards')
      expect([await lists(page, 'Your tables on the server'), await lists(page, 'Watch')]).toEqual([own, others])
    }
    await leave(ana, bob, eve)
  }, 120_000)
})

describe('a moment', () => {
  it('is staged on the large screen too, and said there', async () => {
    const [ana, bob, hall] = await Promise.all([
      sitDown(at.browser),
      sitDown(at.browser),
      sitDown(at.browser, { movement: true }),
    ])
    const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null)
    await hall.page.goto(link.replace('#/table/online/', '#/screen/online/'))
    await hall.page.waitForSelector('.screen-gathering .qr-code path')
    await join(bob.page, link, 'Bob')
    const both = [ana.page, bob.page] as const
    await begins([...both])
    await settled(hall.page)
    await actBefore(both, ana.page, press)
    const staged = hall.page.waitForSelector('.screen[data-staged=true]')
    await actBefore(both, bob.page, press)
    await staged
    expect(await hall.page.locator('.screen-head [role=status]').textContent()).toContain('The cards are turned')
    await leave(ana, bob, hall)
  }, 120_000)
})

describe('a hint', () => {
  it('covers no option, and goes with Escape or a touch elsewhere', async () => {
    const ana = await sitDown(at.browser)
    const { page } = ana
    await begin(page, at.house.address, 'roll-player', 'bots')
    await play(page, press, 2)
    await settled(page)
    const said = page.locator('.said')
    const ask = async () => {
      await page.click('.tool >> text=Hint')
      await page.waitForSelector('.said .advice')
    }
    await ask()
    const [box] = await said.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const options = await page.$$eval('.option, .board [data-choice]', (all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    )
    const covers = options.filter(
      (one) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top,
    )
    expect(covers).toEqual([])
    await page.keyboard.press('Escape')
    expect(await said.isVisible()).toBe(false)
    await ask()
    await page.mouse.click(5, 300)
    expect(await said.isVisible()).toBe(false)
    await leave(ana)
  }, 120_000)
})

describe('what is kept on this device', () => {
  it('says so of its links and offers the record; elsewhere the link leads to the archive and home, as every page that finds nothing', async () => {
    const [ana, bob] = await Promise.all([sitDown(at.browser), sitDown(at.browser, { language: 'cs', phone: true })])
    await begin(ana.page, at.house.address, 'tales-of-glory', 'bots')
    await play(ana.page, press, 1)
    await ana.page.click('.table-head button >> nth=-1')
    await ana.page.click('.menu-list >> text=Replay')
    await ana.page.waitForSelector('.replay-scrub')
    await ana.page.click('.replay-tools >> text=Copy a link for this device')
    await ana.page.waitForSelector('.replay-note >> text=This link works in this browser alone.')
    const [file] = await Promise.all([
      ana.page.waitForEvent('download'),
      ana.page.click('.replay-tools >> text=Save the record'),
    ])
    expect(file.suggestedFilename()).toMatch(/^krcma-tales-of-glory-/)
    await bob.page.goto(ana.page.url())
    await bob.page.waitForSelector('text=Tahle hra je na jiném zařízení')
    await isAccessible(bob.page)
    await fits(bob.page)
    for (const lost of ['#/nowhere', '#/new/no-game', '#/table/online/aaaaaaaaaaaa', '#/replay/online/aaaaaaaaaaaa']) {
      await bob.page.goto(`${at.house.address}/${lost}`)
      await bob.page.waitForSelector('main a:has-text("Do lokálu")')
    }
    await leave(ana, bob)
  }, 120_000)

  it('a record gets its seal; one that was altered is told from what is none', async () => {
    const ana = await sitDown(at.browser)
    const { page } = ana
    const folder = new URL('../../../games/tales-of-glory/test/records/', import.meta.url)
    const text = readFileSync(new URL('0-2-players.json', folder), 'utf8')
    const bring = async (name: string, content: string) => {
      await page.goto(`${at.house.address}/#/archive`)
      const buffer = Buffer.from(content)
      await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer })
    }
    await bring('altered.json', text.replace('"Alice"', '"Mallory"'))
    await page.waitForSelector('.wrong >> text=This record was altered after it was saved')
    await bring('none.json', 'once upon a time')
    await page.waitForSelector('.wrong >> text=This file is not a record')
    await bring('good.json', text)
    await page.waitForSelector('.replay-seal >> text=Dice verified')
    await isAccessible(page)
    await leave(ana)
  }, 120_000)

  it('and without a connection no table is opened elsewhere, which is said', async () => {
    const ana = await sitDown(at.browser)
    await ana.page.goto(`${at.house.address}/#/new/tales-of-glory?mode=online`)
    await ana.page.fill('form.set-up fieldset input >> nth=0', 'Ana')
    await ana.context.setOffline(true)
    await ana.page.click('form.set-up button[type=submit]')
    await ana.page.waitForSelector('.wrong >> text=There is no connection to the server')
    await leave(ana)
  }, 120_000)
})
