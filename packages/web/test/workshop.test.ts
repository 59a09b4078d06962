import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settled } from './settled.ts'
import { visitForTests } from './site.ts'
import { click, fits, isAccessible, play, sitDown } from './sitting.ts'

const at = visitForTests()
const STEPS = 13

const open = (page: Page) => page.goto(`${at.site.address}/#/workshop/heroes3`)
const standing = (page: Page) => page.locator('.workshop-head .workshop-standing')
const step = (page: Page, n: number) => page.click(`.workshop-steps li:nth-child(${n}) button`)
const view = (page: Page, name: string) => page.click(`.workshop-editor [role=tab] >> text="${name}"`)
/** A sentence as it is read, without what its places could say instead. */
const said = (page: Page) =>
  page.locator('.h3w-said').evaluate((sentence) => {
    const copy = sentence.cloneNode(true) as HTMLElement
    for (const choice of copy.querySelectorAll('select')) choice.remove()
    return copy.textContent
  })
/** Lays what is in hand where one points. */
const lay = async (page: Page, stack: string, slots: readonly string[]) => {
  await page.click(`.h3w-stack:has-text("${stack}") >> nth=0`)
  for (const slot of slots) await page.click(`.h3w-open[data-slot="${slot}"]`)
}

it('H3B-CREATE-01 to H3B-CREATE-20: by clicking alone, from the empty form to a game that was played', async () => {
  const { page, context, mistakes } = await sitDown(at.browser)
  await open(page)
  await page.click('.workshop-acts .main-button')
  expect(await standing(page).textContent()).toContain('3 things are missing or wrong')
  await page.fill('.workshop-step input >> nth=0', 'The well')
  // What is still to do leads to where it is done.
  await page.click('.workshop-findings button >> text=Victory')
  await page.click('.workshop-step >> text=Add a condition of victory')
  await page.selectOption('.h3w-condition select >> nth=0', 'level')
  // A sentence is changed where it says something.
  await page.selectOption('.h3w-said select[aria-label="at least"]', '2')
  expect(await said(page)).toMatch(/^Goal: .*level II;/)
  await step(page, 4)
  await lay(page, 'Starting tile', ['0 0'])
  await lay(page, 'Near tile', ['1 0', '0 1', '2 0'])
  await lay(page, 'Starting tile', ['1 1'])
  expect(await standing(page).textContent()).toContain('It can be played.')
  expect(await page.locator('.h3w-access tr:has-text("Near tile") td').first().textContent()).toBe('1')
  // All of it can be taken back and done again, whatever step one is at.
  await page.keyboard.press('Control+z')
  expect(await standing(page).textContent()).toContain('1 thing is missing or wrong')
  expect(await page.locator('.h3w-tile[data-kind=start]').count()).toBe(1)
  await step(page, 3)
  await page.click('.workshop-step .pill >> text="6"')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+z')
  await page.click('.workshop-acts >> text=Do again')
  await step(page, 4)
  await lay(page, 'Starting tile', ['1 1'])
  await step(page, 3)
  await page.click('.h3w-count button >> nth=0')
  for (let n = 5; n > 2; n--) await page.click('.h3w-count button >> nth=0')
  expect(await page.inputValue('.h3w-count input')).toBe('2')
  await step(page, 10)
  await page.click('.h3w-adds button >> nth=0')
  expect(await said(page)).toContain('Obelisk')
  await page.selectOption('.h3w-said select[aria-label="where"]', 'town')
  await page.selectOption('.h3w-add select', 'gain')
  expect(await said(page)).toContain('gold')
  await page.click('.h3w-adds button >> nth=3')
  await page.fill('.h3w-words textarea', 'Nobody speaks at the well.')
  await step(page, 13)
  await page.click('.workshop-step >> text=Add an event')
  expect(await said(page)).toMatch(/^When round \d+ begins/)

  // It is kept as one goes.
  await page.reload()
  expect(await standing(page).textContent()).toContain('It can be played.')
  await view(page, 'Read')
  const read = (await page.textContent('.h3w-sheet')) ?? ''
  for (const part of ['2 rounds at most', 'Nobody speaks at the well.', 'When round']) expect(read).toContain(part)
  await isAccessible(page)
  await view(page, 'Print')
  expect(await page.locator('.h3w-paper > ol > li').count()).toBe(STEPS)

  await view(page, 'Try')
  await page.selectOption('.workshop-trial select >> nth=-1', '10')
  await page.click('.workshop-trial .main-button')
  // It goes on while one looks at something else.
  await view(page, 'Form')
  await view(page, 'Try')
  await page.waitForSelector('.workshop-progress[data-done]')
  const report = (await page.textContent('.workshop-trial')) ?? ''
  for (const part of ['10 of 10 games', 'How games end', 'Was a goal reached?', 'with 95 % between', 'By faction'])
    expect(report).toContain(part)
  await isAccessible(page)
  await page.click('.workshop-games button >> nth=0')
  await page.waitForSelector('.replay-scrub')
  await page.goBack()
  await page.waitForSelector('.workshop-games')
  expect(await page.textContent('.workshop-trial')).toContain('10 of 10 games')
  await page.click('.workshop-trial .main-button')
  await page.click('.workshop-trial >> text=Stop')
  await page.waitForSelector('.workshop-progress[data-done]')

  await view(page, 'Play and share')
  await page.click('.workshop-share >> text=Several at this device')
  await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await settled(page)
  expect(await play(page, click)).toBeLessThan(600)
  expect(await page.textContent('.dialog')).toMatch(/\S/)
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)

it('H3B-CREATE-17: on a phone, in Czech, all thirteen steps are walked, in any order, and fit', async () => {
  const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
  await open(page)
  await fits(page)
  await page.click('.workshop-card button >> nth=-1')
  for (let n = 0; n < STEPS; n++) {
    await page.waitForSelector('.workshop-step h2')
    expect(await page.textContent('.workshop-step h2')).toMatch(new RegExp(`^${n + 1}\\. `))
    expect(await page.textContent('.workshop-does')).toMatch(/\S.*Obvykle: \S/)
    await fits(page)
    await isAccessible(page)
    if (n < STEPS - 1) await page.click('.workshop-walk .main-button')
  }
  await page.selectOption('.workshop-steps select', { index: 3 })
  // The map by touch: a tile is turned over, and moved.
  await page.click('.h3w-tile[data-slot="0 0"]')
  await page.click('.h3w-inspector input[type=checkbox]')
  expect(await page.getAttribute('.h3w-tile[data-slot="0 0"]', 'data-face')).toBe('up')
  for (const name of ['Přečíst', 'Hrát a sdílet', 'Tisk']) {
    await view(page, name)
    await fits(page)
  }
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)

it('H3B-CREATE-05: the map is drawn by keys alone', async () => {
  const { page, context, mistakes } = await sitDown(at.browser)
  await open(page)
  await page.click('.workshop-acts .main-button')
  await step(page, 4)
  await page.click('.h3w-stack:has-text("Far tile")')
  await page.focus('.h3w-lattice [tabindex="0"]')
  const faces = () => page.locator('.h3w-tile').evaluateAll((all) => all.map((tile) => tile.getAttribute('data-face')))
  await page.keyboard.press('Enter')
  await page.keyboard.press('f')
  expect(await faces()).toEqual(['up'])
  await page.keyboard.press('r')
  expect(await page.textContent('.h3w-inspector')).toContain('turned by 60°')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await faces()).toEqual(['up', 'down'])
  await page.keyboard.press('Delete')
  expect(await faces()).toEqual(['up'])
  // What is left in the box is in view.
  expect(await page.textContent('.h3w-stack:has-text("Far tile") b')).toBe('8 of 9')
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)

it('a scenario is taken along as a file and back, and what is none is refused with the place', async () => {
  const { page, context, mistakes } = await sitDown(at.browser)
  await open(page)
  await page.click('.workshop-card button >> nth=3')
  await view(page, 'Play and share')
  const saving = page.waitForEvent('download')
  await page.click('.workshop-share >> text=Save as a file')
  const saved = await (await saving).path()
  const file = JSON.parse(readFileSync(saved, 'utf8')) as { readonly content: Readonly<Record<string, unknown>> }
  await open(page)
  const bring = async (content: unknown) =>
    page.setInputFiles('.workshop-acts input[type=file]', {
      name: 'scenario.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    })
  const { content } = file
  await bring({ ...file, content: { ...content, startingIncome: { gold: 12, materials: 0, valuables: 0 } } })
  await page.waitForSelector('.wrong >> text=scenario.startingIncome.gold')
  await bring({ ...content, notes: ['x'.repeat(200_000)] })
  await page.waitForSelector('.wrong >> text=too large')
  await bring('no scenario')
  await page.waitForSelector('.wrong >> text=The first thing that does not fit')
  await bring(file)
  await page.waitForSelector('.workshop-step')
  expect(await standing(page).textContent()).toContain('It can be played.')
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)

it('H3B-CREATE-03: several scenarios in a row are played as a saga, whose next evening is the next of them', async () => {
  const { page, context, mistakes } = await sitDown(at.browser)
  await open(page)
  for (const name of ['Sample: The Ford', 'Last Chance', 'Sample: The Ford'])
    await page.selectOption('.workshop-row select', { label: name })
  await page.click('.workshop-row li:nth-child(2) >> text=↑')
  await page.click('.workshop-row li:nth-child(3) >> text=✕')
  await page.fill('.workshop-row input', 'A long story')
  await isAccessible(page)
  await page.click('.workshop-row button[type=submit]')
  await page.waitForSelector('form.set-up >> text=Last Chance → Sample: The Ford')
  await page.selectOption('.set-up-seat select', 'apprentice')
  await isAccessible(page)
  await page.click('form.set-up button[type=submit]')
  await settled(page)
  expect(await page.textContent('h1')).toBe('A long story')
  expect(await page.locator('.saga-sheet').first().textContent()).toBe('1. Last Chance: …2. Sample: The Ford: …')
  await page.click('.saga-next button[type=submit]')
  await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  await settled(page)
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)
