import type { CardId } from '../../content/cards.ts'
import { battleOf } from '../../reckoning/battle/fighters.ts'
import { liesInBattle } from '../../reckoning/battle/lying.ts'
import type { Fighter, Lasting, Seat, Table } from '../../shape.ts'
import { discardFromPlay } from '../deck.ts'

/** H3B-CARD-20: a card in play goes when nothing of it is in force any more. */
function release(t: Table, seat: Seat, card: CardId | null): void {
  if (card !== null && !liesInBattle(t.state, card)) discardFromPlay(t, seat, card)
}

/** Takes what has ended off a unit. */
export function lift(t: Table, fighter: Fighter, ended: (lasting: Lasting) => boolean): void {
  const gone = fighter.lasting.filter(ended)
  if (gone.length === 0) return
  fighter.lasting = fighter.lasting.filter((one) => !ended(one))
  for (const { seat, card } of gone) release(t, seat, card)
}

/** H3B-CARD-15: with the activation ends what was for one attack. */
export function endActivation(t: Table): void {
  for (const fighter of battleOf(t.state).fighters)
    lift(t, fighter, ({ until }) => until === 'attack' || until === 'activation')
}

/** What was for this combat round ends, and what was for the next one begins. */
export function endRoundOfEffects(t: Table): void {
  const battle = battleOf(t.state)
  for (const fighter of battle.fighters) {
    lift(t, fighter, ({ until }) => until === 'combat-round')
    fighter.lasting = fighter.lasting.map((one) =>
      one.until === 'next-combat-round' ? { ...one, until: 'combat-round' } : one,
    )
  }
  const over = battle.auras.filter(({ to }) => to <= battle.round)
  battle.auras = battle.auras.filter(({ to }) => to > battle.round)
  for (const { seat, card } of over) release(t, seat, card)
}

/** H3B-CEND-07 */
export function endAllEffects(t: Table): void {
  const battle = battleOf(t.state)
  const over = battle.auras
  battle.auras = []
  for (const fighter of battle.fighters) lift(t, fighter, () => true)
  for (const { seat, card } of over) release(t, seat, card)
}
