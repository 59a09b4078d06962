import type { Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Line } from './client.ts'
import { answerOnce, openHouse, playOut, startTable, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const DICE = [1, 2, 3, 4, 5, 6].map((die) => `dice/${die}`)
const SENTENCE = /What is told of a \d/

/** The paragraphs that these eyes were shown, as the events name them. */
function named(line: Line, table: string): readonly string[] {
  const heard = [...line.held(table).heard.values()] as readonly Told<AnyGame>[]
  return [...new Set(heard.flatMap(({ data }) => (data as { paragraph?: string }).paragraph ?? []))].sort()
}

/** Plays until the first die has fallen, before which nobody could know what it would be. */
async function untilRolled(table: string, lines: readonly Line[]): Promise<void> {
  const [first] = lines
  while (!named(first!, table).some((id) => id.startsWith('dice/'))) {
    for (const line of lines) await answerOnce(line, table)
    const seq = Math.max(...lines.map((line) => line.held(table).seq))
    await Promise.all(lines.map((line) => line.until(() => line.held(table).seq >= seq)))
  }
}

describe('a book', () => {
  it('is read to everybody at the table as it is opened, and to nobody before', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const table = await startTable(anna, [ben])
    const watcher = await house.person('Wanda')
    const lines = await Promise.all([anna.live(), ben.live(), watcher.live()])
    for (const line of lines) await line.watch(table)
    const [one, , spectator] = lines
    const wish = { table, language: 'en', paragraphs: DICE } as const
    expect(await one.call('read', wish)).toEqual({ texts: {} })
    await untilRolled(table, lines)
    const rolled = named(spectator, table)
    expect(rolled).toHaveLength(1)
    for (const line of lines) {
      const { texts } = await line.call('read', wish)
      expect(Object.keys(texts)).toEqual(rolled)
      expect(Object.values(texts)[0]).toMatch(SENTENCE)
    }
    // Nobody was sent a sentence that they did not ask for, and none that was not told.
    for (const line of lines)
      for (const text of line.texts) if (SENTENCE.test(text)) expect(JSON.parse(text)).toMatchObject({ t: 'reply' })
    for (const line of lines) line.close()
  })

  it('keeps from others what was told to one alone', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const table = await startTable(anna, [ben])
    const line = await anna.live()
    await line.watch(table)
    const mine = named(line, table).filter((id) => id.startsWith('cards/'))
    expect(mine).toHaveLength(1)
    const wish = { table, language: 'en', paragraphs: mine } as const
    expect(await line.call('read', wish)).toEqual({
      texts: { [mine[0]!]: expect.stringMatching('What is told of card') },
    })
    expect(await ben.must('read', wish)).toEqual({ texts: {} })
    expect(await ben.call('read', { ...wish, as: 0 })).toMatchObject({ refused: 'forbidden' })
    line.close()
  })

  it('can be read again when the game has left memory, and when it has ended, by whoever may see it', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const table = await startTable(anna, [ben])
    const lines = await Promise.all([anna.live(), ben.live()])
    for (const line of lines) await line.watch(table)
    await untilRolled(table, lines)
    const [, rolled = ''] = [null, ...named(lines[0], table).filter((id) => id.startsWith('dice/'))]
    for (const line of lines) line.close()
    await Promise.all(lines.map((line) => line.untilClosed()))
    const wish = { table, language: 'en', paragraphs: DICE } as const
    expect(Object.keys((await anna.must('read', wish)).texts)).toEqual([rolled])
    const again = await Promise.all([anna.live(), ben.live()])
    for (const line of again) await line.watch(table)
    await playOut(table, again)
    for (const line of again) line.close()
    const stranger = await house.person('Sam')
    const all = (await stranger.must('log', { table })).heard.list
    const told = new Set(all.flatMap(({ data }) => (data as { paragraph?: string }).paragraph ?? []))
    expect(Object.keys((await stranger.must('read', wish)).texts).sort()).toEqual(DICE.filter((id) => told.has(id)))
    const allOfIt = ['cards/card-00', ...DICE]
    const everything = await stranger.must('read', { ...wish, paragraphs: allOfIt, as: 'all-seeing' })
    expect(Object.keys(everything.texts).length).toBeGreaterThanOrEqual(told.size)
  })

  it('is read in the languages that it is written in, and by those who may know of the table', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const table = await startTable(anna, [ben], { access: 'link' })
    const lines = await Promise.all([anna.live(), ben.live()])
    for (const line of lines) await line.watch(table)
    await untilRolled(table, lines)
    for (const line of lines) line.close()
    expect(await anna.must('read', { table, language: 'cs', paragraphs: DICE })).toEqual({ texts: {} })
    const stranger = await house.person('Sam')
    const wish = { table, language: 'en', paragraphs: DICE } as const
    expect(await stranger.call('read', wish)).toMatchObject({ refused: 'not-found' })
    expect(await anna.call('read', { ...wish, paragraphs: ['dice'] })).toMatchObject({ refused: 'malformed' })
  })
})
