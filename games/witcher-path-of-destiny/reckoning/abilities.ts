import { count } from '@krcma/kernel'
import { type AbilityId, SLOTS, type Slot, WINDOWS, type Window } from '../content/abilities.ts'
import { cardOf } from '../content/cards.ts'
import type { CharacterId } from '../content/characters.ts'
import type { Seat, SeenPlayer, SeenState } from '../shape.ts'
import { rowsLeft } from './draft.ts'
import { handSize, playerOf } from './figures.ts'
import { activeIn } from './story.ts'
import { countOf } from './symbols.ts'

export function abilityIn(character: CharacterId, slot: Slot): AbilityId {
  return `${character}-${slot}`
}

export function slotOf(ability: AbilityId): Slot {
  return Number(ability.at(-1)) as Slot
}

export function isReady({ character, abilities }: SeenPlayer, ability: AbilityId): boolean {
  const slot = slotOf(ability)
  return character !== null && abilityIn(character, slot) === ability && abilities[slot - 1] === 'ready'
}

/** WPD-ABIL-02, -08: what a player may use in this window: available, unused, and with something to do. */
export function usable(state: SeenState, seat: Seat, window: Window): readonly AbilityId[] {
  const player = playerOf(state, seat)
  const { character } = player
  if (character === null) return []
  return SLOTS.map((slot) => abilityIn(character, slot)).filter(
    (ability) => WINDOWS[ability] === window && isReady(player, ability) && canDoSomething(state, player, ability),
  )
}

function canDoSomething(state: SeenState, player: SeenPlayer, ability: AbilityId): boolean {
  const { timeline } = player
  switch (ability) {
    case 'yennefer-1':
      return rowsLeft(state.supply).length > 1
    case 'yennefer-2':
    case 'yennefer-3':
    case 'yennefer-4':
      return rowsLeft(state.supply).length > 0
    case 'dandelion-2':
    case 'vesemir-1':
      return count(state.deck) + state.discard.length > 0
    case 'dandelion-4':
      // WPD-DAN-06
      return Object.values(activeIn(state)).some((symbol) => countOf(player, symbol) > 0)
    case 'geralt-2':
    case 'ciri-2':
      return timeline.length > 0
    case 'ciri-3':
      return timeline.length > 0 && handSize(player) > 0
    case 'geralt-4':
    case 'ciri-4':
      return handSize(player) > 0
    case 'vesemir-3':
      return timeline.some(({ card, fresh }) => !fresh && cardOf(card).effect !== null)
    case 'geralt-1':
    case 'geralt-3':
    case 'dandelion-1':
    case 'dandelion-3':
    case 'ciri-1':
    case 'vesemir-2':
    case 'vesemir-4':
      return true
  }
}
