import {
  type Chance,
  type Kind,
  type OptionOf,
  openQuiet,
  type QuietTable,
  rank,
  type Source,
  same,
} from '@krcma/kernel'
import { ARTIFACT_IDS, type ArtifactId, artifact } from '../content/artifacts.ts'
import { CHARACTER_IDS } from '../content/characters.ts'
import { TREASURE_IDS } from '../content/treasures.ts'
import { playerAt } from '../reckoning/players.ts'
import { sheetOf } from '../reckoning/score.ts'
import { newSheet } from '../reckoning/sheet.ts'
import { game } from '../rules/game.ts'
import type {
  Campaign,
  Encountered,
  NearAndFar,
  Options,
  Player,
  Source as Points,
  Seat,
  Sheet,
  State,
  Turn,
} from '../shape.ts'

export const USUAL: Options = {
  mode: 'first',
  map: 'fitting',
  town: 'dusk',
  encounters: 'usual',
  length: 'usual',
  tokens: 'random',
  book: 'new',
}

export interface Scene {
  readonly players?: number
  readonly options?: Partial<Options>
  readonly campaign?: Campaign | null
  /** Dice and draws in the order in which they come: a die of 4 is 4, the first of a list is 1. Ones afterwards. */
  readonly dice?: readonly number[]
  readonly stage?: State['stage']
  readonly turn?: Partial<Turn>
  readonly change?: (state: State, first: Player) => void
}

/** Nothing is left to chance in the set-up: what could be drawn first is. */
const still: Chance = {
  below: () => 0,
  die: () => 1,
  dice: (count) => Array.from({ length: count }, () => 1),
  pick: <T>(from: readonly T[]) => from[0] as T,
  draw: <T>(from: T[]) => from.shift() as T,
  shuffle: (list) => list,
  weighted: <T>(of: readonly (readonly [T, number])[]) => of[0]?.[0] as T,
}

/** An encounter that was read, as far as a test needs to know. */
export function met(
  given: Pick<Encountered, 'space' | 'source' | 'id'> & Partial<Encountered>,
): NonNullable<State['encounter']> {
  return { choices: [], way: null, rolled: null, won: null, bonus: false, ...given }
}

/** A table in the middle of a game: seat 0 is about to act in the second round, with empty hands and no tokens on the map. */
export function open(scene: Scene = {}): Sitting {
  const { players = 2, dice = [], campaign = null } = scene
  const setUp: typeof game.setUp = (given) => arranged(game.setUp(given, still), scene)
  return sit(setUp, players, { ...USUAL, ...scene.options }, campaign, dice)
}

/** A state as it was set up, brought to the middle of a game. */
export function arranged(state: State, { stage = 'action', turn = {}, change }: Scene): State {
  Object.assign(state, { stage, round: 2, first: 0, active: 0, tokens: [] })
  for (const [seat, player] of state.players.entries()) {
    player.character ??= CHARACTER_IDS[seat] ?? null
    player.animal = 'dog'
    player.party.blue = 'animal'
    state.decks.basic.items.push(...player.passing.items.splice(0))
    state.decks.advanced.items.push(...player.drawn.advanced.items.splice(0))
  }
  change?.(state, playerAt(state, 0))
  Object.assign(state.turn, turn)
  return state
}

/** A game that is over, as it is changed here. */
export function ended({ players = 2, campaign = null, ...scene }: Scene): Ended {
  const opening = { players, options: { ...USUAL, ...scene.options }, scenario: null, campaign }
  return new Ended(arranged(game.setUp(opening, still), { ...scene, stage: 'over' }))
}

export class Ended {
  readonly state: State
  constructor(state: State) {
    this.state = state
  }

  get ending(): ReturnType<typeof game.ending> {
    return game.ending(this.state)
  }

  points(source: Points, seat: Seat = 0): number {
    return sheetOf(this.state, seat).find((one) => one.source === source)?.points ?? 0
  }

  total(seat: Seat = 0): number {
    return sheetOf(this.state, seat).reduce((sum, { points }) => sum + points, 0)
  }

  /** From 1, shared where all is equal. */
  get places(): readonly number[] {
    return rank(this.ending.keys)
  }
}

/** A table from its very beginning. */
export function openNew({ players = 2, dice = [], ...scene }: Scene = {}): Sitting {
  return sit(game.setUp, players, { ...USUAL, ...scene.options }, scene.campaign ?? null, dice)
}

function sit(
  setUp: typeof game.setUp,
  players: number,
  options: Options,
  campaign: Campaign | null,
  dice: readonly number[],
): Sitting {
  const events: Told[] = []
  const hear = (kind: string, data: unknown) => events.push({ kind, data: data as Told['data'] })
  const left = [...dice]
  const source: Source = { below: (n) => ((left.shift() ?? 1) - 1) % n }
  return new Sitting(
    openQuiet({ ...game, setUp }, { players, options, scenario: null, campaign }, source, hear),
    events,
  )
}

