import type { Chapter, Language, Room } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { shelfIn as gamesIn } from '@krcma/shelf'

/** The games of the house, by id. */
export type Rooms = ReadonlyMap<string, Room<AnyGame>>

/** Games, and the module of each, for threads that load them themselves. */
export interface Shelf {
  readonly rooms: Rooms
  readonly modules: Readonly<Record<string, string>>
  /** A chapter of a game's book; null if there is none of that name. */
  readonly chapter?: (game: string, language: Language, name: string) => Promise<Chapter | null>
}

/** The games of a folder, all of them loaded. */
export async function shelfIn(folder: string): Promise<Shelf> {
  const rooms = new Map<string, Room<AnyGame>>()
  const modules: Record<string, string> = {}
  const games = gamesIn(folder)
  for (const { id, module, open } of games) {
    rooms.set(id, await open((room) => room as unknown as Room<AnyGame>))
    modules[id] = module
  }
  const chapter: Shelf['chapter'] = async (game, language, name) =>
    (await games.find(({ id }) => id === game)?.chapter(language, name)) ?? null
  return { rooms, modules, chapter }
}
