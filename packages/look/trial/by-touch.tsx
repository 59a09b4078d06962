import type { Language, OpenTable, Shape } from '@krcma/kernel'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { BoardProps, Choice, Face, Spoken } from '../src/index.ts'
import { boardProps } from './props.ts'

/** How often each kind of decision was touched, and what the board says at the end. */
export interface Touched {
  readonly touched: Readonly<Record<string, number>>
  readonly end: string
}

/** What is touched, and its words; a script has no style sheets. */
interface Bare<G extends Shape> extends Pick<Face<G>, 'Board'> {
  readonly words: { readonly [L in Language]: Spoken<G> }
}

/** In a browser: plays a game to its end by touching the board alone, by hand and by key, now on a desk, now on a phone. */
export function playByTouch<G extends Shape>(face: Bare<G>, table: OpenTable<G>): Touched {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const touched: Record<string, number> = {}
  for (let n = 0; !table.over; n++) {
    const kind = touchOnce(face, table, root, place, n)
    touched[kind] = (touched[kind] ?? 0) + 1
  }
  const { Board, words } = face
  flushSync(() => root.render(<Board {...boardProps(words, table.opening.players, table.view(0), 'en', 'desk')} />))
  const end = place.textContent
  root.unmount()
  place.remove()
  return { touched, end }
}

function touchOnce<G extends Shape>(
  { Board, words }: Bare<G>,
  table: OpenTable<G>,
  root: Root,
  place: HTMLElement,
  n: number,
): string {
  const layout = n % 3 === 0 ? 'phone' : 'desk'
  const seat = table.waiting[0] ?? 0
  const props = boardProps(words, table.opening.players, table.view(seat), n % 2 === 0 ? 'en' : 'cs', layout)
  const done: { focused?: Choice<G> | null; answered?: Choice<G>; narrowed: readonly Choice<G>[] | null } = {
    narrowed: null,
  }
  const render = () => {
    const choices: BoardProps<G>['choices'] = {
      ...props.choices,
      narrowed: done.narrowed,
      focus: (choice) => {
        done.focused = choice
      },
      narrow: (to) => {
        done.narrowed = to
      },
      answer: (choice) => {
        done.answered = choice
      },
    }
    flushSync(() => root.render(<Board {...props} choices={choices} key={`${layout} ${seat}`} />))
  }
  const press = (element: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    element.focus()
    if (n % 2 === 0) element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    else element.click()
  }
  const pick = (selector: string) => {
    const elements = [...place.querySelectorAll<HTMLElement>(selector)]
    return elements[(n * 7) % elements.length]
  }
  render()
  const several = pick('[data-choice$="+"]')
  if (several !== undefined && n % 5 === 0) {
    press(several)
    if (done.narrowed === null) throw new Error(`${several.outerHTML.slice(0, 200)} narrows nothing`)
    render()
  }
  const element = pick('[data-choice]:not([data-choice$="+"]):not([data-lit=away])')
  if (element === undefined) throw new Error(`nothing to touch for ${props.view.decisions[0]?.kind}`)
  press(element)
  const { answered, focused } = done
  if (answered === undefined || focused !== answered) throw new Error(`${element.outerHTML.slice(0, 200)} does nothing`)
  const out = table.answer({ seat, decision: answered.decision.id, option: answered.option })
  if (out.refused !== undefined) throw new Error(out.refused)
  return answered.kind
}
