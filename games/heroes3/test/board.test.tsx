import { bundle, openChromium } from '@krcma/browser'
import { source } from '@krcma/kernel'
import type { Layout } from '@krcma/look'
import { boardLaws, emptyPage, failings } from '@krcma/look/trial'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { about } from '../about.ts'
import { face } from '../board/index.ts'
import { through } from '../board/picking.ts'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import type { Options } from '../shape.ts'
import { kinds, moments, open, step } from './board-moments.ts'
import type * as Page from './board-page.tsx'

const { found, markup } = boardLaws({
  face,
  words: { cs, en },
  kinds,
  seats: (view) => view.state.players.length,
  moments,
  through,
  played: () => {
    const table = open({ players: 2 }, 5)
    const random = source(3)
    while (!table.over) step(table, random)
    return table
  },
  summary: 'Karty v ruce: ',
})

describe('the board in a browser', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  const sheets = ['board.css', 'battle.css', 'panels.css', 'tiles/tiles.css'].map(
    (name) => new URL(`../board/${name}`, import.meta.url),
  )

  /** A whole game by touch and by key. */
  async function played(layout: Layout, options: Partial<Options>, seed: number) {
    const script = await bundle(new URL('./board-page.tsx', import.meta.url).pathname, 'boardPage')
    const page = await browser.newPage()
    await emptyPage(page, { room: 'heroes3', ...about, theme: 'night', layout, sheets })
    await page.addScriptTag({ content: script })
    const seen = await page.evaluate(
      ({ layout, options, seed }) => {
        const { boardPage } = globalThis as unknown as { boardPage: typeof Page }
        return boardPage.play(options, seed, layout)
      },
      { layout, options, seed },
    )
    await page.close()
    return seen
  }

  it('plays Last Chance by touch and by key on a desk, where all can be read', async () => {
    const { touched, small } = await played('desk', { difficulty: 'easy' }, 7)
    expect(touched['placement']).toBeGreaterThan(5)
    expect(touched['act']).toBeGreaterThan(20)
    expect(small).toEqual([])
  }, 300_000)

  it('plays Unexpected Inheritance by touch and by key on a phone, where all can be read', async () => {
    const { touched, small } = await played('phone', { scenario: 'unexpected-inheritance' }, 9)
    expect(touched['placement']).toBeGreaterThan(5)
    expect(small).toEqual([])
  }, 300_000)

  it('has no serious failing of accessibility', async () => {
    const page = await browser.newPage()
    for (const [i, [kind, views]] of Object.entries(found()).entries()) {
      const layout = i % 2 === 0 ? 'desk' : 'phone'
      const theme = ['night', 'day', 'contrast'][i % 3] ?? ''
      const view = views.at(-1)
      if (view === undefined) continue
      const shown = { room: 'heroes3', ...about, theme, layout, markup: markup(view, 'en', layout), sheets } as const
      expect(await failings(page, axe.source, shown), `${kind} ${layout} ${theme}`).toEqual([])
    }
    await page.close()
  }, 600_000)
})
