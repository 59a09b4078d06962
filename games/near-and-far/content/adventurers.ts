import type { Faction } from './factions.ts'
import type { Icons } from './icons.ts'

export interface Adventurer {
  readonly faction: Faction
  /** In coins. */
  readonly cost: number
  readonly icons: Icons
}

/** Nine of each faction. */
export const ADVENTURERS = {
  'adv-red-1': { faction: 'red', cost: 1, icons: { explore: 1, hearts: 2 } },
  'adv-red-2': { faction: 'red', cost: 2, icons: { explore: 1, combat: 1, hearts: 2 } },
  'adv-red-3': { faction: 'red', cost: 2, icons: { explore: 1, skill: 1, hearts: 2 } },
  'adv-red-4': { faction: 'red', cost: 3, icons: { explore: 1, skill: 2, hearts: 2 } },
  'adv-red-5': { faction: 'red', cost: 3, icons: { explore: 2, hearts: 4 } },
  'adv-red-6': { faction: 'red', cost: 4, icons: { skill: 2, combat: 1, hearts: 3 } },
  'adv-red-7': { faction: 'red', cost: 4, icons: { explore: 2, skill: 1, hearts: 4 } },
  'adv-red-8': { faction: 'red', cost: 5, icons: { explore: 1, skill: 3, hearts: 4 } },
  'adv-red-9': { faction: 'red', cost: 6, icons: { explore: 2, skill: 2, combat: 1, hearts: 4 } },
  'adv-yellow-1': { faction: 'yellow', cost: 1, icons: { skill: 1, hearts: 2 } },
  'adv-yellow-2': { faction: 'yellow', cost: 2, icons: { move: 1, hearts: 3 } },
  'adv-yellow-3': { faction: 'yellow', cost: 2, icons: { explore: 1, skill: 1, hearts: 2 } },
  'adv-yellow-4': { faction: 'yellow', cost: 3, icons: { move: 1, explore: 1, hearts: 3 } },
  'adv-yellow-5': { faction: 'yellow', cost: 3, icons: { skill: 1, caution: 1, hearts: 3 } },
  'adv-yellow-6': { faction: 'yellow', cost: 4, icons: { move: 1, caution: 1, hearts: 4 } },
  'adv-yellow-7': { faction: 'yellow', cost: 4, icons: { move: 1, explore: 2, hearts: 3 } },
  'adv-yellow-8': { faction: 'yellow', cost: 5, icons: { move: 1, explore: 1, skill: 2, hearts: 3 } },
  'adv-yellow-9': { faction: 'yellow', cost: 6, icons: { move: 2, explore: 1, skill: 1, hearts: 4 } },
  'adv-green-1': { faction: 'green', cost: 1, icons: { combat: 1, hearts: 2 } },
  'adv-green-2': { faction: 'green', cost: 2, icons: { combat: 2, hearts: 2 } },
  'adv-green-3': { faction: 'green', cost: 2, icons: { explore: 1, combat: 1, hearts: 2 } },
  'adv-green-4': { faction: 'green', cost: 3, icons: { explore: 1, combat: 2, hearts: 2 } },
  'adv-green-5': { faction: 'green', cost: 3, icons: { combat: 1, caution: 1, hearts: 3 } },
  'adv-green-6': { faction: 'green', cost: 4, icons: { combat: 3, hearts: 4 } },
  'adv-green-7': { faction: 'green', cost: 4, icons: { move: 1, combat: 2, hearts: 3 } },
  'adv-green-8': { faction: 'green', cost: 5, icons: { explore: 1, combat: 3, hearts: 4 } },
  'adv-green-9': { faction: 'green', cost: 6, icons: { move: 1, explore: 1, combat: 3, hearts: 3 } },
  'adv-blue-1': { faction: 'blue', cost: 1, icons: { hearts: 4 } },
  'adv-blue-2': { faction: 'blue', cost: 2, icons: { skill: 1, hearts: 4 } },
  'adv-blue-3': { faction: 'blue', cost: 2, icons: { skill: 2, hearts: 2 } },
  'adv-blue-4': { faction: 'blue', cost: 3, icons: { skill: 2, hearts: 4 } },
  'adv-blue-5': { faction: 'blue', cost: 3, icons: { skill: 1, combat: 1, hearts: 4 } },
  'adv-blue-6': { faction: 'blue', cost: 4, icons: { skill: 3, hearts: 4 } },
  'adv-blue-7': { faction: 'blue', cost: 4, icons: { skill: 2, caution: 1, hearts: 3 } },
  'adv-blue-8': { faction: 'blue', cost: 5, icons: { explore: 1, skill: 3, hearts: 4 } },
  'adv-blue-9': { faction: 'blue', cost: 6, icons: { move: 1, skill: 3, hearts: 5 } },
} satisfies Readonly<Record<string, Adventurer>>

export type AdventurerId = keyof typeof ADVENTURERS
export const ADVENTURER_IDS = Object.keys(ADVENTURERS) as AdventurerId[]

export function adventurer(id: AdventurerId): Adventurer {
  return ADVENTURERS[id]
}
