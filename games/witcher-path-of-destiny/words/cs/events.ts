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
import {
  asColour,
  counted,
  ofFaction,
  ofOneColour,
  ofPath,
  someCards,
  symbolOf,
  toPath,
  vocabulary as v,
} from './vocabulary.ts'

const { names, symbol, colour } = v

/** "Získáváte" or "Alice získává": the present tense does without the gender of the player. */
function who(say: Say, figure: Figure, you: string, they: string): string {
  return isMine(say, figure) ? you : `${figureName(v, say, figure)} ${they}`
}
/** Names stand in quotation marks, so that they need no case. */
const theCard = (say: Say, id: CardId) => `„${say.of(id, names.cards[id])}“`
const named = (say: Say, ids: readonly CardId[]) =>
  ids.length === 0 ? 'nic' : v.and(ids.map((id) => theCard(say, id)))
const theAbility = (say: Say, id: AbilityId) => `„${say.of(id, names.abilities[id])}“`
const theCharacter = (say: Say, id: CharacterId) => say.of(id, names.characters[id])
const theAlliance = (say: Say, id: AllianceId) => `„${say.of(id, v.allianceName(id))}“`
const amountOf = (say: Say, of: SymbolId, n: number) =>
  say.of(of, `${counted(n, 'symbol', 'symboly', 'symbolů')} ${symbolOf[of]}`)
const specialOf = (say: Say, of: SymbolId) => say.of(of, `zvláštní žeton ${symbolOf[of]}`)
const xpOf = (say: Say, n: number) => say.of('xp', v.xp(n))
const vpOf = (say: Say, n: number) => say.of('vp', v.vp(n))
const roman = (token: number) => ['I', 'II', 'III'][token - 1] ?? String(token)

const xpFrom: Record<XpFrom, string> = {
  position: 'za nejnižší pozici',
  effect: 'z efektu karty',
  ability: 'díky schopnosti',
  effort: 'za extra úsilí',
  requirement: 'za splněný požadavek',
  alliance: 'díky alianci',
  chapter: 'za nedominantní symboly',
  story: 'z příběhu',
}
const vpFrom: Record<Source, string> = {
  'chapter-1': 'za dominantní symboly',
  'chapter-2': 'za dominantní symboly',
  'chapter-3': 'za dominantní symboly',
  story: 'z příběhu',
  effort: 'za extra úsilí',
  goals: 'za skrytý cíl',
  'side-quest': 'za vedlejší úkol',
  experience: 'za zkušenosti',
}
const tokensFrom: Record<TokensFrom, string> = {
  effect: 'z efektu karty',
  ability: 'díky schopnosti',
  effort: 'za extra úsilí',
  alliance: 'díky alianci',
  story: 'z příběhu',
  toss: 'hodem žetonu',
  board: 'ze své desky',
}
const dominantBy = {
  tokens: 'leží u ní víc žetonů osudu',
  highest: 'leží u ní nejvyšší žeton osudu',
  choice: 'žádný žeton osudu neleží, rozhodl první v iniciativě',
  toss: 'žádný žeton osudu neleží, rozhodl hod',
}

