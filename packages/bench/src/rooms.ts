import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pace, Rate } from './clock.ts'
import { playedAlone } from './played-alone.ts'

export interface GameRate extends Rate {
  readonly game: string
}

/** A game that could not be loaded or played to its end; the others are measured all the same. */
export interface Failure {
  readonly game: string
  readonly mistake: string
}

/** Measures the games of a folder that are built and export a room. Found on disk: the bench knows no game by name. */
export async function measureGames(folder: string, pace: Pace): Promise<(GameRate | Failure)[]> {
  const measured: (GameRate | Failure)[] = []
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const entry = entryOf(join(folder, name))
    if (entry === undefined || !existsSync(entry)) continue
    try {
      const rate = await playedAlone(entry, pace)
      if (rate !== null) measured.push({ game: name, ...rate })
    } catch (mistake) {
      measured.push({ game: name, mistake: mistake instanceof Error ? mistake.message : String(mistake) })
    }
  }
  return measured
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
