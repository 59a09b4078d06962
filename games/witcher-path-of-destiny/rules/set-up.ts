import type { Chance, Opening, Zone } from '@krcma/kernel'
import { ALLIANCE_IDS, type AllianceId, allianceOf, type Faction } from '../content/alliances.ts'
import { START_XP } from '../content/automas.ts'
import { ACTION_IDS, type CardId } from '../content/cards.ts'
import { boardOf, CHARACTERS } from '../content/characters.ts'
import { CHAPTERS, ROWS } from '../content/components.ts'
import { EFFORT_IDS, effortOf } from '../content/extra-effort.ts'
import { BACK_IDS, type Back, GOAL_IDS, type GoalId, goalOf } from '../content/hidden-goals.ts'
import { COLOURS } from '../content/symbols.ts'
import { AUTOMAS_TRACK, gained } from '../reckoning/experience.ts'
import { emptyPool } from '../reckoning/symbols.ts'
import type { Body, HiddenGoal, Pair, PathOfDestiny, Player, Seat, State, Token } from '../shape.ts'

export function setUp({ players, options }: Opening<PathOfDestiny>, chance: Chance): State {
  const { tale, variant } = options
  const deck: CardId[] = chance.shuffle([...ACTION_IDS])
  const rows = rowsFor(players)
  const supply = Array.from({ length: rows }, () => deck.splice(-2).reverse() as Pair)
  const automa = players === 1 ? (options.automa === 'random' ? chance.pick(CHARACTERS) : options.automa) : null
  const first = chance.below(players)
  const edge = tale === 'edge-of-the-world'
  const striga = tale === 'striga' ? hiddenGoals(players === 1, chance) : null
  return {
    tale,
    phase: 'characters',
    chapter: 1,
    turn: 0,
    path: '',
    dominant: null,
    fate: { left: [], right: [], aside: [] },
    pathTokens: { left: null, right: null },
    deck: { of: 'card', sees: [], items: deck },
    discard: [],
    supply,
    initiative: [],
    places: { top: [], rows: supply.map(() => null) },
    // WPD-CHAR-01: at random, then clockwise.
    queue: Array.from({ length: players }, (_, i) => (first + i) % players),
    boards: { of: 'board', sees: [], items: CHARACTERS.filter((id) => id !== automa).map(boardOf) },
    dealt: { of: 'board', sees: [], items: [] },
    players: Array.from({ length: players }, (_, seat) => player(seat)),
    automa: automa === null ? null : { ...body([]), ...startXp(options.difficulty), character: automa },
    sideQuests: variant !== 'first-game',
    efforts: edge && variant === 'full' ? efforts(chance) : null,
    goals: striga?.goals ?? null,
    goalBox: striga?.box ?? [],
    alliances: tale === 'lesser-evil' ? alliances(rows, chance) : null,
    hero: null,
  }
}

/** WPD-SETUP-06 */
function rowsFor(players: number): number {
  const rows = ROWS[players]
  if (rows === undefined) throw new RangeError(`${players} players`)
  return rows
}

function body(sees: Seat[]): Body {
  const held = (of: Faction): Zone<AllianceId> => ({ of, sees: [...sees], items: [] })
  return {
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
    alliances: { renfri: held('renfri'), stregobor: held('stregobor') },
  }
}

/** WPD-SOLO-04, -21 */
function startXp(difficulty: keyof typeof START_XP): Pick<Body, 'xp' | 'gold'> {
  return { ...gained({ xp: 0, gold: null }, START_XP[difficulty], AUTOMAS_TRACK) }
}

function player(seat: Seat): Player {
  return {
    ...body([seat]),
    character: null,
    hand: { of: 'card', sees: [seat], items: [] },
    shown: { of: 'card', sees: 'all', items: [] },
    chosen: [],
    abilities: ['locked', 'locked', 'locked', 'locked'],
    levels: { red: 0, green: 0, blue: 0, yellow: 0 },
  }
}

/** WPD-EDGE-01 */
function efforts(chance: Chance): State['efforts'] {
  const chapters = Array.from({ length: CHAPTERS }, (_, i) => i + 1)
  return chapters.map((chapter) => chance.pick(EFFORT_IDS.filter((id) => effortOf(id).chapter === chapter)))
}

/** WPD-STRI-02, -03, -20 */
function hiddenGoals(solo: boolean, chance: Chance): { goals: HiddenGoal[]; box: Zone<GoalId>[] } {
  const colours = chance.shuffle([...COLOURS])
  const stacks = BACK_IDS.map((back) => chance.shuffle(goalsOf(back, solo)))
  const zone = (i: number, items: GoalId[]): Zone<GoalId> => ({ of: `goal ${BACK_IDS[i]}`, sees: [], items })
  return {
    goals: BACK_IDS.map((back, i) => ({
      back,
      colour: colours[i] as (typeof colours)[number],
      front: zone(i, (stacks[i] ?? []).slice(0, 1)),
    })),
    box: stacks.map((stack, i) => zone(i, stack.slice(1))),
  }
}

function goalsOf(back: Back, solo: boolean): GoalId[] {
  const replaced = solo && (back === 'A' || back === 'B')
  return GOAL_IDS.filter((id) => goalOf(id).back === back && goalOf(id).solo === replaced)
}

/** WPD-EVIL-02 to -04: the double token at the lowest row, the single ones at random at the two rows above. */
function alliances(rows: number, chance: Chance): NonNullable<State['alliances']> {
  const tokens: (Token | null)[] = Array.from({ length: rows }, () => null)
  tokens.splice(rows - 3, 3, ...chance.shuffle<Token>(['renfri', 'stregobor']), 'both')
  const zone = (of: Faction, sees: 'all' | []): Zone<AllianceId> => ({ of, sees, items: [] })
  const deck = (of: Faction): Zone<AllianceId> => ({
    ...zone(of, []),
    items: chance.shuffle(ALLIANCE_IDS.filter((id) => allianceOf(id).faction === of)),
  })
  return {
    tokens,
    decks: { renfri: deck('renfri'), stregobor: deck('stregobor') },
    revealed: { renfri: zone('renfri', 'all'), stregobor: zone('stregobor', 'all') },
    discards: { renfri: zone('renfri', []), stregobor: zone('stregobor', []) },
  }
}
