import { commit, DamagedRecord } from './chance.ts'
import type { Checkpoint, Entry, Game, GameRecord, OpenTable, Refusal, Saved, Shape } from './index.ts'
import { LiveTable, WrongDice } from './live.ts'
import { readOpening, refuse } from './opening.ts'
import { hash, lastingHash, same } from './plain.ts'

/** A record that comes from outside: whether it is one at all, and whether it is whole. */
export function readRecord(message: unknown): GameRecord | Refusal {
  const wrong = firstWrong(message, RECORD)
  if (wrong !== undefined) return refuse('malformed', wrong)
  const { seal, ...unsealed } = message as GameRecord
  return attempt(() => (hash(unsealed) === seal ? (message as GameRecord) : refuse('damaged', 'seal')))
}

/** What was set aside when a table came from older rules: answers that no longer fit. */
export interface Restored<G extends Shape> {
  readonly refused?: never
  readonly table: OpenTable<G>
  readonly setAside: readonly Entry[]
}

/**
 * Goes on with a table from its latest checkpoint and the answers since. A checkpoint of older rules is migrated, and the
 * answers since are given again as far as they fit. What comes from our own store is trusted; check what does not with
 * `readRecord` and `replay`.
 */
export function restore<G extends Shape>(game: Game<G>, saved: Saved, keep?: number): Restored<G> | Refusal {
  const wrong = firstWrong(saved, SAVED)
  if (wrong !== undefined) return refuse('malformed', wrong)
  return attempt(() => {
    if (saved.game !== game.id) return refuse('other-game', saved.game)
    if (saved.rules > game.rules) return refuse('newer-rules', String(saved.rules))
    const opening = readOpening(game, saved.seats.length, saved)
    if ('refused' in opening) return opening
    const checkpoints = saved.checkpoints.map((checkpoint) => migrated(game, saved.rules, checkpoint))
    const table = LiveTable.resume(game, opening, saved, checkpoints, keep)
    const since = saved.entries.filter(({ n }) => n >= (checkpoints.at(-1)?.at ?? 0))
    const older = saved.rules < game.rules
    for (const [i, entry] of since.entries()) {
      if (!older) table.again(entry, 'trusted')
      else if (attempt(() => table.again(entry, 'trusted')) !== undefined)
        return { table, setAside: since.slice(i) }
    }
    return { table, setAside: [] }
  })
}

function migrated<G extends Shape>(game: Game<G>, rules: number, checkpoint: Checkpoint): Checkpoint {
  let { state } = checkpoint
  for (let version = rules; version < game.rules; version++) {
    const migrate = game.migrations?.[version]
    if (migrate === undefined) throw new DamagedRecord(`no migration from rules ${version}`)
    state = migrate(state)
  }
  return { ...checkpoint, state }
}

/** Plays a record from the set-up up to (not including) entry `to`, believing nothing that it can find out itself. */
export function replay<G extends Shape>(
  game: Game<G>,
  record: GameRecord,
  to?: number,
): OpenTable<G> | Refusal {
  return run(game, record, 'checked', to)
}

export interface Verified {
  readonly refused?: never
  readonly entries: number
  /** How many outcomes of chance were proven to come from the seed. */
  readonly outcomes: number
  readonly hash: string
}

/** Proves that the seed is the committed one, and that every outcome of chance came from it. */
export function verify<G extends Shape>(game: Game<G>, message: unknown): Verified | Refusal {
  const record = readRecord(message)
  if ('refused' in record) return record
  if (commit(record.seed) !== record.commitment) return refuse('wrong-dice', 'commitment')
  const table = run(game, record, 'dice-from-seed')
  if ('refused' in table) return table
  const lists = [...record.setUp, ...record.entries.flatMap(({ chance }) => chance ?? [])]
  const outcomes = lists.reduce((sum, list) => sum + list.length, 0)
  return { entries: record.entries.length, outcomes, hash: record.hash }
}

