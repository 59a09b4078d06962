import { icons } from '@krcma/look'
import type { Space } from '../../content/map.ts'
import * as own from '../icons.ts'

/** What is drawn on the plaque of a space. */
export const SIGNS: { readonly [I in Space['icon']]: string } = {
  town: own.town,
  coin: icons.coin,
  gem: own.gem,
  pepper: own.pepper,
  tea: own.tea,
  parts: own.parts,
  stone: own.stone,
}

/** How a drawing of 512 by 512 comes to lie around a place, so large. */
export const placed = (x: number, y: number, size: number) =>
  `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`
