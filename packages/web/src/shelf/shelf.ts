import type { ShelfCard } from './cards.ts'

/** The games of the house, as the lobby knows them. vite.config.ts fills this in from cards.ts. */
export const shelf: readonly ShelfCard[] = []
