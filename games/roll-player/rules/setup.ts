import type { Chance, Opening } from '@krcma/kernel'
import { DICE } from '../content/basics.ts'
import { CARD_IDS, type CardId, cardOf } from '../content/market.ts'
import { BY_PLAYERS, type Table as Numbers, SHORT_GAME, SPACES } from '../content/numbers.ts'
import { REMOVED_CARD } from '../content/solo.ts'
import type { Hero, Options, RollPlayer, State } from '../shape.ts'
import { layCoins } from './cleanup.ts'

export function numbersFor(players: number): Numbers {
  const numbers = BY_PLAYERS[players]
  if (numbers === undefined) throw new RangeError(`not for ${players} players`)
  return numbers
}

/** Two more in the short game (RPL-VAR-06). */
export function startingDice(players: number, { shortGame }: Options): number {
  return numbersFor(players).startingDice + (shortGame ? SHORT_GAME.extraDice : 0)
}

/** The table before anybody has sat down: bag, Market deck, Market and Initiative cards. */
export function setUp({ players, options }: Opening<RollPlayer>, chance: Chance): State {
  const solo = players === 1
  const { initiative, discards } = numbersFor(players)
  const { deck, discard } = marketDeck(solo, discards, options, chance)
  const state: State = {
    phase: 'races',
    round: 1,
    rounds: SPACES - startingDice(players, options),
    start: 0,
    active: null,
    heroes: Array.from({ length: players }, newHero),
    // One gold die becomes the enemy (RPL-SOLO-03).
    bag: { ...DICE, gold: DICE.gold - (solo ? 1 : 0) },
    drawn: [],
    initiative: Array.from({ length: initiative }, () => ({ coin: false, die: null, taker: null })),
    market: takeFromTop(deck, initiative),
    deck: { of: 'market-card', sees: [], items: deck },
    discard,
    junk: [],
    removed: solo ? [REMOVED_CARD] : [],
    enemy: solo ? 1 : null,
    purchase: 'open',
    unseen: null,
    options: { ...options },
  }
  // RPL-SOLO-04
  if (solo) state.junk = takeFromTop(deck, 1)
  layCoins(state.initiative)
  return state
}

function takeFromTop(deck: CardId[], count: number): CardId[] {
  return deck.splice(-count).reverse()
}

/** The double-dot group, which lies below, and the single-dot group. */
const BY_DOTS = [2, 1].map((dots) => CARD_IDS.filter((card) => cardOf(card).dots === dots))

/** Single-dot cards on top of double-dot cards, some of each out of play; or all in one heap (RPL-SETUP-20 to -22, RPL-VAR-05). */
function marketDeck(
  solo: boolean,
  discards: number,
  { randomMarketDeck }: Options,
  chance: Chance,
): { deck: CardId[]; discard: CardId[] } {
  if (randomMarketDeck) {
    const deck = chance.shuffle(CARD_IDS.filter((card) => !solo || card !== REMOVED_CARD))
    return { discard: discards === 0 ? [] : takeFromTop(deck, 2 * discards), deck }
  }
  const groups = BY_DOTS.map((group) => chance.shuffle(group.filter((card) => !solo || card !== REMOVED_CARD)))
  const discard = groups.flatMap((group) => (discards === 0 ? [] : takeFromTop(group, discards)))
  return { discard, deck: groups.flat() }
}

function newHero(): Hero {
  return {
    race: null,
    side: null,
    class: null,
    colour: null,
    backstory: null,
    alignment: null,
    marker: { row: 1, column: 1 },
    rows: { str: [], dex: [], con: [], int: [], wis: [], cha: [] },
    hand: [],
    gold: 0,
    tokens: 0,
    weapons: [],
    armor: [],
    traits: [],
    skills: [],
    used: [],
    givenUp: [],
  }
}
