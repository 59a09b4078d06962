import type * as kernel from '@krcma/kernel'
import type { AdventurerId } from './content/adventurers.ts'
import type { Animal } from './content/animals.ts'
import type { ArcadeId } from './content/arcade.ts'
import type { ArtifactId } from './content/artifacts.ts'
import type { Character } from './content/characters.ts'
import type { Roll } from './content/effects.ts'
import type { EncounterId, Outcome, StoryId, Test, WayId } from './content/encounters.ts'
import type { ChiefId, Faction } from './content/factions.ts'
import type { Cost, Gain, Good, Goods } from './content/goods.ts'
import type { Keyword } from './content/keywords.ts'
import type { MapNumber, SpaceId, TradeGoods } from './content/map.ts'
import type { Mode } from './content/modes.ts'
import type { SkillId } from './content/skills.ts'
import type { ThreatId, VillainId } from './content/threats.ts'
import type { Building } from './content/town.ts'
import type { TreasureId } from './content/treasures.ts'
import type { WorldCardId } from './content/world-card-ids.ts'

export type Seat = kernel.Seat
export type Foe = ThreatId | VillainId
/** What has icons and effects as long as it is owned. */
export type CardId = ArtifactId | TreasureId | WorldCardId | SkillId
export type Tier = 'basic' | 'advanced'
export type PackAnimal = 'bird' | 'turtle'
/** Where a figure stands: nowhere yet, in town, or on the map. */
export type Position = 'off' | 'prison' | Building | SpaceId
export type Companion = AdventurerId | 'animal'
/** The active party, by slot (NAF-PARTY-01). */
type Party = { [F in Faction]: Companion | null }

/** Artifact cards that one seat sees; whether one is basic or advanced its back tells everybody. */
export interface Cards {
  basic: kernel.Zone<ArtifactId>
  advanced: kernel.Zone<ArtifactId>
}

/** What was read: where, the introduction, and the result that was heard, if one was. */
interface Reading {
  readonly map: MapNumber
  readonly paragraph: kernel.ParagraphId
  /** The label of the option that was chosen, if it has one. */
  readonly choice: kernel.ParagraphId | null
  readonly result: kernel.ParagraphId | null
}

/** A character sheet (NAF-XP-09): all that lives from one game to the next. Experience follows from boxes and stages. */
export interface Sheet {
  character: Character | null
  skills: SkillId[]
  keywords: Keyword[]
  /** Noted and not yet read, in the order in which they were noted (NAF-STORY-04). */
  stories: StoryId[]
  /** Crossed out. */
  told: StoryId[]
  /** Campaign: marked boxes. */
  boxes: number
  /** Character mode: encounters of the character completed, and the next; null when there is none. */
  stages: number
  next: EncounterId | null
  /** Journey points, game by game (NAF-CAMPAIGN-03); `game` counts those of the whole campaign, from 1. */
  games: { game: number; map: MapNumber; points: number }[]
  journal: Reading[]
}

export interface Player {
  character: Character | null
  animal: Animal | null
  goods: { [G in Good]: number }
  hearts: number
  reputation: number
  /** Camps on the player board, and how many were placed, those of the reserve included. */
  camps: number
  placed: number
  party: Party
  /** Adventurers that are not in the active party. The animal is there if it is in no slot. */
  inactive: AdventurerId[]
  birds: number
  turtles: number
  /** On pack animals, and beside the board (NAF-SKILL-22). */
  treasures: TreasureId[]
  beside: TreasureId | null
  hand: Cards
  /** Just drawn, and neither kept nor discarded yet. */
  drawn: Cards
  /** Draft: what is chosen from, and passed on. */
  passing: kernel.Zone<ArtifactId>
  bought: ArtifactId[]
  world: WorldCardId[]
  defeated: Foe[]
  at: Position
  /** NAF-SETUP-20 */
  sheet: Sheet | null
  /** Of this game alone; a sheet has those before. */
  journal: Reading[]
}

