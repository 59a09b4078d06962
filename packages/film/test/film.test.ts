import { join } from 'node:path'
import { type Room, same, type View, type Viewer } from '@krcma/kernel'
import { type AnyGame, apply, type Change } from '@krcma/protocol'
import { shelfIn } from '@krcma/shelf'
import { describe, expect, it } from 'vitest'
import { again, endingIn, type Film, filming, logIn, pack, replayIn, unpack } from '../src/index.ts'
import { opened, played } from './game.ts'

const games = await Promise.all(
  shelfIn(join(import.meta.dirname, '../../../games')).map(({ open }) =>
    open((room) => room as unknown as Room<AnyGame>),
  ),
)

/** What a film holds of a view: nothing can be answered in the past. */
const past = (view: View<AnyGame>): View<AnyGame> => ({
  ...view,
  decisions: [],
  standing: [],
  undo: 'nothing-to-undo',
})

function filmOf(room: Room<AnyGame>, players: number, entries: ReturnType<typeof played>['entries']): Film {
  const steps = filming(opened(room.game, players), entries)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done !== true) continue
    if ('refused' in step.value) throw new Error(step.value.about)
    return step.value
  }
}

describe.each(games.map((room) => [room.game.id, room] as const))('a film of %s', (_, room) => {
  const most = Math.max(...room.game.players)

  it.each([Math.min(...room.game.players), most])(
    'shows every viewer all that the rules do, with %i players',
    async (players) => {
      const { table: end, entries } = played(room, players, players, { undos: 8 })
      expect(entries.some(({ undo }) => undo !== undefined)).toBe(true)
      const film = await unpack(await pack(filmOf(room, players, entries)))
      expect(endingIn(film)).toEqual(end.ending())
      const viewers: Viewer[] = ['spectator', 'all-seeing', ...end.seats]
      const replays = viewers.map((viewer) => replayIn(film, viewer))
      const views = replays.map(({ start }) => start)
      const table = opened(room.game, players)
      const shown = () => viewers.every((viewer, i) => same(views[i], past(table.view(viewer))))
      expect(shown()).toBe(true)
      for (const [n, entry] of entries.entries()) {
        const made = again(table, entry)
        // With the first step comes what was told before it.
        const from = n === 0 ? 0 : made?.from
        replays.forEach(({ steps }, i) => {
          views[i] = apply(views[i] as View<AnyGame>, steps[n]?.changes ?? [])
        })
        const told = viewers.map((viewer) => ({ from, list: table.events(viewer, from) }))
        const heard = replays.map(({ steps }) => steps[n]?.heard)
        expect([n, shown(), same(heard, told)]).toEqual([n, true, true])
      }
      for (const viewer of viewers) expect(logIn(film, viewer)).toEqual({ from: 0, list: end.events(viewer) })
    },
  )

  it('can be watched from anywhere, so far as one likes', () => {
    const { entries } = played(room, most, 7)
    const film = filmOf(room, most, entries)
    const whole = replayIn(film, 0)
    const middle = whole.steps.slice(0, 9).reduce((view, { changes }) => apply(view, changes), whole.start)
    const part = replayIn(film, 0, { from: 9, to: 14 })
    expect(part).toEqual({
      viewer: 0,
      from: 9,
      entries: entries.length,
      start: middle,
      steps: whole.steps.slice(9, 14),
    })
    const after = replayIn(film, 0, { from: entries.length + 5 })
    expect(after).toMatchObject({ from: entries.length, steps: [], start: { ending: endingIn(film) } })
  })

  it.each(room.game.players)('takes less than 30 KB, with %i players, and comes out as it went in', async (players) => {
    const { entries } = played(room, players, 3, { undos: 3 })
    const film = filmOf(room, players, entries)
    const packed = await pack(film)
    expect(packed.length).toBeLessThan(30_000)
    const { steps } = await unpack(packed)
    // Which of the counts of a step is set first is all the same.
    const sorted = (list: Film['steps']) =>
      list.map(({ changes, ...step }) => ({ ...step, changes: changes.toSorted(byPath) }))
    expect(sorted(steps)).toEqual(sorted(film.steps))
  })
})

const byPath = ([, a]: Change, [, b]: Change) => Number(String(a) > String(b)) - Number(String(a) < String(b))

it('one that was kept before they were folded can be watched', async () => {
  const [room] = games as [Room<AnyGame>]
  const film = filmOf(room, 2, played(room, 2, 1).entries.slice(0, 20))
  const stream = new Blob([JSON.stringify(film)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  expect(await unpack(new Uint8Array(await new Response(stream).arrayBuffer()))).toEqual(film)
})

it('a bomb is not unpacked', async () => {
  const bomb = new Blob([new Uint8Array(40_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  await expect(unpack(new Uint8Array(await new Response(bomb).arrayBuffer()))).rejects.toThrow('too large')
})
