import type { Room } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { shelfIn as gamesIn } from '@krcma/shelf'

/** The games of the house, by id. */
export type Rooms = ReadonlyMap<string, Room<AnyGame>>

/** Games, and the module of each, for threads that load them themselves. */
export interface Shelf {
  readonly rooms: Rooms
  readonly modules: Readonly<Record<string, string>>
}

/** The games of a folder, all of them loaded. */
export async function shelfIn(folder: string): Promise<Shelf> {
  const rooms = new Map<string, Room<AnyGame>>()
  const modules: Record<string, string> = {}
  for (const { id, module, open } of gamesIn(folder)) {
    rooms.set(id, await open((room) => room as unknown as Room<AnyGame>))
    modules[id] = module
  }
  return { rooms, modules }
}
