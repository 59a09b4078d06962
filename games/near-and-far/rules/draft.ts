import type { ArtifactId } from '../content/artifacts.ts'
import { inForce } from '../reckoning/cards.ts'
import { inOrder, leftOf, playerAt } from '../reckoning/players.ts'
import { splits } from '../reckoning/visit.ts'
import type { CardId, Rules, Seat, Table, Tier } from '../shape.ts'
import { drawArtifacts } from './decks.ts'
import { beginTurn } from './turns.ts'

/** NAF-DRAFT-02: one card kept, the others to the left neighbour; the last one comes by itself. */
export function* draft(t: Table): Rules {
  const picks = yield* t.together(t.seats, 'pick', (seat) => playerAt(t.state, seat).passing.items)
  for (const { seat, option } of picks) pick(t, seat, option)
  const passed = t.state.players.map(({ passing }) => passing.items)
  for (const seat of t.seats) playerAt(t.state, leftOf(passed, seat)).passing.items = passed[seat] ?? []
  if (passed.some((cards) => cards.length > 1)) return
  for (const seat of t.seats) for (const card of playerAt(t.state, seat).passing.items.slice()) pick(t, seat, card)
  t.state.stage = 'keep-advanced'
}

function pick(t: Table, seat: Seat, card: ArtifactId): void {
  const { passing, hand } = playerAt(t.state, seat)
  passing.items = passing.items.filter((id) => id !== card)
  hand.basic.items.push(card)
  t.tell('picked', { seat, card: null }, { to: [seat], data: { seat, card } })
}

/** NAF-DRAFT-03 */
export function* keepAdvanced(t: Table): Rules {
  const kept = yield* t.together(t.seats, 'keep-advanced', (seat) => [
    ...playerAt(t.state, seat).drawn.advanced.items,
    'none',
  ])
  for (const { seat, option } of kept) {
    const { drawn, hand } = playerAt(t.state, seat)
    for (const card of drawn.advanced.items.splice(0)) {
      if (card === option) hand.advanced.items.push(card)
      else t.state.discards.advanced.items.push(card)
    }
  }
  t.state.stage = 'keep-basic'
}

/** NAF-DRAFT-04, NAF-DRAFT-05 */
export function* keepBasic(t: Table): Rules {
  const kept = yield* t.together(t.seats, 'keep-basic', (seat) =>
    subsets(playerAt(t.state, seat).hand.basic.items).map((cards) => ({ cards })),
  )
  for (const { seat, option } of kept) {
    const { hand } = playerAt(t.state, seat)
    const away = hand.basic.items.filter((card) => !option.cards.includes(card))
    hand.basic.items = hand.basic.items.filter((card) => option.cards.includes(card))
    t.state.discards.basic.items.push(...away)
    tellEnd(t, seat)
  }
  t.state.stage = 'hunting'
  t.state.active = t.state.first
}

function tellEnd(t: Table, seat: Seat): void {
  const { hand } = playerAt(t.state, seat)
  const left = { seat, basic: hand.basic.items.length, advanced: hand.advanced.items.length }
  const cards = [...hand.basic.items, ...hand.advanced.items]
  t.tell('draft-ended', { ...left, cards: null }, { to: [seat], data: { ...left, cards } })
}

/** NAF-SKILL-05, NAF-RULING-87: whoever has the skill draws, in turn order; then the first turn begins. */
export function* hunt(t: Table): Rules {
  const seat = t.state.active
  for (const { card, effect } of inForce(playerAt(t.state, seat), 'start-draw-artifacts')) {
    const { basic, advanced } = yield* t.choose(seat, 'split', () => splits(effect.count), {
      context: () => ({ for: card }),
    })
    yield* drawAndKeep(t, seat, { basic, advanced }, card)
  }
  t.state.active = inOrder(t.state.players, seat)[1] ?? seat
  if (t.state.active === t.state.first) beginTurn(t)
}

/** NAF-STORE-02, NAF-STORE-03: the split was announced; of the cards that come any number is kept. */
export function* drawAndKeep(
  t: Table,
  seat: Seat,
  split: { readonly basic: number; readonly advanced: number },
  why: CardId | 'store',
): Rules {
  const came = {
    basic: drawArtifacts(t, seat, 'basic', split.basic),
    advanced: drawArtifacts(t, seat, 'advanced', split.advanced),
  }
  const { drawn } = playerAt(t.state, seat)
  const told = { seat, ...came, for: why }
  const seen = [...drawn.basic.items, ...drawn.advanced.items]
  t.tell('artifacts-drawn', { ...told, cards: null }, { to: [seat], data: { ...told, cards: seen } })
  const { cards } = yield* t.choose(
    seat,
    'keep-drawn',
    () => {
      const { basic, advanced } = playerAt(t.state, seat).drawn
      return subsets([...basic.items, ...advanced.items]).map((kept) => ({ cards: kept }))
    },
    { context: () => ({ for: why }) },
  )
  settle(t, seat, cards)
}

/** NAF-STORE-05: what was drawn is kept or discarded, face down. */
function settle(t: Table, seat: Seat, kept: readonly ArtifactId[]): void {
  const { drawn, hand } = playerAt(t.state, seat)
  const away = { basic: 0, advanced: 0 }
  const discarded: ArtifactId[] = []
  for (const tier of ['basic', 'advanced'] as const satisfies readonly Tier[]) {
    for (const card of drawn[tier].items.splice(0)) {
      if (kept.includes(card)) {
        hand[tier].items.push(card)
        continue
      }
      away[tier]++
      discarded.push(card)
      t.state.discards[tier].items.push(card)
    }
  }
  const told = { seat, ...away, kept: kept.length }
  t.tell('artifacts-kept', { ...told, cards: null }, { to: [seat], data: { ...told, cards: discarded } })
}

/** All first. */
function subsets<T>(of: readonly T[]): T[][] {
  return of.reduceRight<T[][]>((rest, one) => rest.map((some) => [one, ...some]).concat(rest), [[]])
}
