import type { Words } from '@krcma/kernel'
import type { AbilityId } from '../../content/abilities.ts'
import type { AllianceId } from '../../content/alliances.ts'
import type { CardId } from '../../content/cards.ts'
import { type CharacterId, characterOf } from '../../content/characters.ts'
import { BACKS } from '../../content/hidden-goals.ts'
import { SIDES, type Side, type SymbolId } from '../../content/symbols.ts'
import { TOP } from '../../reckoning/draft.ts'
import type { Figure, PathOfDestiny, Source, TokensFrom, XpFrom } from '../../shape.ts'
import { figureName, isMine, type Say } from '../speech.ts'
import { cards, counted, vocabulary as v } from './vocabulary.ts'

const { names, symbol, colour } = v

/** "You gain" or "Alice gains". */
function who(say: Say, figure: Figure, you: string, they: string): string {
  return isMine(say, figure) ? `You ${you}` : `${figureName(v, say, figure)} ${they}`
}
const theCard = (say: Say, id: CardId) => say.of(id, names.cards[id])
const named = (say: Say, ids: readonly CardId[]) => v.and(ids.map((id) => theCard(say, id)))
const theAbility = (say: Say, id: AbilityId) => say.of(id, names.abilities[id])
const theCharacter = (say: Say, id: CharacterId) => say.of(id, names.characters[id])
const theAlliance = (say: Say, id: AllianceId) => say.of(id, v.allianceName(id))
const amountOf = (say: Say, of: SymbolId, n: number) => say.of(of, `${n} ${symbol[of]}`)
const xpOf = (say: Say, n: number) => say.of('xp', v.xp(n))
const vpOf = (say: Say, n: number) => say.of('vp', v.vp(n))
const roman = (token: number) => ['I', 'II', 'III'][token - 1] ?? String(token)

const xpFrom: Record<XpFrom, string> = {
  position: 'for the lowest position',
  effect: 'by the effect',
  ability: 'by the ability',
  effort: 'for the extra effort',
  requirement: 'for the requirement',
  alliance: 'by the alliance',
  chapter: 'for symbols that are not dominant',
  story: 'from the story',
}
const vpFrom: Record<Source, string> = {
  'chapter-1': 'for dominant symbols',
  'chapter-2': 'for dominant symbols',
  'chapter-3': 'for dominant symbols',
  story: 'from the story',
  effort: 'for the extra effort',
  goals: 'for the hidden goal',
  'side-quest': 'for the side quest',
  experience: 'for experience',
}
const tokensFrom: Record<TokensFrom, string> = {
  effect: 'by the effect',
  ability: 'by the ability',
  effort: 'for the extra effort',
  alliance: 'by the alliance',
  story: 'from the story',
  toss: 'by the toss',
  board: 'by its board',
}
const dominantBy = {
  tokens: 'it has more fate tokens',
  highest: 'it has the highest fate token',
  choice: 'no fate token was placed, so the first player chose it',
  toss: 'no fate token was placed, so it was tossed for',
}

