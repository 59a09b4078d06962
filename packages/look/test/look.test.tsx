import type { Decision, Shape } from '@krcma/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import {
  type Choice,
  type Choices,
  Emblem,
  iconCredits,
  icons,
  of,
  signCredits,
  signs,
  touch,
  touchSome,
} from '../src/index.ts'

// A tool of the command line, outside what TypeScript checks.
const { rounded }: { rounded(d: string): string } = await import(new URL('../tools/path.mjs', import.meta.url).href)

interface Toy extends Shape {
  decisions: { pick: string; skip: 'pass' }
}

const decision = (kind: 'pick' | 'skip', options: readonly string[]) =>
  ({ id: kind, seat: 0, kind, options, context: undefined, offer: false }) as unknown as Decision<Toy>

const choice = (kind: 'pick' | 'skip', option: string) =>
  ({
    key: `${kind}/${option}`,
    kind,
    decision: decision(kind, [option]),
    option,
    label: `take ${option}`,
  }) as Choice<Toy>

const choicesOf = (all: readonly Choice<Toy>[], more: Partial<Choices<Toy>> = {}): Choices<Toy> => ({
  all,
  focused: null,
  narrowed: null,
  focus: vi.fn(),
  narrow: vi.fn(),
  answer: vi.fn(),
  ...more,
})

describe('choices', () => {
  const [a, b, c] = [choice('pick', 'a'), choice('pick', 'b'), choice('skip', 'pass')] as const

  it('are found by kind', () => {
    expect(of(choicesOf([a, b, c]), 'pick').map(({ option }) => option)).toEqual(['a', 'b'])
  })

  it('make an element a button that says and does what the choice is, and nothing of one without', () => {
    const choices = choicesOf([a])
    const props = touch(choices, a)
    expect(props).toMatchObject({ role: 'button', tabIndex: 0, 'aria-label': 'take a', 'data-lit': 'open' })
    props.onKeyDown?.({ key: 'Enter', preventDefault: vi.fn(), stopPropagation: vi.fn() } as never)
    expect(choices.answer).toHaveBeenCalledWith(a)
    expect(touch(choices, undefined)).toEqual({})
  })

  it('narrow through a thing that several go through, and widen when it is touched again', () => {
    const wide = choicesOf([a, b, c])
    touchSome(wide, [a, b], 'the letters').onClick?.({ stopPropagation: vi.fn() } as never)
    expect(wide.narrow).toHaveBeenCalledWith([a, b])
    const narrow = choicesOf([a, b, c], { narrowed: [a, b] })
    touchSome(narrow, [a, b], 'the letters').onClick?.({ stopPropagation: vi.fn() } as never)
    expect(narrow.narrow).toHaveBeenCalledWith(null)
    expect(touch(narrow, c)['data-lit']).toBe('away')
  })
})

describe('an emblem', () => {
  const markup = (id: string) =>
    renderToStaticMarkup(createElement(Emblem, { id, icon: icons.key, hue: 40, scene: 'forest' }))

  it('is the same for the same id and another for another', () => {
    expect(markup('bog-lantern')).toBe(markup('bog-lantern'))
    expect(markup('bog-lantern')).not.toBe(markup('old-mill'))
  })
})

describe('icons', () => {
  it('are credited, every one of them', () => {
    expect(iconCredits.length).toBe(new Set(Object.values(icons)).size)
    expect(signCredits.length).toBe(new Set(Object.values(signs)).size)
    for (const [, author] of [...iconCredits, ...signCredits]) expect(author).not.toBe('')
  })

  it('do not drift when their paths are rounded', () => {
    expect(
      rounded(`M10.4 10.4${'l.4 .4'.repeat(10)}z`)
        .match(/-?\d+/g)
        ?.map(Number)
        .reduce((sum, n) => sum + n),
    ).toBe(28)
    expect(rounded('M1.2 1.2h2.6V7.7z')).toBe('m1 1h3v7z')
  })
})
