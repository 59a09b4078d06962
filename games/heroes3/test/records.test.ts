import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decision, type GameRecord, openTable, replay, source, verify } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS } from '../content/scenarios.ts'
import { room } from '../index.ts'
import type { Heroes3, Options } from '../shape.ts'

// Recorded games, replayed to their hashes. After a change of rules or content they are made anew by
// RECORDS=write npx vitest run games/heroes3/test/records.test.ts

const folder = join(import.meta.dirname, 'records')
const { game, mind } = room

const [ford, crowns] = SAMPLE_SCENARIOS

/** Who plays: all greedy, all at random, or a mixture; `undo` lets somebody take an answer back now and then. */
interface Recipe {
  readonly players: number
  readonly options: Partial<Options>
  readonly scenario?: Scenario | undefined
  readonly greedy: 'all' | 'none' | 'first'
  readonly undo?: boolean
}

const recipes: readonly Recipe[] = [
  { players: 1, options: {}, scenario: ford && { ...ford, players: { min: 1, max: 2 } }, greedy: 'all' },
  { players: 2, options: {}, greedy: 'all' },
  { players: 2, options: { scenario: 'grand-race', 'neutral-control': 'auto' }, greedy: 'first', undo: true },
  { players: 2, options: { scenario: 'unexpected-inheritance' }, greedy: 'all', undo: true },
  { players: 2, options: { 'split-artifact-decks': true, 'split-spell-decks': true }, greedy: 'none' },
  { players: 2, options: { centre: 'random-near-pair', factions: 'random', difficulty: 'hard' }, greedy: 'all' },
  { players: 2, options: { scenario: 'grand-race', 'tile-pools': 'open', difficulty: 'easy' }, greedy: 'all' },
  { players: 2, options: {}, scenario: ford, greedy: 'all' },
  { players: 3, options: {}, scenario: crowns, greedy: 'all', undo: true },
  { players: 3, options: {}, scenario: crowns, greedy: 'none' },
]

function play({ players, options, scenario, greedy, undo }: Recipe, number: number): GameRecord {
  const seats = ['Alice', 'Robert', 'Karel', 'David', 'Eliška'].slice(0, players)
  const seed = String(number).repeat(64)
  const table = openTable(game, {
    seats,
    seed,
    options,
    ...(scenario === undefined ? {} : { scenario }),
    contributions: seats.map((name) => `${name} ${number}`),
  })
  if ('refused' in table) throw new Error(table.refused)
  const random = source(number, 11)
  while (!table.over) {
    const asked = table.asked.filter(({ answered }) => answered === undefined)
    const question = asked[random.below(asked.length)] as Decision<Heroes3>
    const offer = table.decisions(question.seat).find((decision) => decision.offer)
    const thinks = greedy === 'all' || (greedy === 'first' && question.seat === 0)
    if (offer !== undefined && !thinks) table.give(offer, random.below(offer.options.length))
    else
      table.give(question, thinks ? mind.choose(table.state, question, random) : random.below(question.options.length))
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
      new Set([1, 2, 3].map((players) => `${players}-players.json`)),
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
