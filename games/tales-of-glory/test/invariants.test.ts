import { describe, expect, it } from 'vitest'
import { neighbour, opposite, SIDES } from '../rules/tale.ts'
import { tileOf } from '../rules/tile.ts'
import type { Player } from '../shape.ts'
import { openNew } from './scene.ts'

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

describe('in random games', () => {
  for (const players of [2, 3, 4, 5])
    for (const quests of [false, true])
      it(`everything adds up: ${players} players${quests ? ' with quests' : ''}`, () => {
        for (let seed = 0; seed < 50; seed++) {
          const sitting = openNew(players, { quests }, seed).playOn(seed)
          for (const player of sitting.state.players) {
            const { tale, discarded, pending, taken, majorities, glory } = player
            expect(isWhole(player)).toBe(true)
            const eraTiles = tale.filter(({ tile }) => tile.startsWith('e'))
            expect(eraTiles.length + discarded.length).toBe(10)
            expect(tale.length).toBeLessThanOrEqual(quests ? 13 : 11)
            expect(pending).toEqual([])
            expect(taken).toBeNull()
            expect(glory.majorities).toBe(4 * majorities.length)
          }
          const opened = sitting.told('chest-opened')
          const keys = sitting.state.players.flatMap(({ tale }) =>
            tale.flatMap((placed) => placed.opened.filter(Boolean)),
          )
          expect(keys).toHaveLength(opened.length)
          expect(new Set(opened.map(({ seat, tile, chest }) => `${seat} ${tile} ${chest}`)).size).toBe(opened.length)
          expect(sitting.told('gained').length).toBeGreaterThan(0)
        }
      })
})
