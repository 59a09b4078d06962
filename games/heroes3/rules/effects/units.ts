import type { EffectOf } from '../../content/effects.ts'
import type { NeutralCardId } from '../../content/neutral-units.ts'
import { type Tier, UNITS, type UnitId } from '../../content/units.ts'
import { dwellingOf, recruitingCost, reinforceable, reinforcingCost, reserveOf, stands } from '../../reckoning/army.ts'
import { layable } from '../../reckoning/overlay.ts'
import { factionOf, playerAt } from '../../reckoning/player.ts'
import type { Rules, Seat, Table, UnitPick } from '../../shape.ts'
import { addUnit, affordable, playDiscounts, recruit, reinforce, turnUnit } from '../army.ts'
import { discardNeutral, drawNeutral } from '../neutral-decks.ts'
import { seatsMeant } from '../whom.ts'
import { orNone } from './or-none.ts'
import { elsewhere, type Operations, type Scope } from './scope.ts'

type Op = 'reinforce' | 'recruitDiscount' | 'recruitNeutral' | 'flipToFew' | 'gainUnit' | 'overlayUnit' | 'swapNeutral'

const plain = (unit: UnitId): UnitPick => ({ unit, with: [] })

/** H3B-UNIT-06: neither token nor buildings are needed. */
function* reinforceOne(t: Table, seat: Seat, effect: EffectOf<'reinforce'>, scope: Scope): Rules<boolean> {
  const { tiers, cost, firstFlagCost, optional = false } = effect
  const price = scope.first ? (firstFlagCost ?? cost) : cost
  const costs = (unit: UnitId, off: number) => reinforcingCost(t.state, seat, unit, price, off)
  const options = () =>
    affordable(t, seat, reinforceable(playerAt(t.state, seat), tiers), (unit, off) => costs(unit as UnitId, off))
  if (options().length === 0) return false
  const pick = yield* t.choose(
    seat,
    'pick-unit',
    () => (optional ? [...options(), 'none' as const] : orNone(options())),
    {
      context: () => ({ why: 'reinforce', price }),
      always: price !== 'free' && t.state.active === seat,
    },
  )
  if (pick === 'none') return false
  const off = playDiscounts(t, seat, pick.with)
  reinforce(t, seat, pick.unit as UnitId, costs(pick.unit as UnitId, off))
  return true
}

/** H3B-TOWN-14: the tiers whose dwelling stands; Diplomacy reaches azure with the golden one. */
function tiersOf(t: Table, seat: Seat, azureWithGolden: boolean): Tier[] {
  const player = playerAt(t.state, seat)
  const tiers = (['bronze', 'silver', 'golden'] as const).filter((tier) => stands(player, dwellingOf(tier)))
  return azureWithGolden && tiers.includes('golden') ? [...tiers, 'azure'] : tiers
}

function* recruitNeutral(t: Table, { seat }: Scope, effect: EffectOf<'recruitNeutral'>): Rules {
  const { decks, drawPer, pick, azureWithGolden = false, optional = false } = effect
  const tiers = () => tiersOf(t, seat, azureWithGolden)
  if (tiers().length === 0) return
  let from: readonly Tier[] = tiers()
  if (decks === 'one-of-dwellings') {
    const tier = yield* t.choose(seat, 'neutral-deck', () => [...tiers(), ...(optional ? (['none'] as const) : [])])
    if (tier === 'none') return
    from = [tier]
  }
  for (const tier of from)
    for (let n = 0; n < drawPer; n++) {
      const card = drawNeutral(t, tier)
      if (card !== undefined) t.state.revealed.push(card)
    }
  t.tell('neutral-revealed', { seat, cards: [...t.state.revealed] })
  for (let n = 0; n < pick; n++) {
    const choice = yield* t.choose(
      seat,
      'recruit-neutral',
      () => [...affordable(t, seat, t.state.revealed, (unit, off) => recruitingCost(unit, off)), 'none'],
      { context: () => ({ cards: [...t.state.revealed] }), always: true },
    )
    if (choice === 'none') break
    const off = playDiscounts(t, seat, choice.with)
    recruit(t, seat, choice.unit, recruitingCost(choice.unit, off))
    t.state.revealed.splice(t.state.revealed.indexOf(choice.unit as NeutralCardId), 1)
  }
  const rest = t.state.revealed.splice(0)
  discardNeutral(t, rest)
  if (rest.length > 0) t.tell('neutral-discarded', { cards: rest })
}

