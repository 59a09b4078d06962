import { type OpenTable, restore, source } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { mind } from '../mind/mind.ts'
import { game } from '../rules/game.ts'
import type { Heroes3 } from '../shape.ts'
import { open } from './board-moments.ts'

/** Combats of one turn, and answers in the third one, before anything is measured. */
const COMBATS = 3
const ANSWERS = 8
const TIMES = 40

/** A game that stands in the middle of the third combat of a turn. */
function inThirdCombat(): OpenTable<Heroes3> {
  for (let seed = 1; seed < 60; seed++) {
    const table = open({ players: 2, options: { difficulty: 'easy', 'free-combat-rounds': true } }, seed)
    const random = source(seed)
    let answers = 0
    while (!table.over) {
      const seat = table.waiting[0] ?? 0
      const [question] = table.decisions(seat).filter(({ offer }) => !offer)
      if (question === undefined) break
      const events = table.events('all-seeing')
      const turn = events.findLastIndex(({ kind }) => kind === 'turn-begins')
      const combats = events.slice(turn).filter(({ kind }) => kind === 'combat-announced').length
      answers = combats >= COMBATS && table.state.battle?.phase === 'activation' ? answers + 1 : 0
      if (answers === ANSWERS) return table
      const chosen = mind.choose(table.state, question, random)
      table.answer({ seat, decision: question.id, option: question.options[Math.max(0, chosen)] })
    }
  }
  throw new Error('nobody fights three times in a turn')
}

/** The median of so many calls, in milliseconds. */
function cost(act: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const before = performance.now()
    act()
    return performance.now() - before
  })
  return times.sort((a, b) => a - b)[TIMES >> 1] ?? 0
}

// By the clock, so on demand alone: KRCMA_BENCH=1 npm run test:only -- games/heroes3/test/third-battle
it.runIf(process.env['KRCMA_BENCH'] !== undefined)(
  'in the middle of the third combat of a turn, going back, starting anew and a copy for search take under 5 ms',
  () => {
    const table = inThirdCombat()
    const saved = table.save()
    const restored = () => {
      const again = restore(game, saved)
      if (again.refused !== undefined) throw new Error(again.refused)
      return again.table
    }
    // Going back changes the table: each time another one does.
    const tables = Array.from({ length: TIMES }, restored)
    const seat = table.seats.find((one) => table.canUndo(one) !== 'nothing-to-undo') ?? 0
    const figures = {
      copy: cost(() => table.fork(1)),
      imagine: cost(() => table.imagine(0, 1)),
      restart: cost(restored),
      undo: cost(() => {
        const out = tables.pop()?.undo(seat, { consented: true })
        if (out === undefined || out.refused !== undefined) throw new Error('nothing was taken back')
      }),
    }
    console.log(JSON.stringify(figures))
    for (const [what, ms] of Object.entries(figures)) expect(ms, what).toBeLessThan(5)
  },
  300_000,
)
