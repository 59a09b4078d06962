import { type Chance, type Decision, openQuiet, type QuietTable, type Source, same, source } from '@krcma/kernel'
import { type CardId, cardOf } from '../content/cards.ts'
import type { FactionId } from '../content/factions.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Rotation, Slot } from '../content/lattice.ts'
import type { Scenario } from '../content/scenario.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import type { TileId } from '../content/tiles.ts'
import { startingDeck } from '../reckoning/starting-deck.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/set-up/set-up.ts'
import { settleIn } from '../rules/set-up/settling.ts'
import { layTile } from '../rules/tiles.ts'
import type { FieldKey, Heroes3, Options, Player, Seat, State, Table, Task } from '../shape.ts'

export const USUAL = Object.fromEntries(
  Object.entries(game.options).map(([key, [first]]) => [key, first]),
) as unknown as Options

/** Chance that always takes the first, for a set-up that is changed afterwards. */
export const still: Chance = {
  below: () => 0,
  die: () => 1,
  dice: () => [],
  pick: <T>(from: readonly T[]) => from[0] as T,
  draw: <T>(from: T[]) => from.shift() as T,
  shuffle: (list) => list,
  weighted: <T>(of: readonly (readonly [T, number])[]) => of[0]![0],
}

/** Outcomes from 0 as said, and anyhow after that. Faces of dice are counted from 0 as in the content. */
export function falls(...values: readonly number[]): Source {
  const left = [...values]
  const after = source(1)
  return { below: (n) => left.shift() ?? after.below(n) }
}

export interface Lord {
  readonly faction?: FactionId
  readonly hero?: HeroId
  readonly hand?: readonly CardId[]
  /** The top card first. */
  readonly deck?: readonly CardId[]
  /** The top card last. */
  readonly discard?: readonly CardId[]
  readonly at?: FieldKey
  readonly second?: FieldKey
  readonly change?: (player: Player) => void
}

export interface Scene {
  readonly lords?: readonly Lord[]
  readonly scenario?: Scenario
  readonly options?: Partial<Options>
  readonly round?: number
  readonly active?: Seat
  readonly map?: readonly (readonly [TileId, Slot, Rotation?])[]
  /** Instead of the turn of the active player and what follows it. */
  readonly agenda?: readonly Task[]
  /** Tops of the shared decks, the top card first. */
  readonly decks?: { readonly [D in keyof State['decks']]?: readonly CardId[] }
  readonly change?: (state: State) => void
}

const FACTIONS: readonly (readonly [FactionId, HeroId])[] = [
  ['castle', 'catherine'],
  ['necropolis', 'tamika'],
  ['dungeon', 'mutare'],
]

const MAP: NonNullable<Scene['map']> = [
  ['N4', [0, 0]],
  ['F1', [1, 0]],
  ['S3', [0, 1]],
  ['S1', [-1, 0]],
  ['F5', [1, -1]],
  ['F3', [-1, 1]],
  ['N3', [0, -1]],
  ['C1', [2, -1]],
  ['S2', [2, 0]],
]

/** What the rules see of a table that is only being set. */
function quietly(state: State): Table {
  return {
    state,
    chance: still,
    seats: state.players.map((_, seat) => seat),
    tell: () => undefined,
    learnt: () => undefined,
  } as unknown as Table
}

function deal(state: State, cards: readonly CardId[]): void {
  const zones = [
    ...state.players.flatMap(({ hand, deck, discard, top }) => [hand, deck, discard, top]),
    ...Object.values(state.decks).map(({ deck }) => deck),
  ]
  for (const zone of zones) zone.items = zone.items.filter((card) => !cards.includes(card))
  for (const { discard } of Object.values(state.decks))
    discard.splice(0, discard.length, ...discard.filter((card) => !cards.includes(card)))
}

/** A game in the middle: everything is as after a set-up, but for what is said. */
export function scene(given: Scene = {}): State {
  const { lords = [{}, {}], active = 0, round = 2 } = given
  const scenario = given.scenario ?? SCENARIOS['last-chance']
  const opening = { players: lords.length, options: { ...USUAL, ...given.options }, scenario, campaign: null }
  const state = setUp(opening, still)
  const t = quietly(state)
  state.first = 0
  lords.forEach(({ faction, hero }, seat) => {
    const player = state.players[seat]!
    player.faction = faction ?? FACTIONS[seat]![0]
    player.hero = hero ?? FACTIONS.find(([id]) => id === player.faction)![1]
  })
  for (const [tile, slot, rotation = 0] of given.map ?? MAP) layTile(t, null, tile, slot, rotation)
  settleIn(t)
  state.round = round
  state.active = active
  state.turnsOver = active
  lords.forEach((lord, seat) => {
    const player = state.players[seat]!
    const { hand = [], deck, discard = [] } = lord
    deal(state, [...hand, ...(deck ?? []), ...discard])
    player.hand.items = [...hand]
    for (const card of [...hand, ...(deck ?? []), ...discard]) {
      const { kind } = cardOf(card)
      const gained = kind === 'ability' || kind === 'artifact' || kind === 'spell'
      if (gained && !startingDeck(state, seat).includes(card)) player.gained[kind]++
    }
    if (deck !== undefined) player.deck.items = [...deck].reverse()
    player.top.items = discard.slice(-1)
    player.discard.items = discard.slice(0, -1)
    const units = { castle: 'griffins', necropolis: 'skeletons', dungeon: 'harpies' } as const
    player.units = [{ card: units[player.faction!], side: 'few', overlays: [] }]
    if (lord.at !== undefined) player.heroes.main = { ...player.heroes.main!, field: lord.at, last: lord.at }
    if (lord.second !== undefined)
      player.heroes.secondary = { field: lord.second, mp: 2, last: lord.second, passing: false, flying: false }
    lord.change?.(player)
  })
  for (const [id, cards] of Object.entries(given.decks ?? {})) {
    deal(state, cards)
    state.decks[id as keyof State['decks']]!.deck.items.push(...[...cards].reverse())
  }
  const later = lords.map((_, seat) => seat).filter((seat) => seat > active)
  const tasks: readonly Task[] = given.agenda ?? [
    { do: 'act', seat: active },
    { do: 'end-turn', seat: active },
    ...later.map((seat): Task => ({ do: 'turn', seat })),
    { do: 'last-actions' },
    { do: 'end-round' },
  ]
  state.agenda = [...tasks].reverse()
  given.change?.(state)
  return state
}

