import type { CardId } from '../../content/cards.ts'
import type { State } from '../../shape.ts'

/** Whether a card still works on the combat board: then it stays in play (H3B-CARD-20). */
export function liesInBattle({ battle }: Pick<State, 'battle'>, card: CardId): boolean {
  if (battle === null) return false
  const onFighter = battle.fighters.some(({ lasting }) => lasting.some((effect) => effect.card === card))
  return onFighter || battle.auras.some((aura) => aura.card === card)
}
