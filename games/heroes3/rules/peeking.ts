import type { Zone } from '@krcma/kernel'
import { TIERS } from '../content/units.ts'
import { playerAt } from '../reckoning/player.ts'
import type { DeckId, Rules, Seat, Table } from '../shape.ts'

type Peeked = DeckId | 'own' | (typeof TIERS)[number] | 'astrologers'

function zoneOf({ state }: Table, seat: Seat, deck: Peeked): Zone {
  if (deck === 'own') return playerAt(state, seat).deck
  if (deck === 'astrologers') return state.astrologers.deck
  if (deck === 'bronze' || deck === 'silver' || deck === 'golden' || deck === 'azure') return state.neutrals[deck].deck
  return state.decks[deck]?.deck as Zone
}

/** Rogues: the top card of any deck, back on top or to the bottom (peek-deck). */
export function* peekDeck(t: Table, seat: Seat): Rules {
  const decks = () =>
    ['own', ...(Object.keys(t.state.decks) as DeckId[]), ...TIERS, 'astrologers' as const].filter(
      (deck) => zoneOf(t, seat, deck as Peeked).items.length > 0,
    ) as Peeked[]
  if (decks().length === 0) return
  const deck = yield* t.choose(seat, 'peek-deck', decks)
  const { of, items } = zoneOf(t, seat, deck)
  t.state.peeked = { of, sees: [seat], items: items.splice(-1) }
  const put = yield* t.choose(seat, 'put-card', () => ['top', 'bottom'], {
    context: () => ({ card: t.state.peeked?.items[0] ?? '' }),
  })
  const card = t.state.peeked?.items.pop()
  t.state.peeked = null
  const back = zoneOf(t, seat, deck).items
  if (card !== undefined) back.splice(put === 'top' ? back.length : 0, 0, card)
  t.tell('deck-peeked', { seat, deck, put: put === 'bottom' ? 'bottom' : 'top' })
}
