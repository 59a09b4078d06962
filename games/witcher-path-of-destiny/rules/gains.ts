import { AUTOMAS } from '../content/automas.ts'
import { SYMBOLS, type SymbolId } from '../content/symbols.ts'
import { abilityIn } from '../reckoning/abilities.ts'
import type { Gains } from '../reckoning/effects.ts'
import { AUTOMAS_TRACK, gained, lost, PLAYERS_TRACK, stepsBetween, unlockedBetween } from '../reckoning/experience.ts'
import { bodyOf, playerOf } from '../reckoning/figures.ts'
import type { Figure, Seat, Source, Table, TokensFrom, XpFrom } from '../shape.ts'

/** WPD-PLAY-07: tokens are taken into the pool. */
export function gainTokens(t: Table, figure: Figure, symbol: SymbolId, amount: number, from: TokensFrom): void {
  if (amount === 0) return
  bodyOf(t.state, figure).pool[symbol] += amount
  t.tell('tokens-gained', { figure, symbol, amount, from })
}

export function gainAll(t: Table, figure: Figure, { xp, symbols }: Gains, from: TokensFrom & XpFrom): void {
  for (const symbol of SYMBOLS) gainTokens(t, figure, symbol, symbols[symbol], from)
  gainXp(t, figure, xp, from)
}

/** WPD-XP-01 to -07, told is what was not forfeited; the Automa's second ability wakes with its gold marker (WPD-SOLO-20). */
export function gainXp(t: Table, figure: Figure, amount: number, from: XpFrom): void {
  if (amount === 0) return
  const body = bodyOf(t.state, figure)
  const { xp, gold } = body
  const after = gained(body, amount, figure === 'automa' ? AUTOMAS_TRACK : PLAYERS_TRACK)
  const steps = stepsBetween(body, after)
  Object.assign(body, after)
  if (steps > 0) t.tell('xp-gained', { figure, amount: steps, from })
  if (figure !== 'automa') unlock(t, figure, xp)
  if (gold !== null || body.gold === null) return
  t.tell('gold-reached', { figure })
  const { automa } = t.state
  if (figure === 'automa' && automa !== null) t.tell('automa-grew', { ability: `auto-${automa.character}-2` })
}

/** WPD-XP-02, -03; what was unlocked once stays so (WPD-XP-09). */
function unlock(t: Table, seat: Seat, before: number): void {
  const player = playerOf(t.state, seat)
  for (const slot of unlockedBetween(before, player.xp)) {
    if (player.abilities[slot - 1] !== 'locked' || player.character === null) continue
    player.abilities[slot - 1] = 'ready'
    t.tell('ability-unlocked', { seat, ability: abilityIn(player.character, slot) })
  }
}

/** WPD-XP-08: told is what was there to lose. */
export function loseXp(t: Table, seat: Seat, amount: number): void {
  const player = playerOf(t.state, seat)
  const after = lost(player, amount)
  const steps = stepsBetween(after, player)
  Object.assign(player, after)
  if (steps > 0) t.tell('xp-lost', { figure: seat, amount: steps })
}

/** WPD-VP-01 */
export function gainVp(t: Table, figure: Figure, amount: number, from: Source): void {
  if (amount === 0) return
  const body = bodyOf(t.state, figure)
  body.vp += amount
  body.points[from] += amount
  t.tell('vp-gained', { figure, amount, from })
}

/** WPD-VP-01: never below 0. */
export function loseVp(t: Table, seat: Seat, amount: number): void {
  const player = playerOf(t.state, seat)
  const taken = Math.min(player.vp, amount)
  if (taken === 0) return
  player.vp -= taken
  player.points.story -= taken
  t.tell('vp-lost', { figure: seat, amount: taken })
}

/** WPD-SOLO-18, -20: the second ability of the Automa, if it is active. */
export function secondAbility(t: Table) {
  const { automa } = t.state
  return automa === null || automa.gold === null ? null : AUTOMAS[automa.character].second
}
