import type { PictureProps, SeatLook } from '@krcma/look'
import { type At, inWords } from '../board/at.ts'
import type { Attribute, Colour } from '../content/basics.ts'
import { CLASS } from '../content/heroes.ts'
import type { CardId } from '../content/market.ts'
import type { Die, Hero, RollPlayer, State } from '../shape.ts'

const COLOURS: { readonly [letter: string]: Colour } = {
  g: 'green',
  b: 'blue',
  r: 'red',
  p: 'purple',
  k: 'black',
  w: 'white',
  $: 'gold',
}

/** 'w6 $5' is a white 6 and a gold 5. */
const dice = (text: string): Die[] =>
  text === ''
    ? []
    : text.split(' ').map((word) => ({ colour: COLOURS[word.charAt(0)] ?? 'gold', value: Number(word.charAt(1)) }))

/** A human paladin with these dice, but for what is said. */
export function heroWith(rows: { readonly [A in Attribute]?: string }, given: Partial<Hero> = {}): Hero {
  const { str = '', dex = '', con = '', int = '', wis = '', cha = '' } = rows
  return {
    race: 'human',
    side: 'female',
    class: 'paladin',
    colour: CLASS.paladin.colour,
    backstory: 'aristocrat',
    alignment: 'guardian',
    marker: { row: 1, column: 1 },
    rows: { str: dice(str), dex: dice(dex), con: dice(con), int: dice(int), wis: dice(wis), cha: dice(cha) },
    hand: [],
    gold: 5,
    tokens: 0,
    weapons: [],
    armor: [],
    traits: [],
    skills: [],
    used: [],
    givenUp: [],
    ...given,
  }
}

interface Shown {
  readonly hero?: Hero
  readonly market?: readonly CardId[]
  /** The dice on the Initiative cards from 1 on; none for cards alone. */
  readonly pool?: string
}

const seats: readonly SeatLook[] = []
const nothing = () => undefined

/** What the parts of the board are given: a table of three, as somebody sees it who only watches. */
export function sceneOf(
  { words, layout }: PictureProps<RollPlayer>,
  { hero = heroWith({}), market = [], pool }: Shown,
): At {
  const on = dice(pool ?? '')
  const state: State = {
    phase: 'dice',
    round: 1,
    rounds: 11,
    start: 0,
    active: null,
    heroes: [hero],
    bag: { green: 0, blue: 0, red: 0, purple: 0, black: 0, white: 0, gold: 0 },
    drawn: [],
    initiative: [0, 1, 2, 3].map((i) => ({ coin: i === 1 || i === 2, die: on[i] ?? null, taker: null })),
    market: [...market],
    deck: { of: 'card', sees: [], items: [] },
    discard: [],
    junk: [],
    removed: [],
    enemy: null,
    purchase: 'open',
    unseen: null,
    options: {
      classes: 'draw',
      lessRandomSetup: false,
      randomMarketDeck: false,
      shortGame: false,
      friendlyMarket: false,
    },
  }
  return inWords({
    words,
    layout,
    view: {
      viewer: 'spectator',
      state: { ...state, deck: { ...state.deck, items: 0 } },
      turn: 0,
      entries: 0,
      asked: [],
      decisions: [],
      standing: [],
      undo: 'nothing-to-undo',
      ending: null,
    },
    say: { name: () => '', mine: () => false, of: (_, words) => words, state },
    seats,
    shown: 0,
    show: nothing,
    choices: { all: [], focused: null, narrowed: null, focus: nothing, narrow: nothing, answer: nothing },
    news: [],
    staged: [],
    reading: [],
    read: nothing,
    pointed: [],
    calm: true,
  })
}
