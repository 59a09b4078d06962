import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../tools/root.mjs'
import { chunksOf, firstVisit, withImports } from './client.mjs'

/** What is allowed in JavaScript, gzipped. */
const LOBBY = 60 * 1024
const PART = 100 * 1024

/** A game that needs more than others says so in its package.json. @param {string} folder */
function allowedFor(folder) {
  const { krcma } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return krcma === undefined ? PART : krcma.kilobytes * 1024
}

/**
 * What the parts of a built client weigh: what a first visit loads, and what each game adds to it: its board, its words in the
 * language that has more of them, and the rules that the worker loads.
 * @param {string} site
 * @param {readonly string[]} games
 */
export function weigh(site, games) {
  const all = chunksOf(site)
  const first = firstVisit(all)
  const bytes = (/** @type {Iterable<import('./client.mjs').Chunk>} */ chunks) =>
    [...chunks].reduce((sum, { file }) => sum + gzipSync(readFileSync(join(site, file))).length, 0)
  /** The chunks in which one of these modules is, with all that they load at once. @param {readonly string[]} modules */
  const loaded = (modules) =>
    withImports(
      all,
      all.filter((chunk) => chunk.modules.some((module) => modules.includes(module))),
    )
  const drawings = (/** @type {import('./client.mjs').Chunk} */ { file }) => /\/drawings-/.test(file)
  const shared = (/** @type {import('./client.mjs').Chunk} */ chunk) =>
    first.has(chunk) || (chunk.part === 'worker' && chunk.entry)

  const weights = [{ name: 'lobby', bytes: bytes(first), allowed: LOBBY }]
  for (const game of games) {
    const folder = `games/${game}`
    const parts = ['cs', 'en'].map((language) =>
      [
        ...loaded([
          `${folder}/index.ts`,
          `${folder}/board/index.ts`,
          `${folder}/words/${language}.ts`,
          `${folder}/board/words/${language}.ts`,
        ]),
      ].filter((chunk) => !shared(chunk)),
    )
    const heaviest = parts.reduce((one, other) => (bytes(other) > bytes(one) ? other : one))
    weights.push(
      { name: game, bytes: bytes(heaviest.filter((chunk) => !drawings(chunk))), allowed: allowedFor(folder) },
      { name: '  and drawings of its emblems', bytes: bytes(heaviest.filter(drawings)), allowed: PART },
    )
  }
  const worker = all.filter(({ part, entry }) => part === 'worker' && entry)
  const shell = [...loaded(['packages/web/src/table/shell.tsx'])].filter((chunk) => !shared(chunk))
  weights.push(
    { name: 'worker', bytes: bytes(withImports(all, worker)), allowed: PART },
    { name: 'table shell', bytes: bytes(shell), allowed: PART },
  )
  return weights
}
