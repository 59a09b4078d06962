import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, settled } from './settled.ts'
import { visitForTests } from './site.ts'
import { begin, click, fits, isAccessible, next, play, press, sitDown } from './sitting.ts'

const at = visitForTests()

interface Noted {
  moving: number
  sounds: number
}

/** In the page: how many movements ran at once at most, and how many sounds were begun; and tells when there was one of each. */
function noteMovement(): void {
  const noted: Noted = { moving: 0, sounds: 0 }
  const lively = new Promise<void>((done) => {
    const { animate } = Element.prototype
    const { start } = AudioBufferSourceNode.prototype
    const tell = () => noted.moving > 0 && noted.sounds > 0 && done()
    Element.prototype.animate = function (...movement) {
      noted.moving = Math.max(noted.moving, 1)
      tell()
      return animate.apply(this, movement)
    }
    AudioBufferSourceNode.prototype.start = function (...when) {
      noted.sounds++
      tell()
      start.apply(this, when)
    }
  })
  Object.assign(globalThis, { noted, lively })
  const look = () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    noted.moving = Math.max(noted.moving, running.length)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** In the page: one press sends the answer, one comes as soon as the next may be given, before the page can do anything else. */
function pressTwice(): Promise<void> {
  const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
  press()
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('.question[data-mine=true][data-busy=false][data-answered=false]') === null) return
      watch.disconnect()
      press()
      done()
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

const noted = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)

/** Chooses the so manieth value in the so manieth row of the settings. */
const choose = (page: Page, row: number, value: number) =>
  page.locator('.set-up > fieldset').nth(row).locator('.pill').nth(value).click()

const rows = { language: 1, theme: 2, motion: 3, sounds: 4, confirmations: 5 }

const chosen = (page: Page) =>
  page.$$eval('.set-up > fieldset:has(.pill)', (all) =>
    all.map((row) => [...row.querySelectorAll('input')].findIndex(({ checked }) => checked)),
  )

