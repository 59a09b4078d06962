import { type OpenTable, openTable, type Source, source, type View } from '@krcma/kernel'
import type { Moments } from '@krcma/look/trial'
import { SKILL_IDS } from '../content/skills.ts'
import { game } from '../rules/game.ts'
import type { NearAndFar, Options } from '../shape.ts'
import { arranged, hold, lead, USUAL } from './scene.ts'

type Open = OpenTable<NearAndFar>
type Kind = keyof NearAndFar['decisions']

/** Every kind of decision, so that a new one is not forgotten. */
const all: { readonly [K in Kind]: true } = {
  character: true,
  companion: true,
  pick: true,
  'keep-advanced': true,
  'keep-basic': true,
  split: true,
  'keep-drawn': true,
  action: true,
  entry: true,
  parry: true,
  raise: true,
  payment: true,
  visit: true,
  trade: true,
  piece: true,
  'reputation-piece': true,
  placement: true,
  treasure: true,
  excess: true,
  party: true,
  step: true,
  threat: true,
  arrival: true,
  option: true,
  colour: true,
  gift: true,
  'mercenary-camp': true,
  buy: true,
  convert: true,
  'return-animal': true,
}
export const kinds = Object.keys(all) as readonly Kind[]

interface Setting {
  readonly players: number
  readonly options: Partial<Options>
  /** What leads to rare questions. */
  readonly begins?: typeof game.setUp
}

/** Everybody begins with skills, goods and an able party. */
const enriched: typeof game.setUp = (opening, chance) => {
  const state = game.setUp(opening, chance)
  for (const [seat, player] of state.players.entries()) {
    Object.assign(player.goods, { food: 5, coin: 6, gem: 5, red: 2, yellow: 2, green: 2, blue: 2 })
    player.sheet?.skills.push(...SKILL_IDS)
    player.birds = 2
    hold(state, seat, ...(seat === 0 ? (['art-mercenary-contract'] as const) : []))
    const [able] = ([[['adv-green-8', 'adv-yellow-8']], [['adv-green-9', 'adv-yellow-9']], [[]]] as const)[seat] ?? [[]]
    lead(state, seat, ...able)
  }
  return state
}

/** In the middle of a game, at the one encounter that gives a token of any colour. */
const beforeTheLastRuin: typeof game.setUp = (opening, chance) =>
  arranged(game.setUp(opening, chance), {
    stage: 'move',
    change: (state, first) => {
      state.tokens = ['m11-s12']
      first.at = 'm11-s12'
      first.hearts = 13
    },
  })

/** All modes and both sides of the town, at tables of two to four. */
const tables: readonly Setting[] = [
  { players: 2, options: { mode: 'campaign', town: 'day', encounters: 'more' }, begins: enriched },
  { players: 3, options: { mode: 'arcade', encounters: 'more' }, begins: enriched },
  { players: 2, options: { mode: 'campaign', map: 11 }, begins: beforeTheLastRuin },
  { players: 2, options: {} },
  { players: 3, options: { mode: 'campaign' } },
  { players: 4, options: { mode: 'arcade', map: 5, town: 'day' } },
  { players: 2, options: { mode: 'character', town: 'day' } },
  { players: 4, options: { mode: 'campaign', map: 11, encounters: 'more' } },
  { players: 3, options: { mode: 'arcade', map: 10, length: 'longer' } },
]

export function open(players: number, options: Partial<Options>, seed: number, begins = game.setUp): Open {
  const seats = Array.from({ length: players }, (_, seat) => `${seat}`)
  const table = openTable(
    { ...game, setUp: begins },
    {
      seats,
      options: { ...USUAL, ...options },
      seed: seed.toString(16).padStart(64, '0'),
    },
  )
  if ('refused' in table) throw new Error(table.refused)
  return table
}

/** What whoever is out to see all takes, where it is offered. */
const eager = (option: unknown) => option === 'encounter' || option === 'adventure' || option === 'stop'

/** Answers at random, out for encounters; what is offered is taken now and then. */
export function step(table: Open, random: Source): void {
  const seat = table.waiting[0] ?? 0
  const decisions = table.decisions(seat)
  const offer = random.below(3) === 0 ? decisions.find((one) => one.offer) : undefined
  const decision = offer ?? decisions.find((one) => !one.offer)
  if (decision === undefined) throw new Error('nothing is asked')
  const options = decision.options as readonly unknown[]
  const wish = random.below(3) === 0 ? undefined : options.find(eager)
  table.answer({ seat, decision: decision.id, option: wish ?? options[random.below(options.length)] })
}

/** Views of random games: for each kind of decision those of its first few occurrences, and the ends. */
export function moments(rounds: number): Moments<NearAndFar> {
  const found: Record<string, View<NearAndFar>[]> = {}
  const keep = (kind: string, view: () => View<NearAndFar>) => {
    const views = found[kind] ?? []
    found[kind] = views
    if (views.length < 4) views.push(view())
  }
  const random = source(11)
  for (let round = 0; round < rounds && kinds.some((kind) => found[kind] === undefined); round++) {
    for (const [i, { players, options, begins }] of tables.entries()) {
      const table = open(players, options, round * tables.length + i + 1, begins)
      const met = new Set<string>()
      while (!table.over) {
        const seat = table.waiting[0] ?? 0
        for (const { kind } of table.decisions(seat)) {
          // One of each kind from every table before a second one from the same.
          if (!met.has(kind)) keep(kind, () => table.view(seat))
          met.add(kind)
        }
        if (!met.has('waiting')) keep('waiting', () => table.view((seat + 1) % players))
        met.add('waiting')
        step(table, random)
      }
      keep('over', () => table.view(0))
      keep('watching', () => table.view('spectator'))
    }
  }
  return found
}
