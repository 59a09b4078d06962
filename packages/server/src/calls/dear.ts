import type { Call, Output, Received, Refusing } from '@krcma/protocol'
import { refuse } from '../refusing.ts'
import type { Caller, Handler, Handlers, House } from './context.ts'

/** As many people as this may ask as often as they like from one address. */
const CROWD = 10

/**
 * Calls that are dear: they read whole journals, or whole sheets and scenarios. Each address has its turn with them, one call after another, and so many
 * in a minute, whoever and however many they are there.
 */
export function inTurn<C extends Call>(
  { turns, rates, settings }: House,
  calls: Handlers<C>,
  dear: readonly NoInfer<C>[],
): Handlers<C> {
  const wrapped = dear.map((call): [C, Handler<C>] => {
    const go: Handler<C> = calls[call]
    return [
      call,
      async (caller: Caller, input: Received<C>): Promise<Output<C> | Refusing> => {
        if (!rates.takeOf(`dear ${caller.address}`, settings.limits.looks * CROWD)) return refuse('too-fast', call)
        return turns.take(caller.address, () => go(caller, input))
      },
    ]
  })
  return { ...calls, ...Object.fromEntries(wrapped) }
}