export const events: Words<PathOfDestiny>['event'] = {
  'automa-seated': ({ character, difficulty }) =>
    `Váš soupeř: ${v.automa(character)}, obtížnost „${names.difficulties[difficulty]}“.`,
  'boards-dealt': ({ seat, boards }, say) =>
    boards === null
      ? `${who(say, seat, 'Prohlížíte si', 'si prohlíží')} desky postav.`
      : `Na výběr: ${boards.map((board) => theCharacter(say, characterOf(board))).join(' nebo ')}.`,
  'character-taken': ({ seat, character, sideQuest }, say) =>
    `${who(say, seat, 'Vaše postava', 'hraje za postavu')}: ${theCharacter(say, character)}${sideQuest ? `, vedlejší úkol „${names.sideQuests[character]}“` : ''}.`,
  'efforts-laid': ({ efforts }, say) =>
    `Extra úsilí ve třech kapitolách: ${efforts.map((effort) => say.of(effort, v.effort(effort))).join('; ')}.`,
  'goals-laid': ({ goals }) =>
    `Skryté cíle a jejich požadavky: ${goals.map(({ back, colour: of }) => `${back} – ${BACKS[back].map((one) => symbol[one]).join(', ')} – a požadavek ${colour[of]}`).join('; ')}.`,
  'tokens-laid': ({ tokens }) =>
    `Žetony aliance: ${tokens.flatMap((token, i) => (token === null ? [] : [`řada ${i + 1} ${v.token[token]}`])).join(', ')}.`,
  'page-read': ({ page }) => `Strana ${page}.`,
  'chapter-began': ({ chapter, left, right }, say) =>
    `Kapitola ${chapter}. Levá cesta: ${say.of(left, symbol[left])}; pravá cesta: ${say.of(right, symbol[right])}.`,
  'turn-began': ({ chapter, turn }) => `Kapitola ${chapter}, tah ${turn}.`,
  'pair-removed': ({ row, cards: pair }, say) => `Z řady ${row} se odhazuje: ${named(say, pair)}.`,
  'pairs-dealt': ({ pairs }, say) =>
    pairs.length === 0
      ? 'Žádné nové dvojice se nevykládají.'
      : `Nové dvojice: ${pairs.map(({ row, cards: pair }) => `${row} ${named(say, pair)}`).join('; ')}.`,
  'deck-shuffled': ({ cards: n }) =>
    `Z odhozených karet je nový zamíchaný balíček, je v něm ${counted(n, 'karta', 'karty', 'karet')}.`,
  drafted: ({ figure, row, cards: taken }, say) =>
    row === TOP
      ? `${who(say, figure, 'Dobíráte si', 'si dobírá')} z balíčku ${taken === null ? 'dvě karty' : named(say, taken)}.`
      : `${who(say, figure, 'Berete si', 'si bere')} z řady ${row} ${named(say, taken ?? [])}.`,
  initiative: ({ order }, say) => `Pořadí iniciativy: ${order.map((figure) => figureName(v, say, figure)).join(', ')}.`,
  'cards-swapped': ({ seat, cards: swapped }, say) =>
    `${who(say, seat, 'Prohazujete', 'prohazuje')} v zásobě ${named(say, swapped)}.`,
  'ability-used': ({ seat, ability }, say) =>
    `${who(say, seat, 'Používáte', 'používá')} schopnost ${theAbility(say, ability)}.`,
  'ability-unlocked': ({ seat, ability }, say) =>
    `${who(say, seat, 'Odemykáte', 'odemyká')} schopnost ${theAbility(say, ability)}.`,
  'automa-ability': ({ ability }, say) =>
    `${figureName(v, say, 'automa')}, „${names.automaAbilities[ability]}“: ${v.automaAbility(ability)}`,
  'automa-grew': ({ ability }, say) =>
    `${figureName(v, say, 'automa')} probouzí svou druhou schopnost „${names.automaAbilities[ability]}“.`,
  'card-taken': ({ figure, card, discarded }, say) =>
    `${who(say, figure, 'Berete si', 'si bere')} ze zásoby kartu ${theCard(say, card)}; odhazuje se ${theCard(say, discarded)}.`,
  'cards-discarded': ({ seat, cards: gone }, say) => `${who(say, seat, 'Odhazujete', 'odhazuje')} ${named(say, gone)}.`,
  'cards-drawn': ({ seat, count, cards: drawn }, say) =>
    `${who(say, seat, 'Dobíráte si', 'si dobírá')} ${drawn === null || drawn.length === 0 ? someCards(count) : named(say, drawn)}.`,
  'cards-revealed': ({ seat, symbol: sought, cards: shown, taken }, say) =>
    `${who(say, seat, 'Hledáte', 'hledá')} symbol ${symbolOf[sought]}; odkryté karty: ${named(say, shown)}. ${taken === null ? 'Žádná ho nemá.' : `Do ruky jde ${theCard(say, taken)}.`}`,
  'card-returned': ({ seat, card }, say) =>
    `${who(say, seat, 'Vracíte si', 'si vrací')} z časové osy kartu ${theCard(say, card)}.`,
  'card-recoloured': ({ seat, card, colour: to }, say) =>
    `${who(say, seat, 'Považujete', 'považuje')} kartu ${theCard(say, card)} v tomto tahu za ${asColour[to]}.`,
  'cards-played': ({ figure, cards: played }, say) =>
    `${who(say, figure, 'Hrajete', 'hraje')} ${played.length === 0 ? 'nic' : played.map((id) => theCard(say, id)).join(', pak ')}.`,
  'effect-resolved': ({ card, degree }, say) =>
    degree > 1 ? `Karta ${theCard(say, card)} se uplatní ${degree}krát.` : `Karta ${theCard(say, card)} se uplatní.`,
  'effect-void': ({ card }, say) => `Podmínka karty ${theCard(say, card)} není splněna.`,
  'tokens-gained': ({ figure, symbol: of, amount, from }, say) =>
    `${who(say, figure, 'Získáváte', 'získává')} ${amountOf(say, of, amount)} ${tokensFrom[from]}.`,
  'symbol-lost': ({ figure, symbol: of, card, special }, say) =>
    `${who(say, figure, 'Ztrácíte', 'ztrácí')} ${special ? `${specialOf(say, of)} do příští kapitoly` : say.of(of, `symbol ${symbolOf[of]}`)}${card === null ? '' : ` na kartě ${theCard(say, card)}`}.`,
  'loss-prevented': ({ seat }, say) => `${who(say, seat, 'Necháváte si', 'si nechává')} symbol, který se měl ztratit.`,
  'xp-gained': ({ figure, amount, from }, say) =>
    `${who(say, figure, 'Získáváte', 'získává')} ${xpOf(say, amount)} ${xpFrom[from]}.`,
  'xp-lost': ({ figure, amount }, say) => `${who(say, figure, 'Ztrácíte', 'ztrácí')} ${xpOf(say, amount)}.`,
  'gold-reached': ({ figure }, say) => `${who(say, figure, 'Berete si', 'si bere')} ukazatel zlaté zkušenosti.`,
  'vp-gained': ({ figure, amount, from }, say) =>
    `${who(say, figure, 'Získáváte', 'získává')} ${vpOf(say, amount)} ${vpFrom[from]}.`,
  'vp-lost': ({ figure, amount }, say) => `${who(say, figure, 'Ztrácíte', 'ztrácí')} ${vpOf(say, amount)}.`,
  'effort-made': ({ figure, effort }, say) =>
    `${who(say, figure, 'Plníte', 'plní')} extra úsilí – ${say.of(effort, v.effort(effort))}.`,
  'level-reached': ({ seat, colour: of, level }, say) =>
    `${who(say, seat, 'Dosahujete', 'dosahuje')} ${level}. úrovně ${ofOneColour[of]} požadavku.`,
  'goal-seen': ({ seat, back, goal }, say) =>
    `${who(say, seat, 'Prohlížíte si', 'si prohlíží')} skrytý cíl ${back}${goal === null ? '' : `: ${say.of(goal, v.goal(goal))}`}.`,
  tossed: ({ side, symbol: of }) => `Sólový žeton ukazuje: ${v.side[side]}, ${symbol[of]}.`,
  'fate-placed': ({ token, side, supports }, say) => {
    const supporting = (path: Side | null) =>
      supports
        .filter(({ side: to }) => to === path)
        .map(({ figure }) => (figure === 'mat' ? 'zásoba karet' : figureName(v, say, figure)))
    const votes = ([...SIDES, null] as const)
      .map((path) => ({ path, who: supporting(path) }))
      .filter(({ who }) => who.length > 0)
      .map(({ path, who }) => `pro ${path === null ? 'žádnou' : toPath[path]} ${v.and(who)}`)
    return `Žeton osudu ${roman(token)} ${side === null ? 'se odkládá stranou' : `jde na ${toPath[side]}`}: ${votes.join('; ')}.`
  },
  dominant: ({ side, symbol: of, by }, say) =>
    `Dominantní je ${v.side[side]}: ${dominantBy[by]}. Dominantní symbol: ${say.of(of, symbol[of])}.`,
  'alliance-drawn': ({ figure, faction, alliance }, say) =>
    `${who(say, figure, 'Berete si', 'si bere')} kartu aliance ${alliance === null || figure === 'automa' ? ofFaction[faction] : `${theAlliance(say, alliance)}: ${v.allianceDoes(alliance)}`}.`,
  'alliance-discarded': ({ figure, faction, alliance }, say) =>
    `${who(say, figure, 'Odhazujete', 'odhazuje')} kartu aliance ${alliance === null || figure === 'automa' ? ofFaction[faction] : theAlliance(say, alliance)}.`,
  'alliances-shuffled': ({ faction }) => `Karty aliance ${ofFaction[faction]} se míchají do nového balíčku.`,
  'alliances-revealed': ({ figure, alliances }, say) =>
    `${who(say, figure, 'Odkrýváte', 'odkrývá')}: ${alliances.map((alliance) => theAlliance(say, alliance)).join(', ')}.`,
  'alliance-applied': ({ seat, alliance, works }, say) =>
    works
      ? `${who(say, seat, 'Uplatňujete', 'uplatňuje')}: ${theAlliance(say, alliance)}.`
      : `${who(say, seat, 'Nemáte', 'nemá')} co ztratit, bez účinku: ${theAlliance(say, alliance)}.`,
  'path-token': ({ side, seat, count }, say) =>
    seat === null
      ? `Žeton ${ofPath[side]} nezískává nikdo.`
      : `${who(say, seat, 'Berete si', 'si bere')} žeton ${ofPath[side]} za ${counted(count, 'symbol', 'symboly', 'symbolů')}.`,
  'cards-kept': ({ seat, cards: kept }, say) => `${who(say, seat, 'Necháváte si', 'si nechává')} ${named(say, kept)}.`,
  bonus: ({ seat, side, bonus }, say) => `${who(say, seat, 'Máte', 'má')} žeton ${ofPath[side]} – ${v.bonus(bonus)}.`,
  'initiative-moved': ({ seat, to }, say) =>
    `${who(say, seat, 'Přesouváte se', 'se přesouvá')} na ${to === 'first' ? 'první' : 'poslední'} místo iniciativy.`,
  'special-gained': ({ seat, symbol: of }, say) => `${who(say, seat, 'Získáváte', 'získává')} ${specialOf(say, of)}.`,
  'special-returned': ({ seat, symbol: of }, say) =>
    `${who(say, seat, 'Vrací se vám', 'má zpátky')} ${specialOf(say, of)}.`,
  'hands-opened': ({ hands }, say) =>
    `Všichni vykládají ruce. ${hands.map(({ seat, cards: hand }) => `${say.name(seat)}: ${named(say, hand)}`).join('; ')}.`,
  'goal-opened': ({ back, goal }, say) => `Skrytý cíl ${back}: ${say.of(goal, v.goal(goal))}.`,
  'side-quest': ({ seat, character, count }, say) =>
    `${who(say, seat, 'Máte', 'má')} v ruce pro vedlejší úkol „${names.sideQuests[character]}“ ${someCards(count)}.`,
  hero: ({ figure, character }, say) =>
    `Hrdina příběhu: ${theCharacter(say, character)}${figure === 'automa' ? ' – vítězí Automa' : isMine(say, figure) ? ' – to jste vy' : `, hraje ${say.name(figure)}`}.`,
}
