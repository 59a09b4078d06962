import { type CardId, nameOf } from '../content/cards.ts'
import type { SharedDeck as SharedDeckId } from '../content/effects.ts'
import { TILES } from '../content/tiles.ts'
import { ARTIFACTS_BY_TILE, SPELLS_BY_TILE } from '../content/variants.ts'
import { tileOf } from '../reckoning/land.ts'
import { playerAt } from '../reckoning/player.ts'
import { has } from '../reckoning/setting.ts'
import type { DeckId, FieldKey, Rules, Seat, Table } from '../shape.ts'
import { gainCard, layOff, takeTop } from './deck.ts'
import { useUpMorale } from './morale.ts'
import { discardOnto, refill, sharedDeck, takeTops } from './shared-decks.ts'

/** H3B-OPT-02 to H3B-OPT-09: the decks that a search may be made in; `field`: of the visited location, if it is one. */
export function decksFor(
  { state }: Pick<Table, 'state'>,
  seat: Seat,
  deck: SharedDeckId,
  field: FieldKey | null,
): DeckId[] {
  const at = field ?? playerAt(state, seat).heroes.main?.field ?? null
  const kind = at === null ? 'start' : TILES[tileOf(at)].kind
  if (deck === 'artifact' && has(state, 'split-artifact-decks'))
    return ARTIFACTS_BY_TILE[kind].map((level): DeckId => `artifact-${level}`)
  if (deck === 'spell' && has(state, 'split-spell-decks'))
    return SPELLS_BY_TILE[kind].map((level): DeckId => `spell-${level}`)
  return [deck]
}

/** H3B-CARD-05: one card of the top n, or the open one. */
export function* search(t: Table, seat: Seat, deck: SharedDeckId, n: number, field: FieldKey | null): Rules {
  const options = () =>
    decksFor(t, seat, deck, field).flatMap((id) => {
      const { deck: cards, discard } = sharedDeck(t, id)
      const looks = cards.items.length + Math.max(0, discard.length - 1) > 0
      return [
        ...(looks ? [{ deck: id, from: 'deck' as const }] : []),
        ...(discard.length > 0 ? [{ deck: id, from: 'discard' as const }] : []),
      ]
    })
  if (options().length === 0) return
  const { deck: id, from } = yield* t.choose(seat, 'search-from', options, { context: () => ({ n }) })
  countGained(t, seat, id)
  if (from === 'deck') yield* lookThrough(t, seat, id, n)
  else yield* takeOpen(t, seat, id)
}

/** Looks at the top cards, takes one and lays the others off; a morale token has it done again (H3B-TRULE-05, -06). */
function* lookThrough(t: Table, seat: Seat, id: DeckId, n: number): Rules {
  const out: CardId[] = []
  for (;;) {
    t.tell('searching', { seat, deck: id, n })
    t.state.looking = { seat, deck: id, cards: { of: id, sees: [seat], items: takeTops(t, id, n, out) } }
    const choice = yield* t.choose(seat, 'search-pick', () => picks(t, seat), { context: () => ({ deck: id }) })
    if (choice !== 'again') {
      if (choice === 'necromancy') changeNecromancy(t, seat, id)
      else gainCard(t, seat, lookAway(t, choice), id, false)
      return yield* layOffOthers(t, seat, id)
    }
    useUpMorale(t, seat, 'redo-search')
    const looked = [...(t.state.looking?.cards.items ?? [])]
    t.state.looking = null
    out.push(...looked)
    discardOnto(t, id, looked)
    t.learnt(t.seats)
    t.tell('search-repeated', { seat, deck: id, cards: looked })
  }
}

