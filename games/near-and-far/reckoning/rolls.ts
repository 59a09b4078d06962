import type { Roll } from '../content/effects.ts'
import { BONUS_MARGIN } from '../content/set-up.ts'
import { enemy } from '../content/threats.ts'
import type { CardId, Seat, SeenPlayer, SeenState, Standing } from '../shape.ts'
import { icons, inForce, type Leader } from './cards.ts'
import { conversions, mightBuy, returnable } from './free-actions.ts'
import { canPay } from './payment.ts'
import { playerAt } from './players.ts'

type SeenCheck = NonNullable<SeenState['check']>
type Thrown = SeenCheck['throw']

/** NAF-ENC-06, NAF-THREAT-05, NAF-DUEL-03: what is added to a die of this kind without paying. */
export function modifier(player: Leader, roll: Roll): number {
  let sum = icons(player, roll === 'encounter-skill' ? 'skill' : 'combat')
  for (const { effect } of inForce(player, 'roll-bonus')) if (effect.rolls.includes(roll)) sum += effect.n
  return sum
}

function totalOf(player: Leader | null, roll: Roll, { die, bonus, hearts }: Thrown): number {
  return die + bonus + hearts + (player === null ? 0 : modifier(player, roll))
}

/** The total of whoever rolls for the own turn. */
export function ownTotal(state: SeenState, { seat, roll, throw: thrown }: SeenCheck): number {
  return totalOf(playerAt(state, seat), roll, thrown)
}

/** NAF-2P-04: of the neutral figure the die alone counts. */
export function defenderTotal(state: SeenState, { roll, defender }: SeenCheck): number {
  if (defender === null) return 0
  const { who, throw: thrown } = defender
  return totalOf(who === 'neutral' ? null : playerAt(state, who), roll, thrown)
}

/** What must be reached: a strength, a difficulty, or more than the defender has (NAF-DUEL-05). */
export function needed(state: SeenState, check: SeenCheck): number {
  if (check.defender !== null) return defenderTotal(state, check) + 1
  return check.foe === null ? (check.target ?? 0) : enemy(check.foe).strength
}

/** NAF-ENC-08: what the bonus asks for, whatever it may be (NAF-RULING-26); only encounters have one. */
export function bonusAt(state: SeenState, check: SeenCheck): number | null {
  return check.target === null ? null : needed(state, check) + BONUS_MARGIN
}

export function standing(state: SeenState, check: SeenCheck): Standing {
  const { roll, foe } = check
  return { roll, total: ownTotal(state, check), needed: needed(state, check), foe }
}

/** Cards that may still change a throw (NAF-DUEL-10, NAF-CARD-21). */
export function boosts(player: SeenPlayer, roll: Roll, { used }: Pick<Thrown, 'used'>): CardId[] {
  const cards = [...inForce(player, 'roll-reroll'), ...inForce(player, 'roll-pay-bonus')]
  return cards
    .filter(({ card, effect }) => {
      const { rolls, cost } = effect
      return rolls.includes(roll) && !used.includes(card) && (cost === null || canPay(player, cost))
    })
    .map(({ card }) => card)
}

/** NAF-HEART-05: none, just enough, or just enough for the bonus; more would change nothing. */
export function usefulHearts(
  total: number,
  { needed, bonus, hearts }: Record<'needed' | 'hearts', number> & { bonus: number | null },
): number[] {
  const wanted = [needed - total, ...(bonus === null ? [] : [bonus - total])]
  return [0, ...wanted.filter((n) => n > 0 && n <= hearts)]
}

/** Whether a seat might do something first that nobody asks for: buy, convert, return an animal (NAF-ART-08). */
export function mayActFreely(state: SeenState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  return mightBuy(state, seat) || conversions(state, seat).length > 0 || returnable(player).length > 0
}
