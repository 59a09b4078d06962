import type { GameRecord, Told, View, Viewer } from '@krcma/kernel'
import * as v from 'valibot'
import type { AnyGame } from './any-game.ts'
import type { Patch } from './patch.ts'
import type { Me } from './people.ts'
import { level, setting } from './setting.ts'
import type { ChatLine, Heard, Presence, Sight, TableCard } from './table.ts'
import * as w from './words.ts'

const table = { table: w.tableId }
/** Whose eyes: a seat's own or a spectator's at any time; any seat's, and all at once, when the game has ended. */
const eyes = v.union([w.seat, v.picklist(['spectator', 'all-seeing'])])
const nothing = v.strictObject({})
/** What a browser says of a passkey that it made. Only this of it is kept as it was said; all else is verified or not used. */
const waysOfPasskey = v.looseObject({ transports: v.optional(v.pipe(v.array(w.text), v.maxLength(16))) })
const newPasskey = v.pipe(
  v.looseObject({ id: w.text }),
  v.check(({ response }) => v.is(waysOfPasskey, response)),
)
const atTable = v.strictObject(table)

/** What every call takes. Validated by the server on entry; anything more than this is refused. */
export const inputs = {
  // ------------------------------------------------------------------------------------------- who you are (HTTP only)
  me: nothing,
  'come-as-guest': v.strictObject({ name: w.name, language: v.optional(w.language, 'en') }),
  rename: v.strictObject({ name: w.name, language: v.optional(w.language) }),
  /** A guest becomes an account and keeps everything; an account changes its password (and then gives the old one). */
  'set-password': v.strictObject({ login: w.login, password: w.password, old: v.optional(w.password) }),
  'log-in': v.strictObject({ login: w.login, password: v.pipe(w.text, v.maxLength(200)) }),
  'log-out': v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  /** Passkeys: first the options for the browser, then what the browser made of them. */
  'passkey-new': nothing,
  'passkey-save': v.strictObject({ login: w.login, response: newPasskey }),
  'passkey-ask': nothing,
  'passkey-log-in': v.strictObject({ response: v.looseObject({ id: w.text }) }),
  vacation: v.strictObject({ until: v.nullable(w.count) }),
  mute: v.strictObject({ person: w.personId, on: v.boolean() }),

  // ------------------------------------------------------------------------------------------------------- the lobby
  lobby: nothing,
  archive: v.strictObject({
    game: v.optional(w.game),
    mine: v.optional(v.boolean(), false),
    before: v.optional(w.count),
  }),
  'open-table': setting,
  /** `mixedIn`: words of one's own for the dice. */
  sit: v.strictObject({
    ...table,
    link: v.optional(w.link),
    seat: v.optional(w.seat),
    mixedIn: v.optional(w.mixedIn),
  }),
  leave: atTable,
  'seat-bot': v.strictObject({ ...table, seat: w.seat, level: v.nullable(level) }),
  start: atTable,
  'close-table': atTable,

  // ---------------------------------------------------------------------------------------------------------- playing
  answer: v.strictObject({ ...table, decision: w.kernelName, option: v.unknown() }),
  /** Sets a standing answer, or takes it back when `option` is left out. */
  stand: v.strictObject({
    ...table,
    kind: w.kernelName,
    option: v.optional(v.unknown()),
    until: v.optional(w.kernelName),
  }),
  /** Takes back what may be taken back freely; what needs consent is refused with `needs-consent`: propose it. */
  undo: atTable,
  propose: v.strictObject({ ...table, what: v.picklist(['undo', 'draw', 'end', 'pause']) }),
  vote: v.strictObject({ ...table, proposal: w.count, yes: v.boolean() }),
  resume: atTable,
  resign: atTable,
  rematch: atTable,
  hint: v.strictObject({ ...table, level: v.optional(level, 'master') }),

  // ----------------------------------------------------------------------------------------------------------- talking
  say: v.strictObject({ ...table, link: v.optional(w.link), text: w.line }),
  'remove-message': v.strictObject({ ...table, n: w.lineNumber }),

  // ---------------------------------------------------------------------------------------------------- looking back
  /** All events that the viewer has heard. */
  log: v.strictObject({ ...table, link: v.optional(w.link), as: v.optional(eyes) }),
  /** The positions after entry `from` up to entry `to`, each as what changed and what was heard. */
  replay: v.strictObject({
    ...table,
    link: v.optional(w.link),
    as: v.optional(eyes),
    from: v.optional(w.count, 0),
    to: v.optional(w.count),
  }),
  export: v.strictObject({ ...table, link: v.optional(w.link) }),
  import: v.strictObject({ record: v.unknown() }),

  // -------------------------------------------------------------------------------------------- the socket (live only)
  /** `seq`: what you have already, if you have been here before. `chat`: the number of the first line that you lack. */
  watch: v.strictObject({
    ...table,
    link: v.optional(w.link),
    seq: v.optional(w.count),
    chat: v.optional(w.lineNumber, 0),
  }),
  unwatch: atTable,
} as const

