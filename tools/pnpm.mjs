// pnpm without asking anyone to install it: npm, which comes with Node, fetches this one version and keeps it in its
// own cache. Run as a command (npm run pnpm -- add …) it passes its arguments on.
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

export const version = '12.18.0'

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function pnpm(args, options = {}) {
  const within = process.env['npm_execpath'] ?? ''
  // Inside an npm script the very npm that runs is at hand; `npm` on the PATH may be another, or a shell script.
  const [command, first] = basename(within) === 'npm-cli.js' ? [process.execPath, [within]] : ['npm', []]
  return spawnSync(command, [...first, 'exec', '--yes', `--package=pnpm@${version}`, '--', 'pnpm', ...args], {
    cwd: root,
    encoding: 'utf8',
    ...options,
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = pnpm(process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
}
