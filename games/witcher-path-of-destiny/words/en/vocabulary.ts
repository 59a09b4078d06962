import { type AllianceId, allianceOf } from '../../content/alliances.ts'
import { AUTOMAS, type AutomaAbilityId, type FirstAbility, type SecondAbility } from '../../content/automas.ts'
import type { CharacterId } from '../../content/characters.ts'
import type { Condition, Effect, Result } from '../../content/effects.ts'
import { type EffortReward, effortOf } from '../../content/extra-effort.ts'
import { BACKS, goalOf, type Metric, type Predicate } from '../../content/hidden-goals.ts'
import { SIDE_QUESTS } from '../../content/side-quests.ts'
import type { Bonus } from '../../content/story.ts'
import { type Colour, type Side, SYMBOLS, type SymbolId } from '../../content/symbols.ts'
import type { Vocabulary } from '../vocabulary.ts'
import * as names from './names.ts'

const symbol: Record<SymbolId, string> = {
  combat: 'combat',
  diplomacy: 'diplomacy',
  exploration: 'exploration',
  magic: 'magic',
}
const colour: Record<Colour, string> = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' }
const side: Record<Side, string> = { left: 'left', right: 'right' }
const token = { renfri: 'Renfri', stregobor: 'Stregobor', both: 'Renfri or Stregobor' }

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const and = (parts: readonly string[]) => list.format(parts)

export function counted(n: number, one: string, many: string): string {
  return `${n} ${Math.abs(n) === 1 ? one : many}`
}
export const cards = (n: number) => counted(n, 'card', 'cards')
const vp = (n: number) => `${n} VP`
const xp = (n: number) => `${n} XP`

function condition(of: Condition): string {
  switch (of.kind) {
    case 'lose-symbol':
      return `lose 1 ${symbol[of.symbol]}`
    case 'lose-symbols':
      return `lose 1/2/3 ${symbol[of.symbol]}`
    case 'lose-inactive':
      return 'lose 1/2/3 inactive symbols'
    case 'inactive':
      return '1/2/3 inactive symbols'
    case 'inactive-at-least':
      return `${of.count} or more inactive symbols`
    case 'colour-at-least':
      return `${of.count} or more ${colour[of.colour]} cards`
    case 'colour-exactly':
      return `exactly ${counted(of.count, `${colour[of.colour]} card`, `${colour[of.colour]} cards`)}`
    case 'colours':
      return `1/2/3 ${colour[of.colour]} cards`
  }
}

function result(of: Result, scaled: boolean): string {
  const times = (amount: number) => (scaled ? '1/2/3' : String(amount))
  switch (of.kind) {
    case 'xp':
      return `gain ${times(of.amount)} XP`
    case 'active':
      return `gain ${times(of.amount)} active symbols of the ${side[of.side]} path`
    case 'each-active':
      return 'gain 1 of each active symbol'
    case 'symbol':
      return `gain ${times(of.amount)} ${symbol[of.symbol]}`
    case 'symbols':
      return `gain 1 each of ${and(of.symbols.map((one) => symbol[one]))}`
  }
}

function effect({ condition: needs, result: gives, scaled }: Effect): string {
  return `${condition(needs)}: ${result(gives, scaled)}`
}

function reward(of: EffortReward): string {
  switch (of.kind) {
    case 'xp':
      return xp(of.amount)
    case 'vp':
      return vp(of.amount)
    case 'active':
      return `${of.amount} active symbol of the ${side[of.side]} path`
  }
}

function metric(of: Metric): string {
  switch (of.kind) {
    case 'timeline-multicolour':
      return 'multicolour cards on your timeline'
    case 'timeline-no-symbol':
      return 'cards without symbols on your timeline'
    case 'timeline-colour':
      return `${colour[of.colour]} cards on your timeline`
    case 'hand-symbol':
      return `${symbol[of.symbol]} symbols on cards in your hand`
    case 'timeline-and-pool-symbol':
      return `${symbol[of.symbol]} symbols on your timeline and in your pool`
  }
}

function predicate(of: Predicate): string {
  switch (of.kind) {
    case 'timeline-distinct-colours-at-most':
      return `your timeline shows at most ${of.count} different colours`
    case 'hand-all-four-colours':
      return 'the cards in your hand show all 4 colours'
    case 'timeline-and-pool-all-four-symbols':
      return 'you have at least 1 of each of the 4 symbols'
    case 'timeline-colours-with-at-least':
      return `at least ${of.colours} colours have ${of.perColour} or more cards on your timeline`
  }
}

