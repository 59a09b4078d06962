import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from './say.mjs'

/** @param {string} command */
function onPath(command) {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)))
}

/**
 * How to see that a Debian package (or its like from elsewhere) is there already; by default its command is on the PATH.
 * @type {Record<string, () => boolean>}
 */
const present = {
  chromium: () => onPath('chromium') || existsSync(process.env['CHROMIUM'] ?? ''),
  // Debian keeps the server's commands off the PATH, one folder for each version.
  postgresql: () => {
    const versions = '/usr/lib/postgresql'
    const installed = existsSync(versions) ? readdirSync(versions) : []
    return onPath('initdb') || installed.some((v) => existsSync(join(versions, v, 'bin', 'initdb')))
  },
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/**
 * Sees to it that Debian packages are installed. Returns whether all of them are.
 * @param {string[]} names
 */
export function debian(names) {
  const missing = names.filter((name) => !(present[name]?.() ?? onPath(name)))
  if (missing.length === 0) return true
  const list = missing.join(' ')
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    say(`Missing: ${list}. On Debian: sudo apt-get install --no-install-recommends ${list}`)
    if (missing.includes('chromium')) say('Another Chromium serves as well: give its path in the variable CHROMIUM.')
    return false
  }
  say(`Installing from Debian: ${list}.`)
  const wanted = ['install', '--yes', '--no-install-recommends', ...missing]
  let result = aptGet(...wanted)
  if (result.status !== 0) {
    // The list of packages is missing or has aged; only then is it worth the seconds to fetch it.
    aptGet('update')
    result = aptGet(...wanted)
  }
  if (result.status !== 0) say(`${result.stdout}${result.stderr}\nDebian could not install: ${list}.`)
  return result.status === 0
}
