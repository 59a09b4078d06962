import type { Choice, Choices, touchSome } from '@krcma/look'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { Heroes3 } from '../shape.ts'

/**
 * Props for what has to be opened before any of these is chosen, be it one alone: touching it narrows the question to them, and
 * nothing is decided by it.
 */
export function openSome(
  choices: Choices<Heroes3>,
  some: readonly Choice<Heroes3>[],
  label: string,
): ReturnType<typeof touchSome> {
  const [first] = some
  if (first === undefined) return {}
  const { narrowed } = choices
  const on = narrowed !== null && some.some(({ key }) => narrowed.some((one) => one.key === key))
  const act = () => choices.narrow(on ? null : some)
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': on,
    'data-choice': `${first.key}+`,
    'data-lit': narrowed !== null && !on ? 'away' : 'open',
    onClick: (event: SyntheticEvent) => {
      event.stopPropagation()
      act()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
  }
}
