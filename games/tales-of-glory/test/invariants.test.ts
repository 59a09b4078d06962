import { openQuiet, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { gloryOf } from '../reckoning/player.ts'
import { neighbour, opposite, SIDES } from '../reckoning/tale.ts'
import { tileOf } from '../reckoning/tile.ts'
import { game } from '../rules/game.ts'
import type { Player } from '../shape.ts'

const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
const GAMES = mutating ? 1 : 1000

/** Every tile is connected with the hero through connectors, and no connector touches a blank side. */
function isWhole({ tale }: Player): boolean {
  const reached = new Set([tale[0]])
  for (const placed of reached) {
    if (placed === undefined) return false
    for (const side of SIDES) {
      const other = neighbour(tale, placed, side)
      if (other === undefined) continue
      const mine = tileOf(placed.tile).sides[side] !== null
      if (mine !== (tileOf(other.tile).sides[opposite(side)] !== null)) return false
      if (mine) reached.add(other)
    }
  }
  return reached.size === tale.length
}

/** What is wrong with a player at the end of a game, if anything. */
function wrong(player: Player, quests: boolean): string | undefined {
  const { tale, discarded, pending, taken, majorities, glory, coin, potion } = player
  if (!isWhole(player)) return 'the tale is not whole'
  const eraTiles = tale.filter(({ tile }) => tile.startsWith('e')).length
  if (eraTiles + discarded.length !== 10) return 'not ten tiles'
  if (tale.length > (quests ? 13 : 11)) return 'too many tiles'
  if (pending.length > 0 || taken !== null) return 'something is left to do'
  if (glory.majorities !== 4 * majorities.length) return 'majorities'
  if (coin < 0 || potion < 0) return 'debts'
  return undefined
}

describe('in random games', () => {
  const pieces = [...game.pieces].sort().join()
  for (const players of game.players)
    for (const quests of [false, true])
      for (const placing of game.options.placing)
        it(`everything adds up in ${GAMES} games: ${players} players, ${placing}${quests ? ', quests' : ''}`, () => {
          for (let seed = 0; seed < GAMES; seed++) {
            const opening = { players, options: { quests, placing }, scenario: null, campaign: null }
            let gained = 0
            const keys = new Set<string>()
            let opened = 0
            const table = openQuiet(game, opening, seed, (kind, data) => {
              if (kind === 'gained') {
                const { gains } = data as { gains: { gain: string; amount: number }[] }
                for (const { gain, amount } of gains) if (gain === 'glory') gained += amount
              } else if (kind === 'chest-opened') {
                opened++
                keys.add(JSON.stringify(data))
              }
            })
            const random = source(seed, 17)
            let answers = 0
            for (; !table.over; answers++) {
              const question = table.asked.find(({ answered }) => answered === undefined)
              if (question === undefined) throw new Error('nobody is asked')
              table.give(question, random.below(question.options.length))
            }
            const { state } = table
            const faults = state.players.flatMap((player) => wrong(player, quests) ?? [])
            if (faults.length > 0) expect.fail(`seed ${seed}: ${faults.join()}`)
            if (answers > game.bound) expect.fail(`seed ${seed}: ${answers} answers`)
            if (keys.size !== opened) expect.fail(`seed ${seed}: a chest was opened twice`)
            const scored = state.players.reduce((sum, player) => sum + gloryOf(player) - player.glory.majorities, 0)
            if (scored !== gained) expect.fail(`seed ${seed}: ${scored} glory, ${gained} told`)
            if ([...(game.inventory?.(state) ?? [])].sort().join() !== pieces) expect.fail(`seed ${seed}: tiles`)
          }
        })
})
