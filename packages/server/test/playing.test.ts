import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHouse, playOut, setting, startTable, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('a table', () => {
  it('is opened, filled, started and played to its end over sockets', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const table = await startTable(anna, [ben])
    const lines = [await anna.live(), await ben.live()]
    for (const line of lines) await line.watch(table)
    await playOut(table, lines)
    const [one, two] = lines.map((line) => line.held(table))
    expect(one?.sight.info.status).toBe('over')
    expect(one?.sight.view?.ending?.places).toHaveLength(2)
    expect(two?.sight.view?.ending).toEqual(one?.sight.view?.ending)
    for (const [line, person] of [
      [lines[0], anna],
      [lines[1], ben],
    ] as const) {
      const { sight, seq } = await person.look(table)
      expect(line?.held(table)).toMatchObject({ seq, sight })
    }
    for (const line of lines) line.close()
  })

  it('is not in memory when nobody looks at it', async () => {
    const anna = await house.person('Anna')
    const { sight } = await anna.must('open-table', setting)
    expect(house.hall.residents.has(sight.info.id)).toBe(false)
    const line = await anna.live()
    await line.watch(sight.info.id)
    expect(house.hall.residents.has(sight.info.id)).toBe(true)
    await line.call('unwatch', { table: sight.info.id })
    expect(house.hall.residents.has(sight.info.id)).toBe(false)
    line.close()
  })
})
