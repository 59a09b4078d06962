// What the test of the board opens in a browser: a whole table, whose board alone is there to be touched.
import type { OpenTable } from '@krcma/kernel'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Board } from '../board/table.tsx'
import type { Options, RollPlayer } from '../shape.ts'
import { open } from './board-moments.ts'
import { boardProps, type Choice } from './board-props.ts'

/** Plays a game to its end by touching the board alone, now on a desk, now on a phone. Says how often, by kind. */
export function playByTouch(players: number, options: Options, seed: number) {
  const table = open(players, options, seed)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const touched: Record<string, number> = {}
  for (let n = 0; !table.over; n++) {
    const kind = touchOnce(table, root, place, n)
    touched[kind] = (touched[kind] ?? 0) + 1
  }
  flushSync(() => root.render(<Board {...boardProps(table.view(0), 'en', 'desk')} />))
  const end = place.textContent
  root.unmount()
  place.remove()
  return { touched, end }
}

function touchOnce(table: OpenTable<RollPlayer>, root: Root, place: HTMLElement, n: number): string {
  const layout = n % 3 === 0 ? 'phone' : 'desk'
  const seat = table.waiting[0] ?? 0
  const props = boardProps(table.view(seat), n % 2 === 0 ? 'en' : 'cs', layout)
  let focused: Choice | null = null
  let answered: Choice | null = null
  let narrowed: readonly Choice[] | null = null
  const render = () => {
    const choices: typeof props.choices = {
      ...props.choices,
      narrowed,
      focus: (choice) => {
        focused = choice
      },
      narrow: (to) => {
        narrowed = to
      },
      answer: (choice) => {
        answered = choice
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
    if (narrowed === null) throw new Error(`${several.outerHTML.slice(0, 200)} narrows nothing`)
    render()
  }
  const element = pick('[data-choice]:not([data-choice$="+"]):not([data-lit=away])')
  if (element === undefined) throw new Error(`nothing to touch for ${props.view.decisions[0]?.kind}`)
  press(element)
  if (answered === null || focused !== answered) throw new Error(`${element.outerHTML.slice(0, 200)} does nothing`)
  const { decision, option, kind } = answered as Choice
  const out = table.answer({ seat, decision: decision.id, option })
  if (out.refused !== undefined) throw new Error(out.refused)
  return kind
}
