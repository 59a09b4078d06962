import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decision, type GameRecord, openTable, replay, source, verify } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { room } from '../index.ts'
import type { NearAndFar, Options } from '../shape.ts'

// Recorded games, replayed to their hashes. After a change of rules or content they are made anew by
// RECORDS=write npx vitest run games/near-and-far/test/records.test.ts

const folder = join(import.meta.dirname, 'records')
const { game, mind } = room

/** Who plays: all greedy, all at random, or a mixture; `undo` lets somebody take an answer back now and then. */
interface Recipe {
  readonly players: number
  readonly options: Partial<Options>
  readonly greedy: 'all' | 'none' | 'first'
  readonly undo?: boolean
}

const recipes: readonly Recipe[] = [
  { players: 2, options: {}, greedy: 'all' },
  { players: 2, options: { mode: 'campaign', town: 'day' }, greedy: 'first', undo: true },
  { players: 2, options: { mode: 'campaign', map: 11 }, greedy: 'all' },
  { players: 3, options: { mode: 'arcade', map: 5, tokens: 'even' }, greedy: 'all', undo: true },
  { players: 3, options: { mode: 'character', map: 8 }, greedy: 'all' },
  { players: 3, options: { town: 'day', encounters: 'more' }, greedy: 'none', undo: true },
  { players: 3, options: { mode: 'campaign', map: 7, book: 'known' }, greedy: 'first' },
  { players: 4, options: { mode: 'arcade', map: 10 }, greedy: 'all' },
  { players: 4, options: { mode: 'character', map: 11, length: 'longer' }, greedy: 'all', undo: true },
  { players: 4, options: { mode: 'campaign', map: 4 }, greedy: 'all' },
]

function play({ players, options, greedy, undo }: Recipe, number: number): GameRecord {
  const seats = ['Alice', 'Robert', 'Karel', 'David'].slice(0, players)
  const seed = String(number).repeat(64)
  const table = openTable(game, { seats, seed, options, contributions: seats.map((name) => `${name} ${number}`) })
  if ('refused' in table) throw new Error(table.refused)
  const random = source(number, 11)
  while (!table.over) {
    const asked = table.asked.filter(({ answered }) => answered === undefined)
    const question = asked[random.below(asked.length)] as Decision<NearAndFar>
    const thinks = greedy === 'all' || (greedy === 'first' && question.seat === 0)
    const offer = table
      .decisions(question.seat)
      .find((decision) => decision.offer && (!thinks || mind.choose(table.state, decision, random) >= 0))
    const decision = offer ?? question
    table.give(decision, thinks ? mind.choose(table.state, decision, random) : random.below(decision.options.length))
    if (undo && table.canUndo(question.seat) === 'free' && random.below(8) === 0) table.undo(question.seat)
  }
  return table.record()
}

if (process.env['RECORDS'] === 'write') {
  mkdirSync(folder, { recursive: true })
  for (const [number, recipe] of recipes.entries()) {
    const name = `${number}-${recipe.players}-players.json`
    writeFileSync(join(folder, name), `${JSON.stringify(play(recipe, number))}\n`)
  }
}

const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

// A mutant is judged by the tests of the rules.
describe.runIf(process.env['STRYKER_MUTATOR_WORKER'] === undefined)('recorded games', () => {
  it('are ten, of all numbers of players', () => {
    expect(files).toHaveLength(10)
    expect(new Set(files.map((name) => name.slice(2)))).toEqual(
      new Set([2, 3, 4].map((players) => `${players}-players.json`)),
    )
  })

  for (const name of files) {
    it(`${name} is replayed to its hash, and its dice come from its seed`, () => {
      const record = JSON.parse(readFileSync(join(folder, name), 'utf8')) as GameRecord
      const table = replay(game, record)
      if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
      expect(table.over).toBe(true)
      expect(table.hash()).toBe(record.hash)
      const ending = table.ending()
      expect([...(ending?.places ?? []), ...(ending?.rivals ?? []).map(({ place }) => place)]).toContain(1)
      expect(verify(game, record)).toMatchObject({ entries: record.entries.length, hash: record.hash })
    })
  }

  it('are told from forgeries', () => {
    const record = JSON.parse(readFileSync(join(folder, files[0] ?? ''), 'utf8')) as GameRecord
    expect(verify(game, { ...record, hash: '0'.repeat(64) })).toMatchObject({ refused: 'damaged' })
  })
})
