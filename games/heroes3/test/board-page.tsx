// What the test of the board opens in a browser: a whole table, whose board alone is there to be touched.
import type { Layout } from '@krcma/look'
import { playByTouch } from '@krcma/look/trial/by-touch'
import { Board } from '../board/table.tsx'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import type { Options } from '../shape.ts'
import { open } from './board-moments.ts'

export function play(options: Partial<Options>, seed: number, layout: Layout) {
  return playByTouch({ Board, words: { cs, en } }, open({ players: 2, options }, seed), layout)
}
