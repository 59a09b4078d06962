import { laws } from '@krcma/kernel/laws'
import { describe, expect, it } from 'vitest'
import { room } from '../index.ts'
import { handsInUse } from '../reckoning/weapons.ts'
import type { Options, State } from '../shape.ts'
import { openAt, playOn } from './play.ts'

type Setting = { readonly players: number; readonly options?: Partial<Options> }
const settings: readonly Setting[] = [
  { players: 1 },
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 3, options: { classes: 'choose' } },
  { players: 4, options: { lessRandomSetup: true } },
  { players: 2, options: { randomMarketDeck: true } },
  { players: 3, options: { shortGame: true } },
  { players: 4, options: { friendlyMarket: true } },
  {
    players: 1,
    options: {
      classes: 'choose',
      lessRandomSetup: true,
      randomMarketDeck: true,
      shortGame: true,
      friendlyMarket: true,
    },
  },
  { players: 2, options: { lessRandomSetup: true, friendlyMarket: true } },
  { players: 4, options: { classes: 'choose', randomMarketDeck: true, shortGame: true } },
]

// Mutants are judged by the tests of the rules: thousands of random games for each would take days.
const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
const watched = Number(process.env['KRCMA_LAWS'] ?? 200)
const quick = mutating ? 1 : 400

if (!mutating) laws(room, { games: watched, settings })

describe('what is true after every answer', () => {
  it.each(settings)(`in ${quick} games of %j`, { timeout: 600_000 }, ({ players, options }) => {
    for (let seed = 1; seed <= quick; seed++) {
      const table = openAt(players, seed, options)
      const pieces = inventory(table.state)
      let answers = 0
      playOn(table, seed, ({ state }) => {
        if (answers++ % 7 === 0) holds(state)
        return answers <= room.game.bound
      })
      expect(table.over).toBe(true)
      expect(inventory(table.state)).toEqual(pieces)
    }
  })
})

function inventory(state: State): readonly string[] {
  return [...(room.game.inventory?.(state) ?? [])].sort()
}

/** Unchosen dice ascend, nobody has three hands, no marker leaves the grid, no coin lies on an outer Initiative card. */
function holds(state: State): void {
  const unchosen = state.initiative
    .filter(({ taker }) => taker === null)
    .flatMap(({ die }) => (die === null ? [] : [die.value]))
  if (unchosen.some((value, i) => value < (unchosen[i - 1] ?? 0))) throw new Error(`out of order: ${unchosen.join()}`)
  if (state.initiative[0]?.coin === true || state.initiative.at(-1)?.coin === true) throw new Error('a coin too many')
  for (const hero of state.heroes) {
    const { marker, gold, tokens } = hero
    const inside = [marker.row, marker.column].every((at) => at >= 0 && at <= 2)
    if (!inside || gold < 0 || tokens < 0 || handsInUse(hero) > 2) throw new Error(JSON.stringify(hero))
  }
}
