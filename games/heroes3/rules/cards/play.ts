import type { BuildingId } from '../../content/buildings.ts'
import { type CardId, cardOf } from '../../content/cards.ts'
import type { Effects } from '../../content/effects.ts'
import { hostOf, playsCards } from '../../reckoning/battle/host.ts'
import { liesInBattle } from '../../reckoning/battle/lying.ts'
import { modeOf } from '../../reckoning/mode.ts'
import { playerAt } from '../../reckoning/player.ts'
import {
  bonusPower,
  empowersFor,
  firstSpellEffect,
  isCast,
  isPlayable,
  mayHold,
  plays,
  tiersFor,
} from '../../reckoning/plays.ts'
import { combatBuildings, combatOptions } from '../../reckoning/town-buildings.ts'
import { enemiesFor } from '../../reckoning/useful.ts'
import type { Casting, Moment, Play, Rules, Seat, Table } from '../../shape.ts'
import { discardFromPlay, leaveHand, leaveList, putAside } from '../deck.ts'
import { resolve } from '../effects/interpreter.ts'
import { type Scope, scopeOf } from '../effects/scope.ts'

/** Plays a card of the hand (H3B-CARD-01 to H3B-CARD-20). */
export function* playCard(t: Table, seat: Seat, play: Play, moment: Moment | 'own-turn', counted = true): Rules {
  reveal(t, seat, play)
  if (isCast(play)) return yield* cast(t, seat, play, moment, counted)
  const scope = scopeFor(seat, play)
  const effects = effectsOf(play)
  yield* resolve(t, effects, scope)
  const now = effects.find(({ op }) => op === 'castSpellNow')
  if (now?.op === 'castSpellNow') yield* castNow(t, seat, now.countsTowardLimit)
  finish(t, seat, play.card, scope.fate.card)
}

function scopeFor(seat: Seat, play: Play, more: Partial<Scope> = {}): Scope {
  return scopeOf(seat, { from: 'card', card: play.card }, { play, ...more })
}

function effectsOf(play: Play): Effects {
  const mode = modeOf(play)
  return 'effects' in mode ? mode.effects : []
}

/** From the hand onto the table; the expert mode is used up (H3B-CARD-12). */
function reveal(t: Table, seat: Seat, play: Play): void {
  const player = playerAt(t.state, seat)
  leaveHand(player, play.card)
  player.inPlay.push(play.card)
  if (play.mode === 'expert') player.expertUsed++
  t.learnt(t.seats)
  t.tell('card-played', { seat, ...play })
}

/** H3B-CARD-20: to the discard pile when its effect has been resolved, unless it lasts, leaves the game or returns. */
function finish(t: Table, seat: Seat, card: CardId, fate: Scope['fate']['card']): void {
  const player = playerAt(t.state, seat)
  const lain = player.units.some(({ overlays }) => overlays.includes(card))
  if (lain) return void leaveList(player.inPlay, card)
  if (fate === 'removed') {
    leaveList(player.inPlay, card)
    putAside(t, seat, card)
    return
  }
  if (fate === 'hand' && !player.returning.includes(card)) player.returning.push(card)
  const lasts = liesInBattle(t.state, card) || player.ongoing.some((one) => one.card === card)
  if (!lasts) discardFromPlay(t, seat, card)
}

/** H3B-SPELL-01 to H3B-SPELL-09: the card, what empowers it and its result are one transaction. */
function* cast(t: Table, seat: Seat, play: Play, moment: Moment | 'own-turn', counted: boolean): Rules {
  const { state } = t
  const spell = cardOf(play.card).kind === 'spell'
  const begun: Casting = {
    seat,
    play,
    moment,
    power: bonusPower(state, seat, play.card),
    empowers: [],
    tier: null,
    returns: 'none',
    negated: false,
  }
  state.casting = begun
  const goesBack = spell && countSpell(t, seat, counted)
  yield* empower(t)
  const tier = yield* chooseTier(t)
  if (tier !== null) {
    const { power } = castingOf(t)
    castingOf(t).tier = tier
    t.tell('card-cast', { seat, card: play.card, power, tier })
    if (spell) yield* enemyMayAnswer(t, seat)
    if (!castingOf(t).negated) yield* takeEffect(t, tier)
    if (spell && !castingOf(t).negated) {
      if (goesBack) castingOf(t).returns = 'spell'
      while (yield* respond(t, seat, 'after-own-cast')) if (state.ended !== null) return
    }
  }
  endCasting(t)
}

function castingOf({ state }: Table): Casting {
  if (state.casting === null) throw new Error('nothing is being cast')
  return state.casting
}

