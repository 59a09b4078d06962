import type { CardId } from '../content/cards.ts'
import { cardOf } from '../content/cards.ts'
import type { EffectOf } from '../content/effects.ts'
import type { Player, Seat, State, Unit } from '../shape.ts'
import { campOf, hostOf } from './battle/host.ts'

type Overlay = EffectOf<'overlayUnit'>
type Lain = Pick<Unit, 'card' | 'side' | 'overlays'>

/** What the card lying on a unit makes of it, for the topmost of the cards on it. */
export function overlayOf(card: CardId): Overlay {
  for (const mode of Object.values(cardOf(card).modes))
    if ('effects' in mode) for (const effect of mode.effects) if (effect.op === 'overlayUnit') return effect
  throw new Error(`${card} cannot lie on a unit`)
}

/** The own units that a card may be laid on: in a combat those on the board, else those of the unit deck. A Legion stays on top. */
export function layable(state: Pick<State, 'players' | 'battle'>, seat: Seat, { unit, sides }: Overlay): Lain[] {
  const camp = campOf(state, seat)
  const inBattle = state.battle !== null && camp !== null && hostOf(state, seat)?.hero === 'main'
  const units: readonly Lain[] = inBattle
    ? (state.battle?.fighters ?? []).flatMap((one): Lain[] =>
        one.camp === camp && one.card !== 'arrow-tower' ? [{ ...one, card: one.card }] : [],
      )
    : (state.players[seat] as Player).units
  return units.filter(({ card, side, overlays }) => {
    if (card !== unit || side === 'neutral') return false
    const top = overlays.at(-1)
    const now = top === undefined ? side : sizeOf(overlayOf(top))
    if (now === 'legion') return sides.includes('pack') && side === 'pack' && !overlays.some((one) => one !== top)
    return sides.includes(now)
  })
}

/** A card that may lie on a horde is a legion: it goes on top of everything. */
function sizeOf({ sides }: Overlay): 'horde' | 'legion' {
  return sides.includes('horde') ? 'legion' : 'horde'
}
