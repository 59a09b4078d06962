import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Moments, type TableLink, type TableNow } from '../src/link/link.ts'
import type { Playout } from '../src/table/playout.ts'

/** A table at which one person and one bot sit, and which is told what to be. */
class Trial extends Moments implements TableLink {
  readonly place = 'local'
  readonly id = 'trial'
  readonly invitation = null
  call = async () => ({ refused: 'unavailable' as const, about: '' })
  close = () => undefined

  /** The position after so many entries; an event is told of each, unless it is silent. */
  at(entries: number, { asked = 0, silent = false, kind = 'moved', opened = 0 } = {}): void {
    const { log } = this.now()
    const sight = {
      seat: 0,
      view: { entries, asked: [{ seat: asked, kind: 'move', answered: false }] },
      info: { status: 'playing', opened, sitters: [{ bot: null }, { bot: 'master' }] },
    }
    const told = silent ? [] : [{ n: entries, after: entries, kind, data: null }]
    this.change({ connection: 'here', seq: entries, sight, log: [...log, ...told] } as unknown as Partial<TableNow>)
  }

  sent(answer: Promise<void>): void {
    void this.awaiting(answer)
  }
}

/** How long a step takes: a frame, and what comes after its paint. */
const STEP = 20
const PACE = 430

/** A page that draws whatever is shown, but for the parts that it is told to leave for their turn. */
async function opened({
  calm = false,
  stages = [] as readonly string[],
  reads = [] as readonly string[],
  first = (link: Trial) => link.at(1),
} = {}) {
  const { Playout: Buffer } = await import('../src/table/playout.ts')
  const link = new Trial()
  first(link)
  const playout: Playout = new Buffer(link, stages, reads)
  const root = { dataset: {} as DOMStringMap }
  playout.root(root as HTMLElement)
  const shown: number[] = []
  const draw = () => {
    const entries = playout.shown().now.sight?.view?.entries ?? -1
    if (shown.at(-1) !== entries) shown.push(entries)
    playout.drawn(playout.shown(), false)
  }
  playout.subscribe(draw)
  const leave = playout.follow(calm)
  draw()
  return { link, playout, shown, leave, isSettled: () => root.dataset['settled'] === 'true' }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, querySelector: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, STEP - 4))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('positions that come at once', () => {
  it('are shown one after another, each for its time, and the table is at rest after the last', async () => {
    const { link, playout, shown, isSettled } = await opened()
    expect(isSettled()).toBe(true)
    link.at(2, { asked: 1 })
    link.at(3, { asked: 1 })
    link.at(4)
    expect(isSettled()).toBe(false)
    vi.advanceTimersByTime(STEP)
    expect([shown, playout.shown().behind]).toEqual([[1, 2], true])
    vi.advanceTimersByTime(PACE + STEP)
    expect([shown, isSettled()]).toEqual([[1, 2, 3], false])
    vi.advanceTimersByTime(PACE + STEP)
    expect([shown, playout.shown().behind, isSettled()]).toEqual([[1, 2, 3, 4], false, true])
    expect(playout.shown().news.map(({ n }) => n)).toEqual([4])
  })

  it('are left out by who catches up, and by who wants no movement', async () => {
    const { link, playout, shown, isSettled } = await opened()
    for (const entries of [2, 3, 4]) link.at(entries)
    vi.advanceTimersByTime(STEP)
    playout.catchUp()
    expect([shown, isSettled()]).toEqual([[1, 2, 4], true])
    const still = await opened({ calm: true })
    for (const entries of [2, 3, 4]) still.link.at(entries)
    vi.advanceTimersByTime(STEP)
    expect([still.shown, still.isSettled()]).toEqual([[1, 4], true])
  })

  it('wait while what leads to one is on the stage, unless it is skipped or came too soon after the last', async () => {
    const { link, playout, shown, isSettled } = await opened({ stages: ['revealed'] })
    const staged = () => playout.shown().staged.map(({ n }) => n)
    link.at(2, { kind: 'revealed' })
    vi.advanceTimersByTime(STEP)
    expect([shown, staged(), isSettled()]).toEqual([[1], [2], false])
    vi.advanceTimersByTime(1480)
    expect([shown, staged()]).toEqual([[1], [2]])
    vi.advanceTimersByTime(20 + STEP)
    expect([shown, staged(), isSettled()]).toEqual([[1, 2], [], true])

    // Two within ten seconds would be one too many.
    link.at(3, { kind: 'revealed' })
    vi.advanceTimersByTime(PACE + STEP)
    expect([shown, staged()]).toEqual([[1, 2, 3], []])

    vi.advanceTimersByTime(10_000)
    link.at(4, { kind: 'revealed' })
    vi.advanceTimersByTime(STEP)
    expect([shown.at(-1), staged()]).toEqual([3, [4]])
    playout.skip()
    vi.advanceTimersByTime(STEP)
    expect([shown.at(-1), staged(), isSettled()]).toEqual([4, [], true])
  })

  for (const calm of [false, true])
    it(`wait while a page is read, ${calm ? 'without movement too' : 'however many come'}`, async () => {
      const { link, playout, shown, isSettled } = await opened({ calm, reads: ['page'] })
      const pages = () => playout.shown().reading.map(({ n }) => n)
      link.at(2, { kind: 'page', asked: 1 })
      vi.advanceTimersByTime(STEP)
      link.at(3, { asked: 1 })
      link.at(4, { kind: 'page' })
      vi.advanceTimersByTime(20 * PACE)
      // Only who reads can make the next change.
      expect([shown, pages(), isSettled()]).toEqual([[1, 2], [2], true])
      playout.read()
      expect(isSettled()).toBe(false)
      vi.advanceTimersByTime(2 * PACE)
      expect([shown, pages()]).toEqual([calm ? [1, 2, 4] : [1, 2, 3, 4], [4]])
      playout.read()
      expect([pages(), isSettled()]).toEqual([[], true])
    })

  it('are read from the first page on by who has just opened the table, though bots have moved already; not by who comes back', async () => {
    const pages = async (since: number) => {
      const first = (link: Trial) => {
        link.at(1, { kind: 'page', opened: Date.now() - since })
        link.at(2, { opened: Date.now() - since })
      }
      return (await opened({ reads: ['page'], first })).playout.shown().reading.map(({ n }) => n)
    }
    expect([await pages(1000), await pages(60_000)]).toEqual([[1], []])
  })

  it('are left out by who catches up, but not what there is to read in them', async () => {
    const { link, playout, shown } = await opened({ reads: ['page'] })
    for (const entries of [2, 3, 4]) link.at(entries, { kind: entries < 4 ? 'page' : 'moved' })
    vi.advanceTimersByTime(STEP)
    playout.catchUp()
    expect([shown.at(-1), playout.shown().reading.map(({ n }) => n)]).toEqual([4, [2, 3]])
  })

  it('are shown at once to who wants no movement, moments too', async () => {
    const { link, shown, isSettled } = await opened({ calm: true, stages: ['revealed'] })
    link.at(2, { kind: 'revealed' })
    vi.advanceTimersByTime(STEP)
    expect([shown, isSettled()]).toEqual([[1, 2], true])
  })

  it('are not waited for if nothing is told of them, nor by what only changed around the game', async () => {
    const { link, playout, shown } = await opened()
    link.at(2)
    link.at(3, { silent: true })
    vi.advanceTimersByTime(STEP)
    expect(shown).toEqual([1, 2])
    link.change({ connection: 'offline' })
    vi.advanceTimersByTime(PACE + STEP)
    expect([shown, playout.shown().now.connection]).toEqual([[1, 2, 3], 'offline'])
    link.change({ connection: 'here' })
    link.at(4)
    vi.advanceTimersByTime(STEP)
    link.change({ thinking: { seat: 1, done: 50 } })
    vi.advanceTimersByTime(STEP)
    expect(playout.shown()).toMatchObject({ now: { thinking: { done: 50 } }, news: [{ n: 4 }] })
  })

  it('of the past are played more slowly, and then the present', async () => {
    const { link, playout, shown, isSettled } = await opened()
    const past = link.now()
    link.at(2)
    link.at(3)
    vi.advanceTimersByTime(3 * PACE)
    playout.playAgain([past])
    expect([shown.at(-1), playout.shown().again]).toEqual([1, true])
    vi.advanceTimersByTime(2 * PACE)
    expect(shown.at(-1)).toBe(1)
    vi.advanceTimersByTime(PACE)
    expect([shown.at(-1), playout.shown().again, isSettled()]).toEqual([3, false, true])
  })
})

