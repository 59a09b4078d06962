import { bundle, openChromium } from '@krcma/browser'
import { source } from '@krcma/kernel'
import type { Layout } from '@krcma/look'
import { boardLaws, emptyPage, failings } from '@krcma/look/trial'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { about } from '../about.ts'
import { face } from '../board/index.ts'
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
  moments: () => moments(80),
  played: () => {
    const table = open(3, {}, 5)
    const random = source(3)
    while (!table.over) step(table, random)
    return table
  },
  // Cards are marked one by one, and the question narrowed to those that are.
  through: (choice) => (choice.kind === 'keep-basic' || choice.kind === 'keep-drawn' ? [choice] : null),
  summary: 'Tábory na desce: ',
})

describe('the board in a browser', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  const sheets = ['board', 'book', 'company', 'map', 'town'].map(
    (name) => new URL(`../board/${name}.css`, import.meta.url),
  )

  /** A whole game by touch and by key. */
  async function played(layout: Layout, players: number, options: Partial<Options>, seed: number) {
    const script = await bundle(new URL('./board-page.tsx', import.meta.url).pathname, 'boardPage')
    const page = await browser.newPage()
    await emptyPage(page, { room: 'near-and-far', ...about, theme: 'night', layout, sheets })
    await page.addScriptTag({ content: script })
    const found = await page.evaluate(
      ({ layout, players, options, seed }) => {
        const { boardPage } = globalThis as unknown as { boardPage: typeof Page }
        return boardPage.play(players, options, seed, layout)
      },
      { layout, players, options, seed },
    )
    await page.close()
    return found
  }

  it('plays a First Adventure of two by touch and by key on a desk, where all can be read', async () => {
    const { touched, small, end } = await played('desk', 2, {}, 7)
    expect(touched['step']).toBeGreaterThan(5)
    expect(small).toEqual([])
    expect(end).toContain('The journey is over')
  }, 300_000)

  it('plays an evening of four in the Toxic Desert on a phone, where all can be read', async () => {
    const { touched, small, end } = await played('phone', 4, { mode: 'arcade', map: 5, town: 'day' }, 9)
    expect(touched['step']).toBeGreaterThan(5)
    expect(small).toEqual([])
    expect(end).toContain('The journey is over')
  }, 300_000)

  it('has no serious failing of accessibility', async () => {
    const page = await browser.newPage()
    for (const [i, [kind, views]] of Object.entries(found()).entries()) {
      const layout = i % 2 === 0 ? 'desk' : 'phone'
      const theme = ['night', 'day', 'contrast'][i % 3] ?? ''
      const view = views.at(-1)
      if (view === undefined) continue
      const shown = {
        room: 'near-and-far',
        ...about,
        theme,
        layout,
        markup: markup(view, 'en', layout),
        sheets,
      } as const
      expect(await failings(page, axe.source, shown), `${kind} ${layout} ${theme}`).toEqual([])
    }
    await page.close()
  }, 300_000)
})
