import { Emblem, memoOn } from '@krcma/look'
import { type CardId, cardOf } from '../../content/cards.ts'
import type { At } from '../at.ts'
import { cardIcons, hueOf } from '../pictures.ts'
import { Banners, EffectSigns, SymbolSign } from './signs.tsx'

interface FaceProps {
  readonly at: Pick<At, 'v' | 'active'>
  readonly id: CardId
}

const WIDE = [180, 100] as const
const STRENGTH = 0.32

/** Cut in wood and tinted by hand: grey, with a breath of the card's colour. */
function CardEmblem({ id }: { id: CardId }) {
  return <Emblem id={id} icon={cardIcons[id]} hue={hueOf(id)} strength={STRENGTH} frame="none" box={WIDE} />
}

/** The symbols that a card shows, some of which may be covered. */
export function Symbols({ id, covered = [] }: { id: CardId; covered?: readonly boolean[] }) {
  const places = cardOf(id).symbols.map((symbol, i) => ({
    symbol,
    key: `${symbol} ${i}`,
    covered: covered[i] === true,
  }))
  return (
    <span className="wpd-symbols">
      {places.map((place) => (
        <SymbolSign key={place.key} of={place.symbol} covered={place.covered} />
      ))}
    </span>
  )
}

/** A card as one holds it in the hand. */
export const Held = memoOn(['v', 'active'], function Held({ at, id }: FaceProps) {
  return (
    <span className="wpd-held">
      <span className="wpd-held-top">
        <CardEmblem id={id} />
        <Banners card={id} />
        <Symbols id={id} />
      </span>
      <span className="wpd-name">{at.v.names.cards[id]}</span>
      <EffectSigns of={cardOf(id).effect} active={at.active} />
    </span>
  )
})

/** A card in one strip: what lies in the supply. */
export const Strip = memoOn(['v', 'active'], function Strip({ at, id }: FaceProps) {
  return (
    <span className="wpd-strip">
      <Banners card={id} />
      <span className="wpd-name">{at.v.names.cards[id]}</span>
      <span className="wpd-strip-signs">
        <Symbols id={id} />
        <EffectSigns of={cardOf(id).effect} active={at.active} />
      </span>
    </span>
  )
})
