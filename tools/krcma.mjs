// What ./krcma and npm start run: set up what is missing, then become the command line of packages/cli. It runs in this
// very process, so that arguments, stdin, terminal, signals and exit codes are its own.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { say } from './say.mjs'

install()
build()

const cli = join(root, 'packages', 'cli')
const main = join(cli, JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')).bin.krcma)
if (!existsSync(main)) {
  say(`There is no ${main}: packages/cli could not be built. npm run check shows why.`)
  process.exit(1)
}
process.argv[1] = main
process.setSourceMapsEnabled(true)
await import(pathToFileURL(main).href)
