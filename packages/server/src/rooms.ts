import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Room } from '@krcma/kernel'
import type { AnyGame, GameCard } from '@krcma/protocol'

/** The games of the house, by id. */
export type Rooms = ReadonlyMap<string, Room<AnyGame>>

/** The games of a folder that are built and export a room. Found on disk: the server knows no game by name. */
export async function roomsIn(folder: string): Promise<Rooms> {
  const rooms = new Map<string, Room<AnyGame>>()
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const entry = entryOf(join(folder, name))
    if (entry === undefined || !existsSync(entry)) continue
    const { room } = (await import(pathToFileURL(entry).href)) as { room?: Room<AnyGame> }
    if (room !== undefined) rooms.set(room.game.id, room)
  }
  return rooms
}

function entryOf(folder: string): string | undefined {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: { '.'?: { default?: string } } }
  const entry = exports?.['.']?.default
  return entry === undefined ? undefined : join(folder, entry)
}

export function cardOf({ game }: Room<AnyGame>): GameCard {
  return { id: game.id, rules: game.rules, players: game.players, options: game.options }
}
