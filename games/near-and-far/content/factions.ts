/** In the order of the slots of a party (NAF-PARTY-01). */
export const FACTIONS = ['red', 'yellow', 'green', 'blue'] as const
export type Faction = (typeof FACTIONS)[number]

export type ChiefId = `chief-${Faction}`
export const CHIEFS: readonly ChiefId[] = FACTIONS.map((faction): ChiefId => `chief-${faction}`)

/** NAF-CHIEF-01, NAF-CHIEF-06 */
export const BANNERS_FOR_CHIEF = 4
export const CHIEF_POINTS = 5
