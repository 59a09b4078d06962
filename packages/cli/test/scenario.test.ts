import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelfIn } from '@krcma/shelf'
import { describe, expect, it } from 'vitest'
import { rootOf } from '../src/house.ts'
import { house as examples, newFolder, run } from './stage.ts'

const root = rootOf(import.meta.url)
const house = { ...examples, shelf: shelfIn(join(root, 'games')).filter(({ id }) => id === 'heroes3') }

/** A short duel on two starting tiles and two near ones. */
const record = {
  schema: 'h3b-scenario/1',
  id: 'duel',
  name: { en: 'Duel', cs: 'Souboj' },
  mode: 'custom',
  ruleset: 'clash-base',
  players: { min: 2, max: 2 },
  length: { rounds: 2 },
  map: {
    build: 'layout',
    tiles: { start: 2, near: 2 },
    layout: [
      { slot: [0, 0], kind: 'start', player: 'p1', rotation: null },
      { slot: [1, 0], kind: 'near' },
      { slot: [0, 1], kind: 'near' },
      { slot: [1, 1], kind: 'start', player: 'p2', rotation: null },
    ],
  },
  startingResources: { gold: 15, materials: 3, valuables: 1 },
  startingIncome: { gold: 10, materials: 0, valuables: 0 },
  startingBuildings: [],
  startingUnits: [{ tier: 'bronze', side: 'few', which: 'all' }],
  startingBonuses: { choose: 0, options: [] },
  rules: [
    { id: 'gift', kind: 'trigger', on: { event: 'round-start', rounds: [2] }, effects: [{ op: 'gain', gold: 5 }] },
  ],
  victory: [{ id: 'level', who: 'any', if: { level: { who: 'self', atLeast: 7 } }, end: 'immediately', result: 'win' }],
  roundLimit: { round: 2, end: 'end-of-round', result: 'score' },
  timedEvents: [],
  scoring: { use: 'tournament' },
}

function scenario(command: string, content: unknown, flags = '') {
  const folder = newFolder()
  writeFileSync(join(folder, 'duel.json'), typeof content === 'string' ? content : JSON.stringify(content))
  return run(`scenario ${command} duel.json ${flags}`.trim(), { folder, house }).then((out) => ({ ...out, folder }))
}

describe('krcma scenario check', () => {
  it('says place by place what the game says, in both languages, and ends with 1 when it cannot be played', async () => {
    const fine = await scenario('check', record)
    expect(fine).toMatchObject({ code: 0, out: expect.stringContaining('advice: map.tiles.near:') })
    expect(fine.out).toContain('It can be played; 2 pieces of advice')
    const file = {
      krcma: 'scenario',
      game: 'heroes3',
      rules: 1,
      texts: {},
      content: { ...record, length: { rounds: 3 } },
    }
    const wrong = await scenario('check', file, '--lang cs')
    expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('špatně: roundLimit.round: Limit kol') })
    const none = await scenario('check', { ...record, startingIncome: { gold: 12, materials: 0, valuables: 0 } })
    expect(none).toMatchObject({ code: 1, out: expect.stringContaining('scenario.startingIncome.gold') })
    const { findings } = JSON.parse((await scenario('check', record, '--json')).out) as { findings: unknown[] }
    expect(findings).toHaveLength(2)
  })

  it('refuses what is no file of a scenario, and says what would be right', async () => {
    expect(await scenario('check', 'no json')).toMatchObject({ code: 2, err: 'duel.json cannot be read.\n' })
    const large = await scenario('check', { ...record, notes: ['x'.repeat(200_000)] })
    expect(large).toMatchObject({ code: 2, err: expect.stringContaining('too large') })
    expect(await run('scenario chek duel.json', { house })).toMatchObject({
      code: 2,
      err: expect.stringContaining('check?'),
    })
    expect(await run('scenario check', { house })).toMatchObject({ code: 2, err: expect.stringContaining('check|try') })
    const elsewhere = await run(`scenario check ${join(root, 'package.json')} --game candle-auction`)
    expect(elsewhere).toMatchObject({ code: 2, err: expect.stringContaining('has no scenarios') })
  })
})

describe('krcma scenario try', () => {
  it('has bots play it, the same games for the same seed, and each can be proven and watched', async () => {
    const tried = await scenario('try', record, '--games 3 --seed 7 --record games')
    expect(tried.code).toBe(0)
    for (const part of [
      '3 games, 2 players, seed 7',
      'How games end',
      'The game ends after round 2',
      'Was a goal reached?',
      'in 0 of 3 games',
      'Never came about',
    ])
      expect(tried.out).toContain(part)
    const again = await scenario('try', record, '--games 3 --seed 7 --json')
    const report = JSON.parse(again.out) as { rounds: number[]; came: Record<string, number>; seats: unknown[] }
    expect(report).toMatchObject({ game: 'heroes3', players: 2, games: 3, rounds: [2, 2, 2], came: { gift: 3 } })
    const games = readdirSync(join(tried.folder, 'games'))
    expect(games).toHaveLength(3)
    expect(await run(`verify games/${games[0]}`, { folder: tried.folder, house })).toMatchObject({ code: 0 })
    expect(readFileSync(join(tried.folder, 'games', games[0] ?? ''), 'utf8')).toContain('"Souboj"')
    expect(await scenario('try', record, '--players 3')).toMatchObject({ code: 2 })
    expect(await scenario('try', { ...record, victory: [] })).toMatchObject({ code: 1 })
  }, 120_000)
})
