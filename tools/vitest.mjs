// Vitest with its true counts. Run as a command (npm run test:only -- pattern) it is Vitest and nothing else.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { keep, root } from './root.mjs'

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

/** @param {string[]} args */
function run(args) {
  return spawnSync(process.execPath, [vitest, 'run', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Runs every test and counts what came of it. */
export function runTests() {
  const report = join(keep, 'tests.json')
  mkdirSync(keep, { recursive: true })
  rmSync(report, { force: true })
  const { status } = run(['--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  const counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    for (const file of testResults) {
      const outcomes = file.assertionResults.map((test) => test.status)
      for (const outcome of outcomes) {
        if (outcome === 'passed') counts.passed += 1
        else if (outcome === 'failed') counts.failed += 1
        else counts.skipped += 1
      }
      // A file that cannot be loaded, or fails outside its tests, has no failed test to show for it.
      if (file.status === 'failed' && !outcomes.includes('failed')) counts.failed += 1
    }
  } catch {
    console.log('Vitest left no report.')
  }
  // An error outside any file (an unhandled rejection, say) shows in the exit code alone.
  if (status !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  process.exitCode = run(process.argv.slice(2)).status ?? 1
}
