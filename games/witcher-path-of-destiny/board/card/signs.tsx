import { Icon, icons } from '@krcma/look'
import { type CardId, cardOf } from '../../content/cards.ts'
import type { Condition, Effect, Result } from '../../content/effects.ts'
import { type Colour, SIDES, type Side, type SymbolId } from '../../content/symbols.ts'
import type { Active } from '../../reckoning/symbols.ts'
import * as own from '../icons.ts'
import { colourIcons, symbolIcons } from '../pictures.ts'

export function SymbolSign({ of, covered = false, side }: { of: SymbolId; covered?: boolean; side?: Side }) {
  return (
    <span className="wpd-symbol" data-symbol={of} data-covered={covered} data-side={side}>
      <Icon of={symbolIcons[of]} />
    </span>
  )
}

export function Banner({ of }: { of: Colour }) {
  return (
    <span className="wpd-banner" data-colour={of}>
      <Icon of={colourIcons[of]} />
    </span>
  )
}

/** The colours of a card, each with its own sign. */
export function Banners({ card }: { card: CardId }) {
  return (
    <span className="wpd-banners">
      {cardOf(card).colours.map((colour) => (
        <Banner key={colour} of={colour} />
      ))}
    </span>
  )
}

const DEGREES = '1–3'

function Needs({ of }: { of: Condition }) {
  switch (of.kind) {
    case 'lose-symbol':
      return (
        <>
          −1
          <SymbolSign of={of.symbol} />
        </>
      )
    case 'lose-symbols':
      return (
        <>
          −{DEGREES}
          <SymbolSign of={of.symbol} />
        </>
      )
    case 'lose-inactive':
      return (
        <>
          −{DEGREES}
          <Icon of={own.inactive} />
        </>
      )
    case 'inactive':
      return (
        <>
          {DEGREES}
          <Icon of={own.inactive} />
        </>
      )
    case 'inactive-at-least':
      return (
        <>
          ≥{of.count}
          <Icon of={own.inactive} />
        </>
      )
    case 'colour-at-least':
      return (
        <>
          ≥{of.count}
          <Banner of={of.colour} />
        </>
      )
    case 'colour-exactly':
      return (
        <>
          ={of.count}
          <Banner of={of.colour} />
        </>
      )
    case 'colours':
      return (
        <>
          {DEGREES}
          <Banner of={of.colour} />
        </>
      )
  }
}

function Gives({ of, scaled, active }: { of: Result; scaled: boolean; active: Active }) {
  const times = (amount: number) => (scaled ? DEGREES : amount)
  switch (of.kind) {
    case 'xp':
      return (
        <>
          {times(of.amount)}
          <Icon of={icons.star} className="wpd-xp" />
        </>
      )
    case 'active':
      return (
        <>
          {times(of.amount)}
          <SymbolSign of={active[of.side]} side={of.side} />
        </>
      )
    case 'each-active':
      return SIDES.map((side) => <SymbolSign key={side} of={active[side]} side={side} />)
    case 'symbol':
      return (
        <>
          {times(of.amount)}
          <SymbolSign of={of.symbol} />
        </>
      )
    case 'symbols':
      return of.symbols.map((symbol) => <SymbolSign key={symbol} of={symbol} />)
  }
}

/** An effect in signs: what it needs, and what it gives in this chapter. */
export function EffectSigns({ of, active }: { of: Effect | null; active: Active }) {
  if (of === null) return null
  return (
    <span className="wpd-effect" aria-hidden="true">
      <Needs of={of.condition} />
      <span className="wpd-then">▸</span>
      <Gives of={of.result} scaled={of.scaled} active={active} />
    </span>
  )
}
