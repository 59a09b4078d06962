import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ladder as climb } from '@krcma/bots/ladder'
import { findGame, type House } from '../house.ts'
import type { Terminal } from '../terminal.ts'
import type { CliWords } from '../words/words.ts'

/** krcma ladder: how strong bots are is for packages/bots to find out. */
export function ladder(
  args: readonly string[],
  { out, err }: Terminal,
  house: House,
  { language }: CliWords,
): Promise<number> {
  const docs = join(house.root, 'docs')
  return climb(args, {
    language,
    out,
    err,
    games: house.shelf.map(({ id }) => id),
    open: (game, use) => findGame(house, game).open(use),
    read: (name) => (existsSync(join(docs, name)) ? readFileSync(join(docs, name), 'utf8') : undefined),
    write: (name, text) => writeFileSync(join(docs, name), text),
  })
}
