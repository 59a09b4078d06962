import { useLayoutEffect, useState } from 'react'

/** After the next frame: first what was touched shows that it was touched, then whatever follows from it. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}

/** Nobody holds a key or a finger down for longer than this because of us. */
const MOST = 250
let held = false
const waiting = new Set<() => void>()
const press = () => {
  held = true
}
const letGo = () => {
  held = false
  for (const act of waiting) act()
}
for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, press, { capture: true, passive: true })
for (const kind of ['keyup', 'pointerup', 'pointercancel', 'blur'])
  addEventListener(kind, letGo, { capture: true, passive: true })

/** After what is being touched was let go and has been painted: pressing and letting go are both answered at once. */
export function whenLetGo(act: () => void): void {
  if (!held) {
    afterPaint(act)
    return
  }
  const once = () => {
    if (waiting.delete(once)) afterPaint(act)
  }
  waiting.add(once)
  setTimeout(once, MOST)
}

/** A value some frames late: for what is large and need not answer at once. What is late by different numbers is no one long task. */
export function useLate<T>(value: T, frames = 1): T {
  const [late, setLate] = useState(() => ({ value }))
  useLayoutEffect(() => {
    let gone = false
    const wait = (left: number) => {
      if (gone) return
      if (left === 0) setLate((old) => (Object.is(old.value, value) ? old : { value }))
      else afterPaint(() => wait(left - 1))
    }
    wait(frames)
    return () => {
      gone = true
    }
  }, [value, frames])
  return late.value
}