describe('parts of a table', () => {
  it('are drawn a frame each, in their order, before another position comes', async () => {
    const { link, playout, shown, isSettled } = await opened({ calm: true })
    const drawn: (string | number)[] = shown
    const ends = (
      [
        ['log', 2],
        ['board', 1],
      ] as const
    ).map(([name, turn]) => playout.draw(turn, () => drawn.push(name)))
    link.at(2)
    vi.advanceTimersByTime(STEP)
    expect(drawn).toEqual([1, 'board'])
    vi.advanceTimersByTime(STEP)
    expect(drawn).toEqual([1, 'board', 'log'])
    vi.advanceTimersByTime(STEP)
    expect(drawn).toEqual([1, 'board', 'log', 2])
    expect(isSettled()).toBe(false)
    for (const end of ends) end()
    expect(isSettled()).toBe(true)
  })
})

describe('a table', () => {
  it('is not at rest while a call is unanswered, the line is lost, an answer is on its way, or a bot is to move', async () => {
    const { link, playout, isSettled } = await opened({ calm: true })
    let answer: () => void = () => undefined
    link.sent(new Promise((done) => (answer = done)))
    expect(isSettled()).toBe(false)
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(isSettled()).toBe(true)
    for (const [connection, rests] of [
      ['reconnecting', false],
      ['caught-up', true],
    ] as const) {
      link.change({ connection })
      expect(isSettled()).toBe(false)
      vi.advanceTimersByTime(STEP)
      expect(isSettled()).toBe(rests)
    }
    playout.drawn(playout.shown(), true)
    expect(isSettled()).toBe(false)
    playout.drawn(playout.shown(), false)
    link.at(2, { asked: 1 })
    vi.advanceTimersByTime(PACE)
    expect(isSettled()).toBe(false)
    link.at(3)
    vi.advanceTimersByTime(STEP)
    expect(isSettled()).toBe(true)
  })
})
