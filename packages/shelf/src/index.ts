/**
 * Service discovery for games: a game is a folder of `games/` whose package exports a room, and its id is the name of that
 * folder. Programs that run in Node find it here, so that none of them knows a game by name.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Chapter, Language, Room, Shape } from '@krcma/kernel'

/** A game that can be fetched; nothing of it is loaded before somebody asks. */
export interface Shelved {
  readonly id: string
  /** The address of its built module, for threads and processes that load it themselves. */
  readonly module: string
  /** Loads the game and hands it to `use`, which must do with any game at all. */
  open<T>(use: <G extends Shape>(room: Room<G>) => T): Promise<T>
  /** The chapters of its book; none, if it has no book. */
  chapters(language: Language): readonly string[]
  /** One of them; null if there is none of that name. */
  chapter(language: Language, name: string): Promise<Chapter | null>
}

/** Whether this very file is a source: then games are read from their sources too, and need no build. */
const FROM_SOURCE = import.meta.url.endsWith('.ts')

/** The games of a folder, by id; without those that are not built yet. */
export function shelfIn(folder: string): readonly Shelved[] {
  const ids = existsSync(folder) ? readdirSync(folder).sort() : []
  return ids.flatMap((id) => shelved(id, join(folder, id)) ?? [])
}

function shelved(id: string, folder: string): Shelved | undefined {
  const { source, built } = entriesOf(folder)
  const entry = FROM_SOURCE && source !== undefined ? source : built
  if (entry === undefined || built === undefined || !existsSync(entry)) return undefined
  return {
    id,
    module: pathToFileURL(built).href,
    async open(use) {
      const { room } = (await load(entry)) as { room?: Room<Shape> }
      if (room === undefined) throw new Error(`${folder} exports no room`)
      if (room.game.id !== id) throw new Error(`${folder} holds the game ${room.game.id}: a game's folder has its name`)
      return use(room)
    },
    chapters: (language) => chaptersIn(bookIn(folder, language)),
    async chapter(language, name) {
      const book = bookIn(folder, language)
      // A name may come from elsewhere: only what lies in the book is opened.
      if (!chaptersIn(book).includes(name)) return null
      return ((await load(join(book, `${name}${ENDING}`))) as { chapter: Chapter }).chapter
    },
  }
}

const ENDING = FROM_SOURCE ? '.ts' : '.js'

function bookIn(folder: string, language: Language): string {
  return FROM_SOURCE ? join(folder, 'book', language) : join(folder, 'dist', 'book', language)
}

function chaptersIn(book: string): readonly string[] {
  const files = existsSync(book) ? readdirSync(book).sort() : []
  return files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length))
}

function load(path: string): Promise<unknown> {
  return import(pathToFileURL(path).href)
}

/** What the package of a folder exports, as a source and built; nothing where there is no package. */
function entriesOf(folder: string): { readonly source?: string; readonly built?: string } {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return {}
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports?: { '.'?: { 'krcma-source'?: string; default?: string } }
  }
  const { 'krcma-source': source, default: built } = exports?.['.'] ?? {}
  return {
    ...(source === undefined ? {} : { source: join(folder, source) }),
    ...(built === undefined ? {} : { built: join(folder, built) }),
  }
}
