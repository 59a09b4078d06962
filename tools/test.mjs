// npm test: sets up what is missing, then checks and tests everything. Its last line counts checks and tests alike, so
// that nothing can fail without showing there.
import { build } from './build.mjs'
import { runChecks } from './checks.mjs'
import { debian } from './debian.mjs'
import { install } from './install.mjs'
import { say } from './say.mjs'
import { runTests } from './vitest.mjs'

install()
const installed = debian(['chromium', 'postgresql'])
build()

say('Checking types, format, lint, unused code and the direction of imports.')
const checks = await runChecks()
say('Running the tests.')
const tests = runTests()

const passed = checks.passed + tests.passed
const failed = checks.failed + tests.failed + (installed ? 0 : 1)
console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
