// Builds the web client into a folder, unless what lies there is newer than everything it is made of.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
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

const lock = join(site, '.building')

/** Whether the lock is ours now. One that is minutes old was left behind by somebody who is gone. */
function isLocked() {
  try {
    mkdirSync(site, { recursive: true })
    mkdirSync(lock)
    return true
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > 180_000) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/** Returns the folder of the client as it is now. Several tests may ask at once; one of them builds. */
export async function buildSite() {
  while (isStale()) {
    if (isLocked()) {
      try {
        if (isStale()) await build()
      } finally {
        rmSync(lock, { recursive: true, force: true })
      }
      break
    }
    await new Promise((done) => setTimeout(done, 200))
  }
  return site
}

/** In a process of its own: whoever calls may be a test, with another NODE_ENV. */
async function build() {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env: { PATH, HOME, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(`The web client could not be built.\n${said}`)
}
