import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compiler } from './build.mjs'
import { packages, root } from './root.mjs'
import { elapsed } from './say.mjs'

const installed = join(root, 'node_modules')

/**
 * What is checked besides the tests; each is a script for Node with its arguments.
 * @returns {Record<string, string[]>}
 */
const checks = () => ({
  types: [...compiler, 'tools', ...packages()],
  'format and lint': [join(installed, '@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  promises: [join(installed, 'oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'],
  'unused files, exports and dependencies': [join(installed, 'knip', 'bin', 'knip.js'), '--no-config-hints'],
  'direction of imports': [join(root, 'tools', 'direction.mjs')],
  'contents of the built client': [join(root, 'packages', 'web', 'tools', 'client.mjs')],
})

/**
 * @param {string} name
 * @param {string[]} script
 * @returns {Promise<boolean>}
 */
function run(name, script) {
  const start = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const add = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${elapsed(start)})`)
      if (code !== 0) console.log(output.trimEnd())
      done(code === 0)
    })
  })
}

/** Runs every check at once and tells how each ended. */
export async function runChecks() {
  const results = await Promise.all(Object.entries(checks()).map(([name, script]) => run(name, script)))
  return { passed: results.filter((ok) => ok).length, failed: results.filter((ok) => !ok).length }
}
