import type { Side } from './symbols.ts'

export const FACTIONS = ['renfri', 'stregobor'] as const
export type Faction = (typeof FACTIONS)[number]

/** WPD-EVIL-01 */
export const FACTION_OF: { readonly [S in Side]: Faction } = { left: 'renfri', right: 'stregobor' }

/** WPD-EVIL-07 */
export const MOST_HELD = 3

/** WPD-EVIL-12: the four kinds of alliance effects. */
export type AllianceEffect =
  | { readonly kind: 'xp'; readonly amount: number }
  | { readonly kind: 'exchange'; readonly gain: number }
  | { readonly kind: 'active'; readonly side: Side; readonly amount: number }
  | { readonly kind: 'sacrifice'; readonly xp: number }

const oneXp = { kind: 'xp', amount: 1 } as const
const exchange = { kind: 'exchange', gain: 2 } as const
const oneActive = (side: Side) => ({ kind: 'active', side, amount: 1 }) as const
const sacrifice = { kind: 'sacrifice', xp: 2 } as const

interface Alliance {
  readonly faction: Faction
  readonly effect: AllianceEffect
}

/** The Lesser Evil: sixteen cards for each side, four of each kind (our own distribution). */
export const ALLIANCES = {
  'ally-renfri-01': { faction: 'renfri', effect: oneXp },
  'ally-renfri-02': { faction: 'renfri', effect: oneXp },
  'ally-renfri-03': { faction: 'renfri', effect: oneXp },
  'ally-renfri-04': { faction: 'renfri', effect: oneXp },
  'ally-renfri-05': { faction: 'renfri', effect: exchange },
  'ally-renfri-06': { faction: 'renfri', effect: exchange },
  'ally-renfri-07': { faction: 'renfri', effect: exchange },
  'ally-renfri-08': { faction: 'renfri', effect: exchange },
  'ally-renfri-09': { faction: 'renfri', effect: oneActive('left') },
  'ally-renfri-10': { faction: 'renfri', effect: oneActive('right') },
  'ally-renfri-11': { faction: 'renfri', effect: oneActive('left') },
  'ally-renfri-12': { faction: 'renfri', effect: oneActive('right') },
  'ally-renfri-13': { faction: 'renfri', effect: sacrifice },
  'ally-renfri-14': { faction: 'renfri', effect: sacrifice },
  'ally-renfri-15': { faction: 'renfri', effect: sacrifice },
  'ally-renfri-16': { faction: 'renfri', effect: sacrifice },
  'ally-stregobor-01': { faction: 'stregobor', effect: oneXp },
  'ally-stregobor-02': { faction: 'stregobor', effect: oneXp },
  'ally-stregobor-03': { faction: 'stregobor', effect: oneXp },
  'ally-stregobor-04': { faction: 'stregobor', effect: oneXp },
  'ally-stregobor-05': { faction: 'stregobor', effect: exchange },
  'ally-stregobor-06': { faction: 'stregobor', effect: exchange },
  'ally-stregobor-07': { faction: 'stregobor', effect: exchange },
  'ally-stregobor-08': { faction: 'stregobor', effect: exchange },
  'ally-stregobor-09': { faction: 'stregobor', effect: oneActive('left') },
  'ally-stregobor-10': { faction: 'stregobor', effect: oneActive('right') },
  'ally-stregobor-11': { faction: 'stregobor', effect: oneActive('left') },
  'ally-stregobor-12': { faction: 'stregobor', effect: oneActive('right') },
  'ally-stregobor-13': { faction: 'stregobor', effect: sacrifice },
  'ally-stregobor-14': { faction: 'stregobor', effect: sacrifice },
  'ally-stregobor-15': { faction: 'stregobor', effect: sacrifice },
  'ally-stregobor-16': { faction: 'stregobor', effect: sacrifice },
} as const satisfies Record<string, Alliance>

export type AllianceId = keyof typeof ALLIANCES
export const ALLIANCE_IDS = Object.keys(ALLIANCES) as readonly AllianceId[]
export const allianceOf = (id: AllianceId): Alliance => ALLIANCES[id]
