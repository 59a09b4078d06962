import type { Speaker } from '@krcma/kernel'
import type { AbilityId } from '../content/abilities.ts'
import { ABILITY_IDS } from '../content/abilities.ts'
import { ALLIANCE_IDS, type AllianceId } from '../content/alliances.ts'
import type { AutomaAbilityId } from '../content/automas.ts'
import { CARDS, type CardId, cardOf } from '../content/cards.ts'
import { CHARACTERS, type CharacterId } from '../content/characters.ts'
import { EFFORT_IDS, type EffortId } from '../content/extra-effort.ts'
import { GOAL_IDS, type GoalId } from '../content/hidden-goals.ts'
import { cleared } from '../reckoning/outlook.ts'
import { activeIn } from '../reckoning/story.ts'
import { type Active, changeOf } from '../reckoning/symbols.ts'
import { wouldPlay } from '../reckoning/would.ts'
import type { Figure, PathOfDestiny, Seat } from '../shape.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Say = Speaker<PathOfDestiny>

/** A seat by its name, the Automa by its character. */
export function figureName(v: Vocabulary, say: Say, figure: Figure): string {
  if (figure !== 'automa') return say.name(figure)
  return v.automa(say.state.automa?.character ?? 'geralt')
}

export function isMine(say: Say, figure: Figure): boolean {
  return figure !== 'automa' && say.mine(figure)
}

/** Battle Rhythm [red; combat; 2 or more red cards: gain 2 combat]. */
export function cardText(v: Vocabulary, id: CardId): string {
  const { colours, symbols, effect } = cardOf(id)
  const parts = [
    colours.map((colour) => v.colour[colour]).join(' + '),
    symbols.map((symbol) => v.symbol[symbol]).join(', '),
    effect === null ? '' : v.effect(effect),
  ]
  return `${v.names.cards[id]} [${parts.filter((part) => part !== '').join('; ')}]`
}

/** Whoever is reading; in a view without a seat, the first. */
function asker(say: Say): Seat {
  return Math.max(
    0,
    say.state.players.findIndex((_, seat) => say.mine(seat)),
  )
}

/** What these cards would add to the symbols that count, and in XP, in this order. */
export function bringsText(v: Vocabulary, say: Say, cards: readonly CardId[], active: Active, fresh: boolean): string {
  const player = say.state.players[asker(say)]
  if (player === undefined) return ''
  const before = fresh ? cleared(player) : player
  const { xp, after } = wouldPlay(before, active, cards)
  const parts = [v.symbols(changeOf(before, after)), xp === 0 ? '' : v.xp(xp)].filter((part) => part !== '')
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

/** The cards in order, and what they would bring now. */
export function playText(v: Vocabulary, say: Say, cards: readonly CardId[]): string {
  const names = cards.map((card) => v.names.cards[card]).join(' → ')
  return `${names}${bringsText(v, say, cards, activeIn(say.state), false)}`
}

export function pieceName(v: Vocabulary, id: string): string {
  const { names } = v
  if (id in CARDS) return names.cards[id as CardId]
  if (isOneOf<CharacterId>(CHARACTERS, id)) return names.characters[id]
  if (isOneOf<AbilityId>(ABILITY_IDS, id)) return names.abilities[id]
  if (isOneOf<AllianceId>(ALLIANCE_IDS, id)) return v.alliance(id)
  if (isOneOf<EffortId>(EFFORT_IDS, id)) return v.effort(id)
  if (isOneOf<GoalId>(GOAL_IDS, id)) return v.goal(id)
  return id in names.automaAbilities ? names.automaAbilities[id as AutomaAbilityId] : id
}

function isOneOf<T extends string>(list: readonly T[], id: string): id is T {
  return (list as readonly string[]).includes(id)
}

export function rivalName(v: Vocabulary, id: string): string {
  const character = CHARACTERS.find((one) => `automa-${one}` === id)
  return character === undefined ? id : v.automa(character)
}