function first(of: FirstAbility): string {
  return of.kind === 'xp-per-colour'
    ? `gains ${xp(of.xp)} for each ${colour[of.colour]} card it drafts.`
    : `gains ${xp(of.xp)} when the two cards it drafts share a colour.`
}

function second(of: SecondAbility): string {
  switch (of.kind) {
    case 'more-on-colour':
      return `when it drafts a ${colour[of.colour]} card, it gains ${of.amount} token of the active symbol it has more of.`
    case 'extra-card':
      return 'after drafting it also takes and plays a card with an active symbol from the highest pair that has one; the other card is discarded.'
    case 'fewer-from-turn':
      return `from turn ${of.turn} of a chapter on, it gains ${of.amount} token of the active symbol it has fewer of after playing.`
    case 'more-on-top':
      return `when it drafts the topmost pair or from the deck, it gains ${xp(of.xp)} and ${of.amount} token of the active symbol it has more of.`
    case 'fewer-before-scoring':
      return `at the end of a chapter, before scoring, it gains ${of.amount} tokens of the active symbol it has fewer of.`
  }
}

function automaAbility(id: AutomaAbilityId): string {
  const board = AUTOMAS[id.slice('auto-'.length, -2) as CharacterId]
  return id.endsWith('1') ? first(board.first) : second(board.second)
}

function bonus(of: Bonus): string {
  switch (of.kind) {
    case 'xp':
    case 'vp':
      return `${of.amount > 0 ? 'gain' : 'lose'} ${of.kind === 'xp' ? xp(Math.abs(of.amount)) : vp(Math.abs(of.amount))}`
    case 'active':
      return `gain 1 active symbol of the ${side[of.side]} path`
    case 'draw':
      return of.discard === 0 ? `draw ${cards(of.draw)}` : `draw ${cards(of.draw)}, then discard ${of.discard}`
    case 'first':
      return `move to the first place of the initiative track, or gain ${xp(of.otherwise)} if already there`
    case 'last':
      return 'move to the last place of the initiative track'
    case 'special':
      return `gain the special ${symbol[of.symbol]} token`
    case 'look':
      return 'look at a hidden goal'
  }
}

function allianceName(id: AllianceId): string {
  const { faction, effect: does } = allianceOf(id)
  return names.alliances[faction][does.kind]
}

function allianceDoes(id: AllianceId): string {
  const { effect: does } = allianceOf(id)
  switch (does.kind) {
    case 'xp':
      return `gain ${xp(does.amount)}`
    case 'active':
      return `gain ${does.amount} active symbol of the ${side[does.side]} path`
    case 'exchange':
      return `lose 1 active symbol, gain ${does.gain} of the other`
    case 'sacrifice':
      return `lose 1 inactive symbol, gain ${xp(does.xp)}`
  }
}

