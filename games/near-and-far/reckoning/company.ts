import { CHARACTER_IDS, type Character, NEVER_TOGETHER } from '../content/characters.ts'
import type { MapNumber } from '../content/map.ts'
import { type Mode, modeRules } from '../content/modes.ts'
import { LAST_MAP } from '../content/sheet.ts'
import type { Campaign, Options, Seat } from '../shape.ts'
import { isReadyForTheLastGame } from './sheet.ts'

/** NAF-SETUP-17: the characters that somebody may still take. */
export function freeCharacters(mode: Mode, taken: readonly (Character | null)[]): Character[] {
  const pairs = modeRules(mode).encounters === 'character' ? NEVER_TOGETHER : []
  return CHARACTER_IDS.filter(
    (id) => !taken.includes(id) && !pairs.some((pair) => pair.includes(id) && pair.some((other) => taken.includes(other))),
  )
}

/** NAF-SETUP-08: the map of a game. */
export function mapOf({ mode, map }: Options, campaign: Campaign | null): MapNumber {
  if (map !== 'fitting') return map
  const { maps, order, sheet } = modeRules(mode)
  const played = campaign?.maps ?? []
  const last = played.at(-1) ?? 0
  if (order === 'sequence') return maps.find((next) => next > last) ?? LAST_MAP
  if (sheet === 'stages' && campaign !== null && campaign.sheets.every(isReadyForTheLastGame)) return LAST_MAP
  const open = sheet === 'stages' ? maps.filter((next) => next !== LAST_MAP) : maps
  return open.find((next) => !played.includes(next)) ?? open[0] ?? LAST_MAP
}

/** NAF-PLATY-01: the seats with the fewest points of a game. */
export function fewestOf(points: readonly (number | null)[]): Seat[] {
  const least = Math.min(...points.filter((of) => of !== null))
  return points.flatMap((of, seat) => (of === least ? [seat] : []))
}
