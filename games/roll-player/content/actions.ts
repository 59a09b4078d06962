import type { Attribute } from './basics.ts'
import type { Step } from './effects.ts'

/** The six actions as everybody has them (RPL-ATTR-05 to -12). */
export const STANDARD: { readonly [A in Attribute]: readonly Step[] } = {
  str: [{ op: 'flip-die', count: 1 }],
  dex: [{ op: 'swap-dice', times: 1 }],
  con: [{ op: 'adjust-die', times: 1, by: 1, target: 'any' }],
  int: [{ op: 'reroll-die', count: 1, keep: 'either' }],
  wis: [{ op: 'move-alignment', steps: 1, dir: 'any' }],
  cha: [{ op: 'gain-charisma', count: 1 }],
}
