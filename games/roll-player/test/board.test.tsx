import { readFileSync } from 'node:fs'
import { bundle, openChromium } from '@krcma/browser'
import { source, type View } from '@krcma/kernel'
import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { face } from '../board/index.ts'
import type { RollPlayer } from '../shape.ts'
import { kinds, type Moments, moments, open, step } from './board-moments.ts'
import type * as Page from './board-page.tsx'
import { boardProps, type Choice } from './board-props.ts'
import { USUAL } from './scene.ts'

const { Board, Summary } = face

function markup(
  view: View<RollPlayer>,
  language: 'cs' | 'en',
  layout: 'desk' | 'phone',
  narrowed: readonly Choice[] | null = null,
) {
  const props = boardProps(view, language, layout)
  return renderToStaticMarkup(<Board {...props} choices={{ ...props.choices, narrowed }} />)
}

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

let found: Moments
beforeAll(() => {
  found = moments(12)
}, 120_000)

describe('the board', () => {
  it('meets every kind of decision in random games of all variants', () => {
    expect(Object.keys(found).sort()).toEqual([...kinds, 'over', 'waiting', 'watching'].sort())
  })

  for (const layout of ['desk', 'phone'] as const) {
    it(`has something to touch, with a name, for every option of every decision (${layout})`, () => {
      for (const kind of kinds) {
        for (const [i, view] of (found[kind] ?? []).entries()) {
          const language = i % 2 === 0 ? 'en' : 'cs'
          const { all } = boardProps(view, language, layout).choices
          const ofDie = (die: number) => all.filter((one) => one.kind === 'starting-die' && one.option.die === die)
          const once = touchables(markup(view, language, layout))
          // A die of the hand is touched before the row that it goes to; the first one waits already.
          const byDie = new Map<number, typeof once>()
          for (const choice of all) {
            const die = choice.kind === 'starting-die' ? choice.option.die : 0
            if (die > 0) expect(once.has(`${ofDie(die)[0]?.key}+`) || ofDie(die).length === 1).toBe(true)
            const touched =
              die === 0 ? once : (byDie.get(die) ?? touchables(markup(view, language, layout, ofDie(die))))
            if (die > 0) byDie.set(die, touched)
            expect(choice.label).not.toBe('')
            expect(touched.get(choice.key), `${choice.kind} ${choice.label}`).toBeTruthy()
          }
        }
      }
    }, 120_000)

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
      expect(things.filter((id, i) => things.indexOf(id) !== i)).toEqual([])
    }
  })

  it('says what every choice would give and cost, without a word left open', () => {
    for (const view of Object.values(found).flat()) {
      for (const language of ['cs', 'en'] as const) {
        const props = boardProps(view, language, 'desk')
        for (const choice of props.choices.all) {
          const said = face.preview?.(choice, props) ?? []
          for (const { text } of said) expect(text).toMatch(/^[^{}]*\p{L}[^{}]*$/u)
          expect(new Set(said.map(({ text }) => text)).size, choice.label).toBe(said.length)
        }
      }
    }
  })

  it('shows what a die would make of a row before it is placed', () => {
    const [view] = found['place-die'] ?? []
    if (view === undefined) throw new Error('no die to place')
    const props = boardProps(view, 'en', 'desk')
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
    const [view] = found['place-die'] ?? []
    if (view === undefined) throw new Error('no die to place')
    const props = boardProps(view, 'en', 'desk')
    const seat = view.viewer === 0 ? 1 : 0
    const html = renderToStaticMarkup(<Board {...props} shown={seat} />)
    expect(html).toContain('Back to my hero')
    expect(touchables(html).size).toBe(0)
  })

  it('says of every event which things it speaks of, and sums up every seat', () => {
    const table = open(3, USUAL, 5)
    const random = source(3)
    while (!table.over) step(table, random)
    for (const event of table.events(0)) for (const id of face.things(event)) expect(id).toMatch(/^[a-z0-9-]+$/)
    const props = boardProps(table.view(0), 'cs', 'desk')
    for (const { seat } of props.seats)
      expect(renderToStaticMarkup(<Summary {...props} seat={seat} />)).toContain('Zlaťáky: ')
  })
})

describe('the board in a browser', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  it('plays whole games by touch and by key, on a desk and on a phone', async () => {
    const script = await bundle(new URL('./board-page.tsx', import.meta.url).pathname, 'boardPage')
    const page = await browser.newPage()
    await page.setContent('<!doctype html><html lang="en"><title>Board</title><body></body></html>')
    await page.addScriptTag({ content: script })
    const played = await page.evaluate((options) => {
      const { boardPage } = globalThis as unknown as { boardPage: typeof Page }
      return [
        boardPage.playByTouch(2, options, 7),
        boardPage.playByTouch(1, { ...options, friendlyMarket: true, classes: 'choose' }, 9),
      ]
    }, USUAL)
    const [two, alone] = played
    // Eighteen spaces each, six of them filled in set-up.
    expect(two?.touched['starting-die']).toBe(12)
    expect(two?.touched['place-die']).toBeGreaterThan(12)
    expect(two?.end).toContain('The heroes are ready')
    expect(alone?.end).toContain('Title earned')
    await page.close()
  }, 300_000)

  it('has no serious failing of accessibility', async () => {
    const sheets = ['board', 'market', 'sheet', 'setup', 'others'].map((name) => `../board/${name}.css`)
    const css = ['../../../packages/look/css/tokens.css', '../../../packages/look/css/things.css', ...sheets]
      .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
      .join('\n')
    const page = await browser.newPage()
    for (const [i, [kind, views]] of Object.entries(found).entries()) {
      const layout = i % 2 === 0 ? 'desk' : 'phone'
      const theme = ['night', 'day', 'contrast'][i % 3]
      const view = views.at(-1)
      if (view === undefined) continue
      await page.setViewportSize(layout === 'desk' ? { width: 1120, height: 660 } : { width: 390, height: 500 })
      await page.setContent(`<!doctype html><html lang="en" data-room="roll-player" data-theme="${theme}" data-motion="calm">
        <head><title>Board</title><style>${css} body{margin:0;background:var(--room-wall);color:var(--ink)}
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
      expect(failings, `${kind} ${layout} ${theme}`).toEqual([])
    }
    await page.close()
  }, 300_000)
})
