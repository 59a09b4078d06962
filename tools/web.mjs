// npm run shots, npm run budget: set up what is missing, a browser too, then become the program of packages/web/tools.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { debian } from './debian.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

const [tool = ''] = process.argv.splice(2, 1)
install()
if (!debian(['chromium'])) process.exit(1)
await import(pathToFileURL(join(root, 'packages', 'web', 'tools', `${tool}.mjs`)).href)
