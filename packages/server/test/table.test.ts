import type { GameRecord } from '@krcma/kernel'
import { apply } from '@krcma/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Line, Person } from './client.ts'
import { answerOnce, openHouse, playOut, setting, startTable, type TestHouse } from './house.ts'

let house: TestHouse
let now = Date.now()
beforeAll(async () => {
  house = await openHouse({}, { now: () => now })
})
afterAll(() => house.close())

/** Two people at a table, watching it. */
async function pair(more: Parameters<typeof startTable>[2] = {}) {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const table = await startTable(anna, [ben], more)
  const [left, right] = [await anna.live(), await ben.live()]
  await left.watch(table)
  await right.watch(table)
  return { anna, ben, table, left, right }
}

/** Everybody has seen what the furthest has seen. */
async function together(table: string, ...lines: Line[]): Promise<void> {
  const seq = Math.max(...lines.map((line) => line.held(table).seq))
  for (const line of lines) await line.until(() => line.held(table).seq >= seq)
}

const infoOf = (line: Line, table: string) => line.held(table).sight.info

describe('before the start', () => {
  it('people sit, leave and are replaced by bots, and nobody sits twice', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const { sight } = await anna.must('open-table', {
      ...setting,
      seats: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }],
    })
    const table = sight.info.id
    expect(sight.info.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect((await anna.call('start', { table })).refused).toBe('wrong-time')
    expect((await ben.call('sit', { table, seat: 0 })).refused).toBe('taken')
    expect(await ben.must('sit', { table, seat: 2 })).toMatchObject({ seat: 2 })
    expect((await ben.call('sit', { table })).refused).toBe('taken')
    await ben.must('leave', { table })
    await anna.must('seat-bot', { table, seat: 2, level: 'master' })
    await ben.must('sit', { table })
    expect((await anna.call('seat-bot', { table, seat: 1, level: 'master' })).refused).toBe('taken')
    await anna.must('start', { table })
    expect((await ben.call('leave', { table })).refused).toBe('wrong-time')
    const { sitters } = (await ben.look(table)).sight.info
    expect(sitters.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Anna', 'Ben', 'master'])
  })
  it('a table by link is known to those who have the link alone', async () => {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const { sight } = await anna.must('open-table', { ...setting, access: 'link' })
    const { id: table } = sight.info
    expect((await ben.must('lobby', {})).open.map(({ id }) => id)).not.toContain(table)
    expect((await ben.look(table)).refused).toBe('not-found')
    expect((await ben.call('sit', { table })).refused).toBe('not-found')
    expect((await ben.look(table, sight.link ?? '')).sight.link).toBeNull()
    await ben.must('sit', { table, link: sight.link ?? '' })
    expect((await ben.look(table)).sight.link).toBe(sight.link)
  })
  it('a table without spectators is listed until it begins, and then for those alone who play', async () => {
    const [anna, ben, cyril] = [await house.person('Anna'), await house.person('Ben'), await house.person('Cyril')]
    const { sight } = await anna.must('open-table', { ...setting, spectators: false })
    const { id: table } = sight.info
    expect((await cyril.must('lobby', {})).open.map(({ id }) => id)).toContain(table)
    await ben.must('sit', { table })
    await anna.must('start', { table })
    const { open, playing } = await cyril.must('lobby', {})
    expect([...open, ...playing].map(({ id }) => id)).not.toContain(table)
    expect((await ben.must('lobby', {})).yours.map(({ id }) => id)).toContain(table)
    await anna.must('resign', { table })
    await ben.must('resign', { table })
    expect((await cyril.must('archive', {})).tables.map(({ id }) => id)).not.toContain(table)
  })
  it('a public table is among those to watch, but for those who play at it', async () => {
    const { anna, table } = await pair()
    const listed = async (person: Person) => {
      const { yours, playing } = await person.must('lobby', {})
      return [yours, playing].map((list) => list.some(({ id }) => id === table))
    }
    expect(await listed(anna)).toEqual([true, false])
    expect(await listed(await house.person('Cyril'))).toEqual([false, true])
  })
  it('what no game can be is refused', async () => {
    const anna = await house.person('Anna')
    expect((await anna.call('open-table', { ...setting, game: 'chess' })).refused).toBe('not-found')
    expect((await anna.call('open-table', { ...setting, options: { rounds: 5 } })).refused).toBe('not-allowed')
    const six = Array.from({ length: 6 }, () => ({ for: 'anybody' }) as const)
    expect((await anna.call('open-table', { ...setting, seats: six })).refused).toBe('not-allowed')
    const twice = [{ for: 'me' }, { for: 'me' }] as const
    expect((await anna.call('open-table', { ...setting, seats: [...twice] })).refused).toBe('not-allowed')
  })
})

