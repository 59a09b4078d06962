import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from './pnpm.mjs'
import { packages, root } from './root.mjs'
import { elapsed, say } from './say.mjs'

// Inside node_modules, so that whoever deletes that folder deletes the claim that it is complete.
const stamp = join(root, 'node_modules', '.krcma-installed')

/** Everything that decides what an install would put into node_modules. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  const manifests = ['.', ...packages()].map((folder) => join(folder, 'package.json'))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Brings node_modules to what the lock file says; does nothing when it already is. Exits when it cannot. */
export function install() {
  const want = wanted()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return
  say('Installing the packages of the lock file (half a minute the first time, seconds later).')
  const start = performance.now()
  // CI=true: pnpm asks no questions.
  const result = pnpm(['install', '--frozen-lockfile'], { env: { ...process.env, CI: 'true' } })
  if (result.status !== 0) {
    say(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trimEnd())
    say('The packages could not be installed; the reason stands above.')
    say('If a package.json was changed, bring the lock file up to date with: npm run pnpm -- install')
    process.exit(1)
  }
  writeFileSync(stamp, want)
  say(`Installed in ${elapsed(start)}.`)
}
