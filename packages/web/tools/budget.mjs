// npm run budget [-- game]: what a first visit and each game weigh in JavaScript, gzipped, and how quickly each game's table answers
// to a touch; and whether that is within what we allow.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { feel } from './feel.mjs'
import { buildSite } from './site.mjs'
import { visit } from './visit.mjs'

const ALLOWED = 100 * 1024
const GAMES = ['tales-of-glory', 'roll-player']
const [only = ''] = process.argv.slice(2)
const feeling = GAMES.filter((game) => game.includes(only))

const site = await buildSite()
const assets = join(site, 'assets')
// What the service worker lists is this build; files of the one before may still lie beside.
const scripts = [...readFileSync(join(site, 'sw.js'), 'utf8').matchAll(/"\/assets\/([^"]+\.js)"/g)].map(
  ([, name = '']) => name,
)
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
for (const game of GAMES) {
  // The board and words that the page loads, and the rules that the worker loads; not the worker itself, which all games share.
  const mine = new Set()
  for (const name of scripts.filter((script) => script.startsWith(`${game}-`))) {
    for (const one of withImports(name)) mine.add(one)
  }
  const own = [...mine].filter((name) => !first.has(name) && !/^(worker|drawings)-/.test(name))
  lines.push(
    [game, weight(own)],
    [`  and drawings of its emblems`, weight(scripts.filter((name) => name.startsWith(`drawings-${game}`)))],
  )
}
lines.push(['worker', weight(scripts.filter((name) => name.startsWith('worker-')))])
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

/** A touch is answered within this many milliseconds, and in all of it nothing jumps: what is less than this is rounding. */
const AT_ONCE = 100
const JUMP = 0.001
const house = await visit()
for (const game of feeling) {
  const { paint, shift, longest, all, usual, slowest, moved } = await feel(house, game)
  const ok = paint <= AT_ONCE && shift <= JUMP
  if (!ok) wrong++
  console.log(
    `${ok ? 'ok    ' : 'TOO SLOW'} ${game}: interaction to next paint ${paint} ms of ${AT_ONCE} (${longest.length} interactions, processor 4 times slower), layout shift ${shift.toFixed(4)} of ${JUMP}`,
  )
  if (all.count > longest.length)
    console.log(
      `  not counted: ${all.count - longest.length} during which the host of this machine took the processor away (with them ${all.paint} ms)`,
    )
  console.log(`  the same sum took ${usual.toFixed(0)} ms before most touches, ${slowest.toFixed(0)} ms before one`)
  for (const { duration, parts, what, touch } of longest.slice(0, 6)) {
    const [waited = 0, done = 0, painted = 0] = parts.map((part) => Math.round(part))
    console.log(`  ${duration} ms ${touch} (${what}): waited ${waited}, done ${done}, painted ${painted}`)
  }
  if (shift > JUMP) console.log(`  moved: ${moved.join(', ')}`)
}
await house.close()
process.exit(wrong > 0 ? 1 : 0)
