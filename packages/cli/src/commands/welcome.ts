import { LEVELS, type Rung } from '@krcma/bots'
import { type Language, openTable, type Room, type Shape } from '@krcma/kernel'
import type { Shelved } from '@krcma/shelf'
import { bookOf } from '../book.ts'
import type { House } from '../house.ts'
import { seedOf } from '../seed.ts'
import { optionName, optionValue, readSetting } from '../setting.ts'
import type { Person } from '../table/person.ts'
import { newFile, type Sitter, unfinished } from '../table/store.ts'
import type { Terminal } from '../terminal.ts'
import { allWords, type CliWords } from '../words/words.ts'
import { Wrong } from '../wrong.ts'
import { personAt, resume, sit } from './play.ts'

/** krcma without a command: what to play, who plays, and off. */
export async function welcome(terminal: Terminal, house: House, said: CliWords, asked: boolean): Promise<number> {
  if (house.shelf.length === 0) {
    terminal.err.write(`${said.noGames}\n`)
    return 1
  }
  const person = personAt(terminal, said)
  try {
    const words = asked ? said : await pickLanguage(person, said)
    if (words !== undefined) person.speak(words)
    const choice = words && (await pickGame(person, terminal, house, words))
    if (words === undefined || choice === undefined) return leave(person, terminal, said)
    if ('path' in choice) return await resume(choice.path, choice.path, terminal, house, words, person)
    const book = await bookOf(choice.shelved, words.language)
    return await choice.shelved.open(async (room) => {
      const settings = await pickSettings(person, room, words)
      if (settings === undefined) return leave(person, terminal, words)
      const { sitters, names, options } = settings
      const table = openTable(room.game, { seats: names, options, seed: seedOf(undefined) })
      if ('refused' in table) throw new Wrong((say) => say.wrong.setting(say.refusal(table.refused), table.about))
      const path = newFile(terminal, choice.shelved.id, new Date())
      return sit({ room, book, table, names, sitters, words, language: words.language, path }, terminal, person)
    })
  } finally {
    person.leave()
  }
}

function leave(person: Person, terminal: Terminal, words: CliWords): number {
  person.leave()
  terminal.out.write(`${words.welcome.bye}\n`)
  return 0
}

/** One of some values; undefined when somebody leaves instead. */
async function pickOf<T>(
  person: Person,
  words: CliWords,
  question: string,
  ways: readonly { readonly text: string; readonly value: T }[],
  scene: readonly string[] = [],
): Promise<T | undefined> {
  const shortcuts = [{ shortcut: 'quit' as const, key: 'q', text: words.welcome.quit }]
  const items = ways.map(({ text }) => ({ text }))
  const picked = await person.pick({ title: 'Krčma', scene, news: [], question, items, shortcuts })
  return 'item' in picked ? ways[picked.item]?.value : undefined
}

async function pickLanguage(person: Person, words: CliWords): Promise<CliWords | undefined> {
  const languages: readonly Language[] = words.language === 'cs' ? ['cs', 'en'] : ['en', 'cs']
  const ways = languages.map((language) => ({ text: allWords[language].itself, value: allWords[language] }))
  return pickOf(person, words, words.welcome.language, ways)
}

async function pickGame(person: Person, terminal: Terminal, { shelf }: House, words: CliWords) {
  const rooms = await Promise.all(
    shelf.map((shelved) =>
      shelved.open((room) => {
        const { name, pitch } = room.words[words.language]
        return { shelved, id: room.game.id, name, pitch }
      }),
    ),
  )
  const saved = unfinished(terminal).flatMap(({ path, record }) => {
    const room = rooms.find(({ id }) => id === record.game)
    if (room === undefined) return []
    const text = words.welcome.goOn(room.name, record.seats.join(', '), record.entries.length)
    return [{ text, value: { path } }]
  })
  const fresh = rooms.map(({ shelved, name }) => ({ text: name, value: { shelved } }))
  const pitches = rooms.flatMap(({ name, pitch }) => [`${name}: ${pitch}`, ''])
  return pickOf<{ readonly path: string } | { readonly shelved: Shelved }>(
    person,
    words,
    words.welcome.game,
    [...fresh, ...saved.slice(0, 5)],
    pitches,
  )
}

/** Those worth playing first. */
const OPPONENTS: readonly Rung[] = [...LEVELS, 'greedy', 'random']

interface Settings {
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

async function pickSettings<G extends Shape>(
  person: Person,
  { game, words: spoken }: Room<G>,
  words: CliWords,
): Promise<Settings | undefined> {
  const say = spoken[words.language]
  const counts = game.players.map((n) => ({ text: words.welcome.count(n), value: n }))
  const players = await pickOf(person, words, words.welcome.players, counts, [say.pitch])
  if (players === undefined) return undefined
  const options = await pickOptions(person, game.options, say.options, words)
  if (options === undefined) return undefined
  const upTo = Array.from({ length: players + 1 }, (_, i) => (i + 1) % (players + 1))
  const people = await pickOf(
    person,
    words,
    words.welcome.people,
    upTo.map((n) => ({ text: words.welcome.here(n), value: n })),
  )
  if (people === undefined) return undefined
  const kinds = OPPONENTS.map((bot) => ({ text: words.bots[bot], value: bot }))
  const bot: Rung | undefined = people === players ? 'greedy' : await pickOf(person, words, words.welcome.bots, kinds)
  if (bot === undefined) return undefined
  const sitters = Array.from({ length: players }, (_, seat): Sitter => (seat < people ? 'human' : bot))
  const names: string[] = []
  for (const [seat, sitter] of sitters.entries()) {
    const own = words.player(seat + 1)
    names.push(sitter === 'human' ? await person.write(words.welcome.name(seat + 1), own) : words.bot(seat))
  }
  return {
    sitters,
    names,
    options: { ...readSetting(game, { players: String(players) }, players).options, ...options },
  }
}

async function pickOptions(person: Person, options: object, spoken: object, words: CliWords) {
  const open = Object.entries(options as Readonly<Record<string, readonly unknown[]>>).filter(
    ([, { length }]) => length > 1,
  )
  const chosen: Record<string, unknown> = {}
  const { rules, usual, chosen: choose } = words.welcome
  const ways = [
    { text: usual, value: 'usual' },
    { text: choose, value: 'choose' },
  ]
  const how = open.length === 0 ? 'usual' : await pickOf(person, words, rules, ways)
  if (how !== 'choose') return how === undefined ? undefined : chosen
  for (const [name, values] of open) {
    const ways = values.map((value) => ({ text: optionValue(spoken, name, value), value: { value } }))
    const picked = await pickOf(person, words, optionName(spoken, name), ways)
    if (picked === undefined) return undefined
    chosen[name] = picked.value
  }
  return chosen
}
