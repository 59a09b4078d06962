import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { begins, playTogether, twoAt } from './company.ts'
import { openForTests } from './house.ts'
import { act, inStep, settled } from './settled.ts'
import { visitForTests } from './site.ts'
import { begin, fits, isAccessible, isKept, isLegible, play, sitDown, touch } from './sitting.ts'

const NEAR_AND_FAR = 'near-and-far'

/** What somebody does who wants to see the world, before anything else, in both languages. */
const EAGER = [
  /Attempt the encounter|Pustit se do setkání/,
  /^\D*(Build a camp|Postavit tábor)/,
  /^\D*(Hire|Najmout)/,
  /^\D*(Fight|Bojovat)/,
  /Spend|Utratit/,
  /Set out|Vyrazit/,
  /Go on an adventure|Vydat se/,
  /Visit the Saloon|Navštívit krčmu/,
  /Visit the Farm|Navštívit farmu/,
]

/** By the keys of the options: what is eager, or one after the other. */
async function travel(page: Page): Promise<void> {
  const options = await page.locator('.question .option').allTextContents()
  const keys = (await page.locator('.question .option-key').allTextContents()).map((key) => key.trim())
  const turn = Number(await page.locator('.table').getAttribute('data-seq'))
  // Whoever has just walked in has no need to do the same thing again.
  const wish = turn % 5 === 0 ? undefined : EAGER.find((one) => options.some((text) => one.test(text)))
  const chosen = wish === undefined ? turn % Math.max(1, keys.length) : options.findIndex((text) => wish.test(text))
  await page.keyboard.press(keys[chosen] ?? keys[0] ?? '1')
}

type Told = readonly { readonly n: number; readonly kind: string; readonly data: Readonly<Record<string, unknown>> }[]

/** Every event that a frame tells, wherever it stands in it. */
function toldIn(value: unknown): Told {
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && 'data' in value && 'n' in value ? [value as unknown as Told[number]] : []
  return [...own, ...Object.values(value).flatMap(toldIn)]
}

/** The paragraphs of a chapter, by the id by which they are told. */
async function chapter(language: string, id: string): Promise<Readonly<Record<string, string>>> {
  const file = new URL(`../../../games/${NEAR_AND_FAR}/book/${language}/${id}.ts`, import.meta.url)
  const { chapter: paragraphs } = (await import(file.href)) as { chapter: Record<string, string> }
  return Object.fromEntries(Object.entries(paragraphs).map(([name, text]) => [`${id}/${name}`, text]))
}