describe('who connects again', () => {
  it('gets nothing if nothing was missed, what was missed if it was not long ago, and everything else anew', async () => {
    const { ben, table, left, right } = await pair({ options: { rounds: 200 } })
    const { seq } = right.held(table)
    right.kill()
    const again = await ben.live()
    again.tables.set(table, { ...right.held(table) })
    expect(await again.watch(table, { seq })).toMatchObject({ same: true, heard: { list: [] } })
    again.kill()
    await answerOnce(left, table, 2)
    const third = await ben.live()
    third.tables.set(table, { ...right.held(table) })
    const missed = await third.watch(table, { seq })
    expect(missed).toMatchObject({ since: seq, seq: seq + 1 })
    expect('missed' in missed && JSON.stringify(missed.missed).length).toBeLessThan(400)
    expect(third.held(table).sight).toEqual((await ben.look(table)).sight)
    await answerOnce(third, table, 1)
    await together(table, left, third)
    for (let n = 0; n < 40; n++) {
      await answerOnce(left, table, n)
      await together(table, left, third)
      await answerOnce(third, table, n)
      await together(table, left, third)
    }
    const fourth = await ben.live()
    fourth.tables.set(table, { ...right.held(table) })
    expect('full' in (await fourth.watch(table, { seq }))).toBe(true)
    expect(fourth.held(table).sight).toEqual(third.held(table).sight)
  })
})

describe('somebody at several tables', () => {
  it('answers all of them through one socket, and is told where it is their move', async () => {
    const anna = await house.person('Anna')
    const opponents = [await house.person('Ben'), await house.person('Cyril'), await house.person('Dana')]
    const tables: string[] = []
    for (const opponent of opponents) tables.push(await startTable(anna, [opponent]))
    const line = await anna.live()
    for (const table of tables) await line.watch(table)
    const yours = async () =>
      (await line.call('lobby', {})).yours.filter(({ yourMove }) => yourMove).map(({ id }) => id)
    expect((await yours()).sort()).toEqual([...tables].sort())
    expect(await Promise.all(tables.slice(1).map((table) => answerOnce(line, table, 1)))).toEqual([true, true])
    expect(await yours()).toEqual([tables[0]])
    expect(await answerOnce(line, tables[0] ?? '', 1)).toBe(true)
    expect(await yours()).toEqual([])
    for (const table of tables)
      expect(line.held(table).sight.view?.asked).toContainEqual({ seat: 0, kind: 'bid', answered: true })
  })
})

