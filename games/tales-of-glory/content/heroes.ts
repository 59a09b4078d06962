import { coin, combat, glory, magic, potion } from './gain.ts'
import type { Face } from './tile.ts'

/** The five heroes: four connectors, two of them half keys, and two chests each. The faces are our own. */
export const HEROES = [
  {
    id: 'hero-ragna',
    type: 'hero',
    cost: {},
    sides: ['half-key', 'half-key', 'plain', 'plain'],
    reward: [combat(1), magic(1), coin(4), potion(2)],
    chests: [[coin(3)], [glory(3)]],
  },
  {
    id: 'hero-oldric',
    type: 'hero',
    cost: {},
    sides: ['half-key', 'plain', 'plain', 'half-key'],
    reward: [potion(7), coin(4)],
    chests: [[coin(3)], [combat(1)]],
  },
  {
    id: 'hero-bruna',
    type: 'hero',
    cost: {},
    sides: ['plain', 'half-key', 'half-key', 'plain'],
    reward: [combat(2), coin(3), potion(2)],
    chests: [[potion(2)], [glory(3)]],
  },
  {
    id: 'hero-silas',
    type: 'hero',
    cost: {},
    sides: ['plain', 'half-key', 'plain', 'half-key'],
    reward: [coin(8), potion(4)],
    chests: [[potion(2)], [magic(1)]],
  },
  {
    id: 'hero-miravel',
    type: 'hero',
    cost: {},
    sides: ['half-key', 'plain', 'half-key', 'plain'],
    reward: [magic(2), coin(3), potion(2)],
    chests: [[potion(3)], [glory(3)]],
  },
] as const satisfies readonly Face[]
