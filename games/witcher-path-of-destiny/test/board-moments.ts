import { type OpenTable, openTable, type Source, source, type View } from '@krcma/kernel'
import type { Moments } from '@krcma/look/trial'
import { game } from '../rules/game.ts'
import type { Options, PathOfDestiny } from '../shape.ts'
import { USUAL } from './scene.ts'

type Open = OpenTable<PathOfDestiny>
type Kind = keyof PathOfDestiny['decisions']

/** Every kind of decision, so that a new one is not forgotten. */
const all: { readonly [K in Kind]: true } = {
  board: true,
  draft: true,
  'draw-energy': true,
  'alliance-deck': true,
  'discard-alliance': true,
  ability: true,
  'supply-card': true,
  'release-pair': true,
  'release-symbol': true,
  symbol: true,
  'own-card': true,
  'hand-card': true,
  'elder-blood': true,
  colour: true,
  play: true,
  lose: true,
  dominance: true,
  'next-alliance': true,
  exchange: true,
  keep: true,
  look: true,
  'automa-card': true,
}
export const kinds = Object.keys(all) as readonly Kind[]

/** All tales and variants, at tables of one to five. */
const tables: readonly { readonly players: number; readonly options: Options }[] = [
  { players: 2, options: USUAL },
  { players: 1, options: { ...USUAL, automa: 'yennefer', difficulty: 'death-march' } },
  { players: 5, options: { ...USUAL, tale: 'striga' } },
  { players: 4, options: { ...USUAL, tale: 'lesser-evil' } },
  { players: 3, options: { ...USUAL, variant: 'first-game' } },
  { players: 1, options: { ...USUAL, automa: 'ciri', tale: 'striga' } },
  { players: 1, options: { ...USUAL, automa: 'geralt', tale: 'lesser-evil' } },
]

export function open(players: number, options: Options, seed: number): Open {
  const seats = Array.from({ length: players }, (_, seat) => `${seat}`)
  const table = openTable(game, { seats, options, seed: seed.toString(16).padStart(64, '0') })
  if ('refused' in table) throw new Error(table.refused)
  return table
}

/** Answers at random; what is offered is taken now and then. */
export function step(table: Open, random: Source): void {
  const seat = table.waiting[0] ?? 0
  const decisions = table.decisions(seat)
  const offer = random.below(3) === 0 ? decisions.find((one) => one.offer) : undefined
  const decision = offer ?? decisions.find((one) => !one.offer)
  if (decision === undefined) throw new Error('nothing is asked')
  table.answer({ seat, decision: decision.id, option: decision.options[random.below(decision.options.length)] })
}

/** Views of random games: for each kind of decision those of its first few occurrences, and the ends. */
export function moments(rounds: number): Moments<PathOfDestiny> {
  const found: Record<string, View<PathOfDestiny>[]> = {}
  const keep = (kind: string, view: () => View<PathOfDestiny>) => {
    const views = found[kind] ?? []
    found[kind] = views
    if (views.length < 4) views.push(view())
  }
  const random = source(11)
  for (let round = 0; round < rounds && kinds.some((kind) => found[kind] === undefined); round++) {
    for (const [i, { players, options }] of tables.entries()) {
      const table = open(players, options, round * tables.length + i + 1)
      const met = new Set<string>()
      while (!table.over) {
        const seat = table.waiting[0] ?? 0
        for (const { kind } of table.decisions(seat)) {
          // One of each kind from every table before a second one from the same.
          if (!met.has(kind)) keep(kind, () => table.view(seat))
          met.add(kind)
        }
        if (players > 1 && !met.has('waiting')) keep('waiting', () => table.view((seat + 1) % players))
        met.add('waiting')
        step(table, random)
      }
      keep('over', () => table.view(0))
      keep('watching', () => table.view('spectator'))
    }
  }
  return found
}