export const events: Words<PathOfDestiny>['event'] = {
  'automa-seated': ({ character, difficulty }) =>
    `Your opponent: ${v.automa(character)}, difficulty “${names.difficulties[difficulty]}”.`,
  'boards-dealt': ({ seat, boards }, say) =>
    boards === null
      ? `${who(say, seat, 'look', 'looks')} at the boards to choose from.`
      : `${who(say, seat, 'may', 'may')} be ${boards.map((board) => theCharacter(say, characterOf(board))).join(' or ')}.`,
  'character-taken': ({ seat, character, sideQuest }, say) =>
    `${who(say, seat, 'are', 'is')} ${theCharacter(say, character)}${sideQuest ? `, with the side quest ${names.sideQuests[character]}` : ''}.`,
  'efforts-laid': ({ efforts }, say) =>
    `Extra effort in the three chapters: ${efforts.map((effort) => say.of(effort, v.effort(effort))).join('; ')}.`,
  'goals-laid': ({ goals }) =>
    `Hidden goals beside their requirements: ${goals.map(({ back, colour: of }) => `${back} of ${v.and(BACKS[back].map((one) => symbol[one]))} beside ${colour[of]}`).join('; ')}.`,
  'tokens-laid': ({ tokens }) =>
    `Alliance tokens: ${tokens.flatMap((token, i) => (token === null ? [] : [`row ${i + 1} ${v.token[token]}`])).join(', ')}.`,
  'page-read': ({ page }) => `Page ${page}.`,
  'chapter-began': ({ chapter, left, right }, say) =>
    `Chapter ${chapter}. Left path: ${say.of(left, symbol[left])}; right path: ${say.of(right, symbol[right])}.`,
  'turn-began': ({ chapter, turn }) => `Chapter ${chapter}, turn ${turn}.`,
  'pair-removed': ({ row, cards: pair }, say) => `Discarded from row ${row}: ${named(say, pair)}.`,
  'pairs-dealt': ({ pairs }, say) =>
    pairs.length === 0
      ? 'No new pairs are dealt.'
      : `New pairs: ${pairs.map(({ row, cards: pair }) => `${row} ${named(say, pair)}`).join('; ')}.`,
  'deck-shuffled': ({ cards: n }) => `The discard pile is shuffled into a new deck of ${cards(n)}.`,
  drafted: ({ figure, row, cards: taken }, say) =>
    row === TOP
      ? taken === null
        ? `${who(say, figure, 'draw', 'draws')} two cards from the deck.`
        : `${who(say, figure, 'draw', 'draws')} ${taken.length === 0 ? 'nothing' : named(say, taken)} from the deck.`
      : `${who(say, figure, 'take', 'takes')} ${named(say, taken ?? [])} from row ${row}.`,
  initiative: ({ order }, say) => `Initiative order: ${order.map((figure) => figureName(v, say, figure)).join(', ')}.`,
  'cards-swapped': ({ seat, cards: swapped }, say) =>
    `${who(say, seat, 'swap', 'swaps')} ${named(say, swapped)} in the supply.`,
  'ability-used': ({ seat, ability }, say) => `${who(say, seat, 'use', 'uses')} ${theAbility(say, ability)}.`,
  'ability-unlocked': ({ seat, ability }, say) => `${who(say, seat, 'unlock', 'unlocks')} ${theAbility(say, ability)}.`,
  'automa-ability': ({ ability }, say) =>
    `${figureName(v, say, 'automa')}, ${names.automaAbilities[ability]}: ${v.automaAbility(ability)}`,
  'automa-grew': ({ ability }, say) =>
    `${figureName(v, say, 'automa')} awakens its second ability, ${names.automaAbilities[ability]}.`,
  'card-taken': ({ figure, card, discarded }, say) =>
    `${who(say, figure, 'take', 'takes')} ${theCard(say, card)} from the supply; ${theCard(say, discarded)} is discarded.`,
  'cards-discarded': ({ seat, cards: gone }, say) => `${who(say, seat, 'discard', 'discards')} ${named(say, gone)}.`,
  'cards-drawn': ({ seat, count, cards: drawn }, say) =>
    `${who(say, seat, 'draw', 'draws')} ${drawn === null || drawn.length === 0 ? cards(count) : named(say, drawn)}.`,
  'cards-revealed': ({ seat, symbol: sought, cards: shown, taken }, say) =>
    `${who(say, seat, 'look', 'looks')} for ${symbol[sought]} and ${isMine(say, seat) ? 'reveal' : 'reveals'} ${named(say, shown)}; ${taken === null ? 'none of them shows it' : `${theCard(say, taken)} goes to the hand`}.`,
  'card-returned': ({ seat, card }, say) =>
    `${who(say, seat, 'take', 'takes')} ${theCard(say, card)} back from the timeline.`,
  'card-recoloured': ({ seat, card, colour: to }, say) =>
    `${who(say, seat, 'treat', 'treats')} ${theCard(say, card)} as a ${colour[to]} card this turn.`,
  'cards-played': ({ figure, cards: played }, say) =>
    `${who(say, figure, 'play', 'plays')} ${played.length === 0 ? 'nothing' : played.map((id) => theCard(say, id)).join(', then ')}.`,
  'effect-resolved': ({ card, degree }, say) =>
    degree > 1 ? `${theCard(say, card)} takes effect, ${degree} times over.` : `${theCard(say, card)} takes effect.`,
  'effect-void': ({ card }, say) => `The condition of ${theCard(say, card)} is not met.`,
  'tokens-gained': ({ figure, symbol: of, amount, from }, say) =>
    `${who(say, figure, 'gain', 'gains')} ${amountOf(say, of, amount)} ${tokensFrom[from]}.`,
  'symbol-lost': ({ figure, symbol: of, card, special }, say) =>
    `${who(say, figure, 'lose', 'loses')} ${special ? `${say.of(of, `the special ${symbol[of]} token`)} until the next chapter` : amountOf(say, of, 1)}${card === null ? '' : ` on ${theCard(say, card)}`}.`,
  'loss-prevented': ({ seat }, say) => `${who(say, seat, 'keep', 'keeps')} a symbol that was to be lost.`,
  'xp-gained': ({ figure, amount, from }, say) =>
    `${who(say, figure, 'gain', 'gains')} ${xpOf(say, amount)} ${xpFrom[from]}.`,
  'xp-lost': ({ figure, amount }, say) => `${who(say, figure, 'lose', 'loses')} ${xpOf(say, amount)}.`,
  'gold-reached': ({ figure }, say) => `${who(say, figure, 'take', 'takes')} the gold experience marker.`,
  'vp-gained': ({ figure, amount, from }, say) =>
    `${who(say, figure, 'gain', 'gains')} ${vpOf(say, amount)} ${vpFrom[from]}.`,
  'vp-lost': ({ figure, amount }, say) => `${who(say, figure, 'lose', 'loses')} ${vpOf(say, amount)}.`,
  'effort-made': ({ figure, effort }, say) =>
    `${who(say, figure, 'complete', 'completes')} the extra effort – ${say.of(effort, v.effort(effort))}.`,
  'level-reached': ({ seat, colour: of, level }, say) =>
    `${who(say, seat, 'reach', 'reaches')} level ${level} of the ${colour[of]} requirement.`,
  'goal-seen': ({ seat, back, goal }, say) =>
    `${who(say, seat, 'look', 'looks')} at the hidden goal ${back}${goal === null ? '' : `: ${say.of(goal, v.goal(goal))}`}.`,
  tossed: ({ side, symbol: of }) => `The solo token shows the ${v.side[side]} path: ${symbol[of]}.`,
  'fate-placed': ({ token, side, supports }, say) => {
    const supporting = (path: Side | null) =>
      supports
        .filter(({ side: to }) => to === path)
        .map(({ figure }) => (figure === 'mat' ? 'the supply' : figureName(v, say, figure)))
    const votes = ([...SIDES, null] as const)
      .map((path) => ({ path, who: supporting(path) }))
      .filter(({ who }) => who.length > 0)
      .map(({ path, who }) => `for ${path === null ? 'neither path' : `the ${v.side[path]} path`} ${v.and(who)}`)
    return `Fate token ${roman(token)} ${side === null ? 'is set aside' : `goes to the ${v.side[side]} path`}: ${votes.join('; ')}.`
  },
  dominant: ({ side, symbol: of, by }, say) =>
    `The ${v.side[side]} path is dominant: ${dominantBy[by]}. Dominant symbol: ${say.of(of, symbol[of])}.`,
  'alliance-drawn': ({ figure, faction, alliance }, say) =>
    `${who(say, figure, 'draw', 'draws')} ${alliance === null || figure === 'automa' ? `an alliance card of ${v.token[faction]}` : `${theAlliance(say, alliance)}: ${v.allianceDoes(alliance)}`}.`,
  'alliance-discarded': ({ figure, faction, alliance }, say) =>
    `${who(say, figure, 'discard', 'discards')} ${alliance === null || figure === 'automa' ? `an alliance card of ${v.token[faction]}` : theAlliance(say, alliance)}.`,
  'alliances-shuffled': ({ faction }) => `The alliance cards of ${v.token[faction]} are shuffled into a new deck.`,
  'alliances-revealed': ({ figure, alliances }, say) =>
    `${who(say, figure, 'reveal', 'reveals')} ${v.and(alliances.map((alliance) => theAlliance(say, alliance)))}.`,
  'alliance-applied': ({ seat, alliance, works }, say) =>
    works
      ? `${who(say, seat, 'apply', 'applies')} ${theAlliance(say, alliance)}.`
      : `${who(say, seat, 'cannot', 'cannot')} pay for ${theAlliance(say, alliance)}.`,
  'path-token': ({ side, seat, count }, say) =>
    seat === null
      ? `Nobody takes the token of the ${v.side[side]} path.`
      : `${who(say, seat, 'take', 'takes')} the token of the ${v.side[side]} path with ${counted(count, 'symbol', 'symbols')}.`,
  'cards-kept': ({ seat, cards: kept }, say) =>
    `${who(say, seat, 'keep', 'keeps')} ${kept.length === 0 ? 'nothing' : named(say, kept)}.`,
  bonus: ({ seat, side, bonus }, say) =>
    `${who(say, seat, 'hold', 'holds')} the token of the ${v.side[side]} path: ${v.bonus(bonus)}.`,
  'initiative-moved': ({ seat, to }, say) =>
    `${who(say, seat, 'move', 'moves')} to the ${to} place of the initiative track.`,
  'special-gained': ({ seat, symbol: of }, say) =>
    `${who(say, seat, 'gain', 'gains')} ${say.of(of, `the special ${symbol[of]} token`)}.`,
  'special-returned': ({ seat, symbol: of }, say) =>
    `${who(say, seat, 'have', 'has')} ${say.of(of, `the special ${symbol[of]} token`)} back.`,
  'hands-opened': ({ hands }, say) =>
    `All hands are laid open. ${hands.map(({ seat, cards: hand }) => `${say.name(seat)}: ${hand.length === 0 ? 'nothing' : named(say, hand)}`).join('; ')}.`,
  'goal-opened': ({ back, goal }, say) => `Hidden goal ${back}: ${say.of(goal, v.goal(goal))}.`,
  'side-quest': ({ seat, character, count }, say) =>
    `${who(say, seat, 'hold', 'holds')} ${cards(count)} for the side quest ${names.sideQuests[character]}.`,
  hero: ({ figure, character }, say) =>
    `${isMine(say, figure) ? 'You are' : `${figureName(v, say, figure)} is`} the hero of the tale${figure === 'automa' ? '' : `: ${theCharacter(say, character)}`}.`,
}
