// npm run shots [-- part of a name]: pictures of every page, of each game's rulebook, and of each game at its start, in a staged
// moment, in its middle and at its end, with the keepsake, and of its workshop, at 1440x900 and 390x844; and of the large screen at 1920x1080; in Czech
// and English, into packages/web/shots, which is not committed. For looking at.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games, root } from '../../../tools/root.mjs'
import { buildSite } from './site.mjs'
import { answer, asked, begin, openHouse, staged, visit } from './visit.mjs'
import { shootWorkshop } from './workshop-shots.mjs'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(web, 'shots')
const [only = ''] = process.argv.slice(2)

/** @type {Record<string, string>} */
const pages = { lobby: '', archive: 'archive', settings: 'settings', credits: 'credits' }
for (const game of games()) {
  pages[`${game}-0-set-up`] = `new/${game}?mode=bots`
  pages[`${game}-0-set-up-online`] = `new/${game}?mode=online`
}
const PLAYERS = 4
/** After so many answers of ours somebody asks for a hint. */
const HINT = 6
/** So many pictures of a game are kept until one knows which is of its middle. */
const KEPT = 16
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Not always the first, so that there is something to look at. @param {import('playwright-core').Page} page */
async function goOn(page) {
  const all = await page.locator('.question .option').count()
  const seq = Number(await page.locator('.table').getAttribute('data-seq'))
  await answer(page, 1 + (seq % Math.max(1, Math.min(9, all))))
}

await buildSite()
mkdirSync(folder, { recursive: true })
const { browser, address, close } = await visit()
let count = 0

for (const [size, viewport] of Object.entries(sizes)) {
  for (const language of ['en', 'cs']) {
    const context = await browser.newContext({ viewport, locale: language, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const keep = (/** @type {string} */ name, /** @type {Buffer} */ picture) => {
      writeFileSync(join(folder, `${name}-${size}-${language}.png`), picture)
      count++
    }
    const shoot = async (/** @type {string} */ name) => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      keep(name, await page.screenshot())
    }
    for (const [name, path] of Object.entries(pages)) {
      if (!`${name}-${size}-${language}`.includes(only)) continue
      await page.goto(`${address}#/${path}`)
      await page.waitForFunction(() => document.querySelector('.house-main > *') !== null)
      await shoot(name)
    }
    for (const game of games()) {
      if (!`${game}-${size}-${language}`.includes(only)) continue
      await page.goto(`${address}#/rules/${game}`)
      await page.waitForFunction(() => document.querySelector('.house-main > *') !== null)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      keep(`${game}-0-rulebook`, await page.screenshot({ fullPage: true }))
      if (existsSync(join(root, 'games', game, 'workshop')))
        await shootWorkshop(page, address, game, async (name) => {
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          keep(`${game}-6-workshop-${name}`, await page.screenshot({ fullPage: true }))
        })
      await begin(page, address, game, PLAYERS)
      await shoot(`${game}-1-start`)
      await page.locator('.table-head button').last().click()
      await shoot(`${game}-1-menu`)
      await page.locator('.dialog-head button').click()
      for (const end of await page.locator('.lesson button:not(.lesson-toggle)').all()) await end.click()
      /** Pictures from along the way; the longer the game, the fewer of each stretch. @type {Buffer[]} */
      let way = []
      let every = 1
      for (let n = 0; await asked(page); n++) {
        if (n === HINT) {
          await page.keyboard.press('h')
          await page.waitForFunction(() => /:/.test(document.querySelector('.said')?.textContent ?? ''))
          await shoot(`${game}-2-hint`)
        }
        if (n % every === 0) way.push(await page.screenshot())
        if (way.length > KEPT) {
          way = way.filter((_, i) => i % 2 === 0)
          every *= 2
        }
        await goOn(page)
      }
      const middle = way[way.length >> 1]
      if (middle !== undefined) keep(`${game}-2-middle`, middle)
      await shoot(`${game}-3-end`)
      await page.locator('.dialog-foot button', { hasText: /Keepsake|Památka/ }).click()
      await page.waitForSelector('img.keepsake')
      await shoot(`${game}-3-keepsake`)
      await page.locator('.dialog-head button').click()
      await page.click('.dialog-foot a')
      await page.waitForSelector('.replay-scrub')
      await shoot(`${game}-4-replay`)
    }
    await context.close()

    const moving = await browser.newContext({ viewport, locale: language })
    for (const game of games()) {
      if (!`${game}-${size}-${language}`.includes(only)) continue
      const page = await moving.newPage()
      await begin(page, address, game, PLAYERS)
      if (await staged(page)) keep(`${game}-1-moment`, await page.screenshot())
      await page.close()
    }
    await moving.close()
  }
}
await close()

// What many see at once is a table on a server; one person and bots sit there.
const house = await openHouse()
for (const language of ['en', 'cs'])
  for (const game of games()) {
    if (!`${game}-screen-${language}`.includes(only)) continue
    const keep = (/** @type {string} */ name, /** @type {Buffer} */ picture) => {
      writeFileSync(join(folder, `${game}-${name}-screen-${language}.png`), picture)
      count++
    }
    const context = await house.browser.newContext({ locale: language, reducedMotion: 'reduce' })
    const [page, screen] = [await context.newPage(), await context.newPage()]
    await screen.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(`${house.address}#/new/${game}?mode=online`)
    await page.locator('form.set-up fieldset input').first().fill('Ana')
    await page.click('form.set-up button[type=submit]')
    await page.waitForSelector('.invite input')
    await screen.goto((await page.inputValue('.invite input')).replace('#/table/', '#/screen/'))
    await screen.waitForSelector('.screen-gathering .qr-code path')
    keep('5-gathering', await screen.screenshot())
    for (const seat of await page.locator('.gathering select').all()) await seat.selectOption('apprentice')
    await page.locator('button', { hasText: /Start the game|Začít hru/ }).click()
    for (let n = 0; await asked(page); n++) {
      if (n === HINT) keep('5-middle', await screen.screenshot())
      await goOn(page)
    }
    await screen.waitForSelector('.board .score')
    keep('5-end', await screen.screenshot())
    await context.close()
  }
await house.close()
console.log(`${count} pictures in ${folder}`)
process.exit(0)
