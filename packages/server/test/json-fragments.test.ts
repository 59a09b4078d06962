import type { Change } from '@krcma/protocol'
import { describe, expect, it } from 'vitest'
import { JsonFragments, type Update } from '../src/table/json-fragments.ts'

const shared = { of: 'card', items: ['one', 'two'] }
const changes: readonly Change[] = [
  ['=', ['view', 'state', 'deck'], shared],
  ['=', ['view', 'turn'], 3],
  ['=', [], null],
  ['=', ['said'], 'a "word"'],
  ['-', ['view', 'ending']],
  ['~', ['view', 'asked'], 1, 2, [shared, 4, 'five', null]],
  ['~', ['view', 'hand'], 0, 1, []],
]

describe('an update as text', () => {
  it('says what JSON says of it, however often its parts were written before', () => {
    const fragments = new JsonFragments()
    const heard = { from: 7, list: [{ n: 7, after: 2, kind: 'drew', data: { seat: 0 } }] } as unknown as Update['heard']
    const updates: readonly Update[] = [
      { t: 'update', table: 'abcdefghijkl', since: 1, seq: 2, changes, heard: null },
      { t: 'update', table: 'abcdefghijkl', since: 1, seq: 2, changes: [...changes].reverse(), heard },
      { t: 'update', table: 'abcdefghijkl', since: 2, seq: 3, changes: [], heard: null },
    ]
    for (const update of updates) expect(JSON.parse(fragments.textOf(update))).toEqual(update)
  })
})
