import { Explain } from './explain.tsx'
import { Icon } from './icon.tsx'

interface CounterProps {
  readonly icon: string
  readonly value: number
  /** What is counted: 'Coins'. */
  readonly name: string
  readonly text?: string
  readonly tone?: 'gain' | 'cost'
}

/** An icon and a number in tabular figures; it says what it counts. */
export function Counter({ icon, value, name, text, tone }: CounterProps) {
  return (
    <Explain of={{ name: `${name}: ${value}`, ...(text === undefined ? {} : { text }) }}>
      <span className="counter" data-tone={tone} role="img" aria-label={`${name}: ${value}`}>
        <Icon of={icon} />
        {/* A new key plays the short swell that a change of number deserves. */}
        <span key={value} className="counter-value">
          {value < 0 ? `−${-value}` : value}
        </span>
      </span>
    </Explain>
  )
}
