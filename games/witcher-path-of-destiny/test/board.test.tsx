import { bundle, openChromium } from '@krcma/browser'
import { source, type View } from '@krcma/kernel'
import type { Layout } from '@krcma/look'
import { boardLaws, emptyPage, failings, touchables } from '@krcma/look/trial'
import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { about } from '../about.ts'
import { face } from '../board/index.ts'
import { picksIn, through } from '../board/picking.ts'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import type { Options, PathOfDestiny } from '../shape.ts'
import { kinds, moments, open, step } from './board-moments.ts'
import type * as Page from './board-page.tsx'
import { USUAL } from './scene.ts'

const { Board } = face

const { found, propsOf, markup } = boardLaws({
  face,
  words: { cs, en },
  kinds,
  seats: (view) => view.state.players.length,
  moments: () => moments(80),
  // Of two cards the first is touched before the second.
  through: (choice, all) => {
    const [own] = picksIn([choice])
    const first = own?.option.cards[0]
    if (first === undefined) return null
    return through(
      picksIn(all).filter(({ kind }) => kind === choice.kind),
      first,
    )
  },
  played: () => {
    const table = open(3, USUAL, 5)
    const random = source(3)
    while (!table.over) step(table, random)
    return table
  },
  summary: 'Karty v ruce: ',
})

function momentOf(kind: string): View<PathOfDestiny> {
  const [view] = found()[kind] ?? []
  if (view === undefined) throw new Error(`nobody was asked ${kind}`)
  return view
}

describe('the board of Path of Destiny', () => {
  it('WPD-EFF-03: says of every card in hand what it would bring first, and of every other one what both would bring together', () => {
    const view = momentOf('play')
    const props = propsOf(view, 'en', 'desk')
    const plays = picksIn(props.choices.all).filter(({ kind }) => kind === 'play')
    const [first, second] = plays[0]?.option.cards ?? []
    if (first === undefined || second === undefined) throw new Error('fewer than two cards')
    expect(markup(view, 'en', 'desk')).not.toContain(`After ${en.vocabulary.names.cards[first]}`)
    const narrowed = through(plays, first)
    const html = renderToStaticMarkup(<Board {...props} choices={{ ...props.choices, narrowed }} />)
    expect(html.split(`After ${en.vocabulary.names.cards[first]}`)).toHaveLength(narrowed.length + 1)
  })

  it('WPD-ABIL-01 WPD-XP-02: says why a locked ability cannot be used, and opens the character of somebody else', () => {
    const view = momentOf('play')
    const seat = view.viewer === 0 ? 1 : 0
    const props = propsOf(view, 'en', 'desk')
    expect(markup(view, 'en', 'desk')).toMatch(/data-state="locked"/)
    const html = renderToStaticMarkup(<Board {...props} shown={seat} />)
    expect(html).toContain('Back to mine')
    // The own hand stays, so that what is asked can still be answered.
    expect(touchables(html).size).toBeGreaterThan(0)
  })

  it('shows cards of the hand to their owner alone', () => {
    const view = momentOf('play')
    const seat = view.viewer === 0 ? 1 : 0
    const mine = typeof view.viewer === 'number' ? view.state.players[view.viewer]?.hand.items : 0
    const theirs = view.state.players[seat]?.hand.items
    if (typeof mine === 'number' || mine?.[0] === undefined) throw new Error('the own hand is not seen')
    expect(typeof theirs).toBe('number')
    expect(markup(view, 'en', 'desk')).toContain(`data-thing="${mine[0]}"`)
    const html = renderToStaticMarkup(<Board {...propsOf({ ...view, viewer: 'spectator' }, 'en', 'desk')} />)
    expect(html).not.toContain('wpd-hand-face')
  })

  it('WPD-STORY-08: opens what was just read over the table, and says that it was read', () => {
    const view = momentOf('draft')
    const read: string[] = []
    const props = propsOf(view, 'cs', 'desk')
    const page = (n: number) =>
      ({ n, after: n, kind: 'page-read', data: { page: n, paragraph: `${view.state.tale}/${n}` } }) as const
    const html = renderToStaticMarkup(
      <Board {...props} reading={[page(2), page(3), page(4), page(5)]} read={() => read.push('read')} />,
    )
    expect(html).toContain('Strana 2')
    expect(html).toContain('1 / 2')
    expect(markup(view, 'cs', 'desk')).not.toContain('wpd-reading')
  })

  it('WPD-SOLO-01: shows the timeline of the Automa beside the own one, and ranks it at the end', () => {
    const view = momentOf('automa-card')
    expect(markup(view, 'en', 'desk')).toContain('data-thing="line-automa"')
    const over = (found()['over'] ?? []).find(({ state }) => state.automa !== null)
    if (over === undefined) throw new Error('no game against an Automa')
    expect(markup(over, 'en', 'phone')).toMatch(/<th scope="row">.*Automa Yennefer/)
  })
})

describe('the board in a browser', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  const sheets = ['board', 'book', 'cards', 'hero', 'lines'].map(
    (name) => new URL(`../board/${name}.css`, import.meta.url),
  )

  /** A whole game by touch and by key. */
  async function played(layout: Layout, players: number, options: Options, seed: number) {
    const script = await bundle(new URL('./board-page.tsx', import.meta.url).pathname, 'boardPage')
    const page = await browser.newPage()
    await emptyPage(page, { room: 'witcher-path-of-destiny', ...about, theme: 'night', layout, sheets })
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
    expect(touched['draft']).toBe(18)
    expect(touched['play']).toBe(18)
    expect(small).toEqual([])
    expect(end).toContain('The tale is told')
  }, 300_000)

  it('plays The Lesser Evil with five on a phone, where all can be read', async () => {
    const { touched, small, end } = await played('phone', 5, { ...USUAL, tale: 'lesser-evil' }, 9)
    expect(touched['draft']).toBe(45)
    expect(small).toEqual([])
    expect(end).toContain('The tale is told')
  }, 300_000)

  it('plays Striga alone against an Automa on a phone', async () => {
    const { small, end } = await played('phone', 1, { ...USUAL, tale: 'striga', automa: 'yennefer' }, 4)
    expect(small).toEqual([])
    expect(end).toContain('Automa Yennefer')
  }, 300_000)

  it('has no serious failing of accessibility', async () => {
    const page = await browser.newPage()
    for (const [i, [kind, views]] of Object.entries(found()).entries()) {
      const layout = i % 2 === 0 ? 'desk' : 'phone'
      const theme = ['night', 'day', 'contrast'][i % 3] ?? ''
      const view = views.at(-1)
      if (view === undefined) continue
      const shown = {
        room: 'witcher-path-of-destiny',
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
