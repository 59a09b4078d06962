import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rateOf } from '@krcma/bots'
import { type GameRecord, hash } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { spread } from '../src/sim/statistics.ts'
import type { Findings } from '../src/sim/tally.ts'
import { newFolder, run } from './stage.ts'

interface Report extends Findings {
  readonly games: number
  readonly run: { readonly gamesPerSecond: number }
}

async function report(flags: string): Promise<Report> {
  const { out, code } = await run(`sim candle-auction --json ${flags}`)
  expect(code).toBe(0)
  return JSON.parse(out) as Report
}

const withoutClock = ({ run: _, ...found }: Report) => found

describe('krcma sim', () => {
  it('gives the same results for the same seed, others for another', async () => {
    const seven = withoutClock(await report('--games 60 --players 3 --seed 7'))
    expect(withoutClock(await report('--games 60 --players 3 --seed 7'))).toEqual(seven)
    const eight = withoutClock(await report('--games 60 --players 3 --seed 8'))
    expect(eight.scores).not.toEqual(seven.scores)
  })

  it('counts what happened', async () => {
    const found = await report('--games 200 --players 4 --seed 1 --options evening=short')
    expect(found.games).toBe(200)
    expect(found.turns).toMatchObject({ mean: 3, sd: 0, least: 3, most: 3 })
    expect(found.decisions['bid']?.perGame).toBe(12)
    expect(found.decisions['bid']?.options).toBeGreaterThanOrEqual(2)
    expect(found.entries.mean).toBeGreaterThan(12)
    expect(found.events['lot-up']).toBe(3)
    expect(found.wins.seats).toHaveLength(4)
    expect(found.wins.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(200)
    expect(Object.keys(found.wins.traits['whistle'] ?? {})).toEqual(['kept', 'used'])
    const sources = Object.values(found.sources).reduce((sum, points) => sum + points, 0)
    expect(sources).toBeCloseTo(found.scores.mean)
    const shown = Object.values(found.mentions['bid-shown'] ?? {}).reduce((sum, times) => sum + times, 0)
    expect(shown).toBe(200 * 12)
    expect(found.unused).toEqual([])
    const points = found.wins.seats.reduce((sum, { score }) => sum + score, 0)
    expect(points / 4).toBeCloseTo(found.scores.mean)
    expect(found.prices).toEqual({})
  })

  it('names content that no event told of', async () => {
    const found = await report('--games 1 --players 2 --seed 1 --options evening=short')
    expect(found.unused.length).toBeGreaterThan(15)
    const { out } = await run('sim candle-auction --games 1 --players 2 --seed 1 --options evening=short')
    expect(out).toContain(`Never used (${found.unused.length}): `)
  })

  it('moves bots from seat to seat, and tells greedy from random', async () => {
    const found = await report('--games 300 --players 2 --seed 3 --bots random,greedy')
    expect(found.wins.bots).toMatchObject({ random: { n: 300 }, greedy: { n: 300 } })
    expect(found.wins.bots['greedy']?.low).toBeGreaterThan(found.wins.bots['random']?.high ?? 1)
  })

  it('prints tables in both languages', async () => {
    const english = await run('sim candle-auction --games 30 --players 3 --seed 7')
    expect(english.out).toContain('Candle Auction: 30 games, 3 players (random, random, random), seed 7')
    expect(english.out).toContain('How they fared by seat')
    expect(english.out).toMatch(/seat 2 +\d+\.\d % +\d+\.\d % – \d+\.\d % +\d+\.\d +30/)
    const czech = await run('sim candle-auction --games 30 --players 3 --seed 7 --lang cs')
    expect(czech.out).toContain('Dražba u svíčky: 30 her, 3 hráči')
    expect(czech.out).toMatch(/místo 2 +\d+,\d %/)
  })

  it('writes records that verify accepts, the same for the same seed', async () => {
    const folder = newFolder()
    const flags = 'sim candle-auction --games 3 --players 3 --seed 7 --bots greedy,random'
    const { code, out } = await run(`${flags} --record one`, { folder })
    expect(code).toBe(0)
    expect(out).toContain('3 records written to one.')
    await run(`${flags} --record two`, { folder })
    const names = readdirSync(join(folder, 'one'))
    expect(names).toEqual(['candle-auction-1.json', 'candle-auction-2.json', 'candle-auction-3.json'])
    for (const name of names) {
      const read = (which: string) => readFileSync(join(folder, which, name), 'utf8')
      expect(read('one')).toBe(read('two'))
      expect(await run(`verify one/${name}`, { folder })).toMatchObject({ code: 0 })
    }
  })
})

describe('krcma verify and krcma replay', () => {
  async function recorded(): Promise<{ folder: string; text: string }> {
    const folder = newFolder()
    await run('sim candle-auction --games 1 --players 2 --seed 7 --record .', { folder })
    return { folder, text: readFileSync(join(folder, 'candle-auction-1.json'), 'utf8') }
  }

  it('says in both languages what was proven', async () => {
    const { folder } = await recorded()
    const english = await run('verify candle-auction-1.json', { folder })
    expect(english.out).toContain('Candle Auction: the record is whole and its dice are honest.')
    const czech = await run('verify candle-auction-1.json --lang cs', { folder })
    expect(czech.out).toContain('Dražba u svíčky: záznam je celý a kostky jsou poctivé.')
  })

  it.each([
    ['a changed seal', (text: string) => text.replace(/"seal":"[0-9a-f]/, '"seal":"x'), 'cannot be read'],
    ['a changed answer', (text: string) => text.replace(/"option":"\w+-\d"/, '"option":"baker-9"'), 'damaged'],
    ['half a file', (text: string) => text.slice(0, text.length / 2), 'cannot be read'],
    ['no record at all', () => '{"hello":1}', 'cannot be read'],
  ])('refuses %s with words and 1', async (_, damage, words) => {
    const { folder, text } = await recorded()
    writeFileSync(join(folder, 'damaged.json'), damage(text))
    const verified = await run('verify damaged.json', { folder })
    expect(verified).toMatchObject({ code: 1, out: expect.stringContaining(words) })
    expect(await run('replay damaged.json', { folder })).toMatchObject({ code: 1 })
  })

  it('refuses dice that do not come from the seed, however well they are sealed', async () => {
    const { folder, text } = await recorded()
    const { seal: _, ...record } = JSON.parse(text) as GameRecord
    const setUp = record.setUp.map((list, i) => (i === 0 ? list.map((outcome, n) => (n === 0 ? 0 : outcome)) : list))
    const forged = { ...record, setUp }
    writeFileSync(join(folder, 'forged.json'), JSON.stringify({ ...forged, seal: hash(forged) }))
    const { code, out } = await run('verify forged.json --lang cs', { folder })
    expect(out).toContain('Kostky v tom záznamu nepocházejí z jeho semínka.')
    expect(code).toBe(1)
  })

  it('tells the game in words, up to an answer, through the eyes that were asked for', async () => {
    const { folder, text } = await recorded()
    const whole = await run('replay candle-auction-1.json', { folder })
    expect(whole.code).toBe(0)
    expect(whole.out).toContain('random 1 draws the')
    expect(whole.out).toContain('The winner: ')
    const spectator = await run('replay candle-auction-1.json --to 1 --viewer spectator', { folder })
    expect(spectator.out).toContain('random 1 draws a purse.')
    expect(spectator.out).toMatch(/after 1 of \d+ answers/)
    expect(spectator.out).not.toContain('The winner')
    const seat = await run('replay candle-auction-1.json --to 0 --viewer 1 --lang cs', { folder })
    expect(seat.out).toMatch(/Dobíráte \p{L}+ měšec za \d\./u)
    expect(seat.out).toContain('random 1 dobírá měšec.')
    const { entries } = JSON.parse(text) as { entries: unknown[] }
    const beyond = await run(`replay candle-auction-1.json --to ${entries.length + 1}`, { folder })
    expect(beyond).toMatchObject({ code: 2, err: expect.stringContaining(`from 0 to ${entries.length}`) })
    const nobody = await run('replay candle-auction-1.json --viewer 2', { folder })
    expect(nobody).toMatchObject({ code: 2 })
  })
})

describe('statistics', () => {
  it('gives mean, deviation and quantiles', () => {
    expect(spread([4, 1, 3, 2, 5])).toMatchObject({ mean: 3, least: 1, q25: 2, median: 3, q75: 4, most: 5 })
    expect(spread([4, 1, 3, 2, 5]).sd).toBeCloseTo(1.5811)
    expect(spread([1, 2])).toMatchObject({ median: 1.5, q25: 1.25 })
  })

  it('gives Wilson’s interval', () => {
    // 10 of 20, as in the textbooks: 0.299 to 0.701.
    expect(rateOf({ n: 20, wins: 10 }).low).toBeCloseTo(0.2993, 3)
    expect(rateOf({ n: 20, wins: 10 }).high).toBeCloseTo(0.7007, 3)
    expect(rateOf({ n: 10, wins: 0 }).low).toBe(0)
    expect(rateOf({ n: 10, wins: 0 }).high).toBeCloseTo(0.2775, 3)
  })
})
