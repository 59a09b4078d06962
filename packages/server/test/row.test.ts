import { describe, expect, it } from 'vitest'
import type { Deed } from '../src/table/deed.ts'
import { listing } from '../src/table/row.ts'
import { follow, type TableState } from '../src/table/state.ts'

const [anna, boris] = [
  { id: 'anna', name: 'Anna' },
  { id: 'boris', name: 'Boris' },
]
const QUARTER = 900_000
const claim = { node: 'here', until: 1 }

/** A table at which Anna and Boris play, it being Anna's move, at the beginning of some quarter of an hour. */
function playing(clock: TableState['setting']['clock']): TableState {
  const setting = { game: 'lanterns', options: {}, seats: [], clock, access: 'public', spectators: true } as never
  const sitters = [anna, boris].map((person) => ({ person, bot: null, resigned: false }))
  const opened: Deed = {
    did: 'opened',
    setting,
    rules: 1,
    owner: anna,
    sitters,
    seed: '',
    commitment: '',
    link: '',
  }
  const started: Deed = { did: 'started', saved: {} as never, after: { waiting: [0], over: false } }
  return follow(follow(null, 'table', 0, opened), 'table', QUARTER, started)
}

function answered(state: TableState, at: number, waiting: readonly number[]): TableState {
  const entry = { n: 0, seat: 0, decision: '1.0.0~0', option: 'x' }
  return follow(state, state.id, at, { did: 'entered', entry, after: { waiting, over: false } })
}

describe('what lists are told of an answer', () => {
  it('is nothing, while the same person goes on in the same quarter of an hour', () => {
    const before = playing({ kind: 'none' })
    const at = 2 * QUARTER - 1
    expect(listing(before, answered(before, at, [0]), at, claim)).toEqual({ row: null, seats: [], gone: [] })
  })

  it('is whose move it is now, and of nobody else', () => {
    const before = playing({ kind: 'none' })
    const { row, seats } = listing(before, answered(before, QUARTER, [1]), QUARTER, claim)
    expect(row).toBeNull()
    expect(seats.map(({ person, waiting }) => [person, waiting])).toEqual([
      ['anna', 0],
      ['boris', 1],
    ])
    expect(listing(before, answered(before, QUARTER, [0, 1]), QUARTER, claim).seats).toMatchObject([
      { person: 'boris', waiting: 1 },
    ])
  })

  it('is when that was, once another quarter of an hour has begun', () => {
    const before = playing({ kind: 'none' })
    const at = 2 * QUARTER
    expect(listing(before, answered(before, at, [0]), at, claim).row).toMatchObject({ id: 'table', updated: at })
  })

  it('is always when time will be up', () => {
    const before = playing({ kind: 'days', days: 1 })
    const at = QUARTER + 1
    expect(listing(before, answered(before, at, [0]), at, claim).row).toMatchObject({ alarm: at + 86_400_000 })
  })
})
