import { type CardId, cardsNamed } from '../../content/cards.ts'
import { discardPile, fitsFilter, kindOf } from '../../reckoning/pile.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Rules, Seat, Table } from '../../shape.ts'
import {
  discardAtRandom,
  discardCards,
  draw,
  gainCard,
  leaveHand,
  removeCard,
  shuffleDiscardIntoDeck,
  takeBack,
} from '../deck.ts'
import { cycle } from '../morale.ts'
import { decksFor, search, searchOwn } from '../search.ts'
import { discardOnto, refill, sharedDeck, takeTops } from '../shared-decks.ts'
import { seatsMeant } from '../whom.ts'
import { chooseDiscards } from './flow.ts'
import { orNone } from './or-none.ts'
import { elsewhere, type Operations, otherCards, type Scope } from './scope.ts'

type Op =
  | 'draw'
  | 'discard'
  | 'discardThenDrawSame'
  | 'search'
  | 'redoSearch'
  | 'takeFromDiscard'
  | 'shuffleDiscardIntoDeck'
  | 'shuffleFromHand'
  | 'findInDeck'
  | 'lookTop'
  | 'revealUntil'
  | 'removeCard'
  | 'removeThis'
  | 'returnThis'
  | 'handLimit'

/** Discards one of the cards that were just drawn: they are the last of the hand. */
function* discardDrawn(t: Table, seat: Seat, drawn: number): Rules {
  const last = () => playerAt(t.state, seat).hand.items.slice(-drawn)
  if (drawn === 0) return
  const card = yield* t.choose(seat, 'discard', last, { context: () => ({ least: 1, most: 1 }) })
  if (card !== 'done') discardCards(t, seat, [card])
}

/** Takes matching cards from the own discard pile; the rest of those looked at goes back in an order of one's choice. */
function* takeFromOwn(t: Table, { seat }: Scope, among: () => CardId[], n: number, reorder: boolean): Rules {
  const player = () => playerAt(t.state, seat)
  const size = among().length
  let taken = 0
  for (; taken < n && among().length > 0; taken++) {
    const card = yield* t.choose(seat, 'take-card', () => orNone(among()), { context: () => ({ from: 'discard' }) })
    if (card === 'none') break
    takeBack(player(), card)
    gainCard(t, seat, card, 'own-discard', false)
  }
  if (reorder) yield* reorderTop(t, seat, size - taken)
}

/** H3B-LOC-11: from the lowest up; the last one ends on top. */
function* reorderTop(t: Table, seat: Seat, n: number): Rules {
  const player = () => playerAt(t.state, seat)
  for (let left = n; left > 1; left--) {
    const card = yield* t.choose(seat, 'lay-next', () => discardPile(player()).slice(-left), {
      context: () => ({ pile: 'own' }),
    })
    const pile = discardPile(player()).filter((other) => other !== card)
    pile.splice(pile.length - left + 1, 0, card)
    player().top.items = pile.slice(-1)
    player().discard.items = pile.slice(0, -1)
  }
}

