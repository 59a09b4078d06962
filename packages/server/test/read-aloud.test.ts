import { join } from 'node:path'
import type { Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { shelfIn as gamesIn } from '@krcma/shelf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shelfIn } from '../src/rooms.ts'
import { workspace } from './children/process.ts'
import type { Line } from './client.ts'
import { openHouse, startTable, type TestHouse } from './house.ts'

const games = join(workspace, 'games')
let house: TestHouse
/** All that the book says of the map that is played on, by paragraph. */
let book: readonly (readonly [id: string, text: string])[]
beforeAll(async () => {
  house = await openHouse({}, { shelf: await shelfIn(games) })
  const game = gamesIn(games).find(({ id }) => id === 'near-and-far')
  const chapter = (await game?.chapter('en', 'map-01')) ?? {}
  book = Object.entries(chapter).map(([paragraph, text]) => [`map-01/${paragraph}`, text])
})
afterAll(() => house.close())

const heardBy = (line: Line, table: string) => [...line.held(table).heard.values()] as readonly Told<AnyGame>[]

/** The paragraphs that were told to whoever holds this line. */
function paragraphs(line: Line, table: string): readonly string[] {
  return heardBy(line, table).flatMap(({ data }) => (data as { readonly paragraph?: string | null }).paragraph ?? [])
}

const earned = (line: Line, table: string) => paragraphs(line, table).filter((id) => id.endsWith('.result'))

/** Answers what this line is asked, so that it comes to encounters and spends what it has on them. */
async function goForStories(line: Line, table: string, n: number): Promise<void> {
  const { view } = line.held(table).sight
  const decision = view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
  if (view == null || decision === undefined) return
  const { options, kind } = decision
  const { tokens } = view.state as { readonly tokens: readonly unknown[] }
  const wishes: Readonly<Record<string, () => number>> = {
    action: () => (n % 3 === 0 ? options.indexOf('saloon') : options.indexOf('adventure')),
    arrival: () => options.indexOf('encounter'),
    step: () => options.findIndex((to) => tokens.includes(to)),
    raise: () => options.findLastIndex((option) => typeof option === 'number'),
  }
  const best = wishes[kind]?.()
  const pick = best === undefined || best < 0 ? (n * 7 + 1) % options.length : best
  await line.call('answer', { table, decision: decision.id, option: options[pick] })
}

/** The server throws the dice, so an evening may pass without stories: in this many there are some. */
const EVENINGS = 30

it('NAF-ENC-04 NAF-ENC-07 NAF-RULING-50: nobody at a table of Near and Far gets a sentence of a result before it was earned, however they ask', async () => {
  const [anna, ben, wanda] = [await house.person('Anna'), await house.person('Ben'), await house.person('Wanda')]
  const lines = await Promise.all([anna.live(), ben.live(), wanda.live()])
  const results = book.filter(([id]) => id.endsWith('.result'))
  const read = new Set<string>()
  for (let evening = 0; evening < EVENINGS && read.size < 2; evening++) {
    const table = await startTable(anna, [ben], { game: 'near-and-far', options: { mode: 'first' } })
    for (const line of lines) await line.watch(table)
    await playAndRead(table, lines, read)
    expect(earned(lines[2], table)).toEqual(earned(lines[0], table))
    for (const line of lines) await line.call('unwatch', { table })
  }
  expect(read.size).toBeGreaterThan(1)
  for (const line of lines)
    for (const [id, text] of results) {
      const frames = line.texts.filter((frame) => frame.includes(JSON.stringify(text).slice(1, -1)))
      // A text comes as an answer to a question alone, and only where the result was told.
      for (const frame of frames) expect(JSON.parse(frame)).toMatchObject({ t: 'reply' })
      if (!read.has(id)) expect([id, frames.length]).toEqual([id, 0])
    }
  for (const line of lines) line.close()
}, 240_000)

/** Plays an evening until two results were read or it is over; after each telling everybody asks for the whole book. */
async function playAndRead(table: string, lines: readonly [Line, Line, Line], read: Set<string>): Promise<void> {
  const [one, two] = lines
  const everything = { table, language: 'en', paragraphs: book.map(([id]) => id) } as const
  let told = -1
  for (let n = 0; read.size < 2 && one.held(table).sight.info.status === 'playing'; n++) {
    for (const line of [one, two]) await goForStories(line, table, n)
    const seq = Math.max(...lines.map((line) => line.held(table).seq))
    await Promise.all(lines.map((line) => line.until(() => line.held(table).seq >= seq)))
    const now = paragraphs(one, table).length
    if (now === told) continue
    told = now
    for (const line of lines) {
      const { texts } = await line.call('read', everything)
      const got = Object.keys(texts).filter((id) => id.endsWith('.result'))
      expect(got.sort()).toEqual([...new Set(earned(line, table))].sort())
      for (const id of got) read.add(id)
    }
  }
}
