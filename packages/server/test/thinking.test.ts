import { openTable } from '@krcma/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { greedy } from '../src/bots/greedy.ts'
import type { Position } from '../src/bots/thinker.ts'
import { inThreads } from '../src/bots/threads.ts'
import { rooms } from './fixture/game.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function position(): Position {
  const room = rooms.get('lanterns')
  if (room === undefined) throw new Error('there are no lanterns')
  const table = openTable(room.game, { seats: ['Ana', 'Bot'], seed: 'ab'.repeat(32) })
  if ('refused' in table) throw new Error(table.refused)
  return { table: 'a', room, saved: table.save(), seat: 1, level: 'master', seed: 7 }
}

/** Those who think, but never have a turn. */
function starved() {
  const signals: (AbortSignal | undefined)[] = []
  const failures: string[] = []
  const thinker = inThreads({}, (_, error) => failures.push((error as Error).message), {
    think: (_, listening) => {
      signals.push(listening?.signal)
      return new Promise(() => undefined)
    },
    ponder: () => undefined,
    close: () => undefined,
  })
  return { thinker, signals, failures }
}

describe('a bot whose thread has no turn', () => {
  it('is stood in for after eight seconds, and not before; nobody thinks on in vain', async () => {
    const { thinker, signals, failures } = starved()
    const heard = vi.fn()
    void thinker.choose(position()).then(heard)
    await vi.advanceTimersByTimeAsync(7_999)
    expect(heard).not.toHaveBeenCalled()
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    await vi.advanceTimersByTimeAsync(1)
    expect(heard.mock.calls).toEqual([[await greedy.choose(position())]])
    expect(heard.mock.calls[0]?.[0]).not.toBeNull()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    expect(failures).toEqual(['no thought within 8000 ms'])
  })

  it('does not keep anybody waiting for advice either', async () => {
    const { thinker } = starved()
    const advice = thinker.advise(position())
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await advice).toEqual(await greedy.advise(position()))
  })
})

it('a bot that has thought in time leaves no clock behind', async () => {
  const decision = { decision: 'd', option: 1 }
  const thought = { answer: decision, choices: [] } as never
  const thinker = inThreads({}, () => undefined, {
    think: async () => thought,
    ponder: () => undefined,
    close: () => undefined,
  })
  expect(await thinker.choose(position())).toEqual(decision)
  expect(vi.getTimerCount()).toBe(0)
})