export type Stage =
  | 'characters'
  | 'companions'
  | 'draft'
  | 'keep-advanced'
  | 'keep-basic'
  | 'hunting'
  | 'action'
  | 'entry'
  | 'duel'
  | 'visit'
  | 'party'
  | 'move'
  | 'arrival'
  | 'option'
  | 'test'
  | 'result'
  | 'over'

/** What the rest of a turn depends on. */
export interface Turn {
  /** NAF-VISIT-03 */
  fromPrison: boolean
  /** Where the town is visited in this turn. */
  building: Building | null
  /** Actions of the building, and visit effects of cards, that were used (NAF-VISIT-07). */
  done: (VisitAction | CardId)[]
  trades: number
  /** Slots of the party that were settled while leaving town. */
  settled: Faction[]
  steps: number
  /** Animals that were returned: their movement, and the waiver of turtles, last to the end of the turn (NAF-PACK-07). */
  returned: { [A in PackAnimal]: number }
  /** Departure hearts that were waived (NAF-MOVE-08). */
  waived: number
  encountered: boolean
  camped: boolean
  refreshed: boolean
  /** How often each card was used to convert. */
  converted: { card: CardId; times: number }[]
}

type VisitAction =
  | 'trade'
  | 'discard'
  | 'reputation'
  | 'hire'
  | 'animal'
  | 'store'
  | 'farm'
  | 'hut'
  | 'dig'
  | 'occupied'

/** One side's throw. `bonus`: paid for or underhanded; icons and lasting effects are counted when they are needed. */
export interface Throw {
  die: number
  bonus: number
  hearts: number
  /** What was used after the die. */
  used: CardId[]
}

/** A test on a die, from the throw on (NAF-HEART-07): what is added is decided afterwards. */
export interface Check {
  roll: Roll
  seat: Seat
  /** Strength or difficulty; in a duel it is the defender's total. */
  target: number | null
  throw: Throw
  defender: { who: Seat | 'neutral'; throw: Throw } | null
  /** How a duel is fought. */
  manner: Manner | null
  foe: Foe | null
}
export type Manner = 'fair' | 'underhanded'

/** An encounter, from its reading on. */
export interface Encountered {
  space: SpaceId
  source: 'map' | 'story' | 'character' | 'arcade'
  /** As printed, or the card of the arcade. */
  id: EncounterId
  /** What everybody was read of the ways through it. */
  choices: readonly Choice[]
  way: WayId | null
  /** After the test; without one there is no bonus. */
  rolled: Rolled | null
  won: boolean | null
  bonus: boolean
}

/** A test that is over, as it is told with what came of it. */
interface Rolled {
  readonly roll: Roll
  readonly die: number
  readonly total: number
  readonly difficulty: number
}

export interface State {
  mode: Mode
  map: MapNumber
  town: Options['town']
  /** Camps of a board (NAF-LONG-01). */
  boardCamps: number
  round: number
  /** The start player, and whose turn it is. */
  first: Seat
  active: Seat
  stage: Stage
  turn: Turn
  check: Check | null
  encounter: Encountered | null
  /** Treasures that were drawn and lie open, to be kept or discarded. */
  found: TreasureId[]
  /** Hired, or come as a reward, and not yet placed. */
  newcomer: AdventurerId | null
  /** Whoever placed the last camp of a board (NAF-END-01). */
  endedBy: Seat | null
  /** The last round in which a camp was placed (NAF-END-05). */
  lastCamp: number
  row: AdventurerId[]
  bag: kernel.Zone<AdventurerId>
  released: AdventurerId[]
  /** Pack animals in the stables. */
  stables: number
  /** Whose camp is on each number, row by row. */
  mine: (Seat | null)[]
  chiefs: { [F in Faction]: Seat | null }
  /** Spaces with an encounter token. */
  tokens: SpaceId[]
  camps: { [space: SpaceId]: Seat }
  /** The top card is the last. */
  decks: Cards & { treasure: kernel.Zone<TreasureId>; arcade: kernel.Zone<ArcadeId> }
  /** Artifacts face down, the others open (NAF-DRAFT-05, NAF-TREASURE-04). */
  discards: Cards & { treasure: TreasureId[]; arcade: ArcadeId[] }
  /** The weakest first. */
  threats: ThreatId[]
  /** Not yet defeated. */
  villains: VillainId[]
  players: Player[]
  /** The game of a campaign that this is, from 1. */
  game: number
  /** Characters of members who are not here. */
  taken: readonly Character[]
  /** Who may choose the platypus (NAF-PLATY-01). */
  platypus: Seat | null
  /** The maps of a campaign that were played before, and whether some are left out. */
  maps: readonly MapNumber[]
  skips: boolean
}

