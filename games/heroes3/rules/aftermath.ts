import { COMBAT_EXPERIENCE } from '../content/levels.ts'
import { oppositeCamp } from '../reckoning/battle/host.ts'
import { heroesOn } from '../reckoning/land.ts'
import { heroOf, playerAt } from '../reckoning/player.ts'
import { refuges } from '../reckoning/retiring.ts'
import type { Battle, Camp, FieldKey, Host, Rank, Rules, Seat, Table, TaskOf } from '../shape.ts'
import { next } from './agenda.ts'
import { respond } from './cards/play.ts'
import { goOn } from './combat.ts'
import { recordDefeat } from './defeat.ts'
import { eliminate } from './elimination.ts'
import { gainExperience, riseToTop } from './experience.ts'
import { leaveMap, placeHero } from './heroes.ts'
import { occur } from './triggers.ts'
import { checkVictory } from './victory.ts'

/** H3B-CEND: what follows from a combat that has ended. */
export function* aftermath(t: Table, { taking }: TaskOf<'aftermath'>): Rules {
  const { state } = t
  const battle = state.battle as Battle
  if (battle.result === null) throw new Error('the combat has not ended')
  state.battle = null
  yield* follow(t, battle, taking)
  // H3B-UNIT-09
  for (const seat of [battle.attacker.seat, battle.defender.seat])
    if (seat !== null && playerAt(state, seat).units.length === 0) next(t, { do: 'refill-army', seat, line: 0 })
}

function* follow(t: Table, battle: Battle, taking: boolean): Rules {
  const { how, winner, gaveUp } = battle.result ?? { how: 'stalemate' as const, winner: null, gaveUp: null }
  if (how === 'fought') yield* fought(t, battle, winner ?? 'defender', taking)
  else if (how === 'surrender') yield* surrendered(t, battle, gaveUp ?? 'attacker', taking)
  else retreat(t, battle)
}

/** H3B-CEND-03, H3B-CEND-18: back to where it stopped last, without a visit. */
function retreat(t: Table, { attacker }: Battle): void {
  const { seat, hero } = heroAt(attacker)
  const { last } = heroOf(t.state, seat, hero)
  placeHero(t, seat, hero, last)
  t.tell('hero-retreated', { seat, hero, field: last })
}

function heroAt({ seat, hero }: Host): { seat: Seat; hero: Rank } {
  if (seat === null || hero === null) throw new Error('there is no hero on that side')
  return { seat, hero }
}

function* fought(t: Table, battle: Battle, winner: Camp, taking: boolean): Rules {
  const won = battle[winner]
  const lost = battle[oppositeCamp(winner)]
  const levels = { won: levelOf(t, won), lost: levelOf(t, lost) }
  if (lost.seat !== null && lost.hero !== null) yield* loseHero(t, battle, won, { seat: lost.seat, hero: lost.hero })
  yield* winExperience(t, battle, won, lost, levels)
  if (won.seat !== null) {
    yield* occur(t, {
      event: 'combat-won',
      seat: won.seat,
      ...(won.hero === null ? {} : { hero: won.hero }),
      field: battle.field,
    })
    // H3B-CEND-14: in the own turn alone.
    if (t.state.active === won.seat)
      while (yield* respond(t, won.seat, 'combat-won')) if (t.state.ended !== null) return
  }
  if (lost.seat !== null) yield* occur(t, { event: 'combat-lost', seat: lost.seat, field: battle.field })
  yield* findRefuge(t, battle, lost)
  if (winner === 'attacker' && t.state.ended === null) {
    const { seat, hero } = heroAt(battle.attacker)
    if (playerAt(t.state, seat).heroes[hero] === null) return
    if (battle.difficulty === null && battle.defender.hero !== null) goOn(t, seat, hero, taking)
    else next(t, { do: 'visit', seat, hero, taking })
  }
}

function levelOf({ state }: Table, { seat, hero }: Host): number | null {
  return seat === null || hero !== 'main' ? null : playerAt(state, seat).level
}

/** H3B-CEND-10, H3B-CEND-11, H3B-CEND-15, H3B-COMB-16 */
function* loseHero(t: Table, battle: Battle, won: Host, lost: { seat: Seat; hero: Rank }): Rules {
  const winner = won.seat === null ? null : { seat: won.seat, hero: won.hero }
  const by = won.seat === null ? 'neutral' : won.hero === null ? 'army-without-hero' : 'hero'
  const ranks: Rank[] = [lost.hero]
  const beside = heroesOn(t.state, battle.field).some((one) => one.seat === lost.seat && one.rank === 'secondary')
  if (lost.hero === 'main' && beside && battle.defender.seat === lost.seat) ranks.push('secondary')
  for (const rank of ranks) yield* recordDefeat(t, { loser: lost.seat, rank, winner, by, field: battle.field })
}

/** H3B-HERO-06 to H3B-HERO-08 */
function* winExperience(
  t: Table,
  { difficulty, result }: Battle,
  won: Host,
  lost: Host,
  levels: { readonly won: number | null; readonly lost: number | null },
): Rules {
  if (won.seat === null || levels.won === null) return
  if (lost.seat === null && result?.azure === true) return yield* riseToTop(t, won.seat)
  const beaten = lost.seat === null ? difficulty : levels.lost
  if (beaten === null) return
  const { lower, equal, higher } = COMBAT_EXPERIENCE
  yield* gainExperience(t, won.seat, beaten < levels.won ? lower : beaten === levels.won ? equal : higher)
}

/** H3B-CEND-09, H3B-ELIM-02 */
function* findRefuge(t: Table, { field }: Battle, { seat, hero }: Host): Rules {
  if (seat === null || hero !== 'main' || t.state.ended !== null) return
  const to = () => refuges(t.state, seat, field)
  if (to().length === 0) {
    // H3B-ELIM-04: the scenario goes first.
    checkVictory(t, 'immediately')
    return eliminate(t, seat)
  }
  yield* retire(t, seat, to)
}

function* retire(t: Table, seat: Seat, to: () => FieldKey[]): Rules {
  const field = yield* t.choose(seat, 'destination', to, {
    context: () => ({ hero: 'main', cause: { from: 'rules' } }),
  })
  if (field !== 'none') placeHero(t, seat, 'main', field)
}

/** H3B-CEND-12, H3B-CEND-13 */
function* surrendered(t: Table, battle: Battle, gaveUp: Camp, taking: boolean): Rules {
  const { state } = t
  const { seat, hero } = heroAt(battle[gaveUp])
  t.tell('hero-surrendered', { seat, hero })
  const carrying = state.grail.carrier?.seat === seat && state.grail.carrier.hero === hero
  yield* occur(t, { event: 'hero-surrendered', seat, hero, field: battle.field, carrying })
  const ranks: Rank[] = heroesOn(state, battle.field).flatMap((one) => (one.seat === seat ? one.rank : []))
  // H3B-COMB-16: a Secondary Hero beside the Main Hero is removed too, without being defeated.
  if (ranks.includes('secondary')) leaveMap(t, seat, 'secondary')
  if (hero === 'main') yield* retire(t, seat, () => refuges(t.state, seat, battle.field))
  if (gaveUp === 'defender') {
    const attacker = heroAt(battle.attacker)
    goOn(t, attacker.seat, attacker.hero, taking)
  }
}
