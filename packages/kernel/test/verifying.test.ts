import { describe, expect, it } from 'vitest'
import { commit, type GameRecord, verify } from '../src/index.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { game } from './night-market/rules.ts'
import { sealed } from './sealed.ts'
import { good, throughJson } from './trial.ts'

const played = (): GameRecord => {
  const at = openMarket({ players: 2, scenario: { nights: 2, toll: 1 }, contributions: ['hear', 'me'] })
  playOn(at, 21, 9)
  const seat = at.seats.find((seat) => at.canUndo(seat) !== 'nothing-to-undo')!
  good(at.undo(seat, { consented: true }))
  return throughJson(playOn(at, 22).record())
}
const forged = (change: Partial<GameRecord>) => verify(game, sealed({ ...played(), ...change }))

describe('verify', () => {
  it('proves that every outcome came from the committed seed, and counts them', () => {
    const record = played()
    const outcomes = [...record.setUp, ...record.entries.flatMap(({ chance }) => chance ?? [])].flat()
    expect(outcomes.length).toBeGreaterThan(40)
    expect(verify(game, record)).toEqual({
      entries: record.entries.length,
      outcomes: outcomes.length,
      hash: record.hash,
    })
  })
  it('reads the record first', () => {
    expect(verify(game, null)).toEqual({ refused: 'malformed', about: 'record' })
    expect(verify(game, { ...played(), over: false })).toEqual({ refused: 'damaged', about: 'seal' })
  })
  it('finds a seed that is not the committed one', () => {
    expect(forged({ seed: 'ab'.repeat(32) })).toEqual({ refused: 'wrong-dice', about: 'commitment' })
    expect(forged({ commitment: commit('ab'.repeat(32)) })).toEqual({ refused: 'wrong-dice', about: 'commitment' })
  })
  it('finds dice of another seed, even with its own commitment', () => {
    const seed = 'ab'.repeat(32)
    expect(forged({ seed, commitment: commit(seed) })).toEqual({ refused: 'wrong-dice', about: 'set-up' })
  })
  it('finds contributions that were not mixed in', () => {
    expect(forged({ contributions: [] })).toEqual({ refused: 'wrong-dice', about: 'set-up' })
    expect(forged({ contributions: ['me', 'hear'] })).toEqual({ refused: 'wrong-dice', about: 'set-up' })
  })
  it('finds one wrong die, wherever it fell', () => {
    const record = played()
    const thrown = record.entries.filter(({ chance }) => chance !== undefined)
    expect(thrown.length).toBeGreaterThan(5)
    for (const { n, chance = [] } of thrown) {
      const wrong = chance.map((list) => list.map((outcome) => (outcome === 0 ? 1 : outcome - 1)))
      const entries = record.entries.map((entry) => (entry.n === n ? { ...entry, chance: wrong } : entry))
      expect(verify(game, sealed({ ...record, entries }))).toEqual({ refused: 'wrong-dice', about: `entry ${n}` })
    }
  })
  it('finds a die that was left out or added', () => {
    const record = played()
    const { n } = record.entries.find(({ chance }) => chance !== undefined)!
    const without = record.entries.map(({ chance, ...entry }) =>
      entry.n === n || !chance ? entry : { ...entry, chance },
    )
    expect(verify(game, sealed({ ...record, entries: without }))).toEqual({
      refused: 'wrong-dice',
      about: `entry ${n}`,
    })
    const setUp = [[...(record.setUp[0] ?? []), 0], ...record.setUp.slice(1)]
    expect(verify(game, sealed({ ...record, setUp }))).toEqual({ refused: 'wrong-dice', about: 'set-up' })
  })
  it('finds an answer that was exchanged', () => {
    const record = played()
    const i = record.entries.findIndex(({ decision, option }) => decision !== undefined && typeof option === 'number')
    const entries = record.entries.map((entry, n) => (n === i ? { ...entry, option: 99 } : entry))
    expect(verify(game, sealed({ ...record, entries }))).toMatchObject({ refused: 'damaged' })
  })
  it('says what else is wrong with a record', () => {
    expect(forged({ game: 'chess' })).toEqual({ refused: 'other-game', about: 'chess' })
    expect(forged({ rules: 9 })).toEqual({ refused: 'newer-rules', about: '9' })
    expect(forged({ rules: 1 })).toEqual({ refused: 'older-rules', about: '1' })
    expect(forged({ hash: 'ab'.repeat(32) })).toEqual({ refused: 'damaged', about: 'hash' })
    expect(forged({ scenario: { nights: 9, toll: 1 } })).toEqual({ refused: 'not-allowed', about: 'scenario.nights' })
  })
})