export interface Options {
  mode: Mode
  /** `fitting`: the one that the mode has next. */
  map: 'fitting' | MapNumber
  town: 'dusk' | 'day'
  encounters: 'usual' | 'more'
  length: 'usual' | 'longer'
  /** How tokens are spread (NAF-SETUP-11). */
  tokens: 'random' | 'even'
  /** Whether the group has played a campaign before (NAF-SETUP-12). */
  book: 'new' | 'known'
}

/** An option of a paragraph or card, as far as everybody may know it (NAF-ENC-04). */
export interface Choice {
  readonly way: WayId
  readonly test: Test | null
  readonly cost: Cost
  /** What the book calls it; passages in place of the options have no label. */
  readonly label: kernel.ParagraphId | null
}

export type Visit =
  | { readonly do: 'trade' | 'farm' | 'hut' | 'coin' | 'refresh' }
  | { readonly do: 'leave' }
  | { readonly do: 'discard'; readonly card: ArtifactId }
  | { readonly do: 'reputation'; readonly up: boolean }
  | { readonly do: 'hire'; readonly adventurer: AdventurerId }
  | { readonly do: 'animal'; readonly animal: PackAnimal }
  | { readonly do: 'draw'; readonly basic: number; readonly advanced: number }
  /** For a card or skill that draws from one deck. */
  | { readonly do: 'draw-for'; readonly card: CardId; readonly tier: Tier }
  /** A number of the mine, row by row. */
  | { readonly do: 'dig'; readonly at: number }
  | { readonly do: 'learn'; readonly skill: SkillId }

/** How a price is paid where something else may be spent for it (NAF-SKILL-08, NAF-SKILL-10). */
export type Payment =
  | { readonly coin: number; readonly gem: number }
  | { readonly hearts: number; readonly food: number }

interface Decisions {
  character: Character
  companion: { readonly animal: Animal; readonly slot: Faction }
  pick: ArtifactId
  'keep-advanced': ArtifactId | 'none'
  /** Those that are kept. */
  'keep-basic': { readonly cards: readonly ArtifactId[] }
  /** How many cards from which deck. */
  split: { readonly basic: number; readonly advanced: number }
  'keep-drawn': { readonly cards: readonly ArtifactId[] }
  action: Building | 'adventure'
  /** How to get into a building where somebody stands. */
  entry: { readonly opponent: Seat | 'neutral'; readonly manner: Manner } | 'bribe' | 'walk-in'
  /** After the dice of a duel, the defender's. */
  parry: CardId | 'done'
  /** After the die, the active player's: a card, or so many hearts, which ends it (NAF-HEART-05). */
  raise: CardId | number
  payment: Payment
  visit: Visit
  /** What the one piece of a trade is, and whether it is given or taken (NAF-HALL-02). */
  trade: { readonly side: 'give' | 'take'; readonly one: Good }
  piece: Good | 'done'
  /** For one point of reputation more, or less. */
  'reputation-piece': 'coin' | 'gem' | 'done'
  /** Where a new adventurer goes and where the animal is then; null: inactive. */
  placement: { readonly slot: Faction | null; readonly animal: Faction | null } | 'decline'
  treasure: { readonly take: TreasureId; readonly place: 'animal' | 'beside' | TreasureId } | 'none'
  /** A treasure that has no animal any more. */
  excess: { readonly treasure: TreasureId; readonly to: 'discard' | 'beside' }
  party: { readonly slot: Faction; readonly member: Companion | null } | 'set-out'
  step: SpaceId | 'stop'
  threat: { readonly fight: Foe } | { readonly bypass: 'caution' | PackAnimal | CardId }
  arrival: 'encounter' | 'camp' | 'end'
  option: Choice
  colour: Faction
  gift: 'accept' | 'decline'
  'mercenary-camp': SpaceId
  buy: ArtifactId
  convert: CardId
  'return-animal': PackAnimal
}

