import type { Told } from '@krcma/kernel'
import type { AbilityId } from '../content/abilities.ts'
import { slotOf } from '../reckoning/abilities.ts'
import type { PathOfDestiny, Seat } from '../shape.ts'

/** What an event speaks of, by the ids that the board marks things with. */
export function things(event: Told<PathOfDestiny>): readonly string[] {
  switch (event.kind) {
    case 'boards-dealt':
    case 'automa-seated':
    case 'turn-began':
    case 'chapter-began':
    case 'page-read':
    case 'hero':
    case 'hands-opened':
      return []
    case 'efforts-laid':
      return event.data.efforts
    case 'goals-laid':
      return event.data.goals.map(({ back }) => goal(back))
    case 'tokens-laid':
    case 'alliances-shuffled':
      return []
    case 'deck-shuffled':
      return ['deck', 'discard']
    case 'pair-removed':
    case 'cards-swapped':
    case 'cards-discarded':
    case 'cards-kept':
    case 'cards-played':
      return event.data.cards
    case 'pairs-dealt':
      return event.data.pairs.flatMap(({ cards }) => cards)
    case 'drafted':
      return [figure(event.data.figure), ...(event.data.cards ?? ['deck'])]
    case 'initiative':
      return event.data.order.map(figure)
    case 'initiative-moved':
      return [figure(event.data.seat)]
    case 'ability-used':
    case 'ability-unlocked':
      return [ability(event.data.seat, event.data.ability)]
    case 'card-taken':
      return [event.data.card, event.data.discarded]
    case 'cards-drawn':
      return ['deck', ...(event.data.cards ?? [])]
    case 'cards-revealed':
      return ['deck', ...event.data.cards]
    case 'card-returned':
    case 'card-recoloured':
    case 'effect-resolved':
    case 'effect-void':
      return [event.data.card]
    case 'symbol-lost':
      return [event.data.card ?? line(event.data.figure)]
    case 'tokens-gained':
    case 'xp-gained':
    case 'xp-lost':
    case 'gold-reached':
    case 'vp-gained':
    case 'vp-lost':
    case 'alliance-drawn':
    case 'alliance-discarded':
      return [line(event.data.figure)]
    case 'automa-ability':
    case 'automa-grew':
      return [line('automa')]
    case 'character-taken':
    case 'loss-prevented':
    case 'special-gained':
    case 'special-returned':
    case 'side-quest':
      return [line(event.data.seat)]
    case 'bonus':
      return [line(event.data.seat), `path-${event.data.side}`]
    case 'effort-made':
      return [event.data.effort, line(event.data.figure)]
    case 'level-reached':
      return [line(event.data.seat)]
    case 'goal-seen':
    case 'goal-opened':
      return [goal(event.data.back)]
    case 'tossed':
      return [`page-${event.data.side}`]
    case 'fate-placed':
      return [`fate-${event.data.token}`]
    case 'dominant':
      return [`page-${event.data.side}`]
    case 'path-token':
      return [`path-${event.data.side}`]
    case 'alliances-revealed':
      return [line(event.data.figure), ...event.data.alliances]
    case 'alliance-applied':
      return [line(event.data.seat), event.data.alliance]
  }
}

const figure = (one: Seat | 'automa') => `figure-${one}`
const line = (one: Seat | 'automa') => `line-${one}`
const goal = (back: string) => `goal-${back.toLowerCase()}`
const ability = (seat: Seat, id: AbilityId) => `ability-${seat}-${slotOf(id)}`
