// npm run check: everything but the tests.
import { runChecks } from './checks.mjs'
import { install } from './install.mjs'

install()
const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0