describe('taking back', () => {
  it('is free while nobody has learnt anything', async () => {
    const { table, left, right } = await pair()
    await answerOnce(left, table, 1)
    expect(left.held(table).sight.view?.undo).toBe('free')
    expect((await left.call('undo', { table })).refused).toBeUndefined()
    await together(table, left, right)
    expect(left.held(table).sight.view?.asked).toEqual([
      { seat: 0, kind: 'bid', answered: false },
      { seat: 1, kind: 'bid', answered: false },
    ])
  })
  it('beyond that needs the consent of all, and events that fell are dropped', async () => {
    const { table, left, right } = await pair()
    await answerOnce(left, table)
    await together(table, left, right)
    await answerOnce(right, table)
    await together(table, left, right)
    const heard = left.held(table).heard.size
    expect((await left.call('undo', { table })).refused).toBe('needs-consent')
    await left.call('propose', { table, what: 'undo' })
    await together(table, left, right)
    const { proposal } = infoOf(right, table)
    expect(proposal).toMatchObject({ what: 'undo', by: 0, yes: [0], asked: [0, 1] })
    expect((await left.call('vote', { table, proposal: proposal?.n ?? 0, yes: true })).refused).toBe('stale')
    expect((await right.call('vote', { table, proposal: 0, yes: true })).refused).toBe('stale')
    await right.call('vote', { table, proposal: proposal?.n ?? 0, yes: true })
    await together(table, left, right)
    expect(infoOf(left, table).proposal).toBeNull()
    expect(left.held(table).heard.size).toBeLessThan(heard)
    expect(left.held(table).sight.view?.asked).toContainEqual({ seat: 0, kind: 'bid', answered: false })
  })
  it('by consent reaches back over turns that memory no longer holds, and a restart finds what came of it', async () => {
    const { anna, table, left, right } = await pair({ options: { rounds: 200 } })
    const turnOf = () => left.held(table).sight.view?.turn ?? 0
    for (let n = 0; turnOf() < 5; n++) {
      for (const line of [left, right]) {
        await answerOnce(line, table, n)
        await together(table, left, right)
      }
    }
    for (let back = 0; (await left.call('propose', { table, what: 'undo' })).refused === undefined; back++) {
      await together(table, left, right)
      const vote = await right.call('vote', { table, proposal: infoOf(right, table).proposal?.n ?? 0, yes: true })
      expect(vote.refused).toBeUndefined()
      await together(table, left, right)
      expect(back).toBeLessThan(60)
    }
    expect(turnOf()).toBeLessThanOrEqual(2)
    const seen = left.held(table).sight
    for (const line of [left, right]) {
      await line.call('unwatch', { table })
    }
    expect(house.hall.residents.has(table)).toBe(false)
    expect((await anna.look(table)).sight).toEqual(seen)
  })
  it('by consent is offered and done though everything was put away and taken out again in between', async () => {
    const { table, left, right } = await pair({ options: { rounds: 200 } })
    const turnOf = () => left.held(table).sight.view?.turn ?? 0
    for (let n = 0; turnOf() < 5; n++) {
      for (const line of [left, right]) {
        await answerOnce(line, table, n)
        await together(table, left, right)
      }
    }
    const anew = async () => {
      for (const line of [left, right]) await line.call('unwatch', { table })
      expect(house.hall.residents.has(table)).toBe(false)
      for (const line of [left, right]) await line.watch(table)
    }
    let back = 0
    for (await anew(); left.held(table).sight.view?.undo !== 'nothing-to-undo'; await anew()) {
      expect((await left.call('propose', { table, what: 'undo' })).refused).toBeUndefined()
      await together(table, left, right)
      const vote = await right.call('vote', { table, proposal: infoOf(right, table).proposal?.n ?? 0, yes: true })
      expect(vote.refused).toBeUndefined()
      await together(table, left, right)
      expect(++back).toBeLessThan(60)
    }
    expect(turnOf()).toBe(1)
    expect(back).toBeGreaterThan(8)
    expect((await left.call('undo', { table })).refused).toBe('nothing-to-undo')
    expect((await left.call('propose', { table, what: 'undo' })).refused).toBe('nothing-to-undo')
  })
  it('is over with the first no, and with the next answer', async () => {
    const { table, left, right } = await pair()
    for (const line of [left, right]) {
      await answerOnce(line, table)
      await together(table, left, right)
    }
    await left.call('propose', { table, what: 'undo' })
    await together(table, left, right)
    await right.call('vote', { table, proposal: infoOf(right, table).proposal?.n ?? 0, yes: false })
    await together(table, left, right)
    expect(infoOf(left, table)).toMatchObject({ proposal: null, declined: { what: 'undo', by: 0, from: 1 } })
    // Who has just said no is left in peace for a while; who asked may ask for something else.
    expect((await left.call('propose', { table, what: 'undo' })).refused).toBe('too-fast')
    expect((await left.call('propose', { table, what: 'draw' })).refused).toBeUndefined()
    await left.call('vote', { table, proposal: infoOf(left, table).proposal?.n ?? 0, yes: false })
    expect(infoOf(left, table)).toMatchObject({ proposal: null, declined: null })
    await left.call('propose', { table, what: 'undo' })
    await together(table, left, right)
    await right.call('vote', { table, proposal: infoOf(right, table).proposal?.n ?? 0, yes: false })
    now += 30_000
    expect((await left.call('propose', { table, what: 'undo' })).refused).toBeUndefined()
    await answerOnce(right, table)
    await together(table, left, right)
    expect(infoOf(left, table)).toMatchObject({ proposal: null, declined: null })
  })
})

