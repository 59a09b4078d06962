import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, openTable, readRecord, replay, source, verify } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { room } from '../index.ts'
import type { Options } from '../shape.ts'

// Recorded games, replayed to their hashes. After a change of rules or content they are made anew by
// RECORDS=write npx vitest run games/roll-player/test/records.test.ts

const folder = join(import.meta.dirname, 'records')
const { game, mind } = room

const recipes: Readonly<Record<string, { readonly players: number; readonly options: Partial<Options> }>> = {
  solo: { players: 1, options: {} },
  'solo-all': {
    players: 1,
    options: {
      classes: 'choose',
      lessRandomSetup: true,
      randomMarketDeck: true,
      shortGame: true,
      friendlyMarket: true,
    },
  },
  two: { players: 2, options: {} },
  'random-deck': { players: 2, options: { randomMarketDeck: true } },
  three: { players: 3, options: {} },
  choose: { players: 3, options: { classes: 'choose' } },
  friendly: { players: 3, options: { friendlyMarket: true } },
  four: { players: 4, options: {} },
  'less-random': { players: 4, options: { lessRandomSetup: true } },
  short: { players: 4, options: { shortGame: true } },
}

/** Everybody plays sensibly, uses what is on offer now and then, and takes a choice back where that is free. */
function play({ players, options }: (typeof recipes)[string], number: number): GameRecord {
  const seats = ['Alice', 'Robert', 'Karel', 'David'].slice(0, players)
  const table = openTable(game, { seats, seed: String(number).repeat(64), options, contributions: seats })
  if ('refused' in table) throw new Error(table.refused)
  const random = source(number, 7)
  while (!table.over) {
    const seat = table.waiting[random.below(table.waiting.length)] ?? 0
    const decisions = table.decisions(seat)
    const decision = decisions[random.below(4) === 0 ? decisions.length - 1 : 0]
    if (decision === undefined) throw new Error('nobody is asked')
    const choice = mind.choose(table.state, decision, random)
    table.give(decision, choice < 0 ? random.below(decision.options.length) : choice)
    if (table.canUndo(seat) === 'free' && random.below(12) === 0) table.undo(seat)
  }
  return table.record()
}

if (process.env['RECORDS'] === 'write') {
  for (const [number, [name, recipe]] of Object.entries(recipes).entries()) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(play(recipe, number))}\n`)
  }
}

const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

it('there are ten recorded games', () => {
  expect(files.sort()).toEqual(
    Object.keys(recipes)
      .map((name) => `${name}.json`)
      .sort(),
  )
  expect(files).toHaveLength(10)
})

it.each(files)('%s replays to its hash, with dice from its seed', (file) => {
  const record = readRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if ('refused' in record) throw new Error(`${record.refused}: ${record.about}`)
  const table = replay(game, record)
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  expect(table.over).toBe(true)
  expect(table.hash()).toBe(record.hash)
  expect(verify(game, record)).toMatchObject({ hash: record.hash, entries: record.entries.length })
})
