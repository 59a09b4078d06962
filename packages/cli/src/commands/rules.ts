import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arguments } from '../arguments.ts'
import type { House } from '../house.ts'
import { named, ruleIds, titles } from '../rules/ids.ts'
import type { Terminal } from '../terminal.ts'
import { closest } from '../text/closest.ts'
import { paintFor } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'
import { Wrong } from '../wrong.ts'

/** krcma rules */
export function rules(args: Arguments<'rules'>, terminal: Terminal, { root }: House, words: CliWords): number {
  const [id = ''] = args.given
  const games = join(root, 'games')
  const known = foldersOf(games).filter((name) => existsSync(join(games, name, 'RULES.md')))
  if (!known.includes(id)) throw new Wrong((say) => say.wrong.game(id, known, closest(id, known)))
  const ids = ruleIds(readFileSync(join(games, id, 'RULES.md'), 'utf8'))
  const tested = testsUnder(join(games, id, 'test')).flatMap((file) => titles(readFileSync(file, 'utf8')))
  const proven = named(ids, tested)
  const missing = ids.filter((rule) => !proven.has(rule))
  const paint = paintFor(terminal.out, terminal.env)
  const summary = words.rules.summary(id, ids.length, ids.length - missing.length)
  const good = missing.length === 0 && ids.length > 0
  const lines = missing.length === 0 ? [] : [words.rules.missing(missing.length), ...missing.map((rule) => `  ${rule}`)]
  terminal.out.write(`${[good ? paint.green(summary) : paint.red(summary), ...lines].join('\n')}\n`)
  return good ? 0 : 1
}

function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function testsUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testsUnder(path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
