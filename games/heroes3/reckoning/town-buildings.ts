import { BUILDINGS, type BuildingId } from '../content/buildings.ts'
import type { Option } from '../content/effects.ts'
import type { Seat, State, TownBuilding } from '../shape.ts'
import { hostOf } from './battle/host.ts'
import { playerAt } from './player.ts'
import { capturedTowns } from './town.ts'

/** The buildings whose effects of this moment a player may use: the own ones, and special ones of conquered towns. */
export function buildingsThatWork(
  state: State,
  seat: Seat,
  when: 'own-turn' | 'turn-start' | 'resource-round-start',
): TownBuilding[] {
  const own = playerAt(state, seat).buildings.map((building): TownBuilding => ({ building, town: seat }))
  const captured = capturedTowns(state, seat).flatMap((town) =>
    playerAt(state, town)
      .buildings.filter((building) => BUILDINGS[building].kind.startsWith('special'))
      .map((building): TownBuilding => ({ building, town })),
  )
  return [...own, ...captured].filter(
    ({ building }) =>
      BUILDINGS[building].triggers.some((trigger) => trigger.when === when) &&
      !playerAt(state, seat).usedThisTurn.includes(building),
  )
}

/** What of a building can be chosen when a combat begins (Cover of Darkness). */
export function combatOptions(building: BuildingId): Option[] {
  return BUILDINGS[building].triggers.flatMap(({ effects }) =>
    effects.flatMap((effect) =>
      effect.op === 'choose' ? effect.options.filter(({ window }) => window === 'combat-start') : [],
    ),
  )
}

/** H3B-TOWN-12: in the own turn, against an enemy hero. */
export function combatBuildings(state: State, seat: Seat): { readonly building: BuildingId }[] {
  const { battle, active } = state
  const own = hostOf(state, seat)
  if (battle === null || own === null || active !== seat) return []
  const other = own === battle.attacker ? battle.defender : battle.attacker
  if (other.seat === null || other.hero === null) return []
  return buildingsThatWork(state, seat, 'own-turn').flatMap(({ building }) =>
    combatOptions(building).length > 0 ? { building } : [],
  )
}
