// node tools/icons.mjs [folder …]: reads <folder>/icons.json, which maps our meanings to names of the game-icons set, and
// writes <folder>/icons.ts (the drawings) and <folder>/credits.ts (who drew them: the licence, CC BY 3.0, asks for it). Only
// what is named there reaches the browser. authors.json is our table of authors; the npm package of the set has none.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rounded } from './path.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const set = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'))
/** @type {Record<string, string>} */
const drawnBy = JSON.parse(readFileSync(join(here, 'authors.json'), 'utf8'))
const authors = new Map(Object.entries(drawnBy).flatMap(([author, names]) => names.split(' ').map((n) => [n, author])))

const head = '// Made by packages/look/tools/icons.mjs of icons.json; drawings from game-icons.net, CC BY 3.0.'

/** @param {string} folder */
function generate(folder) {
  /** @type {Record<string, string>} */
  const wanted = JSON.parse(readFileSync(join(folder, 'icons.json'), 'utf8'))
  const drawings = Object.entries(wanted).map(([meaning, name]) => {
    const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent])?.body
    if (body === undefined) throw new Error(`game-icons has no icon called ${name} (wanted for ${meaning}).`)
    if (!authors.has(name)) throw new Error(`Nobody knows who drew ${name}; choose another icon for ${meaning}.`)
    if (!/^[a-z][a-zA-Z0-9]*$/.test(meaning)) throw new Error(`${meaning} is not a name in camelCase.`)
    const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => rounded(d))
    return `export const ${meaning} = '${paths.join('')}'`
  })
  writeFileSync(join(folder, 'icons.ts'), `${head}\n\n${drawings.join('\n')}\n`)
  const names = [...new Set(Object.values(wanted))].sort()
  const credits = names.map((name) => `  ['${name}', '${authors.get(name)}'],`)
  const credit = `export const credits: readonly (readonly [icon: string, author: string])[] = [\n${credits.join('\n')}\n]\n`
  writeFileSync(join(folder, 'credits.ts'), `${head}\n\n${credit}`)
  console.log(`${folder}: ${drawings.length} icons`)
}

const own = ['icons', 'signs'].map((name) => join(here, '..', 'src', name))
const given = process.argv.slice(2).map((path) => resolve(process.env['INIT_CWD'] ?? '.', path))
for (const folder of given.length > 0 ? given : own) generate(folder)
