import { type AllianceId, allianceOf, FACTION_OF, FACTIONS, type Faction, MOST_HELD } from '../content/alliances.ts'
import { AUTOMA_ALLIANCE_XP } from '../content/automas.ts'
import { other, SIDES } from '../content/symbols.ts'
import { bodiesOf, bodyOf, playerOf } from '../reckoning/figures.ts'
import { activeIn } from '../reckoning/story.ts'
import { activeCounts, inactive, inactiveCount } from '../reckoning/symbols.ts'
import type { Body, Figure, Rules, Seat, State, Table, Token } from '../shape.ts'
import { gainTokens, gainXp } from './gains.ts'
import { lose } from './losses.ts'
import { sideOrToss } from './toss.ts'

function alliancesOf({ alliances }: State): NonNullable<State['alliances']> {
  if (alliances === null) throw new Error('this tale knows no alliances')
  return alliances
}

/** WPD-EVIL-05 to -07: one card of the position's deck; of a fourth card of a side one of the four is discarded. */
export function* drawAlliance(t: Table, figure: Figure, token: Token): Rules {
  const faction = token === 'both' ? yield* chooseDeck(t, figure) : token
  const held = bodyOf(t.state, figure).alliances[faction]
  const card = topAlliance(t, faction)
  if (card === undefined) return
  held.items.push(card)
  const to = figure === 'automa' ? [] : [figure]
  t.tell('alliance-drawn', { figure, faction, alliance: null }, { to, data: { figure, faction, alliance: card } })
  if (held.items.length <= MOST_HELD) return
  const gone =
    figure === 'automa'
      ? card
      : yield* t.choose(figure, 'discard-alliance', () => [...held.items], { context: () => ({ faction }) })
  held.items.splice(held.items.indexOf(gone), 1)
  alliancesOf(t.state).discards[faction].items.push(gone)
  t.tell('alliance-discarded', { figure, faction, alliance: null }, { to, data: { figure, faction, alliance: gone } })
}

function* chooseDeck(t: Table, figure: Figure): Rules<Faction> {
  if (figure !== 'automa') return yield* t.choose(figure, 'alliance-deck', () => FACTIONS)
  return FACTION_OF[sideOrToss(t, activeCounts(bodyOf(t.state, 'automa'), activeIn(t.state)))]
}

/** WPD-EVIL-14 */
function topAlliance(t: Table, faction: Faction): AllianceId | undefined {
  const { decks, discards } = alliancesOf(t.state)
  const deck = decks[faction]
  if (deck.items.length === 0 && discards[faction].items.length > 0) {
    deck.items = t.chance.shuffle(discards[faction].items.splice(0))
    t.tell('alliances-shuffled', { faction })
  }
  return deck.items.pop()
}

/** WPD-EVIL-08: everybody shows the cards of the dominant side; they are applied one player after the other. */
export function revealAlliances(t: Table): void {
  const { state } = t
  const faction = dominantFaction(state)
  for (const { figure, seen } of bodiesOf(state)) {
    const held = seen.alliances[faction]
    held.sees = 'all'
    if (held.items.length > 0) t.tell('alliances-revealed', { figure, alliances: [...held.items] })
  }
  state.queue = [...state.initiative]
}

function dominantFaction({ dominant }: State): Faction {
  if (dominant === null) throw new Error('nothing is dominant yet')
  return FACTION_OF[dominant]
}

/** WPD-EVIL-09 to -11: the next figure applies its cards, in an order of its own; all of them are discarded. */
export function* applyAlliances(t: Table): Rules {
  const { state } = t
  const [figure] = state.queue
  if (figure !== undefined) {
    const held = bodyOf(state, figure).alliances[dominantFaction(state)]
    if (figure === 'automa') {
      gainXp(t, figure, held.items.length * AUTOMA_ALLIANCE_XP, 'alliance')
      putAway(state, held, [...held.items])
    } else {
      while (held.items.length > 0) {
        const card = yield* t.choose(figure, 'next-alliance', () => different(held.items))
        putAway(state, held, [card])
        yield* apply(t, figure, card)
      }
    }
    held.sees = figure === 'automa' ? [] : [figure]
    state.queue.shift()
  }
  if (state.queue.length === 0) state.phase = 'end-of-chapter'
}

function putAway(state: State, held: Body['alliances'][Faction], cards: readonly AllianceId[]): void {
  held.items = held.items.filter((card) => !cards.includes(card))
  alliancesOf(state).revealed[dominantFaction(state)].items.push(...cards)
}

/** Of cards that do the same the order does not matter. */
function different(cards: readonly AllianceId[]): readonly AllianceId[] {
  const does = (card: AllianceId) => JSON.stringify(allianceOf(card).effect)
  return cards.filter((card, i) => cards.findIndex((one) => does(one) === does(card)) === i)
}

/** WPD-EVIL-10, -12, WPD-RULING-32 */
function* apply(t: Table, seat: Seat, alliance: AllianceId): Rules {
  const { effect } = allianceOf(alliance)
  const player = playerOf(t.state, seat)
  const active = activeIn(t.state)
  const counts = activeCounts(player, active)
  const payable = SIDES.filter((side) => counts[side] > 0)
  const works =
    effect.kind === 'exchange'
      ? payable.length > 0
      : effect.kind === 'sacrifice'
        ? inactiveCount(player, active) > 0
        : true
  t.tell('alliance-applied', { seat, alliance, works })
  if (!works) return
  switch (effect.kind) {
    case 'xp':
      return gainXp(t, seat, effect.amount, 'alliance')
    case 'active':
      return gainTokens(t, seat, active[effect.side], effect.amount, 'alliance')
    case 'exchange': {
      const side = yield* t.choose(seat, 'exchange', () => payable)
      yield* lose(t, seat, { symbols: [active[side]], count: 1 })
      return gainTokens(t, seat, active[other(side)], effect.gain, 'alliance')
    }
    case 'sacrifice':
      yield* lose(t, seat, { symbols: inactive(active), count: 1 })
      return gainXp(t, seat, effect.xp, 'alliance')
  }
}

/** WPD-EVIL-19: what is left at the end has no effect. */
export function discardAlliances({ state }: Table): void {
  if (state.alliances === null) return
  for (const { seen } of bodiesOf(state)) {
    for (const faction of FACTIONS) {
      state.alliances.discards[faction].items.push(...seen.alliances[faction].items.splice(0))
    }
  }
}