describe('Near and Far on a server', () => {
  const at = openForTests()

  it('two people play a whole First Adventure; whoever watches hears no sentence of a result before it is earned', async () => {
    const { ana, bob, link, leave } = await twoAt(at, NEAR_AND_FAR, { phone: true })
    const eve = await sitDown(at.browser)
    const frames: string[] = []
    eve.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
    await eve.page.goto(link)
    await settled(eve.page)
    await isAccessible(ana.page)
    await isAccessible(bob.page)
    await fits(bob.page)
    let given = 0
    const answer = async (page: Page) => {
      if (given++ % 25 === 0) await isLegible(page)
      // Now and then by what glows on the board.
      await (page === ana.page && given % 3 === 0 ? touch(page) : travel(page))
    }
    expect(await playTogether([ana.page, bob.page], answer, 1500)).toBeGreaterThan(60)
    await inStep([ana.page, eve.page])
    expect(await eve.page.locator('.dialog .score').count()).toBe(1)
    await isAccessible(ana.page)

    const secret = Object.entries(await chapter('en', 'map-01')).filter(([id]) => !/^map-01\/[A-P]$/.test(id))
    const earned = new Set<string>()
    const early: string[] = []
    const heard = new Set<string>()
    for (const frame of frames) {
      for (const { kind, data } of toldIn(JSON.parse(frame))) {
        if (kind === 'encounter-read')
          for (const { label } of data['choices'] as { label: string | null }[]) earned.add(label ?? '')
        if (kind === 'encounter-won' || kind === 'encounter-lost') earned.add(String(data['paragraph']))
      }
      for (const [id, text] of secret) {
        if (!frame.includes(JSON.stringify(text).slice(1, -1))) continue
        if (id.endsWith('.result')) heard.add(id)
        if (!earned.has(id)) early.push(id)
      }
    }
    expect(early).toEqual([])
    expect(heard.size).toBeGreaterThan(0)
    expect(eve.mistakes).toEqual([])
    await eve.context.close()
    await leave()
  }, 300_000)

  it('three evenings of a campaign are played, with the server started anew between them and a member replaced', async () => {
    const [ana, bob, eve] = await Promise.all([
      sitDown(at.browser),
      sitDown(at.browser, { language: 'cs', phone: true }),
      sitDown(at.browser),
    ])
    const { address } = at.house
    await ana.page.goto(`${address}/#/begin-saga/${NEAR_AND_FAR}`)
    await ana.page.click('form.set-up .pill >> text=On the server')
    await ana.page.click('.pill:has-text("3")')
    await ana.page.fill('form.set-up input[maxlength="60"]', 'To the Last Ruin')
    await ana.page.fill('.set-up-seat input', 'Ana')
    await ana.page.selectOption('.set-up-seat select >> nth=1', 'apprentice')
    await ana.page.click('form.set-up button[type=submit]')
    await settled(ana.page)
    const saga = ana.page.url()
    const link = await ana.page.inputValue('.invite input')
    await takeUp(bob.page, link, 'Bořek', 'Ujmout se tohoto listu')
    await isAccessible(bob.page)
    await fits(bob.page)

    // The first evening: Ana and Bořek, and a bot.
    await ana.page.reload()
    await settled(ana.page)
    await evening(ana.page)
    await bob.page.reload()
    await settled(bob.page)
    await bob.page.click('.saga-on button')
    await bob.page.waitForFunction(() => location.hash.startsWith('#/table/'))
    await act(bob.page, () => bob.page.click('.gathering button'))
    await begins([ana.page, bob.page])
    await playTogether([ana.page, bob.page], travel, 1500)
    await back(ana.page, 1)
    await isAccessible(ana.page)
    expect(await sheets(ana.page)).toHaveLength(3)

    // The house rests; Bořek's sheet is left and taken up by Eva as it is.
    await at.house.stop()
    await at.house.start()
    await ana.page.goto(saga)
    await settled(ana.page)
    const before = (await sheets(ana.page))[1]
    await act(ana.page, (page) => page.selectOption('.saga-member >> nth=1 >> select', 'nobody'))
    await takeUp(eve.page, link, 'Eva', 'Take up this sheet')
    expect((await sheets(eve.page))[1]).toBe(before)

    // The second and the third: Eva stays away once, and once somebody stands in for her.
    for (const [n, plan] of [
      [2, 'away'],
      [3, 'apprentice'],
    ] as const) {
      await ana.page.reload()
      await settled(ana.page)
      await ana.page.selectOption('.saga-next select >> nth=1', plan)
      await settled(ana.page)
      await evening(ana.page)
      const start = ana.page.locator('text=Start the game')
      if ((await start.count()) > 0) await act(ana.page, () => start.click())
      await play(ana.page, travel, 900)
      await back(ana.page, n)
      await at.house.stop()
      await at.house.start()
    }
    await ana.page.goto(saga)
    await settled(ana.page)
    expect(await ana.page.locator('.saga-evening').count()).toBe(3)
    expect(await ana.page.locator('.naf-sheet').first().textContent()).toMatch(/Broken Plains.*Crimson Forest.*Meteor/s)
    expect([...ana.mistakes, ...bob.mistakes, ...eve.mistakes]).toEqual([])
    await Promise.all([ana, bob, eve].map(({ context }) => context.close()))
  }, 420_000)
})

/** Comes by the link of a saga, says who one is, and takes up a sheet that nobody holds. */
async function takeUp(page: Page, link: string, name: string, text: string): Promise<void> {
  await page.goto(link)
  await settled(page)
  await page.fill('.saga-next input', name)
  await act(page, () => page.click(`.saga-join >> text=${text}`))
}

async function evening(page: Page): Promise<void> {
  await page.click('.saga-next button[type=submit]')
  await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await settled(page)
}

/** From the end of an evening to the saga, which has so many of them. */
async function back(page: Page, evenings: number): Promise<void> {
  await page.click('.dialog-foot >> text=Back to the saga')
  await settled(page)
  expect(await page.locator('.saga-facts').textContent()).toContain(`${evenings} evening`)
  await page.waitForSelector('.naf-sheet')
}

const sheets = async (page: Page) => {
  await page.waitForSelector('.naf-sheet')
  return page.locator('.naf-sheet').allTextContents()
}

describe('Near and Far on this device', () => {
  const at = visitForTests()

  it('an evening is played without a network, in English, and what was read stands in the journal', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.site.address, NEAR_AND_FAR, 'bots')
    await isKept(page)
    await context.setOffline(true)
    await isAccessible(page)
    expect(await play(page, travel, 900)).toBeGreaterThan(20)
    await isAccessible(page)
    await page.keyboard.press('Escape')
    await page.click('.naf-journal-button')
    await page.waitForSelector('.naf-journal')
    await isAccessible(page)
    await page.waitForFunction(() => (document.querySelector('.naf-chapter p')?.textContent ?? '').length > 60)
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('four play on a phone: nothing sticks out, and all is legible', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
    await page.goto(`${at.site.address}/#/new/${NEAR_AND_FAR}?mode=bots`)
    await page.click('.pill:has-text("4")')
    for (const select of await page.locator('.set-up-seat select').all()) await select.selectOption('apprentice')
    await page.click('form.set-up button[type=submit]')
    await settled(page)
    let given = 0
    const fitting = async (one: Page) => {
      if (given++ % 6 === 0) {
        await fits(one)
        await isLegible(one)
      }
      await travel(one)
    }
    expect(await play(page, fitting, 900)).toBeGreaterThan(20)
    await isAccessible(page)
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)
})
