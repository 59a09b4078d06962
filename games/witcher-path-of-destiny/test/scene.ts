import { type Chance, type Decision, openQuiet, type QuietTable, type Source, same, source } from '@krcma/kernel'
import { ACTION_IDS, type CardId, cardOf } from '../content/cards.ts'
import { CHARACTERS, type CharacterId } from '../content/characters.ts'
import type { GoalId } from '../content/hidden-goals.ts'
import type { SymbolId } from '../content/symbols.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/set-up.ts'
import type { Figure, Laid, Options, Pair, PathOfDestiny, Player, Pool, Seat, State } from '../shape.ts'

export const USUAL: Options = {
  tale: 'edge-of-the-world',
  variant: 'full',
  automa: 'vesemir',
  difficulty: 'normal',
}

/** Chance that always takes the first, for a set-up that is changed afterwards. */
const still: Chance = {
  below: () => 0,
  die: () => 1,
  dice: () => [],
  pick: <T>(from: readonly T[]) => from[0] as T,
  draw: <T>(from: T[]) => from.shift() as T,
  shuffle: (list) => list,
  weighted: <T>(of: readonly (readonly [T, number])[]) => of[0]![0],
}

/** Outcomes from 0 as said, and anyhow after that: 0 tosses the left path, 1 the right one. */
export function falls(...values: readonly number[]): Source {
  const left = [...values]
  const after = source(1)
  return { below: (n) => left.shift() ?? after.below(n) }
}

/** Cards as they lie after earlier turns. */
export function lying(...cards: readonly CardId[]): Laid[] {
  return cards.map((card) => ({ card, covered: cardOf(card).symbols.map(() => false), fresh: false }))
}

export interface Given {
  readonly character?: CharacterId
  readonly hand?: readonly CardId[]
  readonly timeline?: readonly CardId[]
  readonly pool?: Partial<Pool>
  readonly xp?: number
  readonly gold?: number | null
  readonly vp?: number
  /** The slots that are ready; 1 unless said. */
  readonly ready?: readonly number[]
  readonly special?: Player['special']
}

export interface Scene {
  readonly players: readonly Given[]
  readonly options?: Partial<Options>
  readonly phase?: State['phase']
  readonly chapter?: number
  readonly turn?: number
  readonly path?: State['path']
  readonly dominant?: State['dominant']
  readonly fate?: Partial<State['fate']>
  /** The pairs of the rows from the highest; rows that are not said are empty. */
  readonly supply?: readonly (Pair | null)[]
  /** The top card first; all cards that lie nowhere else unless said. */
  readonly deck?: readonly CardId[]
  readonly discard?: readonly CardId[]
  readonly initiative?: readonly Figure[]
  readonly queue?: readonly Figure[]
  readonly change?: (state: State) => void
}

/** A state in which everything is as it would be, but for what is said. Chapter 1: left diplomacy, right combat. */
function scene(given: Scene): State {
  const { players, options, deck, supply, change } = given
  const opening = { players: players.length, options: { ...USUAL, ...options }, scenario: null, campaign: null }
  const state = setUp(opening, still)
  const known = new Set<CardId>([
    ...players.flatMap(({ hand = [], timeline = [] }) => [...hand, ...timeline]),
    ...(supply ?? []).flatMap((pair) => pair ?? []),
    ...(given.discard ?? []),
    ...(deck ?? []),
  ])
  const rest = ACTION_IDS.filter((card) => !known.has(card))
  state.supply = state.supply.map((_, i) =>
    supply === undefined ? (rest.splice(0, 2) as Pair) : supply[i] == null ? null : [...supply[i]],
  )
  state.deck.items = deck === undefined ? [...rest].reverse() : [...deck].reverse()
  state.discard = [...(given.discard ?? [])]
  state.phase = given.phase ?? 'play'
  state.chapter = given.chapter ?? 1
  state.turn = given.turn ?? 1
  state.path = given.path ?? ''
  state.dominant = given.dominant ?? null
  state.fate = { left: [], right: [], aside: [], ...given.fate }
  const free = CHARACTERS.filter((id) => id !== state.automa?.character && !players.some((one) => one.character === id))
  players.forEach((own, seat) => {
    const player = state.players[seat]!
    player.character = own.character ?? free.shift()!
    player.hand.items = [...(own.hand ?? [])]
    player.timeline = lying(...(own.timeline ?? []))
    Object.assign(player.pool, own.pool)
    player.xp = own.xp ?? 0
    player.gold = own.gold ?? null
    player.vp = own.vp ?? 0
    player.special = own.special ?? null
    player.abilities = [1, 2, 3, 4].map((slot) => ((own.ready ?? []).includes(slot) ? 'ready' : 'locked'))
  })
  state.boards.items = state.boards.items.filter(
    (board) => !state.players.some(({ character }) => board === `board-${character}`),
  )
  const figures: Figure[] = [...players.keys()]
  if (state.automa !== null) figures.push('automa')
  state.initiative = [...(given.initiative ?? figures)]
  state.queue = [...(given.queue ?? (state.phase === 'draft' ? state.initiative : []))]
  change?.(state)
  return state
}

