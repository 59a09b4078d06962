import { memo } from 'react'

/** The colours of dice; each looks like a stone, and a letter says which in the reader's language. */
export type Gem = 'red' | 'blue' | 'green' | 'purple' | 'black' | 'white' | 'gold'

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [30, 30],
    [70, 70],
  ],
  [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  [
    [30, 26],
    [70, 26],
    [30, 50],
    [70, 50],
    [30, 74],
    [70, 74],
  ],
]

interface DieProps {
  readonly gem: Gem
  /** 1 to 6; 0 for a die that has not been rolled. */
  readonly value: number
  /** For those who do not see colours: one letter, in a corner. */
  readonly letter: string
  /** Plays a roll; a new value plays it anew. */
  readonly rolled?: boolean
  readonly size?: number | string
}

/** A gem die with pips; the element around says what it is. It is an <svg>, so it stands in HTML and in SVG (give `size` there). */
export const Die = memo(function Die({ gem, value, letter, rolled = false, size }: DieProps) {
  const box = size === undefined ? {} : { width: size, height: size }
  return (
    <svg
      key={rolled ? value : 'still'}
      className="die"
      data-gem={gem}
      data-rolled={rolled}
      viewBox="0 0 100 100"
      aria-hidden="true"
      {...box}
    >
      <rect className="die-edge" x="3" y="5" width="94" height="93" rx="17" />
      <rect className="die-face" x="3" y="2" width="94" height="92" rx="17" />
      <path className="die-facet" d="M3 30 30 2h40l27 28v36L70 94H30L3 66Z" />
      <path className="die-shine" d="M14 12q34-12 62 0-40-3-60 22-8 8-2-22z" />
      {(spots[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="die-pip" cx={x} cy={y - 1} r="8.5" />
      ))}
      <text className="die-letter" x="88" y="90" textAnchor="end">
        {letter}
      </text>
    </svg>
  )
})
