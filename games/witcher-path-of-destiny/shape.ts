import type * as kernel from '@krcma/kernel'
import type { AbilityId, Window } from './content/abilities.ts'
import type { AllianceId, Faction } from './content/alliances.ts'
import type { AutomaAbilityId, Difficulty } from './content/automas.ts'
import type { CardId } from './content/cards.ts'
import type { BoardId, CharacterId } from './content/characters.ts'
import type { EffortId } from './content/extra-effort.ts'
import type { Back, GoalId } from './content/hidden-goals.ts'
import type { Bonus, Path } from './content/story.ts'
import type { Colour, Side, SymbolId } from './content/symbols.ts'
import type { TaleId } from './content/tales.ts'

export type Seat = kernel.Seat
/** Whoever has a figure on the initiative track. */
export type Figure = Seat | 'automa'

/** A card of a timeline; `covered` says which of its symbols lie under a lost-symbol token. */
export interface Laid {
  card: CardId
  covered: boolean[]
  /** Whether it was played in this turn; a kept card was not (WPD-EDGE-05, -09). */
  fresh: boolean
}

export type Pool = { [S in SymbolId]: number }

/** WPD-STRI-18: counts as a token, and when lost lies on the board until the next chapter. */
export interface Special {
  symbol: SymbolId
  lost: boolean
}

/** Everything that symbols and points are counted from: a player's, or the Automa's. */
export interface Body {
  timeline: Laid[]
  pool: Pool
  special: Special | null
  /** WPD-CIR-01: the card that has another colour while the effects of this turn are resolved. */
  recoloured: { card: CardId; colour: Colour } | null
  vp: number
  /** The regular marker, and the gold one once it is on the track. */
  xp: number
  gold: number | null
  /** Where the VP came from. */
  points: { [S in Source]: number }
  /** The Lesser Evil: face down with their owner. */
  alliances: { [F in Faction]: kernel.Zone<AllianceId> }
}

export interface Player extends Body {
  character: CharacterId | null
  hand: kernel.Zone<CardId>
  /** Cards of the hand that everybody has just seen there; they join the others when cards are played. */
  shown: kernel.Zone<CardId>
  /** The cards chosen in this turn, until their effects are resolved. */
  chosen: CardId[]
  /** By slot. */
  abilities: ('locked' | 'ready' | 'used')[]
  /** Striga: the level reached on each requirement card. */
  levels: { [C in Colour]: number }
}

export interface Automa extends Body {
  character: CharacterId
}

export type Pair = [CardId, CardId]
export type Token = Faction | 'both'

export interface HiddenGoal {
  back: Back
  /** The colour of the requirement card beside it. */
  colour: Colour
  /** Its only thing is the goal; seen by those who may look. */
  front: kernel.Zone<GoalId>
}

export type Phase =
  | 'characters'
  | 'draft'
  | 'before-play'
  | 'play'
  | 'resolve'
  | 'dominance'
  | 'alliances'
  | 'end-of-chapter'
  | 'keep'
  | 'kept'
  | 'story'
  | 'over'

export interface State {
  tale: TaleId
  phase: Phase
  chapter: number
  turn: number
  /** The decisions taken; with the tale, it says which pages lie open. */
  path: Path
  /** Which path is dominant, from the end of a chapter until the next begins. */
  dominant: Side | null
  /** The numbers of the fate tokens. */
  fate: { left: number[]; right: number[]; aside: number[] }
  pathTokens: { [S in Side]: Seat | null }
  /** The top card is the last. */
  deck: kernel.Zone<CardId>
  discard: CardId[]
  /** The pairs from the highest row to the lowest. */
  supply: (Pair | null)[]
  /** From first to last. */
  initiative: Figure[]
  /** Where the figures stand while cards are drafted. */
  places: { top: Figure[]; rows: (Figure | null)[] }
  /** Whose turn it is in a step that figures take one after the other, and who follows. */
  queue: Figure[]
  boards: kernel.Zone<BoardId>
  /** The two boards that somebody chooses from. */
  dealt: kernel.Zone<BoardId>
  players: Player[]
  automa: Automa | null
  sideQuests: boolean
  /** The Edge of the World: one card for each chapter. */
  efforts: EffortId[] | null
  /** Striga. */
  goals: HiddenGoal[] | null
  /** Goals that are not in the game; nobody knows which. */
  goalBox: kernel.Zone<GoalId>[]
  /** The Lesser Evil. */
  alliances: {
    /** By row. */
    tokens: (Token | null)[]
    decks: { [F in Faction]: kernel.Zone<AllianceId> }
    /** Applied in this chapter, and not yet turned face down. */
    revealed: { [F in Faction]: kernel.Zone<AllianceId> }
    discards: { [F in Faction]: kernel.Zone<AllianceId> }
  } | null
  hero: Figure | null
}