describe('by common consent', () => {
  it.each([
    ['draw', 'ended', 'draw'],
    ['end', 'ended', 'agreement'],
    ['pause', 'paused', null],
  ] as const)('a %s leaves the table %s', async (what, status, endedBy) => {
    const { table, left, right } = await pair()
    await left.call('propose', { table, what })
    await together(table, left, right)
    await right.call('vote', { table, proposal: infoOf(right, table).proposal?.n ?? 0, yes: true })
    await together(table, left, right)
    expect(infoOf(left, table)).toMatchObject({ status, endedBy, proposal: null })
    const [decision] = left.held(table).sight.view?.decisions ?? []
    const late = await left.call('answer', { table, decision: decision?.id ?? '', option: decision?.options[0] })
    expect(late.refused).toBe('wrong-time')
    if (what !== 'pause') return
    expect((await right.call('resume', { table })).refused).toBeUndefined()
    await together(table, left, right)
    expect(await answerOnce(left, table)).toBe(true)
  })
})

describe('who resigns', () => {
  it('is replaced by a bot, and sees what a spectator sees from then on', async () => {
    const { table, left, right } = await pair()
    await right.call('resign', { table })
    await together(table, left, right)
    expect(infoOf(left, table).sitters[1]).toMatchObject({ bot: 'journeyman', resigned: true })
    expect(right.held(table).sight).toMatchObject({ seat: null, view: { viewer: 'spectator' } })
    for (let n = 0; infoOf(left, table).status !== 'over'; n++) {
      await left.until(() => infoOf(left, table).status === 'over' || questions(left, table) > 0)
      await answerOnce(left, table, n)
    }
    expect(infoOf(left, table).status).toBe('over')
  })
  it('ends the game if nobody is left', async () => {
    const anna = await house.person('Anna')
    const table = await startTable(anna, [], { seats: [{ for: 'me' }, { for: 'bot', level: 'apprentice' }] })
    await anna.must('resign', { table })
    expect((await anna.look(table)).sight.info).toMatchObject({
      status: 'ended',
      endedBy: 'everybody-left',
    })
  })
})

const questions = (line: Line, table: string) =>
  line.held(table).sight.view?.decisions.filter(({ offer, answered }) => !offer && answered === undefined).length ?? 0

describe('bots', () => {
  it('answer by themselves until the game is over, with nobody looking', async () => {
    const anna = await house.person('Anna')
    const seats = [
      { for: 'bot', level: 'master' },
      { for: 'bot', level: 'apprentice' },
    ] as const
    const { sight } = await anna.must('open-table', { ...setting, seats: [...seats] })
    const table = sight.info.id
    const line = await anna.live()
    await line.watch(table)
    await anna.must('start', { table })
    await line.until(() => infoOf(line, table).status === 'over')
    expect(infoOf(line, table).status).toBe('over')
    line.close()
  })
  it('advise the seat that asks, and no other, where all agreed to it; everybody is told, once for each position', async () => {
    const { table, left, right } = await pair({ hints: true })
    for (let twice = 0; twice < 2; twice++) {
      const { hint } = await left.call('hint', { table })
      const decision = left.held(table).sight.view?.decisions.find(({ id }) => id === hint?.decision)
      expect(decision?.options).toContainEqual(hint?.choices[0]?.option)
    }
    await answerOnce(right, table)
    await left.call('hint', { table })
    await together(table, left, right)
    const hinted = [
      { seat: 0, entries: 0 },
      { seat: 0, entries: 1 },
    ]
    for (const line of [left, right]) expect(infoOf(line, table).hinted).toEqual(hinted)
  })
  it('advise nobody at a table of several people who did not agree to it, until one of them plays with bots alone', async () => {
    const { table, left, right } = await pair()
    expect((await left.call('hint', { table })).refused).toBe('no-hints')
    await right.call('resign', { table })
    expect((await left.call('hint', { table })).hint).toBeDefined()
    await together(table, left, right)
    expect(infoOf(left, table).hinted).toEqual([])
  })
})

