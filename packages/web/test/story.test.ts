import { expect, it } from 'vitest'
import { swings } from '../src/replay/story.ts'

it('the moves that changed most of who was ahead are found, the largest first, each once', () => {
  const course = [
    [0, 0],
    [5, 0],
    [5, 1],
    [5, 12],
    [6, 12],
  ]
  expect(swings(course, 2)).toEqual([
    { step: 3, seat: 1, by: 11 },
    { step: 1, seat: 0, by: 5 },
  ])
  expect(swings([[3], [9]], 3)).toEqual([])
})
