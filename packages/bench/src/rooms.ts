import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game, Room, Shape } from '@krcma/kernel'
import { type Pace, type Rate, rate } from './clock.ts'
import { quietly } from './random-play.ts'

export interface GameRate extends Rate {
  readonly game: string
}

/** The games of a folder that are built and export a room. Found on disk: the bench knows no game by name. */
export async function gamesIn(folder: string): Promise<Game<Shape>[]> {
  if (!existsSync(folder)) return []
  const games: Game<Shape>[] = []
  for (const name of readdirSync(folder).sort()) {
    const entry = entryOf(join(folder, name))
    if (entry === undefined || !existsSync(entry)) continue
    const { room } = (await import(pathToFileURL(entry).href)) as { room?: Room<Shape> }
    if (room !== undefined) games.push(room.game)
  }
  return games
}

function entryOf(folder: string): string | undefined {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports?: { '.'?: { default?: string } }
  }
  const entry = exports?.['.']?.default
  return entry === undefined ? undefined : join(folder, entry)
}

export function measureGames(games: readonly Game<Shape>[], pace: Pace): GameRate[] {
  return games.map((game) => ({ game: game.id, ...rate(quietly(game), pace) }))
}
