import { useLayoutEffect } from 'react'
import type { Looking } from './looking.ts'

interface Keys {
  /** Whether somebody else may sit in front of the screen: nothing is to be done before they are gone. */
  readonly shut: boolean
  readonly looking: Looking
  readonly behind: boolean
  readonly catchUp: () => void
  /** Whether a moment is on the stage: any key ends it. */
  readonly staged: boolean
  readonly skip: () => void
  /** Whether something lies open that is not read yet. */
  readonly reads: boolean
  readonly read: () => void
  readonly undo: () => void
  readonly hint: () => void
  readonly log: () => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The nearest thing on the board in that direction that stands for a choice. */
function nearest(from: Element, [dx, dy]: readonly [number, number]): string | undefined {
  const here = centre(from)
  let best: { key: string; far: number } | undefined
  for (const element of document.querySelectorAll('.board [data-choice]')) {
    const key = element.getAttribute('data-choice') ?? ''
    const { x, y } = centre(element)
    const along = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    const far = along + aside * 2
    if (along > 2 && (best === undefined || far < best.far)) best = { key, far }
  }
  return best?.key
}

/** No mouse needed: numbers choose, arrows move, Enter confirms. */
export function useKeys(keys: Keys): void {
  const { shut, looking, behind, catchUp, staged, skip, reads, read, undo, hint, log } = keys
  // With the question itself: what listened for the last one would not know this one's choices.
  useLayoutEffect(() => {
    if (shut) return
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      const within = (what: string) => target instanceof HTMLElement && target.closest(what) !== null
      if (within('input, textarea, select')) return
      // Arrows turn tabs, Enter and the space bar open them; numbers and letters are the table's there too.
      if (within('[role=tablist]') && (key === ' ' || key.length > 1)) return
      if (staged) {
        event.preventDefault()
        return skip()
      }
      if (reads && (key === ' ' || key === 'Enter' || key === 'Escape') && !within('button, a, [role=button]')) {
        event.preventDefault()
        return read()
      }
      if (behind && (key === ' ' || key === 'Enter' || key === 'Escape')) {
        event.preventDefault()
        return catchUp()
      }
      const choices = looking.now()
      const listed = choices.narrowed ?? choices.all
      if (/^[1-9]$/.test(key)) {
        const choice = choices.all.find((one) => looking.digits.get(one.key) === Number(key))
        if (choice !== undefined) choices.answer(choice)
      } else if (arrows[key] !== undefined && !event.shiftKey && listed.length > 0) {
        event.preventDefault()
        const focused = choices.focused
        const shown = focused && document.querySelector(`.board [data-choice="${CSS.escape(focused.key)}"]`)
        const found = shown === null ? undefined : nearest(shown, arrows[key])
        const forward = key === 'ArrowRight' || key === 'ArrowDown'
        const at = focused === null ? (forward ? -1 : 0) : listed.findIndex((one) => one.key === focused.key)
        const beside = listed[(at + (forward ? 1 : -1) + listed.length) % listed.length]
        choices.focus(listed.find((one) => one.key === found) ?? beside ?? null)
      } else if (key === 'Enter' && choices.focused !== null && !within('button, a, [role=button]')) {
        event.preventDefault()
        choices.answer(choices.focused)
      } else if (key === 'Escape') {
        if (choices.narrowed !== null) choices.narrow(null)
        else choices.focus(null)
      } else if (key === 'u' || key === 'U') undo()
      else if (key === 'h' || key === 'H') hint()
      else if (key === 'l' || key === 'L') log()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
