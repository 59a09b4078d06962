// What new-game.test.ts runs inside its copy of the workspace, where it lies beside the tools of the web client: builds the client,
// visits it, and prints what it saw of the games named.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const here = (/** @type {string} */ tool) => import(pathToFileURL(join(import.meta.dirname, tool)).href)
const { begin, visit } = await here('visit.mjs')
const { buildSite } = await here('site.mjs')
const { weigh } = await here('weigh.mjs')
const { chunksOf, faults } = await here('client.mjs')

const site = await buildSite()
const { browser, address, close } = await visit()
const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' })
const page = await context.newPage()

await page.goto(address)
const shelf = await page.locator('.game-card h2, .game-card h3').allTextContents()

/** @type {Record<string, unknown>} */
const tables = {}
const games = process.argv.slice(2)
for (const game of games) {
  await begin(page, address, game, 4)
  const told = page.locator('.log-paragraph').first()
  await told.waitFor()
  tables[game] = {
    board: await page.locator('.can-board').count(),
    words: await page.locator('.plain-scene').count(),
    told: await told.textContent(),
  }
}
await close()

const root = join(import.meta.dirname, '..', '..', '..')
const { shelfIn } = await import(pathToFileURL(join(root, 'packages', 'server', 'dist', 'src', 'index.js')).href)
const { rooms } = await shelfIn(join(root, 'games'))

/** @type {{ file: string }[]} */
const chunks = chunksOf(site)
const chapters = chunks.flatMap(({ file }) => /book-candle-auction-en-([a-z]+)-/.exec(file)?.[1] ?? []).sort()
console.log(
  JSON.stringify({
    shelf,
    tables,
    weights: weigh(site, games),
    faults: faults(chunks),
    chapters,
    rooms: [...rooms.keys()],
  }),
)
process.exit(0)
