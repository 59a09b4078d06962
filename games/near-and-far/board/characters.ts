import type { Character } from '../content/characters.ts'
import * as own from './icons.ts'

/** How each traveller is pictured. */
export const CHARACTER_LOOKS: { readonly [C in Character]: { readonly icon: string; readonly hue: number } } = {
  riza: { icon: own.riza, hue: 20 },
  ejim: { icon: own.ejim, hue: 190 },
  rin: { icon: own.rin, hue: 330 },
  shardling: { icon: own.shardling, hue: 265 },
  grear: { icon: own.grear, hue: 40 },
  vera: { icon: own.vera, hue: 140 },
  tanian: { icon: own.tanian, hue: 95 },
  kikli: { icon: own.kikli, hue: 210 },
}
