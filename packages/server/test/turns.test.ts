import { openTable } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { standing } from '../src/table/past.ts'
import { Turns } from '../src/turns.ts'
import { room, rooms } from './fixture/game.ts'

/** Jobs that end when they are told to; who has begun, in order. */
function stage(turns: Turns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string) => {
    const [whose = ''] = name
    return turns.take(whose, async () => {
      begun.push(name)
      await new Promise<void>((done) => ends.set(name, done))
      return name
    })
  }
  /** When everything that can begin has begun. */
  const next = () => new Promise((turn) => setTimeout(turn))
  const end = async (name: string) => {
    ends.get(name)?.()
    await next()
  }
  return { begun, ask, next, end }
}

it('what is dear is done one by one for each who asks, two at once, and in rotation', async () => {
  const { begun, ask, next, end } = stage(new Turns())
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map(ask)
  await next()
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun.at(-1)).toBe('a2')
  for (const name of ['c1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

it('one who asks for far too much at once is refused, nobody else is, and what fails keeps nobody waiting', async () => {
  const turns = new Turns()
  const { ask, next, end } = stage(turns)
  const many = Array.from({ length: 70 }, (_, n) => ask(`a${n}`))
  expect(await many.at(-1)).toEqual({ refused: 'too-fast', about: 'turn' })
  const failing = turns.take('b', () => Promise.reject(new Error('the store')))
  await expect(failing).rejects.toThrow('the store')
  const other = ask('c1')
  await next()
  await end('c1')
  expect(await other).toBe('c1')
})

it('others have their turn while a long game is played again', async () => {
  const opened = openTable(room.game, { seats: ['Eve'], options: { rounds: 12 }, seed: 'a'.repeat(64) })
  if ('refused' in opened) throw new Error(opened.refused)
  const saved = opened.save()
  while (!opened.over) {
    for (let times = 0; times < 60; times++) {
      const [asked] = opened.decisions(0)
      opened.answer({ seat: 0, decision: asked?.id, option: asked?.options[0] })
      if (times < 59) opened.undo(0, { consented: true })
    }
  }
  const { entries } = opened.record()
  let over = false
  let turns = 0
  const others = async () => {
    for (; !over; turns++) await new Promise((turn) => setImmediate(turn))
  }
  const meanwhile = others()
  const again = await standing(rooms, { saved, entries })
  expect('refused' in again || again.hash()).toBe(opened.hash())
  over = true
  await meanwhile
  expect(turns).toBeGreaterThan(3)
})