interface Contexts {
  'keep-drawn': { readonly for: CardId | 'store' }
  split: { readonly for: CardId }
  entry: { readonly building: Building }
  /** Totals so far. `foe`: in a threat fight. */
  parry: Standing
  raise: Standing & { readonly bonusAt: number | null }
  payment: { readonly price: Cost }
  visit: { readonly building: Building }
  piece: { readonly side: 'give' | 'take'; readonly one: Good; readonly pieces: readonly Good[] }
  'reputation-piece': { readonly up: boolean; readonly paid: number }
  placement: { readonly adventurer: AdventurerId; readonly reward: boolean }
  treasure: { readonly found: readonly TreasureId[] }
  threat: { readonly from: SpaceId; readonly to: SpaceId }
  arrival: { readonly space: SpaceId | null }
  /** All options, also those that cannot be paid for. */
  option: { readonly paragraph: kernel.ParagraphId; readonly choices: readonly Choice[] }
  gift: { readonly gift: WorldCardId | 'bird' }
  colour: { readonly left: number }
}

/** How a roll stands: one's own total, and what it must reach. */
export interface Standing {
  readonly roll: Roll
  readonly total: number
  readonly needed: number
  readonly foe: Foe | null
}

/** What something was gained by or paid for. */
export type Cause =
  | CardId
  | Building
  | 'camp'
  | 'camp-track'
  | 'duel'
  | 'encounter'
  | 'villain'
  | 'hire'
  | 'refresh'
  | 'prison'
  | 'departure'
  | 'water'
  | 'roll'
  | 'artifact'
  | 'bribery'
  | 'threat'
  | 'set-up'
export type Amounts = Goods & { readonly hearts?: number; readonly reputation?: number }

export type Source =
  | 'camps'
  | 'routes'
  | 'artifacts'
  | 'hand'
  | 'threats'
  | 'cards'
  | 'money'
  | 'tokens'
  | 'chiefs'
  | 'reputation'
  | 'board'
  | 'map'
  | 'sheet'
  | 'skills'

type By<T = unknown> = { readonly seat: Seat } & T
type Drawn = { readonly basic: number; readonly advanced: number; readonly cards: readonly ArtifactId[] | null }

/** What an encounter came to: the introduction, the way that was chosen, its test, and what is read of the result. */
interface Told {
  readonly introduction: kernel.ParagraphId
  readonly choice: Choice | null
  readonly rolled: Rolled | null
  readonly paragraph: kernel.ParagraphId | null
}

