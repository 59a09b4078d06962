import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SagaSight } from '@krcma/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usualLimits } from '../../src/index.ts'
import type { Shelf } from '../../src/rooms.ts'
import type { Person } from '../client.ts'
import { shelf } from '../fixture/game.ts'
import { openHouse, setting, type TestHouse } from '../house.ts'
import { beginning, beginSaga, evening, look, openEvening, playOn, purses, watched } from './evening.ts'

let data: string
let house: TestHouse
let anna: Person
let ben: Person
let saga: SagaSight
/** How much later than it is. */
let later: number
const where = () => ({ saga: saga.id })

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'krcma-saga-'))
  later = 0
  house = await openHouse({ data, log: 'silent' }, { now: () => Date.now() + later })
  ;[anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  saga = await beginSaga(anna, [ben])
})
afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
})

/** Closes the house, and opens it again on the same store, perhaps with other games. */
async function reopen(of: Shelf = shelf): Promise<void> {
  await house.stop()
  house = await openHouse({ data, log: 'silent' }, { shelf: of })
  ;[anna, ben] = [anna.at(house.port), ben.at(house.port)]
}

/** A whole evening with both. */
async function play(): Promise<string> {
  const people = [anna, ben]
  const table = await openEvening(await look(anna, saga.id), [0, 1], people)
  await playOn(table, await watched(table, people))
  return table
}

describe('what belongs to a saga and to the table of its evening', () => {
  it('is made up for if the house stops after the one is stored and before the other is: the opening', async () => {
    vi.spyOn(house.hall, 'ensure').mockRejectedValueOnce(new Error('the power fails'))
    expect(await anna.call('open-evening', evening(saga, [0, 1]))).toMatchObject({ refused: 'unavailable' })
    await reopen()
    const { table } = await look(ben, saga.id)
    if (table === null) throw new Error('no evening is on')
    await ben.must('sit', { table })
    await anna.must('start', { table })
    await playOn(table, await watched(table, [anna, ben]))
    expect(await look(anna, saga.id)).toMatchObject({ played: 1, evenings: [{ table, came: 'played' }] })
  })

  it('is made up for if the house stops after the one is stored and before the other is: the result, once', async () => {
    const people = [anna, ben]
    const table = await openEvening(saga, [0, 1], people)
    const lines = await watched(table, people)
    vi.spyOn(house.store.sagas, 'change').mockRejectedValue(new Error('the power fails'))
    await playOn(table, lines)
    await reopen()
    const after = await Promise.all([look(anna, saga.id), look(ben, saga.id), look(anna, saga.id)])
    for (const seen of after) expect(seen).toMatchObject({ played: 1, table: null, version: after[0].version })
    const { view } = (await anna.look(table)).sight
    const shown = view?.state as { merchants: { purse: number }[] } | undefined
    expect(purses(after[0])).toEqual(shown?.merchants.map(({ purse }) => purse))
  })

  it('has come apart for nobody: a table that was called off or given up leaves the sheets as they were', async () => {
    const { table } = await anna.must('open-evening', evening(saga, [0, 1]))
    await anna.must('close-table', { table })
    const off = await look(anna, saga.id)
    expect(off).toMatchObject({ table: null, evenings: [], todo: 'open' })
    const second = await openEvening(off, [0, 1], [anna, ben])
    for (const person of [anna, ben]) await person.must('resign', { table: second })
    const again = await look(anna, saga.id)
    expect(again).toMatchObject({
      played: 0,
      evenings: [{ table: second, came: 'again', result: { endedBy: 'everybody-left' } }],
    })
    expect(again.sheets).toEqual(off.sheets)
  })
})

