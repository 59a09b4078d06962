import { describe, expect, it } from 'vitest'
import { hash, openQuiet, readOpening } from '../src/index.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { acts, good, number, open, say, type Table, throughJson, trial } from './trial.ts'

const game = trial(
  function* (t: Table) {
    t.state.acts = [0, 1]
    yield* number(t, 0)
    yield* number(t, 1)
  },
  { offers: acts },
)

describe('a view', () => {
  it('says whose it is, how far the game is, who is asked and what the viewer may answer', () => {
    const at = open(game)
    expect(at.view(1)).toEqual({
      viewer: 1,
      state: expect.objectContaining({ turns: 0, deck: { of: 'card', sees: [], items: 6 } }),
      turn: 1,
      entries: 0,
      asked: [{ seat: 0, kind: 'number', answered: false }],
      decisions: [{ id: '1.0.1+1.act~0', seat: 1, kind: 'act', options: ['shout', 'ask'], context: null, offer: true }],
      standing: [],
      undo: 'nothing-to-undo',
      ending: null,
    })
    expect(at.view(0).decisions).toEqual([
      { id: '1.0.1~0', seat: 0, kind: 'number', options: [0, 1, 2], context: null, offer: false },
    ])
  })
  it('counts the entries', () => {
    const at = open(game)
    say(at, 0, 1)
    good(at.undo(0))
    expect(at.view('spectator').entries).toBe(2)
  })
  it('gives those who watch, and all eyes at once, nothing to answer and nothing to undo', () => {
    const at = open(game)
    say(at, 0, 1)
    for (const viewer of ['spectator', 'all-seeing'] as const) {
      expect(at.view(viewer)).toMatchObject({ viewer, decisions: [], standing: [], undo: 'nothing-to-undo' })
    }
    expect(at.view(0).undo).toBe('free')
  })
  it('is plain data that shares nothing with the table', () => {
    const at = playOn(openMarket({ players: 3 }), 5, 7)
    const before = hash(at.save())
    for (const viewer of [0, 1, 2, 'spectator', 'all-seeing'] as const) {
      const view = at.view(viewer)
      expect(throughJson(view)).toEqual(view)
      scribble(view)
    }
    expect(hash(at.save())).toBe(before)
  })
  it('made with the help of an earlier one says what it says without, and shares what did not change', () => {
    const at = playOn(openMarket({ players: 3 }), 5, 7)
    const before = at.view(0)
    const then = hash(before)
    expect(at.view(0, before).state).toBe(before.state)
    playOn(at, 1, 7)
    for (const viewer of [0, 1, 2, 'spectator', 'all-seeing'] as const)
      expect(at.view(viewer, before)).toEqual(at.view(viewer))
    expect(hash(before)).toBe(then)
  })
  it('shows the ending to everybody', () => {
    const at = playOn(openMarket(), 5)
    expect(at.view(1).ending).toEqual(at.ending())
    expect(at.view(1).undo).toBe('nothing-to-undo')
    expect(at.view(1).decisions).toEqual([])
  })
})

describe('the hash of a table', () => {
  it('is that of its state, and the same at a quiet table in the same state', () => {
    const at = open(game)
    expect(at.hash()).toBe(hash(at.state))
    const quiet = openQuiet(game, good(readOpening(game, 2)), 3)
    expect(quiet.hash()).toBe(at.hash())
    say(at, 0, 1)
    expect(quiet.hash()).not.toBe(at.hash())
    quiet.give(quiet.asked[0]!, 1)
    expect(quiet.hash()).toBe(at.hash())
  })
})

function scribble(data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  for (const part of Object.values(data)) scribble(part)
  if (Array.isArray(data)) data.push('scribble')
  else (data as Record<string, unknown>)['scribble'] = true
}
