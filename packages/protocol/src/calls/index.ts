import type * as v from 'valibot'
import * as account from './account.ts'
import * as keeping from './keeping.ts'
import * as lobby from './lobby.ts'
import * as past from './past.ts'
import * as people from './people.ts'
import * as playing from './playing.ts'
import * as sagas from './sagas.ts'
import * as scenarios from './scenarios.ts'
import * as watching from './watching.ts'

/** What every call takes. Validated by the server on entry; anything more than this is refused. */
export const inputs = {
  ...people.inputs,
  ...account.inputs,
  ...keeping.inputs,
  ...lobby.inputs,
  ...playing.inputs,
  ...past.inputs,
  ...sagas.inputs,
  ...scenarios.inputs,
  ...watching.inputs,
} as const

/** What every call gives. */
export interface Outputs
  extends people.Outputs,
    account.Outputs,
    keeping.Outputs,
    lobby.Outputs,
    playing.Outputs,
    past.Outputs,
    sagas.Outputs,
    scenarios.Outputs,
    watching.Outputs {}

export type Call = keyof typeof inputs
/** What somebody who makes a call writes down. */
export type Input<C extends Call> = v.InferInput<(typeof inputs)[C]>
/** What the server reads of it. */
export type Received<C extends Call> = v.InferOutput<(typeof inputs)[C]>
export type Output<C extends Call> = Outputs[C]

/** Calls that may be large. */
export const large = [...past.httpOnly, ...sagas.httpOnly, ...scenarios.httpOnly] as const
/** Calls that set cookies, hand over secrets or are large: not by the socket. */
export const httpOnly = [...people.httpOnly, ...account.httpOnly, ...keeping.httpOnly, ...large] as const
/** Calls that make sense on a socket alone. */
export const { liveOnly } = watching

export type { Exported, Replay, Texts } from './past.ts'
export type { Hint } from './playing.ts'
export { sagaFile } from './sagas.ts'
export { scenarioFile } from './scenarios.ts'
export type { Watched } from './watching.ts'