interface Events {
  'game-began': {
    readonly map: MapNumber
    readonly first: Seat
    readonly tokens: readonly SpaceId[]
    readonly row: readonly AdventurerId[]
    readonly villains: readonly VillainId[]
  }
  'character-chosen': By<{ readonly character: Character }>
  'introduction-read': By<{ readonly character: Character; readonly paragraph: kernel.ParagraphId }>
  'companion-chosen': By<{ readonly animal: Animal; readonly slot: Faction }>
  dealt: By<Drawn>
  picked: By<{ readonly card: ArtifactId | null }>
  /** At the end of the draft: what is left in hand. */
  'draft-ended': By<Drawn>
  'round-began': { readonly round: number }
  'turn-began': By
  'town-visited': By<{ readonly building: Building }>
  challenged: By<{ readonly building: Building; readonly opponent: Seat | 'neutral'; readonly manner: Manner }>
  'duel-avoided': By<{ readonly building: Building; readonly bribed: boolean }>
  rolled: { readonly who: Seat | 'neutral'; readonly roll: Roll; readonly die: number; readonly total: number }
  rerolled: By<{ readonly card: CardId; readonly die: number; readonly total: number }>
  'roll-raised': By<{ readonly card: CardId; readonly by: number; readonly total: number }>
  'hearts-spent': By<{ readonly hearts: number; readonly food: number; readonly total: number }>
  'duel-won': By<{ readonly opponent: Seat | 'neutral'; readonly manner: Manner; readonly totals: readonly number[] }>
  'duel-lost': By<{ readonly opponent: Seat | 'neutral'; readonly totals: readonly number[] }>
  gained: By<{ readonly gain: Amounts; readonly by: Cause }>
  paid: By<{ readonly cost: Amounts; readonly for: Cause }>
  /** NAF-CARD-02 */
  'coins-taken': By<{ readonly from: Seat; readonly coins: number; readonly card: CardId }>
  'die-for-gain': By<{ readonly card: CardId; readonly die: number }>
  traded: By<{ readonly gave: Goods; readonly got: Goods }>
  'artifact-discarded': By<{ readonly tier: Tier; readonly card: ArtifactId | null }>
  hired: By<{ readonly adventurer: AdventurerId; readonly price: number }>
  'adventurer-came': By<{ readonly adventurer: AdventurerId }>
  'adventurer-declined': By<{ readonly adventurer: AdventurerId }>
  'party-changed': By<{ readonly party: Readonly<Party> }>
  'row-filled': { readonly added: readonly AdventurerId[] }
  'row-refreshed': By<{ readonly row: readonly AdventurerId[] }>
  'bag-refilled': { readonly count: number }
  'animal-gained': By<{ readonly animal: PackAnimal }>
  'animal-returned': By<{ readonly animal: PackAnimal; readonly for: Foe | CardId }>
  'artifacts-drawn': By<Drawn & { readonly for: CardId | 'store' }>
  /** How many of the drawn cards were discarded. */
  'artifacts-kept': By<Drawn & { readonly kept: number }>
  'deck-shuffled': { readonly deck: Tier | 'treasure' | 'arcade' }
  'camp-placed': By<{ readonly on: SpaceId | Foe | 'mine'; readonly number: number | null; readonly left: number }>
  'end-triggered': By
  'route-completed': { readonly goods: TradeGoods; readonly seats: readonly Seat[]; readonly points: number }
  'treasures-found': By<{ readonly treasures: readonly TreasureId[] }>
  'treasure-kept': By<{ readonly treasure: TreasureId; readonly place: 'animal' | 'beside' }>
  'treasure-discarded': By<{ readonly treasure: TreasureId }>
  'town-left': By<{ readonly hearts: number }>
  moved: By<{ readonly from: SpaceId; readonly to: SpaceId }>
  /** NAF-WATER-02 */
  'turned-back': By<{ readonly from: SpaceId; readonly to: SpaceId }>
  'foe-faced': By<{ readonly foe: Foe; readonly from: SpaceId; readonly to: SpaceId }>
  'foe-defeated': By<{ readonly foe: Foe }>
  'foe-bypassed': By<{ readonly foe: Foe | null; readonly with: 'caution' | PackAnimal | CardId }>
  'foe-prevailed': By<{ readonly foe: Foe; readonly back: SpaceId }>
  'encounter-read': By<{
    readonly space: SpaceId
    readonly narrator: Seat
    readonly source: Encountered['source']
    readonly id: EncounterId
    readonly paragraph: kernel.ParagraphId
    readonly choices: readonly Choice[]
  }>
  'option-chosen': By<Choice>
  /** A passage that keywords lead to (NAF-KEY-02). */
  'keywords-matched': By<{ readonly keywords: readonly Keyword[] }>
  'encounter-won': By<
    Told & { readonly bonus: boolean; readonly brings: Gain } & Required<Pick<Outcome, 'keywords' | 'stories'>>
  >
  /** The result is read all the same where a story goes on (NAF-CHAR-06). */
  'encounter-lost': By<Told>
  'villain-read': By<{ readonly villain: VillainId; readonly paragraph: kernel.ParagraphId }>
  'villain-result': By<{ readonly villain: VillainId; readonly paragraph: kernel.ParagraphId }>
  'token-removed': { readonly space: SpaceId }
  'keyword-noted': By<{ readonly keyword: Keyword }>
  'story-noted': By<{ readonly story: StoryId }>
  'story-crossed-out': By<{ readonly story: StoryId }>
  'box-marked': By<{ readonly boxes: number }>
  'stage-completed': By<{ readonly stages: number; readonly next: EncounterId | null }>
  'experience-gained': By<{ readonly unspent: number }>
  'skill-bought': By<{ readonly skill: SkillId }>
  'world-card-gained': By<{ readonly card: WorldCardId }>
  /** Somebody has it already (NAF-REWARD-05). */
  'world-card-missed': By<{ readonly card: WorldCardId }>
  'gift-declined': By<{ readonly gift: WorldCardId | 'bird' }>
  'artifact-bought': By<{ readonly card: ArtifactId }>
  converted: By<{ readonly card: CardId }>
  'chief-taken': By<{ readonly chief: ChiefId }>
  'game-ended': { readonly why: 'camps' | 'nothing-left' | 'no-camps' | 'last-round' }
  'villains-prevailed': { readonly villains: readonly VillainId[] }
}