export const vocabulary: Vocabulary = {
  names,
  symbol,
  colour,
  side,
  token,
  and,
  vp,
  xp,
  symbols: (amounts) =>
    SYMBOLS.flatMap((one) => {
      const amount = amounts[one] ?? 0
      return amount === 0 ? [] : [`${amount < 0 ? '−' : ''}${Math.abs(amount)} ${symbol[one]}`]
    }).join(', '),
  effect,
  ability: {
    'geralt-1': 'Ignore the loss of 1 symbol caused by the effect of a card you play.',
    'geralt-2': 'Before timelines are cleared, take 1 card from your timeline into your hand.',
    'geralt-3': 'Apply the full result of a played card’s effect without meeting its condition.',
    'geralt-4': 'Play one more card to your timeline, then draw 1 card.',
    'yennefer-1': 'Before you draft, swap 2 face-up cards of different pairs in the supply.',
    'yennefer-2': 'After you draft, take 1 more card from the supply and discard the other card of its pair.',
    'yennefer-3': 'After you draft, discard a pair from the supply and gain up to 2 of the symbols printed on it.',
    'yennefer-4':
      'After you draft, take a card from the supply and play it at once; discard the other card of its pair.',
    'dandelion-1': 'Before playing, gain 1 active symbol of the type you have fewer of (tie: your choice).',
    'dandelion-2':
      'Before playing, name a symbol: reveal cards from the deck until one shows it, and take that card into your hand.',
    'dandelion-3':
      'Before playing, gain 1 active symbol; every other player loses 1 active symbol of the type you did not gain.',
    'dandelion-4':
      'Before playing, lose 1 active symbol of the type you have more of and gain 3 of the other (tie: your choice).',
    'ciri-1': 'For the effects of this turn, one card of your timeline has a colour of your choice instead of its own.',
    'ciri-2': 'Before playing, take 1 card from your timeline into your hand.',
    'ciri-3': 'Before playing, take 1 card from your timeline into your hand and play a different one.',
    'ciri-4': 'Before playing, discard up to 2 cards, gain the symbols on them and draw as many cards.',
    'vesemir-1': 'Before playing, draw 1 card, then discard 1 card from your hand.',
    'vesemir-2': 'After your cards, name a colour: gain 1 XP for each card of it on your timeline (at most 3).',
    'vesemir-3':
      'After your cards, resolve the effect of one of your earlier cards again; it sees your whole timeline.',
    'vesemir-4': 'Before playing, gain 1 of each active symbol and 1 XP.',
  },
  automaAbility,
  sideQuest: (character) => {
    const { counts, vp: scale } = SIDE_QUESTS[character]
    return `${scale.slice(1).join('/')} VP for 1/2/3/4/5 ${counts === 'multicolour' ? counts : colour[counts]} cards in your hand at the end`
  },
  effort: (id) => {
    const { sequence, reward: gains } = effortOf(id)
    return `${sequence.map((one) => colour[one]).join(', ')}: ${and(gains.map(reward))}`
  },
  back: (back) => `${back} (${BACKS[back].map((one) => symbol[one]).join(', ')})`,
  goal: (id) => {
    const { scoring } = goalOf(id)
    switch (scoring.kind) {
      case 'compare':
        return `most ${metric(scoring.metric)}: ${scoring.vp.map((amount, i) => (i === 0 ? vp(amount) : `${i} fewer ${vp(amount)}`)).join(', ')}`
      case 'per-unit':
        return `1 VP each, at most ${scoring.most}: ${metric(scoring.metric)}`
      case 'condition':
        return `${vp(scoring.vp)} if ${predicate(scoring.predicate)}`
    }
  },
  alliance: (id) => `${allianceName(id)} (${allianceDoes(id)})`,
  allianceName,
  allianceDoes,
  bonus,
  automa: (character) => `Automa ${names.characters[character]}`,
  scene: {
    title: (tale, chapter, turn) => `${tale}: chapter ${chapter} of 3${turn === 0 ? '' : `, turn ${turn} of 3`}`,
    choosing: 'Characters are being chosen.',
    over: (hero) => `The tale is told. Its hero: ${hero}.`,
    path: (which, page, title, name, fate) =>
      `The ${which} path, page ${page}, “${title}”: ${name}${fate === '' ? '' : `; fate tokens ${fate}`}`,
    leads: (page, next) => `leads to page ${page}${next === null ? '' : `, where ${next} will be active`}`,
    aside: (tokens) => `Fate tokens set aside: ${tokens}`,
    effort: (text) => `Extra effort: ${text}`,
    goal: (back, of, front) => `Hidden goal ${back}, beside ${of}${front === null ? '' : `: ${front}`}`,
    supply: 'To draft from:',
    row: (row, shown, note) => `${row}  ${shown}${note === '' ? '' : ` (${note})`}`,
    top: (left, discarded, figures) =>
      `the deck: ${cards(left)}; discarded: ${discarded}${figures === '' ? '' : `; here: ${figures}`}`,
    empty: 'empty',
    lowest: '1 XP',
    initiative: (order) => `Initiative: ${order}`,
    player: (name, character, points, experience) =>
      name.endsWith(character)
        ? `${name}: ${vp(points)}, ${experience}`
        : `${name} (${character}): ${vp(points)}, ${experience}`,
    regular: xp,
    gold: (position) => `gold experience ${position}`,
    counts: (left, right, rest) => `active: ${left} | ${right}; inactive: ${rest}`,
    timeline: (shown) => `Timeline: ${shown}`,
    tokens: (shown) => `Tokens: ${shown}`,
    special: (name, gone) => `Special token: ${name}${gone ? ' (lost until the next chapter)' : ''}`,
    hand: (shown) => `Hand: ${shown}`,
    cards,
    ability: (name, ready, text, at) =>
      `${{ locked: `from ${xp(at)}`, ready: 'ready', used: 'used' }[ready]}: ${name} – ${text}`,
    sideQuest: (name, text) => `Side quest: ${name} – ${text}`,
    levels: (levels) => `Requirements met: ${levels}`,
    alliances: (shown) => `Alliances: ${shown}`,
    held: (faction, count) => `${faction} ${count}`,
    none: 'none',
    lost: 'lost:',
    kept: (which, name) => `path token of the ${which} path: ${name}`,
  },
}
