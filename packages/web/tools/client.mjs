// What the built client consists of, and what it must not: the page has no rules of any game (they are for the worker that keeps
// tables on this device, and for servers), a first visit loads neither a game nor a book, and words come in one language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from './site.mjs'

/**
 * A file of the client: what it is made of (paths from the root of the workspace), and what it loads at once and later.
 * @typedef {object} Chunk
 * @property {'page' | 'worker'} part
 * @property {string} file
 * @property {boolean} entry
 * @property {readonly string[]} imports
 * @property {readonly string[]} later
 * @property {readonly string[]} modules
 */

const RULES = /^games\/[^/]+\/(rules\/|mind\/|index\.ts$)/
const GAME = /^games\/[^/]+\/(?!about\.ts$|sign\/)/
/** By the names that files of words have: words/cs.ts, words/cs/tiles.ts, words/effects.cs.ts. */
const IN = { cs: /^games\/.*\/words\/(.*[./])?cs(\.ts$|\/)/, en: /^games\/.*\/words\/(.*[./])?en(\.ts$|\/)/ }

/**
 * The chunks of a built client.
 * @param {string} site
 * @returns {readonly Chunk[]}
 */
export function chunksOf(site) {
  /** @type {readonly Chunk[]} */
  const told = JSON.parse(readFileSync(join(site, '.vite', 'chunks.json'), 'utf8'))
  // A worker that is begun in several places is told of as often.
  return [...new Map(told.map((chunk) => [`${chunk.part} ${chunk.file}`, chunk])).values()]
}

/**
 * Chunks and all that they load at once.
 * @param {readonly Chunk[]} all
 * @param {readonly Chunk[]} from
 * @returns {ReadonlySet<Chunk>}
 */
export function withImports(all, from) {
  /** @type {Set<Chunk>} */
  const found = new Set(from)
  for (const { part, imports } of found) {
    for (const chunk of all) if (chunk.part === part && imports.includes(chunk.file)) found.add(chunk)
  }
  return found
}

/** The chunks that every visit begins with. @param {readonly Chunk[]} all */
export const firstVisit = (all) =>
  withImports(
    all,
    all.filter(({ part, entry }) => part === 'page' && entry),
  )

/**
 * What a client must not contain, in words.
 * @param {readonly Chunk[]} all
 * @returns {readonly string[]}
 */
export function faults(all) {
  /** @type {string[]} */
  const found = []
  const page = all.filter(({ part }) => part === 'page')
  for (const { file, modules } of page) {
    for (const module of modules.filter((name) => RULES.test(name)))
      found.push(`the page has rules: ${module} in ${file}`)
  }
  for (const { file, modules } of firstVisit(all)) {
    for (const module of modules.filter((name) => GAME.test(name))) {
      found.push(`a first visit loads a part of a game: ${module} in ${file}`)
    }
  }
  for (const [language, other] of /** @type {const} */ ([
    ['cs', 'en'],
    ['en', 'cs'],
  ])) {
    for (const chunk of page.filter(({ modules }) => modules.some((name) => IN[language].test(name)))) {
      for (const { modules } of withImports(page, [chunk])) {
        for (const module of modules.filter((name) => IN[other].test(name))) {
          found.push(`words of one language come with those of the other: ${module} with ${chunk.file}`)
        }
      }
    }
  }
  if (!page.some(({ entry }) => entry)) found.push('there is no page')
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = faults(chunksOf(await buildSite()))
  for (const fault of wrong) console.log(fault)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