describe('settings', () => {
  it('of language, light, movement, sounds and confirmations are seen at once and kept', async () => {
    // The system wants no movement; whoever says "always" gets it all the same.
    const { page, context, mistakes } = await sitDown(at.browser)
    await page.addInitScript(noteMovement)
    await page.goto(`${at.site.address}/#/settings`)
    await page.waitForSelector('.set-up')
    const light = () =>
      page.$eval(
        '.house h1',
        (title) => getComputedStyle(title).color + getComputedStyle(title).getPropertyValue('--wood-0'),
      )
    const night = await light()
    await choose(page, rows.theme, 1)
    const day = await light()
    await choose(page, rows.motion, 1)
    await begin(page, at.site.address, 'tales-of-glory', 'bots')
    await play(page, click, 2)
    // To a question that has a few answers, all of them listed.
    while ((await page.locator('.question .option').count()) < 2) await play(page, click, 1)
    await page.evaluate(() => (globalThis as unknown as { lively: Promise<void> }).lively)

    await page.click('.table-head button >> nth=-1')
    await page.click('.menu-list >> text=Settings')
    await page.waitForSelector('h1 >> text=Settings')
    await choose(page, rows.language, 0)
    await page.waitForSelector('h1 >> text=Nastavení')
    await choose(page, rows.theme, 2)
    await choose(page, rows.motion, 2)
    await choose(page, rows.sounds, 1)
    await choose(page, rows.confirmations, 0)
    const contrast = await light()
    expect(new Set([night, day, contrast]).size).toBe(3)
    await isAccessible(page)
    const before = await chosen(page)
    expect(before).toEqual([0, 2, 2, 1, 0])
    await page.reload()
    await page.waitForSelector('h1 >> text=Nastavení')
    expect(await chosen(page)).toEqual(before)
    expect(await light()).toBe(contrast)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('cs')

    // At the table: a second click, no movement, no sound.
    await page.goBack()
    expect(await next(page)).toBe('answer')
    const unanswered = await settled(page)
    const toConfirm = page.locator('.option', { hasText: 'Potvrďte ještě jednou' })
    await page.click('.question .option >> nth=0')
    expect(await toConfirm.count()).toBe(1)
    await page.click('.question .option >> nth=1')
    expect(await page.locator('li:nth-child(2) > .option').textContent()).toContain('Potvrďte ještě jednou')
    expect(await toConfirm.count()).toBe(1)
    expect(await settled(page)).toBe(unanswered)
    await act(page, () => page.click('.question .option >> nth=1'))
    await play(
      page,
      async (table) => {
        await press(table)
        expect(await toConfirm.count()).toBe(1)
        await press(table)
      },
      2,
    )
    expect(await noted(page)).toEqual({ moving: 0, sounds: 0 })
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('of confirmations hold for a key that is pressed the moment a question is there', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs' })
    await page.goto(`${at.site.address}/#/settings`)
    await page.waitForSelector('.set-up')
    await choose(page, rows.confirmations, 0)
    await begin(page, at.site.address, 'roll-player', 'bots')
    const toConfirm = page.locator('.option', { hasText: 'Potvrďte ještě jednou' })
    await press(page)
    for (let asked = 0; asked < 4; asked++) {
      expect(await toConfirm.count()).toBe(1)
      await page.evaluate(pressTwice)
    }
    expect(await toConfirm.count()).toBe(1)
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('bring back a lesson that was left at its first word', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs' })
    await begin(page, at.site.address, 'roll-player', 'bots')
    expect(await page.locator('.lesson p').count()).toBe(1)
    await page.click('.lesson >> text=Hru znám')
    expect(await page.locator('.lesson').count()).toBe(0)
    await play(page, press, 1)
    expect(await page.locator('.lesson').count()).toBe(0)
    const table = page.url()
    await page.goto(`${at.site.address}/#/settings`)
    await page.click('text=Vysvětlovat hry znovu od začátku')
    await page.goto(table)
    await settled(page)
    expect(await page.locator('.lesson p').count()).toBe(1)
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)
})

const LIT = '.board [data-pointed], .board [data-spoken-of=true]'

/** When exactly one thing is lit on the board, and says that it is this. */
const isLit = (page: Page, name: string) =>
  page.waitForFunction(
    ([lit, name]) => {
      const [thing, ...more] = document.querySelectorAll(String(lit))
      return more.length === 0 && `${thing?.getAttribute('aria-label')} ${thing?.textContent}`.includes(String(name))
    },
    [LIT, name] as const,
  )
const nothingIsLit = (page: Page) => page.waitForSelector(LIT, { state: 'detached' })

/** How a thing that is lit looks, and how it would if it were not. */
const looks = (page: Page) =>
  page.$eval('.board [data-pointed]', (thing) => {
    const look = () => {
      const { outline, boxShadow, filter, borderColor, backgroundColor } = getComputedStyle(thing)
      return [outline, boxShadow, filter, borderColor, backgroundColor].join()
    }
    const now = look()
    thing.removeAttribute('data-pointed')
    return [now, look()]
  })

describe('a sentence of the log', () => {
  const games = [
    // A tile that I took, by its name; a tile in the tale of another, at that other's place.
    { game: 'tales-of-glory', language: 'en', answers: 4, mine: /^You take\s*(.+) from space/, others: / places / },
    // A space of my sheet; a space on the sheet of another.
    {
      game: 'roll-player',
      language: 'cs',
      answers: 5,
      mine: /^Umísťujete .* do řádku\s*(.+)\.$/,
      others: / umísťuje /,
    },
  ] as const

  for (const { game, language, answers, mine, others } of games) {
    it(`points at what it speaks of, by mouse and by keyboard: ${game}, ${language}`, async () => {
      const { page, context, mistakes } = await sitDown(at.browser, { language })
      await begin(page, at.site.address, game, 'bots')
      await play(page, press, answers)
      const sentences = await page.locator('.log .log-line').allTextContents()
      const own = sentences.findLastIndex((one) => mine.test(one))
      const named = mine.exec(sentences[own] ?? '')?.[1] ?? ''
      expect(named).not.toBe('')
      const line = page.locator('.log .log-line').nth(own)
      const rest = page.locator('.table-name')
      await nothingIsLit(page)
      await line.hover()
      await isLit(page, named)
      await rest.hover()
      await nothingIsLit(page)
      await line.focus()
      await isLit(page, named)
      const [now, otherwise] = await looks(page)
      expect(now).not.toBe(otherwise)
      await page.focus('.table-head a')
      await nothingIsLit(page)

      const [, other = ''] = await page.locator('.seat-name').allInnerTexts()
      const theirs = sentences.findLastIndex((one) => one.includes(other) && others.test(one))
      expect(theirs).toBeGreaterThanOrEqual(0)
      await page.locator('.log .log-line').nth(theirs).hover()
      await isLit(page, other)
      expect(mistakes).toEqual([])
      await context.close()
    }, 240_000)
  }
})

describe('what was begun on this device', () => {
  it('is continued from the lobby, the latest first; a moment of it has an address', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
    const tables: string[] = []
    for (const game of ['roll-player', 'tales-of-glory']) {
      await begin(page, at.site.address, game, 'bots')
      await play(page, press, 1)
      tables.push(new URL(page.url()).hash)
    }
    const [older = '', newer = ''] = tables
    const listed = async () => {
      await page.goto(`${at.site.address}/#/`)
      await page.waitForSelector('[aria-labelledby=continue] .table-card')
      return page.$$eval('[aria-labelledby=continue] .table-card', (all) =>
        all.map((one) => [one.getAttribute('href'), one.querySelector('.table-card-state')?.textContent]),
      )
    }
    const yours = 'Jste na tahu'
    expect(await listed()).toEqual([
      [newer, yours],
      [older, yours],
    ])
    await page.click(`.table-card[href="${older}"]`)
    await play(page, press, 2)
    expect(await listed()).toEqual([
      [older, yours],
      [newer, yours],
    ])
    await fits(page)

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${at.site.address}/${older.replace('table', 'replay')}`)
    const output = page.locator('.replay-scrub output')
    await output.waitFor()
    await page.click('[aria-label="O tah dál"]')
    await page.click('[aria-label="O tah dál"]')
    expect(await output.textContent()).toMatch(/^Tah 2 z /)
    await page.click('.replay-tools button >> nth=0')
    await page.waitForSelector('.replay-tools >> text=Zkopírováno')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(page.url())
    const shown = await page.locator('.board').textContent()
    const second = await context.newPage()
    await second.goto(copied)
    await second.waitForSelector('.replay-scrub output >> text=/^Tah 2 z /')
    expect(await second.locator('.board').textContent()).toBe(shown)
    await fits(second)
    // It plays by itself, and goes back and forth by keys.
    await second.selectOption('.replay-scrub select', '4')
    await second.click('[aria-label="Přehrát"]')
    await second.waitForSelector('.replay-scrub output >> text=/^Tah 3 z /')
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)
})

describe('an explanation', () => {
  it('goes with what it explains, though nothing has moved away from that', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { phone: true })
    await begin(page, at.site.address, 'roll-player', 'bots')
    const explained = await page.locator('.board [role=tabpanel] [data-explain]').first().elementHandle()
    await explained?.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await page.waitForSelector('.explanation:popover-open')
    // Not by a pointer, which would hide it by itself.
    await page
      .locator('.board [role=tab][aria-selected=false]')
      .first()
      .evaluate((tab: HTMLElement) => tab.click())
    await explained?.waitForElementState('hidden')
    expect(await explained?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await page.waitForSelector('.explanation:popover-open', { state: 'detached' })
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)
})

describe('a choice in a drawing', () => {
  it('is reached by Tab', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'en' })
    await begin(page, at.site.address, 'heroes3', 'bots')
    const drawn = page.locator('svg [data-choice]')
    for (let n = 0; n < 30 && (await drawn.count()) === 0; n++) await play(page, press, 1)
    // What is missing here is missing in the order of Tab.
    const places = await drawn.evaluateAll((elements) => elements.map((element) => (element as SVGElement).tabIndex))
    expect(new Set(places)).toEqual(new Set([0]))
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)
})
