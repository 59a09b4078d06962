import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { act, settled } from './settled.ts'
import { buildSite, serveSite, visitForTests } from './site.ts'
import { begin, click, fits, isAccessible, next, play, press, reading, sitDown, touch } from './sitting.ts'

const at = visitForTests()

describe('on this device', () => {
  it('a whole game of Tales of Glory is played against a bot by clicking, then replayed and verified as a record', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.site.address, 'tales-of-glory', 'bots')
    const answers = await play(page, reading(click))
    expect(answers).toBeGreaterThan(10)
    await isAccessible(page)

    const saving = page.waitForEvent('download')
    await page.click('.dialog-foot >> text=Save the record')
    const { record } = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as {
      record: { over: boolean; entries: unknown[] }
    }
    expect(record.over).toBe(true)

    await page.click('.dialog-foot >> text=Verify the dice')
    await page.waitForSelector('.dialog >> text=The dice were honest.')
    expect(await page.locator('.findings li[data-found=yes]').count()).toBe(2)
    await page.click('.dialog-head button')

    // A picture of the winner's work, drawn here under the strict policy of a server.
    await page.click('.dialog-foot >> text=Keepsake')
    const picture = page.locator('img.keepsake')
    await picture.waitFor()
    // It carries the seal: the dice were proven here, before it was drawn.
    expect(await picture.getAttribute('alt')).toMatch(/^Tales of Glory: .* won.*dice verified$/)
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      1200,
    )
    await page.click('.dialog-head button')

    await page.click('.dialog-foot >> text=Replay')
    const scrubber = page.locator('.replay-scrub input')
    await scrubber.waitFor()
    expect(Number(await scrubber.getAttribute('max'))).toBe(record.entries.length)
    const atFirst = await page.locator('.board').textContent()
    await page.click('[aria-label="One move on"]')
    await page.click('[aria-label="One move on"]')
    expect(await page.locator('.board').textContent()).not.toBe(atFirst)
    expect(await page.locator('.replay-scrub output').textContent()).toContain('Move 2 of')
    await scrubber.fill(String(record.entries.length))
    await page.waitForSelector('.board .score')
    await page.selectOption('.replay-tools select', 'all-seeing')
    await page.selectOption('.replay-scrub select', '4')
    await isAccessible(page)
    await scrubber.fill('4')
    await page.click('.replay-tools >> text=Play on')
    expect(await next(page)).toBe('answer')
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('a whole solo game of Roll Player is played by keyboard alone, in Czech, on a phone', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
    await page.goto(`${at.site.address}/#/new/roll-player?mode=solo`)
    await page.waitForSelector('form.set-up')
    await page.focus('form.set-up button[type=submit]')
    await page.keyboard.press('Enter')
    await settled(page)
    await fits(page)
    await isAccessible(page)
    expect(await play(page, reading(press))).toBeGreaterThan(20)
    await isAccessible(page)
    expect(await page.locator('.dialog-head h2').textContent()).toBe('Konec hry')
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('two people at one device sit behind a curtain, and see no secret of each other', async () => {
    const { page, context } = await sitDown(at.browser)
    await begin(page, at.site.address, 'tales-of-glory', 'hot-seat')
    expect(await page.locator('.curtain h1').textContent()).toContain('Player 1')
    expect(await page.locator('.board').count()).toBe(0)
    await isAccessible(page)
    expect(await play(page, click, 12)).toBe(12)
    await context.close()
  })

  it('a reload in the middle of a decision, and an undo, lead to the very same question', async () => {
    const { page, context } = await sitDown(at.browser)
    await begin(page, at.site.address, 'tales-of-glory', 'bots')
    await play(page, click, 3)
    // What is told and asked, and what everybody has; not what the pointer happens to be over.
    const state = () =>
      page.evaluate(() =>
        ['.seats', '.log', '#question', '.options'].map((part) => document.querySelector(part)?.textContent),
      )
    const before = await state()
    await page.reload()
    await settled(page)
    expect(await state()).toEqual(before)
    await play(page, click, 1)
    await act(page, () => page.click('.tool >> text=Take back'))
    expect(await state()).toEqual(before)
    await context.close()
  }, 240_000)

  it('a standing answer is given, listed, lasts, and is taken back', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.site.address, 'roll-player', 'solo')
    const always = page.locator('.tool', { hasText: 'Always…' })
    for (let given = 0; given < 60 && !(await always.isEnabled()); given++) await play(page, press, 1)
    const asked = await page.locator('#question').textContent()
    await always.click()
    await isAccessible(page)
    const declined = page.locator('.standing li').last()
    expect(await declined.textContent()).toContain(asked)
    await act(page, () => declined.locator('text=Until I take it back').click())
    expect(await page.locator('.tool-count').textContent()).toBe('1')
    // A whole round, and the question has not come again.
    const questions = new Set<string | null>()
    for (let given = 0; given < 12; given++) {
      await play(page, press, 1)
      questions.add(await page.locator('#question').textContent())
    }
    expect(questions).not.toContain(asked)
    await page.reload()
    await settled(page)
    expect(await page.locator('.tool-count').textContent()).toBe('1')
    await always.click()
    expect(await page.locator('.standing li').first().textContent()).toContain(asked)
    await act(page, () => page.click('.standing >> text=Ask me again'))
    expect(await page.locator('.tool-count').count()).toBe(0)
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('nothing shifts while bots move, with movement on', async () => {
    const { page, context } = await sitDown(at.browser, { movement: true })
    await page.addInitScript(() => {
      const noted = { shift: 0 }
      Object.assign(globalThis, { noted })
      new PerformanceObserver((list) => {
        // One's own answers open one's own ledger, and change where one's tiles fit. What they do is told from what bots do by its
        // place: the browser would tell it by the time since the key was pressed.
        for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        })[]) {
          const own = sources.every(
            ({ node }) => node instanceof Element && node.closest('.tog-ledger, .tog-outlook') !== null,
          )
          if (!own) noted.shift += value
        }
      }).observe({ type: 'layout-shift' })
    })
    await page.goto(`${at.site.address}/#/new/tales-of-glory?mode=bots`)
    await page.click('.pill:has-text("4")')
    await page.click('form.set-up button[type=submit]')
    await settled(page)
    // The page that opens is another page; from here on, nothing may jump.
    const noted = () => page.evaluate(() => (globalThis as unknown as { noted: { shift: number } }).noted.shift)
    const before = await noted()
    await play(page, press, 5)
    expect((await noted()) - before).toBeLessThan(0.001)
    await context.close()
  }, 240_000)

  it('everything works with the network cut', async () => {
    const own = await serveSite(await buildSite())
    const { page, context } = await sitDown(at.browser)
    await page.goto(own.address)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^krcma-/)])
    await page.reload()
    await own.close()
    await page.goto(`${own.address}/`)
    await page.waitForSelector('.game-card')
    await begin(page, own.address, 'tales-of-glory', 'bots')
    expect(await play(page, press)).toBeGreaterThan(10)
    await page.goto(`${own.address}/#/rules/roll-player/RPL-DICE-03`)
    await page.waitForSelector('.rule[data-wanted=true]')
    await context.close()
  }, 240_000)

  it('a first game is explained until it is left, all of it to be read on a phone, and advice is given on asking', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { phone: true })
    await begin(page, at.site.address, 'tales-of-glory', 'bots')
    const lesson = page.locator('.lesson p')
    const first = await lesson.textContent()
    expect(first).toContain('Everybody secretly picks a space.')
    expect(await lesson.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
    await page.click('.tool:has-text("Hint")')
    await settled(page)
    expect(await page.locator('.said').textContent()).toContain('A master would do this')
    // One line, until somebody wants to know more, and then a third of the height: the board is to be seen beside it.
    expect(await page.locator('.advice').isVisible()).toBe(false)
    await page.click('.said summary')
    expect(await page.locator('.said').evaluate((said) => said.clientHeight / innerHeight)).toBeLessThan(0.34)
    const advice = await page.locator('.advice li').allInnerTexts()
    expect(advice).toHaveLength(3)
    for (const line of advice) expect(line).toMatch(/^Space \d: .*\d+ of 100 · \d+ tries$/s)
    expect(await page.locator('.said').textContent()).toContain(`A master would do this: ${advice[0]?.split('\n')[0]}`)
    await isAccessible(page)
    await page.click('.tool:has-text("Hint")')
    expect(await page.locator('.said').isVisible()).toBe(false)
    await page.click('.lesson >> text=Got it')
    expect(await lesson.isVisible()).toBe(false)
    // The next kind of decision has something else to say.
    await play(page, press, 1)
    expect(await lesson.textContent()).not.toBe(first)
    expect(await lesson.isVisible()).toBe(true)
    await isAccessible(page)
    // What was said once is said again on asking alone.
    const choosing = page.locator('.tog-space [data-choice]')
    for (let n = 0; n < 20 && (await choosing.count()) === 0; n++) await play(page, press, 1)
    expect(await lesson.isVisible()).toBe(false)
    await page.click('.lesson >> text=Explain')
    expect(await lesson.textContent()).toBe(first)
    await page.click('.lesson >> text=Got it')
    await page.click('.lesson >> text=I know how to play')
    await page.reload()
    await settled(page)
    expect(await page.locator('.lesson').count()).toBe(0)
    expect(mistakes).toEqual([])
    await context.close()
  }, 240_000)

  it('a record that was saved is opened again, and a file that is none is refused', async () => {
    const { page, context } = await sitDown(at.browser)
    await begin(page, at.site.address, 'roll-player', 'bots')
    await play(page, press, 3)
    const saving = page.waitForEvent('download')
    await page.click('.table-head button >> nth=-1')
    await page.click('text=Save the record')
    const file = await (await saving).path()
    await page.goto(`${at.site.address}/#/archive`)
    await page.setInputFiles('input[type=file]', {
      name: 'no.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    })
    await page.waitForSelector('[role=alert]')
    await page.setInputFiles('input[type=file]', {
      name: 'yes.json',
      mimeType: 'application/json',
      buffer: readFileSync(file),
    })
    await page.waitForSelector('.replay-scrub')
    await context.close()
  }, 240_000)
})

