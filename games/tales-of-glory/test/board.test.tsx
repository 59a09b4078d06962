import { bundle, openChromium } from '@krcma/browser'
import { type OpenTable, openTable, type Source, source, type View } from '@krcma/kernel'
import { boardLaws, emptyPage, failings } from '@krcma/look/trial'
import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { about } from '../about.ts'
import { face } from '../board/index.ts'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { game } from '../rules/game.ts'
import type { Options, TalesOfGlory } from '../shape.ts'
import type * as Page from './board-page.tsx'

type Open = OpenTable<TalesOfGlory>

const kinds = ['return-quest', 'select', 'select-again', 'place', 'surcharge', 'open-chest', 'next-gain'] as const
const tables: readonly { readonly players: number; readonly options: Options }[] = [
  { players: 2, options: { quests: true, placing: 'in-order' } },
  { players: 3, options: { quests: false, placing: 'side-by-side' } },
  { players: 4, options: { quests: true, placing: 'side-by-side' } },
  { players: 5, options: { quests: true, placing: 'in-order' } },
]

function open(players: number, options: Options, seed: number): Open {
  const seats = Array.from({ length: players }, (_, seat) => `${seat}`)
  const table = openTable(game, { seats, options, seed: seed.toString(16).padStart(64, '0') })
  if ('refused' in table) throw new Error(table.refused)
  return table
}

function step(table: Open, random: Source): void {
  const seat = table.waiting[0] ?? 0
  const [decision] = table.decisions(seat)
  if (decision === undefined) throw new Error('nothing is asked')
  const option = decision.options[random.below(decision.options.length)]
  table.answer({ seat, decision: decision.id, option })
}

/** Views of random games: for each kind of decision those of its first few occurrences, and the ends. */
function moments(): { readonly [kind: string]: readonly View<TalesOfGlory>[] } {
  const found: Record<string, View<TalesOfGlory>[]> = {}
  const keep = (kind: string, view: View<TalesOfGlory>) => {
    const views = found[kind] ?? []
    found[kind] = views
    if (views.length < 4) views.push(view)
  }
  const random = source(11)
  for (const [i, { players, options }] of [...tables, ...tables].entries()) {
    const table = open(players, options, i + 1)
    while (!table.over) {
      const seat = table.waiting[0] ?? 0
      const view = table.view(seat)
      const kind = view.decisions[0]?.kind
      // One of each kind from every table before a second one from the same.
      if (kind !== undefined && (found[kind]?.length ?? 0) <= i) keep(kind, view)
      if (table.waiting.length === 1) keep('waiting', table.view((seat + 1) % players))
      step(table, random)
    }
    keep('over', table.view(0))
    keep('watching', table.view('spectator'))
  }
  return found
}

const { found, propsOf, markup } = boardLaws({
  face,
  words: { cs, en },
  kinds,
  seats: (view) => view.state.players.length,
  moments,
  played: () => {
    const table = open(3, { quests: true, placing: 'in-order' }, 5)
    const random = source(3)
    while (!table.over) step(table, random)
    return table
  },
  summary: 'Zlaťáky: ',
})

describe('the board of Tales of Glory', () => {
  it('shows the quests in hand to their owner alone', () => {
    const view = found()['return-quest']?.[0]
    if (view === undefined) throw new Error('no quests')
    const { Board } = face
    const seat = view.viewer === 0 ? 1 : 0
    const html = renderToStaticMarkup(<Board {...propsOf(view, 'en', 'desk')} shown={seat} />)
    expect(html).toContain('3 quests, face down')
    expect(html).not.toContain('data-type="quest"')
    expect(markup(view, 'en', 'desk')).toContain('data-type="quest"')
  })
})

describe('what a tile would cost', () => {
  it('TOG-PAY-07: one of the wilderness without a cost of its own is not called free', () => {
    const view = found()['select']?.[0]
    if (view === undefined) throw new Error('no selection')
    const spaces = view.state.spaces.map(() => 'e1-mossy-shrine' as const)
    const said = (language: 'en' | 'cs') => {
      const html = markup({ ...view, state: { ...view.state, spaces } }, language, 'desk')
      return [...html.matchAll(/class="tog-outlook"[^>]*aria-label="([^"]*)"/g)].map(([, label = '']) => label)
    }
    expect(said('en').filter((label) => label.includes('You would pay nothing'))).toHaveLength(3)
    expect(said('en').filter((label) => label.includes('Only the surcharge'))).toHaveLength(spaces.length - 3)
    expect(said('cs').filter((label) => label.includes('Jen doplatek'))).toHaveLength(spaces.length - 3)
  })
})

describe('the end', () => {
  it('TOG-END-08: says 0 of a tile whose reward counts what the tale has none of', () => {
    const view = found()['over']?.[0]
    if (view === undefined) throw new Error('no end')
    const players = view.state.players.map((player) => ({
      ...player,
      tale: [...player.tale.slice(0, 1), { tile: 'e1-bounty-clerk' as const, x: 0, y: 1, opened: [] }],
    }))
    const html = markup({ ...view, state: { ...view.state, players } }, 'en', 'desk')
    const said = [...html.matchAll(/class="tog-end-gain">(.*?)<\/span>/g)].map(([, gain = '']) => gain)
    expect(said.map((gain) => gain.split('>').at(-1))).toEqual(players.map(() => 'at the end of the game 0 glory'))
    expect(said.join('')).toMatch(/<text[^>]*>0</)
    expect(html.match(/NaN/)).toBeNull()
  })
})

describe('the board in a browser', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  const sheets = [new URL('../board/board.css', import.meta.url)]

  for (const [layout, players] of [
    ['desk', 2],
    ['phone', 5],
  ] as const) {
    it(`plays a whole game of ${players} by touch and by key on a ${layout}, where all can be read`, async () => {
      const script = await bundle(new URL('./board-page.tsx', import.meta.url).pathname, 'boardPage')
      const page = await browser.newPage()
      await emptyPage(page, { room: 'tales-of-glory', ...about, theme: 'night', layout, sheets })
      await page.addScriptTag({ content: script })
      const { touched, small, end } = await page.evaluate(
        ({ layout, players }) => {
          const { boardPage } = globalThis as unknown as { boardPage: typeof Page }
          return boardPage.play(players, { quests: true, placing: 'side-by-side' }, layout)
        },
        { layout, players },
      )
      expect(touched['select']).toBe(10 * players)
      expect(touched['place']).toBeGreaterThanOrEqual(5 * players)
      expect(small).toEqual([])
      expect(end).toContain('The tales are told')
      await page.close()
    }, 120_000)
  }

  it('has no serious failing of accessibility', async () => {
    const page = await browser.newPage()
    for (const [i, [kind, views]] of Object.entries(found()).entries()) {
      const layout = i % 2 === 0 ? 'desk' : 'phone'
      const theme = ['night', 'day', 'contrast'][i % 3] ?? ''
      const view = views.at(-1)
      if (view === undefined) continue
      const shown = {
        room: 'tales-of-glory',
        ...about,
        theme,
        layout,
        markup: markup(view, 'en', layout),
        sheets,
      } as const
      expect(await failings(page, axe.source, shown), `${kind} ${layout} ${theme}`).toEqual([])
    }
    await page.close()
  }, 120_000)
})
