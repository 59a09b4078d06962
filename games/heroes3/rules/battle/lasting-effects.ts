import type { Duration, EffectOf, Favourite } from '../../content/effects.ts'
import { battleOf, isCalled, isDragon, metAs } from '../../reckoning/battle/fighters.ts'
import { campOf, hostOf, oppositeCamp } from '../../reckoning/battle/host.ts'
import { modeOf } from '../../reckoning/mode.ts'
import type { Fighter, Lasting, Rules, Table, Until } from '../../shape.ts'
import { elsewhere, type Operations, type Scope } from '../effects/scope.ts'
import { aim } from './aiming.ts'
import { healed, settle } from './harm.ts'
import { lift } from './lasting.ts'

type Op =
  | 'mod'
  | 'aura'
  | 'cure'
  | 'silence'
  | 'spellProof'
  | 'reflect'
  | 'forbidExit'
  | 'spellLimit'
  | 'multiplyDie'
  | 'ignoreDie'
  | 'fortify'

function untilOf(duration: Duration): Until {
  return duration === 'attack' || duration === 'combat-round' || duration === 'next-combat-round' ? duration : 'combat'
}

type Is<L> = L extends Lasting ? Omit<L, 'card' | 'seat' | 'until'> : never

function lay(t: Table, fighter: Fighter, { seat, play }: Scope, until: Until, what: Is<Lasting>): void {
  const lasting = { card: play?.card ?? null, seat, until, ...what } as Lasting
  fighter.lasting.push(lasting)
  const met = metAs(battleOf(t.state), fighter)
  if (lasting.is === 'mod') t.tell('modified', { ...met, stat: lasting.stat, n: lasting.n, until })
  else t.tell('affected', { ...met, is: lasting.is, n: 'n' in lasting ? lasting.n : null })
}

/** Twice as strong on the units that a hero leads best. */
function isFavourite({ card }: Fighter, favourite: Favourite | undefined): boolean {
  if (favourite === undefined || card === 'arrow-tower') return false
  return 'unit' in favourite ? isCalled(card, favourite.unit) : isDragon(card)
}

function* clearOne(t: Table, fighter: Fighter, { seat }: Scope): Rules {
  if (fighter.lasting.length === 0) return
  const index = yield* t.choose(seat, 'clear-effect', () => [...fighter.lasting.keys(), 'none'], {
    context: () => ({ fighter: fighter.id }),
  })
  const lasting = index === 'none' ? undefined : fighter.lasting[index]
  if (lasting === undefined) return
  t.tell('effect-cleared', { ...metAs(battleOf(t.state), fighter), is: lasting.is })
  lift(t, fighter, (one) => one === lasting)
  // H3B-CRND-27
  yield* settle(t, fighter)
}

function addAura(t: Table, effect: EffectOf<'aura'>, { seat, play }: Scope): void {
  if (play === null || hostOf(t.state, seat) === null) return
  const battle = battleOf(t.state)
  const mode = modeOf(play)
  const index = 'effects' in mode ? mode.effects.indexOf(effect) : -1
  if (index < 0) throw new Error(`${play.card} has no such effect`)
  const from = battle.round + (effect.duration === 'next-combat-round' ? 1 : 0)
  const to = effect.duration === 'combat' ? Number.MAX_SAFE_INTEGER : from
  battle.auras.push({ card: play.card, seat, mode: play.mode, effect: index, from, to })
}

/** What works on the board for a while. */
export const LASTING: Operations<Op> = {
  *mod(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter === undefined) return
    const { stat, duration, min, doubleIf } = effect
    const n = (effect.n === 'x' ? scope.x : effect.n) * (isFavourite(fighter, doubleIf) ? 2 : 1)
    lay(t, fighter, scope, untilOf(duration), { is: 'mod', stat, n, min: min ?? null })
  },
  *aura(t, effect, scope) {
    if (t.state.battle !== null) addAura(t, effect, scope)
  },
  *cure(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter === undefined) return
    healed(t, fighter, effect.heal)
    if (effect.clear.includes('paralysis') && fighter.paralysed) {
      fighter.paralysed = false
      t.tell('token-cleared', { ...metAs(battleOf(t.state), fighter), what: 'paralysis' })
    }
    if (effect.clear.includes('one-effect')) yield* clearOne(t, fighter, scope)
  },
  *silence(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) lay(t, fighter, scope, untilOf(effect.duration), { is: 'silence' })
  },
  *spellProof(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) lay(t, fighter, scope, untilOf(effect.duration), { is: 'spell-proof' })
  },
  *reflect(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    if (fighter !== undefined) lay(t, fighter, scope, untilOf(effect.duration), { is: 'reflect', n: effect.n })
  },
  *forbidExit(t, { what }, { seat }) {
    const camp = campOf(t.state, seat)
    if (camp === null) return
    const { bound } = battleOf(t.state)[oppositeCamp(camp)]
    bound.push(...what.filter((one) => !bound.includes(one)))
  },
  *spellLimit(t, { n }, { seat }) {
    const host = hostOf(t.state, seat)
    if (host !== null) host.spellLimit += n
  },
  *multiplyDie(t, { n }, scope) {
    const { battle } = t.state
    const camp = campOf(t.state, scope.seat)
    const fighter = battle?.fighters.find(({ id }) => id === battle.attack?.attacker)
    if (fighter === undefined || fighter.camp !== camp) return
    lay(t, fighter, scope, 'attack', { is: 'multiply-die', n })
  },
  *ignoreDie(t, effect, scope) {
    const fighter = yield* aim(t, effect, scope)
    const triggers = effect.includingTriggers === true
    if (fighter !== undefined) lay(t, fighter, scope, 'attack', { is: 'ignore-die', triggers })
  },
  // Walls are raised when the defender has deployed (H3B-SIEGE-04).
  fortify: elsewhere,
}
