import { describe, expect, it } from 'vitest'
import { beginSaga, type Carried, openSaga, openTable, type Refusal, refuse, type SavedSaga } from '../src/index.ts'
import { playOn } from './night-market/evening.ts'
import { game } from './night-market/rules.ts'
import { good, SEED, throughJson } from './trial.ts'

const all = { members: [0, 1, 2], seats: [0, 1, 2] }
const begun = () => good(beginSaga(game, 3, { options: { storms: false } }))
const saga = (kept: SavedSaga) => good(openSaga(game, throughJson(kept)))
const refused = (said: object | Refusal) => ('refused' in said ? said.refused : null)

/** Plays the first evening that there may be, and gives what it handed out. */
function evening(kept: SavedSaga, seats: readonly number[]): Carried | null {
  const [first] = good(saga(kept).evenings({ members: [0, 1, 2], seats }))
  const table = good(openTable(game, throughJson({ ...first, seats: seats.map(String), seed: SEED })))
  return throughJson(playOn(table, 5).ending()?.campaign ?? null)
}

describe('a saga of the night market', () => {
  it('goes on from what each evening handed out until it is over', () => {
    let kept = begun().save()
    for (let played = 0; played < 3; played++) {
      expect(saga(kept).over).toBe(false)
      const handed = evening(kept, [2, 0])
      const [, absent] = (kept.sheets as { purses: number[] }).purses
      const after = good(saga(kept).after({ ...all, seats: [2, 0] }, handed))
      const { purses } = good(handed ?? refuse('damaged', 'evening')).sheets as { purses: number[] }
      expect(after).toMatchObject({ again: false, saga: { sheets: { purses: [purses[1], absent, purses[0]] } } })
      kept = after.saga
    }
    expect(saga(kept).over).toBe(true)
    expect(saga(kept).evenings(all)).toEqual({ refused: 'game-over', about: 'saga' })
    expect(saga(kept).choices(0)).toEqual([])
    expect(refused(saga(kept).join())).toBe('game-over')
    expect(refused(saga(kept).after(all, null))).toBe('game-over')
  })
  it('keeps the options with which it was begun, unless an evening has its own', () => {
    const [usual, short] = good(begun().evenings(all))
    expect(usual).toMatchObject({ options: { storms: false, lanterns: 1 }, scenario: null })
    expect(short).toMatchObject({ options: { storms: false }, scenario: { nights: 1, toll: 2 } })
  })
  it('repeats an evening that was given up, with the sheets as they were', () => {
    const kept = begun().save()
    expect(saga(kept).after(all, null)).toEqual({ again: true, saga: kept })
  })
  it('takes up somebody new as its rules say, or does not', () => {
    const joined = good(begun().join())
    expect(joined.sheets).toMatchObject({ purses: [5, 5, 5, 5] })
    const { join: _, ...closed } = game.saga ?? good(null as never)
    expect(good(beginSaga({ ...game, saga: closed }, 2)).join()).toEqual({ refused: 'not-allowed', about: 'members' })
  })
  it('lets a member do what is offered, once it is offered, and nothing else', () => {
    const lit = good(begun().choose(1, 'lantern'))
    expect(lit.sheets).toMatchObject({ purses: [5, 2, 5], saga: { lanterns: [0, 1, 0] } })
    expect(refused(saga(lit).choose(1, 'lantern'))).toBe('not-an-option')
    for (const choice of [null, {}, 'nothing', { patron: 'gold' }, { patron: 'salt', purse: 99 }])
      expect(refused(begun().choose(0, choice))).toBe('not-an-option')
  })
  it('shows what a member alone may know to nobody else', () => {
    const sworn = saga(good(begun().choose(1, { patron: 'salt' })))
    expect(JSON.stringify(sworn.view(1))).toContain('salt of 1')
    for (const other of [0, 2, 'spectator'] as const) expect(JSON.stringify(sworn.view(other))).not.toContain('salt')
  })
  it('is refused by a game without, and where a game refuses who comes', () => {
    const { saga: _, ...plain } = game
    expect(beginSaga(plain, 3)).toEqual({ refused: 'not-allowed', about: 'saga' })
    expect(openSaga(plain, begun().save())).toEqual({ refused: 'not-allowed', about: 'saga' })
    expect(begun().evenings({ ...all, seats: [1] })).toEqual({ refused: 'not-allowed', about: 'players' })
    expect(beginSaga(game, 9)).toEqual({ refused: 'not-allowed', about: 'players' })
    expect(beginSaga(game, 3, { options: { storms: 'many' } })).toEqual({ refused: 'not-allowed', about: 'storms' })
  })
  it('that comes from elsewhere is read like anything else', () => {
    const kept = begun().save()
    const wrong = (change: object) => openSaga(game, { ...kept, ...change })
    expect(openSaga(game, null)).toEqual({ refused: 'malformed', about: 'saga' })
    expect(wrong({ extra: 1 })).toEqual({ refused: 'malformed', about: 'saga.extra' })
    expect(wrong({ sheets: null })).toEqual({ refused: 'malformed', about: 'saga.sheets' })
    expect(wrong({ sheets: { purses: [-1] } })).toEqual({ refused: 'malformed', about: 'campaign.purses[0]' })
    expect(wrong({ options: { storms: 7 } })).toEqual({ refused: 'not-allowed', about: 'storms' })
    expect(wrong({ scenario: { nights: 9, toll: 1 } })).toEqual({ refused: 'not-allowed', about: 'scenario.nights' })
    expect(wrong({ rules: 3 })).toEqual({ refused: 'newer-rules', about: 'saga' })
    expect(wrong({ rules: 0 })).toMatchObject({ refused: 'damaged' })
  })
  it('that lay for a while is migrated: what it began with, its sheets, and what an evening hands out', () => {
    const kept = begun().save()
    const handed = evening(kept, [0, 1, 2])
    const purses = (tenfold: unknown) => (tenfold as { purses: number[] }).purses.map((purse) => purse * 10)
    const newer: typeof game = {
      ...game,
      rules: 3,
      options: { ...game.options, storms: [false] },
      migrations: {
        ...game.migrations,
        2: {
          options: (old) => ({ ...(old as object), storms: false }),
          campaign: (old) => ({ ...(old as object), purses: purses(old) }),
        },
      },
    }
    const opened = good(openSaga(newer, kept))
    expect(opened.save()).toMatchObject({ rules: 3, options: { storms: false }, sheets: { purses: [50, 50, 50] } })
    const after = good(opened.after(all, handed))
    expect(after.saga).toMatchObject({ rules: 3, sheets: { purses: purses(handed?.sheets) } })
  })
})
