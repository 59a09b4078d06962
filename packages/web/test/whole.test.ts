import type { Replay } from '@krcma/protocol'
import { describe, expect, it } from 'vitest'
import type { TableLink } from '../src/link/link.ts'
import { wholeReplay } from '../src/replay/whole.ts'

/** A table of so many entries that tells so many of them at a time. */
function tableOf(entries: number, most: number): { link: TableLink; asked: unknown[] } {
  const asked: unknown[] = []
  const call = async (_: string, input: { from?: number }): Promise<Replay> => {
    asked.push(input)
    const from = input.from ?? 0
    const steps = Array.from({ length: Math.min(most, entries - from) }, (_, i) => ({
      changes: [],
      heard: { from: from + i, list: [] },
    }))
    return { viewer: 0, from, entries, start: {} as Replay['start'], steps }
  }
  return { link: { call } as unknown as TableLink, asked }
}

describe('a replay', () => {
  it('is whole, however long the game was and however little is told at a time', async () => {
    const { link, asked } = tableOf(901, 400)
    const replay = await wholeReplay(link, 1)
    expect(asked).toEqual([{ as: 1 }, { as: 1, from: 400 }, { as: 1, from: 800 }])
    expect('steps' in replay && replay.steps.map(({ heard }) => heard.from)).toEqual(
      Array.from({ length: 901 }, (_, i) => i),
    )
  })

  it('that stops before its end is shown as far as it is told', async () => {
    const { link, asked } = tableOf(5, 0)
    expect(await wholeReplay(link, null)).toMatchObject({ entries: 5, steps: [] })
    expect(asked).toHaveLength(2)
  })
})
