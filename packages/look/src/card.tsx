import type { ReactNode } from 'react'

export interface CardProps {
  readonly name: string
  /** What kind of card; colours the ribbon through `data-kind`. */
  readonly kind?: string
  readonly kindName?: string
  readonly emblem: ReactNode
  /** Top right: a price, a number. */
  readonly corner?: ReactNode
  readonly children?: ReactNode
  readonly size?: 'small' | 'large'
}

/** A card's frame: name, emblem, what it is, and its text on parchment. Spread `touch` and `thing` on an element around it. */
export function Card({ name, kind, kindName, emblem, corner, children, size = 'small' }: CardProps) {
  return (
    <span className="card" data-kind={kind} data-size={size}>
      <span className="card-emblem">{emblem}</span>
      {corner !== undefined && <span className="card-corner">{corner}</span>}
      <span className="card-name">{name}</span>
      {kindName !== undefined && <span className="card-kind">{kindName}</span>}
      {children !== undefined && <span className="card-text">{children}</span>}
    </span>
  )
}
