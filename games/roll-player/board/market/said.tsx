import type { Explanation, WhyNot } from '@krcma/look'
import { CARDS, type CardId } from '../../content/market.ts'
import { HANDS } from '../../content/numbers.ts'
import { movesMarker } from '../../reckoning/alignment.ts'
import { armorSet } from '../../reckoning/armor.ts'
import { starsOf } from '../../reckoning/outlook.ts'
import { canBuy, priceToPay } from '../../reckoning/price.ts'
import { handsInUse } from '../../reckoning/weapons.ts'
import { withCard } from '../../reckoning/would-be.ts'
import { arrowOf, cardText } from '../../words/effects.ts'
import { type At, heroAt, ownSeat } from '../at.ts'
import { signed } from '../numbers.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Skill ↑ good, Armor (chain), Weapon (two hands). */
function kindOf({ v, w }: At, card: CardId): string {
  const found = CARDS[card]
  const type = capital(v.type[found.type])
  if (found.type === 'weapon') return `${type}, ${w.weaponHands(found.hands)}`
  if (found.type === 'armor') {
    const set = armorSet(card as Parameters<typeof armorSet>[0])
    return set === undefined ? type : `${type}, ${v.set[set]}`
  }
  const arrow = arrowOf(v, card)
  return arrow === '' ? type : `${type} ${arrow}`
}

/** The same without the type, for which a badge stands. */
export function kindBeside(at: At, card: CardId): string {
  const { v, w } = at
  const found = CARDS[card]
  if (found.type === 'weapon') return w.weaponHands(found.hands)
  if (found.type === 'armor') {
    const set = armorSet(card as Parameters<typeof armorSet>[0])
    return set === undefined ? v.type.armor : v.set[set]
  }
  return arrowOf(v, card) || v.type[found.type]
}

/** What buying the card would mean for whoever looks. */
export interface CardOutlook {
  readonly price: number
  readonly affordable: boolean
  /** By how many stars the score of this moment would change. */
  readonly stars: number
  /** Whether a weapon would have to go. */
  readonly room: boolean
}

export function outlookOf(at: At, card: CardId): CardOutlook | null {
  const seat = ownSeat(at)
  if (seat === null) return null
  const hero = heroAt(at, seat)
  if (hero.class === null) return null
  const found = CARDS[card]
  return {
    price: priceToPay(hero, card),
    affordable: canBuy(hero, card),
    stars: starsOf(withCard(hero, card), at.solo) - starsOf(hero, at.solo),
    room: found.type === 'weapon' && handsInUse(hero) + found.hands > HANDS,
  }
}

/** All that a card says; with what it would mean, where it is for sale. */
export function explainedCard(at: At, card: CardId, forSale: boolean, why?: WhyNot): Explanation {
  const { v, w } = at
  const outlook = forSale ? outlookOf(at, card) : null
  const direction = movesMarker(card)
  const lines = [
    `${kindOf(at, card)}. ${capital(v.scene.cost(CARDS[card].cost, outlook?.price ?? CARDS[card].cost))}.`,
    cardText(v, card),
    ...(direction === null ? [] : [w.arrow(direction)]),
  ]
  const stars = outlook === null || CARDS[card].type === 'skill' ? null : outlook.stars
  const lacking =
    outlook !== null && !outlook.affordable
      ? { text: w.lacks(v.gold(outlook.price - ownGold(at))), rule: 'RPL-MARKET-06' }
      : undefined
  const reason = why ?? lacking
  return {
    name: v.names.cards[card],
    text: (
      <>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {stars !== null && (
          <div className="rpl-said-outlook">{stars === 0 ? w.bringsNoStars : w.wouldBring(signed(stars))}</div>
        )}
        {outlook?.room === true && <div>{w.handsFull}</div>}
      </>
    ),
    ...(reason === undefined ? {} : { why: reason }),
  }
}

function ownGold(at: At): number {
  const seat = ownSeat(at)
  if (seat === null) return 0
  const { gold, tokens } = heroAt(at, seat)
  return gold + tokens
}

/** For those who listen. */
export function spokenCard(at: At, card: CardId): string {
  const { v } = at
  return `${v.names.cards[card]}. ${kindOf(at, card)}. ${v.gold(CARDS[card].cost)}. ${cardText(v, card)}`
}