function* flipOne(t: Table, seat: Seat): Rules {
  const packs = () =>
    playerAt(t.state, seat).units.flatMap(({ card, side }) => (side === 'pack' ? plain(card as UnitId) : []))
  if (packs().length === 0) return
  const pick = yield* t.choose(seat, 'pick-unit', packs, { context: () => ({ why: 'flip', price: null }) })
  if (pick === 'none') return
  turnUnit(t, seat, pick.unit as UnitId, 'few')
  t.tell('unit-turned', { seat, unit: pick.unit as UnitId, side: 'few' })
}

function* gainUnit(t: Table, seat: Seat, effect: EffectOf<'gainUnit'>): Rules {
  const reserve = () => reserveOf(playerAt(t.state, seat))
  if ('unit' in effect) {
    const { unit, side } = effect
    if (!factionOf(playerAt(t.state, seat)).units.includes(unit) || !reserve().includes(unit)) return
    return gained(t, seat, unit, side)
  }
  const { tier, side = 'few', choose = false } = effect
  const fitting = () => reserve().filter((unit) => UNITS[unit].tier === tier)
  if (fitting().length === 0) return
  if (!choose) return gained(t, seat, t.chance.pick(fitting()), side)
  const pick = yield* t.choose(seat, 'pick-unit', () => fitting().map(plain), {
    context: () => ({ why: 'gain', price: null }),
  })
  if (pick !== 'none') gained(t, seat, pick.unit as UnitId, side)
}

function gained(t: Table, seat: Seat, unit: UnitId, side: 'few' | 'pack'): void {
  addUnit(t, seat, unit, side)
  t.tell('unit-gained', { seat, unit, side })
}

export const UNIT: Operations<Op> = {
  *reinforce(t, effect, scope) {
    const { who, count, faction } = effect
    for (const seat of yield* seatsMeant(t, scope.seat, who, scope.cause)) {
      if (faction !== undefined && playerAt(t.state, seat).faction !== faction) continue
      for (let n = 0; n < count; n++) if (!(yield* reinforceOne(t, seat, effect, scope))) break
    }
  },
  // It is played with what it makes cheaper.
  recruitDiscount: elsewhere,
  *recruitNeutral(t, effect, scope) {
    yield* recruitNeutral(t, scope, effect)
  },
  *flipToFew(t, { n, who }, { seat, cause }) {
    for (const one of yield* seatsMeant(t, seat, who, cause)) for (let i = 0; i < n; i++) yield* flipOne(t, one)
  },
  *gainUnit(t, effect, { seat }) {
    yield* gainUnit(t, seat, effect)
  },
  *overlayUnit(t, effect, { seat, play }) {
    const units = () => layable(t.state, seat, effect).map(({ card }): UnitPick => ({ unit: card, with: [] }))
    if (play === null || units().length === 0) return
    const pick = yield* t.choose(seat, 'pick-unit', units, { context: () => ({ why: 'lay-on', price: null }) })
    if (pick === 'none') return
    const lain = [...playerAt(t.state, seat).units, ...(t.state.battle?.fighters ?? [])]
    for (const unit of lain.filter(({ card }) => card === pick.unit)) layOn(unit.overlays, play.card, effect)
    t.tell('unit-laid-on', { seat, unit: pick.unit, card: play.card })
  },
  // Whether the Astrologers allow it is asked when neutral units are drawn.
  swapNeutral: elsewhere,
}

/** A Legion always stays on top (overlayUnit). */
function layOn(overlays: string[], card: string, { sides }: EffectOf<'overlayUnit'>): void {
  if (overlays.length > 0 && !sides.includes('horde')) overlays.unshift(card)
  else overlays.push(card)
}
