/**
 * The kernel: what every game of Krčma stands on. This file is its whole public interface.
 *
 * ## A table's life
 *
 * 1. Somebody **opens** a table: `openTable(game, opening)`. The game's `setUp` makes the first state out of the options
 *    and of chance. The seed of that chance is secret; its hash (`commitment`) is shown to everybody beforehand, and each
 *    seat may mix in words of its own (`contributions`), so that neither the house nor a player can choose the dice: the seats
 *    show `sealWords(commitment, words)` first, and their words when everybody has.
 * 2. The kernel calls the game's `turn` again and again until `over(state)`. Before each call it takes a **checkpoint**:
 *    the state alone, for between two turns nothing else is true. Inside a turn the rules are a running generator, and
 *    the table is *checkpoint + answers since*. A long turn of the rulebook is many short ones here, with the continuation in
 *    the state: how far one may take back has nothing to do with where a turn ends.
 * 3. The rules `yield*` where somebody must decide (`choose`, `together`, `sideBySide`, `window`). The table then shows
 *    **decisions**: who, what kind, which options. Beside them stand **offers**: what a seat may do at any time.
 * 4. Somebody **answers**. A wrong answer is a `Refusal` and changes nothing. A right one becomes an **entry**: the answer
 *    and every outcome of chance that it led to. Entries are only ever added, so whoever stores them loses nothing.
 * 5. Copying, undoing, restarting and replaying are one act: clone a checkpoint and give the answers again, with the
 *    recorded outcomes in place of new ones.
 * 6. The game is over; `ending` says who won and why. The seed is revealed, and `verify(game, record)` proves that every die
 *    came from it.
 *
 * Everything hidden lives in **zones**. A `view` is what one seat may see; `imagine` is a copy of the table in which all that
 * this seat cannot see is dealt anew, which is all that a bot is ever given.
 */

import type { Source } from './chance.ts'
import type { Language, Words } from './words.ts'

// ---------------------------------------------------------------------------------------------------------------- data

/** A place at the table, counted from 0 clockwise. */
export type Seat = number

/** Whose eyes: a seat's, those of somebody who only watches, or (after the end, and in tests) all eyes at once. */
export type Viewer = Seat | 'spectator' | 'all-seeing'

/** State, options, answers and events are plain JSON with whole numbers: no classes, no Maps, no undefined. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A thing that can be hidden: its id, or an object that has one. Ids of hidden things occur nowhere else in the state. */
export type Thing = string | { readonly id: string }

/**
 * Where things lie, and who sees them. `of` says what they can be exchanged for in the eyes of one who does not see them: the
 * unseen things of all zones with the same `of` are dealt anew together by `reshuffle`.
 */
export interface Zone<T extends Thing = string> {
  of: string
  sees: 'all' | Seat[]
  items: T[]
}

/** A state as somebody sees it: a zone that is hidden from them holds a number instead of things. */
export type Redacted<S> =
  S extends Zone<infer T>
    ? { readonly of: string; readonly sees: 'all' | readonly Seat[]; readonly items: readonly T[] | number }
    : S extends object
      ? { readonly [K in keyof S]: Redacted<S[K]> }
      : S

// ---------------------------------------------------------------------------------------------------------- what a game is

/** The types of one game, declared once, from which rules, bots, words and board are checked against each other. */
export interface Shape {
  /** Everything that is true of the game. */
  state: object
  /** What a table can be set to, each with a short list of values. */
  options: object
  /** Kind of decision -> type of its options. */
  decisions: object
  /** Kind of decision -> what the decider needs to see besides the state; kinds without are left out. */
  contexts: object
  /** Kind of event -> what is told. */
  events: object
  /** The sources of points on a score sheet. */
  sources: string
  /** What a scenario says, or null for games without. */
  scenario: object | null
  /** What one game of a campaign hands to the next, or null for games without. */
  campaign: object | null
}

export type Kind<G extends Shape> = keyof G['decisions'] & string
export type EventKind<G extends Shape> = keyof G['events'] & string
export type OptionOf<G extends Shape, K extends Kind<G>> = G['decisions'][K]
export type ContextOf<G extends Shape, K extends Kind<G>> = K extends keyof G['contexts'] ? G['contexts'][K] : undefined

