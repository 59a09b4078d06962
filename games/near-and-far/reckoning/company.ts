import { CHARACTER_IDS, type Character, NEVER_TOGETHER } from '../content/characters.ts'
import type { MapNumber } from '../content/map.ts'
import { type Mode, modeRules } from '../content/modes.ts'
import { LAST_MAP, MAPS_LEFT_OUT } from '../content/sheet.ts'
import type { Campaign, Options, Seat } from '../shape.ts'
import { isReadyForTheLastGame } from './sheet.ts'

/** NAF-SETUP-17: the characters that somebody may still take. */
export function freeCharacters(mode: Mode, taken: readonly (Character | null)[]): Character[] {
  const pairs = modeRules(mode).encounters === 'character' ? NEVER_TOGETHER : []
  return CHARACTER_IDS.filter(
    (id) =>
      !taken.includes(id) && !pairs.some((pair) => pair.includes(id) && pair.some((other) => taken.includes(other))),
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

/** Our own bound, for a member who never comes: after so many games the last one follows. */
const MOST_GAMES = 12

type Played = Pick<Campaign, 'mode' | 'maps'> & { readonly skips: boolean }

/** The maps that the next game of a campaign may be played on, the usual one first. */
export function nextMaps({ mode, maps: played, skips }: Played, ready: boolean): MapNumber[] {
  const { maps, order } = modeRules(mode)
  if (order === 'choice') {
    if (ready || played.length >= MOST_GAMES) return [LAST_MAP]
    // NAF-RULING-93: any of them, those first that were not played yet.
    const open = maps.filter((map) => map !== LAST_MAP)
    return [...open.filter((map) => !played.includes(map)), ...open.filter((map) => played.includes(map))]
  }
  const left = maps.filter((map) => map > (played.at(-1) ?? 0))
  // NAF-MORE-02: three are left out, never the last.
  const mostGames = skips ? maps.length - MAPS_LEFT_OUT : maps.length
  const more = mostGames - played.length
  return left.filter((map, skipped) => (map === LAST_MAP) === (more === 1) && left.length - skipped >= more)
}
