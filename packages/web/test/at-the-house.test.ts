import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { asText, fromText, pack, unpack } from '@krcma/film'
import { hash } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { begins, openTable } from './company.ts'
import { openForTests } from './house.ts'
import { actBefore, settled } from './settled.ts'
import { isAccessible, sitDown } from './sitting.ts'

const at = openForTests()
const record = fileURLToPath(new URL('../../../games/tales-of-glory/test/records/1-2-players.json', import.meta.url))

it('the owner has a bot sit at a free seat, sends it away and seats another; who only looks on is not offered that', async () => {
  const [ana, eve] = await Promise.all([sitDown(at.browser), sitDown(at.browser)])
  const link = await openTable(ana.page, at.house, 'tales-of-glory', 'Ana', null)
  await eve.page.goto(link)
  await settled(eve.page)
  const seats = eve.page.locator('.gathering')
  expect(await seats.textContent()).toContain('Free seat')
  expect(await seats.locator('select').count()).toBe(0)
  const both = [ana.page, eve.page] as const
  const seat = (who: string) => actBefore(both, ana.page, (page) => page.selectOption('.gathering select', who))
  await seat('master')
  expect(await seats.textContent()).toContain('Bot: master')
  await isAccessible(ana.page)
  await seat('')
  expect(await seats.textContent()).toContain('Free seat')
  await seat('apprentice')
  await begins(both)
  expect([...ana.mistakes, ...eve.mistakes]).toEqual([])
  await Promise.all([ana, eve].map(({ context }) => context.close()))
}, 240_000)

it('a guest takes another name, and is known by it', async () => {
  const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs' })
  await openTable(page, at.house, 'tales-of-glory', 'Ana', null)
  await page.goto(`${at.house.address}/#/settings`)
  await page.waitForSelector('.account >> text=jméno: Ana.')
  expect(await page.locator('.account >> text=vystupovat').count()).toBe(0)
  await page.fill('fieldset input >> nth=0', 'Anička')
  await page.click('.account >> text=Od teď tu vystupovat pod jménem Anička')
  await page.waitForSelector('.account >> text=jméno: Anička.')
  expect(await page.locator('.account >> text=vystupovat').count()).toBe(0)
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)

it('a game that was played elsewhere is put on the server, and whoever has its link sees it', async () => {
  const [ana, eve] = await Promise.all([sitDown(at.browser), sitDown(at.browser)])
  await ana.page.goto(`${at.house.address}/#/archive`)
  await ana.page.setInputFiles('input[type=file]', record)
  await ana.page.waitForSelector('.replay-scrub')
  expect(ana.page.url()).toContain('#/replay/local/')
  await ana.page.click('text=Put it on the server')
  await ana.page.waitForURL(/#\/replay\/online\/.*link=/)
  await eve.page.goto(ana.page.url())
  await eve.page.waitForSelector('.replay-scrub')
  const moves = (page: typeof ana.page) => page.locator('.replay-scrub input').getAttribute('max')
  expect(await moves(eve.page)).toBe(await moves(ana.page))
  expect(await eve.page.locator('.brought').textContent()).toContain('Brought from elsewhere')
  await ana.page.goto(`${at.house.address}/#/archive`)
  const [there, here] = ['a[href*="/replay/online/"]', 'a[href*="/replay/local/"]']
  await ana.page.waitForSelector(there)
  for (const card of [there, here]) expect(await ana.page.locator(`${card} .brought`).count()).toBe(1)
  // Both say the same of how it ended.
  const verdict = (card: string) => ana.page.locator(`${card} .table-card-verdict`).textContent()
  expect(await verdict(here)).toMatch(/won by \d+ points?\.$/)
  expect(await verdict(there)).toBe(await verdict(here))
  await isAccessible(ana.page)
  // What is deleted can be put back, for as long as the page is open.
  await ana.page.click('.archive-row >> text=Delete')
  await ana.page.waitForSelector('text=Put it back')
  expect(await ana.page.locator(here).count()).toBe(0)
  await ana.page.keyboard.press('Enter')
  await ana.page.waitForSelector(here)
  await ana.page.click('.archive-row >> text=Delete')
  await ana.page.waitForSelector('text=Put it back')
  await ana.page.reload()
  await ana.page.waitForSelector(there)
  expect(await ana.page.locator(here).count()).toBe(0)
  expect([...ana.mistakes, ...eve.mistakes]).toEqual([])
  await Promise.all([ana, eve].map(({ context }) => context.close()))
}, 240_000)

it('a game whose rules have changed since is watched as it was, on the server and on this device', async () => {
  const { page, context, mistakes } = await sitDown(at.browser)
  await page.goto(`${at.house.address}/#/archive`)
  await page.setInputFiles('input[type=file]', record)
  await page.waitForSelector('.replay-scrub')
  const here = new URL(page.url())
  await page.click('text=Put it on the server')
  await page.waitForURL(/#\/replay\/online\//)
  const there = new URL(page.url())
  /** What is seen of it after 20 moves, with all eyes. */
  const watched = async ({ href }: URL) => {
    await page.goto('about:blank')
    const [place = '', query = ''] = href.split('?')
    const asked = new URLSearchParams(query)
    asked.set('at', '20')
    await page.goto(`${place}?${asked}`)
    await page.waitForSelector('.replay-scrub')
    await page.selectOption('.replay-tools select', 'all-seeing')
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('.replay-tools select')?.value === 'all-seeing',
    )
    return page.evaluate(() => ['.board', '.log', '.seats'].map((part) => document.querySelector(part)?.textContent))
  }
  const before = [await watched(there), await watched(here)]
  expect(before[0]).toEqual(before[1])

  await at.house.stop()
  await at.house.start({ newer: true })
  // On this device the program is the same: there it is the game that is older.
  await page.evaluate(
    async (id) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result)
          request.onerror = () => failed(request.error)
        })
      const db = await asked(indexedDB.open('krcma'))
      const tables = db.transaction('tables', 'readwrite').objectStore('tables')
      const kept = await asked(tables.get(id))
      await asked(tables.put({ ...kept, record: { ...kept.record, rules: kept.record.rules - 1 } }))
      db.close()
    },
    /replay\/local\/(\w+)/.exec(here.href)?.[1] ?? '',
  )
  expect([await watched(there), await watched(here)]).toEqual(before)

  // There is no table to sit at any more, but its end is told, and the way to the replay.
  await page.goto(there.href.replace('replay', 'table'))
  await page.waitForSelector('text=won by')
  await isAccessible(page)
  const saving = page.waitForEvent('download')
  await page.click('text=Save the record')
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
  await page.click('text=Replay')
  await page.waitForSelector('.replay-scrub')

  // A file from older rules is shown as what it tells, which nobody can prove.
  const { seal: _, ...unsealed } = { ...file.record, rules: file.record.rules - 1 }
  const film = { ...(await unpack(fromText(file.film))), rules: unsealed.rules }
  const older = { ...file, record: { ...unsealed, seal: hash(unsealed) }, film: asText(await pack(film)) }
  await page.goto(`${at.house.address}/#/archive`)
  const open = (content: object) =>
    page.setInputFiles('input[type=file]', {
      name: 'older.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })
  await open({ ...older, film: 'none' })
  await page.waitForSelector('[role=alert] >> text=older rules')
  await open(older)
  await page.waitForSelector('[role=note] >> text=nobody can prove it')
  expect(await watched(new URL(page.url()))).toEqual(before[0])
  expect(mistakes).toEqual([])
  await context.close()
}, 120_000)
