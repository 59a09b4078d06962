import { bundle, openChromium } from '@krcma/browser'
import { source } from '@krcma/kernel'
import type { Layout } from '@krcma/look'
import { boardLaws, emptyPage, failings, touchables } from '@krcma/look/trial'
import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { about } from '../about.ts'
import { face } from '../board/index.ts'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import type { Options } from '../shape.ts'
import { kinds, moments, open, step } from './board-moments.ts'
import type * as Page from './board-page.tsx'
import { USUAL } from './scene.ts'

const { Board } = face

const { found, propsOf, markup } = boardLaws({
  face,
  words: { cs, en },
  kinds,
  seats: (view) => view.state.heroes.length,
  moments: () => moments(12),
  // A die of the hand is touched before the row that it goes to; the first one waits already.
  through: (choice, all) => {
    if (choice.kind !== 'starting-die' || choice.option.die === 0) return null
    const { die } = choice.option
    return all.filter((one) => one.kind === 'starting-die' && one.option.die === die)
  },
  played: () => {
    const table = open(3, USUAL, 5)
    const random = source(3)
    while (!table.over) step(table, random)
    return table
  },
  summary: 'Zlaťáky: ',
})

describe('the board of Roll Player', () => {
  it('shows what a die would make of a row before it is placed', () => {
    const [view] = found()['place-die'] ?? []
    if (view === undefined) throw new Error('no die to place')
    const props = propsOf(view, 'en', 'desk')
    const [choice] = props.choices.all.filter(({ kind }) => kind === 'place-die')
    if (choice?.kind !== 'place-die' || typeof view.viewer !== 'number') throw new Error('no row to place it in')
    const hero = view.state.heroes[view.viewer]
    const value = hero?.hand[0]?.value ?? 0
    const [row] = face.preview?.(choice, props).filter(({ text }) => text.includes('→')) ?? []
    const [before, after] =
      /(−?\d+) → (−?\d+)/
        .exec(row?.text ?? '')
        ?.slice(1)
        .map((n) => Number(n.replace('−', '-'))) ?? []
    expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(value)
    expect(markup(view, 'en', 'desk')).toContain('rpl-ghost')
  })

  it('opens the hero of a friend, and leads back when something is to be decided on the own one', () => {
    const [view] = found()['place-die'] ?? []
    if (view === undefined) throw new Error('no die to place')
    const props = propsOf(view, 'en', 'desk')
    const seat = view.viewer === 0 ? 1 : 0
    const html = renderToStaticMarkup(<Board {...props} shown={seat} />)
    expect(html).toContain('Back to my hero')
    expect(touchables(html).size).toBe(0)
  })
})

describe('the board in a browser', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  const sheets = ['board', 'market', 'sheet', 'setup', 'others'].map(
    (name) => new URL(`../board/${name}.css`, import.meta.url),
  )

  /** A whole game by touch and by key. */
  async function played(layout: Layout, players: number, options: Options, seed: number) {
    const script = await bundle(new URL('./board-page.tsx', import.meta.url).pathname, 'boardPage')
    const page = await browser.newPage()
    await emptyPage(page, { room: 'roll-player', ...about, theme: 'night', layout, sheets })
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

  it('plays a game of two by touch and by key on a desk, where all can be read', async () => {
    const { touched, small, end } = await played('desk', 2, USUAL, 7)
    // Eighteen spaces each, six of them filled in set-up.
    expect(touched['starting-die']).toBe(12)
    expect(touched['place-die']).toBeGreaterThan(12)
    expect(small).toEqual([])
    expect(end).toContain('The heroes are ready')
  }, 300_000)

  it('plays alone by touch and by key on a phone, where all can be read', async () => {
    const { small, end } = await played('phone', 1, { ...USUAL, friendlyMarket: true, classes: 'choose' }, 9)
    expect(small).toEqual([])
    expect(end).toContain('Title earned')
  }, 300_000)

  it('has no serious failing of accessibility', async () => {
    const page = await browser.newPage()
    for (const [i, [kind, views]] of Object.entries(found()).entries()) {
      const layout = i % 2 === 0 ? 'desk' : 'phone'
      const theme = ['night', 'day', 'contrast'][i % 3] ?? ''
      const view = views.at(-1)
      if (view === undefined) continue
      const shown = {
        room: 'roll-player',
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