describe('a clock', () => {
  it.each(['bot', 'default'] as const)('that runs out hands the decision to the %s', async (late) => {
    const { table, left, right } = await pair({ clock: { kind: 'bank', bank: 60, increment: 5 }, late })
    expect(infoOf(left, table).clock?.seats).toEqual([
      { left: 60_000, running: true },
      { left: 60_000, running: true },
    ])
    now += 10_000
    await answerOnce(left, table, 3)
    await together(table, left, right)
    expect(infoOf(left, table).clock?.seats).toEqual([
      { left: 55_000, running: false },
      { left: 50_000, running: true },
    ])
    now += 51_000
    await right.until(() => right.held(table).sight.view?.asked.some(({ kind }) => kind === 'play') === true)
    const bids = [...right.held(table).heard.values()].find((event) => (event as { kind: string }).kind === 'bids') as {
      data: { bids: number[] }
    }
    expect(bids.data.bids[0]).toBe(3)
    if (late === 'default') expect(bids.data.bids[1]).toBe(0)
    expect(infoOf(right, table).clock?.seats[1]?.left).toBe(5_000)
  })
  it('of days begins anew with every question, and lists the deadline', async () => {
    const { anna, table, left } = await pair({ clock: { kind: 'days', days: 3 } })
    const card = (await anna.must('lobby', {})).yours.find(({ id }) => id === table)
    expect(card).toMatchObject({ yourMove: true, deadline: now + 3 * 86_400_000 })
    now += 86_400_000
    await answerOnce(left, table)
    expect((await anna.must('lobby', {})).yours.find(({ id }) => id === table)).toMatchObject({
      yourMove: false,
      deadline: null,
    })
  })
})

describe('chat', () => {
  it('reaches those who watch, but not from those whom they have muted; its owner removes what does not belong', async () => {
    const { anna, ben, table, left, right } = await pair()
    await right.call('say', { table, text: 'Dobrý den' })
    await left.until(() => left.frames.some((frame) => frame.t === 'chat' && frame.line.text === 'Dobrý den'))
    const benId = (await ben.must('me', {})).me?.id ?? ''
    await left.call('mute', { person: benId, on: true })
    const { n } = await right.call('say', { table, text: 'unheard' })
    expect((await right.call('remove-message', { table, n })).refused).toBe('forbidden')
    await anna.must('remove-message', { table, n })
    await left.until(() => left.frames.some((frame) => frame.t === 'chat-removed' && frame.n === n))
    expect(left.texts.join()).not.toContain('unheard')
    const later = await ben.live()
    expect((await later.watch(table)).chat.map(({ text }) => text)).toEqual(['Dobrý den'])
  })
  it('is open to those who came by the link, before the start and after the end', async () => {
    const [anna, eve] = [await house.person('Anna'), await house.person('Eve')]
    const { sight } = await anna.must('open-table', { ...setting, access: 'link', seats: [{ for: 'me' }] })
    const { id: table } = sight.info
    const link = sight.link ?? ''
    const [line, guest] = [await anna.live(), await eve.live()]
    await line.watch(table)
    await guest.watch(table, { link })
    expect((await guest.call('say', { table, text: 'without' })).refused).toBe('not-found')
    expect((await guest.call('say', { table, link, text: 'good luck' })).refused).toBeUndefined()
    await line.until(() => line.frames.some((frame) => frame.t === 'chat' && frame.line.text === 'good luck'))
    await anna.must('start', { table })
    expect((await guest.call('say', { table, link, text: 'advice' })).refused).toBe('forbidden')
    await anna.must('resign', { table })
    expect((await guest.call('say', { table, link, text: 'well played' })).refused).toBeUndefined()
    await line.until(() => line.frames.some((frame) => frame.t === 'chat' && frame.line.text === 'well played'))
    expect(line.texts.join()).not.toContain('advice')
  })
})

