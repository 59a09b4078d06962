import type { ReactNode } from 'react'

interface MarkedProps {
  /** Where each number stands, from 1, in hundredths of the width and the height. */
  readonly marks: readonly (readonly [x: number, y: number])[]
  readonly children: ReactNode
}

/** For rulebooks: a thing with numbers at its parts. The list under the picture says what they are, in any language. */
export function Marked({ marks, children }: MarkedProps) {
  return (
    <div className="marked">
      {children}
      {marks.map(([x, y], i) => (
        <span key={`${x} ${y}`} className="mark" style={{ left: `${x}%`, top: `${y}%` }}>
          {i + 1}
        </span>
      ))}
    </div>
  )
}
