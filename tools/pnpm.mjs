// pnpm without asking anyone to install it: npm, which comes with Node, fetches this one version, which is kept in .krcma if its hash is
// the one below. Run as a command (npm run pnpm -- add …) it passes its arguments on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'
import { say } from './say.mjs'

const version = '12.18.0'

/**
 * The SHA-512 of @pnpm/exe of that version, by platform.
 * @type {Record<string, string>}
 */
const HASHES = {
  'linux-x64': 'OJ+X2wcraldCwj75pCIerWARQSRpdfj0eBTs/2ODyhfeW46ylOnjTIE/GKra6Mn6E72/gBmXS8igrUioa+F9fQ==',
  'linux-arm64': '2dpyVBCHT+FfpuQh9i+7MXAqNWYLCvD5vYr5p6Eimxoga8USLnjbUgyj72AOrO0hjc5ri3TEFP3jiyBHjkSZpQ==',
  'linux-x64-musl': 'Uj+vzfIQ62kDP10x36yHZIXVs5ohdNtiPYwn5FhCLlNScHPo0OAI+ShGDtLofiBXKE7umu71Jmjm7N8a8zVcDw==',
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function npm(args, options = {}) {
  const within = process.env['npm_execpath'] ?? ''
  // Inside an npm script the very npm that runs is at hand; `npm` on the PATH may be another, or a shell script.
  const [command, first] = basename(within) === 'npm-cli.js' ? [process.execPath, [within]] : ['npm', []]
  return spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8', ...options })
}

/** Whether a file is what was promised. @param {string} file @param {string} hash */
export const isWhole = (file, hash) => createHash('sha512').update(readFileSync(file)).digest('base64') === hash

function platform() {
  const header = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport()).header
  const musl = process.platform === 'linux' && header.glibcVersionRuntime === undefined ? '-musl' : ''
  return `${process.platform}-${process.arch}${musl}`
}

/** Fetches pnpm unless it is there. @param {string} folder @param {string} of @param {string} hash */
function fetch(folder, of, hash) {
  if (existsSync(folder)) return
  const kept = join(root, '.krcma')
  mkdirSync(kept, { recursive: true })
  const part = mkdtempSync(join(kept, 'pnpm-part-'))
  try {
    const packed = npm(['pack', '--silent', `--pack-destination=${part}`, `@pnpm/exe.${of}@${version}`])
    const [name] = readdirSync(part)
    if (packed.status !== 0 || name === undefined)
      throw new Error(`${packed.stderr ?? ''}${packed.error?.message ?? ''}`.trim())
    if (!isWhole(join(part, name), hash)) throw new Error('it is not the file whose hash stands in tools/pnpm.mjs')
    const opened = spawnSync('tar', ['-xzf', name], { cwd: part, encoding: 'utf8' })
    if (opened.status !== 0) throw new Error(opened.stderr)
    // Somebody else may have been faster.
    if (!existsSync(folder)) renameSync(join(part, 'package'), folder)
  } catch (error) {
    say(`pnpm could not be fetched: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function pnpm(args, options = {}) {
  const of = platform()
  const hash = HASHES[of]
  if (hash === undefined) {
    say(`No hash of pnpm is known for ${of}: npm fetches it by its version.`)
    return npm(['exec', '--yes', `--package=pnpm@${version}`, '--', 'pnpm', ...args], options)
  }
  const folder = join(root, '.krcma', `pnpm-${version}`)
  fetch(folder, of, hash)
  return spawnSync(join(folder, 'pnpm'), args, { cwd: root, encoding: 'utf8', ...options })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = pnpm(process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
}
