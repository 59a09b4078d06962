export const RESOURCES = ['gold', 'materials', 'valuables'] as const

export type Resource = (typeof RESOURCES)[number]
export type Resources = Readonly<Record<Resource, number>>
/** A cost or a gain: what is left out is none. */
export type Amounts = Readonly<Partial<Record<Resource, number>>>

/** H3B-ECON-03 */
export const INCOME_TRACKS: Readonly<Record<Resource, readonly number[]>> = {
  gold: [10, 15, 20, 25, 30, 35, 40, 45],
  materials: [0, 2, 4, 6, 8, 10, 12, 14],
  valuables: [0, 1, 2, 3, 4, 5, 6, 7],
}

/** What one step of a track is worth, and so what a mine brings (H3B-LOC-01). */
export const INCOME_STEP: Resources = { gold: 5, materials: 2, valuables: 1 }

/** H3B-ECON-06 */
export const TRADE: readonly { readonly give: Amounts; readonly get: Amounts }[] = [
  { give: { gold: 6 }, get: { valuables: 1 } },
  { give: { gold: 2 }, get: { materials: 1 } },
  { give: { valuables: 1 }, get: { gold: 3 } },
  { give: { valuables: 1 }, get: { materials: 2 } },
  { give: { materials: 1 }, get: { gold: 1 } },
  { give: { materials: 3 }, get: { valuables: 1 } },
]

/** H3B-HERO-09, H3B-SIEGE-01, H3B-CEND-06, H3B-CEND-10, in gold. */
export const FEES = { secondaryHero: 10, defendWithoutHero: 8, surrender: 10, tribute: 5 } as const
