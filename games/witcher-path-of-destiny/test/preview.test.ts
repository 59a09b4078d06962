import { openTable, type Seat } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { preview } from '../board/preview.ts'
import { words } from '../board/words/en.ts'
import { room } from '../index.ts'
import type { Options } from '../shape.ts'

/** What the first pair of cards of whoever plays first is said to do. */
function firstPlay(seats: readonly string[], options: Partial<Options>): readonly string[] {
  const table = openTable(room.game, { seats, options, seed: '7'.repeat(64) })
  if ('refused' in table) throw new Error(table.refused)
  while (table.state.phase !== 'play') table.give(table.asked[0]!, 0)
  const view = table.view(0)
  const decision = view.decisions.find(({ kind }) => kind === 'play')
  if (decision?.kind !== 'play') throw new Error('nothing is to be played')
  const [option] = decision.options
  const say = {
    name: (seat: Seat) => seats[seat] ?? '',
    mine: (seat: Seat) => seat === 0,
    of: (_: string, said: string) => said,
    state: view.state,
  }
  const choice = { key: '', kind: 'play', decision, option: option!, label: '' } as const
  return preview(choice, { view, words, say, seats: [] }).map(({ text }) => text)
}

describe('what a choice is said to do', () => {
  const support = /^you would support/

  it('WPD-FATE-02 WPD-SOLO-13: which path one would support, but not where the Automa alone decides', () => {
    expect(firstPlay(['Ana', 'Bob'], {}).filter((text) => support.test(text))).toHaveLength(1)
    expect(firstPlay(['Ana'], { automa: 'vesemir' }).filter((text) => support.test(text))).toEqual([])
  })
})
