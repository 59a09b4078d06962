import { MAP_NUMBERS, type MapNumber } from './map.ts'
import { CAMPAIGN_MAPS } from './sheet.ts'

/** What sets one way of playing apart from the others; rules ask for this and never for its name. */
export interface ModeRules {
  readonly maps: readonly MapNumber[]
  /** Where encounters are read (NAF-ENC-03). */
  readonly encounters: 'map' | 'character' | 'arcade'
  /** What the character sheet counts (NAF-SETUP-20); without one nothing lives on. */
  readonly sheet: 'boxes' | 'stages' | null
  /** NAF-SETUP-12: whether the spaces with a name have their tokens first. */
  readonly named: boolean
  /** NAF-SETUP-27: whether villains lie out on the last map. */
  readonly villains: boolean
  /** Whether its maps follow each other (NAF-CAMPAIGN-01) or are chosen (NAF-CHAR-01). */
  readonly order: 'sequence' | 'choice'
}

const MODES = {
  first: { maps: [1], encounters: 'map', sheet: null, named: false, villains: false, order: 'choice' },
  campaign: {
    maps: CAMPAIGN_MAPS,
    encounters: 'map',
    sheet: 'boxes',
    named: true,
    villains: true,
    order: 'sequence',
  },
  character: {
    maps: CAMPAIGN_MAPS,
    encounters: 'character',
    sheet: 'stages',
    named: false,
    villains: false,
    order: 'choice',
  },
  arcade: { maps: MAP_NUMBERS, encounters: 'arcade', sheet: null, named: false, villains: false, order: 'choice' },
} as const satisfies Readonly<Record<string, ModeRules>>

export type Mode = keyof typeof MODES
export const MODE_IDS = Object.keys(MODES) as Mode[]

export function modeRules(mode: Mode): ModeRules {
  return MODES[mode]
}
