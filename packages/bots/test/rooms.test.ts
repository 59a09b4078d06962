import type { Room, Shape } from '@krcma/kernel'
import { room as rollPlayer } from '@krcma/roll-player'
import { room as talesOfGlory } from '@krcma/tales-of-glory'
import { describe, expect, it } from 'vitest'
import { Bot, ways } from '../src/index.ts'
import { openAt } from './tables.ts'

/** Enough to see every phase of a round or two. */
const ANSWERS = 30

/** Both seats are played; what was answered, and how it was thought about. */
function playOn<G extends Shape>(
  { game, mind }: Room<G>,
  options: object,
): readonly (readonly [string | null, number])[] {
  const table = openAt(game, 6, { options })
  const bots = table.seats.map((seat) => new Bot(mind, seat === 0 ? ways.journeyman : ways.apprentice, seat))
  return Array.from({ length: ANSWERS }, (_, n) => {
    const [seat = 0] = table.waiting
    const { answer, kind, iterations } = bots[seat]!.decide(table, n)
    expect(table.answer({ seat, ...answer }).refused).toBeUndefined()
    return [kind, seat === 0 ? iterations : -1] as const
  })
}

describe('bots play the games of the house', () => {
  it('Tales of Glory, also with quests', () => {
    for (const quests of [false, true]) {
      const thoughts = playOn(talesOfGlory, { quests })
      expect(thoughts.some(([kind, iterations]) => kind === 'select' && iterations > 4)).toBe(true)
      expect(thoughts.every(([, iterations]) => iterations <= 12)).toBe(true)
    }
  })

  it('Roll Player', () => {
    const thoughts = playOn(rollPlayer, {})
    expect(thoughts.some(([, iterations]) => iterations > 4)).toBe(true)
    expect(thoughts.every(([, iterations]) => iterations <= 12)).toBe(true)
  })

  it('without caring what the other has selected in secret', () => {
    const thoughts = [undefined, 0, 5].map((answer) => {
      const table = openAt(talesOfGlory.game, 9)
      if (answer !== undefined) table.give(table.decisions(1)[0]!, answer)
      return new Bot(talesOfGlory.mind, ways.journeyman, 0).decide(table, 5)
    })
    for (const thought of thoughts) expect(thought).toEqual(thoughts[0])
  })
})

describe('the mind of Tales of Glory', () => {
  it('counts a tile that was taken and not placed yet', () => {
    const table = openAt(talesOfGlory.game, 4)
    const bots = table.seats.map((seat) => new Bot(talesOfGlory.mind, ways.greedy, seat))
    for (let n = 0; table.state.step !== 'place'; n++) {
      const [seat = 0] = table.waiting
      table.answer({ seat, ...bots[seat]!.decide(table, n).answer })
    }
    for (const seat of table.seats) {
      const without = structuredClone(table.state)
      expect(without.players[seat]!.taken).not.toBeNull()
      without.players[seat]!.taken = null
      const { evaluate } = talesOfGlory.mind
      expect(evaluate(table.state, seat)).toBeGreaterThan(evaluate(without, seat))
    }
  })
})
