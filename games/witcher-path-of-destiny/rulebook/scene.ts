import type { PictureProps, SeatLook } from '@krcma/look'
import { type At, inWords } from '../board/at.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { COLOURS } from '../content/symbols.ts'
import { emptyPool } from '../reckoning/symbols.ts'
import type { HiddenGoal, Laid, PathOfDestiny, Player, State } from '../shape.ts'

/** Cards as they lie on a timeline; the last ones were played in this turn. */
export function lying(cards: readonly CardId[], fresh = 0): Laid[] {
  return cards.map((card, i) => ({
    card,
    covered: cardOf(card).symbols.map(() => false),
    fresh: i >= cards.length - fresh,
  }))
}

function playerWith(given: Partial<Player>): Player {
  return {
    character: 'geralt',
    hand: { of: 'card', sees: 'all', items: [] },
    shown: { of: 'card', sees: 'all', items: [] },
    chosen: [],
    abilities: ['ready', 'locked', 'locked', 'locked'],
    levels: { red: 0, green: 0, blue: 0, yellow: 0 },
    timeline: [],
    pool: emptyPool(),
    special: null,
    recoloured: null,
    vp: 0,
    xp: 0,
    gold: null,
    points: {
      'chapter-1': 0,
      'chapter-2': 0,
      'chapter-3': 0,
      story: 0,
      effort: 0,
      goals: 0,
      'side-quest': 0,
      experience: 0,
    },
    alliances: {
      renfri: { of: 'renfri', sees: 'all', items: [] },
      stregobor: { of: 'stregobor', sees: 'all', items: [] },
    },
    ...given,
  }
}

interface Shown extends Omit<Partial<State>, 'players' | 'goals'> {
  readonly players?: readonly Partial<Player>[]
  readonly goals?: readonly HiddenGoal[]
}

const seats: readonly SeatLook[] = ['Ana', 'Bob', 'Eva'].map((name, seat) => ({
  seat,
  name,
  colour: `var(--seat-${seat})`,
  sign: signOf(seat),
  who: 'person',
}))

/** A ring, a square, a cross: enough to tell three figures apart. */
function signOf(seat: number): string {
  return (
    [
      'M256 90a166 166 0 1 0 .1 0zm0 80a86 86 0 1 1-.1 0z',
      'M110 110h292v292H110zm80 80v132h132V190z',
      'M206 90h100v116h116v100H306v116H206V306H90V206h116z',
    ][seat] ?? ''
  )
}
const nothing = () => undefined

/** What the parts of the board are given: a table of three in chapter 1, as somebody sees it who only watches. */
export function sceneOf(
  { words, layout }: PictureProps<PathOfDestiny>,
  { players = [{}], goals, ...given }: Shown,
): At {
  const state: State = {
    tale: 'edge-of-the-world',
    phase: 'play',
    chapter: 1,
    turn: 1,
    path: '',
    dominant: null,
    fate: { left: [], right: [], aside: [] },
    pathTokens: { left: null, right: null },
    deck: { of: 'card', sees: [], items: [] },
    discard: [],
    supply: [],
    initiative: players.map((_, seat) => seat),
    places: { top: [], rows: [] },
    queue: [],
    boards: { of: 'board', sees: [], items: [] },
    dealt: { of: 'board', sees: [], items: [] },
    players: players.map(playerWith),
    automa: null,
    sideQuests: true,
    efforts: null,
    goals: goals === undefined ? null : [...goals],
    goalBox: [],
    alliances: null,
    hero: null,
    ...given,
  }
  return inWords({
    words,
    layout,
    view: {
      viewer: 'spectator',
      state: { ...state, deck: { ...state.deck, items: 51 } },
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

/** A requirement card beside each of the four backs. */
export function goalsOf(known: HiddenGoal['front']['items'][number]): readonly HiddenGoal[] {
  return (['A', 'B', 'C', 'D'] as const).map((back, i) => ({
    back,
    colour: COLOURS[i] ?? 'red',
    front: { of: `goal-${back}`, sees: back === 'A' ? 'all' : [], items: back === 'A' ? [known] : [] },
  }))
}
