import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keep, packages, root } from './root.mjs'
import { elapsed, say } from './say.mjs'

const stamp = join(keep, 'built')

/** `tsc -b` builds and checks in one: it writes each package's dist/ and reports every type error. */
export const compiler = [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']

/**
 * The newest change under a folder. Folders count too: a file deleted or moved in leaves its mark on them alone.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let latest = statSync(folder).mtimeMs
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    latest = Math.max(
      latest,
      entry.isDirectory() ? newest(path) : (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    )
  }
  return latest
}

function isStale() {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs
  if (built === undefined) return true
  if (packages().some((folder) => !existsSync(join(root, folder, 'dist', 'tsconfig.tsbuildinfo')))) return true
  const inputs = packages().map((folder) => newest(join(root, folder)))
  return Math.max(statSync(join(root, 'tsconfig.base.json')).mtimeMs, ...inputs) > built
}

/** Builds what is stale. Type errors do not stop a build (they are for the check to report), but are told. */
export function build() {
  if (!isStale()) return
  say('Building what changed.')
  const start = performance.now()
  // A dist/ made by the compiler would leave its mark on the folder above, as if a source had changed.
  for (const folder of packages()) mkdirSync(join(root, folder, 'dist'), { recursive: true })
  // Sources may change while the compiler runs: the stamp carries the time before, not after.
  const before = new Date()
  const result = spawnSync(process.execPath, [...compiler, ...packages()], { cwd: root, encoding: 'utf8' })
  if (result.status === 0) {
    mkdirSync(keep, { recursive: true })
    writeFileSync(stamp, '')
    utimesSync(stamp, before, before)
    say(`Built in ${elapsed(start)}.`)
  } else {
    say('Built, but the types do not all fit; npm run check shows where.')
  }
}
