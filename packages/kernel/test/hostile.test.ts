import { describe, expect, it } from 'vitest'
import {
  type Accepted,
  canonical,
  type Decision,
  type GameRecord,
  openTable,
  type Refusal,
  readRecord,
  refusalWords,
  replay,
  type Source,
  same,
  source,
  verify,
} from '../src/index.ts'
import { garbage, mutated } from './hostile/mutation.ts'
import { openMarket, playOn } from './night-market/evening.ts'
import { game } from './night-market/rules.ts'
import type { NightMarket } from './night-market/shape.ts'
import { sealed } from './sealed.ts'
import { good, SEED, throughJson } from './trial.ts'

const MUTATING = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
/** KRCMA_HOSTILE=100000 asks for so many records of either kind; those sealed anew are replayed, which takes minutes. */
const RECORDS = MUTATING ? 20 : Number(process.env['KRCMA_HOSTILE'] ?? 2000)
const ANSWERS = MUTATING ? 400 : 100_000
/** So many messages between two looks at the whole table; what is entered never goes away by itself. */
const BATCH = 400

const market = (seed: number) =>
  openMarket({ players: 2 + (seed % 3), options: { lanterns: 2 }, scenario: { nights: 2, toll: 1 } })

function isReason(said: unknown): said is Refusal {
  return typeof said === 'object' && said !== null && (said as { refused: string }).refused in refusalWords.en
}

describe('a hostile player', () => {
  it(`gets ${ANSWERS} mutated answers refused, each with a reason; none throws, none changes anything`, {
    timeout: 120_000,
  }, () => {
    const random = source(1)
    const reasons = new Map<string, number>()
    let sent = 0
    for (let seed = 0; sent < ANSWERS; seed++) {
      const table = playOn(market(seed), seed, random.below(40))
      const before = table.record()
      const decisions = table.seats.flatMap((seat) => table.decisions(seat))
      for (let i = 0; i < BATCH; i++) {
        const message = hostileAnswer(decisions, random)
        if (isRight(message, decisions)) continue
        const said = table.answer(message)
        if (!isReason(said)) throw new Error(`${JSON.stringify(message)} was not refused at seed ${seed}`)
        reasons.set(said.refused, (reasons.get(said.refused) ?? 0) + 1)
        sent++
      }
      expect(table.record()).toEqual(before)
    }
    if (!MUTATING)
      expect([...reasons.keys()].sort()).toEqual(['game-over', 'malformed', 'not-an-option', 'stale', 'wrong-seat'])
  })

  it('may let anything stand: it is refused, or kept so that the record can still be made and proven', () => {
    const random = source(2)
    const counts = { refused: 0, kept: 0 }
    for (let seed = 0; seed < (MUTATING ? 5 : 60); seed++) {
      const table = playOn(market(seed), seed, 5)
      for (let i = 0; i < 10 && !table.over; i++) {
        const right = {
          kind: ['bid', 'sell', 'dusk'][random.below(3)],
          option: [0, 1, 'pass'][random.below(3)],
          until: 'night',
        }
        const message = random.below(4) === 0 ? garbage(random) : mutated(right, random)
        const before = table.record()
        const said = table.stand((random.below(8) === 0 ? garbage(random) : random.below(2)) as number, message)
        if (isReason(said)) expect(table.record()).toEqual(before)
        counts[isReason(said) ? 'refused' : 'kept']++
      }
      expect(verify(game, throughJson(table.record()))).toMatchObject({ hash: table.hash() })
    }
    expect(Math.min(counts.refused, counts.kept)).toBeGreaterThan(MUTATING ? 0 : 60)
  })
})

function hostileAnswer(decisions: readonly Decision<NightMarket>[], random: Source): unknown {
  const decision = decisions[random.below(Math.max(1, decisions.length))]
  const way = random.below(10)
  if (decision === undefined || way === 0)
    return mutated({ seat: 0, decision: '1.0.1~0', option: garbage(random) }, random)
  const { seat, id, options } = decision
  const option: unknown = options[random.below(options.length)]
  if (way === 1) return garbage(random)
  if (way === 2) return { seat: seat + 1, decision: id, option }
  if (way === 3) return { seat, decision: id.replace(/\.(\d+)~/, (_, n: string) => `.${Number(n) - 1}~`), option }
  return mutated({ seat, decision: id, option }, random)
}

/** Whether a message happens to be an answer that may be given: a mutation of one can be another. */
function isRight(message: unknown, decisions: readonly Decision<NightMarket>[]): boolean {
  const { seat, decision, option } = (message ?? {}) as { seat?: unknown; decision?: unknown; option?: unknown }
  return decisions.some(
    (open) => open.seat === seat && open.id === decision && open.options.some((offered) => same(offered, option)),
  )
}

