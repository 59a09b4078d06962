import type { Words } from '@krcma/kernel'
import type { CardId } from '../../content/cards.ts'
import { characterOf } from '../../content/characters.ts'
import { TOP } from '../../reckoning/draft.ts'
import type { Figure, PathOfDestiny, Source, TokensFrom, XpFrom } from '../../shape.ts'
import { figureName, isMine, type Say } from '../speech.ts'
import { cards, counted, vocabulary as v } from './vocabulary.ts'

const { names, symbol, colour } = v

/** "You gain" or "Alice gains". */
function who(say: Say, figure: Figure, you: string, they: string): string {
  return isMine(say, figure) ? `You ${you}` : `${figureName(v, say, figure)} ${they}`
}
const named = (ids: readonly CardId[]) => v.and(ids.map((id) => names.cards[id]))
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
      : `${who(say, seat, 'may', 'may')} be ${boards.map((board) => names.characters[characterOf(board)]).join(' or ')}.`,
  'character-taken': ({ seat, character, sideQuest }, say) =>
    `${who(say, seat, 'are', 'is')} ${names.characters[character]}${sideQuest ? `, with the side quest ${names.sideQuests[character]}` : ''}.`,
  'efforts-laid': ({ efforts }) =>
    `Extra effort in the three chapters: ${efforts.map((effort) => v.effort(effort)).join('; ')}.`,
  'goals-laid': ({ goals }) =>
    `Hidden goals beside their requirements: ${goals.map(({ back, colour: of }) => `${v.back(back)} beside ${colour[of]}`).join('; ')}.`,
  'tokens-laid': ({ tokens }) =>
    `Alliance tokens: ${tokens.flatMap((token, i) => (token === null ? [] : [`row ${i + 1} ${v.token[token]}`])).join(', ')}.`,
  'page-read': ({ page }) => `Page ${page}.`,
  'chapter-began': ({ chapter, left, right }) =>
    `Chapter ${chapter}. Left path: ${symbol[left]}; right path: ${symbol[right]}.`,
  'turn-began': ({ chapter, turn }) => `Chapter ${chapter}, turn ${turn}.`,
  'pair-removed': ({ row, cards: pair }) => `Discarded from row ${row}: ${named(pair)}.`,
  'pairs-dealt': ({ pairs }) =>
    pairs.length === 0
      ? 'No new pairs are dealt.'
      : `New pairs: ${pairs.map(({ row, cards: pair }) => `${row} ${named(pair)}`).join('; ')}.`,
  'deck-shuffled': ({ cards: n }) => `The discard pile is shuffled into a new deck of ${cards(n)}.`,
  drafted: ({ figure, row, cards: taken }, say) =>
    row === TOP
      ? taken === null
        ? `${who(say, figure, 'draw', 'draws')} two cards from the deck.`
        : `${who(say, figure, 'draw', 'draws')} ${taken.length === 0 ? 'nothing' : named(taken)} from the deck.`
      : `${who(say, figure, 'take', 'takes')} ${named(taken ?? [])} from row ${row}.`,
  initiative: ({ order }, say) => `Initiative order: ${order.map((figure) => figureName(v, say, figure)).join(', ')}.`,
  'cards-swapped': ({ seat, cards: swapped }, say) =>
    `${who(say, seat, 'swap', 'swaps')} ${named(swapped)} in the supply.`,
  'ability-used': ({ seat, ability }, say) => `${who(say, seat, 'use', 'uses')} ${names.abilities[ability]}.`,
  'ability-unlocked': ({ seat, ability }, say) => `${who(say, seat, 'unlock', 'unlocks')} ${names.abilities[ability]}.`,
  'automa-ability': ({ ability }, say) =>
    `${figureName(v, say, 'automa')}, ${names.automaAbilities[ability]}: ${v.automaAbility(ability)}`,
  'automa-grew': ({ ability }, say) =>
    `${figureName(v, say, 'automa')} awakens its second ability, ${names.automaAbilities[ability]}.`,
  'card-taken': ({ figure, card, discarded }, say) =>
    `${who(say, figure, 'take', 'takes')} ${names.cards[card]} from the supply; ${names.cards[discarded]} is discarded.`,
  'cards-discarded': ({ seat, cards: gone }, say) => `${who(say, seat, 'discard', 'discards')} ${named(gone)}.`,
  'cards-drawn': ({ seat, count, cards: drawn }, say) =>
    `${who(say, seat, 'draw', 'draws')} ${drawn === null || drawn.length === 0 ? cards(count) : named(drawn)}.`,
  'cards-revealed': ({ seat, symbol: sought, cards: shown, taken }, say) =>
    `${who(say, seat, 'look', 'looks')} for ${symbol[sought]} and ${isMine(say, seat) ? 'reveal' : 'reveals'} ${named(shown)}; ${taken === null ? 'none of them shows it' : `${names.cards[taken]} goes to the hand`}.`,
  'card-returned': ({ seat, card }, say) =>
    `${who(say, seat, 'take', 'takes')} ${names.cards[card]} back from the timeline.`,
  'card-recoloured': ({ seat, card, colour: to }, say) =>
    `${who(say, seat, 'treat', 'treats')} ${names.cards[card]} as a ${colour[to]} card this turn.`,
  'cards-played': ({ figure, cards: played }, say) =>
    `${who(say, figure, 'play', 'plays')} ${played.length === 0 ? 'nothing' : played.map((card) => names.cards[card]).join(', then ')}.`,
  'effect-resolved': ({ card, degree }) =>
    degree > 1 ? `${names.cards[card]} takes effect, ${degree} times over.` : `${names.cards[card]} takes effect.`,
  'effect-void': ({ card }) => `The condition of ${names.cards[card]} is not met.`,
  'tokens-gained': ({ figure, symbol: of, amount, from }, say) =>
    `${who(say, figure, 'gain', 'gains')} ${amount} ${symbol[of]} ${tokensFrom[from]}.`,
  'symbol-lost': ({ figure, symbol: of, card, special }, say) =>
    `${who(say, figure, 'lose', 'loses')} ${special ? `the special ${symbol[of]} token until the next chapter` : `1 ${symbol[of]}`}${card === null ? '' : ` on ${names.cards[card]}`}.`,
  'loss-prevented': ({ seat }, say) => `${who(say, seat, 'keep', 'keeps')} a symbol that was to be lost.`,
  'xp-gained': ({ figure, amount, from }, say) =>
    `${who(say, figure, 'gain', 'gains')} ${v.xp(amount)} ${xpFrom[from]}.`,
  'xp-lost': ({ figure, amount }, say) => `${who(say, figure, 'lose', 'loses')} ${v.xp(amount)}.`,
  'gold-reached': ({ figure }, say) => `${who(say, figure, 'take', 'takes')} the gold experience marker.`,
  'vp-gained': ({ figure, amount, from }, say) =>
    `${who(say, figure, 'gain', 'gains')} ${v.vp(amount)} ${vpFrom[from]}.`,
  'vp-lost': ({ figure, amount }, say) => `${who(say, figure, 'lose', 'loses')} ${v.vp(amount)}.`,
  'effort-made': ({ figure, effort }, say) =>
    `${who(say, figure, 'complete', 'completes')} the extra effort (${v.effort(effort)}).`,
  'level-reached': ({ seat, colour: of, level }, say) =>
    `${who(say, seat, 'reach', 'reaches')} level ${level} of the ${colour[of]} requirement.`,
  'goal-seen': ({ seat, back, goal }, say) =>
    `${who(say, seat, 'look', 'looks')} at the hidden goal ${v.back(back)}${goal === null ? '' : `: ${v.goal(goal)}`}.`,
  tossed: ({ side, symbol: of }) => `The solo token shows the ${v.side[side]} path: ${symbol[of]}.`,
  'fate-placed': ({ token, side, supports }, say) => {
    const votes = supports.map(
      ({ figure, side: to }) =>
        `${figure === 'mat' ? 'the supply' : figureName(v, say, figure)} ${to === null ? 'neither' : v.side[to]}`,
    )
    return `Fate token ${roman(token)} ${side === null ? 'is set aside' : `goes to the ${v.side[side]} path`} (${votes.join(', ')}).`
  },
  dominant: ({ side, symbol: of, by }) =>
    `The ${v.side[side]} path is dominant: ${dominantBy[by]}. Dominant symbol: ${symbol[of]}.`,
  'alliance-drawn': ({ figure, faction, alliance }, say) =>
    `${who(say, figure, 'draw', 'draws')} ${alliance === null || figure === 'automa' ? `an alliance card of ${v.token[faction]}` : v.alliance(alliance)}.`,
  'alliance-discarded': ({ figure, faction, alliance }, say) =>
    `${who(say, figure, 'discard', 'discards')} ${alliance === null || figure === 'automa' ? `an alliance card of ${v.token[faction]}` : v.alliance(alliance)}.`,
  'alliances-shuffled': ({ faction }) => `The alliance cards of ${v.token[faction]} are shuffled into a new deck.`,
  'alliances-revealed': ({ figure, alliances }, say) =>
    `${who(say, figure, 'reveal', 'reveals')} ${v.and(alliances.map((alliance) => v.alliance(alliance)))}.`,
  'alliance-applied': ({ seat, alliance, works }, say) =>
    works
      ? `${who(say, seat, 'apply', 'applies')} ${v.alliance(alliance)}.`
      : `${who(say, seat, 'cannot', 'cannot')} pay for ${v.alliance(alliance)}.`,
  'path-token': ({ side, seat, count }, say) =>
    seat === null
      ? `Nobody takes the token of the ${v.side[side]} path.`
      : `${who(say, seat, 'take', 'takes')} the token of the ${v.side[side]} path with ${counted(count, 'symbol', 'symbols')}.`,
  'cards-kept': ({ seat, cards: kept }, say) =>
    `${who(say, seat, 'keep', 'keeps')} ${kept.length === 0 ? 'nothing' : named(kept)}.`,
  bonus: ({ seat, side, bonus }, say) =>
    `For the token of the ${v.side[side]} path, ${isMine(say, seat) ? 'you' : say.name(seat)}: ${v.bonus(bonus)}.`,
  'initiative-moved': ({ seat, to }, say) =>
    `${who(say, seat, 'move', 'moves')} to the ${to} place of the initiative track.`,
  'special-gained': ({ seat, symbol: of }, say) =>
    `${who(say, seat, 'gain', 'gains')} the special ${symbol[of]} token.`,
  'special-returned': ({ seat, symbol: of }, say) =>
    `${who(say, seat, 'have', 'has')} the special ${symbol[of]} token back.`,
  'hands-opened': ({ hands }, say) =>
    `All hands are laid open. ${hands.map(({ seat, cards: hand }) => `${say.name(seat)}: ${hand.length === 0 ? 'nothing' : named(hand)}`).join('; ')}.`,
  'goal-opened': ({ back, goal }) => `Hidden goal ${v.back(back)}: ${v.goal(goal)}.`,
  'side-quest': ({ seat, character, count }, say) =>
    `${who(say, seat, 'hold', 'holds')} ${cards(count)} for the side quest ${names.sideQuests[character]}.`,
  hero: ({ figure, character }, say) =>
    `${isMine(say, figure) ? 'You are' : `${figureName(v, say, figure)} is`} the hero of the tale: ${names.characters[character]}.`,
}
