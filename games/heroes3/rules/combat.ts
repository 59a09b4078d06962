import { FEES } from '../content/resources.ts'
import { newBattle } from '../reckoning/battle/new-battle.ts'
import {
  controllerFor,
  givesWay,
  isFortified,
  mayDefendWithout,
  type Opposition,
  oppositionOn,
  othersInOrder,
} from '../reckoning/opposition.ts'
import { heroOf, playerAt } from '../reckoning/player.ts'
import { mayHold, plays } from '../reckoning/plays.ts'
import { townActs } from '../reckoning/town.ts'
import { wisdomOff } from '../reckoning/wisdom.ts'
import type { FieldKey, Rank, Rules, Seat, State, Table, TaskOf } from '../shape.ts'
import { next } from './agenda.ts'
import { playCard } from './cards/play.ts'
import { recordDefeat } from './defeat.ts'
import { pay } from './goods.ts'
import { townAction } from './town.ts'

/** H3B-MOVE-04: a hero has stopped on a field. */
export function* arrive(t: Table, { seat, hero, taking }: TaskOf<'arrive'>): Rules {
  const { state } = t
  if (playerAt(state, seat).heroes[hero] === null) return
  const { field } = heroOf(state, seat, hero)
  const opposed = oppositionOn(state, seat, field)
  const visit = { do: 'visit', seat, hero, taking } as const
  if (opposed === null) return next(t, visit)
  if (opposed.is !== 'guard') return next(t, { do: 'announce', seat, hero, taking })
  yield* meetGuard(t, seat, hero, taking, opposed.difficulty)
}

/** H3B-COMB-03, H3B-COMB-04; Diplomacy may stand in for a combat (skipCombat). */
function* meetGuard(t: Table, seat: Seat, hero: Rank, taking: boolean, difficulty: number): Rules {
  const { field } = heroOf(t.state, seat, hero)
  const visit = { do: 'visit', seat, hero, taking } as const
  if (givesWay(t.state, seat, difficulty)) {
    t.tell('quick-combat', { seat, field, difficulty })
    return next(t, visit)
  }
  if (playerAt(t.state, seat).level === difficulty && (yield* skips(t, seat))) {
    t.tell('combat-skipped', { seat, field })
    return next(t, visit)
  }
  next(t, { do: 'announce', seat, hero, taking })
}

function* skips(t: Table, seat: Seat): Rules<boolean> {
  const moment = 'guarded-field-entered'
  if (!mayHold(t.state, seat, moment) || t.state.setting.tournament) return false
  const choice = yield* t.choose(seat, 'respond', () => [...plays(t.state, seat, moment), 'pass'], {
    context: () => ({ window: moment }),
    always: true,
  })
  if (choice === 'pass' || 'building' in choice) return false
  yield* playCard(t, seat, choice, moment)
  return true
}

/** H3B-TOWN-03: before anything of its set-up everybody may use Town Actions, the announcing player first. */
export function* announce(t: Table, { seat, hero, taking }: TaskOf<'announce'>): Rules {
  const { state } = t
  const { field } = heroOf(state, seat, hero)
  const opposed = oppositionOn(state, seat, field)
  t.tell('combat-announced', {
    seat,
    hero,
    field,
    against: opposed === null || opposed.is === 'guard' ? null : opposed.seat,
    difficulty: opposed?.is === 'guard' ? opposed.difficulty : null,
  })
  next(t, { do: 'oppose', seat, hero, taking })
  yield* prepare(t, seat, field)
  yield* t.window('before-combat', { of: othersInOrder(state, seat), inTurn: true })
}

function* prepare(t: Table, seat: Seat, field: FieldKey): Rules {
  for (;;) {
    const acts = () => townActs(t.state, seat, playerAt(t.state, seat).hand.items, wisdomOff(t.state, seat))
    const choice = yield* t.choose(seat, 'prepare', () => [...acts(), 'fight'], {
      context: () => ({ field }),
      always: couldAct(t.state, seat),
    })
    if (choice === 'fight') return
    yield* townAction(t, seat, choice)
  }
}

/** Whether the others must think that a Town Action is possible, with whatever cards. */
function couldAct(state: State, seat: Seat): boolean {
  const { tokens, hand } = playerAt(state, seat)
  return townActs(state, seat, []).length > 0 || (hand.items.length > 0 && (tokens.population || tokens.spellBook))
}

/** H3B-COMB-05: the one who is attacked may give up a Secondary Hero or pay for a defence; then the combat begins. */
export function* oppose(t: Table, { seat, hero, taking }: TaskOf<'oppose'>): Rules {
  const { state } = t
  const { field } = heroOf(state, seat, hero)
  const opposed = oppositionOn(state, seat, field)
  const visit = { do: 'visit', seat, hero, taking } as const
  if (opposed === null) return next(t, visit)
  if (opposed.is === 'hero' && opposed.rank === 'secondary') {
    const choice = yield* t.choose(opposed.seat, 'give-up', () => ['fight', 'give-up'], { context: () => ({ field }) })
    if (choice === 'give-up') return yield* giveUp(t, seat, hero, taking, opposed.seat)
  }
  if (opposed.is === 'walls') {
    const mayPay = mayDefendWithout(state, opposed.seat)
    const options = () => (mayPay ? (['leave', 'pay'] as const) : (['leave'] as const))
    const choice = yield* t.choose(opposed.seat, 'defend-town', options, { context: () => ({ field }) })
    if (choice === 'leave') return next(t, visit)
    pay(t, opposed.seat, { gold: FEES.defendWithoutHero })
    t.tell('town-defended', { seat: opposed.seat, field })
  }
  begin(t, seat, hero, taking, opposed)
}

function begin(t: Table, seat: Seat, hero: Rank, taking: boolean, opposed: Opposition): void {
  const { state } = t
  const { field } = heroOf(state, seat, hero)
  const guard = opposed.is === 'guard'
  state.battle = newBattle({
    field,
    attacker: { seat, hero },
    defender: guard
      ? { seat: null, hero: null }
      : { seat: opposed.seat, hero: opposed.is === 'hero' ? opposed.rank : null },
    difficulty: guard ? opposed.difficulty : null,
    controller: guard ? controllerFor(state, seat) : null,
    fortified: !guard && isFortified(state, opposed.seat, field),
  })
  next(t, { do: 'battle' }, { do: 'aftermath', taking })
}

/** H3B-HERO-13, H3B-RULING-22: defeated at once, by the attacking hero. */
function* giveUp(t: Table, seat: Seat, hero: Rank, taking: boolean, loser: Seat): Rules {
  const { field } = heroOf(t.state, seat, hero)
  t.tell('hero-given-up', { seat: loser, field })
  yield* recordDefeat(t, { loser, rank: 'secondary', winner: { seat, hero }, by: 'hero', field })
  goOn(t, seat, hero, taking)
}

/** H3B-COMB-15: behind a hero there may be a guard; a town that was defended by its hero is not defended again. */
export function goOn(t: Table, seat: Seat, hero: Rank, taking: boolean): void {
  const opposed = oppositionOn(t.state, seat, heroOf(t.state, seat, hero).field)
  const again = opposed !== null && opposed.is !== 'walls'
  next(t, again ? { do: 'arrive', seat, hero, taking } : { do: 'visit', seat, hero, taking })
}
