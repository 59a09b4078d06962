import { beginSaga } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { beginningsOf } from '../src/shelf/beginnings.ts'
import { rooms } from '../src/shelf/rooms.ts'

it('whoever begins a saga is offered what its game begins one with, the usual values first, and nothing else', async () => {
  let sagas = 0
  for (const load of rooms.values()) {
    const { game } = await load()
    const beginnings = beginningsOf(game)
    expect(beginnings === null, game.id).toBe(game.saga === undefined)
    if (beginnings === null) continue
    sagas++
    const offered = Object.entries(game.options).map(
      ([option, values]) => [option, values[beginnings[option]?.[0] ?? 0]] as const,
    )
    const options = Object.fromEntries(offered)
    expect(beginSaga(game, 2, { options }), game.id).not.toHaveProperty('refused')
    for (const [option, good] of Object.entries(beginnings))
      for (const [i, value] of (game.options[option] ?? []).entries()) {
        const refused = 'refused' in beginSaga(game, 2, { options: { ...options, [option]: value } })
        expect([game.id, option, value, refused]).toEqual([game.id, option, value, !good.includes(i)])
      }
  }
  expect(sagas).toBeGreaterThan(0)
})