export type Call = keyof typeof inputs
/** What somebody who makes a call writes down. */
export type Input<C extends Call> = v.InferInput<(typeof inputs)[C]>
/** What the server reads of it. */
export type Received<C extends Call> = v.InferOutput<(typeof inputs)[C]>

/** Calls that set cookies or hand over secrets: not by the socket. */
export const httpOnly = [
  'come-as-guest',
  'set-password',
  'log-in',
  'log-out',
  'passkey-new',
  'passkey-save',
  'passkey-ask',
  'passkey-log-in',
  'import',
] as const satisfies readonly Call[]
/** Calls that make sense on a socket alone. */
export const liveOnly = ['watch', 'unwatch'] as const satisfies readonly Call[]

/** `start` is the position after entry `from`; step by step, `changes` make the next one of it. */
export interface Replay {
  readonly viewer: Viewer
  readonly from: number
  /** How many entries there are by now. */
  readonly entries: number
  readonly start: View<AnyGame>
  readonly steps: readonly { readonly changes: Patch; readonly heard: Heard }[]
}

/** What a bot would do, best first. `value`: from 0, certainly lost, to 1, certainly won by far; `visits`: how often it looked. */
export interface Hint {
  readonly decision: string
  readonly choices: readonly { readonly option: unknown; readonly value: number; readonly visits: number }[]
}

/** A running game is exported as the asker has seen it, an ended one whole. */
export type Exported =
  | { readonly whole: true; readonly record: GameRecord }
  | {
      readonly whole: false
      readonly game: string
      readonly rules: number
      readonly viewer: Viewer
      readonly commitment: string
      readonly view: View<AnyGame>
      readonly events: readonly Told<AnyGame>[]
    }

/** What a watcher is told first. `full`: all of it; `missed`: what makes it of what they had; `same`: nothing was missed. */
export type Watched = {
  readonly seq: number
  readonly heard: Heard
  readonly chat: readonly ChatLine[]
  readonly presence: Presence
} & ({ readonly full: Sight } | { readonly missed: Patch; readonly since: number } | { readonly same: true })

/** What every call gives. */
export interface Outputs {
  me: { readonly me: Me | null }
  'come-as-guest': { readonly me: Me }
  rename: { readonly me: Me }
  'set-password': { readonly me: Me }
  'log-in': { readonly me: Me }
  'log-out': Record<string, never>
  'passkey-new': { readonly options: unknown }
  'passkey-save': { readonly me: Me }
  'passkey-ask': { readonly options: unknown }
  'passkey-log-in': { readonly me: Me }
  vacation: { readonly me: Me }
  mute: { readonly me: Me }
  lobby: {
    /** Tables where the asker sits, their move first. */
    readonly yours: readonly TableCard[]
    /** Public tables with a free place. */
    readonly open: readonly TableCard[]
    /** Public tables where one may watch. */
    readonly playing: readonly TableCard[]
  }
  archive: { readonly tables: readonly TableCard[] }
  'open-table': { readonly sight: Sight; readonly seq: number }
  sit: { readonly seq: number; readonly seat: number }
  leave: { readonly seq: number }
  'seat-bot': { readonly seq: number }
  start: { readonly seq: number }
  'close-table': { readonly seq: number }
  answer: { readonly seq: number }
  stand: { readonly seq: number }
  undo: { readonly seq: number }
  propose: { readonly seq: number }
  vote: { readonly seq: number }
  resume: { readonly seq: number }
  resign: { readonly seq: number }
  /** With the link to it, which is that of the table before. */
  rematch: { readonly table: string; readonly link: string }
  hint: { readonly hint: Hint | null }
  say: { readonly n: number }
  'remove-message': Record<string, never>
  log: { readonly heard: Heard }
  replay: Replay
  export: Exported
  import: { readonly table: string }
  watch: Watched
  unwatch: Record<string, never>
}
export type Output<C extends Call> = Outputs[C]
