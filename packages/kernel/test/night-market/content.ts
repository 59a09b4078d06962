import type { Weather } from './shape.ts'

/** With which a merchant begins. */
export const PURSE = 5

export const KINDS = ['silk', 'salt', 'amber', 'spice', 'glass'] as const

/** Seven wares of each kind, worth 1 to 4. */
export const wares: Readonly<Record<string, { kind: (typeof KINDS)[number]; worth: number }>> = Object.fromEntries(
  KINDS.flatMap((kind) => [1, 1, 2, 2, 3, 3, 4].map((worth, i) => [`${kind}-${i + 1}`, { kind, worth }])),
)

export const skies: readonly (readonly [Weather, number])[] = [
  ['clear', 3],
  ['fog', 2],
  ['storm', 1],
]

export function worth(ware: string): number {
  return wares[ware]?.worth ?? 0
}
