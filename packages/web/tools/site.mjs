// Builds the web client into a folder, unless what lies there is newer than everything it is made of.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const root = join(web, '..', '..')

/** Where a server finds the client. */
const site = join(web, 'dist')

/**
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    latest = Math.max(
      latest,
      entry.isDirectory() ? newest(path) : (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    )
  }
  return latest
}

function isStale() {
  const page = join(site, 'index.html')
  if (!existsSync(page)) return true
  const parts = ['packages/web', 'packages/look', 'packages/kernel', 'packages/bots', 'packages/protocol', 'games']
  return Math.max(...parts.map((part) => newest(join(root, part)))) > statSync(page).mtimeMs
}

/** Returns the folder of the client as it is now. In a process of its own: whoever calls may be a test, with another NODE_ENV. */
export async function buildSite() {
  if (!isStale()) return site
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env: { PATH, HOME, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(`The web client could not be built.\n${said}`)
  return site
}
