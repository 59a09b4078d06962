import type { CharacterId } from './characters.ts'
import type { Colour, SymbolId } from './symbols.ts'

/** WPD-SOLO-04: where the Automa's regular marker starts. */
export const START_XP = { story: 0, normal: 2, sword: 4, bones: 6, 'death-march': 8 } as const
export type Difficulty = keyof typeof START_XP
export const DIFFICULTIES = Object.keys(START_XP) as readonly Difficulty[]

export type AutomaAbilityId = `auto-${CharacterId}-${1 | 2}`

/** The first ability is a way of gaining XP (WPD-SOLO-19). */
export type FirstAbility =
  | { readonly kind: 'xp-per-colour'; readonly colour: Colour; readonly xp: number }
  | { readonly kind: 'xp-shared-colour'; readonly xp: number }

/** The second one is there from 8 XP on (WPD-SOLO-20). */
export type SecondAbility =
  | { readonly kind: 'more-on-colour'; readonly colour: Colour; readonly amount: number }
  | { readonly kind: 'extra-card' }
  | { readonly kind: 'fewer-from-turn'; readonly turn: number; readonly amount: number }
  | { readonly kind: 'more-on-top'; readonly xp: number; readonly amount: number }
  | { readonly kind: 'fewer-before-scoring'; readonly amount: number }

interface AutomaBoard {
  readonly symbols: readonly [SymbolId, SymbolId]
  readonly first: FirstAbility
  readonly second: SecondAbility
}

/** Yennefer's abilities are the rulebook's; all symbols and the other boards are our own. */
export const AUTOMAS: { readonly [C in CharacterId]: AutomaBoard } = {
  geralt: {
    symbols: ['combat', 'exploration'],
    first: { kind: 'xp-per-colour', colour: 'red', xp: 1 },
    second: { kind: 'more-on-colour', colour: 'red', amount: 1 },
  },
  yennefer: {
    symbols: ['magic', 'diplomacy'],
    first: { kind: 'xp-per-colour', colour: 'blue', xp: 1 },
    second: { kind: 'extra-card' },
  },
  dandelion: {
    symbols: ['diplomacy', 'exploration'],
    first: { kind: 'xp-per-colour', colour: 'yellow', xp: 1 },
    second: { kind: 'fewer-from-turn', turn: 2, amount: 1 },
  },
  ciri: {
    symbols: ['magic', 'exploration'],
    first: { kind: 'xp-per-colour', colour: 'green', xp: 1 },
    second: { kind: 'more-on-top', xp: 1, amount: 1 },
  },
  vesemir: {
    symbols: ['combat', 'diplomacy'],
    first: { kind: 'xp-shared-colour', xp: 2 },
    second: { kind: 'fewer-before-scoring', amount: 3 },
  },
}

/** The Edge of the World, solo: what the Automa gains for a sequence in place of the printed reward. */
export const AUTOMA_EFFORT_XP = 2
/** The Lesser Evil, solo: what each of its alliance cards brings the Automa. */
export const AUTOMA_ALLIANCE_XP = 1