/** How a table is set before it opens. */
export interface Opening<G extends Shape> {
  readonly players: number
  readonly options: G['options']
  readonly scenario: G['scenario']
  readonly campaign: G['campaign']
}

export interface Game<G extends Shape> {
  readonly id: string
  /** The version of rules, state, options, scenario and campaign. Raise it with every change that an older one would notice. */
  readonly rules: number
  /** The cards, tiles and numbers that the rules read at a table opened like this, without prose; hashed into its record. */
  content(opening: Opening<G>): unknown
  /** How many may play. */
  readonly players: readonly number[]
  /** How many may play on a scenario; without it, as many as without one. */
  playersOn?(scenario: NonNullable<G['scenario']>): readonly number[]
  /** The values of each option, the usual one first. */
  readonly options: { readonly [K in keyof G['options']]: readonly G['options'][K][] }
  /** Reads a scenario out of anything at all, or refuses it, saying where; without it, no table opens with a scenario. */
  readScenario?(message: unknown): NonNullable<G['scenario']> | Refusal
  /** What an editor should say of a scenario that can be read. A table opens with warnings, never with errors. */
  check?(scenario: NonNullable<G['scenario']>): readonly Finding[]
  /** Reads what an earlier game handed out, of these rules by now; without it, no table opens with a campaign. */
  readCampaign?(message: unknown): NonNullable<G['campaign']> | Refusal
  /** How its campaigns go on from evening to evening; a game with it reads campaigns. */
  readonly saga?: SagaRules<G>
  /** Says what is wrong with an opening whose parts are each allowed, if anything. */
  refuses?(opening: Opening<G>): string | undefined
  /** Makes the first state. What the players decide in set-up belongs into the first turn. */
  setUp(opening: Opening<G>, chance: Chance): G['state']
  /** One turn, or any stretch of the game after which the state alone says where it stands: a few answers, never hundreds. */
  turn(t: Table<G>): Rules
  over(state: G['state']): boolean
  /** Asked only when the game is over. */
  ending(state: G['state']): EndingOf<G>
  /** What a seat may do at any time, beside whatever is being asked. */
  readonly offers?: { readonly [K in Kind<G>]?: Offer<G, K> }
  /** From what version n wrote to what n + 1 reads. */
  readonly migrations?: { readonly [version: number]: Migration }
  /** A copy of the state that shares nothing with it, written out for speed; without it, a general one is used. */
  copy?(state: G['state']): G['state']
  /** No game asks for more answers than this. */
  readonly bound: number
  /** The ids of all content that some game should use; an id counts as used when an event tells of it. */
  readonly pieces: readonly string[]
  /** Every component, wherever it lies; always the same list but for order. Without it, what lies in zones. */
  inventory?(state: G['state']): readonly string[]
}

/** What lives longer than a version of the rules, one step further; a part that did not change is left out. */
export interface Migration {
  state?(state: unknown): unknown
  options?(options: unknown): unknown
  scenario?(scenario: unknown): unknown
  campaign?(campaign: unknown): unknown
}

/** What an editor says about one place of a scenario (`rules[2].when`). */
export interface Finding {
  readonly path: string
  readonly severity: 'error' | 'warning'
  readonly words: { readonly [L in Language]: string }
}

/**
 * Something that a seat may do beside what is being asked: beside the questions that `beside` names, or any. It never interrupts
 * a step that has begun (`Table.step`), and so no other offer either. Where it could be used, a question with one option is
 * asked all the same and a window stops, so that the moment does not pass unseen.
 */
export interface Offer<G extends Shape, K extends Kind<G>> {
  readonly beside?: readonly Kind<G>[]
  /** Whether having it depends on what others cannot see: then those who could have it are always asked, for being asked tells. */
  readonly secret?: boolean
  /** Whether it loses nothing by waiting for a question that is asked anyway: then nothing stops for its sake. */
  readonly patient?: boolean
  /** What this seat may do now; may read only what the seat sees. */
  options(state: G['state'], seat: Seat): readonly OptionOf<G, K>[]
  act(t: Table<G>, seat: Seat, option: OptionOf<G, K>): Rules
}

/** Points by source, in the order in which they are counted. */
export type ScoreSheet<G extends Shape> = readonly {
  readonly source: G['sources']
  readonly points: number
}[]

