import type { Room, Shape } from '@krcma/kernel'

/** A game that can be fetched; nothing of it is loaded before somebody asks. */
export interface Shelved {
  readonly id: string
  /** Loads the game and hands it to `use`, which must do with any game at all. */
  open<T>(use: <G extends Shape>(room: Room<G>) => T): Promise<T>
}

export function shelve<G extends Shape>(id: string, load: () => Promise<{ readonly room: Room<G> }>): Shelved {
  return { id, open: async (use) => use((await load()).room) }
}

/** Every game that this program plays. */
export const shelf: readonly Shelved[] = [
  shelve('tales-of-glory', () => import('@krcma/tales-of-glory')),
  shelve('roll-player', () => import('@krcma/roll-player')),
]
