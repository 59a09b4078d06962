import { ARTIFACT_IDS, type ArtifactId, artifact } from '../content/artifacts.ts'
import { GOODS } from '../content/goods.ts'
import { MOST_HEARTS } from '../content/player-board.ts'
import type { CardId, PackAnimal, Player, Seat, SeenPlayer, SeenState } from '../shape.ts'
import { has, inForce, sizeOf } from './cards.ts'
import { canPay } from './payment.ts'
import { playerAt } from './players.ts'

/** NAF-ART-01, NAF-ART-03 */
function canBuy(player: SeenPlayer, id: ArtifactId): boolean {
  const { cost, requires } = artifact(id)
  if (requires !== undefined) {
    const fits =
      'reputationAtLeast' in requires
        ? player.reputation >= requires.reputationAtLeast
        : player.reputation <= requires.reputationAtMost
    if (!fits) return false
  }
  return canPay(player, cost)
}

export function buyable(player: Player): ArtifactId[] {
  const { basic, advanced } = player.hand
  return [...basic.items, ...advanced.items].filter((id) => canBuy(player, id))
}

/**
 * Whether this seat could buy something for all that others know: a card that nobody has bought yet, of a kind that is in the
 * hand. Who is asked because of it tells nothing.
 */
export function mightBuy({ players }: SeenState, seat: Seat): boolean {
  const player = playerAt({ players } as SeenState, seat)
  return ARTIFACT_IDS.some(
    (id) =>
      sizeOf(player.hand[artifact(id).tier].items) > 0 &&
      canBuy(player, id) &&
      !players.some(({ bought }) => bought.includes(id)),
  )
}

/** Cards that turn one thing into another, as often as they may in a turn and as long as it brings something. */
export function conversions(state: SeenState, seat: Seat): CardId[] {
  const player = playerAt(state, seat)
  return inForce(player, 'turn-convert')
    .filter(({ card, effect: { cost, gain, perTurn } }) => {
      const times = state.turn.converted.find((one) => one.card === card)?.times ?? 0
      const brings = GOODS.some((good) => gain[good] !== undefined) || player.hearts < MOST_HEARTS
      return times < perTurn && brings && canPay(player, cost)
    })
    .map(({ card }) => card)
}

/** NAF-SKILL-07: animals that may be returned for hearts. */
export function returnable(player: SeenPlayer): PackAnimal[] {
  if (player.hearts >= MOST_HEARTS || !has(player, 'return-animals')) return []
  return [...(player.birds > 0 ? ['bird' as const] : []), ...(player.turtles > 0 ? ['turtle' as const] : [])]
}
