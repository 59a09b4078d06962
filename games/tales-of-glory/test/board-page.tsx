// What the test of the board opens in a browser: a whole table, whose board alone is there to be touched.
import { openTable } from '@krcma/kernel'
import type { Layout } from '@krcma/look'
import { playByTouch } from '@krcma/look/trial/by-touch'
import { Board } from '../board/table.tsx'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { game } from '../rules/game.ts'
import type { Options } from '../shape.ts'

export function play(players: number, options: Options, layout: Layout) {
  const seats = Array.from({ length: players }, (_, seat) => `${seat}`)
  const table = openTable(game, { seats, options, seed: '7'.repeat(64) })
  if ('refused' in table) throw new Error(table.refused)
  return playByTouch({ Board, words: { cs, en } }, table, layout)
}