describe('a mutated record', () => {
  it(`is refused with a reason, ${RECORDS} times; reading it changes nothing in it`, { timeout: 3_600_000 }, () => {
    const random = source(4)
    const originals = Array.from({ length: 12 }, (_, seed) => shortGame(seed))
    const counts: Record<string, number> = {}
    for (let refused = 0; refused < RECORDS; ) {
      const original = originals[random.below(originals.length)] as GameRecord
      const forged = forge(original, random)
      if (same(forged, original)) continue
      const before = JSON.stringify(forged)
      const read = readRecord(forged)
      if (!isReason(read)) throw new Error(`read although changed: ${difference(original, forged)}`)
      expect(JSON.stringify(forged)).toBe(before)
      counts[read.refused] = (counts[read.refused] ?? 0) + 1
      refused++
    }
    if (!MUTATING) expect(Object.keys(counts).sort()).toEqual(['damaged', 'malformed'])
    if (process.env['KRCMA_HOSTILE'] !== undefined) console.log(counts)
  })
})

describe('a forger, who seals it anew,', () => {
  it(`gets ${RECORDS} mutated records refused; what passes could have been played just so`, {
    timeout: 3_600_000,
  }, () => {
    const random = source(5)
    const originals = Array.from({ length: 12 }, (_, seed) => shortGame(seed))
    const counts: Record<string, number> = {}
    for (let i = 0; i < RECORDS; i++) {
      const original = originals[random.below(originals.length)] as GameRecord
      const forged = forge(original, random)
      if (same(forged, original)) continue
      const read = readRecord(resealed(forged))
      const outcome = isReason(read) ? read : i % 3 === 0 ? replay(game, read) : verify(game, read)
      if (isReason(outcome)) counts[outcome.refused] = (counts[outcome.refused] ?? 0) + 1
      else if (couldBePlayed(read as GameRecord, 'entries' in outcome))
        counts['just as true'] = (counts['just as true'] ?? 0) + 1
      else throw new Error(`accepted: ${difference(original, read as GameRecord)}`)
    }
    if (!MUTATING) {
      const expected = [
        'damaged',
        'just as true',
        'malformed',
        'not-allowed',
        'older-rules',
        'other-game',
        'wrong-dice',
      ]
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(expected))
      expect(counts['just as true']).toBeLessThan(RECORDS / 10)
      if (process.env['KRCMA_HOSTILE'] !== undefined) console.log(counts)
    }
  })
})

/** One night for two, with a standing answer and an undo in it. */
function shortGame(seed: number): GameRecord {
  const table = openMarket({
    scenario: { nights: 1, toll: 1 },
    contributions: ['a', 'b'],
    seed: SEED.slice(1) + (seed % 10),
  })
  playOn(table, seed, 2)
  good(table.stand(seed % 2, { kind: 'dusk', option: 'pass', until: 'bought' }))
  playOn(table, seed, 3)
  const seat = table.seats.find((one) => !table.over && table.canUndo(one) !== 'nothing-to-undo')
  if (seat !== undefined) good(table.undo(seat, { consented: true }))
  return throughJson(playOn(table, seed + 100, seed % 3 === 0 ? 2 : undefined).record())
}

function forge(record: GameRecord, random: Source): GameRecord {
  // Entries are what a forger would change; the rest of the time anything goes.
  if (random.below(2) === 0) return mutated(record, random) as GameRecord
  return { ...record, entries: mutated(record.entries, random) as GameRecord['entries'] }
}

function resealed(forged: unknown): unknown {
  try {
    return sealed(forged as GameRecord)
  } catch {
    return forged
  }
}

/** Whether a table so opened comes to the same record by answers, standing answers and undos alone. */
function couldBePlayed(record: GameRecord, diceToo: boolean): boolean {
  const table = openTable(game, record)
  if ('refused' in table) return false
  // Where the dice are only said to have fallen so, there is nothing to compare them with.
  if (!diceToo && !same(table.record().setUp, record.setUp)) return true
  for (const { seat, decision, option, stand, undo } of record.entries) {
    let said: Accepted | Refusal
    if (undo) said = table.undo(seat, { consented: true })
    else if (stand) said = table.stand(seat, stand)
    else {
      const id = table.decisions(seat).find((open) => open.id.split('~')[0] === decision)?.id
      said = table.answer({ seat, decision: id, option })
    }
    if (said.refused !== undefined) return false
  }
  return same(table.record(), record) || !diceToo
}

/** Where two pieces of plain data part, for the message. */
function difference(a: unknown, b: unknown, where = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [x, y] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]]
      if (key !== 'seal' && !same(x, y)) return difference(x, y, `${where}.${key}`)
    }
  }
  return `${where}: ${shown(a)} -> ${shown(b)}`
}

function shown(value: unknown): string {
  try {
    return canonical(value)
  } catch {
    return String(value)
  }
}
