import { clone, type OpenTable, openTable, type Source, source, type View } from '@krcma/kernel'
import type { Moments } from '@krcma/look/trial'
import type { Scenario } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS } from '../content/scenarios.ts'
import { mind } from '../mind/mind.ts'
import { game } from '../rules/game.ts'
import type { Act, Deed, Heroes3, Options, State } from '../shape.ts'
import { type Arena, arena } from './battle/arena.ts'
import { scene, USUAL } from './scene.ts'

type Open = OpenTable<Heroes3>
type Kind = keyof Heroes3['decisions']

/** Every kind of decision, so that a new one is not forgotten. */
const all: { readonly [K in Kind]: true } = {
  faction: true,
  hero: true,
  'first-player': true,
  rotation: true,
  'pool-tile': true,
  placement: true,
  'starting-field': true,
  'scenario-bonus': true,
  mulligan: true,
  refresh: true,
  'resource-effect': true,
  'turn-start-effect': true,
  act: true,
  prepare: true,
  muster: true,
  town: true,
  morale: true,
  'spend-first': true,
  'before-combat': true,
  'last-call': true,
  respond: true,
  empower: true,
  'power-tier': true,
  choice: true,
  pay: true,
  visit: true,
  opponent: true,
  'search-from': true,
  'search-pick': true,
  necromancy: true,
  'lay-next': true,
  discard: true,
  'take-card': true,
  'remove-card': true,
  'put-card': true,
  'peek-deck': true,
  'die-result': true,
  reroll: true,
  'which-hero': true,
  destination: true,
  'pick-unit': true,
  'pick-income': true,
  'neutral-deck': true,
  'recruit-neutral': true,
  'rotate-tile': true,
  'discover-tile': true,
  trade: true,
  'give-up': true,
  'defend-town': true,
  deploy: true,
  'deploy-neutral': true,
  'swap-neutral': true,
  fortify: true,
  'next-unit': true,
  deed: true,
  'pick-fighter': true,
  'pick-space': true,
  'pick-spaces': true,
  'clear-effect': true,
  parry: true,
  'cancel-attack': true,
  'return-home': true,
  'reroll-attack': true,
  extend: true,
}
export const kinds = Object.keys(all) as readonly Kind[]

interface Setting {
  readonly players: number
  readonly options?: Partial<Options>
  readonly scenario?: Scenario
}

const [ford, crowns] = SAMPLE_SCENARIOS

/** All scenarios, with what makes kinds of decisions come up that are rare without it. */
const settings: readonly Setting[] = [
  { players: 2, options: { scenario: 'last-chance', difficulty: 'easy' } },
  {
    players: 2,
    options: { scenario: 'grand-race', difficulty: 'easy', 'tile-pools': 'open', 'split-spell-decks': true },
  },
  { players: 2, options: { scenario: 'unexpected-inheritance', difficulty: 'easy', 'start-with-secondary': true } },
  {
    players: 2,
    options: { scenario: 'grand-race', difficulty: 'easy', 'free-trade': true, 'captured-towns-usable': true },
  },
  { players: 3, options: { difficulty: 'easy' }, ...(crowns === undefined ? {} : { scenario: crowns }) },
  { players: 2, options: { difficulty: 'easy' }, ...(ford === undefined ? {} : { scenario: ford }) },
]

const seedOf = (seed: number) => seed.toString(16).padStart(64, '0')

export function open({ players, options, scenario }: Setting, seed: number): Open {
  const table = openTable(game, {
    seats: Array.from({ length: players }, (_, seat) => `${seat}`),
    options: { ...USUAL, ...options },
    ...(scenario === undefined ? {} : { scenario }),
    seed: seedOf(seed),
  })
  if ('refused' in table) throw new Error(table.refused)
  return table
}

/** Answers at random, or as a player would; what is offered is taken now and then. */
export function step(table: Open, random: Source): void {
  const seat = table.waiting[0] ?? 0
  const decisions = table.decisions(seat)
  const offer = random.below(12) === 0 ? decisions.find((one) => one.offer) : undefined
  const decision = offer ?? decisions.find((one) => !one.offer)
  if (decision === undefined) throw new Error('nothing is asked')
  const wise = random.below(3) > 0 ? (mind.choose?.(table.state, decision, random) ?? -1) : -1
  const option = decision.options[wise < 0 ? random.below(decision.options.length) : wise]
  table.answer({ seat, decision: decision.id, option })
}

