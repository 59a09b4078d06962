import { fileURLToPath } from 'node:url'
import { type OpenTable, openTable, type Room, replay, type Shape } from '@krcma/kernel'
import { shelfIn } from '@krcma/shelf'
import { describe, expect, it } from 'vitest'
import { Bot, ways } from '../src/index.ts'
import { openAt } from './tables.ts'

/** Enough to see every phase of a round or two. */
const ANSWERS = 30
const games = shelfIn(fileURLToPath(new URL('../../../games', import.meta.url)))

/** Both seats are played; what was answered, and how it was thought about. */
function playOn<G extends Shape>(
  { game, mind }: Room<G>,
  options: object,
): readonly (readonly [string | null, number])[] {
  const table = openAt(game, 6, { options })
  const bots = table.seats.map((seat) => new Bot(mind, seat === 0 ? ways.journeyman : ways.apprentice, seat))
  const thoughts: (readonly [string | null, number])[] = []
  for (let n = 0; n < ANSWERS && !table.over; n++) {
    const [seat = 0] = table.waiting
    const { answer, kind, iterations } = bots[seat]!.decide(table, n)
    expect(table.answer({ seat, ...answer }).refused).toBeUndefined()
    thoughts.push([kind, seat === 0 ? iterations : -1])
  }
  return thoughts
}

/** Every option once, the others as usual, unless the game says that they do not go together. */
function variants<G extends Shape>({ game }: Room<G>): readonly object[] {
  const options = Object.entries(game.options as Readonly<Record<string, readonly unknown[]>>)
  const single = options.flatMap(([name, values]) => values.slice(1).map((value) => ({ [name]: value })))
  const seats = ['Anna', 'Petr']
  return [{}, ...single.filter((options) => !('refused' in openTable(game, { seats, seed: '0'.repeat(64), options })))]
}

describe.each(games)('bots play $id', { timeout: 120_000 }, ({ open }) => {
  it('with every option, and think about it', async () => {
    await open((room) => {
      for (const options of variants(room)) {
        const thoughts = playOn(room, options)
        expect(thoughts.some(([, iterations]) => iterations > 4)).toBe(true)
        expect(thoughts.every(([, iterations]) => iterations <= 12)).toBe(true)
      }
    })
  })

  it('without caring what another has answered in secret', async () => {
    await open((room) => {
      const { game, mind } = room
      const record = whereSeveralAnswer(room)?.record()
      if (record === undefined) return
      const thoughts = ['nothing', 'first', 'last'].map((answered) => {
        const table = replay(game, record)
        if ('refused' in table) throw new Error(table.refused)
        const [me = 0, other = 0] = table.waiting
        const decision = table.decisions(other)[0]!
        if (answered !== 'nothing') table.give(decision, answered === 'first' ? 0 : decision.options.length - 1)
        return new Bot(mind, ways.journeyman, me).decide(table, 5)
      })
      for (const thought of thoughts) expect(thought).toEqual(thoughts[0])
    })
  })
})

/** Whether an answer of this seat stays secret, and can be changed, until others have answered too. */
function keepsSecret<G extends Shape>(table: OpenTable<G>, seat: number): boolean {
  const trial = table.fork(1)
  trial.give(trial.decisions(seat)[0]!, 0)
  return trial.decisions(seat).some(({ answered }) => answered !== undefined)
}

/** A table at which several are asked together, each in secret; none, if the game never asks like that. */
function whereSeveralAnswer<G extends Shape>({ game, mind }: Room<G>): OpenTable<G> | undefined {
  const table = openAt(game, 9)
  const bots = table.seats.map((seat) => new Bot(mind, ways.greedy, seat))
  for (let n = 0; !table.over; n++) {
    const [seat = 0, other] = table.waiting
    if (other !== undefined && keepsSecret(table, other)) return table
    table.answer({ seat, ...bots[seat]!.decide(table, n).answer })
  }
  return undefined
}
