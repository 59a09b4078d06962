import { RESOURCE_DIE } from '../../content/dice.ts'
import { FACTION_IDS, FACTIONS } from '../../content/factions.ts'
import { RESOURCES } from '../../content/resources.ts'
import { TOURNAMENT } from '../../content/rulesets.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Rules, Seat, Table, TaskOf, Thrown } from '../../shape.ts'
import { next } from '../agenda.ts'

/** H3B-SETUP-02, H3B-SETUP-03 */
export function* chooseSide(t: Table, { seat }: TaskOf<'choose-side'>): Rules {
  const { state } = t
  const free = () => FACTION_IDS.filter((faction) => !state.players.some((player) => player.faction === faction))
  const faction = state.setting.randomFactions ? t.chance.pick(free()) : yield* t.choose(seat, 'faction', free)
  playerAt(state, seat).faction = faction
  t.tell('faction-taken', { seat, faction })
  const hero = yield* t.choose(seat, 'hero', () => FACTIONS[faction].heroes)
  playerAt(state, seat).hero = hero
  t.tell('hero-taken', { seat, hero })
}

/** H3B-TMAP-02, H3B-TMAP-03 */
export function* startRoll(t: Table): Rules {
  const { state, seats } = t
  const { build } = state.setting.scenario.map
  next(t, build === 'tournament' ? { do: 'lay-centre' } : { do: 'lay-out' })
  const winner = seats.length === 1 ? 0 : rollForOrder(t)
  state.first =
    seats.length === 1
      ? 0
      : yield* t.choose(winner, 'first-player', () => [winner, ...seats.filter((seat) => seat !== winner)])
  t.tell('order-set', { first: state.first })
}

function rollForOrder(t: Table): Seat {
  for (let rolling = t.seats; ; ) {
    const sums = rolling.map((seat) => roll(t, seat))
    const best = Math.max(...sums)
    rolling = rolling.filter((_, i) => sums[i] === best)
    if (rolling.length === 1) return rolling[0] as Seat
  }
}

/** The number of pieces of resources on all dice together. */
function roll(t: Table, seat: Seat): number {
  const dice = Array.from(
    { length: TOURNAMENT.startRollDice },
    (): Thrown => ({ die: 'resource', face: t.chance.below(6) }),
  )
  const sum = dice.reduce((pieces, { face }) => pieces + piecesOn(face), 0)
  t.tell('start-rolled', { seat, dice, sum })
  return sum
}

function piecesOn(face: number): number {
  return RESOURCES.reduce((pieces, resource) => pieces + (RESOURCE_DIE[face]?.[resource] ?? 0), 0)
}
