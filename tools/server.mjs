// npm run serve, and the server's other commands (backup, restore): set up what is missing, then become the program of
// packages/server.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

install()
build()

const scripts = { bench: 'bench/main.js', faults: 'test/faults/main.js', hostile: 'test/hostile/main.js' }
const command = process.argv[2] ?? 'serve'
const script = Object.entries(scripts).find(([name]) => name === command)?.[1] ?? 'src/main.js'
const main = join(root, 'packages', 'server', 'dist', script)
process.argv[1] = main
process.setSourceMapsEnabled(true)
await import(pathToFileURL(main).href)
