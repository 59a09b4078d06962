import type { EventKind, Language, Shape } from '@krcma/kernel'
import type { Pattern } from './emblem/patterns.tsx'
import type { Scene } from './emblem/scenes.tsx'
import type * as icons from './icons/icons.ts'
import type * as signs from './signs/icons.ts'

/** What a room is painted with: CSS colours. */
export interface RoomColours {
  /** For what can be touched and what is marked; twice, for a second shade beside it. */
  readonly accent: string
  readonly accent2: string
  /** The ground under an accent. */
  readonly accentDeep: string
  /** The wall behind the table. */
  readonly wall: string
}

/** A thing with an icon; the rules page draws it where a rule names the thing first. */
export interface NamedIcon {
  /** By its name: whoever visits the lobby draws none of them. */
  readonly icon: keyof typeof icons | keyof typeof signs
  /** How the thing is called, as the source of a regular expression: with its endings, without a boundary of words. */
  readonly words: { readonly [L in Language]: string }
}

/** Volume, randomness, frequency, attack, sustain, release, shape, curve… as ZzFX has them. */
export type Sound = readonly number[]

/**
 * What `games/<id>/about.ts` exports as `about`: how a game presents itself before anybody has loaded it. The lobby has it of
 * every game, so it stays small: no board, no words, no rules.
 */
export interface About<G extends Shape> {
  /** What stands for the game on the shelf: an icon on a ground, and a second one beside it where there is room. */
  readonly sign: {
    readonly icon: string
    readonly beside: string
    readonly hue: number
    readonly pattern: Pattern
    readonly scene: Scene
  }
  /** By candlelight and by day; with high contrast all rooms look the same. */
  readonly colours: { readonly night: RoomColours; readonly day: RoomColours }
  /** How long an evening it is: from and to, in minutes. */
  readonly minutes: readonly [number, number]
  /** The event that begins a round: until then a standing answer may last. */
  readonly round?: EventKind<G>
  /** The event that begins somebody's turn, if there is one: its `seat` heads what is told of it. */
  readonly turn?: EventKind<G>
  /** For the rules page. */
  readonly icons?: readonly NamedIcon[]
  /** Events that are heard, besides what every table sounds like. */
  readonly sounds?: { readonly [K in EventKind<G>]?: Sound }
}

/** The style sheet of a room: what is in an element with `data-room` has its colours. */
export function roomCss(game: string, { night, day }: About<Shape>['colours']): string {
  const room = `[data-room="${game}"]`
  const rule = (selector: string, { accent, accent2, accentDeep, wall }: RoomColours) =>
    `${selector} { --accent: ${accent}; --accent-2: ${accent2}; --accent-deep: ${accentDeep}; --room-wall: ${wall}; }`
  const byDay = `[data-theme="day"] ${room}, [data-theme="day"]${room}`
  return `${rule(room, night)}\n${rule(byDay, day)}\n`
}
