import { commit, DamagedRecord } from './chance.ts'
import type { Checkpoint, Entry, Game, GameRecord, OpenTable, Refusal, Saved, Shape } from './index.ts'
import { LiveTable, WrongDice } from './live.ts'
import { readOpening } from './opening.ts'
import { hash, lastingHash, same } from './plain.ts'
import { refuse } from './refusal.ts'

/** A record that comes from outside: whether it is one at all, and whether it is whole. */
export function readRecord(message: unknown): GameRecord | Refusal {
  const wrong = misfit(message, RECORD)
  if (wrong !== undefined) return refuse('malformed', `record${wrong}`)
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
  const wrong = misfit(saved, SAVED)
  if (wrong !== undefined) return refuse('malformed', `record${wrong}`)
  return attempt(() => {
    if (saved.game !== game.id) return refuse('other-game', saved.game)
    if (saved.rules > game.rules) return refuse('newer-rules', String(saved.rules))
    const opening = readOpening(game, saved.seats.length, saved)
    if ('refused' in opening) return opening
    const checkpoints = saved.checkpoints.map((checkpoint) => migrated(game, saved.rules, checkpoint))
    const since = saved.entries.filter(({ n }) => n >= (checkpoints.at(-1)?.at ?? 0))
    const older = saved.rules < game.rules
    const resume = (freshDice: boolean) => LiveTable.resume(game, opening, saved, checkpoints, keep, freshDice)
    const resumed = older ? attempt(() => resume(false)) : resume(false)
    // Newer rules may throw other dice before their first question.
    const table = 'refused' in resumed ? resume(true) : resumed
    for (const [i, entry] of since.entries()) {
      if (!older) table.again(entry, 'trusted')
      else if (attempt(() => table.again(entry, 'trusted')) !== undefined) return { table, setAside: since.slice(i) }
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
export function replay<G extends Shape>(game: Game<G>, record: GameRecord, to?: number): OpenTable<G> | Refusal {
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
  const outcomes = [...record.setUp, ...record.entries.flatMap(({ chance }) => chance ?? [])].flat().length
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
    if (record.rules > game.rules) return refuse('newer-rules', String(record.rules))
    if (record.rules < game.rules) return refuse('older-rules', String(record.rules))
    if (record.content !== lastingHash(game.content)) return refuse('older-rules', 'content')
    const opening = readOpening(game, record.seats.length, record)
    if ('refused' in opening) return opening
    const table = LiveTable.open(game, opening, record, how === 'checked' ? record.setUp : null)
    if (!same(table.save().setUp, record.setUp)) return refuse('wrong-dice', 'set-up')
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

/** A form is a pattern: a test, a list of one form (all items), or the fields that must be there and all that may. */
type Form = ((value: unknown) => boolean) | readonly [Form] | { readonly must: Fields; readonly all: Fields }
type Fields = { readonly [field: string]: Form }

const text = (value: unknown) => typeof value === 'string'
const anything = (value: unknown) => value !== undefined
const whole = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
const hex = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const fields = (must: Fields, may: Fields = {}) => ({ must, all: { ...must, ...may } })

const STANDING = { option: anything, until: text }
const SAID: Fields = { decision: text, option: anything, stand: fields({ kind: text }, STANDING), undo: [whole] }
const ENTRY = fields({ n: whole, seat: whole }, { ...SAID, chance: [[whole]], shown: [whole] })
const COUNTS: Fields = { at: whole, turn: whole, told: whole, undone: [whole], chance: [whole] }
const CHECKPOINT = fields({ ...COUNTS, state: anything, standing: [fields({ kind: text, seat: whole }, STANDING)] })
const RULES = { krcma: (value: unknown) => value === 1, game: text, rules: whole, content: hex }
const OPENING: Fields = { seats: [text], options: anything, scenario: anything, campaign: anything }
const CHANCE: Fields = { commitment: hex, contributions: [text], seed: hex, setUp: [[whole]] }
const PAST: Fields = { ...RULES, ...OPENING, ...CHANCE, entries: [ENTRY], checkpoints: [CHECKPOINT] }
const SAVED = fields(PAST, { hash: hex, over: (value) => typeof value === 'boolean', seal: hex })
const RECORD = fields(SAVED.all)

/** Where a value first departs from a form, if it does. The way there is made of words only then: most do not. */
function misfit(value: unknown, form: Form): string | undefined {
  if (typeof form === 'function') return form(value) ? undefined : ''
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(form)) return ''
  if (!('all' in form)) {
    const at = (value as unknown[]).findIndex((item) => misfit(item, form[0]) !== undefined)
    return at < 0 ? undefined : `[${at}]${misfit((value as unknown[])[at], form[0])}`
  }
  for (const name in value) if (!Object.hasOwn(form.all, name)) return `.${name}`
  for (const name in form.all) {
    if (!Object.hasOwn(value, name) && !Object.hasOwn(form.must, name)) continue
    const wrong = misfit((value as Record<string, unknown>)[name], form.all[name] as Form)
    if (wrong !== undefined) return `.${name}${wrong}`
  }
  return undefined
}
