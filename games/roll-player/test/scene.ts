import { type Decision, openQuiet, type QuietTable, type Source, same, source } from '@krcma/kernel'
import { ATTRIBUTES, type Attribute, type Colour } from '../content/basics.ts'
import { CLASS } from '../content/heroes.ts'
import { CARD_IDS, type CardId, type SkillId } from '../content/market.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import type { Die, Hero, Options, RollPlayer, Seat, State } from '../shape.ts'

const LETTERS: Record<string, Colour> = {
  g: 'green',
  b: 'blue',
  r: 'red',
  p: 'purple',
  k: 'black',
  w: 'white',
  $: 'gold',
}

/** 'w6 $5' is a white 6 and a gold 5. */
export function dice(text: string): Die[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ colour: LETTERS[word[0]!]!, value: Number(word[1]) }))
}

export function rows(text: { readonly [A in Attribute]?: string }): Hero['rows'] {
  return Object.fromEntries(ATTRIBUTES.map((row) => [row, dice(text[row] ?? '')])) as Hero['rows']
}

/** Seventeen spaces filled with green threes; the last of Charisma is free. */
export const NEARLY_FULL = {
  str: 'g3 g3 g3',
  dex: 'g3 g3 g3',
  con: 'g3 g3 g3',
  int: 'g3 g3 g3',
  wis: 'g3 g3 g3',
  cha: 'g3 g3',
}

export const USUAL: Options = {
  classes: 'draw',
  lessRandomSetup: false,
  randomMarketDeck: false,
  shortGame: false,
  friendlyMarket: false,
}

type Skills = readonly (SkillId | `${SkillId}!`)[]

/** A human paladin with nothing, but for what is said. `'climb!'` is an exhausted Climb. */
export function hero(given: Partial<Omit<Hero, 'skills'>> & { readonly skills?: Skills } = {}): Hero {
  const { skills = [], ...rest } = given
  const id = given.class ?? 'paladin'
  return {
    race: 'human',
    side: 'female',
    class: id,
    colour: CLASS[id].colour,
    backstory: 'aristocrat',
    alignment: 'guardian',
    marker: { row: 1, column: 1 },
    rows: rows({}),
    hand: [],
    gold: 5,
    tokens: 0,
    weapons: [],
    armor: [],
    traits: [],
    used: [],
    givenUp: [],
    ...rest,
    skills: skills.map((text) => ({ id: text.replace('!', '') as SkillId, ready: !text.endsWith('!') })),
  }
}

interface Given extends Partial<Omit<State, 'heroes' | 'deck' | 'options' | 'initiative'>> {
  readonly heroes: readonly Hero[]
  /** The top card first. */
  readonly deck?: readonly CardId[]
  readonly options?: Partial<Options>
  /** The dice on the Initiative cards from 1 on; '-' for none. */
  readonly pool?: string
  /** Which Initiative card each seat holds. */
  readonly takes?: readonly number[]
}

/** A state in which everything is as it would be, but for what is said. Cards that are said to lie somewhere lie nowhere else. */
export function scene({ heroes, deck, options, pool, takes, ...given }: Given): State {
  const opening = { players: heroes.length, options: { ...USUAL, ...options }, scenario: null, campaign: null }
  const state = setUp(opening, { ...fixed, shuffle: (list) => list })
  const owned = heroes.flatMap((own) => [
    ...own.weapons,
    ...own.armor,
    ...own.traits,
    ...own.skills.map(({ id }) => id),
  ])
  const lying = [given.market, given.discard, given.junk].flatMap((pile) => pile ?? [])
  const market = given.market ?? []
  const known = new Set<CardId>([...owned, ...lying, ...(deck ?? [])])
  const rest = CARD_IDS.filter((card) => !known.has(card) && !state.removed.includes(card))
  Object.assign(state, { phase: 'dice', discard: [], junk: [], ...given, market, heroes })
  state.deck.items = deck === undefined ? rest : [...deck].reverse()
  for (const own of heroes) {
    for (const row of ATTRIBUTES) for (const { colour } of own.rows[row]) state.bag[colour]--
  }
  pool?.split(' ').forEach((word, i) => {
    if (word !== '-') state.initiative[i]!.die = dice(word)[0]!
  })
  takes?.forEach((number, seat) => {
    state.initiative[number - 1]!.taker = seat
  })
  if (state.active === null && state.phase === 'dice') state.active = state.start
  if (state.active === null && state.phase === 'market')
    state.active = state.initiative.find(({ taker }) => taker !== null)?.taker ?? 0
  return state
}

