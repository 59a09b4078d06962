// npm run budget: what a first visit and each game weigh in JavaScript, gzipped, and whether that is within what we allow.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSite } from './site.mjs'

const ALLOWED = 100 * 1024

const site = await buildSite()
const assets = join(site, 'assets')
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
const text = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
const weight = (/** @type {Iterable<string>} */ names) =>
  [...names].reduce((sum, name) => sum + gzipSync(text.get(name) ?? '').length, 0)

/** A script and all that it imports at once. @param {string} name @param {Set<string>} found */
function withImports(name, found = new Set()) {
  if (found.has(name) || !text.has(name)) return found
  found.add(name)
  const imports = (text.get(name) ?? '').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)
  for (const [, other = ''] of imports) withImports(other, found)
  return found
}

const page = readFileSync(join(site, 'index.html'), 'utf8')
const first = new Set()
for (const [, name = ''] of page.matchAll(/assets\/([^"]+\.js)/g)) for (const one of withImports(name)) first.add(one)

const lines = [['lobby', weight(first)]]
for (const game of ['tales-of-glory', 'roll-player']) {
  // The board that the page loads, and the rules that the worker loads: both are more than the lobby.
  const mine = new Set()
  for (const name of scripts.filter((script) => script.startsWith(`${game}-`)))
    for (const one of withImports(name)) mine.add(one)
  lines.push([game, weight([...mine].filter((name) => !first.has(name)))])
}
const shell = withImports(
  scripts.find((name) => name.startsWith('page-') && (text.get(name) ?? '').includes('question-options')) ?? '',
)
lines.push(['table shell', weight([...shell].filter((name) => !first.has(name)))])
let wrong = 0
for (const [name, bytes] of lines) {
  const ok = Number(bytes) <= ALLOWED
  if (!ok) wrong++
  console.log(`${ok ? 'ok    ' : 'TOO BIG'} ${name}: ${(Number(bytes) / 1024).toFixed(1)} KB gzip of ${ALLOWED / 1024}`)
}
process.exitCode = wrong > 0 ? 1 : 0
