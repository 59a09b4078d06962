import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Shelved } from '@krcma/shelf'
import { closest } from './text/closest.ts'
import { Wrong } from './wrong.ts'

/** What the program finds where it is installed. */
export interface House {
  readonly shelf: readonly Shelved[]
  /** The folder that holds games/ and packages/. */
  readonly root: string
  readonly version: string
}

/** The clone that this file belongs to, whether it runs as a source or built. */
export function rootOf(file: string): string {
  let folder = dirname(fileURLToPath(file))
  while (!existsSync(join(folder, 'pnpm-workspace.yaml')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

export function findGame({ shelf }: House, id: string): Shelved {
  const found = shelf.find((game) => game.id === id)
  if (found !== undefined) return found
  const ids = shelf.map((game) => game.id)
  throw new Wrong((words) => words.wrong.game(id, ids, closest(id, ids)))
}