interface Told {
  readonly kind: string
  readonly data: Record<string, unknown>
}

/** Somebody at the table who sees everything and answers for everybody. */
export class Sitting {
  readonly table: QuietTable<NearAndFar>
  readonly events: Told[]
  constructor(table: QuietTable<NearAndFar>, events: Told[]) {
    this.table = table
    this.events = events
  }

  get state(): State {
    return this.table.state
  }

  player(seat: Seat = 0): Player {
    return playerAt(this.state, seat)
  }

  /** The open questions, as "seat kind". */
  get asked(): string[] {
    return this.table.asked.filter(({ answered }) => answered === undefined).map(({ seat, kind }) => `${seat} ${kind}`)
  }

  /** What a seat may answer to a question or offer; nothing, if it has none of this kind. */
  options<K extends Kind<NearAndFar>>(kind: K, seat: Seat = this.state.active): readonly OptionOf<NearAndFar, K>[] {
    const found = this.table.decisions(seat).find((decision) => decision.kind === kind)
    return (found?.options ?? []) as readonly OptionOf<NearAndFar, K>[]
  }

  context(kind: Kind<NearAndFar>, seat: Seat = this.state.active): unknown {
    return this.table.decisions(seat).find((decision) => decision.kind === kind)?.context
  }

  answer<K extends Kind<NearAndFar>>(kind: K, option: OptionOf<NearAndFar, K>, seat: Seat = this.state.active): this {
    const decision = this.table.decisions(seat).find((one) => one.kind === kind)
    if (decision === undefined) throw new Error(`${seat} is not asked ${kind}; asked: ${this.asked.join(', ')}`)
    const index = (decision.options as readonly unknown[]).findIndex((offered) => same(offered, option))
    if (index < 0) throw new Error(`${JSON.stringify(option)} is not among ${JSON.stringify(decision.options)}`)
    this.table.give(decision, index)
    return this
  }

  may<K extends Kind<NearAndFar>>(kind: K, option: OptionOf<NearAndFar, K>, seat: Seat = this.state.active): boolean {
    return this.options(kind, seat).some((offered) => same(offered, option))
  }

  told(kind: keyof NearAndFar['events'] & string): Record<string, unknown>[] {
    return this.events.filter((event) => event.kind === kind).map(({ data }) => data)
  }

  points(source: Points, seat: Seat = 0): number {
    return sheetOf(this.state, seat).find((one) => one.source === source)?.points ?? 0
  }
}

/** Puts cards from wherever they lie into somebody's hand. */
export function hold(state: State, seat: Seat, ...ids: readonly ArtifactId[]): void {
  take(state, ids)
  for (const id of ids) playerAt(state, seat).hand[artifact(id).tier].items.push(id)
}

/** Puts cards before somebody, as if they had been bought or found. */
export function own(
  state: State,
  seat: Seat,
  ...ids: readonly (Player['bought'][number] | Player['treasures'][number] | Player['world'][number])[]
): void {
  take(state, ids)
  const player = playerAt(state, seat)
  for (const id of ids) {
    if ((ARTIFACT_IDS as readonly string[]).includes(id)) player.bought.push(id as ArtifactId)
    else if ((TREASURE_IDS as readonly string[]).includes(id)) player.treasures.push(id as Player['treasures'][number])
    else player.world.push(id as Player['world'][number])
  }
}

function take(state: State, ids: readonly string[]): void {
  const { decks } = state
  for (const deck of [decks.basic, decks.advanced]) deck.items = deck.items.filter((id) => !ids.includes(id))
  decks.treasure.items = decks.treasure.items.filter((id) => !ids.includes(id))
}

/** Puts adventurers from bag and row into a party, or among the inactive ones. */
export function lead(state: State, seat: Seat, ...ids: readonly Player['inactive'][number][]): void {
  forget(state, ids)
  for (const id of ids) {
    const slot = id.split('-')[1] as keyof Player['party']
    const { party, inactive } = playerAt(state, seat)
    if (party[slot] === null) party[slot] = id
    else inactive.push(id)
  }
}

export function rest(state: State, seat: Seat, ...ids: readonly Player['inactive'][number][]): void {
  forget(state, ids)
  playerAt(state, seat).inactive.push(...ids)
}

function forget(state: State, ids: readonly string[]): void {
  state.bag.items = state.bag.items.filter((id) => !ids.includes(id))
  state.row = state.row.filter((id) => !ids.includes(id))
}

export function withSkills(...skills: Sheet['skills']): Sheet {
  return { ...newSheet(), character: 'riza', skills }
}