export type Variant = 'full' | 'without-effort' | 'first-game'

export interface Options {
  tale: TaleId
  variant: Variant
  /** Solo: whose board the Automa has. */
  automa: 'random' | CharacterId
  difficulty: Difficulty
}

/** A symbol that is lost: a token, one on a card, or none at all where Training keeps it. */
export type Loss =
  | { readonly from: 'pool' | 'special'; readonly symbol: SymbolId }
  | { readonly from: 'card'; readonly card: CardId; readonly symbol: SymbolId }
  | { readonly from: 'training' }

type OfAbility = { readonly ability: AbilityId }

interface Decisions {
  board: BoardId
  /** 0 is the top position, beside the deck. */
  draft: number
  'draw-energy': { readonly cards: readonly [CardId, CardId] }
  'alliance-deck': Faction
  'discard-alliance': AllianceId
  ability: AbilityId | 'pass'
  'supply-card': CardId
  'release-pair': number
  'release-symbol': SymbolId | 'none'
  symbol: SymbolId
  'own-card': CardId
  'hand-card': CardId
  'elder-blood': { readonly cards: readonly CardId[] }
  colour: Colour
  play: { readonly cards: readonly CardId[] }
  lose: Loss
  dominance: Side
  'next-alliance': AllianceId
  exchange: Side
  keep: { readonly cards: readonly CardId[] }
  look: Back
  'automa-card': CardId
}

interface Contexts {
  ability: { readonly window: Window; readonly card: CardId | null }
  'supply-card': OfAbility
  'release-symbol': { readonly chosen: readonly SymbolId[] }
  symbol: OfAbility
  'own-card': OfAbility
  'hand-card': { readonly for: AbilityId | 'story' }
  colour: { readonly ability: AbilityId; readonly card: CardId | null }
  'discard-alliance': { readonly faction: Faction }
  /** Whose effect it is, if a card's; and how many are still to be lost. */
  lose: { readonly card: CardId | null; readonly left: number }
  keep: { readonly active: { readonly [S in Side]: SymbolId } }
}

/** What VP and XP are gained by. */
export type Source =
  | 'chapter-1'
  | 'chapter-2'
  | 'chapter-3'
  | 'story'
  | 'effort'
  | 'goals'
  | 'side-quest'
  | 'experience'
export type XpFrom = 'position' | 'effect' | 'ability' | 'effort' | 'requirement' | 'alliance' | 'chapter' | 'story'
export type TokensFrom = 'effect' | 'ability' | 'effort' | 'alliance' | 'story' | 'toss' | 'board'

type By<T> = { readonly figure: Figure } & T
type BySeat<T> = { readonly seat: Seat } & T
type Cards = readonly CardId[]

