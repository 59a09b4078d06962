import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { train as learn } from '@krcma/bots/training'
import { findGame, type House } from '../house.ts'
import type { Terminal } from '../terminal.ts'
import type { CliWords } from '../words/words.ts'

/** krcma train: how bots learn is for packages/bots to know. */
export function train(
  args: readonly string[],
  { out, err }: Terminal,
  house: House,
  { language }: CliWords,
): Promise<number> {
  const kept = (game: string) => join(house.root, '.krcma', 'training', `${game}.json`)
  return learn(args, {
    language,
    out,
    err,
    games: house.shelf.map(({ id }) => id),
    module: (game) => findGame(house, game).module,
    open: (game, use) => findGame(house, game).open(use),
    read: (game) => (existsSync(kept(game)) ? readFileSync(kept(game), 'utf8') : undefined),
    keep(game, text) {
      mkdirSync(dirname(kept(game)), { recursive: true })
      writeFileSync(kept(game), text)
    },
    write: (game, text) => writeFileSync(join(house.root, 'games', game, 'mind', 'weights.json'), text),
  })
}