describe('an evening of a saga', () => {
  it('keeps its seats for the members who come, each before the own sheet; a bot may stand in', async () => {
    const eve = await house.person('Eve')
    await ben.must('choose-between', { ...where(), member: 1, choice: 'lantern' })
    const now = await look(anna, saga.id)
    const { table } = await anna.must('open-evening', evening(now, [1, 0]))
    const link = now.link ?? ''
    expect(await eve.call('sit', { table, link })).toMatchObject({ refused: 'forbidden', about: 'seat' })
    expect(await ben.call('sit', { table, seat: 1 })).toMatchObject({ refused: 'forbidden', about: 'seat' })
    expect(await ben.must('sit', { table })).toMatchObject({ seat: 0 })
    await anna.must('start', { table })
    const { view, info } = (await ben.look(table)).sight
    expect(view?.state).toMatchObject({
      merchants: [
        { purse: 2, lanterns: 2 },
        { purse: 5, lanterns: 1 },
      ],
    })
    // What the campaign brought is the game's to show: it is not in what everybody is told of the table.
    expect(JSON.stringify(info)).not.toContain('purses')
    await anna.must('propose', { table, what: 'end' })
    await ben.must('vote', { table, proposal: (await ben.look(table)).sight.info.proposal?.n ?? 0, yes: true })
    const coming = [
      { member: 0, bot: null },
      { member: 1, bot: 'apprentice' as const },
    ]
    const next = await look(anna, saga.id)
    const { table: alone } = await anna.must('open-evening', { ...evening(next, []), coming })
    await anna.must('start', { table: alone })
    const [line] = await watched(alone, [anna])
    if (line === undefined) throw new Error('nobody watches')
    const held = () => line.held(alone).sight
    while (held().info.status !== 'over') {
      const mine = () => held().view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
      await line.until(() => mine() !== undefined || held().info.status === 'over')
      const decision = mine()
      if (decision === undefined) break
      await line.call('answer', { table: alone, decision: decision.id, option: decision.options[0] })
    }
    expect(await look(ben, saga.id)).toMatchObject({ played: 1, evenings: [{ came: 'again' }, { came: 'played' }] })
  })

  it('is none that one may make up: neither its sheets, nor who comes, nor one that was not offered', async () => {
    const good = evening(saga, [0, 1])
    const sheets = { rules: 2, sheets: { purses: [99, 99] } }
    const market = { ...setting, game: 'night-market' }
    expect(await anna.post('open-table', JSON.stringify({ ...market, campaign: sheets }))).toMatchObject({
      body: { refused: 'malformed' },
    })
    expect(await anna.post('open-table', JSON.stringify({ ...market, saga: { id: saga.id } }))).toMatchObject({
      body: { refused: 'malformed' },
    })
    const refused = async (change: object) => (await anna.call('open-evening', { ...good, ...change })).refused
    expect(await refused({ campaign: sheets })).toBe('malformed')
    expect(await refused({ evening: 7 })).toBe('not-an-option')
    expect(await refused({ version: saga.version + 1 })).toBe('late')
    expect(await refused({ coming: [{ member: 0, bot: null }] })).toBe('not-allowed')
    expect(await refused({ coming: [0, 0].map((member) => ({ member, bot: null })) })).toBe('not-allowed')
    expect(await refused({ coming: [0, 5].map((member) => ({ member, bot: null })) })).toBe('not-allowed')
    expect(await look(anna, saga.id)).toEqual(saga)
  })

  it("has a bot at nobody's sheet who has not asked for it: a member lets one stand in for themselves, the owner for anybody", async () => {
    const standIn = (member: number) => ({
      ...evening(saga, []),
      coming: [0, 1].map((one) => ({ member: one, bot: one === member ? ('apprentice' as const) : null })),
    })
    expect(await ben.call('open-evening', standIn(0))).toMatchObject({ refused: 'forbidden', about: 'bot' })
    const { table } = await ben.must('open-evening', evening(saga, [0, 1]))
    // Nor does whoever opened the table put one there.
    expect(await ben.call('seat-bot', { table, seat: 0, level: 'apprentice' })).toMatchObject({ refused: 'forbidden' })
    await ben.must('close-table', { table })
    saga = await look(ben, saga.id)
    const { table: own } = await ben.must('open-evening', standIn(1))
    await ben.must('close-table', { table: own })
    saga = await look(anna, saga.id)
    await anna.must('open-evening', standIn(1))
  })

  it('that everybody has deserted is given up by the owner, and its table is a game of its own from then on', async () => {
    const table = await openEvening(saga, [0, 1], [anna, ben])
    const giveUp = () => anna.call('give-up-evening', where())
    later = 3 * 24 * 3_600_000 - 60_000
    expect(await giveUp()).toMatchObject({ refused: 'wrong-time', about: 'evening' })
    later += 120_000
    expect(await ben.call('give-up-evening', where())).toMatchObject({ refused: 'forbidden', about: 'owner' })
    expect(await giveUp()).toMatchObject({ saga: { table: null, played: 0, sheets: saga.sheets } })
    expect(await giveUp()).toMatchObject({ refused: 'wrong-time', about: 'evening' })
    await playOn(table, await watched(table, [anna, ben]))
    const after = await look(ben, saga.id)
    expect(after).toMatchObject({
      played: 0,
      evenings: [{ table, came: 'again', result: { endedBy: 'everybody-left' } }],
    })
    expect(purses(after)).toEqual(purses(saga))
  })

  it('is not played again by a rematch, and its table leads back to its saga', async () => {
    const table = await play()
    expect(await anna.call('rematch', { table })).toMatchObject({ refused: 'not-allowed', about: 'saga' })
    expect((await ben.look(table)).sight.info.setting.saga).toMatchObject({ id: saga.id, evening: 0 })
  })
})

