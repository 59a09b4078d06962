import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone, wherever a command is called from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** What the tools keep between runs; ignored by git and safe to delete. */
export const keep = join(root, '.krcma')

/** The packages of a folder. @param {string} shelf */
function packagesIn(shelf) {
  if (!existsSync(join(root, shelf))) return []
  return readdirSync(join(root, shelf))
    .filter((name) => existsSync(join(root, shelf, name, 'package.json')))
    .sort()
}

/** The games of the house, by id: each is the folder of that name. */
export const games = () => packagesIn('games')

/** Every package of the workspace, by folder relative to the root. */
export function packages() {
  const shelves = ['packages', 'games', 'examples']
  return ['tools/browser', ...shelves.flatMap((shelf) => packagesIn(shelf).map((name) => `${shelf}/${name}`))]
}