type Kinds = PathOfDestiny['decisions']

/** A table at which a test plays. */
export class At {
  readonly table: QuietTable<PathOfDestiny>
  readonly told: { kind: string; data: Record<string, unknown> }[] = []

  constructor(state: State, chance: Source | number = 1, options: Partial<Options> = {}) {
    const opening = {
      players: state.players.length,
      options: { ...USUAL, ...options },
      scenario: null,
      campaign: null,
    }
    this.table = openQuiet({ ...game, setUp: () => state }, opening, chance, (kind, data) => {
      this.told.push({ kind, data: data as Record<string, unknown> })
    })
  }

  get state(): State {
    return this.table.state
  }
  player(seat: Seat): Player {
    return this.state.players[seat]!
  }
  /** What is being asked, as 'seat kind'. */
  get asked(): readonly string[] {
    return this.table.asked.filter(({ answered }) => answered === undefined).map(({ seat, kind }) => `${seat} ${kind}`)
  }
  decision<K extends keyof Kinds>(seat: Seat, kind: K): Decision<PathOfDestiny> & { readonly kind: K } {
    const found = this.table.decisions(seat).find((decision) => decision.kind === kind)
    if (found === undefined) throw new Error(`seat ${seat} is not asked ${kind}, but ${this.asked.join(', ')}`)
    return found as Decision<PathOfDestiny> & { readonly kind: K }
  }
  options<K extends keyof Kinds>(seat: Seat, kind: K): readonly Kinds[K][] {
    return this.decision(seat, kind).options as readonly Kinds[K][]
  }
  may(seat: Seat, kind: keyof Kinds): boolean {
    return this.table.decisions(seat).some((decision) => decision.kind === kind)
  }
  answer<K extends keyof Kinds>(seat: Seat, kind: K, option: Kinds[K]): this {
    const decision = this.decision(seat, kind)
    const index = (decision.options as readonly unknown[]).findIndex((offered) => same(offered, option))
    if (index < 0) throw new Error(`${JSON.stringify(option)} is not among ${JSON.stringify(decision.options)}`)
    this.table.give(decision, index)
    return this
  }
  /** Everybody plays these two cards, the first player's first. */
  play(...pairs: readonly (readonly CardId[])[]): this {
    pairs.forEach((cards, seat) => {
      this.answer(seat, 'play', { cards })
    })
    return this
  }
  heard(kind: string): Record<string, unknown>[] {
    return this.told.filter((event) => event.kind === kind).map(({ data }) => data)
  }
  /** Answers everything with the first option for as long as it is said. */
  run(going: (at: At) => boolean): this {
    while (!this.table.over && going(this)) {
      const [open] = this.table.asked.filter(({ answered }) => answered === undefined)
      this.table.give(open!, 0)
    }
    return this
  }
}

export function at(given: Scene, chance?: Source | number): At {
  return new At(scene(given), chance, given.options)
}

/** Two cards without symbols or with a condition that nobody meets, to play beside what matters. */
export const DULL: readonly [CardId, CardId] = ['act-36', 'act-50']

/** The symbols of a timeline and its tokens, as letters: CDEM. */
export function symbolsOf(player: Player): string {
  const letters: Record<SymbolId, string> = { combat: 'C', diplomacy: 'D', exploration: 'E', magic: 'M' }
  const printed = player.timeline.flatMap(({ card, covered }) =>
    cardOf(card).symbols.filter((_, i) => covered[i] !== true),
  )
  const tokens = (Object.keys(player.pool) as SymbolId[]).flatMap((symbol) =>
    Array.from({ length: player.pool[symbol] }, () => symbol),
  )
  return [...printed, ...tokens]
    .map((symbol) => letters[symbol])
    .sort()
    .join('')
}

/** Puts these goals beside the requirement cards, in the order of their backs. */
export function withGoals(...goals: readonly [GoalId, GoalId, GoalId, GoalId]): (state: State) => void {
  return (state) => {
    state.goals!.forEach((goal, i) => {
      const [was] = goal.front.items
      const box = state.goalBox[i]!
      box.items = [was!, ...box.items].filter((id) => id !== goals[i])
      goal.front.items = [goals[i]!]
    })
  }
}
