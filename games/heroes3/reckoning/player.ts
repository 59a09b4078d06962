import { FACTIONS, type Faction, type FactionId } from '../content/factions.ts'
import { LEVELS, type Level } from '../content/levels.ts'
import type { HeroOnMap, Player, Rank, Seat, State } from '../shape.ts'

type Seated = Pick<State, 'players'>

export function playerAt({ players }: Seated, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new Error(`no player ${seat}`)
  return player
}

function factionIdOf({ faction }: Player): FactionId {
  if (faction === null) throw new Error('no faction has been chosen yet')
  return faction
}

export function factionOf(player: Player): Faction {
  return FACTIONS[factionIdOf(player)]
}

export function heroOf(state: Seated, seat: Seat, rank: Rank): HeroOnMap {
  const hero = playerAt(state, seat).heroes[rank]
  if (hero === null) throw new Error(`seat ${seat} has no ${rank} hero on the map`)
  return hero
}

export function ranksOf({ heroes }: Player): Rank[] {
  return (['main', 'secondary'] as const).filter((rank) => heroes[rank] !== null)
}

export function levelOf({ level }: Player): (typeof LEVELS)[Level] {
  return LEVELS[level as Level]
}

/** Those who are still in the game, in turn order from the first player on, or from somebody else. */
export function inTurnOrder({ players, first }: Pick<State, 'players' | 'first'>, from: Seat = first ?? 0): Seat[] {
  return players.map((_, i) => (from + i) % players.length).filter((seat) => players[seat]?.eliminated === false)
}

export function opponentsOf(state: Pick<State, 'players' | 'first'>, seat: Seat): Seat[] {
  return inTurnOrder(state, seat).filter((other) => other !== seat)
}

/** H3B-SETUP-20: by their order in play, p1 is the first player. */
export function placeOf({ players, first }: Pick<State, 'players' | 'first'>, seat: Seat): number {
  return (seat - (first ?? 0) + players.length) % players.length
}
