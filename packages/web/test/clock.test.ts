import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { actBefore, inStep, settled } from './settled.ts'
import { fits, press, sitDown } from './sitting.ts'

const at = openForTests({ still: true })

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Lets time pass on the server and in these pages, whose clocks stand still otherwise. */
async function pass(ms: number, pages: readonly Page[]): Promise<void> {
  await at.house.pass(ms)
  await Promise.all(pages.map((page) => page.context().clock.setFixedTime(at.house.time())))
}

/** The clock of each seat, all read at one moment. */
const clocks = (page: Page): Promise<{ text: string | undefined; running: string | undefined }[]> =>
  page.$$eval('.seat-clock', (all) =>
    all.map((one) => ({ text: one.textContent?.trim(), running: (one as HTMLElement).dataset['running'] })),
  )
const runs = (text: string) => ({ text, running: 'true' })
const stands = (text: string) => ({ text, running: 'false' })
/** Where either may be the first to move. */
const inAnyOrder = (faces: readonly object[]) => expect.arrayContaining([...faces])

describe('a clock', () => {
  it('of minutes runs for those whose move it is, is added to by an answer, and hands over what nobody decided', async () => {
    const { ana, bob, leave } = await twoAt(at, 'tales-of-glory', {
      how: { clock: '10 minutes and 10 s per move', late: 'default' },
      phone: true,
      time: at.house.time(),
    })
    const both = [ana.page, bob.page]
    for (const page of both) expect(await clocks(page)).toEqual([runs('10:00'), runs('10:00')])
    await pass(SECOND, both)
    for (const page of both)
      for (const nth of [0, 1]) await page.waitForSelector(`.seat-clock >> nth=${nth} >> text=9:59`)
    await pass(5 * MINUTE - SECOND, both)
    await ana.page.reload()
    await settled(ana.page)
    expect(await clocks(ana.page)).toEqual([runs('5:00'), runs('5:00')])

    await actBefore(both, ana.page, press)
    // Everybody's own place comes first.
    expect(await clocks(ana.page)).toEqual([stands('5:10'), runs('5:00')])
    expect(await clocks(bob.page)).toEqual([runs('5:00'), stands('5:10')])
    await pass(5 * MINUTE - SECOND, both)
    await bob.page.reload()
    const before = await inStep(both)
    expect(await clocks(bob.page)).toEqual([runs('0:01'), stands('5:10')])
    const first = await bob.page.locator('.question .option').first().textContent()
    await pass(SECOND, both)
    // Nobody has touched anything: his first option was taken for him.
    await settled(ana.page, before + 1)
    const space = /(\d+): /.exec(first ?? '')?.[1]
    expect(space).toBeDefined()
    expect(await ana.page.locator('.log').textContent()).toMatch(
      new RegExp(`The cards are turned: .*Bořek wants space ${space?.slice(-1)}`),
    )
    await leave()
  }, 240_000)

  it('of days shows days and hours, to a stranger who watches too; a bot decides once for who lets them pass', async () => {
    const { ana, bob, link, leave } = await twoAt(at, 'roll-player', {
      how: { clock: '3 days per move' },
      phone: true,
      time: at.house.time(),
    })
    const both = [ana.page, bob.page]
    for (const page of both) expect(await clocks(page)).toEqual(inAnyOrder([runs('3 d 0 h'), stands('3 d 0 h')]))
    await pass(1, both)
    for (const page of both) {
      await page.reload()
      await settled(page)
      expect(await clocks(page)).toEqual(inAnyOrder([runs('2 d 23 h'), stands('3 d 0 h')]))
    }
    await pass(50 * HOUR, both)
    const eve = await sitDown(at.browser, { phone: true, time: at.house.time() })
    await eve.page.goto(link)
    await settled(eve.page)
    expect(await clocks(eve.page)).toEqual(inAnyOrder([runs('21 h 59 min'), stands('3 d 0 h')]))
    await fits(eve.page)
    await eve.context.close()
    const before = await inStep(both)
    await pass(22 * HOUR - 1, both)
    await settled(ana.page, before + 1)
    // The seat is still a person's, and the next question has days again.
    expect(await ana.page.locator('.seat-name > svg').count()).toBe(0)
    for (const { text } of await clocks(ana.page)) expect(text).toBe('3 d 0 h')
    await leave()
  }, 240_000)
})
