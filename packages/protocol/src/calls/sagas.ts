import * as v from 'valibot'
import type { SagaCard, SagaFile, SagaSight } from '../saga.ts'
import { level, manner, options, plan, scenario } from '../setting.ts'
import * as w from '../words.ts'
import { nothing } from './parts.ts'

/** Campaigns of several evenings. Sheets are the house's: nobody sends one, and each is shown to those who may see it. */

const saga = { saga: w.tableId }
const ofSaga = v.strictObject(saga)
const placed = { place: w.count, points: v.pipe(v.number(), v.safeInteger()) }
const few = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.maxLength(16))
/** A name, or that of nobody yet. */
const called = v.union([v.literal(''), w.name])
const result = v.strictObject({
  at: w.count,
  endedBy: v.nullable(v.picklist(['draw', 'agreement', 'called-off', 'everybody-left', 'admin'])),
  outcome: v.nullable(w.kernelName),
  seats: few(v.strictObject(placed)),
  rivals: few(v.strictObject({ id: w.kernelName, ...placed })),
})

export const inputs = {
  /** Those in which the asker is, their turn first. */
  sagas: nothing,
  'begin-saga': v.strictObject({
    game: w.game,
    title: v.optional(w.line),
    options,
    scenario: v.optional(scenario, null),
    members: v.pipe(v.array(plan), v.minLength(1), v.maxLength(16)),
  }),
  /** `coming`: those with whom the next evening would be; all whose sheets somebody holds, unless said. */
  'look-saga': v.strictObject({ ...saga, link: v.optional(w.link), coming: v.optional(few(w.seat)) }),
  /** With a sheet that nobody holds at present, or with a new one where the game allows that. */
  'join-saga': v.strictObject({ ...saga, link: w.link, member: v.optional(w.seat) }),
  /** The sheet stays, and somebody else may take it up. */
  'leave-saga': ofSaga,
  /** The owner gives a sheet to a bot, or to nobody: then whoever comes by the link may take it up. */
  'replace-member': v.strictObject({ ...saga, member: w.seat, bot: v.nullable(level) }),
  'hand-over-saga': v.strictObject({ ...saga, to: w.personId }),
  /** Between evenings: one of `choices`. */
  'choose-between': v.strictObject({ ...saga, member: w.seat, choice: v.unknown() }),
  /** `version` and `evening`: of the `next` that the asker was shown. `bot`: stands in for that member, as they or the owner say. */
  'open-evening': v.strictObject({
    ...saga,
    version: w.count,
    evening: w.count,
    coming: v.pipe(v.array(v.strictObject({ member: w.seat, bot: v.nullable(level) })), v.maxLength(16)),
    ...manner,
  }),
  /** The owner's, when nothing has happened at its table for long. */
  'give-up-evening': ofSaga,
  'end-saga': ofSaga,
  'export-saga': ofSaga,
  'import-saga': v.strictObject({ file: v.unknown() }),
} as const

/** The form of a saga's file, before its game reads what is kept. */
export const sagaFile = v.strictObject({
  krcma: v.literal('saga'),
  game: w.game,
  title: v.nullable(w.line),
  begun: w.count,
  members: v.pipe(v.array(v.strictObject({ name: called })), v.minLength(1), v.maxLength(16)),
  evenings: v.pipe(
    v.array(
      v.strictObject({
        opened: w.count,
        company: v.strictObject({ members: few(w.seat), seats: few(w.seat) }),
        names: few(called),
        came: v.picklist(['played', 'again', 'given-up']),
        result: v.nullable(result),
      }),
    ),
    v.maxLength(1_000),
  ),
  kept: v.strictObject({ rules: w.count, options: v.unknown(), scenario: v.unknown(), sheets: v.unknown() }),
})

export interface Outputs {
  sagas: { readonly sagas: readonly SagaCard[] }
  'begin-saga': { readonly saga: SagaSight }
  'look-saga': { readonly saga: SagaSight }
  'join-saga': { readonly saga: SagaSight }
  'leave-saga': Record<string, never>
  'replace-member': { readonly saga: SagaSight }
  'hand-over-saga': { readonly saga: SagaSight }
  'choose-between': { readonly saga: SagaSight }
  /** Members come to the table by the link of the saga. */
  'open-evening': { readonly table: string; readonly saga: SagaSight }
  'give-up-evening': { readonly saga: SagaSight }
  'end-saga': { readonly saga: SagaSight }
  'export-saga': { readonly file: SagaFile }
  'import-saga': { readonly saga: SagaSight }
}

/** Too large for the socket. */
export const httpOnly = ['import-saga'] as const satisfies readonly (keyof Outputs)[]
