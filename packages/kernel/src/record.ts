import { commit } from './chance.ts'
import { anything, fields, listOf, misfit, nullable, text, whole } from './form.ts'
import { hash, lastingHash } from './hash.ts'
import type { Entry, Game, GameRecord, OpenTable, Refusal, Saved, Shape } from './index.ts'
import { LiveTable, WrongDice } from './live.ts'
import { migrated, migratedSettings } from './migration.ts'
import { readOpening } from './opening.ts'
import { same } from './plain.ts'
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
 * Goes on with a table from its latest checkpoint and the answers since; a whole record is played again from its set-up. A checkpoint of
 * older rules is migrated, and the answers since are given again as far as they fit. What comes from our own store is trusted; check what does not with
 * `readRecord` and `replay`.
 */
export function restore<G extends Shape>(game: Game<G>, saved: Saved, inMemory?: number): Restored<G> | Refusal {
  const work = restoring(game, saved, inMemory)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** The same, entry by entry: a long game may take a while, and whoever has others to see to does so between two of them. */
export function* restoring<G extends Shape>(
  game: Game<G>,
  saved: Saved,
  inMemory?: number,
): Generator<undefined, Restored<G> | Refusal, undefined> {
  const wrong = misfit(saved, SAVED)
  if (wrong !== undefined) return refuse('malformed', `record${wrong}`)
  try {
    return yield* goingOn(game, saved, inMemory)
  } catch (mistake) {
    return faultOf(mistake)
  }
}

function* goingOn<G extends Shape>(
  game: Game<G>,
  saved: Saved,
  inMemory: number | undefined,
): Generator<undefined, Restored<G> | Refusal, undefined> {
  if (saved.game !== game.id) return refuse('other-game', saved.game)
  if (saved.rules > game.rules) return refuse('newer-rules', String(saved.rules))
  const older = saved.rules < game.rules
  const { options, scenario } = older ? migratedSettings(game, saved) : saved
  // A campaign says itself how old it is.
  const opening = readOpening(game, saved.seats.length, { options, scenario, campaign: saved.campaign })
  if ('refused' in opening) return opening
  if (!older && saved.content !== lastingHash(game.content(opening))) return refuse('older-rules', 'content')
  if (!older && isWhole(saved)) {
    const { seats, seed, contributions, setUp, entries } = saved
    const start = { seats, seed, contributions, ...(inMemory === undefined ? {} : { inMemory }) }
    const table = LiveTable.open(game, opening, start, setUp)
    yield* madeAgain(table, entries)
    return { table, setAside: [] }
  }
  const checkpoints = saved.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    state: migrated(game, saved.rules, 'state', checkpoint.state),
  }))
  const since = saved.entries.filter(({ n }) => n >= (checkpoints.at(-1)?.at ?? 0))
  const resume = (freshDice: boolean) => LiveTable.resume(game, opening, { ...saved, checkpoints }, inMemory, freshDice)
  const resumed = older ? attempt(() => resume(false)) : resume(false)
  // Newer rules may throw other dice before their first question.
  let table = 'refused' in resumed ? resume(true) : resumed
  let rest = older ? since : table.passOver(since)
  if (rest === undefined) {
    table = resume(false)
    rest = since
  }
  if (!older) {
    yield* madeAgain(table, rest)
    return { table, setAside: [] }
  }
  for (const [i, entry] of rest.entries())
    if (attempt(() => table.again(entry, 'trusted')) !== undefined) return { table, setAside: rest.slice(i) }
  return { table, setAside: [] }
}

function* madeAgain<G extends Shape>(table: LiveTable<G>, entries: readonly Entry[]): Generator<undefined, void> {
  for (const entry of entries) {
    table.again(entry, 'trusted')
    yield
  }
}

/** Whether it tells more than its checkpoints do: what lies before them could be taken back. */
function isWhole({ entries, checkpoints }: Saved): boolean {
  return entries[0]?.n === 0 && (checkpoints[0]?.at ?? 0) > 0
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
    const opening = readOpening(game, record.seats.length, record)
    if ('refused' in opening) return opening
    if (record.content !== lastingHash(game.content(opening))) return refuse('older-rules', 'content')
    const table = LiveTable.open(game, opening, record, how === 'checked' ? record.setUp : null)
    if (!same(table.save().setUp, record.setUp)) return refuse('wrong-dice', 'set-up')
    for (const entry of record.entries.slice(0, to)) table.again(entry, how)
    if (to < record.entries.length) return table
    const agrees = table.hash() === record.hash && table.over === record.over && same(table.record(), record)
    return agrees ? table : refuse('damaged', 'hash')
  })
}

/** Whatever goes wrong while reading what somebody else wrote is that record's fault. */
export function attempt<T>(read: () => T): T | Refusal {
  try {
    return read()
  } catch (mistake) {
    return faultOf(mistake)
  }
}

function faultOf(mistake: unknown): Refusal {
  const about = mistake instanceof Error ? mistake.message : 'unknown'
  return refuse(mistake instanceof WrongDice ? 'wrong-dice' : 'damaged', about)
}

// --------------------------------------------------------------------------------------------------- the form of a record

const hex = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

const STANDING = { option: anything, until: text }
const SAID = { decision: text, option: anything, stand: fields({ kind: text }, STANDING), undo: listOf(whole) }
const LED_TO = { chance: listOf(listOf(whole)), shown: listOf(whole), together: listOf(whole) }
const ENTRY = fields({ n: whole, seat: whole }, { ...SAID, ...LED_TO })
const COUNTS = { at: whole, turn: whole, told: whole, undone: listOf(whole), chance: listOf(whole) }
const STANDS = listOf(fields({ kind: text, seat: whole }, STANDING))
const CHECKPOINT = fields({ ...COUNTS, state: anything, standing: STANDS })
const RULES = { krcma: (value: unknown) => value === 1, game: text, rules: whole, content: hex }
const CAMPAIGN = nullable(fields({ rules: whole, sheets: anything }))
const OPENING = { seats: listOf(text), options: anything, scenario: anything, campaign: CAMPAIGN }
const CHANCE = { commitment: hex, contributions: listOf(text), seed: hex, setUp: listOf(listOf(whole)) }
const PAST = { ...RULES, ...OPENING, ...CHANCE, entries: listOf(ENTRY), checkpoints: listOf(CHECKPOINT) }
const SEALED = { hash: hex, over: (value: unknown) => typeof value === 'boolean', seal: hex }
const SAVED = fields(PAST, SEALED)
const RECORD = fields({ ...PAST, ...SEALED })
