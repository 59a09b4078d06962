import type { Redacted } from '@krcma/kernel'
import type { PictureProps, SeatLook } from '@krcma/look'
import { type At, inWords } from '../board/at.ts'
import { POSITIONS, type Rotation, type Slot } from '../content/lattice.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import { fieldKey } from '../reckoning/land.ts'
import type { Battle, FieldKey, FieldState, Heroes3, Placed, Player, SharedDeck, State } from '../shape.ts'

const none = () => ({ gold: 0, materials: 0, valuables: 0 })

function playerWith(given: Partial<Player>): Player {
  const cards = (of: string) => ({ of, sees: [], items: [] })
  return {
    faction: 'castle',
    hero: 'catherine',
    level: 1,
    experience: 0,
    hand: cards('hand'),
    deck: cards('deck'),
    discard: cards('discard'),
    top: cards('top'),
    inPlay: [],
    returning: [],
    scored: [],
    gained: { ability: 0, artifact: 0, spell: 0 },
    goods: none(),
    baseIncome: none(),
    lessIncome: none(),
    buildings: [],
    guildBuilt: null,
    tokens: { build: true, population: true, spellBook: true },
    usedThisTurn: [],
    expertUsed: 0,
    morale: 'neutral',
    mustDiscardHand: false,
    heroes: { main: null, secondary: null },
    units: [],
    cubes: [0, 0],
    defeated: { main: [0, 0], secondary: [0, 0] },
    ongoing: [],
    lasts: [],
    firstSpell: { period: false, turn: false },
    points: 0,
    homeless: 0,
    eliminated: false,
    ...given,
  }
}

/** A square and a ring: enough to tell two players apart. */
const seats: readonly SeatLook[] = [
  { name: 'Ana', sign: 'M110 110h292v292H110zm80 80v132h132V190z' },
  { name: 'Bob', sign: 'M256 90a166 166 0 1 0 .1 0zm0 80a86 86 0 1 1-.1 0z' },
].map(({ name, sign }, seat) => ({ seat, name, sign, colour: `var(--seat-${seat})`, who: 'person' }))

export interface Lying {
  readonly tile: TileId
  readonly slot: Slot
  readonly rotation: Rotation
}

const placed = ({ tile, slot, rotation }: Lying): Placed => {
  const { kind } = TILES[tile]
  return { slot, kind, rotation, tile, hidden: { of: `tile-${kind}`, sees: [], items: [] } }
}

interface Shown {
  readonly battle?: Battle | null
  readonly land: readonly Lying[]
  /** Whose town, mine or settlement; and where black cubes lie. */
  readonly flags?: Readonly<Partial<Record<FieldKey, number>>>
  readonly cubes?: readonly FieldKey[]
  readonly players: readonly [Partial<Player>, Partial<Player>]
}

const nothing = () => undefined

/** What the parts of the board are given: a table of Ana and Bob, as somebody sees it who only watches. */
export function sceneOf(
  { words, layout }: PictureProps<Heroes3>,
  { battle = null, land, flags = {}, cubes = [], players }: Shown,
): At {
  const fields: { [K in FieldKey]?: FieldState } = {}
  for (const { tile } of land)
    for (const position of POSITIONS) {
      const key = fieldKey(tile, position)
      const owner = flags[key]
      const flagged = owner !== undefined
      fields[key] = { cube: cubes.includes(key), flags: flagged ? [owner] : [], everFlagged: flagged, income: null }
    }
  const noUnits = () => ({ deck: { of: 'units', sees: [], items: [] }, discard: [] })
  const noCards = (): SharedDeck => ({ deck: { of: 'cards', sees: [], items: [] }, discard: [] })
  const state: State = {
    setting: {
      scenario: SCENARIOS['grand-race'],
      tournament: true,
      hardness: 'normal',
      variants: [],
      openPools: false,
      autoNeutrals: false,
      bonus: true,
      randomFactions: false,
      centre: null,
      saga: null,
    },
    round: 1,
    first: 0,
    active: 0,
    turnsOver: 0,
    agenda: [],
    players: players.map(playerWith),
    map: land.map(placed),
    fields,
    pools: [],
    box: [],
    drawnTile: null,
    decks: { ability: noCards(), artifact: noCards(), spell: noCards() },
    neutrals: { bronze: noUnits(), silver: noUnits(), golden: noUnits(), azure: noUnits() },
    astrologers: { deck: { of: 'astrologers', sees: [], items: [] }, discard: [], current: null, pending: [] },
    looking: null,
    peeked: null,
    revealed: [],
    casting: null,
    battle,
    grail: { taken: false, carrier: null, field: null },
    removed: [],
    latches: [],
    occurred: {},
    captured: [],
    ended: null,
  }
  return inWords({
    words,
    layout,
    view: {
      viewer: 'spectator',
      // Nothing of a picture lies hidden.
      state: state as Redacted<State>,
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