const fixed = {
  below: () => 0,
  die: () => 1,
  dice: () => [],
  pick: <T>(from: readonly T[]) => from[0] as T,
  draw: <T>(from: T[]) => from.shift() as T,
  weighted: <T>(of: readonly (readonly [T, number])[]) => of[0]![0],
}

/** Dice that fall as said, and anyhow after that. */
export function falls(...values: readonly number[]): Source {
  const left = [...values]
  const after = source(1)
  return {
    below(n) {
      const value = left.shift()
      return value === undefined ? after.below(n) : value - 1
    },
  }
}

type Kinds = RollPlayer['decisions']

/** A table at which a test plays. */
export class At {
  readonly table: QuietTable<RollPlayer>
  readonly told: { kind: string; data: unknown }[] = []

  constructor(state: State, chance: Source | number = 1) {
    const players = state.heroes.length
    const opening = { players, options: state.options, scenario: null, campaign: null }
    this.table = openQuiet({ ...game, setUp: () => state }, opening, chance, (kind, data) => {
      this.told.push({ kind, data })
    })
  }

  get state(): State {
    return this.table.state
  }
  hero(seat: Seat): Hero {
    return this.state.heroes[seat]!
  }
  /** What is being asked, as 'seat kind'. */
  get asked(): readonly string[] {
    return this.table.asked.filter(({ answered }) => answered === undefined).map(({ seat, kind }) => `${seat} ${kind}`)
  }
  decision<K extends keyof Kinds>(seat: Seat, kind: K): Decision<RollPlayer> & { readonly kind: K } {
    const found = this.table.decisions(seat).find((decision) => decision.kind === kind)
    if (found === undefined) throw new Error(`seat ${seat} is not asked ${kind}, but ${this.asked.join(', ')}`)
    return found as Decision<RollPlayer> & { readonly kind: K }
  }
  options<K extends keyof Kinds>(seat: Seat, kind: K): readonly Kinds[K][] {
    return this.decision(seat, kind).options as readonly Kinds[K][]
  }
  /** What may be done beside what is asked. */
  offers<K extends 'use-skill' | 'discard-weapon'>(seat: Seat, kind: K): readonly Kinds[K][] {
    const found = this.table.decisions(seat).find((decision) => decision.kind === kind)
    return (found?.options ?? []) as readonly Kinds[K][]
  }
  usable(seat: Seat): readonly SkillId[] {
    return this.offers(seat, 'use-skill').map(({ as }) => as)
  }
  answer<K extends keyof Kinds>(seat: Seat, kind: K, option: Kinds[K]): this {
    const decision = this.decision(seat, kind)
    const index = (decision.options as readonly unknown[]).findIndex((offered) => same(offered, option))
    if (index < 0) throw new Error(`${JSON.stringify(option)} is not among ${JSON.stringify(decision.options)}`)
    this.table.give(decision, index)
    return this
  }
  use(seat: Seat, skill: SkillId, as: SkillId = skill): this {
    return this.answer(seat, 'use-skill', { skill, as })
  }
  /** Lets everybody pass for as long as nothing but Skill windows is asked. */
  pass(): this {
    for (;;) {
      const open = this.table.asked.find(({ kind }) => kind === 'skill-window')
      if (open === undefined) return this
      this.table.give(open, 0)
    }
  }
  heard(kind: string): unknown[] {
    return this.told.filter((event) => event.kind === kind).map(({ data }) => data)
  }
}

export function at(given: Given, chance?: Source | number): At {
  return new At(scene(given), chance)
}

/** A row of dice as text. */
export function shown(list: readonly Die[]): string {
  const letter = (colour: Colour) => Object.keys(LETTERS).find((key) => LETTERS[key] === colour)
  return list.map(({ colour, value }) => `${letter(colour)}${value}`).join(' ')
}