function run<G extends Shape>(
  game: Game<G>,
  record: GameRecord,
  how: 'checked' | 'dice-from-seed',
  to = record.entries.length,
): LiveTable<G> | Refusal {
  return attempt(() => {
    if (record.game !== game.id) return refuse('other-game', record.game)
    if (record.rules !== game.rules) {
      return refuse(record.rules > game.rules ? 'newer-rules' : 'older-rules', String(record.rules))
    }
    if (record.content !== lastingHash(game.content)) return refuse('older-rules', 'content')
    const opening = readOpening(game, record.seats.length, record)
    if ('refused' in opening) return opening
    const table = LiveTable.open(game, opening, record, how === 'checked' ? record.setUp : null)
    if (!same(table.setUp, record.setUp)) return refuse('wrong-dice', 'set-up')
    for (const entry of record.entries.slice(0, to)) table.again(entry, how)
    if (to < record.entries.length) return table
    const agrees = table.hash() === record.hash && table.over === record.over && same(table.record(), record)
    return agrees ? table : refuse('damaged', 'hash')
  })
}

/** Whatever goes wrong while reading what somebody else wrote is that record's fault. */
function attempt<T>(read: () => T): T | Refusal {
  try {
    return read()
  } catch (mistake) {
    const about = mistake instanceof Error ? mistake.message : 'unknown'
    return refuse(mistake instanceof WrongDice ? 'wrong-dice' : 'damaged', about)
  }
}

// --------------------------------------------------------------------------------------------------- the form of a record

type Form = (value: unknown) => string | undefined

const text: Form = (value) => (typeof value === 'string' ? undefined : '')
const truth: Form = (value) => (typeof value === 'boolean' ? undefined : '')
const anything: Form = (value) => (value === undefined ? '' : undefined)
const whole: Form = (value) => (Number.isSafeInteger(value) && (value as number) >= 0 ? undefined : '')
const exactly =
  (wanted: unknown): Form =>
  (value) =>
    value === wanted ? undefined : ''
const hex: Form = (value) => (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? undefined : '')

function listOf(form: Form, least = 0): Form {
  return (value) => {
    if (!Array.isArray(value) || value.length < least) return ''
    for (const [i, item] of value.entries()) {
      const wrong = form(item)
      if (wrong !== undefined) return `[${i}]${wrong}`
    }
    return undefined
  }
}

function object(needed: Record<string, Form>, allowed: Record<string, Form> = {}): Form {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
    for (const [name, form] of Object.entries(needed)) {
      const wrong = form((value as Record<string, unknown>)[name])
      if (wrong !== undefined) return `.${name}${wrong}`
    }
    for (const [name, field] of Object.entries(value)) {
      if (Object.hasOwn(needed, name)) continue
      const wrong = Object.hasOwn(allowed, name) ? allowed[name]?.(field) : ''
      if (wrong !== undefined) return `.${name}${wrong}`
    }
    return undefined
  }
}

function firstWrong(value: unknown, form: Form): string | undefined {
  const wrong = form(value)
  return wrong === undefined ? undefined : `record${wrong}`
}

const numbers = listOf(whole)
const standing = { kind: text }
const standingToo = { option: anything, until: text }
const entry = object(
  { n: whole, seat: whole },
  {
    decision: text,
    option: anything,
    stand: object(standing, standingToo),
    undo: listOf(whole, 1),
    chance: listOf(numbers),
    shown: numbers,
  },
)
const checkpoint = object({
  at: whole,
  turn: whole,
  state: anything,
  chance: numbers,
  standing: listOf(object({ ...standing, seat: whole }, standingToo)),
  undone: numbers,
  told: whole,
})
const saved = {
  krcma: exactly(1),
  game: text,
  rules: whole,
  content: hex,
  seats: listOf(text, 1),
  options: anything,
  scenario: anything,
  campaign: anything,
  commitment: hex,
  contributions: listOf(text),
  seed: hex,
  setUp: listOf(numbers),
  entries: listOf(entry),
  checkpoints: listOf(checkpoint, 1),
}
const SAVED = object(saved, { hash: hex, over: truth, seal: hex })
const RECORD = object({ ...saved, hash: hex, over: truth, seal: hex })