export interface EndingOf<G extends Shape> {
  /** One per seat. */
  readonly sheets: readonly ScoreSheet<G>[]
  /** One list per seat, the greater the better, later numbers breaking ties of earlier ones; `rank` makes places of it. */
  readonly keys: readonly (readonly number[])[]
  /** Opponents that are no seat, such as an automaton; ranked with the seats. */
  readonly rivals?: readonly Rival<G>[]
  /** A verdict that is not a ranking, as in solo games; worded by the game's words. */
  readonly outcome?: string
  /** What the campaign goes on with. */
  readonly campaign?: G['campaign']
}

export interface Rival<G extends Shape> {
  /** Who it is; named by the game's words. */
  readonly id: string
  readonly sheet: ScoreSheet<G>
  /** As `keys` of a seat. */
  readonly key: readonly number[]
}

/** With places from 1, shared where all keys are equal. */
export interface Ending<G extends Shape> extends Omit<EndingOf<G>, 'rivals' | 'campaign'> {
  readonly places: readonly number[]
  readonly rivals: readonly (Rival<G> & { readonly place: number })[]
  readonly campaign?: Carried<G['campaign']>
}

/** What one game of a campaign hands to the next, with the version of the rules that wrote it: it may lie for months. */
export interface Carried<C = unknown> {
  readonly rules: number
  readonly sheets: C
}

// ------------------------------------------------------------------------------------------------------------------- sagas

/** The number of a sheet. It never changes: whoever leaves a saga leaves the sheet behind, and somebody else may take it up. */
export type Member = number

/** Who is in a saga: whose sheets somebody holds now, and who comes to the evening in question, by seat. */
export interface Company {
  readonly members: readonly Member[]
  readonly seats: readonly Member[]
}

export type SheetsOf<G extends Shape> = NonNullable<G['campaign']>
/** What a member may do between evenings: a shape that has such things declares them as `between`. */
export type ChoiceOf<G extends Shape> = G extends { between: infer C } ? C : never

/** One evening of a saga: what it opens with. Options and scenario that are left out are those that the saga began with. */
export interface EveningOf<G extends Shape> {
  readonly options?: Partial<G['options']>
  readonly scenario?: G['scenario']
  /** The sheets of those who come, as `setUp` reads them: by seat. */
  readonly campaign: SheetsOf<G>
}

/**
 * A campaign of several evenings, as its game runs it: pure functions over the sheets of all members, which change nothing that
 * they are given. The house keeps sheets, members and tables, and decides nothing. What a member alone may know of the own sheet
 * lies in a zone that this member (not a seat) `sees`.
 */
export interface SagaRules<G extends Shape> {
  /** The sheets of so many members as there are players in the opening, which has no campaign yet. */
  begin(opening: Opening<G>): SheetsOf<G> | Refusal
  /** With one sheet more, the last, for somebody who joins later; without it, nobody does. */
  join?(sheets: SheetsOf<G>): SheetsOf<G> | Refusal
  over(sheets: SheetsOf<G>): boolean
  /** Of how many members the sheets are. */
  size(sheets: SheetsOf<G>): number
  /** What the next evening may be opened with if these come, the usual one first; or why it cannot be. */
  evenings(sheets: SheetsOf<G>, company: Company): readonly EveningOf<G>[] | Refusal
  /**
   * The sheets after an evening, of those who came and of those who did not: from what its ending handed out, or null if it was
   * given up. 'again': it does not count, the sheets stay as they were.
   */
  after(sheets: SheetsOf<G>, company: Company, handedOut: SheetsOf<G> | null): SheetsOf<G> | 'again'
  /** What a member may do with the own sheet between evenings, none of which must be done unless `evenings` refuses without. */
  choices?(sheets: SheetsOf<G>, member: Member): readonly ChoiceOf<G>[]
  choose?(sheets: SheetsOf<G>, member: Member, choice: ChoiceOf<G>): SheetsOf<G>
}

/** A saga as it is kept, perhaps for years: of which rules, with what it was begun, and the sheets. */
export interface SavedSaga extends Carried {
  readonly options: unknown
  readonly scenario: unknown
}

