import type { Language, OpenTable, Shape } from '@krcma/kernel'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { BoardProps, Choice, Face, Layout, Spoken } from '../src/index.ts'
import { boardProps } from './props.ts'
import { LEAST, smallPrint } from './small-print.ts'

/** How often each kind of decision was touched, what was too small to be read, and what the board says at the end. */
export interface Touched {
  readonly touched: Readonly<Record<string, number>>
  readonly small: readonly string[]
  readonly end: string
}

/** What is touched, and its words; a script has no style sheets. */
interface Bare<G extends Shape> extends Pick<Face<G>, 'Board'> {
  readonly words: { readonly [L in Language]: Spoken<G> }
}

/** Two frames: what measures itself has told what it found, and was drawn anew. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** In a browser: plays a game to its end by touching the board alone, by hand and by key, and reads all that it shows on the way. */
export async function playByTouch<G extends Shape>(
  face: Bare<G>,
  table: OpenTable<G>,
  layout: Layout,
): Promise<Touched> {
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  const touched: Record<string, number> = {}
  const small = new Set<string>()
  const read = async () => {
    await drawn()
    for (const text of smallPrint(LEAST[layout], place)) small.add(text)
  }
  for (let n = 0; !table.over; n++) {
    const kind = touchOnce(face, table, root, place, layout, n)
    // Each kind a few times: a board does not change its letters with every answer.
    if ((touched[kind] ?? 0) < 3) await read()
    touched[kind] = (touched[kind] ?? 0) + 1
  }
  const { Board, words } = face
  flushSync(() => root.render(<Board {...boardProps(words, table.opening.players, table.view(0), 'en', layout)} />))
  await read()
  const end = place.textContent
  root.unmount()
  place.remove()
  return { touched, small: [...small], end }
}

function touchOnce<G extends Shape>(
  { Board, words }: Bare<G>,
  table: OpenTable<G>,
  root: Root,
  place: HTMLElement,
  layout: Layout,
  n: number,
): string {
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
    // A drawing that keeps the focus would not be told of it again.
    const { activeElement: last } = document
    if (last instanceof HTMLElement || last instanceof SVGElement) last.blur()
    element.focus()
    if (n % 2 === 0) element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    // An element of a drawing has no click of its own.
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  const pick = (selector: string) => {
    const elements = [...place.querySelectorAll<HTMLElement>(selector)]
    return elements[(n * 7) % elements.length]
  }
  render()
  const direct = '[data-choice]:not([data-choice$="+"]):not([data-lit=away])'
  const several = pick('[data-choice$="+"]')
  // Now and then; and where nothing else is there to be touched.
  if (several !== undefined && (n % 5 === 0 || pick(direct) === undefined)) {
    press(several)
    if (done.narrowed === null) throw new Error(`${several.outerHTML.slice(0, 200)} narrows nothing`)
    render()
  }
  const element = pick(direct)
  if (element === undefined) throw new Error(`nothing to touch for ${props.view.decisions[0]?.kind}`)
  press(element)
  const { answered, focused } = done
  if (answered === undefined || focused !== answered) throw new Error(`${element.outerHTML.slice(0, 200)} does nothing`)
  const out = table.answer({ seat, decision: answered.decision.id, option: answered.option })
  if (out.refused !== undefined) throw new Error(out.refused)
  return answered.kind
}
