import { resolve } from 'node:path'
import { RUNGS, type Rung } from '@krcma/bots'
import {
  type OpenTable,
  openTable,
  type Refusal,
  type Room,
  readRecord,
  replay,
  restore,
  type Shape,
} from '@krcma/kernel'
import { type Arguments, readChoice } from '../arguments.ts'
import { bookOf } from '../book.ts'
import { findGame, type House } from '../house.ts'
import { seedOf } from '../seed.ts'
import { readSetting } from '../setting.ts'
import { LinePerson } from '../table/lines.ts'
import type { Person } from '../table/person.ts'
import { ScreenPerson } from '../table/screen.ts'
import { Evening, type Sitting } from '../table/sitting.ts'
import { find, newFile, type Sitter } from '../table/store.ts'
import { isInteractive, type Terminal } from '../terminal.ts'
import type { CliWords } from '../words/words.ts'
import { Wrong } from '../wrong.ts'

/** krcma play */
export async function play(
  args: Arguments<'play'>,
  terminal: Terminal,
  house: House,
  words: CliWords,
): Promise<number> {
  const [id] = args.given
  const file = args.flag('resume')
  if (file !== undefined) return resume(file, args.flag('save') ?? file, terminal, house, words)
  if (id === undefined) throw new Wrong((say) => say.wrong.missing('play', 'game'))
  const shelved = findGame(house, id)
  const book = await bookOf(shelved, words.language)
  return shelved.open(async (room) => {
    const opening = readSetting(room.game, { players: args.flag('players'), options: args.flag('options') }, 2)
    const sitters = readSitters(args, opening.players)
    const names = readNames(args.flag('names'), sitters, words)
    const { options, scenario, campaign } = opening
    const seed = seedOf(args.flag('seed'))
    const table = openTable(room.game, { seats: names, options, scenario, campaign, seed })
    if ('refused' in table) throw new Wrong((say) => say.wrong.setting(say.refusal(table.refused), table.about))
    const save = args.flag('save')
    const path = save === undefined ? newFile(terminal, id, new Date()) : resolve(terminal.folder, save)
    return sit({ room, book, table, names, sitters, words, language: words.language, path }, terminal)
  })
}

/** Goes on with a table from its file. */
export async function resume(
  file: string,
  save: string,
  terminal: Terminal,
  house: House,
  words: CliWords,
  person?: Person,
): Promise<number> {
  const { record, sitters } = find(terminal, file)
  const read = readRecord(record)
  if ('refused' in read) return refused(read, terminal, words)
  const shelved = findGame(house, read.game)
  const book = await bookOf(shelved, words.language)
  return shelved.open(async (room) => {
    const table = reopen(room, read)
    if ('refused' in table) return refused(table, terminal, words)
    const names = read.seats
    const known = sitters?.length === names.length ? sitters : names.map((): Sitter => 'human')
    const path = resolve(terminal.folder, save)
    return sit({ room, book, table, names, sitters: known, words, language: words.language, path }, terminal, person)
  })
}

/** From the set-up on, so that the log is whole; a table of older rules from its last checkpoint. */
function reopen<G extends Shape>(room: Room<G>, record: Parameters<typeof replay>[1]): OpenTable<G> | Refusal {
  const whole = replay(room.game, record)
  if (!('refused' in whole) || whole.refused !== 'older-rules') return whole
  const restored = restore(room.game, record)
  return restored.refused === undefined ? restored.table : restored
}

function refused(refusal: Refusal, terminal: Terminal, words: CliWords): number {
  terminal.err.write(`${words.refused(words.refusal(refusal.refused), refusal.about)}\n`)
  return 1
}

export function personAt(terminal: Terminal, words: CliWords): Person {
  return isInteractive(terminal) ? new ScreenPerson(terminal, words) : new LinePerson(terminal, words)
}

/** Plays until the game is over or everybody leaves; the terminal is given back whatever happens. */
export async function sit<G extends Shape>(
  sitting: Sitting<G>,
  terminal: Terminal,
  person: Person = personAt(terminal, sitting.words),
): Promise<number> {
  const { words, path } = sitting
  const evening = new Evening(sitting, person)
  try {
    const left = await evening.play()
    person.leave()
    const lines = left === 'over' ? [...evening.result(), words.kept(path)] : [words.left(path)]
    terminal.out.write(`${lines.join('\n')}\n`)
    return left === 'interrupt' && isInteractive(terminal) ? 130 : 0
  } finally {
    person.leave()
  }
}

function readSitters(args: Arguments<'play'>, players: number): Sitter[] {
  const bots = (args.flag('bots') ?? 'greedy').split(',').map((bot) => readChoice<Rung>('--bots', bot, RUNGS))
  const humans = readSeats(args.flag('humans') ?? '0', players)
  let seated = 0
  return Array.from({ length: players }, (_, seat) => {
    if (humans.includes(seat)) return 'human'
    return bots[seated++ % bots.length] ?? 'greedy'
  })
}

function readSeats(text: string, players: number): number[] {
  if (text === 'none' || text === '') return []
  const seats = text === 'all' ? Array.from({ length: players }, (_, seat) => seat) : text.split(',').map(Number)
  if (!seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players))
    throw new Wrong((words) => words.wrong.seats(text, players))
  return seats
}

/** Those named are the people, in order; bots have names of their own. */
function readNames(text: string | undefined, sitters: readonly Sitter[], words: CliWords): string[] {
  const given = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const people = sitters.filter((sitter) => sitter === 'human').length
  if (given.length > people) throw new Wrong((say) => say.wrong.names(given.length, people))
  let named = 0
  return sitters.map((sitter, seat) =>
    sitter === 'human' ? (given[named++] ?? words.player(seat + 1)) : words.bot(seat),
  )
}
