import { fileURLToPath } from 'node:url'
import { bundle, openChromium } from '@krcma/browser'
import { describe, expect, it } from 'vitest'
import { replayed } from './browser/replayed.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { good } from './trial.ts'

// Mutants live in Node: a browser would only slow them down.
describe.runIf(process.env['STRYKER_MUTATOR_WORKER'] === undefined)('a record', () => {
  it('comes to the same hash at every entry in Node and in Chromium, and is proven in both', async () => {
    const table = openMarket({ players: 4, options: { lanterns: 2 }, contributions: ['žluťoučký', 'kůň', '🐎', ''] })
    playOn(table, 31, 30)
    good(table.undo(table.seats.find((seat) => table.canUndo(seat) !== 'nothing-to-undo')!, { consented: true }))
    const record = JSON.stringify(playOn(table, 32).record())
    const here = replayed(record)
    expect(here.length).toBeGreaterThan(60)
    expect(here.at(-2)).toBe(table.hash())
    expect(here.at(-1)).toContain(`"hash":"${table.hash()}"`)

    const script = await bundle(fileURLToPath(new URL('./browser/replayed.ts', import.meta.url)), 'kernel')
    const browser = await openChromium()
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ content: script })
      const there: unknown = await page.evaluate(`kernel.replayed(${JSON.stringify(record)})`)
      expect(there).toEqual(here)
    } finally {
      await browser.close()
    }
  })
})
