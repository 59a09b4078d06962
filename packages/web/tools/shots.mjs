// npm run shots [-- part of a name]: pictures of every page and of each game at its start, in its middle and at its end, at
// 1440x900 and 390x844, in Czech and English, into packages/web/shots, which is not committed. For looking at.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from './site.mjs'
import { answer, asked, begin, visit } from './visit.mjs'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(web, 'shots')
const [only = ''] = process.argv.slice(2)

const pages = {
  lobby: '',
  'set-up': 'new/tales-of-glory?mode=bots',
  'set-up-online': 'new/roll-player?mode=online',
  archive: 'archive',
  settings: 'settings',
  rules: 'rules/tales-of-glory',
  'rules-roll-player': 'rules/roll-player',
  credits: 'credits',
}
/** Players, and how many answers of ours the middle is. */
const games = { 'tales-of-glory': [4, 11], 'roll-player': [4, 40] }
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Not always the first, so that there is something to look at. @param {import('playwright-core').Page} page */
async function goOn(page) {
  if (!(await asked(page))) return false
  const all = await page.locator('.question .option').count()
  const seq = Number(await page.locator('.table').getAttribute('data-seq'))
  await answer(page, 1 + (seq % Math.max(1, Math.min(9, all))))
  return true
}

await buildSite()
mkdirSync(folder, { recursive: true })
const { browser, address, close } = await visit()
let count = 0

for (const [size, viewport] of Object.entries(sizes)) {
  for (const language of ['en', 'cs']) {
    const context = await browser.newContext({ viewport, locale: language, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const shoot = async (/** @type {string} */ name) => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.screenshot({ path: join(folder, `${name}-${size}-${language}.png`) })
      count++
    }
    for (const [name, path] of Object.entries(pages)) {
      if (!`${name}-${size}-${language}`.includes(only)) continue
      await page.goto(`${address}#/${path}`)
      await page.waitForFunction(() => document.querySelector('.house-main > *') !== null)
      await shoot(name)
    }
    for (const [game, [players, middle = 0]] of Object.entries(games)) {
      if (!`${game}-${size}-${language}`.includes(only)) continue
      await begin(page, address, game, Number(players))
      await shoot(`${game}-1-start`)
      await page.locator('.table-head button').last().click()
      await shoot(`${game}-1-menu`)
      await page.locator('.dialog-head button').click()
      for (const end of await page.locator('.lesson button:not(.lesson-toggle)').all()) await end.click()
      let going = true
      for (let i = 0; i < middle && going; i++) going = await goOn(page)
      await shoot(`${game}-2-middle`)
      if (going && (await asked(page))) {
        await page.keyboard.press('h')
        await page.waitForFunction(() => /:/.test(document.querySelector('.said')?.textContent ?? ''))
        await shoot(`${game}-2-hint`)
      }
      while (going) going = await goOn(page)
      await shoot(`${game}-3-end`)
      await page.click('.dialog-foot a')
      await page.waitForSelector('.replay-scrub')
      await shoot(`${game}-4-replay`)
    }
    await context.close()
  }
}
await close()
console.log(`${count} pictures in ${folder}`)
process.exit(0)
