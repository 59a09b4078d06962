import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Room } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'

/** The games of the house, by id. */
export type Rooms = ReadonlyMap<string, Room<AnyGame>>

/** Games, and the module of each, for threads that load them themselves. */
export interface Shelf {
  readonly rooms: Rooms
  readonly modules: Readonly<Record<string, string>>
}

/** The games of a folder that are built and export a room. Found on disk: the server knows no game by name. */
export async function shelfIn(folder: string): Promise<Shelf> {
  const rooms = new Map<string, Room<AnyGame>>()
  const modules: Record<string, string> = {}
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const entry = entryOf(join(folder, name))
    if (entry === undefined || !existsSync(entry)) continue
    const module = pathToFileURL(entry).href
    const { room } = (await import(module)) as { room?: Room<AnyGame> }
    if (room === undefined) continue
    rooms.set(room.game.id, room)
    modules[room.game.id] = module
  }
  return { rooms, modules }
}

function entryOf(folder: string): string | undefined {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: { '.'?: { default?: string } } }
  const entry = exports?.['.']?.default
  return entry === undefined ? undefined : join(folder, entry)
}