/** A saga between two evenings. What is done to it gives another one to be kept, or is refused and changes nothing. */
export interface OpenSaga<G extends Shape> {
  readonly over: boolean
  readonly size: number
  /** The sheets as a member may see them, or somebody who is none. */
  view(member: Member | 'spectator'): Redacted<SheetsOf<G>>
  /** What a table may be opened with (a `Start` without names and seed), one for each evening that there may be next. */
  evenings(company: Company): readonly Evening<G>[] | Refusal
  after(company: Company, handedOut: Carried | null): { readonly again: boolean; readonly saga: SavedSaga } | Refusal
  join(): SavedSaga | Refusal
  choices(member: Member): readonly ChoiceOf<G>[]
  choose(member: Member, choice: unknown): SavedSaga | Refusal
  save(): SavedSaga
}

export interface Evening<G extends Shape> {
  readonly options: G['options']
  readonly scenario: G['scenario']
  readonly campaign: Carried<SheetsOf<G>>
}

// ------------------------------------------------------------------------------------------- the table, as the rules see it

/** Rules are generators: they read like the rulebook and `yield*` where somebody must decide. */
export type Rules<T = void> = Generator<Pause, T, Given>
/** What passes between the rules and the table; nobody but the kernel looks inside. */
export type Pause = { readonly pause: unique symbol }
export type Given = { readonly given: unique symbol }

export interface Table<G extends Shape> {
  /** Changed in place. */
  readonly state: G['state']
  readonly opening: Opening<G>
  readonly seats: readonly Seat[]
  readonly chance: Chance

  /**
   * Asks one seat. A decision with one option is not asked, unless the seat has an offer that it may use first, or `always`
   * (when being asked tells something, or not being asked would); a decision with none is a mistake in the rules. The options are
   * listed afresh if an offer interrupts.
   */
  choose<K extends Kind<G>>(
    seat: Seat,
    kind: K,
    options: () => readonly OptionOf<G, K>[],
    ...how: How<G, K>
  ): Rules<OptionOf<G, K>>

  /** Asks several seats at once. The answers stay secret, and may be changed, until all are in. Always asks. */
  together<K extends Kind<G>>(
    seats: readonly Seat[],
    kind: K,
    options: (seat: Seat) => readonly OptionOf<G, K>[],
    ...how: How<G, K>
  ): Rules<readonly { readonly seat: Seat; readonly option: OptionOf<G, K> }[]>

  /**
   * Runs the rules of several seats at once, answers interleaving as they come. Each branch has its own chance, so that the
   * result is the same whoever is faster, as long as no branch touches what another reads.
   */
  sideBySide<T>(seats: readonly Seat[], branch: (seat: Seat) => Rules<T>): Rules<readonly T[]>

  /**
   * A moment at which nothing is asked but offers can be used, by the seats that it is `of` (all, unless said). Stops for those
   * that have an offer, at once or, `inTurn`, one after the other in their order, until each has passed. An offer that was used
   * opens it anew, from the first seat on.
   */
  window<K extends PassKind<G>>(kind: K, how?: { readonly of?: readonly Seat[]; readonly inTurn?: boolean }): Rules

  /** One step of play, which nobody interrupts once it has begun: offers stand beside its first question alone. */
  step<T>(rules: () => Rules<T>): Rules<T>

  /** Says what happened: to everybody, or `secretly` in another form to some. */
  tell<K extends EventKind<G>>(kind: K, data: G['events'][K], secretly?: Secretly<G['events'][K]>): void

  /** Marks that these seats have learnt something that no zone shows (a paragraph read aloud): they cannot take it back. */
  learnt(seats: readonly Seat[]): void
}

/** The kinds whose only option is 'pass': those that a window can ask. */
export type PassKind<G extends Shape> = {
  [K in Kind<G>]: OptionOf<G, K> extends 'pass' ? K : never
}[Kind<G>]

/** Kinds that declare a context must give it. `always`: see choose. */
export type How<G extends Shape, K extends Kind<G>> = K extends keyof G['contexts']
  ? [how: { context: (seat: Seat) => G['contexts'][K]; always?: boolean }]
  : [how?: { always?: boolean }]

export type Secretly<D> = { readonly to: readonly Seat[]; readonly data: D }

/** Dice, draws and shuffles. Every outcome is recorded. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number
  /** A whole number from 1 to `sides`. */
  die(sides: number): number
  dice(count: number, sides: number): number[]
  pick<T>(from: readonly T[]): T
  /** Takes one thing out at random. */
  draw<T>(from: T[]): T
  /** Shuffles in place, and gives the same list back. */
  shuffle<T>(list: T[]): T[]
  /** One of the values, each as likely as its weight (whole numbers). */
  weighted<T>(of: readonly (readonly [value: T, weight: number])[]): T
}

