import type { TreasureId } from '../content/treasures.ts'
import type { NearAndFar, SeenPlayer, SeenState } from '../shape.ts'
import { sumOf } from './cards.ts'
import { animalsOf } from './party.ts'

type Kept = NearAndFar['decisions']['treasure']
type Excess = NearAndFar['decisions']['excess']

/** NAF-SKILL-22 */
function besideIsFree(player: SeenPlayer): boolean {
  return player.beside === null && sumOf(player, 'treasure-place', ({ n }) => n) > 0
}

function animalIsFree(player: SeenPlayer): boolean {
  return player.treasures.length < animalsOf(player)
}

/** NAF-TREASURE-08, NAF-TREASURE-06: without any place, or without cards, nothing is drawn. */
export function canDrawTreasure({ decks, discards }: SeenState, player: SeenPlayer): boolean {
  const left = typeof decks.treasure.items === 'number' ? decks.treasure.items : decks.treasure.items.length
  return left + discards.treasure.length > 0 && (animalsOf(player) > 0 || besideIsFree(player))
}

/** NAF-TREASURE-03, NAF-TREASURE-09 */
export function placesFor(player: SeenPlayer, found: readonly TreasureId[]): Kept[] {
  const animal = animalIsFree(player)
  const beside = besideIsFree(player)
  const owned = [...player.treasures, ...(player.beside === null ? [] : [player.beside])]
  const options = found.flatMap((take): Kept[] => [
    ...(animal ? [{ take, place: 'animal' as const }] : []),
    ...(beside ? [{ take, place: 'beside' as const }] : []),
    ...(animal || beside ? [] : owned.map((place) => ({ take, place }))),
  ])
  return [...options, 'none']
}

/** NAF-PACK-05, NAF-TREASURE-09: what may happen to a treasure that has lost its animal; none, if all have one. */
export function excessOf(player: SeenPlayer): Excess[] {
  if (player.treasures.length <= animalsOf(player)) return []
  const beside = besideIsFree(player)
  return player.treasures.flatMap((treasure): Excess[] => [
    { treasure, to: 'discard' },
    ...(beside ? [{ treasure, to: 'beside' as const }] : []),
  ])
}
