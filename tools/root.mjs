import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone, wherever a command is called from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** What the tools keep between runs; ignored by git and safe to delete. */
export const keep = join(root, '.krcma')

/** Every package of the workspace, by folder relative to the root. */
export function packages() {
  const found = ['tools/browser']
  for (const shelf of ['packages', 'games']) {
    if (!existsSync(join(root, shelf))) continue
    for (const name of readdirSync(join(root, shelf)).sort()) {
      if (existsSync(join(root, shelf, name, 'package.json'))) found.push(`${shelf}/${name}`)
    }
  }
  return found
}