// ---------------------------------------------------------------------------------------- the table, as everybody else sees it

/** Something that a seat may answer. Discriminated by `kind`. */
export type Decision<G extends Shape> = {
  [K in Kind<G>]: {
    /** Names this very question; it is another one after every answer of the seat, so a late answer can be told apart. */
    readonly id: string
    readonly seat: Seat
    readonly kind: K
    readonly options: readonly OptionOf<G, K>[]
    readonly context: ContextOf<G, K>
    /** Whether this is something that the seat may do, not something that it must answer. */
    readonly offer: boolean
    /** What was answered already, where it can still be changed (`together`). */
    readonly answered?: OptionOf<G, K>
  }
}[Kind<G>]

/** An answer as it comes from outside; anything at all may come, so everything that takes one takes `unknown`. */
export interface Answer {
  readonly seat: Seat
  readonly decision: string
  readonly option: unknown
}

/**
 * An answer given in advance: to every decision of this kind, as long as it is among the options, until an event of the kind
 * `until` is told (or until taken back). No other seat learns of it. Without `option`: takes the standing answer back.
 */
export interface Standing {
  readonly kind: string
  readonly option?: unknown
  readonly until?: string
}

/** Why not. Never an exception: a refused message changes nothing, and `reason` has words in both languages. */
export interface Refusal {
  readonly refused: Reason
  /** What it is about: a field, a decision, an entry. */
  readonly about: string
}
export type Reason =
  | 'malformed' // not of the form that was asked for
  | 'wrong-seat' // that decision is somebody else's
  | 'stale' // that decision has been answered, or has changed, since
  | 'not-an-option'
  | 'game-over'
  | 'not-allowed' // this number of players, option, scenario or campaign
  | 'nothing-to-undo'
  | 'needs-consent' // taking back would undo chance, a secret seen, or somebody's answer
  | 'too-far-back' // this table does not reach back so far; open it from its whole record
  | 'other-game' // a record of another game
  | 'newer-rules' // a record of rules that this program does not know yet
  | 'older-rules' // a record of rules that this program can no longer replay
  | 'damaged' // a record that does not agree with itself
  | 'wrong-dice' // outcomes that do not come from the seed

export interface Accepted {
  readonly refused?: never
  readonly entry: Entry
  /** The number of the first event that this led to. */
  readonly from: number
}

/** An event as one viewer hears it. `after`: the entry that led to it (-1: the opening). */
export type Told<G extends Shape> = {
  [K in EventKind<G>]: {
    readonly n: number
    readonly after: number
    readonly kind: K
    readonly data: G['events'][K]
  }
}[EventKind<G>]

export interface View<G extends Shape> {
  readonly viewer: Viewer
  readonly state: Redacted<G['state']>
  readonly turn: number
  /** The number of the next entry: two views with the same number are the same. */
  readonly entries: number
  /** Who is being asked what, and whether they have answered already; public. */
  readonly asked: readonly { readonly seat: Seat; readonly kind: Kind<G>; readonly answered: boolean }[]
  /** What the viewer may answer: questions first, then offers. */
  readonly decisions: readonly Decision<G>[]
  readonly standing: readonly Standing[]
  readonly undo: Undo
  readonly ending: Ending<G> | null
}

export type Undo = 'free' | 'needs-consent' | 'nothing-to-undo'

/** A table that only plays: for search and simulation. It keeps no record and cannot go back. */
export interface QuietTable<G extends Shape> {
  readonly game: Game<G>
  readonly opening: Opening<G>
  readonly seats: readonly Seat[]
  /** The whole truth: for the rules, for tests, never for anybody's eyes. */
  readonly state: G['state']
  readonly turn: number
  readonly over: boolean
  /** All that is being asked now (not offers), also what was answered and can still be changed. */
  readonly asked: readonly Decision<G>[]
  /** The seats that the game waits for. */
  readonly waiting: readonly Seat[]
  /** What this seat may answer: questions first, then offers. */
  decisions(seat: Seat): readonly Decision<G>[]
  /** Answers one of this table's present decisions by an index into its options; trusted, and therefore fast. */
  give(decision: Decision<G>, option: number): void
  ending(): Ending<G> | null
  /** Equal states have equal hashes, in Node and in every browser. */
  hash(): string
}

