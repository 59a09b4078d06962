import { aboutOf } from './about.ts'
import type { ShelfCard } from './cards.ts'
import { shelf } from './shelf.ts'

/** The shelf as one reads it: what fits into an evening first. */
export const shorterFirst: readonly ShelfCard[] = [...shelf].sort(
  (a, b) => aboutOf(a.id).minutes[0] - aboutOf(b.id).minutes[0] || aboutOf(a.id).minutes[1] - aboutOf(b.id).minutes[1],
)