/** What one game of a campaign hands to the next. Between evenings `sheets` are those of all members, at a table those of its seats. */
export interface Campaign {
  readonly mode: Mode
  /** The maps of the games that were played. */
  readonly maps: readonly MapNumber[]
  /** NAF-MORE-02 */
  readonly skips: boolean
  readonly sheets: readonly Sheet[]
  /** Members who would not play the last game again: when all would not, a defeat ends the campaign. */
  readonly conceding: readonly kernel.Member[]
  readonly conceded: boolean
  /** Characters of members who do not come. */
  readonly taken: readonly Character[]
  /** The seats with the fewest points of the game before (NAF-PLATY-01). */
  readonly fewest: readonly Seat[]
  /** All have lost the last game together (NAF-VILLAIN-04). */
  readonly lost: boolean
}

/** What its bots look at. */
export type Feature =
  | 'points'
  | 'camps-placed'
  | 'food'
  | 'coins'
  | 'gems'
  | 'tokens'
  | 'move'
  | 'explore'
  | 'skill'
  | 'combat'
  | 'caution'
  | 'hearts-of-party'
  | 'hearts-on-road'
  | 'on-road'
  | 'animals'
  | 'treasures'
  | 'adventurers'
  | 'banners-for-chief'
  | 'reputation'
  | 'hand'
  | 'hand-ready'
  | 'hand-near'
  | 'hand-far'
  | 'routes-begun'
  | 'routes-shared'
  | 'digs'
  | 'beats-threat'
  | 'experience'

export interface NearAndFar extends kernel.Shape {
  state: State
  options: Options
  decisions: Decisions
  contexts: Contexts
  events: Events
  sources: Source
  scenario: null
  campaign: Campaign | null
  features: Feature
  /** `concede`: not to play the last game again if it is lost, which needs all of them. */
  between: { readonly learn: SkillId } | { readonly character: Character } | 'concede'
}

export type Table = kernel.Table<NearAndFar>
export type Rules<T = void> = kernel.Rules<T>
export type Opening = kernel.Opening<NearAndFar>
export type SeenState = kernel.Redacted<State>
export type SeenPlayer = kernel.Redacted<Player>
