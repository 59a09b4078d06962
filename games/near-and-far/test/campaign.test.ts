import { beginSaga, type Company, type OpenSaga, openSaga, openTable, type SavedSaga, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { room } from '../index.ts'
import { mapOf, nextMaps } from '../reckoning/company.ts'
import { newSheet, unspent } from '../reckoning/sheet.ts'
import type { Campaign, NearAndFar, Options, Sheet } from '../shape.ts'
import { ended, openNew, USUAL, withSkills } from './scene.ts'

const { game, mind } = room
const { saga } = game
if (saga === undefined) throw new Error('there are campaigns')

const both: Company = { members: [0, 1], seats: [0, 1] }
const opening = (options: Partial<Options>, players = 2) => ({
  players,
  options: { ...USUAL, ...options },
  scenario: null,
  campaign: null,
})

function begun(options: Partial<Options>, players = 2): Campaign {
  const sheets = saga?.begin(opening(options, players))
  if (sheets === undefined || 'refused' in sheets) throw new Error('refused')
  return sheets
}

function evenings(campaign: Campaign, company: Company = both) {
  const next = saga?.evenings(campaign, company)
  if (next === undefined || 'refused' in next) throw new Error('refused')
  return next
}

const mapsOf = (campaign: Campaign, company: Company = both) =>
  evenings(campaign, company).map(({ options }) => options?.map)

/** What an evening hands out that gave each seat so many points. */
function handedOut(from: Campaign, map: Campaign['maps'][number], points: readonly number[], lost = false): Campaign {
  const sheets = from.sheets.map((sheet, seat) => ({
    ...sheet,
    games: [...sheet.games, { game: from.maps.length + 1, map, points: points[seat] ?? 0 }],
  }))
  return { ...from, maps: [...from.maps, map], sheets, lost }
}

function after(campaign: Campaign, seats: readonly number[], handed: Campaign | null): Campaign | 'again' {
  return saga?.after(campaign, { members: campaign.sheets.map((_, i) => i), seats }, handed) ?? 'again'
}

function played(campaign: Campaign, seats: readonly number[], handed: Campaign): Campaign {
  const next = after(campaign, seats, handed)
  if (next === 'again') throw new Error('repeated')
  return next
}

describe('a campaign', () => {
  it('NAF-CAMPAIGN-01, NAF-SETUP-08: ten maps one after the other', () => {
    let campaign = begun({ mode: 'campaign' })
    const order: (readonly (number | string | undefined)[])[] = []
    while (!saga.over(campaign)) {
      const [next] = evenings(campaign)
      order.push(mapsOf(campaign))
      const map = next?.options?.map
      if (map === undefined || map === 'fitting' || next === undefined) throw new Error('no map')
      campaign = played(campaign, [0, 1], handedOut(next.campaign, map, [1, 2]))
    }
    expect(order).toEqual([[2], [3], [4], [5], [6], [7], [8], [9], [10], [11]])
  })

  it('NAF-MORE-02, NAF-RULING-48: with more encounters seven games; three maps are left out, never the last', () => {
    const campaign = begun({ mode: 'campaign', encounters: 'more' })
    expect(mapsOf(campaign)).toEqual([2, 3, 4, 5])
    expect(nextMaps({ ...campaign, maps: [5] }, false)).toEqual([6])
    expect(nextMaps({ ...campaign, maps: [2, 3, 4, 5, 6, 7] }, false)).toEqual([11])
    expect(nextMaps({ ...campaign, maps: [2, 3, 4, 5, 6] }, false)).toEqual([7, 8, 9, 10])
  })

  it('NAF-CAMPAIGN-03, NAF-CAMPAIGN-04: points are noted, and nothing but the sheet goes on', () => {
    const { campaign } = ended({
      options: { mode: 'campaign', map: 4 },
      change(state, me) {
        me.placed = 3
        me.sheet = { ...newSheet(), boxes: 4, keywords: ['KNOCKING'], stories: ['S1'] }
        state.maps = [2, 3]
        state.game = 3
      },
    }).ending
    expect(campaign?.sheets[0]).toMatchObject({
      boxes: 4,
      keywords: ['KNOCKING'],
      stories: ['S1'],
      games: [{ game: 3, map: 4, points: 3 + 1 }],
    })
    expect(campaign?.maps).toEqual([2, 3, 4])
    const next = openNew({ options: { mode: 'campaign' }, campaign: { ...(campaign as Campaign) } })
    expect(next.state.map).toBe(5)
    expect(next.player()).toMatchObject({ goods: { coin: 3 }, reputation: 0, sheet: { stories: ['S1'] } })
  })

  it('NAF-STORY-05: a story that was not read waits for the next game', () => {
    const campaign = {
      ...begun({ mode: 'campaign' }),
      sheets: [{ ...newSheet(), stories: ['S3' as const] }, newSheet()],
    }
    expect(openNew({ options: { mode: 'campaign' }, campaign }).player().sheet?.stories).toEqual(['S3'])
  })

  it('NAF-VILLAIN-04, NAF-RULING-39, NAF-RULING-59: a lost last game is played again, with the sheets as they were', () => {
    const campaign = { ...begun({ mode: 'campaign' }), maps: [2, 3, 4, 5, 6, 7, 8, 9, 10] as const }
    const [next] = evenings(campaign)
    if (next === undefined) throw new Error('no evening')
    expect(after(campaign, [0, 1], handedOut(next.campaign, 11, [50, 40], true))).toBe('again')
    expect(after(campaign, [0, 1], null)).toBe('again')
    const won = played(campaign, [0, 1], handedOut(next.campaign, 11, [50, 40]))
    expect(saga.over(won)).toBe(true)
  })

  it('NAF-VILLAIN-04, NAF-RULING-94: if all members would rather not, a defeat in the last game ends it', () => {
    let campaign: Campaign = { ...begun({ mode: 'campaign' }), maps: [2, 3, 4, 5, 6, 7, 8, 9, 10] }
    expect(saga.choices?.(begun({ mode: 'campaign' }), 0)).not.toContain('concede')
    for (const member of [0, 1]) {
      const [next] = evenings(campaign)
      if (next === undefined) throw new Error('no evening')
      expect(after(campaign, [0, 1], handedOut(next.campaign, 11, [1, 1], true))).toBe('again')
      expect(saga.choices?.(campaign, member)).toContain('concede')
      campaign = saga.choose?.(campaign, member, 'concede') ?? campaign
    }
    expect(saga.over(campaign)).toBe(false)
    const [next] = evenings(campaign)
    if (next === undefined) throw new Error('no evening')
    const end = played(campaign, [0, 1], handedOut(next.campaign, 11, [1, 1], true))
    expect(saga.over(end)).toBe(true)
    expect(end.sheets.map(({ games }) => games)).toEqual([[], []])
  })

  it('NAF-JOIN-01, NAF-CAMPAIGN-05, NAF-RULING-96: whoever joins has a row for each game that was missed; so has who was absent', () => {
    const campaign = { ...begun({ mode: 'campaign' }), maps: [2, 3] as const }
    const joined = saga.join?.(campaign)
    if (joined === undefined || 'refused' in joined) throw new Error('refused')
    expect(joined.sheets[2]).toMatchObject({ boxes: 6 })
    expect(unspent(joined.sheets[2] as Sheet)).toBe(3)
    const company = { members: [0, 1, 2], seats: [2, 0] }
    const [next] = evenings(joined, company)
    if (next === undefined) throw new Error('no evening')
    const then = played(joined, [2, 0], handedOut(next.campaign, 4, [7, 9]))
    expect(then.sheets.map(({ boxes }) => boxes)).toEqual([0, 3, 6])
    expect(then.sheets.map(({ games }) => games.map(({ points }) => points))).toEqual([[9], [], [7]])
  })

  it('NAF-XP-06, NAF-RULING-66: skills are bought before the first game and between games; a character is taken once', () => {
    const campaign = begun({ mode: 'campaign' })
    const choices = saga.choices?.(campaign, 0) ?? []
    expect(choices.filter((choice) => typeof choice === 'object' && 'learn' in choice)).toEqual([
      { learn: 'skl-fishing' },
    ])
    expect(choices.filter((choice) => typeof choice === 'object' && 'character' in choice)).toHaveLength(8)
    const learned = saga.choose?.(campaign, 0, { learn: 'skl-fishing' }) ?? campaign
    expect(learned.sheets[0]?.skills).toEqual(['skl-fishing'])
    expect(campaign.sheets[0]?.skills).toEqual([])
    const taken = saga.choose?.(learned, 0, { character: 'vera' }) ?? learned
    expect(saga.choices?.(taken, 1)).not.toContainEqual({ character: 'vera' })
    expect(saga.choices?.(taken, 0)).toEqual([])
  })

  it('NAF-SETUP-17: characters of members who are absent stay theirs', () => {
    const campaign = { ...begun({ mode: 'campaign' }, 3), sheets: [withSkills(), newSheet(), newSheet()] }
    const [next] = evenings(campaign, { members: [0, 1, 2], seats: [1, 2] })
    if (next === undefined) throw new Error('no evening')
    const table = openNew({ options: { mode: 'campaign' }, campaign: next.campaign })
    expect(table.options('character')).not.toContain('riza')
  })

  it('NAF-PLATY-01, NAF-RULING-47, NAF-RULING-88: the platypus is for the last of the game before', () => {
    const campaign = begun({ mode: 'campaign' })
    const [first] = evenings(campaign)
    if (first === undefined) throw new Error('no evening')
    expect(openNew({ options: { mode: 'campaign' }, campaign: first.campaign }).state.platypus).toBeNull()
    const then = played(campaign, [0, 1], handedOut(first.campaign, 2, [30, 20]))
    const [next] = evenings(then, { ...both, seats: [1, 0] })
    if (next === undefined) throw new Error('no evening')
    const table = openNew({ options: { mode: 'campaign' }, campaign: next.campaign })
    expect(table.state.platypus).toBe(0)
    table.answer('character', 'riza').answer('character', 'vera')
    expect(table.options('companion')).toHaveLength(12)
    table.answer('companion', { animal: 'platypus', slot: 'red' })
    expect(table.options('companion')).toHaveLength(8)
    expect(openNew().state.platypus).toBeNull()
  })
})

describe('Character mode', () => {
  const ready = (stages: readonly number[]): Campaign => ({
    ...begun({ mode: 'character' }),
    maps: [2, 5],
    sheets: stages.map((of) => ({ ...newSheet(), stages: of })),
  })

  it('NAF-CHAR-01, NAF-RULING-93, NAF-RULING-95, NAF-MORE-03: any map of 2 to 10, those first that were not played, until all have eight', () => {
    expect(mapsOf(ready([8, 7]))).toEqual([3, 4, 6, 7, 8, 9, 10, 2, 5])
    expect(mapsOf(ready([8, 8]))).toEqual([11])
    expect(mapOf({ ...USUAL, mode: 'character' }, ready([8, 8]))).toBe(11)
    expect(mapsOf({ ...ready([0, 0]), maps: Array.from({ length: 12 }, () => 2 as const) })).toEqual([11])
  })

  it('NAF-CHAR-10: points of all games stay on the sheet', () => {
    const campaign = ready([8, 8])
    const [next] = evenings(campaign)
    if (next === undefined) throw new Error('no evening')
    const then = played(campaign, [0, 1], handedOut(next.campaign, 11, [40, 30]))
    expect(then.sheets.map(({ games }) => games)).toEqual([
      [{ game: 3, map: 11, points: 40 }],
      [{ game: 3, map: 11, points: 30 }],
    ])
    expect(saga.over(then)).toBe(true)
  })

  it('NAF-JOIN-02: whoever joins begins at the beginning', () => {
    const joined = saga.join?.(ready([3, 3]))
    if (joined === undefined || 'refused' in joined) throw new Error('refused')
    expect(joined.sheets[2]).toEqual(newSheet())
    expect(unspent(joined.sheets[2] as Sheet)).toBe(1)
  })

  it('NAF-SETUP-17, NAF-RULING-76: one saga never has both Eyim and Rin', () => {
    const taken = saga.choose?.(begun({ mode: 'character' }), 0, { character: 'ejim' })
    if (taken === undefined) throw new Error('no choice')
    expect(saga.choices?.(taken, 1)).not.toContainEqual({ character: 'rin' })
  })

  it('NAF-FIRST-01, NAF-ARCADE-01: single games are no sagas', () => {
    for (const mode of ['first', 'arcade'] as const)
      expect(beginSaga(game, 2, { options: { mode } })).toHaveProperty('refused')
  })

  it('what comes from elsewhere is read, and refused where it does not fit', () => {
    const campaign = begun({ mode: 'campaign' })
    const read = (change: object) => game.readCampaign?.({ ...campaign, ...change })
    expect(read({})).toEqual(campaign)
    for (const wrong of [{ mode: 'arcade' }, { maps: [12] }, { sheets: [{}] }, { lost: 1 }, { extra: true }])
      expect(read(wrong)).toHaveProperty('refused', 'malformed')
    expect(read({ sheets: [{ ...newSheet(), stories: ['S99'] }] })).toHaveProperty(
      'about',
      'campaign.sheets[0].stories[0]',
    )
    for (const [next, refused] of [
      ['RIZ1', false],
      ['RIZ99', true],
      ['S1', true],
    ] as const)
      expect('refused' in (read({ sheets: [{ ...newSheet(), next }] }) ?? {})).toBe(refused)
  })
})

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function opened(kept: SavedSaga): OpenSaga<NearAndFar> {
  const found = openSaga(game, throughJson(kept))
  if ('refused' in found) throw new Error(found.about)
  return found
}

/** Bots play a whole saga, through JSON at every border; what remains is the saga that is over, and how many evenings it took. */
function playSaga(
  mode: 'campaign' | 'character',
  players: number,
  seed: number,
): { over: OpenSaga<NearAndFar>; evenings: number } {
  const begin = beginSaga(game, players, { options: { mode } })
  if ('refused' in begin) throw new Error(begin.about)
  const random = source(seed)
  const company = { members: [...Array(players).keys()], seats: [...Array(players).keys()] }
  let kept = begin.save()
  for (let count = 0; ; count++) {
    for (const member of company.members) {
      const choices = opened(kept).choices(member)
      const choice = choices[random.below(Math.max(1, choices.length))]
      const chosen = choice === undefined ? undefined : opened(kept).choose(member, throughJson(choice))
      if (chosen !== undefined && !('refused' in chosen)) kept = chosen
    }
    const now = opened(kept)
    if (now.over || count > 60) return { over: now, evenings: count }
    const next = now.evenings(company)
    if ('refused' in next) throw new Error(next.about)
    const seats = company.seats.map(String)
    const hex = (seed * 100 + count).toString(16).padStart(64, '0')
    const table = openTable(game, throughJson({ ...next[0], seats, seed: hex }))
    if ('refused' in table) throw new Error(table.about)
    while (!table.over) {
      const seat = table.waiting[0] ?? 0
      const decisions = table.decisions(seat)
      const offer = decisions.find((one) => one.offer && mind.choose(table.state, one, random) >= 0)
      const decision = offer ?? decisions.find((one) => !one.offer)
      if (decision === undefined) throw new Error('nothing to answer')
      table.give(decision, mind.choose(table.state, decision, random))
    }
    const done = now.after(company, throughJson(table.ending()?.campaign ?? null))
    if ('refused' in done) throw new Error(done.about)
    kept = done.saga
  }
}

// KRCMA_SAGAS=20 plays so many of each.
const SAGAS = Number(process.env['KRCMA_SAGAS'] ?? 1)

describe('bots', () => {
  for (const mode of ['campaign', 'character'] as const) {
    it(`NAF-CAMPAIGN-01, NAF-CHAR-01: play whole journeys through JSON (${mode})`, { timeout: SAGAS * 120_000 }, () => {
      for (let n = 0; n < SAGAS; n++) {
        const { over, evenings: count } = playSaga(mode, 2 + (n % 3), 7 + n)
        expect(over.over).toBe(true)
        const { sheets } = over.view('spectator')
        expect(sheets.every(({ journal }) => journal.length > 0)).toBe(true)
        expect(count).toBeGreaterThanOrEqual(mode === 'campaign' ? 10 : 2)
      }
    })
  }
})
