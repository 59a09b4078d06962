import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { alone, type Notice } from '../src/broker/broker.ts'
import type { House } from '../src/calls/context.ts'
import { Resident } from '../src/table/resident.ts'
import { Live } from '../src/web/live.ts'
import { Presences } from '../src/web/presences.ts'
import { openHouse, startTable, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ log: 'silent' })
})
afterAll(() => house.close())

const gone = new Error('the store has gone for a moment')

afterEach(() => {
  vi.restoreAllMocks()
})

const failures = async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${house.port}/metrics`)).text()
  return Number(/^krcma_failures_total (\d+)$/m.exec(metrics)?.[1])
}

describe('a store that fails for a moment', () => {
  it('ends nothing: a call through a socket is answered, and the next one is done', async () => {
    const anna = await house.person('Anna')
    const line = await anna.live()
    const before = await failures()
    vi.spyOn(house.store.people, 'change').mockRejectedValueOnce(gone)
    expect((await line.call('rename', { name: 'Anička' })).refused).toBe('unavailable')
    expect((await line.call('rename', { name: 'Anička' })).me.name).toBe('Anička')
    expect((await line.call('me', {})).me?.name).toBe('Anička')
    expect(await failures()).toBe(before + 1)
    line.close()
  })

  it('does not take back the reply to what is done: who one is now needs no second look', async () => {
    const anna = await house.person('Anna')
    const line = await anna.live()
    const { get } = house.store.people
    let looks = 0
    vi.spyOn(house.store.people, 'get').mockImplementation((id) => {
      // Once for the reply itself; whatever would be asked after that fails.
      return ++looks > 1 ? Promise.reject(gone) : get.call(house.store.people, id)
    })
    expect((await line.call('rename', { name: 'Anička' })).me.name).toBe('Anička')
    expect((await line.call('me', {})).me?.name).toBe('Anička')
    line.close()
  })

  it('refuses who wants to open a socket, and lets them in when they come again', async () => {
    const anna = await house.person('Anna')
    const before = await failures()
    vi.spyOn(house.store.people, 'session').mockRejectedValueOnce(gone)
    await expect(anna.live()).rejects.toThrow('503')
    expect(await failures()).toBe(before + 1)
    const line = await anna.live()
    expect((await line.call('me', {})).me?.name).toBe('Anna')
    line.close()
  })

  it('has a line of chat said that it has stored, though it could not be shown', async () => {
    const anna = await house.person('Anna')
    const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
    const line = await anna.live()
    await line.watch(table)
    const before = await failures()
    vi.spyOn(house.store.chat, 'lines').mockRejectedValueOnce(gone)
    expect(await line.call('say', { table, text: 'once' })).toEqual({ n: 0 })
    expect(await failures()).toBe(before + 1)
    expect((await line.watch(table)).chat.map(({ text }) => text)).toEqual(['once'])
    line.close()
  })

  it('is reported when another node has said something and it cannot be read', async () => {
    const table = 'abcdefgh2345'
    const broken = {
      hall: { residents: new Map([[table, new Resident(table)]]), catchUp: () => Promise.reject(gone) },
      store: { chat: { lines: () => Promise.reject(gone) } },
    } as unknown as House
    const notices: Notice[] = [
      { is: 'grown', table, seq: 2 },
      { is: 'chat', table, n: 0, removed: false },
    ]
    const failed: string[] = []
    for (const notice of notices)
      await new Promise<void>((done) => {
        const live = new Live(new Presences(alone, () => 0), (what) => {
          failed.push(what)
          done()
        })
        live.hear(broken, notice, 'there')
      })
    expect(failed).toEqual(['catching up', 'showing a line of chat'])
  })
})
