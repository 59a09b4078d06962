import type { Room, Shape } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'

/** Programs around the games treat them all alike: whoever shows or plays one reads its own types. */
const anyRoom = <G extends Shape>(room: Room<G>) => room as unknown as Room<AnyGame>

/** The games of the house; each is loaded when somebody plays it. */
export const rooms: Readonly<Record<string, () => Promise<Room<AnyGame>>>> = {
  'tales-of-glory': async () => anyRoom((await import('@krcma/tales-of-glory')).room),
  'roll-player': async () => anyRoom((await import('@krcma/roll-player')).room),
}
