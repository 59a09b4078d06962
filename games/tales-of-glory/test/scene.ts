import {
  type Chance,
  type Decision,
  type Kind,
  type OptionOf,
  openQuiet,
  type QuietTable,
  type Seat,
  same,
  source,
} from '@krcma/kernel'
import type { EraTileId, HeroId, QuestId, TileId } from '../content/tiles.ts'
import { tileOf } from '../reckoning/tile.ts'
import { game } from '../rules/game.ts'
import type { Options, Placed, Player, Space, State, TalesOfGlory } from '../shape.ts'

/** A tile in a tale: where it lies, and which of its chests are open. */
type Lying = readonly [tile: TileId, x: number, y: number, ...opened: number[]]

export interface PlayerScene {
  readonly hero?: HeroId
  /** Chests of the hero that are open. */
  readonly heroOpened?: readonly number[]
  readonly tale?: readonly Lying[]
  readonly taken?: readonly [tile: EraTileId, space: Space]
  readonly quests?: readonly QuestId[]
  readonly coin?: number
  readonly potion?: number
  readonly combat?: number
  readonly magic?: number
  readonly glory?: number
}

export interface Scene {
  readonly step?: State['step']
  readonly round?: number
  readonly first?: Seat
  readonly players: readonly PlayerScene[]
  readonly spaces?: readonly (EraTileId | null)[]
  readonly decks?: { readonly [D in keyof State['decks']]?: readonly EraTileId[] }
  readonly options?: Partial<Options>
  readonly seed?: number
}

const HEROES: readonly HeroId[] = ['hero-ragna', 'hero-oldric', 'hero-bruna', 'hero-silas', 'hero-miravel']

/** Four tiles that nothing in the tests needs, behind as many empty spaces as there are players. */
const LEFT: readonly EraTileId[] = ['e2-glass-spider', 'e2-mapmaker', 'e2-phial-rack', 'e2-sunken-library']

/** A table in the middle of a game. */
export function open(scene: Scene): Sitting {
  const options = { quests: false, placing: 'side-by-side', ...scene.options } as const
  const opening = { players: scene.players.length, options, scenario: null, campaign: null }
  const setUp = (given: typeof opening, chance: Chance) => change(game.setUp(given, chance), scene)
  const events: { kind: string; data: Record<string, unknown> }[] = []
  const hear = (kind: string, data: unknown) => events.push({ kind, data: data as Record<string, unknown> })
  return new Sitting(openQuiet({ ...game, setUp }, opening, scene.seed ?? 1, hear), events)
}

/** A table from the very beginning. */
export function openNew(players: number, options: Partial<Options> = {}, seed = 1): Sitting {
  const opening = {
    players,
    options: { quests: false, placing: 'side-by-side' as const, ...options },
    scenario: null,
    campaign: null,
  }
  const events: { kind: string; data: Record<string, unknown> }[] = []
  const hear = (kind: string, data: unknown) => events.push({ kind, data: data as Record<string, unknown> })
  return new Sitting(openQuiet(game, opening, seed, hear), events)
}

function change(state: State, scene: Scene): State {
  const { step = 'place', round = 5, first = 0, decks = {} } = scene
  const count = scene.players.length
  const board: (EraTileId | null)[] = scene.players.map(() => null)
  for (let i = 0; board.length < (count < 4 ? 6 : 8); i++) board.push(LEFT[i] ?? 'e2-night-market')
  return {
    ...state,
    step,
    round,
    first,
    players: scene.players.map((player, seat) => playerOf(player, seat, state)),
    spaces: scene.spaces?.slice() ?? board,
    decks: {
      era1: { ...state.decks.era1, items: decks.era1?.slice() ?? [] },
      era2: { ...state.decks.era2, items: decks.era2?.slice() ?? state.decks.era2.items },
      era3: { ...state.decks.era3, items: decks.era3?.slice() ?? state.decks.era3.items },
    },
  }
}

