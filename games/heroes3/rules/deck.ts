import type { CardId } from '../content/cards.ts'
import { discardPile, kindOf } from '../reckoning/pile.ts'
import { playerAt } from '../reckoning/player.ts'
import { has } from '../reckoning/setting.ts'
import type { DeckId, Player, Seat, Table } from '../shape.ts'

/** H3B-CARD-03: draws so many cards to hand, as far as there are any. */
export function draw(t: Table, seat: Seat, n: number): CardId[] {
  const player = playerAt(t.state, seat)
  const cards: CardId[] = []
  while (cards.length < n) {
    const card = takeTop(t, seat)
    if (card === undefined) break
    player.hand.items.push(card)
    cards.push(card)
  }
  if (cards.length > 0)
    t.tell('drew', { seat, n: cards.length, cards: [] }, { to: [seat], data: { seat, n: cards.length, cards } })
  return cards
}

/** The top card of the own deck, which is filled up from the discard pile when it is empty. */
export function takeTop(t: Table, seat: Seat): CardId | undefined {
  const player = playerAt(t.state, seat)
  if (player.deck.items.length === 0) shuffleDiscardIntoDeck(t, seat)
  return player.deck.items.pop()
}

export function shuffleDiscardIntoDeck(t: Table, seat: Seat): void {
  const player = playerAt(t.state, seat)
  const pile = discardPile(player)
  if (pile.length === 0) return
  player.discard.items = []
  player.top.items = []
  player.deck.items = t.chance.shuffle([...player.deck.items, ...pile])
  t.tell('deck-reshuffled', { seat })
}

/** H3B-CARD-02: everybody sees the top of the pile, its owner what lies beneath it. */
export function layOff(player: Player, card: CardId): void {
  player.discard.items.push(...player.top.items)
  player.top.items = [card]
}

/** Takes a card out of the own discard pile. */
export function takeBack(player: Player, card: CardId): void {
  const rest = discardPile(player).filter((other) => other !== card)
  player.top.items = rest.slice(-1)
  player.discard.items = rest.slice(0, -1)
}

export function leaveHand({ hand }: Player, card: CardId): void {
  const at = hand.items.indexOf(card)
  if (at < 0) throw new Error(`${card} is not in hand`)
  hand.items.splice(at, 1)
}

export function discardCards(t: Table, seat: Seat, cards: readonly CardId[], random = false): void {
  if (cards.length === 0) return
  const player = playerAt(t.state, seat)
  for (const card of cards) {
    leaveHand(player, card)
    layOff(player, card)
  }
  t.learnt(t.seats)
  t.tell('discarded', { seat, cards: [...cards], random })
}

export function discardAtRandom(t: Table, seat: Seat, n: number): CardId[] {
  const left = [...playerAt(t.state, seat).hand.items]
  const cards: CardId[] = []
  while (cards.length < n && left.length > 0) cards.push(t.chance.draw(left))
  discardCards(t, seat, cards, true)
  return cards
}

/** H3B-CARD-20: a card in play whose effect has ended. */
export function discardFromPlay(t: Table, seat: Seat, card: CardId): void {
  const player = playerAt(t.state, seat)
  if (!leaveList(player.inPlay, card)) return
  if (!leaveList(player.returning, card)) {
    layOff(player, card)
    return
  }
  player.hand.items.push(card)
  t.tell('card-returned', { seat, card })
}

export function leaveList(list: CardId[], card: CardId): boolean {
  const at = list.indexOf(card)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

/** H3B-CARD-04. `open`: everybody has seen which card it is. */
export function gainCard(
  t: Table,
  seat: Seat,
  card: CardId,
  from: DeckId | 'own' | 'own-discard',
  open: boolean,
): void {
  const player = playerAt(t.state, seat)
  const own = from === 'own' || from === 'own-discard'
  // H3B-VAR-03: cards that come from outside the own deck go to the discard pile.
  const toPile = has(t.state, 'gains-to-discard') && !own
  if (toPile) layOff(player, card)
  else player.hand.items.push(card)
  const known = open || toPile
  const said = { seat, from, open: known }
  if (known) t.tell('card-gained', { ...said, card })
  else t.tell('card-gained', { ...said, card: null }, { to: [seat], data: { ...said, card } })
}

/** H3B-TRULE-07, H3B-CARD-14: a card of the own hand leaves the game; artifacts in tournaments to the scoring pile. */
export function removeCard(t: Table, seat: Seat, card: CardId): void {
  leaveHand(playerAt(t.state, seat), card)
  putAside(t, seat, card)
}

export function putAside(t: Table, seat: Seat, card: CardId): void {
  const { state } = t
  const player = playerAt(state, seat)
  const scored = state.setting.tournament && kindOf(card) === 'artifact'
  if (scored) player.scored.push(card)
  else {
    state.removed.push(card)
    if (kindOf(card) === 'artifact') player.gained.artifact--
  }
  t.tell('card-removed', { seat, card, scored })
}
