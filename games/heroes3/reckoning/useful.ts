import type { CardId } from '../content/cards.ts'
import type { Effect } from '../content/effects.ts'
import type { Moment, Player, Seat, State } from '../shape.ts'
import { dwellingOf, reinforceable, stands } from './army.ts'
import { canAim } from './battle/aims.ts'
import { hostOf } from './battle/host.ts'
import { discoverableFrom } from './discovering.ts'
import { layable } from './overlay.ts'
import { discardPile, fitsFilter, ignoresMorale } from './pile.ts'
import { opponentsOf } from './player.ts'
import { refugesOf } from './town.ts'

interface Occasion {
  readonly card: CardId
  readonly moment: Moment | 'own-turn'
}

/** Whom a card means by the enemy: the other side of the combat, outside combat any opponent (H3B-P3-01, H3B-NEUT-11). */
export function enemiesFor(state: State, seat: Seat): Seat[] {
  const { battle } = state
  const own = hostOf(state, seat)
  if (battle === null || own === null) return opponentsOf(state, seat)
  const other = own === battle.attacker ? battle.defender.seat : battle.attacker.seat
  return other === null ? opponentsOf(state, seat) : [other]
}

/** Whether an effect of a card would do anything at all: a card that does nothing is not worth an option (H3B-CARD-16). */
export function doesSomething(state: State, seat: Seat, effect: Effect, occasion: Occasion): boolean {
  const player = state.players[seat] as Player
  const others = player.hand.items.filter((card) => card !== occasion.card)
  const any = (effects: readonly Effect[]) => effects.some((one) => doesSomething(state, seat, one, occasion))
  switch (effect.op) {
    case 'choose':
      return effect.options.some(({ effects }) => any(effects))
    case 'payThen':
      return any(effect.effects)
    case 'discardThen':
      return others.length >= (effect.n === 'x' ? 1 : effect.n) && any(effect.effects)
    case 'discard':
      if (effect.who !== 'enemy') return false
      return enemiesFor(state, seat).some((enemy) => (state.players[enemy] as Player).hand.items.length > 0)
    case 'discardThenDrawSame':
      return others.length > 0
    case 'draw':
      return player.deck.items.length + player.discard.items.length + player.top.items.length > 0
    case 'takeFromDiscard': {
      const { filter } = effect
      return discardPile(player).some((card) => filter === undefined || fitsFilter(state, seat, card, filter))
    }
    case 'morale':
      return effect.who !== undefined || !ignoresMorale(player)
    case 'moraleIf':
      return enemiesFor(state, seat).some((enemy) => (state.players[enemy] as Player).morale === effect.has)
    case 'moveHero':
      return effect.to === 'adjacent-empty-field' || refugesOf(state, seat).length > 0
    case 'reinforce':
      if (effect.faction !== undefined && effect.faction !== player.faction) return false
      return reinforceable(player, effect.tiers).length > 0
    case 'recruitNeutral':
      return (['bronze', 'silver', 'golden'] as const).some((tier) => stands(player, dwellingOf(tier)))
    case 'overlayUnit':
      return layable(state, seat, effect).length > 0
    case 'discoverTile':
      return discoverableFrom(state, seat, effect.where, null).length > 0
    // What these change is there only while they are called for, and the window says so.
    case 'spellPurchase':
    case 'skipCombat':
    case 'castSpellNow':
      return true
    case 'returnSpell':
      return state.casting?.seat === seat && returnsMore(state.casting.returns, effect.cards)
    case 'negateSpell':
      return (
        state.casting !== null &&
        !state.casting.negated &&
        state.casting.power <= (effect.maxPower ?? Number.POSITIVE_INFINITY)
      )
    case 'power':
    case 'removeThis':
    case 'returnThis':
    case 'shuffleDiscardIntoDeck':
    case 'recruitDiscount':
      return false
    case 'mod':
    case 'aura':
    case 'damage':
    case 'damageArea':
    case 'damageChain':
    case 'heal':
    case 'cure':
    case 'clearStatus':
    case 'paralyze':
    case 'cancelAttack':
    case 'swapUnits':
    case 'teleportUnit':
    case 'restoreRetaliation':
    case 'silence':
    case 'spellProof':
    case 'reflect':
    case 'forbidExit':
    case 'spellLimit':
    case 'multiplyDie':
    case 'ignoreDie':
      return canAim(state, seat, effect, occasion.card)
    default:
      return true
  }
}

function returnsMore(now: 'none' | 'spell' | 'spell-and-empowers', more: 'spell' | 'spell-and-empowers'): boolean {
  return now === 'none' || (now === 'spell' && more === 'spell-and-empowers')
}