describe('looking back', () => {
  it('shows what happened since some answer, step by step, as that seat sees it', async () => {
    const { ben, table, left, right } = await pair()
    await answerOnce(right, table)
    await together(table, left, right)
    await answerOnce(left, table)
    await together(table, left, right)
    await answerOnce(left, table)
    await together(table, left, right)
    const away = await ben.must('replay', { table, from: 1 })
    expect(away).toMatchObject({ viewer: 1, from: 1, entries: 3 })
    expect(away.steps).toHaveLength(2)
    let view = away.start
    for (const { changes } of away.steps) view = apply(view, changes)
    // What is past can be neither answered nor taken back.
    const past = { decisions: [], standing: [], undo: 'nothing-to-undo' }
    expect(view).toEqual({ ...right.held(table).sight.view, ...past })
    expect(away.steps[1]?.heard.list.map(({ kind }) => kind)).toEqual(['played'])
    expect((await ben.call('replay', { table, as: 0 })).refused).toBe('forbidden')
    expect((await ben.call('replay', { table, as: 'all-seeing' })).refused).toBe('forbidden')
    const seen = await ben.must('export', { table })
    expect(seen).toMatchObject({ whole: false, viewer: 1 })
    expect(JSON.stringify(seen)).not.toContain('seed')
  })

  it('shows everything from every seat when it is over; the record is proven, brought elsewhere, and the same there', async () => {
    const { anna, table, left, right } = await pair()
    await playOut(table, [left, right])
    const stranger = await house.person('Stranger')
    const all = await stranger.must('replay', { table, as: 'all-seeing' })
    expect(all.steps).toHaveLength(all.entries)
    expect(JSON.stringify(all.start.state)).toContain('card-')
    const heard = (await stranger.must('log', { table, as: 1 })).heard.list
    expect(heard.map(({ n }) => n)).toEqual(heard.map((_, n) => n))
    const out = await anna.must('export', { table })
    const { record } = out as { record: GameRecord }
    expect(record).toMatchObject({ over: true, commitment: infoOf(left, table).commitment })
    const forged = { ...record, seed: '0'.repeat(64) }
    expect((await anna.call('import', { record: forged })).refused).toBe('damaged')
    const { table: copy } = await anna.must('import', { record })
    expect((await anna.look(copy)).sight.info).toMatchObject({ imported: true, status: 'over' })
    expect(await anna.must('export', { table: copy })).toEqual(out)
    expect((await anna.must('archive', { mine: true })).tables.map(({ id }) => id)).toEqual(
      expect.arrayContaining([copy, table]),
    )
  })

  it('a rematch is one table for all who ask', async () => {
    const { anna, ben, table, left, right } = await pair()
    await playOut(table, [left, right])
    const asked = await Promise.all([anna, ben].map((person) => person.must('rematch', { table })))
    expect(asked[0]?.table).toBe(asked[1]?.table)
    expect(asked[0]?.table).not.toBe(table)
    expect((await (await house.person('Eve')).call('rematch', { table })).refused).toBe('forbidden')
  })

  it('a rematch of a table by link lets those in who sat at it, and nobody else', async () => {
    const { anna, ben, table, left, right } = await pair({ access: 'link' })
    await playOut(table, [left, right])
    const { table: again, link } = await anna.must('rematch', { table })
    expect((await ben.look(again)).refused).toBe('not-found')
    expect(await ben.must('rematch', { table })).toEqual({ table: again, link })
    expect((await ben.look(again)).sight.seat).toBe(1)
  })

  it('a rematch keeps the places of those who come to it, unless somebody was faster', async () => {
    const [anna, ben, eve] = [await house.person('Anna'), await house.person('Ben'), await house.person('Eve')]
    const table = await startTable(anna, [ben, eve])
    const lines = await Promise.all([anna, ben, eve].map((person) => person.live()))
    for (const line of lines) await line.watch(table)
    await playOut(table, lines)
    const { table: again } = await eve.must('rematch', { table })
    await ben.must('sit', { table: again, seat: 0 })
    for (const person of [ben, anna]) await person.must('rematch', { table })
    expect((await ben.look(again)).sight.seat).toBe(0)
    expect((await anna.look(again)).sight.seat).toBeNull()
    expect((await eve.look(again)).sight.seat).toBe(2)
  })
})
