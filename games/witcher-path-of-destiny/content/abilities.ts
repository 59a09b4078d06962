import type { CharacterId } from './characters.ts'

export type Slot = 1 | 2 | 3 | 4
export type AbilityId = `${CharacterId}-${Slot}`

/**
 * When an ability can be used. `loss`, `effect` and `after-cards` are the moments of the window during play (WPD-RULING-53):
 * at a loss caused by an effect, before an effect is resolved, and after the chosen cards are resolved.
 */
export type Window =
  | 'before-own-draft'
  | 'after-own-draft'
  | 'before-play'
  | 'loss'
  | 'effect'
  | 'after-cards'
  | 'end-of-chapter'

/** The order of the slots is inferred (WPD-RULING-03); Vesemir's abilities are our own (WPD-RULING-04). */
export const WINDOWS: { readonly [A in AbilityId]: Window } = {
  'geralt-1': 'loss',
  'geralt-2': 'end-of-chapter',
  'geralt-3': 'effect',
  'geralt-4': 'after-cards',
  'yennefer-1': 'before-own-draft',
  'yennefer-2': 'after-own-draft',
  'yennefer-3': 'after-own-draft',
  'yennefer-4': 'after-own-draft',
  'dandelion-1': 'before-play',
  'dandelion-2': 'before-play',
  'dandelion-3': 'before-play',
  'dandelion-4': 'before-play',
  'ciri-1': 'effect',
  'ciri-2': 'before-play',
  'ciri-3': 'before-play',
  'ciri-4': 'before-play',
  'vesemir-1': 'before-play',
  'vesemir-2': 'after-cards',
  'vesemir-3': 'after-cards',
  'vesemir-4': 'before-play',
}
export const ABILITY_IDS = Object.keys(WINDOWS) as readonly AbilityId[]
export const SLOTS: readonly Slot[] = [1, 2, 3, 4]

/** WPD-VES-02 */
export const LESSON_MOST = 3
/** WPD-YEN-03 */
export const RELEASE_MOST = 2
/** WPD-DAN-05 */
export const SONG_GAIN = 3
/** WPD-CIR-06 */
export const ELDER_BLOOD_MOST = 2