/** A table at which somebody sits. */
export interface OpenTable<G extends Shape> extends QuietTable<G> {
  /** Answers a decision (an `Answer`). */
  answer(message: unknown): Accepted | Refusal
  /** Sets or takes back a standing answer (a `Standing`). Answers what is being asked, if it fits. */
  stand(seat: Seat, message: unknown): Accepted | Refusal
  /**
   * Takes the seat's last answer back. `consented`: beyond chance, secrets and other seats' answers; all later answers fall with
   * it, and those given together with one that falls, for everybody has seen them.
   */
  undo(seat: Seat, how?: { readonly consented: boolean }): Accepted | Refusal
  /**
   * How many entries of the present turn the game would stand without: taken back, changed since, standing answers, and undos. Whoever
   * keeps a table bounds it, for nobody gets anywhere by them.
   */
  readonly idle: number
  /** What `undo` would say. */
  canUndo(seat: Seat): Undo

  /** What a viewer sees. What is as it was in an earlier view is taken from there: the same objects, not equal ones. */
  view(viewer: Viewer, before?: View<G>): View<G>
  /** What this viewer heard, from event number `from` on. */
  events(viewer: Viewer, from?: number): readonly Told<G>[]

  /** A copy with dice of its own: for search. */
  fork(seed: number): QuietTable<G>
  /** A fork in which all that the seat cannot see is dealt anew and nothing that others decided in secret is known. */
  imagine(seat: Seat, seed: number): QuietTable<G>

  /** Everything, from the set-up on; only where the table was opened here, or restored from a whole record. */
  record(): GameRecord
  /** The least that a store needs to go on and to take back freely: a few checkpoints, and the entries since the first. */
  save(): Saved
}

// -------------------------------------------------------------------------------------------------------------- what is kept

/** What happened, once: an answer, a standing answer, or an undo, with the chance that it used. Numbered without gaps. */
export interface Entry {
  readonly n: number
  readonly seat: Seat
  /** For an answer: the decision and the option. */
  readonly decision?: string
  readonly option?: unknown
  readonly stand?: Standing
  /** The numbers of the entries taken back. */
  readonly undo?: readonly number[]
  /** Outcomes of chance: first those in the running turn, then those at the start of each further turn. */
  readonly chance?: readonly (readonly number[])[]
  /** The seats that saw something new. */
  readonly shown?: readonly Seat[]
  /** The earlier answers that came to light with this one, given together. */
  readonly together?: readonly number[]
}

/** A state between two turns, and the little that the kernel knows besides. */
export interface Checkpoint {
  /** The number of the next entry. */
  readonly at: number
  readonly turn: number
  readonly state: unknown
  /** Outcomes of chance between this checkpoint and the first question after it. */
  readonly chance: readonly number[]
  readonly standing: readonly (Standing & { readonly seat: Seat })[]
  /** How often each seat has taken back, and how many events were told. */
  readonly undone: readonly number[]
  readonly told: number
}

export interface Saved {
  readonly krcma: 1
  readonly game: string
  readonly rules: number
  readonly content: string
  readonly seats: readonly string[]
  readonly options: unknown
  readonly scenario: unknown
  readonly campaign: Carried | null
  readonly commitment: string
  readonly contributions: readonly string[]
  /** Secret until the game is over. */
  readonly seed: string
  /** Outcomes of chance in the set-up, then those before the first question. */
  readonly setUp: readonly (readonly number[])[]
  readonly entries: readonly Entry[]
  readonly checkpoints: readonly Checkpoint[]
}

/** A `Saved` with all entries and the latest checkpoint alone, the hash of the state it leads to, and a seal over all of it. */
export interface GameRecord extends Saved {
  readonly hash: string
  readonly over: boolean
  readonly seal: string
}

/** How a live table is opened. */
export interface Start {
  /** Names of the seats; their number is the number of players. */
  readonly seats: readonly string[]
  readonly options?: unknown
  readonly scenario?: unknown
  /** What an earlier game handed out: a `Carried`. */
  readonly campaign?: unknown
  /** 64 hexadecimal digits from a good source of entropy. */
  readonly seed: string
  readonly contributions?: readonly string[]
  /** How many checkpoints stay in memory besides those that a store needs, and so how far a consented undo reaches; all, unless said. */
  readonly inMemory?: number
}

