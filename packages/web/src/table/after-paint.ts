import { useLayoutEffect, useState } from 'react'

/** After the next frame: first what was touched shows that it was touched, then whatever follows from it. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
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
