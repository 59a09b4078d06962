// npm run mutate -- <target>: changes the sources of the kernel, or of one game's rules and reckoning, in thousands of small ways and
// reports which changes no test notices. It takes minutes to hours, so it is run by hand and never by npm test.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { keep, root } from './root.mjs'
import { say } from './say.mjs'

const [target = '', ...rest] = process.argv.slice(2)
const folder = target === 'kernel' ? 'packages/kernel' : `games/${target}`
if (target === '' || !existsSync(join(root, folder, 'package.json'))) {
  say('Say what to mutate: npm run mutate -- kernel, or npm run mutate -- <game> for the rules of a game.')
  process.exit(2)
}

install()
const reports = join(keep, 'mutants', target)
mkdirSync(reports, { recursive: true })
// Tests of other packages reach the kernel, too, and would run for every change.
// What a game is built on: its tsconfig refers to both.
const needed = ['packages/kernel', 'packages/look']
const others = ['packages', 'games', 'examples']
  .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
  .filter((path) => path !== folder && !needed.includes(path))
const sources = target === 'kernel' ? [`${folder}/src`] : [`${folder}/rules`, `${folder}/reckoning`]
const config = join(reports, 'stryker.json')
writeFileSync(
  config,
  JSON.stringify({
    mutate: sources.map((source) => `${source}/**/*.ts`),
    testRunner: 'vitest',
    // Only tests that reach a mutated file are run.
    vitest: { configFile: 'vitest.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    // Stryker works on a copy; these would only make it larger. A board shows rules and proves none, and its test plays games
    // before its first case, which would count every change as reached by every test.
    ignorePatterns: ['dist', '.krcma', 'docs', `${folder}/test/board*`, ...others],
    tempDirName: '.stryker-tmp',
    reporters: ['progress', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: process.stdout.isTTY ?? false, reportTests: false },
    htmlReporter: { fileName: join(reports, 'report.html') },
    jsonReporter: { fileName: join(reports, 'report.json') },
    // Only what changed since the last run is mutated again; --force starts afresh.
    incremental: true,
    incrementalFile: join(reports, 'incremental.json'),
    concurrency: 2,
    timeoutMS: 10_000,
  }),
)
say(`Mutating ${sources.join(' and ')}; the report will be in .krcma/mutants/${target}/report.html.`)
const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
process.exitCode =
  spawnSync(process.execPath, [stryker, 'run', config, ...rest], { cwd: root, stdio: 'inherit' }).status ?? 1
