// What the test of the board opens in a browser: a whole table, whose board alone is there to be touched.
import { type OpenTable, openTable } from '@krcma/kernel'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Board } from '../board/table.tsx'
import { game } from '../rules/game.ts'
import type { Options, TalesOfGlory } from '../shape.ts'
import { boardProps } from './board-props.ts'

type Focused = ComponentProps<typeof Board>['choices']['focused']

/** Plays a game to its end by touching the board alone, now on a desk, now on a phone. Says how often, by kind. */
export function playByTouch(players: number, options: Options) {
  const table = openTable(game, {
    seats: Array.from({ length: players }, (_, seat) => `${seat}`),
    options,
    seed: '7'.repeat(64),
  })
  if ('refused' in table) throw new Error(table.refused)
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

function touchOnce(table: OpenTable<TalesOfGlory>, root: Root, place: HTMLElement, n: number): string {
  const layout = n % 3 === 0 ? 'phone' : 'desk'
  const keyboard = n % 2 === 0
  const seat = table.waiting[0] ?? 0
  const props = boardProps(table.view(seat), n % 2 === 0 ? 'en' : 'cs', layout)
  let focused: Focused = null
  let answered: Focused = null
  const choices = {
    ...props.choices,
    focus: (choice: Focused) => {
      focused = choice
    },
    answer: (choice: NonNullable<Focused>) => {
      answered = choice
    },
  }
  flushSync(() => root.render(<Board {...props} choices={choices} key={`${layout} ${seat}`} />))
  const elements = [...place.querySelectorAll<HTMLElement>('[data-choice]:not([data-choice$="+"])')]
  const element = elements[(n * 7) % elements.length]
  if (element === undefined) throw new Error(`nothing to touch for ${props.view.decisions[0]?.kind}`)
  element.focus()
  if (keyboard) element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  else element.click()
  if (answered === null || focused !== answered) throw new Error(`${element.outerHTML.slice(0, 200)} does nothing`)
  const { decision, option, kind } = answered as NonNullable<Focused>
  const out = table.answer({ seat, decision: decision.id, option })
  if (out.refused !== undefined) throw new Error(out.refused)
  return kind
}