describe('every page', () => {
  const games = readdirSync(new URL('../../../games', import.meta.url))
  const pages = [
    '',
    'learn',
    'friends',
    'play',
    ...games.flatMap((game) => [`new/${game}`, `rules/${game}`]),
    'begin-saga/near-and-far',
    'workshop/heroes3',
    'archive',
    'settings',
    'scenarios',
    'dice',
    'admin',
    'credits',
    'nowhere',
    'table/local/aaaaaaaaaaaa',
  ]
  const ways = [
    { language: 'cs', phone: false },
    { language: 'en', phone: true },
  ] as const

  for (const way of ways) {
    it(`has no serious violation of accessibility and fits the window: ${way.language}, ${way.phone ? 390 : 1440} px`, async () => {
      const { page, context, mistakes } = await sitDown(at.browser, way)
      for (const path of pages) {
        await page.goto(`${at.site.address}/#/${path}`)
        await page.waitForSelector('.house-main > *')
        await page.waitForSelector('.notice', { state: 'detached' })
        await fits(page)
        await isAccessible(page)
      }
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(way.language)
      expect(mistakes).toEqual([])
      await context.close()
    }, 240_000)
  }

  it('is readable by day and in high contrast', async () => {
    const { page, context } = await sitDown(at.browser)
    for (const theme of ['Day', 'High contrast']) {
      await page.goto(`${at.site.address}/#/settings`)
      await page.click(`.pill >> text=${theme}`)
      await isAccessible(page)
      await page.goto(`${at.site.address}/`)
      await page.waitForSelector('.game-card')
      await isAccessible(page)
    }
    await context.close()
  }, 240_000)

  it('at home leads who is new to a lesson, which begins at once, and who has been here to where they were', async () => {
    const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
    await page.goto(at.site.address)
    const main = page.locator('.door[data-main=true]')
    expect(await main.allInnerTexts()).toEqual([expect.stringContaining('Naučit se')])
    await main.click()
    await page.click('.choice-card:has-text("Příběhy slávy") >> text=Začít lekci')
    await settled(page)
    expect(await page.locator('.lesson p').textContent()).toContain('Všichni si tajně vybírají místo.')
    const table = page.url()
    await page.goBack()
    await page.waitForSelector('.choice-card')
    await page.goto(`${at.site.address}/#/`)
    await page.waitForSelector('.door[data-main=true]:has-text("Pokračovat")')
    await fits(page)
    await main.click()
    expect(page.url()).toBe(table)
    expect(mistakes).toEqual([])
    await context.close()
  })

  it('of rules is searched', async () => {
    const { page, context } = await sitDown(at.browser)
    await page.goto(`${at.site.address}/#/rules/tales-of-glory`)
    await page.click('text=Every rule exactly')
    await page.waitForSelector('.rule')
    const all = await page.locator('.rule').count()
    await page.fill('input[type=search]', 'half-key')
    expect(await page.locator('.rule').count()).toBeLessThan(all)
    expect(await page.locator('.rule').first().textContent()).toMatch(/half-key/i)
    await context.close()
  })

  it('tells why not, and shows the rule that says so over the table, by pointer and by key', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await begin(page, at.site.address, 'tales-of-glory', 'bots')
    const barred = page.locator('.tog-outlook[data-open=false]')
    // Tiles of the wilderness, which lie first, soon cost more than there is, as long as none is discarded.
    const dear = async () => ((await page.locator('.tog-space [data-choice]').count()) > 0 ? touch(page) : press(page))
    for (let n = 0; n < 40 && (await barred.count()) === 0; n++) await play(page, dear, 1)
    await barred.first().hover()
    await page.locator('.explanation-why a').click()
    const sheet = page.locator('.dialog .rule')
    await sheet.waitFor()
    const rule = await page.locator('.dialog h2').textContent()
    expect(rule).toMatch(/^Rule TOG-(PAY-16|PLACE-04)$/)
    expect(`Rule ${await sheet.locator('.rule-id').first().textContent()}`).toBe(rule)
    await page.waitForSelector('.dialog a:has-text("In the rulebook: Pay and place")')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.dialog', { state: 'detached' })
    await page.mouse.move(0, 0)
    await barred.first().hover()
    await page.waitForSelector('.explanation-why')
    await page.keyboard.press('?')
    await sheet.waitFor()
    expect(mistakes).toEqual([])
    await context.close()
  }, 120_000)

  it('of rules is a book with pictures, that leads to each rule exactly, and back', async () => {
    const { page, context, mistakes } = await sitDown(at.browser)
    await page.goto(`${at.site.address}/#/rules/tales-of-glory`)
    await page.waitForSelector('[data-picture=scoring] .tog-scored')
    expect(await page.locator('.chapter').count()).toBe(6)
    await page.click('.chapter:nth-of-type(4) .exactly summary')
    await page.click('.exactly .rule-id:has-text("TOG-PAY-16")')
    await page.waitForSelector('#TOG-PAY-16[data-wanted=true]')
    expect(await page.locator('#TOG-PAY-16').evaluate((rule) => rule.getBoundingClientRect().top)).toBeLessThan(900)
    await page.click('.rules-chapter a')
    await page.waitForFunction(
      () => Math.abs(document.querySelector('#chapter-4')?.getBoundingClientRect().top ?? 999) < 40,
    )
    expect(mistakes).toEqual([])
    await context.close()
  })
})
