import { readFileSync } from 'node:fs'
import { bundle, openChromium } from '@krcma/browser'
import { type OpenTable, openTable, type Source, source, type View } from '@krcma/kernel'
import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { face } from '../board/index.ts'
import { game } from '../rules/game.ts'
import type { Options, TalesOfGlory } from '../shape.ts'
import type * as Page from './board-page.tsx'
import { boardProps } from './board-props.ts'

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

const found = moments()
const { Board, Summary } = face
const markup = (view: View<TalesOfGlory>, language: 'cs' | 'en', layout: 'desk' | 'phone') =>
  renderToStaticMarkup(<Board {...boardProps(view, language, layout)} />)

/** The elements that can be touched: key of the choice -> accessible name. */
function touchables(html: string): ReadonlyMap<string, string> {
  const tags = html.match(/<[a-z]+ [^>]*data-choice="[^>]*>/g) ?? []
  const value = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return new Map(
    tags
      .filter((tag) => value(tag, 'role') === 'button' && value(tag, 'tabindex') === '0')
      .map((tag) => [value(tag, 'data-choice'), value(tag, 'aria-label')]),
  )
}

describe('the board', () => {
  it('meets every kind of decision in random games', () => {
    expect(Object.keys(found).sort()).toEqual([...kinds, 'over', 'waiting', 'watching'].sort())
  })

  for (const layout of ['desk', 'phone'] as const) {
    it(`has something to touch, with a name, for every option of every decision (${layout})`, () => {
      for (const kind of kinds) {
        for (const [i, view] of (found[kind] ?? []).entries()) {
          const language = i % 2 === 0 ? 'en' : 'cs'
          const touched = touchables(markup(view, language, layout))
          for (const { key, label } of boardProps(view, language, layout).choices.all) {
            expect(label).not.toBe('')
            expect(touched.get(key), `${kind} ${label}`).toBeTruthy()
          }
        }
      }
    })

    it(`has nothing to touch while others decide, and after the end (${layout})`, () => {
      for (const kind of ['waiting', 'over', 'watching']) {
        for (const view of found[kind] ?? []) {
          const idle = { ...view, decisions: [] }
          expect(touchables(markup(idle, 'cs', layout)).size).toBe(0)
        }
      }
    })
  }

  it('marks every thing once', () => {
    for (const view of Object.values(found).flatMap((views) => views.slice(0, 2))) {
      const things = [...markup(view, 'en', 'desk').matchAll(/data-thing="([^"]*)"/g)].map(([, id]) => id)
      expect(things.length).toBe(new Set(things).size)
    }
  })

  it('says what every choice would give and cost, without a word left open', () => {
    for (const view of Object.values(found).flat()) {
      for (const language of ['cs', 'en'] as const) {
        const props = boardProps(view, language, 'desk')
        for (const choice of props.choices.all)
          for (const { text } of face.preview?.(choice, props) ?? []) expect(text).toMatch(/^[^{}]*\p{L}[^{}]*$/u)
      }
    }
  })

  it('shows the quests in hand to their owner alone', () => {
    const view = found['return-quest']?.[0]
    if (view === undefined) throw new Error('no quests')
    const other = boardProps(view, 'en', 'desk')
    const seat = view.viewer === 0 ? 1 : 0
    const html = renderToStaticMarkup(<Board {...other} shown={seat} />)
    expect(html).toContain('3 quests, face down')
    expect(html).not.toContain('data-type="quest"')
    expect(markup(view, 'en', 'desk')).toContain('data-type="quest"')
  })

  it('says of every event which things it speaks of, and sums up every seat', () => {
    const table = open(3, { quests: true, placing: 'in-order' }, 5)
    const random = source(3)
    while (!table.over) step(table, random)
    for (const event of table.events(0)) for (const id of face.things(event)) expect(id).toMatch(/^[a-z0-9-]+$/)
    const props = boardProps(table.view(0), 'cs', 'desk')
    for (const { seat } of props.seats)
      expect(renderToStaticMarkup(<Summary {...props} seat={seat} />)).toContain('Sláva: ')
  })
})

describe('the board in a browser', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  it('plays a whole game by touch and by key, on a desk and on a phone', async () => {
    const script = await bundle(new URL('./board-page.tsx', import.meta.url).pathname, 'boardPage')
    const page = await browser.newPage()
    await page.setContent('<!doctype html><html lang="en"><title>Board</title><body></body></html>')
    await page.addScriptTag({ content: script })
    const { touched, end } = await page.evaluate(() => {
      const { boardPage } = globalThis as unknown as { boardPage: typeof Page }
      return boardPage.playByTouch(2, { quests: true, placing: 'side-by-side' })
    })
    expect(touched['select']).toBe(20)
    expect(touched['place']).toBeGreaterThanOrEqual(10)
    expect(end).toContain('The tales are told')
    await page.close()
  }, 120_000)

  it('has no serious failing of accessibility', async () => {
    const css = ['../../../packages/look/css/tokens.css', '../../../packages/look/css/things.css', '../board/board.css']
      .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
      .join('\n')
    const page = await browser.newPage()
    for (const [i, [kind, views]] of Object.entries(found).entries()) {
      const layout = i % 2 === 0 ? 'desk' : 'phone'
      const view = views.at(-1)
      if (view === undefined) continue
      await page.setViewportSize(layout === 'desk' ? { width: 1120, height: 660 } : { width: 390, height: 500 })
      await page.setContent(`<!doctype html><html lang="en" data-room="tales-of-glory" data-motion="calm"><head>
        <title>Board</title><style>${css} body{margin:0;background:var(--room-wall);color:var(--ink)}
        main{height:100vh;container-type:size}</style></head>
        <body><h1>Table</h1><main>${markup(view, 'en', layout)}</main></body></html>`)
      await page.addScriptTag({ content: axe.source })
      const failings = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: { run(): Promise<Result> } }
        interface Result {
          violations: { id: string; impact: string; nodes: { html: string }[] }[]
        }
        const { violations } = await axe.run()
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
      })
      expect(failings, kind).toEqual([])
    }
    await page.close()
  }, 120_000)
})