// ------------------------------------------------------------------------------------------------------- a game and its company

/**
 * What a bot knows of a game. It is asked about imagined states, and must not read what the seat cannot see. A mind says what it
 * looks at (`Senses`) and is made by `learned`; one that is written by hand has no `learnt`. The optional parts are for games
 * whose turns are long: hundreds of answers, most of which are not worth a search of their own.
 */
export interface Mind<G extends Shape> {
  /** How a state looks to a seat, in points of the final score, compared with what it says of the others; need not be whole. */
  evaluate(state: G['state'], seat: Seat): number
  /**
   * What a sensible player does at once: an index into the options; -1 leaves an offer alone. As long as the seat follows a
   * plan, it is given with every decision: then what the plan does next; -1 to a question ends it, done or no longer possible.
   */
  choose(state: G['state'], decision: Decision<G>, random: Source, plan?: Json): number
  /**
   * When imagined worlds are compared: at the same moment, a number that never falls. Without it, the turn. A game of many
   * short turns says what its players would call one (`round * players + active`), or whoever took more steps is judged earlier.
   */
  moment?(state: G['state']): number
  /** Whether an answer hardly matters (which of two equal dice comes first): `choose` gives it, and no search branches there. */
  plain?(decision: Decision<G>): boolean
  /**
   * Macro-actions: what a seat may set out to do from this decision on (a hero's route, a round of shopping), a few at most,
   * the one that it would follow unsearched first; none where the decision stands for itself. A search weighs plans instead of
   * options, because what pays at the end of many steps is not found step by step. `choose` follows the chosen one, over
   * decisions and turns, until it ends it; what comes to light on the way, by chance or as a secret, has the seat plan anew.
   */
  plans?(state: G['state'], decision: Decision<G>): readonly Json[]
  readonly learnt?: Learnt<G>
}

/** The names of what a mind looks at: a shape with a mind that learns declares them as `features`. */
export type FeatureOf<G extends Shape> = G extends { features: infer F extends string } ? F : never

/**
 * What a mind looks at. What each of it is worth is learnt from games (`krcma train`) and lies in `mind/weights.json`; nobody writes
 * it down. Features are small numbers, from about -10 to 10, that a player would recognise: coins, goals that can still be
 * met. They are looked at in imagined states, and read only what the seat sees.
 */
export interface Senses<G extends Shape> extends Pick<Mind<G>, 'moment' | 'plain'> {
  readonly features: readonly FeatureOf<G>[]
  /** A number for each feature, in their order; as the seat sees the state. */
  look(state: G['state'], seat: Seat, judge: Judge): ArrayLike<number>
  /** How far the game has come, from 0 to 1: a coin is worth more early than late, so worths are learnt for several moments. */
  progress(state: G['state']): number
  /**
   * By kind of decision: the names of what speaks for an option. The first is how good it looks, in points as far as one can say
   * (`judge` helps): until more is learnt it counts alone.
   */
  readonly leanings?: { readonly [K in Kind<G>]?: readonly string[] }
  /** For kinds with leanings: a number for each of them, option by option. To leave an offer alone has 0 in all. */
  lean?(state: G['state'], decision: Decision<G>, judge: Judge): readonly ArrayLike<number>[]
  /** Kinds that are answered by chance, the better the likelier: where it would cost to be foreseen. */
  readonly mixed?: readonly Kind<G>[]
  /** As `Mind.plans`. */
  plans?(state: G['state'], decision: Decision<G>, judge: Judge): readonly Json[]
  /** As `Mind.choose`: for kinds without leanings, and for the steps of plans. */
  choose?(state: G['state'], decision: Decision<G>, random: Source, judge: Judge, plan?: Json): number
}

/** What has been learnt, for senses that make use of it themselves: for whatever would be looked at after a choice. */
export interface Judge {
  /** What one of each feature is worth at this progress, in points and in the order of `features`. Not to be changed. */
  worths(progress: number): ArrayLike<number>
  /** How much each leaning of a kind of decision speaks for an option, in their order. Not to be changed. */
  pulls(kind: string): ArrayLike<number>
}

