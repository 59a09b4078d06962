// npm run serve, and the server's other commands (backup, restore): set up what is missing, then become the program of
// packages/server. `build` only sets up: the process that serves goes on until it is told to make way.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

install()
build()

const scripts = {
  bench: 'bench/main.js',
  faults: 'test/faults/main.js',
  restarts: 'test/restarts/main.js',
  hostile: 'test/hostile/main.js',
}
const command = process.argv[2] ?? 'serve'
if (command === 'serve' || command === 'build') {
  const { buildSite } = await import(pathToFileURL(join(root, 'packages', 'web', 'tools', 'site.mjs')).href)
  await buildSite()
}
if (command === 'build') process.exit(0)
/** Those who play for the bench clean up often and briefly, for everybody would wait while they do. */
const BRIEFLY = '--max-semi-space-size=2'
if (command === 'bench' && !process.execArgv.includes(BRIEFLY)) {
  const { status } = spawnSync(process.execPath, [BRIEFLY, ...process.argv.slice(1)], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
const script = Object.entries(scripts).find(([name]) => name === command)?.[1] ?? 'src/main.js'
const main = join(root, 'packages', 'server', 'dist', script)
process.argv[1] = main
process.setSourceMapsEnabled(true)
await import(pathToFileURL(main).href)
