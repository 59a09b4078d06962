// Builds the web client into a folder, unless what lies there is newer than everything it is made of; and, for tests, the server.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  const parts = [
    'packages/web',
    'packages/look',
    'packages/kernel',
    'packages/bots',
    'packages/film',
    'packages/protocol',
    'packages/saga',
    'games',
  ]
  return Math.max(...parts.map((part) => newest(join(root, part)))) > statSync(page).mtimeMs
}

const lock = join(site, '.building')

/** Whether the lock file is ours now. One whose process is gone was left behind. */
function isLocked() {
  try {
    mkdirSync(site, { recursive: true })
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
    return true
  } catch {
    if (isGone(existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0)) rmSync(lock, { force: true })
    return false
  }
}

/** @param {number} pid */
function isGone(pid) {
  try {
    // No signal is sent: it only asks whether there is anybody. Zero is whoever has not written who they are yet.
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

/** Several tests may want the same built at once: one after another. @param {() => Promise<void>} act */
async function alone(act) {
  while (!isLocked()) await new Promise((done) => setTimeout(done, 200))
  try {
    await act()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Returns the folder of the client as it is now. */
export async function buildSite() {
  await alone(async () => {
    if (isStale()) await build()
  })
  return site
}

/** Builds the client with the games of the tests on its shelf, into a folder of its own. @param {string} folder */
export async function buildTrial(folder) {
  await build({ KRCMA_TRIAL: folder })
}

/** The games that are played in the tests of a house. */
const PLAYED = ['tales-of-glory', 'roll-player', 'witcher-path-of-destiny', 'heroes3']

/** Builds the server, its command line and the games that it plays; what is built already is left as it is. */
export async function buildServer() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  await alone(() => run([tsc, '-b', 'packages/server', 'packages/cli', ...PLAYED.map((game) => `games/${game}`)], root))
}

/** @param {Record<string, string>} [env] */
async function build(env = {}) {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js')
  await run([vite, 'build', '--logLevel', 'warn'], web, env)
}

/**
 * In a process of its own: whoever calls may be a test, with another NODE_ENV.
 * @param {string[]} command
 * @param {string} folder
 * @param {Record<string, string>} [more]
 */
async function run(command, folder, more = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: 'production', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(`This could not be built: ${command.join(' ')}\n${said}`)
}