/** What was learnt from games: data of a game, valid for one version of its rules. */
export interface Weights {
  readonly rules: number
  /** What one of each feature is worth, in points of the lead at the end, at moments evenly spread from first to last. */
  readonly features: { readonly [feature: string]: readonly number[] }
  /** By how many points the lead at the end differs from the one foreseen (standard error), at the same moments. */
  readonly doubt: readonly number[]
  /** How much each leaning speaks for an option, by kind of decision. */
  readonly leanings: { readonly [kind: string]: { readonly [leaning: string]: number } }
  readonly made: Training
}

/** How weights were made: the same seed, games and rules make the same weights. */
export interface Training {
  readonly seed: number
  /** Games learnt from, in all. */
  readonly games: number
  /** How strong it became on the way. */
  readonly curve: readonly Milestone[]
}

export interface Milestone {
  readonly games: number
  /** Of the variance of leads at the end, how much was not foreseen, in games not learnt from. */
  readonly loss: number
  /** The share of games that it won at once, without search, against the mind of the milestone before. */
  readonly won: number
}

/** What a mind that learns says about itself. */
export interface Learnt<G extends Shape> {
  readonly senses: Senses<G>
  readonly weights: Weights
  readonly judge: Judge
  /** By how many points the lead at the end probably differs from what `evaluate` says. */
  doubt(state: G['state']): number
  /** How much speaks for each option of a decision; null for kinds without leanings. */
  urges(state: G['state'], decision: Decision<G>): readonly number[] | null
  /** The same mind with other weights. */
  again(weights: Weights): Mind<G>
}

/** Why a choice is better than the next: plain data, worded by `because`. */
export interface Why {
  /** By how many points of the lead at the end. */
  readonly points: number
  /** The most telling first. */
  readonly for: readonly Cause[]
  readonly against: readonly Cause[]
}

export interface Cause {
  readonly feature: string
  /** How much more of it, compared with the others at the table, or less if below 0. */
  readonly by: number
  /** What that is worth. */
  readonly points: number
}

/** What a game's package exports: all that the programs around the kernel need. */
/** How a game on a scenario went: by what it ended, in which round, and which parts of the scenario came about. */
export interface Course {
  readonly end: string
  readonly round: number
  readonly came: readonly string[]
}

export interface Room<G extends Shape> {
  readonly game: Game<G>
  readonly words: { readonly [L in Language]: Words<G> }
  readonly mind: Mind<G>
  /** For reports on many games: what a seat was (class, hero), which pieces it ended up with, and what these cost. */
  readonly report: {
    traits(state: G['state'], seat: Seat): Readonly<Record<string, string>>
    holdings(state: G['state'], seat: Seat): readonly string[]
    price?(piece: string): number | undefined
    /** For games with scenarios: what a trial of one looks at when a game is over. */
    course?(state: G['state']): Course
  }
}

/**
 * A paragraph of long prose, as events, options and states name it: `<chapter>/<paragraph>`. They never carry the text itself, so
 * that a first visit loads none of it, records stay as they are when a sentence is mended, and nobody has what nobody was told. An
 * event that opens a paragraph says so in a field `paragraph`; words put others into their sentences by `Speaker.read`. A house
 * hands out a text to whoever was shown the paragraph's id, in a view or an event: name no paragraph before it may be read.
 */
export type ParagraphId = `${string}/${string}`

/** What `games/<id>/book/<language>/<chapter>.ts` exports as `chapter`: the text of each paragraph, loaded when one is opened. */
export type Chapter = Readonly<Record<string, string>>

// ----------------------------------------------------------------------------------------------------------------- functions

export { commit, type Source, sealWords, source } from './chance.ts'
export { depending, everyMisfit, type Form, fields, listOf, misfit, nullable, oneOf, text, whole } from './form.ts'
export { hash } from './hash.ts'
export { learned, misfits } from './learned.ts'
export { openTable } from './live.ts'
export { migrated } from './migration.ts'
export { examineScenario, playersOn, readOpening, readScenario } from './opening.ts'
export { canonical, clone, same } from './plain.ts'
export { openQuiet } from './play.ts'
export { rank, total } from './ranking.ts'
export { type Restored, readRecord, replay, restore, restoring, type Verified, verify } from './record.ts'
export { refuse } from './refusal.ts'
export { beginSaga, openSaga } from './saga.ts'
export {
  because,
  type Language,
  refusalWords,
  type SagaWords,
  type ScenarioPart,
  type Speaker,
  type Words,
} from './words.ts'
export { count, redact, reshuffle, seenBy } from './zones.ts'