describe('the sheets of a saga', () => {
  it('are shown to its members, what one alone may know to nobody else, and to strangers not at all', async () => {
    const eve = await house.person('Eve')
    await ben.must('choose-between', { ...where(), member: 1, choice: { patron: 'amber' } })
    expect(JSON.stringify((await look(ben, saga.id)).sheets)).toContain('amber of 1')
    expect(JSON.stringify(await look(anna, saga.id))).not.toContain('amber of')
    expect(await eve.call('look-saga', where())).toMatchObject({ refused: 'not-found' })
    const invited = await eve.must('look-saga', { ...where(), link: saga.link ?? '' })
    expect(invited.saga).toMatchObject({ sheets: null, link: null, choices: [], member: null })
    expect(await anna.call('choose-between', { ...where(), member: 1, choice: 'lantern' })).toMatchObject({
      refused: 'forbidden',
      about: 'member',
    })
    expect(await anna.call('choose-between', { ...where(), member: 0, choice: { purse: 9 } })).toMatchObject({
      refused: 'not-an-option',
    })
  })

  it('of older rules are migrated between two evenings, also what the last one handed out', async () => {
    await play()
    const before = purses(await look(anna, saga.id))
    const tenfold = (old: unknown) => {
      const { purses: each, ...rest } = old as { purses: number[] }
      return { ...rest, purses: each.map((purse) => 10 * purse) }
    }
    const newer = new Map(
      [...shelf.rooms].map(([id, room]) => {
        const migrations = { ...room.game.migrations, 2: { campaign: tenfold } }
        return [id, id === 'night-market' ? { ...room, game: { ...room.game, rules: 3, migrations } } : room]
      }),
    )
    await reopen({ rooms: newer, modules: {} })
    expect(purses(await look(anna, saga.id))).toEqual(before.map((purse) => 10 * purse))
    await play()
    expect(await look(anna, saga.id)).toMatchObject({ played: 2 })
    // A house with older rules than what is kept shows what it can, and changes nothing.
    await reopen()
    const stuck = await look(anna, saga.id)
    expect(stuck).toMatchObject({ sheets: null, played: 2, next: { refused: 'newer-rules' }, choices: [] })
  })
})