/** What comes up too seldom to wait for it: a scene right before it, and what is answered there. */
const rare: readonly { readonly kind: Kind; readonly state: () => State; readonly first?: Partial<Act | Deed> }[] = [
  {
    kind: 'peek-deck',
    state: () =>
      scene({
        lords: [{ change: (player) => player.units.push({ card: 'n-rogues.1', side: 'neutral', overlays: [] }) }, {}],
      }),
    first: { do: 'use-unit' },
  },
  {
    kind: 'fortify',
    state: () =>
      begun({
        attackers: [{ card: 'crusaders', space: 0 }],
        defenders: [{ card: 'champions', space: 19 }],
        change: (battle) => {
          battle.phase = 'fortify'
        },
      }),
  },
  {
    kind: 'cancel-attack',
    state: () =>
      begun({
        attackers: [{ card: 'champions', space: 8 }],
        defenders: [
          { card: 'skeletons', space: 12 },
          { card: 'archangels', side: 'pack', space: 19, activated: true },
        ],
      }),
    first: { do: 'attack' },
  },
  {
    kind: 'reroll-attack',
    state: () =>
      begun({
        attackers: [{ card: 'crusaders', side: 'pack', space: 8 }],
        defenders: [{ card: 'vampires', space: 12, activated: true }],
      }),
    first: { do: 'attack' },
  },
]

/** The combat of an arena before anybody was asked. */
function begun(given: Arena): State {
  let before: State | null = null
  arena({
    ...given,
    change: (battle, state) => {
      given.change?.(battle, state)
      before = clone(state)
    },
  })
  if (before === null) throw new Error('no combat')
  return before
}

function rareView({ kind, state, first }: (typeof rare)[number]): View<Heroes3> {
  for (let seed = 1; seed < 50; seed++) {
    const table = openTable({ ...game, setUp: state }, { seats: ['0', '1'], options: USUAL, seed: seedOf(seed) })
    if ('refused' in table) throw new Error(table.refused)
    for (let n = 0; n < 12; n++) {
      const seat = table.waiting[0] ?? 0
      const [decision] = table.decisions(seat)
      if (decision === undefined) break
      if (decision.kind === kind) return table.view(seat)
      const wanted = decision.options.findIndex(
        (option) => typeof option === 'object' && 'do' in option && option.do === first?.do,
      )
      const pass = (decision.options as readonly unknown[]).indexOf('pass')
      table.answer({ seat, decision: decision.id, option: decision.options[Math.max(wanted, pass, 0)] })
    }
  }
  throw new Error(`nobody is asked ${kind}`)
}

/** Games, of the settings in turn, in which every other kind comes up. */
const GAMES = [1, 4, 8, 9, 28, 41, 46, 69] as const

/** Views of such games: for each kind of decision those of its first few occurrences, and the ends. */
export function moments(): Moments<Heroes3> {
  const found: Record<string, View<Heroes3>[]> = {}
  const keep = (kind: string, view: () => View<Heroes3>) => {
    const views = found[kind] ?? []
    found[kind] = views
    if (views.length < 4) views.push(view())
  }
  for (const one of rare) keep(one.kind, () => rareView(one))
  for (const n of GAMES) {
    const setting = settings[n % settings.length]
    if (setting === undefined) throw new Error('no settings')
    const random = source(n)
    const table = open(setting, n + 1)
    const met = new Set<string>()
    while (!table.over) {
      const seat = table.waiting[0] ?? 0
      for (const { kind } of table.decisions(seat)) {
        // One of each kind from every table before a second one from the same.
        if (!met.has(kind)) keep(kind, () => table.view(seat))
        met.add(kind)
      }
      if (!met.has('waiting')) keep('waiting', () => table.view((seat + 1) % setting.players))
      met.add('waiting')
      step(table, random)
    }
    keep('over', () => table.view(0))
    keep('watching', () => table.view('spectator'))
  }
  return found
}
