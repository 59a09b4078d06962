import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shelfIn } from '@krcma/shelf'
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

/** Measures the games of a folder as they are built. */
export async function measureGames(folder: string, pace: Pace): Promise<(GameRate | Failure)[]> {
  const measured: (GameRate | Failure)[] = []
  for (const { id: game, module } of shelfIn(folder)) {
    const entry = fileURLToPath(module)
    if (!existsSync(entry)) continue
    try {
      const rate = await playedAlone(entry, pace)
      if (rate !== null) measured.push({ game, ...rate })
    } catch (mistake) {
      measured.push({ game, mistake: mistake instanceof Error ? mistake.message : String(mistake) })
    }
  }
  return measured
}
