import { type Call, inputs, type Outputs, type Refusing } from '@krcma/protocol'
import * as v from 'valibot'
import { refuse } from '../refusing.ts'
import type { Caller, Handler, Handlers } from './context.ts'
import type { HouseCall } from './index.ts'

/** Reads what came, and calls. Whatever goes wrong inside is said as `unavailable`, and to `failed` alone as what it was. */
export async function dispatch(
  calls: Handlers<HouseCall>,
  call: HouseCall,
  caller: Caller,
  given: unknown,
  failed: (what: string, error: unknown) => void,
): Promise<Outputs[Call] | Refusing> {
  const read = v.safeParse(inputs[call], given, { abortEarly: true })
  if (!read.success) return refuse('malformed', v.getDotPath(read.issues[0]) ?? call)
  try {
    // The schema that was just passed is this very call's: the types cannot follow that through a union.
    return await (calls[call] as Handler<HouseCall>)(caller, read.output as never)
  } catch (error) {
    failed(`the call ${call}`, error)
    return refuse('unavailable', call)
  }
}
