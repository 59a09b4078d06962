import type { Language } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { climb, rate, ways } from '../src/index.ts'
import { type Chapter, enter, tallyOf, written } from '../src/ladder/book.ts'
import { ladder } from '../src/ladder/command.ts'
import { type Company, companiesOf, gathered } from '../src/ladder/company.ts'
import { play } from '../src/ladder/match.ts'
import { page } from '../src/ladder/page.ts'
import { schedule } from '../src/ladder/schedule.ts'
import { type Pair, share, tally } from '../src/ladder/tally.ts'
import { room as heap } from './games/heap.ts'
import { room as tricks } from './games/tricks.ts'

const matchesOf = (companies: readonly Company[], games: number) => schedule(companies, games).map(({ match }) => match)

const pair = (upper: Pair['upper'], lower: Pair['lower'], won: number, drawn: number, lost: number): Pair => ({
  upper,
  lower,
  won,
  drawn,
  lost,
  lead: won - lost,
})

describe('a schedule', () => {
  it('has every pair play on the same cards in both orders of seats', () => {
    const matches = matchesOf(companiesOf(['random', 'greedy', 'master'], 2, 10, []), 4)
    expect(matches).toHaveLength(12)
    const seeds = (seating: string) =>
      matches.filter((match) => match.seating.join() === seating).map(({ seed }) => seed)
    expect(seeds('random,greedy')).toEqual([10, 11])
    expect(seeds('greedy,random')).toEqual([10, 11])
  })

  it('has everybody sit everywhere with three players, and play alone with one', () => {
    const three = matchesOf(companiesOf(['random', 'greedy', 'master'], 3, 1, []), 3)
    for (const seat of [0, 1, 2]) expect(new Set(three.map(({ seating }) => seating[seat])).size).toBe(3)
    const alone = matchesOf(companiesOf(['random', 'master'], 1, 1, []), 2)
    expect(alone.map(({ seating }) => seating.join())).toEqual(['random', 'master', 'random', 'master'])
  })

  it('has everybody sit beside everybody, in all orders around the table', () => {
    const company = companiesOf(['random', 'greedy', 'journeyman', 'master'], 4, 1, [])
    const seatings = matchesOf(company, 24).map(({ seating }) => seating.join())
    expect(new Set(seatings).size).toBe(24)
    expect(matchesOf(company, 8).map(({ seed }) => seed)).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
  })

  it('goes on where each company has left off', () => {
    const before = [{ ...gathered(['random', 'greedy'], 1), games: 3 }]
    const left = schedule(companiesOf(['random', 'greedy', 'master'], 2, 1, before), 4)
    expect(left.map(({ match }) => match.seating.join()).filter((seating) => !seating.includes('master'))).toEqual([
      'greedy,random',
    ])
    expect(left).toHaveLength(9)
  })
})

describe('a tally', () => {
  it('compares all rungs at a table by their places, the higher rung first', () => {
    const { pairs, scores } = tally([
      { seating: ['master', 'random', 'greedy'], places: [2, 1, 2], points: [7, 9, 7], rivals: [], course: '' },
    ])
    expect(pairs).toEqual([
      { ...pair('greedy', 'random', 0, 0, 1), lead: -2 },
      { ...pair('master', 'random', 0, 0, 1), lead: -2 },
      { ...pair('master', 'greedy', 0, 1, 0), lead: 0 },
    ])
    expect(scores.map(({ rung, sum }) => [rung, sum])).toEqual([
      ['random', 9],
      ['greedy', 7],
      ['master', 7],
    ])
  })

  it('counts alone how often all rivals were beaten, where there are any', () => {
    const alone = (place: number, rivals: readonly number[]) =>
      ({ seating: ['greedy'], places: [place], points: [5], rivals, course: '' }) as const
    expect(tally([alone(1, [2]), alone(2, [1]), alone(2, [1, 3])]).scores).toMatchObject([{ games: 3, beaten: 1 }])
    expect(tally([alone(1, [])]).scores[0]).not.toHaveProperty('beaten')
  })

  it('states shares with the interval of Wilson', () => {
    const { share: part, from, to } = share({ won: 320, drawn: 0, lost: 80 })
    expect(part).toBe(0.8)
    expect(from).toBeCloseTo(0.758, 3)
    expect(to).toBeCloseTo(0.836, 3)
  })
})

