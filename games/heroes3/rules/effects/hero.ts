import type { EffectOf } from '../../content/effects.ts'
import { fullMovement, hasTurnAhead } from '../../reckoning/movement.ts'
import { emptyFieldsBeside, mayStop } from '../../reckoning/moves.ts'
import { heroOf, playerAt, ranksOf } from '../../reckoning/player.ts'
import { refugesOf } from '../../reckoning/town.ts'
import type { FieldKey, Rank, Rules, Seat, State, Table } from '../../shape.ts'
import { gainExperience } from '../experience.ts'
import { placeHero } from '../heroes.ts'
import { seatsMeant } from '../whom.ts'
import type { Operations, Scope } from './scope.ts'

type Op = 'experience' | 'movement' | 'heroMovement' | 'moveHero' | 'freeMove'

/** The hero that an effect means; one that is chosen is remembered for the rest of the card. */
function* heroMeant(
  t: Table,
  scope: Scope,
  ref: 'visiting' | 'chosen-own' | 'same',
  fits: (rank: Rank) => boolean,
): Rules<Rank | null> {
  const { seat, chosen, hero } = scope
  const there = () => ranksOf(playerAt(t.state, seat)).filter(fits)
  if (ref === 'same' && chosen.hero !== null) return chosen.hero
  if (ref === 'visiting' && hero !== null) return hero
  if (there().length === 0) return null
  chosen.hero = yield* t.choose(seat, 'which-hero', there)
  return chosen.hero
}

/** H3B-MOVE-11, H3B-SPELL-11 */
function destinations(state: State, seat: Seat, rank: Rank, { to }: EffectOf<'moveHero'>): FieldKey[] {
  const hero = heroOf(state, seat, rank)
  if (to === 'adjacent-empty-field') return emptyFieldsBeside(state, seat, hero)
  return refugesOf(state, seat).filter(
    (field) => field !== hero.field && (mayStop(state, seat, field, rank) || hero.mp > 0),
  )
}

export function* moveHero(t: Table, scope: Scope, effect: EffectOf<'moveHero'>): Rules {
  const { seat, cause } = scope
  const rank = yield* heroMeant(t, scope, effect.hero, (one) => destinations(t.state, seat, one, effect).length > 0)
  if (rank === null) return
  const field = yield* t.choose(
    seat,
    'destination',
    () => [...destinations(t.state, seat, rank, effect), ...(effect.optional === true ? (['none'] as const) : [])],
    { context: () => ({ hero: rank, cause }) },
  )
  if (field === 'none') return
  placeHero(t, seat, rank, field)
  heroOf(t.state, seat, rank).passing = !mayStop(t.state, seat, field, rank)
}

export const HERO: Operations<Op> = {
  *experience(t, { n }, { seat, hero }) {
    // H3B-HERO-15: what a Secondary Hero meets is lost.
    if (hero !== 'secondary') yield* gainExperience(t, seat, n)
  },
  *movement(t, { n, hero = 'visiting' }, scope) {
    const rank = yield* heroMeant(t, scope, hero, () => true)
    if (rank === null) return
    heroOf(t.state, scope.seat, rank).mp += n
    t.tell('movement-gained', { seat: scope.seat, hero: rank, n })
  },
  *heroMovement(t, { n, who, duration = 'until-next-astrologers' }, { seat, cause }) {
    const until =
      duration === 'turn' || duration === 'round' || duration === 'next-resource-round'
        ? duration
        : 'until-next-astrologers'
    for (const one of yield* seatsMeant(t, seat, who, cause)) {
      const player = playerAt(t.state, one)
      const before = fullMovement(player)
      player.lasts.push({ is: 'movement', n, until })
      adjust(t.state, one, before)
    }
  },
  *moveHero(t, effect, scope) {
    const { seat, cause } = scope
    if (effect.at === 'turn-end') {
      const card = scope.play?.card ?? null
      playerAt(t.state, seat).ongoing.push({ card, cause, is: 'step-at-turn-end', dice: [], uses: null, used: [] })
      return
    }
    yield* moveHero(t, scope, effect)
  },
  *freeMove(t, { hero }, scope) {
    const rank = yield* heroMeant(t, scope, hero, () => true)
    if (rank !== null) heroOf(t.state, scope.seat, rank).flying = true
  },
}

/** H3B-MOVE-10: what is drawn or ends in a round changes that round, for those who have not had their turn. */
export function adjust(state: State, seat: Seat, before: ReturnType<typeof fullMovement>): void {
  if (!hasTurnAhead(state, seat)) return
  const player = playerAt(state, seat)
  const now = fullMovement(player)
  for (const rank of ranksOf(player)) {
    const hero = heroOf(state, seat, rank)
    hero.mp = Math.max(0, hero.mp + now[rank] - before[rank])
  }
}
