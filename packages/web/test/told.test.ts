import { readFileSync } from 'node:fs'
import { asText, type Film, fromText, pack, unpack } from '@krcma/film'
import type { GameRecord } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { filmOf } from '../src/link/local/filming.ts'
import { toldBy } from '../src/link/local/told.ts'
import { readFile, textOf } from '../src/link/record-file.ts'
import { rooms } from '../src/shelf/rooms.ts'

const record = JSON.parse(
  readFileSync(new URL('../../../games/tales-of-glory/test/records/1-2-players.json', import.meta.url), 'utf8'),
) as GameRecord
const room = await rooms.get(record.game)?.()
const film = (): Film => {
  const made = room && filmOf(room.game, record)
  if (made === undefined || 'refused' in made) throw new Error('no film')
  return made
}
const text = async (of: Film) => asText(await pack(of))

describe('a file with a record and its film', () => {
  it('is read as it was written; so is a record and nothing else, and what is neither', async () => {
    const written = { record, film: await text(film()) }
    expect(readFile(textOf({ whole: true, ...written }))).toEqual(written)
    expect(readFile(textOf({ whole: true, record }))).toEqual({ record })
    expect(readFile(JSON.stringify(record))).toEqual({ record })
    for (const other of ['', '{', 'null', '7']) expect(readFile(other).record ?? null).not.toBeInstanceOf(Object)
  })

  it('tells of a game that cannot be played again here, and that nobody has proven it', async () => {
    const told = await toldBy('id', record, await text(film()), 7)
    expect(told?.[0]).toMatchObject({ id: 'id', over: true, ended: 7, unproven: true, record })
    expect(told?.[0].ending?.places).toHaveLength(record.seats.length)
    expect(told?.[1]).toEqual(await unpack(fromText(await text(film()))))
  })

  it('tells nothing if its film is of another game, rules or length, does not show the end, or is none', async () => {
    const whole = film()
    const [first] = whole.steps
    const bad: Film[] = [
      { ...whole, game: 'another' },
      { ...whole, rules: whole.rules + 1 },
      { ...whole, steps: whole.steps.slice(0, -1) },
      { ...whole, steps: whole.steps.map((step) => ({ ...step, changes: [] })) },
      {
        ...whole,
        steps: whole.steps.map((step) => (step === first ? { ...step, changes: [['=', ['a', 'b'], 1]] } : step)),
      },
    ]
    for (const one of bad) expect(await toldBy('id', record, await text(one), 7)).toBeNull()
    const newer = new Blob([JSON.stringify({ ...whole, film: 3 })])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'))
    const form = asText(new Uint8Array(await new Response(newer).arrayBuffer()))
    for (const none of ['', '*', 'AAAA', asText(new TextEncoder().encode('{}')), form])
      expect(await toldBy('id', record, none, 7)).toBeNull()
  })
})
