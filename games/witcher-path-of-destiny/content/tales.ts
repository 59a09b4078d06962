import type { CharacterId } from './characters.ts'
import { EDGE_OF_THE_WORLD } from './edge-of-the-world.ts'
import { LESSER_EVIL } from './lesser-evil.ts'
import type { Story } from './story.ts'
import { STRIGA } from './striga.ts'

export const TALES = ['edge-of-the-world', 'striga', 'lesser-evil'] as const
export type TaleId = (typeof TALES)[number]

/** Table 9.2 of the rules: who starts where on the initiative track. */
export const INITIATIVE: { readonly [T in TaleId]: readonly CharacterId[] } = {
  'edge-of-the-world': ['ciri', 'yennefer', 'geralt', 'dandelion', 'vesemir'],
  striga: ['geralt', 'vesemir', 'ciri', 'yennefer', 'dandelion'],
  'lesser-evil': ['dandelion', 'vesemir', 'geralt', 'yennefer', 'ciri'],
}

export const STORIES: { readonly [T in TaleId]: Story } = {
  'edge-of-the-world': EDGE_OF_THE_WORLD,
  striga: STRIGA,
  'lesser-evil': LESSER_EVIL,
}