/** Counts the first spells of turn and period; whether this one goes back to the hand (Crazy Wizard). */
function countSpell(t: Table, seat: Seat, counted: boolean): boolean {
  const { state } = t
  const player = playerAt(state, seat)
  const goesBack = !player.firstSpell.period && firstSpellEffect(state, 'period') === 'return-to-hand'
  player.firstSpell.period = true
  if (state.active === seat) player.firstSpell.turn = true
  const host = hostOf(state, seat)
  if (host !== null && counted) host.spells++
  return goesBack
}

function* empower(t: Table): Rules {
  for (;;) {
    const { seat, play, power } = castingOf(t)
    const options = () => {
      const more = empowersFor(t.state, castingOf(t))
      const enough = more.length === 0 || tiersFor(t.state, castingOf(t)).length > 0
      return enough ? [...more, 'enough' as const] : more
    }
    const choice = yield* t.choose(seat, 'empower', options, {
      context: () => ({ play, power }),
      // Being asked must not tell what is in the hand.
      always: playerAt(t.state, seat).hand.items.length > 0,
    })
    if (choice === 'enough') return
    reveal(t, seat, choice)
    const scope = scopeFor(seat, choice)
    yield* resolve(t, effectsOf(choice), scope)
    castingOf(t).empowers.push(choice.card)
  }
}

function* chooseTier(t: Table): Rules<number | null> {
  const { seat, play, power } = castingOf(t)
  const tiers = () => tiersFor(t.state, castingOf(t))
  if (tiers().length === 0) return null
  return yield* t.choose(seat, 'power-tier', tiers, { context: () => ({ play, power }) })
}

/** H3B-SPELL-08: the other side of the combat may answer the spell that was announced. */
function* enemyMayAnswer(t: Table, seat: Seat): Rules {
  if (t.state.battle === null) return
  for (const enemy of enemiesFor(t.state, seat))
    if (playsCards(t.state, enemy)) yield* respond(t, enemy, 'after-enemy-cast')
}

function* takeEffect(t: Table, tier: number): Rules {
  const { seat, play } = castingOf(t)
  const mode = modeOf(play)
  if ('power' in mode) yield* resolve(t, mode.power[tier]?.effects ?? [], scopeFor(seat, play))
}

/** H3B-SPELL-03, H3B-SPELL-12: power that was not used is lost; what was negated cannot be taken back. */
function endCasting(t: Table): void {
  const { seat, play, empowers, returns, negated } = castingOf(t)
  const { returning } = playerAt(t.state, seat)
  t.state.casting = null
  if (returns !== 'none' && !negated) returning.push(play.card)
  if (returns === 'spell-and-empowers' && !negated) returning.push(...empowers)
  finish(t, seat, play.card, 'discard')
  for (const card of empowers) finish(t, seat, card, 'discard')
}

/** Intelligence: a spell of the hand at once, whenever it is usually cast (castSpellNow). */
function* castNow(t: Table, seat: Seat, counted: boolean): Rules {
  const spells = () =>
    playerAt(t.state, seat).hand.items.flatMap((card): Play[] => {
      const play = { card, mode: 'cast' }
      return cardOf(card).kind === 'spell' && isPlayable(t.state, seat, play, 'combat-start') ? [play] : []
    })
  const choice = yield* t.choose(seat, 'respond', () => [...spells(), 'pass'], {
    context: () => ({ window: 'combat-start' }),
    always: true,
  })
  if (choice !== 'pass' && 'card' in choice) yield* playCard(t, seat, choice, 'combat-start', counted)
}

/**
 * Asks a player once whether to play something at this moment; whether something was played. Who could hold something is asked,
 * with or without.
 */
export function* respond(t: Table, seat: Seat, moment: Moment): Rules<boolean> {
  const buildings = () => (moment === 'combat-start' ? combatBuildings(t.state, seat) : [])
  // H3B-COMB-13
  const mayPlay = t.state.battle === null || playsCards(t.state, seat)
  const asked = mayPlay && mayHold(t.state, seat, moment)
  if (!asked && buildings().length === 0) return false
  const options = () => [...(asked ? plays(t.state, seat, moment) : []), ...buildings(), 'pass' as const]
  const choice = yield* t.choose(seat, 'respond', options, { context: () => ({ window: moment }), always: true })
  if (choice === 'pass') return false
  if ('building' in choice) yield* useInCombat(t, seat, choice.building)
  else yield* playCard(t, seat, choice, moment)
  return true
}

/** Cover of Darkness (H3B-TOWN-12): what of a building works when a combat begins. */
function* useInCombat(t: Table, seat: Seat, building: BuildingId): Rules {
  playerAt(t.state, seat).usedThisTurn.push(building)
  t.tell('building-used', { seat, building })
  for (const { effects } of combatOptions(building))
    yield* resolve(t, effects, scopeOf(seat, { from: 'building', building }))
}
