import type { Language, OpenTable, Shape, View } from '@krcma/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BoardProps, Choice, Face, Layout, Spoken } from '../src/index.ts'
import { missing } from './missing.ts'
import { boardProps } from './props.ts'
import { touchables } from './touchables.ts'

/** Views by the kind of decision that is asked in them, and those of the end, of who waits, and of who watches. */
export type Moments<G extends Shape> = Readonly<Record<string, readonly View<G>[]>>

export interface BoardSubject<G extends Shape> {
  readonly face: Face<G>
  readonly words: { readonly [L in Language]: Spoken<G> }
  /** Every kind of decision. */
  readonly kinds: readonly string[]
  readonly seats: (view: View<G>) => number
  /** Made once, before the first law. */
  readonly moments: () => Moments<G>
  /** A choice that is touched only after the question was narrowed to these. */
  readonly through?: (choice: Choice<G>, all: readonly Choice<G>[]) => readonly Choice<G>[] | null
  /** A game that was played to its end, and what every seat's summary says of it in Czech. */
  readonly played: () => OpenTable<G>
  readonly summary: string
}

export interface Trial<G extends Shape> {
  readonly found: () => Moments<G>
  readonly propsOf: (view: View<G>, language: Language, layout: Layout) => BoardProps<G>
  readonly markup: (view: View<G>, language: Language, layout: Layout, narrowed?: readonly Choice<G>[] | null) => string
}

const layouts = ['desk', 'phone'] as const
const idle = ['waiting', 'over', 'watching']

/** Declares the tests that every board passes, and gives what further ones are made of. */
export function boardLaws<G extends Shape>(subject: BoardSubject<G>): Trial<G> {
  const { face, kinds, through } = subject
  const { Board, Summary } = face
  let moments: Moments<G> = {}
  const propsOf: Trial<G>['propsOf'] = (view, language, layout) =>
    boardProps(subject.words, subject.seats(view), view, language, layout)
  const markup: Trial<G>['markup'] = (view, language, layout, narrowed = null) => {
    const props = propsOf(view, language, layout)
    return renderToStaticMarkup(<Board {...props} choices={{ ...props.choices, narrowed }} />)
  }
  beforeAll(() => {
    moments = subject.moments()
  }, 120_000)

  describe('the board', () => {
    it('meets every kind of decision in random games of all variants', () => {
      expect(Object.keys(moments).sort()).toEqual([...kinds, ...idle].sort())
    })

    for (const layout of layouts) {
      it(`has something to touch, with a name, for every option of every decision (${layout})`, () => {
        for (const kind of kinds) {
          for (const [i, view] of (moments[kind] ?? []).entries()) {
            const language = i % 2 === 0 ? 'en' : 'cs'
            const { all } = propsOf(view, language, layout).choices
            const wide = touchables(markup(view, language, layout))
            const narrow = new Map<string, typeof wide>()
            for (const choice of all) {
              const group = through?.(choice, all) ?? null
              const first = group?.[0]?.key ?? ''
              if (group !== null) expect(wide.has(`${first}+`) || group.length === 1).toBe(true)
              const touched =
                group === null ? wide : (narrow.get(first) ?? touchables(markup(view, language, layout, group)))
              narrow.set(first, touched)
              expect(choice.label).not.toBe('')
              expect(touched.get(choice.key), `${choice.kind} ${choice.label}`).toBeTruthy()
            }
          }
        }
      }, 120_000)

      it(`has nothing to touch while others decide, and after the end (${layout})`, () => {
        for (const view of idle.flatMap((kind) => moments[kind] ?? []))
          expect(touchables(markup({ ...view, decisions: [] }, 'cs', layout)).size).toBe(0)
      })
    }

    it('is drawn by numbers and words that are there', () => {
      for (const view of Object.values(moments).flat())
        for (const layout of layouts) expect(missing(markup(view, 'en', layout))).toBeNull()
    }, 120_000)

    it('marks every thing once', () => {
      for (const view of Object.values(moments).flatMap((views) => views.slice(0, 2))) {
        const things = [...markup(view, 'en', 'desk').matchAll(/data-thing="([^"]*)"/g)].map(([, id]) => id)
        expect(things.filter((id, i) => things.indexOf(id) !== i)).toEqual([])
      }
    }, 120_000)

    it('says what every choice would give and cost, each once, without a word left open', () => {
      for (const view of Object.values(moments).flat()) {
        for (const language of ['cs', 'en'] as const) {
          const props = propsOf(view, language, 'desk')
          for (const choice of props.choices.all) {
            const said = face.preview?.(choice, props) ?? []
            for (const { text } of said) expect(text).toMatch(/^[^{}]*\p{L}[^{}]*$/u)
            expect(new Set(said.map(({ text }) => text)).size, choice.label).toBe(said.length)
          }
        }
      }
    })

    it('says of every event which things it speaks of, and sums up every seat', () => {
      const table = subject.played()
      for (const event of table.events(0)) for (const id of face.things(event)) expect(id).toMatch(/^[a-z0-9-]+$/)
      const props = propsOf(table.view(0), 'cs', 'desk')
      const points = table.ending()?.sheets.map((sheet) => sheet.reduce((sum, line) => sum + line.points, 0))
      for (const { seat } of props.seats) {
        expect(renderToStaticMarkup(<Summary {...props} seat={seat} />)).toContain(subject.summary)
        expect(face.score(props, seat)?.value).toBe(points?.[seat])
      }
    })
  })
  return { found: () => moments, propsOf, markup }
}
