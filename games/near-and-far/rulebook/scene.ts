import type { PictureProps, SeatLook } from '@krcma/look'
import { type At, inWords } from '../board/at.ts'
import { CAMP_TRACK } from '../content/player-board.ts'
import type { Cards, NearAndFar, Player, SeenState, State } from '../shape.ts'

const noCards = (): Cards => ({
  basic: { of: 'basic', sees: [], items: [] },
  advanced: { of: 'advanced', sees: [], items: [] },
})

function playerWith(given: Partial<Player>): Player {
  return {
    character: 'riza',
    animal: 'dog',
    goods: { food: 1, coin: 4, gem: 1, red: 0, yellow: 0, green: 1, blue: 0 },
    hearts: 8,
    reputation: 2,
    camps: CAMP_TRACK.length,
    placed: 0,
    // 2 hearts each (NAF-LEAVE-04): they set out with 8.
    party: { red: 'adv-red-1', yellow: 'adv-yellow-1', green: 'adv-green-1', blue: 'animal' },
    inactive: [],
    birds: 0,
    turtles: 0,
    treasures: [],
    beside: null,
    hand: noCards(),
    drawn: noCards(),
    passing: { of: 'basic', sees: [], items: [] },
    bought: [],
    world: [],
    defeated: [],
    at: 'off',
    sheet: null,
    journal: [],
    ...given,
  }
}

/** A square and a ring: enough to tell two figures apart. */
const seats: readonly SeatLook[] = [
  { name: 'Ana', sign: 'M110 110h292v292H110zm80 80v132h132V190z' },
  { name: 'Bob', sign: 'M256 90a166 166 0 1 0 .1 0zm0 80a86 86 0 1 1-.1 0z' },
].map(({ name, sign }, seat) => ({ seat, name, sign, colour: `var(--seat-${seat})`, who: 'person' }))

const nothing = () => undefined

interface Shown extends Omit<Partial<State>, 'players'> {
  readonly players?: readonly [Partial<Player>, Partial<Player>]
}

/** What the parts of the board are given: a table of Ana and Bob, as somebody sees it who only watches. */
export function sceneOf({ words, layout }: PictureProps<NearAndFar>, { players = [{}, {}], ...given }: Shown): At {
  const state: State = {
    mode: 'first',
    map: 1,
    town: 'dusk',
    boardCamps: CAMP_TRACK.length,
    round: 2,
    first: 0,
    active: 0,
    stage: 'arrival',
    turn: {
      fromPrison: false,
      building: null,
      done: [],
      trades: 0,
      settled: [],
      steps: 0,
      returned: { bird: 0, turtle: 0 },
      waived: 0,
      encountered: false,
      camped: false,
      refreshed: false,
      converted: [],
    },
    check: null,
    encounter: null,
    found: [],
    newcomer: null,
    endedBy: null,
    lastCamp: 0,
    row: ['adv-red-4', 'adv-blue-2', 'adv-yellow-6', 'adv-green-3', 'adv-blue-6'],
    bag: { of: 'adventurer', sees: [], items: [] },
    released: [],
    stables: 6,
    mine: Array.from({ length: 12 }, () => null),
    chiefs: { red: null, yellow: null, green: null, blue: null },
    tokens: ['m1-s28'],
    camps: {},
    decks: {
      ...noCards(),
      treasure: { of: 'treasure', sees: [], items: [] },
      arcade: { of: 'arcade', sees: [], items: [] },
    },
    discards: { ...noCards(), treasure: [], arcade: [] },
    threats: ['thr-robber'],
    villains: [],
    players: players.map(playerWith),
    game: 1,
    taken: [],
    platypus: null,
    maps: [],
    skips: false,
    ...given,
  }
  return inWords({
    words,
    layout,
    view: {
      viewer: 'spectator',
      // Nothing of a picture lies hidden.
      state: state as SeenState,
      turn: 0,
      entries: 0,
      asked: [],
      decisions: [],
      standing: [],
      undo: 'nothing-to-undo',
      ending: null,
    },
    say: { name: (seat) => seats[seat]?.name ?? '', mine: () => false, of: (_, words) => words, state },
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