type Kinds = Heroes3['decisions']

/** A table at which a test plays. */
export class At {
  readonly table: QuietTable<Heroes3>
  readonly told: { kind: string; data: Record<string, unknown> }[] = []

  constructor(state: State, chance: Source | number, options: Partial<Options>) {
    const opening = {
      players: state.players.length,
      options: { ...USUAL, ...options },
      scenario: state.setting.scenario,
      campaign: null,
    }
    this.table = openQuiet({ ...game, setUp: () => state }, opening, chance, (kind, data) => {
      this.told.push({ kind, data: JSON.parse(JSON.stringify(data)) as Record<string, unknown> })
    })
  }
  get state(): State {
    return this.table.state
  }
  player(seat: Seat = 0): Player {
    return this.state.players[seat]!
  }
  hero(seat: Seat = 0, rank: 'main' | 'secondary' = 'main') {
    return this.player(seat).heroes[rank]!
  }
  /** What is being asked, as 'seat kind'. */
  get asked(): readonly string[] {
    return this.table.asked.map(({ seat, kind }) => `${seat} ${kind}`)
  }
  options<K extends keyof Kinds>(kind: K, seat?: Seat): readonly Kinds[K][] {
    return this.decision(kind, seat).options as readonly Kinds[K][]
  }
  may(kind: keyof Kinds, seat: Seat): boolean {
    return this.table.decisions(seat).some((decision) => decision.kind === kind)
  }
  decision<K extends keyof Kinds>(kind: K, seat?: Seat): Decision<Heroes3> & { readonly kind: K } {
    const seats = seat === undefined ? this.table.seats : [seat]
    const found = seats.flatMap((one) => this.table.decisions(one)).find((decision) => decision.kind === kind)
    if (found === undefined) throw new Error(`nobody is asked ${kind}, but ${this.asked.join(', ')}`)
    return found as Decision<Heroes3> & { readonly kind: K }
  }
  answer<K extends keyof Kinds>(kind: K, option: Kinds[K], seat?: Seat): this {
    const decision = this.decision(kind, seat)
    const index = (decision.options as readonly unknown[]).findIndex((offered) => same(offered, option))
    if (index < 0) throw new Error(`${JSON.stringify(option)} is not among ${JSON.stringify(decision.options)}`)
    this.table.give(decision, index)
    return this
  }
  /** The first act, or one that fits. */
  do(fits: Partial<Kinds['act']> & { readonly do: Kinds['act']['do'] }): this {
    const found = this.acts(fits)[0]
    if (found === undefined)
      throw new Error(`${JSON.stringify(fits)} is not among ${JSON.stringify(this.options('act'))}`)
    return this.answer('act', found)
  }
  acts(fits: Record<string, unknown>): readonly Kinds['act'][] {
    return this.options('act').filter((act) =>
      Object.entries(fits).every(([key, value]) => same((act as Record<string, unknown>)[key], value)),
    )
  }
  move(to: FieldKey, hero: 'main' | 'secondary' = 'main'): this {
    return this.do({ do: 'move', to, hero })
  }
  heard(kind: string): Record<string, unknown>[] {
    return this.told.filter((event) => event.kind === kind).map(({ data }) => data)
  }
  /** Answers whatever is asked until this kind is, or the game is over: what ends something first, else the first option. */
  until(kind: keyof Kinds, seat?: Seat): this {
    const plain = ['pass', 'keep', 'none', 'done', 'leave', 'fight', 'enough']
    for (let n = 0; n < 500 && !this.table.over; n++) {
      const open = this.table.asked[0]!
      if (open.kind === kind && (seat === undefined || open.seat === seat)) return this
      const end = (open.options as readonly unknown[]).findIndex(
        (option) => plain.includes(option as string) || same(option, { do: 'end-turn' }) || same(option, { draw: 0 }),
      )
      this.table.give(open, Math.max(0, end))
    }
    return this
  }
}

export function at(given: Scene = {}, chance: Source | number = 1): At {
  return new At(scene(given), chance, given.options ?? {})
}
