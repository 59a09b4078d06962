// npm run shots [-- part of a name]: pictures of every page and of each game at its start, in its middle and at its end, at
// 1440x900 and 390x844, in Czech and English, into packages/web/shots, which is not committed. For looking at.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { buildSite } from './site.mjs'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(web, 'shots')
const [only = ''] = process.argv.slice(2)
const places = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']

const pages = {
  lobby: '',
  'set-up': 'new/tales-of-glory?mode=bots',
  'set-up-online': 'new/roll-player?mode=online',
  archive: 'archive',
  settings: 'settings',
  rules: 'rules/tales-of-glory',
  credits: 'credits',
}
/** Players, and how many answers of ours the middle is. */
const games = { 'tales-of-glory': [4, 11], 'roll-player': [4, 40] }
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** @param {import('playwright-core').Page} page */
async function answer(page) {
  await page.waitForFunction(() => {
    const bar = document.querySelector('.question')
    const asked = bar?.getAttribute('data-mine') === 'true' && bar.getAttribute('data-answered') !== 'true'
    return asked || document.querySelector('.dialog .score') !== null
  })
  if ((await page.locator('.dialog .score').count()) > 0) return false
  const before = await page.locator('.table').getAttribute('data-moment')
  // Not always the first, so that there is something to look at.
  const { all } = { all: await page.locator('.question .option').count() }
  await page.keyboard.press(String(1 + (Number(before) % Math.max(1, Math.min(9, all)))))
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-moment') !== old, before)
  return true
}

await buildSite()
mkdirSync(folder, { recursive: true })
const server = await preview({
  root: web,
  configFile: false,
  build: { outDir: join(web, 'dist') },
  preview: { port: 0 },
  logLevel: 'silent',
})
const address = server.resolvedUrls?.local[0] ?? ''
const executablePath = places.find((path) => existsSync(path))
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
})
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
      await page.goto(`${address}#/new/${game}?mode=bots`)
      await page.click(`.pill:has-text("${players}")`)
      for (const select of await page.locator('.set-up-seat select').all()) await select.selectOption('apprentice')
      await page.click('form.set-up button[type=submit]')
      await page.waitForSelector('.question[data-mine=true]')
      await shoot(`${game}-1-start`)
      let going = true
      for (let i = 0; i < middle && going; i++) going = await answer(page)
      await shoot(`${game}-2-middle`)
      while (going) going = await answer(page)
      await shoot(`${game}-3-end`)
      await page.click('.dialog-foot button >> nth=1')
      await page.waitForSelector('.replay-scrub')
      await shoot(`${game}-4-replay`)
    }
    await context.close()
  }
}
await browser.close()
await server.close()
console.log(`${count} pictures in ${folder}`)
process.exit(0)
