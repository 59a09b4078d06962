import { type OpenTable, openTable, type Source, source, type View } from '@krcma/kernel'
import type { Moments } from '@krcma/look/trial'
import { CARDS, type CardId } from '../content/market.ts'
import { game } from '../rules/game.ts'
import type { Options, RollPlayer } from '../shape.ts'
import { USUAL } from './scene.ts'

type Open = OpenTable<RollPlayer>
type Kind = keyof RollPlayer['decisions']

/** Every kind of decision, so that a new one is not forgotten. */
const all: { readonly [K in Kind]: true } = {
  race: true,
  'class-card': true,
  class: true,
  'starting-die': true,
  'order-die': true,
  initiative: true,
  'place-die': true,
  'attribute-action': true,
  'flip-die': true,
  'swap-first': true,
  'swap-second': true,
  'adjust-die': true,
  'reroll-die': true,
  keep: true,
  'move-marker': true,
  take: true,
  'move-die': true,
  'move-to': true,
  'exchange-die': true,
  'bag-die': true,
  'pool-die': true,
  'pool-flip': true,
  'pool-reroll': true,
  'add-card': true,
  market: true,
  'buy-again': true,
  'buy-discarded': true,
  'buy-unseen': true,
  pay: true,
  'make-room': true,
  refresh: true,
  'give-up': true,
  'skill-window': true,
  'use-skill': true,
  'discard-weapon': true,
}
export const kinds = Object.keys(all) as readonly Kind[]

/** All variants, at tables of one to four. */
const tables: readonly { readonly players: number; readonly options: Options }[] = [
  { players: 4, options: USUAL },
  { players: 2, options: { ...USUAL, classes: 'choose', randomMarketDeck: true } },
  { players: 1, options: { ...USUAL, lessRandomSetup: true } },
  { players: 3, options: { ...USUAL, friendlyMarket: true, shortGame: true, lessRandomSetup: true } },
]

export function open(players: number, options: Options, seed: number): Open {
  const seats = Array.from({ length: players }, (_, seat) => `${seat}`)
  const table = openTable(game, { seats, options, seed: seed.toString(16).padStart(64, '0') })
  if ('refused' in table) throw new Error(table.refused)
  return table
}

/** Answers at random; what is offered is taken now and then, and cards are bought rather than discarded. */
export function step(table: Open, random: Source): void {
  const seat = table.waiting[0] ?? 0
  const decisions = table.decisions(seat)
  const skill = random.below(3) === 0 ? decisions.find(({ kind }) => kind === 'use-skill') : undefined
  const weapon = random.below(90) === 0 ? decisions.find(({ kind }) => kind === 'discard-weapon') : undefined
  const decision = skill ?? weapon ?? decisions.find(({ offer }) => !offer)
  if (decision === undefined) throw new Error('nothing is asked')
  const options = likely(seat, decision.options as readonly unknown[])
  table.answer({ seat, decision: decision.id, option: options[random.below(options.length)] })
}

/** The first seat buys weapons alone, until its hands are full; the others buy anything else. Nobody discards a weapon. */
function likely(seat: number, options: readonly unknown[]): readonly unknown[] {
  const moves = options.filter(
    (option): option is { readonly do: string; readonly card: CardId } =>
      typeof option === 'object' && option !== null && 'do' in option && 'card' in option,
  )
  const isWeapon = ({ card }: { readonly card: CardId }) => CARDS[card].type === 'weapon'
  const wanted = moves.filter((move) => move.do === 'buy' && isWeapon(move) === (seat === 0))
  const spared = moves.filter((move) => !isWeapon(move) && (seat !== 0 || move.do !== 'buy'))
  return wanted.length > 0 ? wanted : spared.length > 0 ? spared : options
}

/** Views of random games: for each kind of decision those of its first few occurrences, and the ends. */
export function moments(rounds: number): Moments<RollPlayer> {
  const found: Record<string, View<RollPlayer>[]> = {}
  const keep = (kind: string, view: View<RollPlayer>) => {
    const views = found[kind] ?? []
    found[kind] = views
    if (views.length < 4) views.push(view)
  }
  const random = source(11)
  for (let round = 0; round < rounds && kinds.some((kind) => found[kind] === undefined); round++) {
    for (const [i, { players, options }] of tables.entries()) {
      const table = open(players, options, round * tables.length + i + 1)
      const met = new Set<string>()
      while (!table.over) {
        const seat = table.waiting[0] ?? 0
        const view = table.view(seat)
        for (const { kind } of view.decisions) {
          // One of each kind from every table before a second one from the same.
          if (!met.has(kind)) keep(kind, view)
          met.add(kind)
        }
        if (players > 1 && !met.has('waiting')) keep('waiting', table.view((seat + 1) % players))
        met.add('waiting')
        step(table, random)
      }
      keep('over', table.view(0))
      keep('watching', table.view('spectator'))
    }
  }
  return found
}
