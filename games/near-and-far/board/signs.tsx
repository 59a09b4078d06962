import { Icon } from '@krcma/look'
import { GOODS, type Good, type Goods } from '../content/goods.ts'
import { ICONS, type Icons } from '../content/icons.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { GOOD_SIGNS, ICON_SIGNS } from './pictures.ts'

/** The icons of a card or a companion, each with how many. */
export function IconRow({ v, of }: { v: Vocabulary; of: Icons }) {
  const shown = ICONS.filter((icon) => (of[icon] ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <span className="naf-icons">
      {shown.map((icon) => (
        <span key={icon} className="naf-icon" data-icon={icon} {...pictured(v.icon(icon, of[icon] ?? 0))}>
          <Icon of={ICON_SIGNS[icon]} />
          {icon !== 'caution' && <span>{of[icon]}</span>}
        </span>
      ))}
    </span>
  )
}

interface GoodsRowProps {
  readonly v: Vocabulary
  readonly of: Goods
  /** What is owned, where it matters whether it is enough. */
  readonly purse?: { readonly [G in Good]: number }
}

/** Amounts of goods; what is not there yet stands out by a dashed edge. */
export function GoodsRow({ v, of, purse }: GoodsRowProps) {
  return (
    <span className="naf-goods">
      {GOODS.filter((good) => (of[good] ?? 0) > 0).map((good) => {
        const n = of[good] ?? 0
        return (
          <span
            key={good}
            className="naf-good"
            data-good={good}
            data-short={purse !== undefined && purse[good] < n}
            {...pictured(v.amount(good, n))}
          >
            <Icon of={GOOD_SIGNS[good]} />
            <span>{n}</span>
          </span>
        )
      })}
    </span>
  )
}

/** A picture that says what it shows. */
export const pictured = (name: string) => ({ role: 'img', 'aria-label': name })