describe('ratings', () => {
  it('put ten times as many wins 400 points apart, around the anchor', () => {
    const [first, second] = rate([pair('master', 'greedy', 10_000, 0, 1000)], 'greedy')
    expect(first?.rung).toBe('master')
    expect(first?.elo).toBeCloseTo(400, 0)
    expect(second?.elo).toBe(0)
  })

  it('add up along the ladder, and are the less certain the fewer games there were', () => {
    const few = rate([pair('journeyman', 'greedy', 75, 0, 25), pair('master', 'journeyman', 75, 0, 25)], 'greedy')
    const many = rate([pair('journeyman', 'greedy', 750, 0, 250), pair('master', 'journeyman', 750, 0, 250)], 'greedy')
    expect(many.map(({ rung }) => rung)).toEqual(['master', 'journeyman', 'greedy'])
    expect(many[0]!.elo).toBeCloseTo(2 * many[1]!.elo, 0)
    expect(few[0]!.to - few[0]!.from).toBeGreaterThan(2 * (many[0]!.to - many[0]!.from))
    expect(few[0]!.from).toBeLessThan(few[0]!.elo)
    expect(few[0]!.to).toBeGreaterThan(few[0]!.elo)
  })
})

describe('a ladder', () => {
  const short = { rungs: ['random', 'apprentice'], players: 2, games: 20, seed: 1 } as const

  it('plays every match the same again', () => {
    const match = { seating: ['journeyman', 'apprentice'], seed: 3 } as const
    expect(play(tricks, match, { redraw: true })).toEqual(play(tricks, match, { redraw: true }))
  })

  it('puts the journeyman above chance', async () => {
    const [company] = await climb(heap, { rungs: ['random', 'journeyman'], players: 2, games: 200, seed: 1 })
    // The mind of this game knows nothing: all that the journeyman is better by is search.
    expect(share(company!.pairs[0]!).from).toBeGreaterThan(0.5)
  })

  it('stops when it is told to, with what it has played', async () => {
    const [company] = await climb(heap, { ...short, goOn: (played) => played < 6 })
    expect(company!.games).toBe(6)
    expect(company!.pairs[0]!.won + company!.pairs[0]!.lost).toBe(6)
  })

  it('goes on from where it was stopped as if it never had been', async () => {
    const before = await climb(heap, { ...short, goOn: (played) => played < 7 })
    expect(await climb(heap, { ...short, before })).toEqual(await climb(heap, short))
  })
})

describe('the book of ladders', () => {
  const title = { game: 'tricks', rules: 1, content: 'cards', players: 2, options: '' }
  const played = (upper: Pair['upper'], lower: Pair['lower'], won: number, lost: number, seed = 1): Company => ({
    ...gathered([lower, upper], seed),
    games: won + lost,
    pairs: [pair(upper, lower, won, 0, lost)],
  })
  const wins = (book: readonly Chapter[]) => tallyOf(book[0]!).pairs.map(({ won }) => won)

  it('keeps what was not played again, and adds up what was played on other cards', () => {
    const old = enter([], title, [played('greedy', 'random', 9, 1), played('master', 'greedy', 8, 2)])
    expect(wins(enter(old, title, [played('master', 'greedy', 80, 20)]))).toEqual([9, 80])
    expect(wins(enter(old, title, [played('master', 'greedy', 80, 20, 2)]))).toEqual([9, 88])
  })

  it('drops what was played by other rules, with other cards, or by rungs that decide otherwise now', () => {
    const master = { ...played('master', 'greedy', 8, 2), ways: [ways.greedy, ways.journeyman] }
    const old = [{ ...title, companies: [played('greedy', 'random', 9, 1), master] }]
    expect(wins(enter(old, title, [played('journeyman', 'greedy', 7, 3)]))).toEqual([9, 7])
    for (const changed of [{ rules: 2 }, { content: 'other cards' }])
      expect(wins(enter(old, { ...title, ...changed }, [played('journeyman', 'greedy', 7, 3)]))).toEqual([7])
  })

  it('is written as the formatter wants it, and says the same when it is read', () => {
    const book = enter([], title, [played('master', 'greedy', 80, 20)])
    expect(written(book)).toContain('"rungs": ["greedy", "master"],\n')
    expect(JSON.parse(written(book))).toEqual(book)
  })

  it('is written as a page with shares, intervals and ratings', () => {
    const text = page(enter([], title, [played('master', 'greedy', 80, 20)]))
    expect(text).toContain('## tricks, 2 players')
    expect(text).toMatch(/master – greedy +\| 80\.0 % \(71\.1 %–86\.7 %\) \| 80–0–20/)
    expect(text).toMatch(/master +\| \+2\d\d \(\+1\d\d to \+3\d\d\)/)
  })

  it('shows nothing of rungs that decide otherwise now', () => {
    const old = { ...played('master', 'greedy', 80, 20), ways: [ways.greedy, ways.journeyman] }
    const text = page([{ ...title, companies: [old, played('greedy', 'random', 9, 1)] }])
    expect(text).toContain('greedy – random')
    expect(text).not.toContain('master – greedy')
    expect(page([{ ...title, companies: [old] }])).not.toContain('## tricks')
  })
})