export const CARDS: Operations<Op> = {
  *draw(t, { n, who }, { seat, cause, drawn }) {
    for (const one of yield* seatsMeant(t, seat, who, cause)) drawn.n = draw(t, one, n).length
  },
  *discard(t, { n, who, random, among, ifKind, then = [] }, scope, resolve) {
    for (const one of yield* seatsMeant(t, scope.seat, who, scope.cause)) {
      const { hand } = playerAt(t.state, one)
      if (random === true) discardAtRandom(t, one, n)
      else if (among === 'just-drawn') yield* discardDrawn(t, one, scope.drawn.n)
      else if (otherCards(hand.items, scope.play).length > 0) yield* chooseDiscards(t, one, n, scope)
      else continue
      const [top] = playerAt(t.state, one).top.items
      if (ifKind !== undefined && top !== undefined && kindOf(top) === ifKind) yield* resolve(t, then, scope)
    }
  },
  *discardThenDrawSame(t, { upTo }, { seat }) {
    yield* cycle(t, seat, upTo === 'any' ? Number.POSITIVE_INFINITY : upTo)
  },
  *search(t, { deck, n, times = 1 }, scope) {
    const { seat, cause, field, mayDecline } = scope
    for (let time = 0; time < times; time++) {
      if (deck === 'own') {
        yield* searchOwn(t, seat, n)
        continue
      }
      if (mayDecline) {
        const options = [{ effects: [{ op: 'search', deck, n } as const] }]
        const choice = yield* t.choose(seat, 'choice', () => [0, 'none'], { context: () => ({ cause, options }) })
        if (choice === 'none') return
      }
      yield* search(t, seat, deck, n, field)
    }
  },
  // It is among what can be picked in a search (H3B-TRULE-05).
  redoSearch: elsewhere,
  *takeFromDiscard(t, { filter, top, n, reorderRest = false }, scope) {
    const { seat } = scope
    let looked = top ?? Number.POSITIVE_INFINITY
    const among = () => {
      const pile = discardPile(playerAt(t.state, seat))
      const seen = top === undefined ? pile : pile.slice(-Math.min(looked, pile.length))
      return seen.filter((card) => filter === undefined || fitsFilter(t.state, seat, card, filter))
    }
    looked = Math.min(looked, discardPile(playerAt(t.state, seat)).length)
    if (among().length > 0) yield* takeFromOwn(t, scope, among, n, reorderRest)
  },
  *shuffleDiscardIntoDeck(t, _, { seat }) {
    shuffleDiscardIntoDeck(t, seat)
  },
  *shuffleFromHand(t, { filter, thenDrawSame, who }, { seat, cause }) {
    for (const one of yield* seatsMeant(t, seat, who, cause)) {
      const player = playerAt(t.state, one)
      const cards = player.hand.items.filter((card) => fitsFilter(t.state, one, card, filter))
      for (const card of cards) leaveHand(player, card)
      player.deck.items = t.chance.shuffle([...player.deck.items, ...cards])
      t.tell('hand-shuffled-in', { seat: one, n: cards.length })
      if (thenDrawSame === true) draw(t, one, cards.length)
    }
  },
  *findInDeck(t, { deck, card }, { seat }) {
    const { deck: cards } = sharedDeck(t, deck)
    const found = cards.items.find((one) => cardsNamed(card).includes(one))
    if (found !== undefined) {
      cards.items.splice(cards.items.indexOf(found), 1)
      playerAt(t.state, seat).gained[deck]++
      t.learnt(t.seats)
      gainCard(t, seat, found, deck, true)
    }
    cards.items = t.chance.shuffle([...cards.items])
    t.tell('shared-deck-reshuffled', { deck })
    refill(t, deck)
  },
  *lookTop(t, { deck, to }, { seat, field }) {
    const [id = deck] = decksFor(t, seat, deck, field)
    const items = takeTops(t, id, 1)
    if (items.length === 0) return
    t.state.looking = { seat, deck: id, cards: { of: id, sees: [seat], items } }
    const place = yield* t.choose(seat, 'put-card', () => to, {
      context: () => ({ card: t.state.looking?.cards.items[0] ?? '' }),
    })
    const [card] = t.state.looking?.cards.items.splice(0) ?? []
    t.state.looking = null
    if (card === undefined) return
    if (place === 'hand') {
      playerAt(t.state, seat).gained[deck]++
      gainCard(t, seat, card, id, false)
    } else {
      discardOnto(t, id, [card])
      t.learnt(t.seats)
      t.tell('cards-laid-off', { seat, deck: id, cards: [card] })
    }
    refill(t, id)
  },
  *revealUntil(t, { deck, filter }, { seat, field }) {
    const [id = deck] = decksFor(t, seat, deck, field)
    const { deck: cards } = sharedDeck(t, id)
    const at = cards.items.findLastIndex((card) => fitsFilter(t.state, seat, card, filter))
    if (at < 0) return
    const [card] = cards.items.splice(at, 1) as [CardId]
    const shown = cards.items.slice(at).reverse()
    t.learnt(t.seats)
    if (shown.length > 0) t.tell('cards-laid-off', { seat, deck: id, cards: shown })
    cards.items = t.chance.shuffle([...cards.items])
    playerAt(t.state, seat).gained[deck]++
    gainCard(t, seat, card, id, true)
    refill(t, id)
  },
  *removeCard(t, { filter, n }, scope) {
    const { seat } = scope
    const fitting = () =>
      otherCards(playerAt(t.state, seat).hand.items, scope.play).filter((card) =>
        fitsFilter(t.state, seat, card, filter),
      )
    for (let left = Math.min(n, fitting().length); left > 0; left--) {
      const card = yield* t.choose(seat, 'remove-card', () => orNone(fitting()))
      if (card !== 'none') removeCard(t, seat, card)
    }
  },
  *removeThis(_, __, { fate }) {
    fate.card = 'removed'
  },
  *returnThis(_, __, { fate }) {
    fate.card = 'hand'
  },
  *handLimit(t, { n, who, duration = 'until-next-astrologers' }, { seat, cause }) {
    const until =
      duration === 'turn' || duration === 'round' || duration === 'next-resource-round'
        ? duration
        : 'until-next-astrologers'
    for (const one of yield* seatsMeant(t, seat, who, cause))
      playerAt(t.state, one).lasts.push({ is: 'hand-limit', n, until })
  },
}