function playerOf(scene: PlayerScene, seat: Seat, state: State): Player {
  const { coin = 0, potion = 0, combat = 0, magic = 0, hero = HEROES[seat] as HeroId } = scene
  const old = state.players[seat] as Player
  const lying: Lying[] = [[hero, 0, 0, ...(scene.heroOpened ?? [])], ...(scene.tale ?? [])]
  return {
    ...old,
    hero,
    coin,
    potion,
    combat,
    magic,
    glory: { ...old.glory, tiles: scene.glory ?? 0 },
    tale: lying.map(placed),
    taken: scene.taken === undefined ? null : { tile: scene.taken[0], space: scene.taken[1] },
    quests: { ...old.quests, items: scene.quests?.slice() ?? [] },
  }
}

function placed([tile, x, y, ...opened]: Lying): Placed {
  return { tile, x, y, opened: tileOf(tile).chests.map((_, chest) => opened.includes(chest)) }
}

/** Somebody at the table who sees everything and can answer for everybody. */
export class Sitting {
  readonly table: QuietTable<TalesOfGlory>
  readonly events: { kind: string; data: Record<string, unknown> }[]
  constructor(table: QuietTable<TalesOfGlory>, events: Sitting['events']) {
    this.table = table
    this.events = events
  }

  get state(): State {
    return this.table.state
  }

  player(seat: Seat = 0): Player {
    return this.state.players[seat] as Player
  }

  glory(seat: Seat = 0): number {
    return Object.values(this.player(seat).glory).reduce((sum, points) => sum + points, 0)
  }

  /** The open questions, as "seat kind". */
  get asked(): string[] {
    return this.table.asked.filter(({ answered }) => answered === undefined).map(({ seat, kind }) => `${seat} ${kind}`)
  }

  /** What a seat may answer to the question of this kind that it is asked. */
  options<K extends Kind<TalesOfGlory>>(seat: Seat, kind: K): readonly OptionOf<TalesOfGlory, K>[] {
    return this.#question(seat, kind).options as readonly OptionOf<TalesOfGlory, K>[]
  }

  answer<K extends Kind<TalesOfGlory>>(seat: Seat, kind: K, option: OptionOf<TalesOfGlory, K>): this {
    const question = this.#question(seat, kind)
    const index = (question.options as readonly unknown[]).findIndex((offered) => same(offered, option))
    if (index < 0) throw new Error(`${JSON.stringify(option)} is not among ${JSON.stringify(question.options)}`)
    this.table.give(question, index)
    return this
  }

  place(tile: TileId, x: number, y: number, seat: Seat = 0): this {
    return this.answer(seat, 'place', { do: 'place', tile, x, y })
  }

  discard(tile: TileId, seat: Seat = 0): this {
    return this.answer(seat, 'place', { do: 'discard', tile })
  }

  finish(seat: Seat = 0): this {
    return this.answer(seat, 'place', { do: 'finish' })
  }

  openChest(tile: TileId, chest = 0, seat: Seat = 0): this {
    return this.answer(seat, 'open-chest', { tile, chest })
  }

  /** The cells on which a tile may be placed, as "x,y", sorted. */
  cells(tile: TileId, seat: Seat = 0): string[] {
    return this.options(seat, 'place')
      .flatMap((option) => (option.do === 'place' && option.tile === tile ? [`${option.x},${option.y}`] : []))
      .sort()
  }

  /** Everything told of one kind. */
  told(kind: keyof TalesOfGlory['events'] & string): Record<string, unknown>[] {
    return this.events.filter((event) => event.kind === kind).map(({ data }) => data)
  }

  /** Answers everything at random until `enough`, or to the end. */
  playOn(seed: number, enough: () => boolean = () => false): this {
    const random = source(seed, 5)
    while (!this.table.over && !enough()) {
      const open = this.table.asked.filter(({ answered }) => answered === undefined)
      const question = open[random.below(open.length)] as Decision<TalesOfGlory>
      this.table.give(question, random.below(question.options.length))
    }
    return this
  }

  #question(seat: Seat, kind: Kind<TalesOfGlory>): Decision<TalesOfGlory> {
    const question = this.table.asked.find((open) => open.seat === seat && open.kind === kind)
    if (question === undefined) throw new Error(`${seat} is not asked ${kind}; asked: ${this.asked.join(', ')}`)
    return question
  }
}