describe('krcma ladder', () => {
  function house(language: Language = 'en') {
    const said: string[] = []
    const files = new Map<string, string>()
    const pipe = { write: (text: string) => said.push(text), isTTY: true }
    return {
      said,
      files,
      language,
      out: pipe,
      err: pipe,
      games: ['tricks'],
      open: async <T>(_: string, use: (room: typeof tricks) => T) => use(tricks),
      read: (name: string) => files.get(name),
      write: (name: string, text: string) => void files.set(name, text),
    }
  }

  it('plays, shows a bar, and keeps what it found', async () => {
    const here = house()
    expect(await ladder(['tricks', '--games', '4', '--rungs', 'random,apprentice'], here as never)).toBe(0)
    expect(here.said.join('')).toContain('3 of 4 games')
    expect(here.said.join('')).toContain('apprentice – random')
    expect(here.files.get('ladder.md')).toContain('apprentice – random')
    expect(JSON.parse(here.files.get('ladder.json') ?? '')).toMatchObject([{ game: 'tricks', players: 2 }])
  })

  it('plays only what is left to play', async () => {
    const here = house()
    const args = (games: string) => ['tricks', '--games', games, '--rungs', 'random,apprentice']
    await ladder(args('4'), here as never)
    const first = here.files.get('ladder.json')
    await ladder(args('4'), here as never)
    expect(here.files.get('ladder.json')).toBe(first)
    await ladder(args('6'), here as never)
    expect(here.said.join('')).toContain('1 of 2 games')
    expect(JSON.parse(here.files.get('ladder.json') ?? '')).toMatchObject([{ companies: [{ games: 6 }] }])
  })

  it('begins anew with those who play otherwise than they did, whatever the reason', async () => {
    const here = house()
    await ladder(['tricks', '--games', '4', '--rungs', 'random,apprentice'], here as never)
    await ladder(['tricks', '--games', '4', '--rungs', 'random,greedy'], here as never)
    const highest: typeof tricks = {
      ...tricks,
      mind: { ...tricks.mind, choose: (_, { kind, options }) => (kind === 'redraw' ? -1 : options.length - 1) },
    }
    const there = { ...here, open: async <T>(_: string, use: (room: typeof tricks) => T) => use(highest) }
    await ladder(['tricks', '--games', '2', '--rungs', 'random,greedy'], there as never)
    expect(JSON.parse(here.files.get('ladder.json') ?? '')).toMatchObject([
      { companies: [{ rungs: ['random', 'greedy'], games: 2 }] },
    ])
  })

  it('ends early when it is told to', async () => {
    const here = { ...house(), signal: AbortSignal.abort() }
    expect(await ladder(['tricks', '--games', '4'], here as never)).toBe(0)
    expect(here.said.join('')).not.toContain('apprentice – random')
  })

  it('says in both languages what it cannot do', async () => {
    const wrong: readonly (readonly [args: string[], en: RegExp, cs: RegExp])[] = [
      [['chess'], /no game called chess.*tricks/, /Žádná hra se nejmenuje chess.*tricks/],
      [[], /Which game/, /Která hra/],
      [['tricks', '--rungs', 'wizard'], /no rung called wizard/, /nejmenuje wizard/],
      [['tricks', '--games', 'many'], /--games takes a whole number, not many/, /--games patří celé číslo, ne many/],
      [['tricks', '--fast'], /knows no --fast/, /nezná --fast/],
      [['tricks', '--players', '9'], /cannot be set up like that: players/, /připravit nelze: players/],
    ]
    for (const [args, en, cs] of wrong) {
      for (const [language, words] of [['en', en] as const, ['cs', cs] as const]) {
        const here = house(language)
        expect(await ladder(args, here as never)).toBe(2)
        expect(here.said.join('')).toMatch(words)
      }
    }
  })
})
