import { Explain, Icon, icons, signs, type WhyNot } from '@krcma/look'
import type { TileId } from '../content/tiles.ts'
import { type Outlook, outlook } from '../reckoning/outlook.ts'
import type { Space } from '../shape.ts'
import { type At, ownSeat, playerAt } from './at.ts'
import * as own from './icons.ts'

/** What taking or placing a tile would mean for whoever looks. */
export function outlookFor(at: At, id: TileId, space: Space | null): Outlook | null {
  const seat = ownSeat(at)
  return seat === null ? null : outlook(playerAt(at, seat), id, space, at.view.state.spaces.length)
}

/** In sentences. */
export function outlookText({ v, w }: At, of: Outlook): readonly string[] {
  const spent = [
    ...(of.coin > 0 ? [v.amount('coin', of.coin)] : []),
    ...(of.potion > 0 ? [v.amount('potion', of.potion)] : []),
  ]
  const fits = of.cells > 0 ? w.outlook.fits(of.cells) : w.outlook.fitsNowhere
  if (spent.length === 0) return [fits, of.surcharge ? w.outlook.surchargeOnly : w.outlook.payless]
  return [
    fits,
    w.outlook.pays(v.and(spent)),
    ...(of.instead > 0 ? [w.outlook.instead(of.instead)] : []),
    ...(of.surcharge ? [w.outlook.surcharge] : []),
  ]
}

/** Why a tile could not be placed now, if it could not. */
export function hindrance({ w }: At, of: Outlook): WhyNot | undefined {
  if (!of.payable) return { text: `${w.outlook.cannotPay} ${w.outlook.discard}`, rule: 'TOG-PAY-16' }
  if (of.cells > 0) return undefined
  return { text: `${w.outlook.fitsNowhere} ${w.outlook.discard}`, rule: 'TOG-PLACE-04' }
}

/** In signs, under a tile: in how many cells it fits, and what it would cost. */
export function OutlookSigns({ at, of, name }: { at: At; of: Outlook; name: string }) {
  const text = outlookText(at, of).join(' ')
  const why = hindrance(at, of)
  const label = why === undefined ? text : `${text} ${why.text}`
  return (
    <Explain of={{ name, text, ...(why === undefined ? {} : { why }) }}>
      <span className="tog-outlook" role="img" aria-label={label} data-open={of.payable && of.cells > 0}>
        <span className="tog-chip">
          <Icon of={of.payable && of.cells > 0 ? own.surrounded : signs.no} />
          {of.payable ? of.cells : ''}
        </span>
        {of.coin > 0 && (
          <span className="tog-chip">
            −{of.coin}
            <Icon of={icons.coin} />
          </span>
        )}
        {of.potion > 0 && (
          <span className="tog-chip">
            −{of.potion}
            <Icon of={icons.potion} />
          </span>
        )}
      </span>
    </Explain>
  )
}
