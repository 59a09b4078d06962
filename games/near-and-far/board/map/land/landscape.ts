import type { MapNumber } from '../../../content/map.ts'
import { outline, path } from './brush.ts'
import { box, noise, PAGE, ragged } from './field.ts'
import { caverns } from './lands/caverns.ts'
import { cloudyValley } from './lands/cloudy-valley.ts'
import { crimsonForest } from './lands/crimson-forest.ts'
import { driedSea } from './lands/dried-sea.ts'
import { fireDelta } from './lands/fire-delta.ts'
import { isles } from './lands/isles.ts'
import { jungle } from './lands/jungle.ts'
import { mountains } from './lands/mountains.ts'
import { plains } from './lands/plains.ts'
import { ruin } from './lands/ruin.ts'
import { toxicDesert } from './lands/toxic-desert.ts'
import { type Site, siteOf } from './site.ts'

/** Each land is painted by a hand of its own. */
const PAINTERS: { readonly [N in MapNumber]: (site: Site) => string } = {
  1: caverns,
  2: plains,
  3: crimsonForest,
  4: mountains,
  5: toxicDesert,
  6: cloudyValley,
  7: driedSea,
  8: fireDelta,
  9: isles,
  10: jungle,
  11: ruin,
}

const PAPER = '#f1e6cb'

const view = `${PAGE.left} ${PAGE.top} ${PAGE.width} ${PAGE.height}`
const sheet = `x="${PAGE.left}" y="${PAGE.top}" width="${PAGE.width}" height="${PAGE.height}"`

/** The grain of the paper: a small tile, so that its noise is reckoned once and not for the whole page. */
const GRAIN = `<pattern id="grain" width="220" height="220" patternUnits="userSpaceOnUse"><filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="4" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .1 .9 .5 0 0 -.62"/></filter><rect width="220" height="220" filter="url(#tooth)"/></pattern>`

/** The paper that was left bare around the painting, and the ruled frame. */
function margin(seed: string): string {
  const { left, top, width, height } = PAGE
  const painted = ragged(
    box(left + 22, top + 22, left + width - 22, top + height - 22),
    noise(`${seed} margin`, 46, 4),
    9,
  )
  const whole = `M${left - 30} ${top - 30}h${width + 60}v${height + 60}h${-width - 60}Z`
  const ruled = (inset: number) =>
    `M${left + inset} ${top + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}Z`
  return [
    path(outline(painted), { stroke: '#2a1c10', width: 5, opacity: 0.12 }),
    path(outline(painted), { stroke: '#2a1c10', width: 1.2, opacity: 0.4 }),
    path(whole + outline(painted), { fill: PAPER }),
    path(ruled(7), { stroke: '#5d4728', width: 2.4, opacity: 0.8 }),
    path(ruled(11.5), { stroke: '#5d4728', width: 0.9, opacity: 0.8 }),
  ].join('')
}

/** The picture of a map, always the same, with nothing on it that a game changes. */
export function landscape(number: MapNumber): string {
  const site = siteOf(number)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${PAGE.width}" height="${PAGE.height}"><defs>${GRAIN}</defs><rect ${sheet} fill="${PAPER}"/>${PAINTERS[number](site)}${margin(site.seed)}<rect ${sheet} fill="url(#grain)" opacity=".42"/></svg>`
}
