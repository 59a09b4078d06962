import type { Race } from './effects.ts'

export const RACES = [
  { id: 'dragonkin', modifiers: { str: 2, dex: -2, con: 0, int: 0, wis: 0, cha: 0 } },
  { id: 'dwarf', modifiers: { str: 0, dex: 0, con: 2, int: 0, wis: 0, cha: -2 } },
  { id: 'elf', modifiers: { str: 0, dex: 2, con: -2, int: 0, wis: 0, cha: 0 } },
  { id: 'halfling', modifiers: { str: -2, dex: 0, con: 0, int: 0, wis: 0, cha: 2 } },
  { id: 'human', modifiers: { str: 0, dex: 0, con: 0, int: 0, wis: 0, cha: 0 } },
  { id: 'orc', modifiers: { str: 2, dex: 0, con: 0, int: -2, wis: 0, cha: 0 } },
] as const satisfies readonly Race[]
