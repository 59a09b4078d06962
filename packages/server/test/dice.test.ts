import { type GameRecord, sealWords, verify } from '@krcma/kernel'
import { LIMITS } from '@krcma/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from './client.ts'
import { room } from './fixture/game.ts'
import { openHouse, playOut, setting, type TestHouse } from './house.ts'

let now = Date.now()
let house: TestHouse
beforeAll(async () => {
  house = await openHouse({}, { now: () => now })
})
afterAll(() => house.close())

const words = { anna: 'anna thinks of this', ben: 'ben thinks of that' }

/** A table at which Anna, who opened it, and Ben have sealed their words. */
async function sealedTable(): Promise<{ anna: Person; ben: Person; table: string; commitment: string }> {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const { sight } = await anna.must('open-table', { ...setting, options: { rounds: 3 } })
  const { id: table, commitment } = sight.info
  await anna.must('seal-words', { table, seal: sealWords(commitment, words.anna) })
  await ben.must('sit', { table, seal: sealWords(commitment, words.ben) })
  return { anna, ben, table, commitment }
}

const infoFor = async (person: Person, table: string) => (await person.look(table)).sight.info

it('every seat, the opener’s too, is in the dice by words that were sealed when the seed was fixed and shown when all were sealed', async () => {
  const { anna, ben, table, commitment } = await sealedTable()
  expect((await infoFor(ben, table)).mixedIn).toEqual([
    { seal: sealWords(commitment, words.anna), words: null },
    { seal: sealWords(commitment, words.ben), words: null },
  ])
  expect((await ben.call('show-words', { table, words: words.ben })).refused).toBe('wrong-time')
  await anna.must('start', { table })
  expect(await infoFor(ben, table)).toMatchObject({ status: 'gathering', unsealing: now })
  expect((await ben.call('show-words', { table, words: 'of something better' })).refused).toBe('not-allowed')
  await ben.must('show-words', { table, words: words.ben })
  expect((await infoFor(anna, table)).mixedIn.map((one) => one.words)).toEqual([null, words.ben])
  await anna.must('show-words', { table, words: words.anna })
  expect(await infoFor(ben, table)).toMatchObject({ status: 'playing', unsealing: null })

  const lines = [await anna.live(), await ben.live()]
  for (const line of lines) await line.watch(table)
  await playOut(table, lines)
  for (const line of lines) line.close()
  const out = await ben.must('export', { table })
  const record = (out.whole ? out.record : null) as GameRecord
  expect(record).toMatchObject({ commitment, contributions: [words.anna, words.ben] })
  expect(verify(room.game, record).refused).toBeUndefined()
})

it('from the start on nobody comes, goes or thinks of other words', async () => {
  const { anna, ben, table, commitment } = await sealedTable()
  const eve = await house.person('Eve')
  await anna.must('start', { table })
  await ben.must('show-words', { table, words: words.ben })
  const seal = sealWords(commitment, 'words that fit those of Ben')
  for (const out of [
    await anna.call('seal-words', { table, seal }),
    await ben.call('leave', { table }),
    await eve.call('sit', { table }),
    await anna.call('seat-bot', { table, seat: 1, level: 'master' }),
    await ben.call('show-words', { table, words: words.ben }),
  ])
    expect(out.refused).toBe('wrong-time')
  expect((await infoFor(ben, table)).mixedIn[0]?.seal).toBe(sealWords(commitment, words.anna))
})

it('one whose words do not come is waited for, then left out so that everybody sees it', async () => {
  const { anna, ben, table } = await sealedTable()
  await anna.must('start', { table })
  await anna.must('show-words', { table, words: words.anna })
  now += LIMITS.unsealing - 1
  expect(await anna.call('start', { table })).toMatchObject({ refused: 'wrong-time', about: 'words' })
  expect((await ben.call('start', { table })).refused).toBe('forbidden')
  now += 1
  await anna.must('start', { table })
  const { status, mixedIn } = await infoFor(ben, table)
  expect([status, mixedIn[0]?.words, mixedIn[1]?.words]).toEqual(['playing', words.anna, null])
  expect(mixedIn[1]?.seal).toMatch(/^[0-9a-f]{64}$/)
})

it('where somebody goes for good while words are shown, everybody thinks of other words', async () => {
  const { anna, ben, table } = await sealedTable()
  await anna.must('start', { table })
  await anna.must('show-words', { table, words: words.anna })
  await ben.must('delete-account', {})
  const { unsealing, mixedIn } = await infoFor(anna, table)
  expect([unsealing, mixedIn]).toEqual([null, [0, 1].map(() => ({ seal: null, words: null }))])
})

it('a seat without words and a seat of a bot mix nothing in, and keep nobody waiting', async () => {
  const anna = await house.person('Anna')
  const seats = [{ for: 'me' }, { for: 'bot', level: 'apprentice' }] satisfies typeof setting.seats
  const { sight } = await anna.must('open-table', { ...setting, seats })
  await anna.must('start', { table: sight.info.id })
  expect((await infoFor(anna, sight.info.id)).status).toBe('playing')
})
