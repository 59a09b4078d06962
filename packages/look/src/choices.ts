import type { Decision, Kind, OptionOf, Shape } from '@krcma/kernel'
import type { KeyboardEvent, SyntheticEvent } from 'react'

/** One option of one decision that the viewer may answer now. */
export type Choice<G extends Shape, K extends Kind<G> = Kind<G>> = {
  [L in K]: {
    /** Names it on the page. */
    readonly key: string
    readonly kind: L
    readonly decision: Extract<Decision<G>, { readonly kind: L }>
    readonly option: OptionOf<G, L>
    /** In the words of the game. */
    readonly label: string
  }
}[K]

/** All that may be answered now, and what the viewer is looking at. Empty while others decide. */
export interface Choices<G extends Shape> {
  readonly all: readonly Choice<G>[]
  /** Under the pointer or the keyboard, here or in the question bar. */
  readonly focused: Choice<G> | null
  /** What the question was narrowed to by touching a thing that several choices go through. */
  readonly narrowed: readonly Choice<G>[] | null
  readonly focus: (choice: Choice<G> | null) => void
  readonly narrow: (to: readonly Choice<G>[] | null) => void
  readonly answer: (choice: Choice<G>) => void
}

/** The choices of one kind, with their options' own type. */
export function of<G extends Shape, K extends Kind<G>>(choices: Choices<G>, kind: K): readonly Choice<G, K>[] {
  return choices.all.filter((choice): choice is Choice<G, K> & Choice<G> => choice.kind === kind)
}

interface Touchable {
  readonly role?: 'button'
  readonly tabIndex?: number
  readonly 'data-choice'?: string
  readonly 'data-lit'?: 'focused' | 'open' | 'away'
  readonly 'aria-label'?: string
  readonly 'aria-pressed'?: boolean
  readonly onClick?: (event: SyntheticEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onPointerEnter?: () => void
  readonly onPointerLeave?: () => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

const pressed = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function button(label: string, act: () => void, focus: () => void, leave: () => void): Touchable {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onClick: (event) => {
      event.stopPropagation()
      act()
    },
    onKeyDown: pressed(act),
    onPointerEnter: focus,
    onPointerLeave: leave,
    onFocus: focus,
    onBlur: leave,
  }
}

/** Props for the element (HTML or SVG) that stands for a choice. Without a choice: none. */
export function touch<G extends Shape>(choices: Choices<G>, choice: Choice<G> | undefined): Touchable {
  if (choice === undefined) return {}
  const away = choices.narrowed !== null && !choices.narrowed.some(({ key }) => key === choice.key)
  return {
    ...button(
      choice.label,
      () => choices.answer(choice),
      () => choices.focus(choice),
      () => choices.focus(null),
    ),
    'data-choice': choice.key,
    'data-lit': choices.focused?.key === choice.key ? 'focused' : away ? 'away' : 'open',
  }
}

/** Props for a thing that several choices go through: touching it narrows the question to them; touching it again widens it. */
export function touchSome<G extends Shape>(choices: Choices<G>, some: readonly Choice<G>[], label: string): Touchable {
  const [only] = some
  if (only === undefined) return {}
  if (some.length === 1) return touch(choices, only)
  const on = choices.narrowed !== null && some.some(({ key }) => choices.narrowed?.some((one) => one.key === key))
  const lit = some.some(({ key }) => choices.focused?.key === key)
  return {
    ...button(
      label,
      () => choices.narrow(on ? null : some),
      () => undefined,
      () => undefined,
    ),
    'aria-pressed': on,
    'data-choice': `${only.key}+`,
    'data-lit': lit ? 'focused' : choices.narrowed !== null && !on ? 'away' : 'open',
  }
}

/** How these are lit, in one word: a part of a board that is given it is painted anew when one of them is lit otherwise. */
export function lit<G extends Shape>(choices: Choices<G>, some: readonly (Choice<G> | undefined)[]): string {
  return some.map((one) => (one === undefined ? '' : `${one.key} ${touch(choices, one)['data-lit']}`)).join()
}

/** Marks the element that shows a thing, so that it can move and be pointed at. */
export function thing(id: string): { readonly 'data-thing': string } {
  return { 'data-thing': id }
}