describe('the members of a saga', () => {
  it('come and go: by link, with a sheet that was left or a new one; the owner replaces, hands over and ends', async () => {
    const [eve, link] = [await house.person('Eve'), saga.link ?? '']
    const joined = await eve.must('join-saga', { ...where(), link })
    expect(joined.saga).toMatchObject({ member: 2, members: [{}, {}, { name: 'Eve' }] })
    expect(purses(joined.saga)).toEqual([5, 5, 5])
    expect(await eve.call('join-saga', { ...where(), link })).toMatchObject({ refused: 'taken', about: 'person' })
    expect(await anna.call('leave-saga', where())).toMatchObject({ refused: 'forbidden', about: 'owner' })
    expect(await ben.call('replace-member', { ...where(), member: 2, bot: null })).toMatchObject({
      refused: 'forbidden',
    })
    const { saga: replaced } = await anna.must('replace-member', { ...where(), member: 2, bot: 'master' })
    expect(replaced.members[2]).toEqual({ person: null, bot: 'master', name: 'Eve' })
    expect((await eve.must('sagas', {})).sagas).toEqual([])
    const benId = saga.members[1]?.person?.id ?? ''
    await anna.must('hand-over-saga', { ...where(), to: benId })
    expect(await anna.call('end-saga', where())).toMatchObject({ refused: 'forbidden' })
    await anna.must('leave-saga', where())
    const { saga: ended } = await ben.must('end-saga', where())
    expect(ended).toMatchObject({ status: 'ended', owner: { id: benId } })
    expect(await eve.call('join-saga', { ...where(), link })).toMatchObject({ refused: 'wrong-time' })
  })

  it('find it in their list, with what they could do next', async () => {
    const todo = async (person: Person) => (await person.must('sagas', {})).sagas.map((one) => one.todo)
    expect([await todo(anna), await todo(ben)]).toEqual([['open'], ['choose']])
    await anna.must('open-evening', evening(saga, [0, 1]))
    expect([await todo(anna), await todo(ben)]).toEqual([['come'], ['come']])
  })

  it('begin no more of them than they may', async () => {
    const { close, person } = await openHouse({ limits: { ...limitsOf(), sagas: 1 } })
    const eve = await person('Eve')
    await eve.must('begin-saga', beginning)
    expect(await eve.call('begin-saga', beginning)).toMatchObject({ refused: 'too-many' })
    expect(await eve.call('begin-saga', { ...beginning, game: 'lanterns' })).toMatchObject({ refused: 'too-many' })
    await close()
  })
})

describe('a saga that is taken along', () => {
  it('comes back as it was, marked, with sheets that anybody with the link may take up', async () => {
    await play()
    const { file } = await anna.must('export-saga', where())
    const { saga: brought } = await ben.must('import-saga', { file: JSON.parse(JSON.stringify(file)) })
    const original = await look(anna, saga.id)
    expect(brought).toMatchObject({ brought: true, played: 1, member: null, title: original.title })
    expect(purses(brought)).toEqual(purses(original))
    await ben.must('join-saga', { saga: brought.id, link: brought.link ?? '', member: 1 })
    await anna.must('join-saga', { saga: brought.id, link: brought.link ?? '', member: 0 })
    expect((await ben.must('export-saga', { saga: brought.id })).file).toEqual(file)
    expect(await ben.call('export-saga', where())).toMatchObject({ refused: 'forbidden' })
  })

  it('is not taken along while it holds what another member alone may know', async () => {
    await ben.must('choose-between', { ...where(), member: 1, choice: { patron: 'amber' } })
    expect(await anna.call('export-saga', where())).toMatchObject({ refused: 'wrong-time', about: 'secrets' })
    await anna.must('end-saga', where())
    expect(JSON.stringify(await anna.must('export-saga', where()))).toContain('amber of 1')
  })

  it('is refused with the place and the reason if it is none', async () => {
    const { file } = await anna.must('export-saga', where())
    const tried = async (change: object) => {
      const { refused, about } = await ben.call('import-saga', { file: { ...file, ...change } })
      return `${refused} ${about}`
    }
    expect(await tried({ game: 'chess' })).toBe('not-found game')
    expect(await tried({ game: 'lanterns' })).toBe('not-allowed saga')
    expect(await tried({ members: [{ name: 'One' }] })).toBe('malformed file.members')
    expect(await tried({ kept: { ...file.kept, sheets: { purses: [-1, 1] } } })).toBe('malformed campaign.purses[0]')
    expect(await tried({ kept: { ...file.kept, rules: 9 } })).toBe('newer-rules saga')
    expect(await tried({ extra: true })).toBe('malformed file.extra')
    expect(await ben.call('import-saga', { file: null })).toMatchObject({ refused: 'malformed' })
    expect(await tried({ title: 'x'.repeat(300_000) })).toBe('too-large file')
    expect((await ben.must('sagas', {})).sagas).toHaveLength(1)
  })
})

function limitsOf() {
  return Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1_000_000])) as unknown as typeof usualLimits
}