function picks({ state }: Table, seat: Seat): (CardId | 'again' | 'necromancy')[] {
  const { looking, setting, decks } = state
  if (looking === null) return []
  const { deck, cards } = looking
  const { faction, morale } = playerAt(state, seat)
  const left = deck === 'own' ? undefined : decks[deck]
  const more = (left?.deck.items.length ?? 0) + (left?.discard.length ?? 0) > 0
  const again = setting.tournament && morale === 'positive' && more
  // H3B-CARD-09: who is not of the Necropolis may change Necromancy for the next card.
  const changes = deck === 'ability' && faction !== 'necropolis' && cards.items.some(isNecromancy)
  return [...cards.items, ...(again ? (['again'] as const) : []), ...(changes ? (['necromancy'] as const) : [])]
}

function isNecromancy(card: CardId): boolean {
  return nameOf(card) === 'necromancy'
}

/** Takes a card from among those that are looked at. */
function lookAway({ state }: Table, card: CardId): CardId {
  const items = state.looking?.cards.items ?? []
  items.splice(items.indexOf(card), 1)
  return card
}

function changeNecromancy(t: Table, seat: Seat, id: DeckId): void {
  const card = lookAway(t, (t.state.looking?.cards.items ?? []).find(isNecromancy) as CardId)
  discardOnto(t, id, [card])
  t.learnt(t.seats)
  t.tell('cards-laid-off', { seat, deck: id, cards: [card] })
  takeNext(t, seat, id, card)
}

function takeNext(t: Table, seat: Seat, id: DeckId, out: CardId): void {
  const [instead] = takeTops(t, id, 1, [out])
  if (instead !== undefined) gainCard(t, seat, instead, id, false)
}

/** The others go onto the discard pile in an order of the searcher's choice. */
function* layOffOthers(t: Table, seat: Seat, id: DeckId): Rules {
  const left = () => t.state.looking?.cards.items ?? []
  while (left().length > 0) {
    const card = yield* t.choose(seat, 'lay-next', () => [...left()], { context: () => ({ pile: id }) })
    discardOnto(t, id, [lookAway(t, card)])
    t.learnt(t.seats)
    t.tell('cards-laid-off', { seat, deck: id, cards: [card] })
  }
  t.state.looking = null
  refill(t, id)
}

/** The top of the discard pile, which everybody sees. */
function* takeOpen(t: Table, seat: Seat, id: DeckId): Rules {
  const { discard } = sharedDeck(t, id)
  const card = discard.at(-1) as CardId
  const { faction } = playerAt(t.state, seat)
  const changes = isNecromancy(card) && faction !== 'necropolis'
  const choice = changes
    ? yield* t.choose(seat, 'necromancy', () => ['keep', 'replace'], { context: () => ({ card }) })
    : 'keep'
  if (choice === 'replace') takeNext(t, seat, id, card)
  else {
    discard.pop()
    gainCard(t, seat, card, id, true)
  }
  refill(t, id)
}

function countGained({ state }: Table, seat: Seat, id: DeckId): void {
  const kind = id.split('-')[0] as SharedDeckId
  playerAt(state, seat).gained[kind]++
}

/** Mana Vortex: one of the top cards of the own deck to hand, the others to the own discard pile (H3B-TOWN-15). */
export function* searchOwn(t: Table, seat: Seat, n: number): Rules {
  const items: CardId[] = []
  while (items.length < n) {
    const card = takeTop(t, seat)
    if (card === undefined) break
    items.push(card)
  }
  if (items.length === 0) return
  t.tell('searching', { seat, deck: 'own', n })
  t.state.looking = { seat, deck: 'own', cards: { of: `cards-of-${seat}`, sees: [seat], items } }
  const left = () => t.state.looking?.cards.items ?? []
  const card = (yield* t.choose(seat, 'search-pick', () => [...left()], {
    context: () => ({ deck: 'own' }),
  })) as CardId
  gainCard(t, seat, lookAway(t, card), 'own', false)
  while (left().length > 0) {
    const laid = yield* t.choose(seat, 'lay-next', () => [...left()], { context: () => ({ pile: 'own' }) })
    layOff(playerAt(t.state, seat), lookAway(t, laid))
    t.learnt(t.seats)
    t.tell('cards-laid-off', { seat, deck: 'own', cards: [laid] })
  }
  t.state.looking = null
}
