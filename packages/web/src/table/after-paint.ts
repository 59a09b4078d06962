import { useEffect, useState } from 'react'

/** After the next frame: first what was touched shows that it was touched, then whatever follows from it. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}

/** A value one frame late: for what is large and need not answer at once. */
export function useLate<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    let gone = false
    afterPaint(() => !gone && setLate(value))
    return () => {
      gone = true
    }
  }, [value])
  return late
}
