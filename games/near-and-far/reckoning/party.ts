import { ADVENTURERS, type AdventurerId } from '../content/adventurers.ts'
import { BANNERS_FOR_CHIEF, FACTIONS, type Faction } from '../content/factions.ts'
import { MOST_HEARTS, PACK_PLACES } from '../content/player-board.ts'
import type { Companion, NearAndFar, Player, Seat, SeenPlayer, SeenState, Stage } from '../shape.ts'
import { has, icons, sumOf } from './cards.ts'
import { playerAt } from './players.ts'

type Placement = Exclude<NearAndFar['decisions']['placement'], string>
type Arrangement = Exclude<NearAndFar['decisions']['party'], string>

export function factionOf(id: AdventurerId): Faction {
  return ADVENTURERS[id].faction
}

function isAdventurer(companion: Companion | null): companion is AdventurerId {
  return companion !== null && companion !== 'animal'
}

/** Active and inactive. */
export function adventurersOf({ party, inactive }: Pick<SeenPlayer, 'party' | 'inactive'>): AdventurerId[] {
  return [...FACTIONS.map((slot) => party[slot]).filter(isAdventurer), ...inactive]
}

export function adventurersOfFaction(player: Pick<SeenPlayer, 'party' | 'inactive'>, faction: Faction): number {
  return adventurersOf(player).filter((id) => factionOf(id) === faction).length
}

/** NAF-CHIEF-02: adventurers and tokens; neither artifacts nor chiefs. */
export function banners(player: Pick<SeenPlayer, 'party' | 'inactive' | 'goods'>, faction: Faction): number {
  return adventurersOfFaction(player, faction) + player.goods[faction]
}

export function deservesChief(player: SeenPlayer, faction: Faction): boolean {
  return banners(player, faction) >= BANNERS_FOR_CHIEF
}

/** NAF-SALOON-03, NAF-SALOON-04 */
export function price(state: SeenState, seat: Seat, id: AdventurerId): number {
  const player = playerAt(state, seat)
  const faction = factionOf(id)
  const chief = state.chiefs[faction] === seat ? 1 : 0
  const discount = sumOf(player, 'hire-discount', ({ n }) => n)
  return Math.max(0, ADVENTURERS[id].cost - banners(player, faction) - chief - discount)
}

export function slotOfAnimal(party: SeenPlayer['party']): Faction | null {
  return FACTIONS.find((slot) => party[slot] === 'animal') ?? null
}

/** NAF-PARTY-05, NAF-PARTY-06: where a new adventurer may go, and where the animal may be then. */
export function placements(player: SeenPlayer, id: AdventurerId): Placement[] {
  const { party } = player
  const mine = factionOf(id)
  const anySlot = has(player, 'party-ignore-faction-limit')
  const open = (slot: Faction) => {
    const there = party[slot]
    return isAdventurer(there) ? factionOf(there) === mine : anySlot || slot === mine
  }
  const slots = [mine, ...FACTIONS.filter((slot) => slot !== mine)].filter(open)
  const animal = slotOfAnimal(party)
  const places = [animal, ...[null, ...FACTIONS].filter((slot) => slot !== animal)]
  const free = (place: Faction | null, slot: Faction | null) =>
    place === null || (place !== slot && !isAdventurer(party[place]))
  return [...slots, null].flatMap((slot) =>
    places.filter((place) => free(place, slot)).map((place) => ({ slot, animal: place })),
  )
}

/** Puts a new adventurer where it was decided; whoever stood there becomes inactive. */
export function place(player: Player, id: AdventurerId, { slot, animal }: Placement): void {
  const { party } = player
  const before = slotOfAnimal(party)
  if (before !== null) party[before] = null
  if (slot === null) player.inactive.push(id)
  else put(player, slot, id)
  if (animal !== null) party[animal] = 'animal'
}

function put(player: Player, slot: Faction, companion: Companion): void {
  const there = player.party[slot]
  if (isAdventurer(there)) player.inactive.push(there)
  player.party[slot] = companion
}

/** NAF-LEAVE-02, NAF-PARTY-01 to -03: who else may stand on a slot; each slot is settled once. */
export function arrangements(player: SeenPlayer, settled: readonly Faction[]): Arrangement[] {
  const { party, inactive } = player
  const anySlot = has(player, 'party-ignore-faction-limit')
  const found: Arrangement[] = []
  for (const slot of FACTIONS) {
    if (settled.includes(slot)) continue
    for (const member of inactive) if (anySlot || factionOf(member) === slot) found.push({ slot, member })
    for (const other of FACTIONS) {
      const member = party[other]
      if (other === slot || settled.includes(other) || member === null) continue
      if (anySlot || member === 'animal') found.push({ slot, member })
    }
    if (slotOfAnimal(party) === null) found.push({ slot, member: 'animal' })
    if (party[slot] !== null) found.push({ slot, member: null })
  }
  return found
}

export function arrange(player: Player, { slot, member }: Arrangement): void {
  if (member === null) {
    const there = player.party[slot]
    if (isAdventurer(there)) player.inactive.push(there)
    player.party[slot] = null
    return
  }
  const before = FACTIONS.find((other) => player.party[other] === member)
  if (before !== undefined) player.party[before] = null
  player.inactive = player.inactive.filter((id) => id !== member)
  put(player, slot, member)
}

/** NAF-LEAVE-04 */
export function heartsOnLeaving(player: SeenPlayer): number {
  const extra = sumOf(player, 'leave-town-hearts', ({ hearts }) => hearts)
  return Math.min(MOST_HEARTS, icons(player, 'hearts') + extra)
}

/** NAF-PACK-01 */
export function animalsOf({ birds, turtles }: Pick<SeenPlayer, 'birds' | 'turtles'>): number {
  return birds + turtles
}

/** NAF-STABLE-03, NAF-STABLE-04 */
export function roomForAnimal(state: Pick<SeenState, 'stables'>, player: SeenPlayer): boolean {
  return state.stables > 0 && animalsOf(player) < PACK_PLACES
}

const OWN_TURN: readonly Stage[] = [
  'action',
  'entry',
  'duel',
  'visit',
  'party',
  'move',
  'arrival',
  'option',
  'test',
  'result',
]

/** Whether this seat is in its own turn (NAF-ART-08). */
export function inOwnTurn({ active, stage }: Pick<SeenState, 'active' | 'stage'>, seat: Seat): boolean {
  return active === seat && OWN_TURN.includes(stage)
}