interface Events {
  'automa-seated': { readonly character: CharacterId; readonly difficulty: Difficulty }
  'boards-dealt': BySeat<{ readonly boards: readonly BoardId[] | null }>
  'character-taken': BySeat<{ readonly character: CharacterId; readonly cards: Cards; readonly sideQuest: boolean }>
  'efforts-laid': { readonly efforts: readonly EffortId[] }
  'goals-laid': { readonly goals: readonly { readonly back: Back; readonly colour: Colour }[] }
  'tokens-laid': { readonly tokens: readonly (Token | null)[] }
  'page-read': { readonly page: number; readonly paragraph: kernel.ParagraphId }
  'chapter-began': { readonly chapter: number; readonly left: SymbolId; readonly right: SymbolId }
  'turn-began': { readonly chapter: number; readonly turn: number }
  'pair-removed': { readonly row: number; readonly cards: Cards }
  'pairs-dealt': { readonly pairs: readonly { readonly row: number; readonly cards: Cards }[] }
  'deck-shuffled': { readonly cards: number }
  drafted: By<{ readonly row: number; readonly cards: Cards | null }>
  initiative: { readonly order: readonly Figure[] }
  'cards-swapped': BySeat<{ readonly cards: Cards }>
  'ability-used': BySeat<{ readonly ability: AbilityId }>
  'ability-unlocked': BySeat<{ readonly ability: AbilityId }>
  'automa-ability': { readonly ability: AutomaAbilityId }
  'automa-grew': { readonly ability: AutomaAbilityId }
  'card-taken': By<{ readonly card: CardId; readonly discarded: CardId }>
  'cards-discarded': BySeat<{ readonly cards: Cards }>
  'cards-drawn': BySeat<{ readonly count: number; readonly cards: Cards | null }>
  'cards-revealed': BySeat<{ readonly symbol: SymbolId; readonly cards: Cards; readonly taken: CardId | null }>
  'card-returned': BySeat<{ readonly card: CardId }>
  'card-recoloured': BySeat<{ readonly card: CardId; readonly colour: Colour }>
  'cards-played': By<{ readonly cards: Cards }>
  'effect-resolved': BySeat<{ readonly card: CardId; readonly degree: number }>
  'effect-void': BySeat<{ readonly card: CardId }>
  'tokens-gained': By<{ readonly symbol: SymbolId; readonly amount: number; readonly from: TokensFrom }>
  'symbol-lost': By<{ readonly symbol: SymbolId; readonly card: CardId | null; readonly special: boolean }>
  'loss-prevented': BySeat<unknown>
  'xp-gained': By<{ readonly amount: number; readonly from: XpFrom }>
  'xp-lost': By<{ readonly amount: number }>
  'gold-reached': By<unknown>
  'vp-gained': By<{ readonly amount: number; readonly from: Source }>
  'vp-lost': By<{ readonly amount: number }>
  'effort-made': By<{ readonly effort: EffortId }>
  'level-reached': BySeat<{ readonly colour: Colour; readonly level: number }>
  'goal-seen': BySeat<{ readonly back: Back; readonly goal: GoalId | null }>
  tossed: { readonly side: Side; readonly symbol: SymbolId }
  'fate-placed': {
    readonly token: number
    readonly side: Side | null
    readonly supports: readonly { readonly figure: Figure | 'mat'; readonly side: Side | null }[]
  }
  dominant: { readonly side: Side; readonly symbol: SymbolId; readonly by: 'tokens' | 'highest' | 'choice' | 'toss' }
  'alliance-drawn': By<{ readonly faction: Faction; readonly alliance: AllianceId | null }>
  'alliance-discarded': By<{ readonly faction: Faction; readonly alliance: AllianceId | null }>
  'alliances-shuffled': { readonly faction: Faction }
  'alliances-revealed': By<{ readonly alliances: readonly AllianceId[] }>
  'alliance-applied': BySeat<{ readonly alliance: AllianceId; readonly works: boolean }>
  'path-token': { readonly side: Side; readonly seat: Seat | null; readonly count: number }
  'cards-kept': BySeat<{ readonly cards: Cards }>
  bonus: BySeat<{ readonly side: Side; readonly bonus: Bonus }>
  'initiative-moved': BySeat<{ readonly to: 'first' | 'last' }>
  'special-gained': BySeat<{ readonly symbol: SymbolId }>
  'special-returned': BySeat<{ readonly symbol: SymbolId }>
  'hands-opened': { readonly hands: readonly { readonly seat: Seat; readonly cards: Cards }[] }
  'goal-opened': { readonly back: Back; readonly goal: GoalId }
  'side-quest': BySeat<{ readonly character: CharacterId; readonly count: number }>
  hero: By<{ readonly character: CharacterId; readonly paragraph: kernel.ParagraphId }>
}

/** What the mind looks at. */
export type Feature =
  | 'points'
  | 'experience'
  | 'gold-experience'
  | 'dominant-symbols'
  | 'other-symbols'
  | 'inactive-symbols'
  | 'dominant-path-token'
  | 'other-path-token'
  | 'first-ability'
  | 'second-ability'
  | 'third-ability'
  | 'fourth-ability'
  | 'next-play'
  | 'hand-symbols'
  | 'spare-hand-symbols'
  | 'side-quest'
  | 'initiative'
  | 'effort-begun'
  | 'requirements-near'
  | 'hidden-goals'
  | 'alliances'
  | 'keepsakes'

export interface PathOfDestiny extends kernel.Shape {
  state: State
  options: Options
  decisions: Decisions
  contexts: Contexts
  events: Events
  sources: Source
  features: Feature
  scenario: null
  campaign: null
}

export type Table = kernel.Table<PathOfDestiny>
export type Rules<T = void> = kernel.Rules<T>
export type SeenState = kernel.Redacted<State>
export type SeenPlayer = kernel.Redacted<Player>
